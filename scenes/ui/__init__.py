"""Widgets: our own, small and tested."""
