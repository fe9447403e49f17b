"""A deal of Dreierschnapsen as the kernels have it: what is asked of them, once it is told."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from game.kernels import tricks
from game.kernels import walk as walks
from game.kernels.compiled import compiling
from game.kernels.lanes import LANES
from game.kernels.schnapsen import calls, cards, deal, ending, heard, plies, trials, worth

FACTS = (deal.DECLARER, deal.CONTRACT, deal.OUTCOME, deal.MULTIPLIER, deal.UNSEEN, deal.WON)
"""What is told of a deal that has been played out: places in its position."""
WORTHS = (deal.PLAYERS, 2, deal.MOST_POINTS + 1, deal.PLAYERS)
"""What a deal may come to: who is declarer, 0 if he makes it, the points, whom it concerns."""


def worths_by(tell: Callable[[int, bool, int], Sequence[float]]) -> Any:
    """Return the array of what a deal may come to.

    Told who is declarer, whether he makes it, and the points, `tell` says what each player has.
    """
    found = np.zeros(WORTHS)
    for declarer, lost, points in product(*map(range, WORTHS[:3])):
        found[declarer, lost, points] = tell(declarer, not lost, points)
    return found


class Deal:
    """A position (`game.kernels.schnapsen.deal`) in which cards are played.

    `worths` is an array of WORTHS: what the deal is worth to each, by what it may come to.
    """

    def __init__(self, position: Sequence[int], worths: Any) -> None:
        get_ready()
        self.at = np.array(position, np.int64)
        self._worths = worths
        self._rooms = [_Room() for _ in range(LANES)]
        self._streams = [np.zeros(1, np.int64) for _ in range(LANES)]
        """What cards still to come are drawn by."""

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
        """Return what the deal is worth to each player, now that it is over."""
        players = range(deal.PLAYERS)
        return tuple([deal.utility(self.at, player, self._worths) for player in players])

    def try_moves(self, lane: int, moves: Any, layouts: Any, returns: Any) -> None:
        """Write what each of the moves brings in each world, as [world, move]."""
        room = self._rooms[lane]
        written = room.now, room.plies, room.known
        trials.try_moves(self.at, moves, layouts, *written, self._worths, returns)

    def look_on(self, moves: Sequence[int], layouts: Any) -> tuple[Any, Any]:
        """Return what each of the moves brings in each world, as [world, move], and the FACTS of
        the deal that has come of it, as [world, move, fact]."""
        room, tried = self._rooms[0], (len(layouts), len(moves))
        returns, facts = np.zeros(tried), np.zeros((*tried, len(FACTS)), np.int64)
        written = room.now, room.then, room.plies, room.known
        about = self._worths, np.array(FACTS, np.int64)
        trials.look_on(
            self.at, np.array(moves, np.int64), layouts, *written, *about, returns, facts
        )
        return returns, facts


class _Room:
    """What a lane writes to."""

    def __init__(self) -> None:
        self.now, self.then = np.zeros((2, deal.SIZE), np.int64)
        self.plies = np.zeros((plies.PLIES, plies.COLUMNS), np.int64)
        self.known = np.zeros((ending.ROWS, ending.ROW), np.int64)


class Values:
    """What hands and calls are worth, by the tables of `worth`; contracts go by their rows."""

    def __init__(
        self, weights: Sequence[Sequence[float]], contracts: Sequence[Sequence[int]]
    ) -> None:
        get_ready()
        self.tables = np.array(weights, np.float64), np.array(contracts, np.int64)


class Calls(Deal):
    """A position before the first lead, where moves are what `calls` has numbers for.

    `needs` is what each player still needs.
    """

    def __init__(
        self,
        position: Sequence[int],
        worths: Any,
        values: Values,
        needs: Sequence[float],
        seed: int = 0,
    ) -> None:
        super().__init__(position, worths)
        self._told = *values.tables, np.array(needs, np.float64)
        self._streams = [np.array([1 + seed + lane], np.int64) for lane in range(LANES)]

    def choose_call(self, reach: float) -> int:
        """Return what the plain player says or puts away, who takes his hand for more by this."""
        found: int = calls.choose_call(self.at, float(reach), *self._told)
        return found

    def play_out(self) -> None:
        """Call and play on to the end of the deal."""
        room = self._rooms[0]
        about = *self._told, self._streams[0]
        trials.play_deal(self.at, room.plies, room.known, *about)

    def try_moves(self, lane: int, moves: Any, layouts: Any, returns: Any) -> None:
        """Write what each of the moves brings in each world, as [world, move]."""
        room, stream = self._rooms[lane], self._streams[lane]
        written = room.now, room.plies, room.known
        about = *self._told, stream, self._worths
        trials.try_calls(self.at, moves, layouts, *written, *about, returns)

    def look_on(self, moves: Sequence[int], layouts: Any) -> tuple[Any, Any]:
        """Return the same of calls; a world has the same luck whatever they are, and cards that win
        are those of tricks not solved."""
        tried = len(layouts), len(moves)
        returns, facts = np.zeros(tried), np.zeros((*tried, len(FACTS)), np.int64)
        numbers, brought = np.array(moves, np.int64), np.zeros((1, 1))
        now, stream = self._rooms[0].now, self._streams[0]
        luck = int(stream[0])
        for world in range(len(layouts)):
            for move in range(len(moves)):
                stream[0] = luck + world
                self.try_moves(0, numbers[move : move + 1], layouts[world : world + 1], brought)
                returns[world, move], facts[world, move] = brought[0, 0], now[list(FACTS)]
        return returns, facts


class Worlds:
    """Worlds of a seat (`game.kernels.lanes.Worlds`), by what it has heard (`heard`).

    `deal` is what moves are tried in, None where only worlds are asked for. `needs` is what each
    player still needs. `pace` is how many exchanges of a walk are made where one is asked for.
    """

    def __init__(
        self,
        told: Sequence[int],
        calls: Sequence[Sequence[int]],
        needs: Sequence[float],
        values: Values,
        deal: Deal | None = None,
        pace: int = 1,
    ) -> None:
        get_ready()
        rows = np.array(calls, np.int64).reshape(len(calls), heard.COLUMNS)
        self._heard = (
            np.array(told, np.int64),
            rows,
            np.array(needs, np.float64),
            *values.tables,
        )
        self._deal, self._pace = deal, pace

    def draw(self, lane: int, walk: Any, stream: Any, swaps: int, layouts: Any) -> None:
        """Walk on by so many exchanges to each of the layouts to be written."""
        heard.draw_layouts(walk, stream, swaps * self._pace, *self._heard, layouts)

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

    def means(self, moves: Sequence[int], layouts: Any) -> list[float]:
        """Return what each of the moves brings on average in these worlds."""
        returns = np.zeros((len(layouts), len(moves)))
        self.try_moves(0, np.array(moves, np.int64), layouts, returns)
        found: list[float] = returns.mean(axis=0).tolist()
        return found

    def look_on(self, moves: Sequence[int], layouts: Any) -> tuple[Any, Any]:
        """Return what each of the moves brings in each world, and what has come of it."""
        assert self._deal is not None, "no card is played yet"
        return self._deal.look_on(moves, layouts)


@cache
def get_ready() -> None:
    """Call every kernel once, so that one process compiles them and the others wait for that."""
    with compiling("schnapsen"):
        at, room, worths = np.zeros(deal.SIZE, np.int64), _Room(), np.zeros(WORTHS)
        at[tricks.PLAYERS], at[tricks.NUMBER], at[deal.LONG] = 3, 5, 4
        at[tricks.MUST_TRUMP] = at[tricks.MUST_BEAT] = 1
        lies = np.array([[1, 2, 4, 0, 0]])
        written = room.now, room.plies, room.known
        trials.try_moves(at, lies[0, :1], lies, *written, worths, np.zeros((1, 1)))
        places, facts = np.array(FACTS, np.int64), np.zeros((1, 1, len(FACTS)), np.int64)
        looking = room.now, room.then, room.plies, room.known, worths, places
        trials.look_on(at, lies[0, :1], lies, *looking, np.zeros((1, 1)), facts)
        at[tricks.HANDS : tricks.HANDS + 3], at[tricks.LIVE] = lies[0, :3], 7
        cards.choose_card(at)
        ending.solve(at, room.plies, room.known)
        trials.play_out(at, room.plies, room.known)
        deal.act(at.copy(), 0)
        deal.utility(at, 0, worths)
        told, heard_calls = (
            np.full(heard.SIZE, -1, np.int64),
            np.zeros((1, heard.COLUMNS), np.int64),
        )
        weights = np.zeros((2 * worth.CONTRACTS, worth.WIDTH))
        contracts = np.zeros((worth.CONTRACTS, worth.COLUMNS), np.int64)
        told[heard.NAMED], told[heard.CONTRACT] = 4, 0
        needs = np.zeros(3)
        about = told, heard_calls, needs, weights, contracts
        walk, stream = np.zeros(walks.SIZE, np.int64), np.ones(1, np.int64)
        layout = np.array([1, 2, 4, 0, 0])
        heard.draw_layouts(walk, stream, 0, *about, layout.reshape(1, 5))
        heard.weigh(layout, 5, *about, np.zeros(1))
        heard.with_talon(0, layout, 0, *about)
        values = weights, contracts, needs
        at[deal.STAGE] = calls.DOUBLING
        calls.choose_call(at, 0.0, *values)
        trials.play_deal(at.copy(), room.plies, room.known, *values, stream)
        moves = np.array([deal.PASS])
        trials.try_calls(at, moves, lies, *written, *values, stream, worths, np.zeros((1, 1)))
