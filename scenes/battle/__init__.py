"""The battlefield: cards on a tile map."""
