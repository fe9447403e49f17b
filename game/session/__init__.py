"""Matches: played, watched through ports, stored, replayed."""
