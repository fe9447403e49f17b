"""Berzerka at the table."""
