"""Many small steps that make up a whole, such as an army that is placed card by card."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Whole:
    """The steps, in an order in which they can be made; it is weighed as one action would be."""

    steps: tuple[Any, ...]

    def __str__(self) -> str:
        return "; ".join(map(str, self.steps))

    def is_same(self, other: "Whole") -> bool:
        """Tell whether it comes to the same, whichever step was made first."""
        return sorted(map(str, self.steps)) == sorted(map(str, other.steps))


def steps_of(move: Any) -> tuple[Any, ...]:
    """Return the steps of a whole, or the one action that a move is."""
    return move.steps if isinstance(move, Whole) else (move,)
