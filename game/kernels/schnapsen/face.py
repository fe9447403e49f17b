"""A deal of Dreierschnapsen as the kernels have it: what is asked of them, once it is told."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from game.kernels import tricks
from game.kernels.compiled import compiling
from game.kernels.lanes import LANES
from game.kernels.schnapsen import cards, deal, ending, trials


class Deal:
    """A position (`game.kernels.schnapsen.deal`) in which cards are played."""

    def __init__(self, position: Sequence[int]) -> None:
        get_ready()
        self.at = np.array(position, np.int64)
        self._rooms = [_Room() for _ in range(LANES)]

    def choose_card(self) -> int:
        """Return the card that the plain player plays."""
        found: int = cards.choose_card(self.at)
        return found

    def solve(self) -> int:
        """Return what the deal comes to from here with all hands open."""
        room = self._rooms[0]
        found: int = ending.solve(self.at, room.plies, room.known)
        return found

    def play_out(self) -> None:
        """Play on to the end of the deal, the last tricks with open cards."""
        trials.play_out(self.at, self._rooms[0].plies, self._rooms[0].known)

    def returns(self) -> tuple[float, ...]:
        """Return what the deal has brought each player, less the average."""
        return tuple([deal.utility(self.at, player) for player in range(deal.PLAYERS)])

    def try_moves(self, lane: int, moves: Any, layouts: Any, returns: Any) -> None:
        """Write what each of the moves brings in each world, as [world, move]."""
        room = self._rooms[lane]
        trials.try_moves(self.at, moves, layouts, room.now, room.plies, room.known, returns)


class _Room:
    """What a lane writes to."""

    def __init__(self) -> None:
        self.now = np.zeros(deal.SIZE, np.int64)
        self.plies = np.zeros((ending.PLIES, ending.COLUMNS), np.int64)
        self.known = np.zeros((ending.ROWS, ending.ROW), np.int64)


@cache
def get_ready() -> None:
    """Call every kernel once, so that one process compiles them and the others wait for that."""
    with compiling():
        at, room = np.zeros(deal.SIZE, np.int64), _Room()
        at[tricks.PLAYERS], at[tricks.NUMBER], at[deal.LONG] = 3, 5, 4
        at[tricks.MUST_TRUMP] = at[tricks.MUST_BEAT] = 1
        lies = np.array([[1, 2, 4]])
        trials.try_moves(at, lies[0, :1], lies, room.now, room.plies, room.known, np.zeros((1, 1)))
        at[tricks.HANDS : tricks.HANDS + 3], at[tricks.LIVE] = lies[0], 7
        cards.choose_card(at)
        ending.solve(at, room.plies, room.known)
        trials.play_out(at, room.plies, room.known)
        deal.act(at.copy(), 0)
        deal.utility(at, 0)
