"""Counted game trees, against a second generator."""
