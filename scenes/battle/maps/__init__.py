"""The land of a battle: its map, looked over and read, and drawn as large as a window."""
