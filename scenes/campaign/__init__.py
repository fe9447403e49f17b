"""The campaign in the window: the map, what happens at a place, and the end of a season."""
