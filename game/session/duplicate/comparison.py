"""Two matches with the same cards, deal by deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from game.core.intervals import Interval, interval
from game.core.protocols import Player
from game.core.terms import Boards
from game.session.match import Match

LEAST = 20
"""Deals of which a difference has an interval: of fewer it says too little."""


@dataclass(frozen=True)
class Compared:
    """One deal (its number is from 0): what it has brought at either table, the more the better.

    None where it was not played there: a match may end sooner at one table. `difference` is how
    much better the own table did.
    """

    number: int
    own: float | None
    other: float | None
    difference: float | None


@dataclass(frozen=True)
class Comparison:
    """The deals of two matches. `boards` says how the game counts differences, None for as they
    are."""

    deals: Sequence[Compared]
    boards: Boards | None

    @property
    def differences(self) -> list[float]:
        """The differences of the deals that were played at both tables."""
        return [each.difference for each in self.deals if each.difference is not None]

    @property
    def mean(self) -> float | None:
        """The difference of a deal on average, None without one."""
        return fmean(self.differences) if self.differences else None

    @property
    def interval(self) -> Interval | None:
        """The mean with its 95 % interval, None of fewer than LEAST deals."""
        return interval(self.differences) if len(self.differences) >= LEAST else None


def compared(own: Match, other: Match, seat: Player, first: int = 0) -> Comparison:
    """Compare two matches with the same cards from a deal on, as somebody in this seat sees it.

    What a deal brings is its return: what moves the ranking, less what the table has on average.
    """
    boards = own.ruleset.boards
    if boards is not None and boards.refuses(own.options):
        boards = None
    deals = range(first, max(len(own.deal_returns), len(other.deal_returns)))
    brought = [(_of(own, number, seat), _of(other, number, seat)) for number in deals]
    return Comparison(
        [
            Compared(number, mine, theirs, _difference(mine, theirs, boards))
            for number, (mine, theirs) in zip(deals, brought, strict=True)
        ],
        boards,
    )


def _of(match: Match, number: int, seat: Player) -> float | None:
    returns = match.deal_returns
    return returns[number][seat] if number < len(returns) else None


def _difference(own: float | None, other: float | None, boards: Boards | None) -> float | None:
    if own is None or other is None:
        return None
    return own - other if boards is None else boards.score((own, -other))
