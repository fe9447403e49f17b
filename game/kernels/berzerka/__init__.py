"""Berzerka in numbers, once its cards are played: `deal`, `cards`, `trials`, `face`."""
