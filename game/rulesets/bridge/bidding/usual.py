"""What a call usually shows: of all its rows those that most hands for it fit, and what is seldom.

Partners know every row of their book. Who reads what a call shows wants the hands that are to be
expected, and to be told that others there are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import comb

from game.kit.cards import SUITS
from game.rulesets.bridge.bidding.box import MOST_POINTS, Bounds, Box, hull
from game.rulesets.bridge.bidding.hand import POINTS
from game.rulesets.bridge.bidding.rows import Row

OFTEN = 1 / 3
"""How many hands a usual box holds at least, of those of the one that holds most."""
TOO_WIDE = 1.3
"""How many times as many hands one box may hold as the two it stands for."""
BALANCED, GOOD, STOPPED = 0.48, 0.25, 0.5
"""How many hands are balanced, have a suit good, have it stopped: roughly, as all of this."""


@dataclass(frozen=True)
class Usual:
    """What is told of a call: a box, or two of which one holds; and the box around every row."""

    boxes: tuple[Box, ...]
    widest: Box


def usual(rows: Sequence[Row]) -> Usual:
    """Return what the rows for a call show, seldom ones apart."""
    expected = [row.box for row in rows if not row.seldom] or [row.box for row in rows]
    apart = [
        box
        for n, box in enumerate(expected)
        if not any(_holds(other, box) for other in expected[:n])
        and not any(_holds(other, box) and not _holds(box, other) for other in expected[n + 1 :])
    ]
    apart.sort(key=_share, reverse=True)
    told = [box for box in apart if _share(box) >= OFTEN * _share(apart[0])]
    around = hull(told)
    if len(told) == 2 and _share(around) > TOO_WIDE * sum(map(_share, told)):
        told.sort(key=lambda box: box.shown_points)
        return Usual(tuple(told), hull([row.box for row in rows]))
    return Usual((around,), hull([row.box for row in rows]))


def _holds(one: Box, other: Box) -> bool:
    """Tell whether every hand of the other box lies in this one."""
    return (
        _spans(one.points, other.points)
        and all(map(_spans, one.lengths, other.lengths))
        and one.support in (None, other.support)
        and one.balanced in (None, other.balanced)
        and one.joker in (None, other.joker)
        and one.aces in (None, other.aces)
        and {*one.good} <= {*other.good}
        and {*one.stops} <= {*other.stops}
    )


def _spans(one: Bounds, other: Bounds) -> bool:
    return one[0] <= other[0] and other[1] <= one[1]


@cache
def _share(box: Box) -> float:
    """Return how many of all hands a box holds, taking its parts for independent."""
    low, high = box.shown_points
    share = sum(_points()[low : high + 1])
    for suit in SUITS:
        least, most = box.lengths[suit]
        share *= sum(_lengths()[least : most + 1])
    share *= GOOD ** len(box.good) * STOPPED ** len(box.stops)
    if box.balanced is not None:
        share *= BALANCED if box.balanced else 1 - BALANCED
    return share


@cache
def _lengths() -> tuple[float, ...]:
    """Return how often a hand has so many cards of a suit."""
    return tuple([comb(13, n) * comb(39, 13 - n) / comb(52, 13) for n in range(14)])


@cache
def _points() -> tuple[float, ...]:
    """Return how often a hand has so many points."""
    honours = [worth for worth in POINTS if worth]
    ways = {(0, 0): 1}
    for worth in honours:
        after: dict[tuple[int, int], int] = {}
        for (cards, points), n in ways.items():
            for held in range(min(4, 13 - cards) + 1):
                key = cards + held, points + held * worth
                after[key] = after.get(key, 0) + n * comb(4, held)
        ways = after
    others = 52 - 4 * len(honours)
    found = [0] * (MOST_POINTS + 1)
    for (cards, points), n in ways.items():
        found[points] += n * comb(others, 13 - cards)
    return tuple([n / comb(52, 13) for n in found])
