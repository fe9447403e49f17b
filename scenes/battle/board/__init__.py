"""What stands on the battlefield and at its sides."""
