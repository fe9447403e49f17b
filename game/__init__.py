"""Everything that can be played without a screen; imports no pygame."""
