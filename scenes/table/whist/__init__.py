"""Serbian whist at the table."""
