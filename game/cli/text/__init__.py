"""Text mode: one person plays in plain lines, for terminals and screen readers."""
