"""What a call usually shows: of all its rows those that most hands for it fit, and what is seldom.

Partners know every row of their book. Who reads what a call shows wants the hands that are to be
expected, and to be told that others there are.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from math import comb

from game.kit.cards import SUITS
from game.rulesets.bridge.bidding.box import ANY_POINTS, MOST_POINTS, Bounds, Box, hull
from game.rulesets.bridge.bidding.hand import POINTS, Hand
from game.rulesets.bridge.bidding.rows import Row

OFTEN = 1 / 3
"""How many hands a usual box holds at least, of those of the one that holds most."""
TOO_WIDE = 1.3
"""How many times as many hands one box may hold as the two it stands for."""
BALANCED, GOOD, STOPPED = 0.48, 0.25, 0.5
"""How many hands are balanced, have a suit good, have it stopped: roughly, as all of this."""


@dataclass(frozen=True)
class Usual:
    """What is told of a call: a box, or two of which one holds, the weaker first; the boxes of
    seldom hands that lie in neither; and the box around every row."""

    boxes: tuple[Box, ...]
    seldom: tuple[Box, ...]
    widest: Box

    def told_of(self, hand: Hand) -> Box | None:
        """Return the box that is told and holds of a hand, be it that another call is made with
        it; None where there is none. Of several seldom boxes no more is told than what is wide."""
        told = (*self.boxes, *(self.seldom if len(self.seldom) == 1 else ()))
        return next((box for box in told if as_told(box).fits(hand)), None)


def common(rows: Sequence[Row]) -> list[Box]:
    """Return the boxes of most hands that the rows for a call are made with, the largest first."""
    expected = _widest([row.box for row in rows if not row.seldom] or [row.box for row in rows])
    expected.sort(key=_share, reverse=True)
    return [box for box in expected if _share(box) >= OFTEN * _share(expected[0])]


def usual(rows: Sequence[Row]) -> Usual:
    """Return what the rows for a call show, seldom ones apart."""
    boxes = _merged(common(rows))
    beyond = _widest([replace(row.box, longer=(), as_long=()) for row in rows])
    seldom = [box for box in beyond if not any(_tells_of(each, box) for each in boxes)]
    return Usual(tuple(boxes), tuple(seldom), hull([row.box for row in rows]))


def as_told(box: Box) -> Box:
    """Return a box as words tell it: without which of two suits is longer, and without other points
    than those in support."""
    points = ANY_POINTS if box.support else box.points
    return replace(box, points=points, longer=(), as_long=())


def _widest(boxes: Sequence[Box]) -> list[Box]:
    """Return those of some boxes that lie in no other."""
    return [
        box
        for n, box in enumerate(boxes)
        if not any(holds(other, box) for other in boxes[:n])
        and not any(holds(other, box) and not holds(box, other) for other in boxes[n + 1 :])
    ]


def _merged(boxes: Sequence[Box]) -> list[Box]:
    """Return one box, or two where they are far apart, that hold what all of some do."""
    found = list(boxes)
    while len(found) > 1:
        width, one, other = min(
            (_width(found[a], found[b]), a, b) for a, b in combinations(range(len(found)), 2)
        )
        if width > TOO_WIDE:
            break
        found[one] = hull((found[one], found.pop(other)))
    found.sort(key=lambda box: box.shown_points)
    return found if len(found) == 2 else [hull(boxes)]


def _width(one: Box, other: Box) -> float:
    """Return how many times as many hands the box around two holds."""
    return _share(hull((one, other))) / (_share(one) + _share(other))


def holds(one: Box, other: Box) -> bool:
    """Tell whether every hand of the other box lies in this one, longer suits left aside."""
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


def _tells_of(told: Box, box: Box) -> bool:
    """Tell whether every hand of a box lies in one that is told, if need be by all its points where
    the box bounds those in support."""
    return holds(told, box) or holds(told, replace(box, points=box.shown_points, support=None))


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
