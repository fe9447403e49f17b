"""Whole matches written down, to be read in the diff."""
