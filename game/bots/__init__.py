"""Computer players: the table of levels and the process they think in."""
