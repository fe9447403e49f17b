"""A rubber: what stands below and above the line, and when it is won (BR-45 to BR-48)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from game.rulesets.bridge.scoring import GAME

Pair = tuple[int, int]
"""A number for North-South and one for East-West."""
WON = (700, 500)
"""For two games, against none and against one (BR-47)."""
LONE_GAME = 300
"""For the one game of a rubber that was broken off (BR-48)."""


class PaidFor(StrEnum):
    """What a side is paid for when a rubber ends: that it has won it, or what it alone has."""

    RUBBER = "rubber"
    GAME = "game"
    PART_SCORE = "part_score"


@dataclass(frozen=True)
class Payment:
    """What the end of a rubber brings a side, and for what."""

    side: int
    points: int
    paid_for: PaidFor


@dataclass(frozen=True)
class Rubber:
    """A rubber as it stands; each field is a number for either side.

    `below` are the trick points towards the game that is being played, `tricks` all trick points
    of the rubber, `above` all else.
    """

    games: Pair = (0, 0)
    below: Pair = (0, 0)
    tricks: Pair = (0, 0)
    above: Pair = (0, 0)

    @property
    def is_won(self) -> bool:
        """Whether a side has two games."""
        return 2 in self.games

    @property
    def vulnerable(self) -> tuple[bool, bool]:
        """Which sides have a game (BR-46)."""
        return self.games[0] > 0, self.games[1] > 0

    @property
    def totals(self) -> Pair:
        """All that stands on the sheet."""
        return self.tricks[0] + self.above[0], self.tricks[1] + self.above[1]

    def with_above(self, side: int, points: int) -> Self:
        """Return the rubber with points above the line."""
        return replace(self, above=added(self.above, side, points))

    def with_below(self, side: int, points: int) -> Self:
        """Return the rubber with trick points below the line.

        A hundred win the game, and the part-scores of both sides count no more (BR-45); the second
        game wins the rubber (BR-47).
        """
        below = added(self.below, side, points)
        after = replace(self, below=below, tricks=added(self.tricks, side, points))
        if below[side] < GAME:
            return after
        games = added(self.games, side, 1)
        after = replace(after, games=games, below=(0, 0))
        return after.with_above(side, WON[games[1 - side]]) if after.is_won else after

    def payments(self, part_score: int) -> Iterator[Payment]:
        """Yield what the end of the rubber brings: won, two games; broken off, a game and a
        part-score in the unfinished one, each where one side alone has it (BR-47, BR-48)."""
        if self.is_won:
            side = self.games.index(2)
            yield Payment(side, WON[self.games[1 - side]], PaidFor.RUBBER)
            return
        for numbers, worth, paid_for in (
            (self.games, LONE_GAME, PaidFor.GAME),
            (self.below, part_score, PaidFor.PART_SCORE),
        ):
            holders = [side for side in range(2) if numbers[side]]
            if len(holders) == 1:
                yield Payment(holders[0], worth, paid_for)

    def broken_off(self, part_score: int) -> Self:
        """Return the rubber as it is settled when no more is played: one that is won is that
        already (BR-48)."""
        after = self
        for each in () if self.is_won else self.payments(part_score):
            after = after.with_above(each.side, each.points)
        return after


def added(pair: Pair, side: int, points: int) -> Pair:
    """Return the pair with points added for a side."""
    return (pair[0] + points, pair[1]) if side == 0 else (pair[0], pair[1] + points)
