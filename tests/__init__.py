"""The proof: laws over every game, rules one by one, outside vectors, counted trees, traces."""
