"""Contract Bridge with Jokers: the rule book is RULES.md here."""
