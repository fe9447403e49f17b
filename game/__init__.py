"""Everything that can be played without a screen; imports no pygame."""

__version__ = "0.1.0"
