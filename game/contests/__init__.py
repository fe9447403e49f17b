"""Strength, measured: the arena, the ladder of levels, the league of decks, and who plays them."""
