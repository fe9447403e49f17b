"""Serbian whist, clause by clause."""
