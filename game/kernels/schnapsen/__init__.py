"""Dreierschnapsen in numbers: `worth` and `heard`, what hands and calls tell; once its cards are
played `deal`, `cards`, `ending`, `trials`; `face`."""
