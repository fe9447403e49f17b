"""A race between moves over sampled worlds, for any number of players.

Every move still in the race is tried in the same world, and the world is played out; so luck of
the cards strikes all moves alike, and what counts is the difference between two moves in the same
worlds. From time to time the moves that are clearly behind the leader drop out, and the rest of
the trials goes to those that are still close (Maron and Moore, 1994). There is no tree: whoever
is to act after the move plays as the playout plays, which pays where playouts have good sense.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import sqrt
from operator import mul
from typing import Any, Protocol, TypeVar

from game.core.protocols import Action, Candidate, steps_of
from game.core.rng import Rng
from game.search.params import RaceParams

A = TypeVar("A", bound=Action)


class Brought(Protocol):
    """What moves have brought in some worlds, in sums.

    `worlds` counts them, `weight` and `squares` are the sums of their weights and of these squared;
    `totals` are the weighted sums of what each move has brought, `products` those of any two, and
    `points` what of the totals the deal itself pays.
    """

    worlds: int
    weight: float
    squares: float
    totals: list[float]
    products: list[list[float]]
    points: list[float]


class Trials(Protocol):
    """Moves tried in the same worlds, some worlds at a time."""

    def affordable(self, trials: int) -> int:
        """Return how many playouts there can be in the time that so many are meant to take."""
        ...

    def handful(self, running: Sequence[int], most: int) -> Brought | None:
        """Try these moves (places in the list of moves) in some more worlds, `most` at most.

        There are no worlds in what it returns when every world there is has been tried. It takes
        some milliseconds, after which a search can be ended: None means that there is more to do
        for this handful, when it is asked for once more.
        """
        ...

    def stride(self, moves: int) -> int:
        """Return how many worlds so many moves are tried in before it is looked who drops out."""
        ...


class WorldTrials:
    """Trials in worlds that are States, one world after the other.

    `worlds` are States in which the searching player is to act, or None where the next one is
    still being looked for.
    """

    def __init__(
        self,
        legal: Sequence[Any],
        worlds: Iterator[Any],
        playout: Callable[[Any, Rng], Sequence[float]],
        rng: Rng,
        cost: int = 1,
    ) -> None:
        """`cost` is how many playouts of the budget each one counts for."""
        self.legal, self.rng = legal, rng
        self._worlds, self._playout, self._cost = worlds, playout, cost
        self._number = 0
        self._world: Any = None
        self._row: list[Return] = []

    def affordable(self, trials: int) -> int:
        """Return as many, at their cost."""
        return trials // self._cost

    def handful(self, running: Sequence[int], most: int) -> Brought | None:
        """Try one move in a world, or look for one; what it has brought when all are tried."""
        if self._world is None:
            worlds = list(islice(self._worlds, 1))
            if not worlds:
                return _Sums([], len(running))
            self._world, self._row = worlds[0], []
            self._number += 1
            return None
        brought = self.returned(self._world, running[len(self._row)])
        if brought is not None:
            self._row.append(brought)
        if len(self._row) < len(running):
            return None
        self._world = None
        return _Sums([self._row], len(running))

    def stride(self, moves: int) -> int:
        """Return the same, however many moves there are."""
        return STRIDE

    def returned(self, world: Any, number: int) -> "Return | None":
        """Return the same as `tried`, with what of it the deal itself pays: all of it, where a
        playout reckons with nothing else."""
        brought = self.tried(world, number)
        return None if brought is None else (brought, brought)

    def tried(self, world: Any, number: int) -> float | None:
        """Return what a move brings in a world, to whoever makes it: with the same luck as the
        others, in what is still to be drawn.

        None means that there is more to do for it, when it is asked for once more.
        """
        me, state = world.current_player(), self.after(world, number)
        if state.is_terminal():
            return float(state.returns()[me])
        return float(self._playout(state, self.luck())[me])

    def after(self, world: Any, number: int) -> Any:
        """Return a world in which a move has been made."""
        state = world.clone()
        for step in steps_of(self.legal[number]):
            state.apply_action(step)
        return state

    def luck(self) -> Rng:
        """Return what is still to be drawn in this world, the same for every move."""
        return self.rng.fork(self._number)


Return = tuple[float, float]
"""What a move brings in a world as a race weighs it, and what of that the deal itself pays."""
STRIDE = 8
"""Worlds that are States between two looks who drops out."""


class _Sums:
    """What moves have brought, from a row for each world; all worlds count the same."""

    def __init__(self, rows: Sequence[Sequence[Return]], moves: int) -> None:
        columns = [[row[move][0] for row in rows] for move in range(moves)]
        self.worlds = len(rows)
        self.weight = self.squares = float(len(rows))
        self.totals = [sum(column) for column in columns]
        self.products = [[sum(map(mul, one, other)) for other in columns] for one in columns]
        self.points = [sum(row[move][1] for row in rows) for move in range(moves)]


LOOKS = 8
"""So often at least it is looked who drops out."""
_ROUNDING = 1e-9
_LEAST_VARIANCE = 0.05
"""Keeps two moves that have differed in no world yet from being told apart too soon."""


class Standings:
    """What each move has brought so far; those still running have run in all worlds."""

    def __init__(self, moves: int) -> None:
        self.running = list(range(moves))
        self.worlds = [0] * moves
        self.most = 0
        """How many worlds there have been."""
        self._weights = [0.0] * moves
        self._squares = 0.0
        self._totals = [0.0] * moves
        self._points = [0.0] * moves
        self._products = [[0.0] * moves for _ in range(moves)]

    def add(self, brought: Brought) -> None:
        """Take in what those running have brought in some worlds."""
        self.most += brought.worlds
        self._squares += brought.squares
        for row, one in enumerate(self.running):
            self.worlds[one] += brought.worlds
            self._weights[one] += brought.weight
            self._totals[one] += brought.totals[row]
            self._points[one] += brought.points[row]
            for column, other in enumerate(self.running):
                self._products[one][other] += brought.products[row][column]

    def mean(self, move: int) -> float:
        """The average return of a move to the player who makes it."""
        return self._totals[move] / self._weights[move] if self._weights[move] else 0.0

    def points(self, move: int) -> float:
        """What of that average the deal itself pays: the figure that somebody is told."""
        return self._points[move] / self._weights[move] if self._weights[move] else 0.0

    def leader(self) -> int:
        """The move that has brought most."""
        return max(self.running, key=self.mean)

    def leads_clearly(self, one: int, other: int, margin: float) -> bool:
        """Tell whether the other is behind by more than the margin, in standard errors.

        Both are running.
        """
        gap, variance, effective = self._gap(one, other)
        return gap * sqrt(effective) > margin * sqrt(variance) + _ROUNDING

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """Return how much more a move has brought than another that is running as well, and the
        standard error of that."""
        gap, variance, effective = self._gap(one, other)
        return gap, sqrt(variance / effective)

    def _gap(self, one: int, other: int) -> tuple[float, float, float]:
        """Return the difference of two moves, its variance, and in how many worlds as it were."""
        weight, products = self._weights[one], self._products
        gap = (self._totals[one] - self._totals[other]) / weight
        square = products[one][one] + products[other][other] - 2 * products[one][other]
        variance = max(0.0, square / weight - gap * gap) + _LEAST_VARIANCE
        return gap, variance, weight * weight / self._squares

    def drop(self, margin: float) -> None:
        """Let those drop out that are clearly behind the leader."""
        leader = self.leader()
        behind = [each for each in self.running if self.leads_clearly(leader, each, margin)]
        self.running = [each for each in self.running if each not in behind]

    def order(self) -> list[int]:
        """Return those that ran longest first, and among them those that brought most."""
        return sorted(range(len(self.worlds)), key=lambda n: (-self.worlds[n], -self.mean(n), n))


def weigh(moves: int, trials: Trials, most: int) -> Standings:
    """Return what so many moves bring, all of them tried in the same worlds to the end."""
    standings = Standings(moves)
    left = trials.affordable(most)
    while left >= moves:
        brought = trials.handful(standings.running, min(left // moves, trials.stride(moves)))
        if brought is None:
            continue
        if not brought.worlds:
            break
        standings.add(brought)
        left -= brought.worlds * moves
    return standings


def search(
    legal: Sequence[A],
    trials: Trials,
    params: RaceParams,
    taste: Callable[[Sequence[A]], A] | None = None,
) -> Iterator[list[Candidate[A]]]:
    """Yield ever better candidates, the leader first; the last list is after all trials.

    An empty list says that there is nothing new: between any two the search can be ended.
    `taste` chooses between moves that the race could not tell apart.
    """
    standings = Standings(len(legal))
    total = left = trials.affordable(params.trials)
    close = params.close
    is_over = False
    while not is_over:
        running = standings.running
        share = min(left, max(total // LOOKS, params.fewest_worlds * len(running)))
        due = min(max(1, share // len(running)), trials.stride(len(running)))
        while due:
            if (brought := trials.handful(running, due)) is None:
                yield []
                continue
            if not brought.worlds:
                close, is_over = 0.0, True  # what is ahead is ahead
                break
            standings.add(brought)
            left -= brought.worlds * len(running)
            due -= brought.worlds
            if due:
                yield _candidates(legal, standings)
        else:
            if standings.most >= params.fewest_worlds:
                standings.drop(params.margin)
            is_alone = len(standings.running) == 1 < len(legal)  # one by itself is being weighed
            is_over = left < len(standings.running) or is_alone
            if not is_over:
                yield _candidates(legal, standings)
    final = _candidates(legal, standings)
    if taste is not None:
        as_good = _close_to_leader(legal, standings, close)
        if len(as_good) > 1:
            final = _candidates(legal, standings, legal.index(taste(as_good)))
    yield final


def _close_to_leader(legal: Sequence[A], standings: Standings, margin: float) -> list[A]:
    """Return the moves that the leader does not clearly leave behind, the leader first."""
    order = [number for number in standings.order() if number in standings.running]
    return [legal[n] for n in order if not standings.leads_clearly(order[0], n, margin)]


def _candidates(
    legal: Sequence[A], standings: Standings, first: int | None = None
) -> list[Candidate[A]]:
    """Return the candidates in order, with one of those running `first` that has been chosen."""
    order = standings.order()
    if first is not None:
        order.sort(key=lambda each: each != first)
    return [Candidate(legal[n], standings.points(n), standings.worlds[n]) for n in order]
