"""Berserk: a tactical card battle on a board of 5 x 6 squares. The rule book is RULES.md here."""
