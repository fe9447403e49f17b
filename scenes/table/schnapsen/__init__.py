"""Dreierschnapsen at the table."""
