"""Contract Bridge with Jokers, clause by clause."""
