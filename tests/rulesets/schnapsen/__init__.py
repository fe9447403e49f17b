"""Dreierschnapsen, clause by clause."""
