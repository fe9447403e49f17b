"""Parts that games are built from: cards, tricks. Knows no game."""
