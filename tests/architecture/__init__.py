"""What holds for the source itself."""
