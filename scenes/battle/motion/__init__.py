"""What moves for a moment on the battlefield: ways, effects and dice."""
