"""Trials of moves for a race, in worlds that kernels draw and play out (`game.kernels.lanes`).

Imports kernels, and so is imported where it is needed, not at the top of other files.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.rng import Rng
from game.kernels.lanes import FEWEST, LANES, Brought, Pool, Walks, Worlds
from game.kit.beliefs import MOST_LISTED, Layout, deal_hidden, layouts, ways
from game.kit.knowledge import Knowledge


class LayoutTrials:
    """Moves tried in layouts of the hidden cards.

    Where there are few ways for them to lie and trials enough, every move is tried in every world
    and counts by the world's likelihood; else worlds are drawn by their likelihood. `moves` are
    what the kernels call the moves, `trials` how many playouts there are meant to be.
    """

    def __init__(
        self, worlds: Worlds, knowledge: Knowledge, moves: Sequence[int], rng: Rng, trials: int
    ) -> None:
        self._moves = moves
        self._source = _source(worlds, knowledge, rng)
        self._trials = max(self._source.affordable(trials), FEWEST * len(moves))
        if isinstance(self._source, Pool) and ways(knowledge) * len(moves) > self._trials:
            self._source.only(self._trials // len(moves))

    def affordable(self, trials: int) -> int:
        """Return how many playouts there can be in the time that so many are meant to take."""
        return min(trials, self._trials)

    def handful(self, running: Sequence[int], most: int) -> Brought:
        """Try these moves in some more worlds, `most` at most."""
        return self._source.handful([self._moves[number] for number in running], most)


def drawn(worlds: Worlds, knowledge: Knowledge, rng: Rng) -> Iterator[Layout]:
    """Yield layouts without end, each as often as it is likely."""
    source = _source(worlds, knowledge, rng)
    while True:
        found: Any = source.draw(1) if isinstance(source, Pool) else source.draw(0, 1)
        yield tuple(found[0].tolist())


def _source(worlds: Worlds, knowledge: Knowledge, rng: Rng) -> Pool | Walks:
    """Return all worlds where there are few, else walks through them."""
    if ways(knowledge) <= MOST_LISTED:
        return Pool(worlds, list(layouts(knowledge)), rng.below(1 << 52))
    forks = [rng.fork("lane", lane) for lane in range(LANES)]
    return Walks(
        worlds,
        [deal_hidden(knowledge, fork) for fork in forks],
        knowledge.possible,
        knowledge.known,
        [fork.below(1 << 52) for fork in forks],
    )
