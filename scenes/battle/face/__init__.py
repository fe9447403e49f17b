"""How a Berserk card looks: whole, in the hand, on the board, and from behind."""
