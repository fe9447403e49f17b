"""Berzerka, clause by clause."""
