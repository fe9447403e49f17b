"""The computer players themselves."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.protocols import Candidate, Ruleset
from game.core.rng import Rng
from game.search import ismcts
from game.search.params import IsmctsParams

Candidates = Sequence[Candidate[Any]]


@dataclass(frozen=True)
class RandomBot:
    """Does anything legal."""

    ruleset: Ruleset[Any, Any, Any]

    def think(self, view: Any, legal: Sequence[Any], rng: Rng) -> Iterator[Candidates]:
        """Yield one action, drawn at random."""
        yield [Candidate(rng.choice(legal), 0.0)]


@dataclass(frozen=True)
class HeuristicBot:
    """Plays by the ruleset's plain sense, and now and then without it.

    `careless` is how often out of a hundred it does anything legal instead.
    """

    ruleset: Ruleset[Any, Any, Any]
    careless: int = 0

    def think(self, view: Any, legal: Sequence[Any], rng: Rng) -> Iterator[Candidates]:
        """Yield one action."""
        if self.careless and rng.below(100) < self.careless:
            yield [Candidate(rng.choice(legal), 0.0)]
        else:
            yield [Candidate(self.ruleset.heuristic(view, legal, rng), 0.0)]


@dataclass(frozen=True)
class SearchBot:
    """Searches worlds that fit its view."""

    ruleset: Ruleset[Any, Any, Any]
    params: IsmctsParams

    def think(self, view: Any, legal: Sequence[Any], rng: Rng) -> Iterator[Candidates]:
        """Yield the candidates of the search, better and better; one legal action needs none."""
        if len(legal) == 1:
            yield [Candidate(legal[0], 0.0)]
            return
        determinize = self.ruleset.determinize
        yield from ismcts.search(
            legal, lambda stream: determinize(view, stream), self.ruleset.playout, rng, self.params
        )
