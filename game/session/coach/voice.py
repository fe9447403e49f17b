"""How much the coach says."""

from enum import StrEnum

from game.session.review.judging import Mark


class Voice(StrEnum):
    """Off, quiet (only where it is grave) or talkative (slips as well, and a word of praise)."""

    OFF = "off"
    QUIET = "quiet"
    TALKATIVE = "talkative"

    @property
    def least(self) -> float:
        """From which share of what is at stake on a loss is spoken of."""
        return (Mark.SLIP if self is Voice.TALKATIVE else Mark.BLUNDER).least


SETTING = "coach"
"""What the store calls the voice; the window and text mode share it."""


def voice_from(text: str | None) -> Voice:
    """Return the voice of a kept setting, OFF for none or an unknown one."""
    return Voice(text) if text in set(Voice) else Voice.OFF
