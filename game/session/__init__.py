"""Matches: played, stored, replayed."""
