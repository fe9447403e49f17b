"""Parts that games are built from."""
