"""Worlds that come as often as they are likely, and trials of moves in them, by kernels.

Where there are few ways for the hidden cards to lie, all are listed and weighed. Where there are
many, a Metropolis walk goes from one to the next: two hidden cards change places, and the exchange
stands with a chance that is the ratio of the likelihoods after and before it (Metropolis et al.,
1953). How likely a world is, given what players have said and done, is for each game to say.

Imports kernels, and so is imported where it is needed, not at the top of other files.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.core.rng import Rng
from game.kernels import lanes
from game.kernels import walk as walks
from game.kernels.compiled import compiling, is_compiled
from game.kernels.lanes import LANES, Brought, Paid, Pool, Walks, Worlds
from game.kernels.stream import unit
from game.kit.knowledge import Knowledge, Layout, deal_hidden, layouts, ways

MOST_LISTED = 1000
"""Up to so many ways for the hidden cards to lie, all are listed."""
FEWEST = 24
"""Worlds that are tried where kernels are not compiled, at least; else a hundredth of them."""


class LayoutTrials:
    """Moves tried in layouts of the hidden cards.

    Where there are few ways for them to lie and trials enough, every move is tried in every world
    and counts by the world's likelihood; else worlds are drawn by their likelihood. `moves` are
    what the kernels call the moves, and those with one number are tried as one; `trials` how many
    playouts there are meant to be, `paid` what of their returns the deal itself pays, where that is
    not all.
    """

    def __init__(
        self,
        worlds: "Worlds | Weighed",
        knowledge: Knowledge,
        moves: Sequence[int],
        rng: Rng,
        trials: int,
        paid: Paid | None = None,
    ) -> None:
        self._moves, self._paid = moves, paid
        self._at_a_time = AT_A_TIME if isinstance(worlds, Weighed) else trials
        self._source = _source(worlds, knowledge, rng)
        self._trials = trials if is_compiled() else max(trials // 100, FEWEST * len(moves))
        if isinstance(self._source, Pool) and ways(knowledge) * len(moves) > self._trials:
            self._source.only(self._trials // len(moves))

    def affordable(self, trials: int) -> int:
        """Return how many playouts there can be in the time that so many are meant to take."""
        return min(trials, self._trials)

    def handful(self, running: Sequence[int], most: int) -> Brought:
        """Try these moves in some more worlds, `most` at most."""
        numbers = [self._moves[number] for number in running]
        apart = list(dict.fromkeys(numbers))
        found = self._source.handful(apart, min(most, self._at_a_time), self._paid)
        return found if len(apart) == len(numbers) else found.of(list(map(apart.index, numbers)))

    def stride(self, moves: int) -> int:
        """Return as many worlds as kernels try at a time."""
        return lanes.stride(moves)


STEP, KERNELS_STEP = 2, 60
"""Exchanges of a walk between two looks whether to stop, where their likelihood is told by Python
and where kernels tell it."""
AT_A_TIME = 8
"""Worlds tried at a time whose likelihood is told by Python."""
LONGEST = 100 * walks.SWAPS_FIRST
"""So many steps are taken at most to find a layout that can have come about."""


class Weighed:
    """Worlds whose likelihood is told by Python."""

    def __init__(self, likelihood: Callable[[Layout], float], quick: Any = None) -> None:
        """`quick` has a `try_moves` like that of `Worlds`, where moves are to be tried."""
        self._likelihood = likelihood
        self._told: dict[Layout, float] = {}
        if quick is not None:
            self.try_moves = quick.try_moves

    def tell(self, layout: Layout) -> float:
        """Return how likely a layout is, and remember it."""
        if layout not in self._told:
            self._told[layout] = self._likelihood(layout)
        return self._told[layout]

    def weigh(self, layouts: Any, weights: Any) -> None:
        """Write how likely each layout is."""
        for number, layout in enumerate(layouts.tolist()):
            weights[number] = self.tell(tuple(layout))

    def draw(self, lane: int, walk: Any, stream: Any, swaps: int, layouts: Any) -> None:
        """Walk on by so many exchanges to each of the layouts to be written."""
        lies = walk[walks.LIES : walks.LIES + walk[walks.PLACES]]
        likely = self._likelihood(tuple(lies.tolist()))
        for number in range(len(layouts)):
            tried = 0
            while tried < swaps or (not likely and tried < LONGEST):
                tried += 1
                if (which := walks.swap(walk, stream)) < 0:
                    continue
                fits = self._likelihood(tuple(lies.tolist()))
                if not likely or unit(stream) * likely < fits:
                    likely = fits
                else:
                    walks.exchange(walk, which)
            layouts[number] = lies


def warm_up() -> None:
    """Compile what a walk is made of, or read it from where it is kept."""
    with compiling("walks"):
        Walks(Weighed(lambda _layout: 1.0), [(1, 2)], (3, 3), (0, 0), [0]).walk_on(0, STEP)


def drawn(worlds: "Worlds | Weighed", knowledge: Knowledge, rng: Rng) -> Iterator[Layout]:
    """Yield layouts without end, each as often as it is likely."""
    return (layout for layout in looked_for(worlds, knowledge, rng) if layout is not None)


def looked_for(
    worlds: "Worlds | Weighed", knowledge: Knowledge, rng: Rng
) -> Iterator[Layout | None]:
    """Yield the same, and None whenever the next one has been looked for a little."""
    if isinstance(worlds, Weighed) and ways(knowledge) <= MOST_LISTED:
        for layout in layouts(knowledge):
            worlds.tell(layout)
            yield None
    source, step = _source(worlds, knowledge, rng), KERNELS_STEP
    if isinstance(worlds, Weighed):
        step = STEP
    while True:
        if isinstance(source, Pool):
            found = source.draw(1)
        else:
            while not source.walk_on(0, step):
                yield None
            found = source.draw(0, 1)
        yield tuple(found[0].tolist())


def some(worlds: "Worlds | Weighed", knowledge: Knowledge, rng: Rng, count: int) -> Any:
    """Return so many layouts as [world, place], as many as there is time for, each as often as it
    is likely."""
    source, number = _source(worlds, knowledge, rng), in_time(count)
    return source.draw(number) if isinstance(source, Pool) else source.draw(0, number)


def in_time(count: int) -> int:
    """Return how many worlds can be looked at instead of so many: a hundredth of them, and FEWEST
    at least, where kernels are not compiled."""
    return count if is_compiled() else max(count // 100, FEWEST)


def _source(worlds: "Worlds | Weighed", knowledge: Knowledge, rng: Rng) -> Pool | Walks:
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
