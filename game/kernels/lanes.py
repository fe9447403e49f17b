"""Moves tried in worlds by kernels, a handful at a time, on as many cores as there are.

A decision has lanes: each walks through worlds of its own with a stream of its own, and writes
what its handful of worlds has brought. The lanes are always the same and their results are put
together in order, so that nothing depends on how many threads work at them.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from functools import cache
from typing import Any, Protocol

import numpy as np

from game.kernels import walk as walks
from game.kernels.compiled import is_compiled
from game.kernels.stream import below

LANES = 2
"""How many walks a decision has; so many cores can be used."""
HANDFUL = 384
"""About how many playouts a lane makes at a time: some milliseconds."""


def array_of(rows: Sequence[Sequence[float]]) -> Any:
    """Return figures by world and choice as an array."""
    return np.array(rows)


class Worlds(Protocol):
    """What a game's kernels do with layouts: arrays [world, place] of the masks of cards.

    Each call is of one lane; those of different lanes run at once and share nothing they write.
    """

    def draw(self, lane: int, walk: Any, stream: Any, swaps: int, layouts: Any) -> None:
        """Walk on by so many exchanges to each of the layouts to be written."""
        ...

    def weigh(self, layouts: Any, weights: Any) -> None:
        """Write how likely each layout is."""
        ...

    def try_moves(self, lane: int, moves: Any, layouts: Any, returns: Any) -> None:
        """Write what each of the moves brings in each world, as [world, move]."""
        ...


class Walks:
    """Worlds drawn by walks, one a lane, without end.

    `laid` is where each walk begins, `possible` what each place can take, `known` what certainly
    lies there; all as masks by place. `seeds` are whole numbers, one a lane.
    """

    def __init__(
        self,
        worlds: Worlds,
        laid: Sequence[Sequence[int]],
        possible: Sequence[int],
        known: Sequence[int],
        seeds: Sequence[int],
    ) -> None:
        self._worlds = worlds
        self._walks = [_new_walk(each, possible, known) for each in laid]
        self._streams = [np.array([1 + seed], np.int64) for seed in seeds]
        self._swaps = [walks.SWAPS_FIRST] * len(seeds)

    def walk_on(self, lane: int, swaps: int) -> bool:
        """Take so many of the exchanges before the next world; tell whether it is reached."""
        now = min(swaps, self._swaps[lane])
        here = np.zeros((1, int(self._walks[lane][walks.PLACES])), np.int64)
        self._worlds.draw(lane, self._walks[lane], self._streams[lane], now, here)
        self._swaps[lane] -= now
        return self._swaps[lane] == 0

    def draw(self, lane: int, count: int) -> Any:
        """Return so many layouts of a lane, as [world, place]."""
        walk, stream = self._walks[lane], self._streams[lane]
        drawn = np.zeros((count, int(walk[walks.PLACES])), np.int64)
        if count:
            self._worlds.draw(lane, walk, stream, self._swaps[lane], drawn[:1])
            self._swaps[lane] = walks.SWAPS_BETWEEN
            self._worlds.draw(lane, walk, stream, walks.SWAPS_BETWEEN, drawn[1:])
        return drawn

    def handful(self, moves: Sequence[int], most: int, paid: "Paid | None" = None) -> "Brought":
        """Try the moves in some more worlds, `most` at most."""
        numbers, parts = np.array(moves, np.int64), _parts(most, len(moves))

        def work(lane: int) -> Any:
            return _tried(self._worlds, lane, numbers, self.draw(lane, parts[lane]))

        return Brought(np.ones(sum(parts)), np.concatenate(_at_once(work)), paid)


class Pool:
    """All the worlds there are, each of which counts by how likely it is.

    They come in an order drawn by chance: whoever stops before the last has seen no corner of them.
    """

    def __init__(self, worlds: Worlds, layouts: Sequence[Sequence[int]], seed: int) -> None:
        """`layouts` are masks by place; raise ValueError where none of them is possible."""
        self._worlds = worlds
        self._layouts = np.array(layouts, np.int64)
        self._weights = np.zeros(len(layouts))
        self._stream = np.array([1 + seed], np.int64)
        self._next = 0
        if layouts:
            worlds.weigh(self._layouts, self._weights)
            possible = self._weights > 0
            self._layouts, self._weights = self._layouts[possible], self._weights[possible]
        if not self._weights.sum():
            raise ValueError("no deal fits what has been shown")
        order = np.argsort([below(self._stream, 1 << 30) for _ in self._weights], kind="stable")
        self._layouts, self._weights = self._layouts[order], self._weights[order]

    def draw(self, count: int) -> Any:
        """Return so many layouts, each as often as it is likely."""
        bounds = np.cumsum(self._weights)
        picks = [below(self._stream, 1 << 30) / (1 << 30) * bounds[-1] for _ in range(count)]
        return self._layouts[np.minimum(np.searchsorted(bounds, picks, "right"), len(bounds) - 1)]

    def only(self, count: int) -> None:
        """Keep so many worlds, drawn by how likely they are, where all are too many to try."""
        self._layouts, self._weights = self.draw(count), np.ones(count)

    def handful(self, moves: Sequence[int], most: int, paid: "Paid | None" = None) -> "Brought":
        """Try the moves in some more worlds, `most` at most; none when all have been tried."""
        numbers = np.array(moves, np.int64)
        here = slice(self._next, self._next + sum(_parts(most, len(moves))))
        shares = np.array_split(self._layouts[here], LANES)
        found = _at_once(lambda lane: _tried(self._worlds, lane, numbers, shares[lane]))
        self._next = here.stop
        return Brought(self._weights[here], np.concatenate(found), paid)


Paid = Callable[[Any], Any]
"""Given what moves have brought, what of it the deal itself pays, as [world, move]."""


class Brought:
    """What moves have brought in some worlds, in sums: all that a race wants to know.

    `worlds` counts them, `weight` and `squares` are the sums of their weights and of these squared;
    `totals` are the weighted sums of what each move has brought, `products` those of any two, and
    `points` what of the totals the deal itself pays: all, where nothing else is `paid`.
    """

    def __init__(self, weights: Any, returns: Any, paid: Paid | None = None) -> None:
        self.worlds = len(weights)
        self.weight = float(weights.sum())
        self.squares = float(weights @ weights)
        self.totals: list[float] = (weights @ returns).tolist()
        weighed = weights[:, None] * returns
        self.products: list[list[float]] = (returns.T @ weighed).tolist()
        points = returns if paid is None else paid(returns)
        self.points: list[float] = (weights @ points).tolist()

    def of(self, places: Sequence[int]) -> "Brought":
        """Return the same with the moves at these places, each as often as it is named."""
        found = copy(self)
        found.totals = [self.totals[place] for place in places]
        found.points = [self.points[place] for place in places]
        found.products = [[self.products[one][other] for other in places] for one in places]
        return found


def stride(moves: int) -> int:
    """Return in how many worlds so many moves are tried at a time, on all lanes together."""
    return LANES * max(16, HANDFUL // moves)


def _parts(most: int, moves: int) -> list[int]:
    """Return how many worlds each lane tries the next time."""
    size = min(most, stride(moves))
    return [(size + lane) // LANES for lane in range(LANES)]


def _tried(worlds: Worlds, lane: int, moves: Any, drawn: Any) -> Any:
    returns = np.zeros((len(drawn), len(moves)))
    worlds.try_moves(lane, moves, drawn, returns)
    return returns


def _new_walk(laid: Sequence[int], possible: Sequence[int], known: Sequence[int]) -> Any:
    walk = np.zeros(walks.SIZE, np.int64)
    places = len(laid)
    if places > walks.MOST:
        raise ValueError(f"{places} places, where a walk has at most {walks.MOST}")
    walk[walks.PLACES] = places
    hidden: list[int] = []
    for place, mask in enumerate(laid):
        free = mask & ~known[place]
        walk[walks.CAN + place] = possible[place]
        walk[walks.LIES + place] = mask
        walk[walks.START + place] = len(hidden)
        if free:
            walk[walks.AT + walk[walks.BUSY]] = place
            walk[walks.BUSY] += 1
        hidden += [card for card in range(free.bit_length()) if free >> card & 1]
    walk[walks.START + places] = len(hidden)
    walk[walks.HIDDEN : walks.HIDDEN + len(hidden)] = hidden
    return walk


def _at_once(work: Callable[[int], Any]) -> list[Any]:
    """Return what the work of each lane has brought, in order."""
    if is_compiled() and (os.cpu_count() or 1) > 1:
        return list(_threads().map(work, range(LANES)))
    return [work(lane) for lane in range(LANES)]


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(LANES)
