"""Strength: what the plain player and the searches know, and that it shows at the table."""
