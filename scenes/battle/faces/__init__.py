"""How a Berserk card looks and what it is called: whole, small, from behind, and on the board."""
