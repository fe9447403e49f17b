"""Decks of Berserk in the window: building them, and the draft."""
