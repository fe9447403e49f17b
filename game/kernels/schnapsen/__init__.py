"""Dreierschnapsen in numbers, once its cards are played: `deal`, `cards`, `ending`, `trials`,
`face`."""
