"""Matches at the table and in the store."""
