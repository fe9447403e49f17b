"""A hand of Berzerka as the kernels have it: what is asked of them, once a position is told."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from game.kernels import tricks
from game.kernels.berzerka import cards, deal, trials
from game.kernels.compiled import compiling
from game.kernels.lanes import LANES


class Deal:
    """A position (`game.kernels.berzerka.deal`), and how many tricks each aims at."""

    def __init__(self, position: Sequence[int], goals: Sequence[float]) -> None:
        get_ready()
        self.at = np.array(position, np.int64)
        self._goals = np.array(goals, np.float64)
        self._now = [self.at.copy() for _ in range(LANES)]

    def choose_card(self) -> int:
        """Return the card that the plain player plays."""
        found: int = cards.choose_card(self.at, self._goals)
        return found

    def play_out(self) -> None:
        """Play on to the end of the hand as plain players do."""
        trials.play_out(self.at, self._goals)

    def returns(self) -> tuple[float, ...]:
        """Return what the hand has brought each player, with a little for the distance."""
        return tuple([deal.utility(self.at, player) for player in range(3)])

    def points(self) -> tuple[int, ...]:
        """Return the game points that the hand has brought each player."""
        return tuple([int(deal.points(self.at, player)) for player in range(3)])

    def paid(self, returns: Any) -> Any:
        """Return the game points of returns that have a little for the distance in them: of what a
        place pays nothing else is as near (`deal.MARGIN`)."""
        value = int(self.at[deal.VALUE])
        if self.at[deal.BADNESS] == deal.MIDDLE:
            lost = -(value // 2)
            return np.where(returns > (value + lost) / 2, value, lost)
        return value * np.clip(np.rint(returns / max(value, 1)), -1, 1)

    def came_to(self, player: int) -> tuple[int, int, int]:
        """Return the game points that the hand has brought a player, how many are placed before
        him, and what is ranked of him."""
        at = self.at
        return deal.points(at, player), deal.ahead(at, player), deal.ranked(at, player)

    def try_moves(self, lane: int, moves: Any, layouts: Any, returns: Any) -> None:
        """Write what each of the moves brings in each world, as [world, move]."""
        trials.try_moves(self.at, moves, layouts, self._now[lane], self._goals, returns)

    def look_on(self, moves: Sequence[int], layouts: Any) -> tuple[Any, Any]:
        """Return what each of the cards brings in each world, as [world, move], and what has come
        of it, as [world, move, fact] (`game.kernels.berzerka.trials`)."""
        tried = len(layouts), len(moves)
        returns, facts = np.zeros(tried), np.zeros((*tried, trials.FACTS), np.int64)
        numbers = np.array(moves, np.int64)
        trials.look_on(self.at, numbers, layouts, self._now[0], self._goals, returns, facts)
        return returns, facts


@cache
def get_ready() -> None:
    """Call every kernel once, so that one process compiles them and the others wait for that."""
    with compiling("berzerka"):
        at = np.zeros(deal.SIZE, np.int64)
        at[tricks.PLAYERS], at[tricks.LIVE], at[tricks.NUMBER] = 3, 0b111, 12
        at[tricks.HANDS : tricks.HANDS + 3] = 1, 2, 4
        goals, lies = np.zeros(3), np.array([[1, 2, 4]])
        trials.try_moves(at, lies[0, :1], lies, at.copy(), goals, np.zeros((1, 1)))
        facts = np.zeros((1, 1, trials.FACTS), np.int64)
        trials.look_on(at, lies[0, :1], lies, at.copy(), goals, np.zeros((1, 1)), facts)
        cards.choose_card(at, goals)
        trials.play_out(at, goals)
        deal.utility(at, 0)
        deal.points(at, 0)
        deal.ahead(at, 0)
        deal.ranked(at, 0)
