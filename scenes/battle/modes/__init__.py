"""What clicks and keys mean at the battlefield, phase by phase and question by question."""
