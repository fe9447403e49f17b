"""Bridge at the table."""
