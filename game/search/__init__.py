"""Search over the contract alone; knows no game."""
