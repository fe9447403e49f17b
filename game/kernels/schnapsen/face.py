"""A deal of Dreierschnapsen as the kernels have it: what is asked of them, once it is told."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from game.kernels import tricks
from game.kernels import walk as walks
from game.kernels.compiled import compiling
from game.kernels.lanes import LANES
from game.kernels.schnapsen import cards, deal, ending, heard, plies, trials, worth


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
        self.plies = np.zeros((plies.PLIES, plies.COLUMNS), np.int64)
        self.known = np.zeros((ending.ROWS, ending.ROW), np.int64)


class Values:
    """What hands and calls are worth, by the tables of `worth`; contracts go by their rows."""

    def __init__(
        self, weights: Sequence[Sequence[float]], contracts: Sequence[Sequence[int]]
    ) -> None:
        get_ready()
        self.tables = np.array(weights, np.float64), np.array(contracts, np.int64)

    def weight_sum(self, row: int, hand: int, trump: int) -> float:
        """Return the sum of a row's weights for a hand."""
        return worth.weight_sum(self.tables[0], row, hand, trump)

    def chance_to_make(self, contract: int, hand: int, named: int, to_come: int) -> float:
        """Return the chance to make a contract, with so many cards of the talon to come."""
        return worth.chance_to_make(*self.tables, contract, hand, named, to_come)

    def merit(self, contract: int, hand: int, named: int) -> float:
        """Return how good six cards are for a contract."""
        return worth.merit(*self.tables, contract, hand, named)

    def best_to_keep(self, contract: int, cards: int, named: int) -> int:
        """Return the six of the cards that are best for a contract."""
        return int(worth.best_to_keep(*self.tables, contract, cards, named))

    def bid_worth(
        self, contract: int, hand: int, named: int, player: int, needs: Sequence[float]
    ) -> float:
        """Return what it is worth to become declarer of a contract."""
        found = np.array(needs, np.float64)
        return worth.bid_worth(*self.tables, contract, hand, named, player, found)

    def pass_worth(self, standing: int) -> float:
        """Return what it is worth to let a contract stand."""
        return worth.pass_worth(self.tables[1], standing)


def contract_worth(chance: float, value: float, player: int, needs: Sequence[float]) -> float:
    """Return what a contract is worth to its declarer, who makes it with this chance."""
    return worth.contract_worth(chance, float(value), player, np.array(needs, np.float64))


class Exchange(Deal):
    """The position before the first lead, where the declarer's moves are cards to put away."""

    def __init__(self, position: Sequence[int], values: Values, contract: int, named: int) -> None:
        super().__init__(position)
        self._values, self._contract, self._named = values, contract, named

    def try_moves(self, lane: int, moves: Any, layouts: Any, returns: Any) -> None:
        """Write what it brings to put each of the cards away, as [world, move]."""
        room = self._rooms[lane]
        written, tables = (room.now, room.plies, room.known), self._values.tables
        about = self._contract, self._named
        trials.try_puts(self.at, moves, layouts, *written, *tables, *about, returns)


class Worlds:
    """Worlds of a seat (`game.kernels.lanes.Worlds`), by what it has heard (`heard`).

    `deal` is what moves are tried in, None where only worlds are asked for. `needs` is what each
    player still needs.
    """

    def __init__(
        self,
        told: Sequence[int],
        calls: Sequence[Sequence[int]],
        needs: Sequence[float],
        values: Values,
        deal: Deal | None = None,
    ) -> None:
        get_ready()
        rows = np.array(calls, np.int64).reshape(len(calls), heard.COLUMNS)
        self._heard = (
            np.array(told, np.int64),
            rows,
            np.array(needs, np.float64),
            *values.tables,
        )
        self._deal = deal

    def draw(self, lane: int, walk: Any, stream: Any, swaps: int, layouts: Any) -> None:
        """Walk on by so many exchanges to each of the layouts to be written."""
        heard.draw_layouts(walk, stream, swaps, *self._heard, layouts)

    def weigh(self, layouts: Any, weights: Any) -> None:
        """Write how likely each layout is."""
        heard.weigh(layouts.ravel(), layouts.shape[1], *self._heard, weights)

    def with_talon(self, talon: int, layout: Sequence[int]) -> float:
        """Return how likely a layout is with these cards found in the talon, 0 for none."""
        found: float = heard.with_talon(talon, np.array(layout, np.int64), 0, *self._heard)
        return found

    def try_moves(self, lane: int, moves: Any, layouts: Any, returns: Any) -> None:
        """Write what each of the moves brings in each world, as [world, move]."""
        assert self._deal is not None, "no card is played yet"
        self._deal.try_moves(lane, moves, layouts, returns)


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
        told, calls = np.full(heard.SIZE, -1, np.int64), np.zeros((1, heard.COLUMNS), np.int64)
        weights, contracts = np.zeros((2, worth.WIDTH)), np.zeros((1, worth.COLUMNS), np.int64)
        told[heard.NAMED], told[heard.CONTRACT] = 4, 0
        about = told, calls, np.zeros(3), weights, contracts
        walk, stream = np.zeros(walks.SIZE, np.int64), np.ones(1, np.int64)
        layout = np.array([1, 2, 4, 0, 0])
        heard.draw_layouts(walk, stream, 0, *about, layout.reshape(1, 5))
        heard.weigh(layout, 5, *about, np.zeros(1))
        heard.with_talon(0, layout, 0, *about)
        at[tricks.NUMBER], written = 5, (room.now, room.plies, room.known)
        trials.try_puts(
            at, np.array([9]), lies, *written, weights, contracts, 0, 4, np.zeros((1, 1))
        )
        worth.bid_worth(weights, contracts, 0, 1, 4, 0, about[2])
        worth.contract_worth(0.0, 0.0, 0, about[2])
        worth.best_to_keep(weights, contracts, 0, 0b1111111, 4)
        worth.chance_to_make(weights, contracts, 0, 1, 4, 0)
        worth.merit(weights, contracts, 0, 1, 4)
        worth.weight_sum(weights, 0, 1, 4)
