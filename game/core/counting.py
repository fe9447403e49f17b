"""Questions of what has been played, and of what the dice will do, for whoever trains."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Count:
    """A question in words, what may be answered, which of that is right (a place from 0), and why.

    It rests on what the seat that is asked has seen.
    """

    question: str
    answers: tuple[str, ...]
    right: int
    why: str


@dataclass(frozen=True)
class Riddle:
    """Something that could be done, what is told of it in sentences, and the questions."""

    action: Any
    told: tuple[str, ...]
    counts: tuple[Count, ...]
