"""A match as it is shown, whoever drives it: in play, again, as a lesson, or behind the title."""
