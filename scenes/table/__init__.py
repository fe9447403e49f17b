"""The table of the trick games."""
