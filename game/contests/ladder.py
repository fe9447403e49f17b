"""The ladder: how far apart the levels of a game are, from deals that all of them play together.

Every choice of as many levels as the game has sides sits down at one table, in all rotations. Who
does better in a deal than another at the table has beaten him (a tie is half a win); that takes a
Plackett-Luce ranking apart into pairs, which leaves its estimate consistent (Azari Soufiani et al.,
Generalized method-of-moments for rank aggregation, 2013). Strengths are those under which the pairs
are most likely. What luck does to them is seen by drawing the deal sets again with replacement.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log
from typing import Any

import numpy as np

from game.contests.arena import Progress, played
from game.contests.kept import Kept
from game.contests.matches import Contest, MatchResult
from game.contests.sharing import HERE, Workers
from game.core.intervals import CONFIDENCE, Interval
from game.core.words import _
from game.rulesets.catalogue import ruleset as ruleset_named

ELO = 400 / log(10)
"""Points of a rating in which odds of ten to one are 400."""
DRAWN_AGAIN = 400
"""Bootstrap samples."""
CAUTION = 1e-3
"""So many transitions are taken for granted, so that who always loses has a rating too."""

_Array = np.ndarray[Any, np.dtype[np.float64]]


class BadLadder(ValueError):
    """Levels that cannot all sit down; the text says why."""


class NoRatings(ValueError):
    """What estimates ratings is not installed; the text says how to."""


@dataclass(frozen=True)
class Ladder:
    """What is measured: the levels of a game, so many deal sets of every line-up of them."""

    ruleset: str
    options: Mapping[str, str]
    levels: tuple[str, ...]
    sets: int
    seed: int


@dataclass(frozen=True)
class Rung:
    """A level, and by how many points its rating is above the first level's."""

    level: str
    rating: Interval


def contests(ladder: Ladder) -> list[Contest]:
    """Return a contest for each choice of levels that fills a table; raise BadLadder."""
    game = ruleset_named(ladder.ruleset)
    sides = len(game.sides(game.players[0]))
    if len(set(ladder.levels)) < max(sides, 2) or len(set(ladder.levels)) < len(ladder.levels):
        sentence = _("A ladder of {game} needs at least {n} different levels.")
        raise BadLadder(sentence.format(game=_(game.title), n=max(sides, 2)))
    return [
        Contest(ladder.ruleset, ladder.options, line_up, ladder.sets, ladder.seed)
        for line_up in combinations(ladder.levels, sides)
    ]


def run_ladder(
    ladder: Ladder,
    workers: Workers = HERE,
    kept: Kept | None = None,
    progress: Progress | None = None,
) -> list[Rung]:
    """Play the whole ladder and return its rungs, the strongest first.

    They depend on the ladder alone. Raise BadLadder, NoRatings.
    """
    _estimate()
    return rungs(ladder.levels, played(contests(ladder), workers, kept, progress), ladder.seed)


def rungs(levels: Sequence[str], results: Sequence[MatchResult], seed: int = 1) -> list[Rung]:
    """Rate the levels by the matches played, the strongest first; raise NoRatings."""
    sets = np.array(list(_wins(levels, results)))
    rating = _ratings(sets.sum(axis=0))
    luck = np.random.default_rng(seed)
    again = np.array(
        [
            _ratings(sets[luck.integers(len(sets), size=len(sets))].sum(axis=0))
            for _sample in range(DRAWN_AGAIN)
        ]
    )
    tail = (1 - CONFIDENCE) / 2
    low, high = np.quantile(again, (tail, 1 - tail), axis=0)
    found = [
        Rung(level, Interval(float(rating[at]), float(low[at]), float(high[at])))
        for at, level in enumerate(levels)
    ]
    return sorted(found, key=lambda rung: -rung.rating.mean)


def _wins(levels: Sequence[str], results: Sequence[MatchResult]) -> Iterator[_Array]:
    """Yield for each deal set how often each level (row) has beaten each other (column)."""
    number = {level: at for at, level in enumerate(levels)}
    sets: dict[tuple[str, int, int], _Array] = {}
    for result in results:
        cards, match, _rotation = result.seating.piece
        entries = [number[level] for level in result.seating.contest.line_up]
        for deal, score in enumerate(result.deals):
            wins = sets.setdefault((cards, match, deal), np.zeros((len(levels), len(levels))))
            for (one, mine), (other, theirs) in combinations(
                zip(entries, score.returns, strict=True), 2
            ):
                share = 0.5 if mine == theirs else float(mine > theirs)
                wins[one, other] += share
                wins[other, one] += 1 - share
    yield from sets.values()


def _ratings(wins: _Array) -> _Array:
    """Return the ratings under which these wins are most likely, the first level's being 0."""
    strengths = _estimate()(wins, alpha=CAUTION)
    above_first: _Array = ELO * (strengths - strengths[0])
    return above_first


def _estimate() -> Callable[..., _Array]:
    """Return what finds the strengths that make pairs most likely; raise NoRatings."""
    try:
        from choix import ilsr_pairwise_dense
    except ImportError:
        raise NoRatings(
            _("Ratings need the extra “ratings”: pip install trickhold[ratings]")
        ) from None
    return ilsr_pairwise_dense
