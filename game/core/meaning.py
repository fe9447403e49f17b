"""What things at a table mean: a line for whoever points at one, and where the book says more.

A game's `Telling.meaning` answers for its decisions and for the things named here.
"""

from dataclasses import dataclass
from enum import Enum, auto


@dataclass(frozen=True)
class Meaning:
    """A line: what it is, what it is worth now, what loses it.

    `rule` is a clause of the rule book, or the first cell of a row of one of its tables.
    """

    words: str
    rule: str = ""

    def told(self) -> str:
        """Return the line with the place in the book; a row's name that it says already is not
        said twice."""
        return f"{self.words} [{self.rule}]" if self.rule not in self.words else self.words


class Thing(Enum):
    """What is on the table beside decisions and players."""

    QUESTION = auto()
    """What the person is asked now: what it is about, and what stands."""
    TRUMPS = auto()
    """The trump suit, or that there is none."""
    STAKE = auto()
    """What the deal hangs on for whoever looks: what he needs, or has to keep others from."""
    STORY = auto()
    """How the deal has gone so far: what was called, what stands, what is missing."""
    TALON = auto()
    """The cards that lie beside the trick: whose they are, and what they are for."""


@dataclass(frozen=True)
class Seated:
    """A player, with all that his plate shows: what he said, what he has, what he still needs."""

    player: int
