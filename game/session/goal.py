"""What a match asks of whoever plays it, where that is more than to win it."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Goal:
    """`words` say it in a line for the head of the table, `told` in whole sentences, with the house
    rule of the place and what is at stake."""

    words: str
    told: Sequence[str]


@dataclass(frozen=True)
class Verdict:
    """Whether a match has brought what it asked for: in a headline, and what was asked."""

    is_met: bool
    title: str
    words: str
