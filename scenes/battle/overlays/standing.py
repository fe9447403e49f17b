"""Who is ahead in a battle, by the best choice of a hint that was tried too seldom for a figure."""

from math import sqrt
from typing import Any

from game.core.outlook import SURE
from game.core.protocols import Candidate
from game.core.words import _, many, marked
from game.rulesets.berserk.terms import BATTLES

AHEAD = marked("you are ahead in this battle")
BEHIND = marked("you are behind in this battle")
OPEN = marked("the battle is open")
MARGIN = 1.0
"""By so many errors more a figure must be beyond the border before something else is told than
before: two hints of one turn differ by less, by luck of the trials alone."""


class Standing:
    """How a battle stands by the hints that were asked for in it, one after the other."""

    def __init__(self) -> None:
        self._battle = -1
        self._last = ""

    def told(self, battle: int, best: Candidate[Any]) -> str:
        """Return who is ahead by what the best choice promises in this battle, by its number, or
        that it is open; what was told last holds till the figure is clearly of another kind."""
        if battle != self._battle:
            self._battle, self._last = battle, ""
        error = error_of(best)
        behind, ahead = (
            sign * best.value > self._border(words) * error
            for sign, words in ((-1, BEHIND), (1, AHEAD))
        )
        self._last = AHEAD if ahead else BEHIND if behind else OPEN
        return _(self._last)

    def _border(self, words: str) -> float:
        """Return beyond how many errors a figure must be for these words."""
        if not self._last:
            return SURE
        return SURE - MARGIN if words == self._last else SURE + MARGIN


def error_of(best: Candidate[Any]) -> float:
    """Return by how much the figure of a choice may be off: of values from -1 to 1 none with such a
    mean errs by more."""
    return sqrt(max(0.0, 1 - best.value**2) / best.visits)


def basis(best: Candidate[Any], told: str) -> str:
    """Return what it follows from who is told to be ahead: the figure, and from how few trials."""
    words = many(
        "Played out {n} time from here, you win about {wins} of 100 battles, by how the armies "
        "stand after the enemy’s next turn.",
        "Played out {n} times from here, you win about {wins} of 100 battles, by how the armies "
        "stand after the enemy’s next turn.",
        best.visits,
    )
    reserve = _("From so few, that may be off by {error}.")
    if told == _(OPEN):
        reserve = _("Those are too few to tell who is ahead.")
    wins, error = BATTLES.value(best.value), BATTLES.cost(SURE * error_of(best))
    return f"{words.format(n=best.visits, wins=wins)} {reserve.format(error=error)}"
