"""What holds for one game alone."""
