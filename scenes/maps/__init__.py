"""Maps of Tiled: checked from end to end, read, and made into pictures; a battlefield or a road."""
