"""Serbian whist in numbers, in reading order: `worth`, `bids`, `cards`, `deal`, `trials`."""
