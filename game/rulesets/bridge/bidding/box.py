"""Boxes: what a call shows of a hand, as bounds that a hand fits or does not."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from game.kit.cards import SUITS, Suit
from game.rulesets.bridge.bidding.hand import Hand

T = TypeVar("T")
Bounds = tuple[int, int]
"""From and to, both included."""
MOST_POINTS = 40
ANY_POINTS: Bounds = (0, MOST_POINTS)
ANY_LENGTH: Bounds = (0, 14)
ANY_LENGTHS = (ANY_LENGTH,) * 4


@dataclass(frozen=True)
class Box:
    """Bounds on a hand; what is left out is not bounded.

    `points` are on the scale of a plain pack, `lengths` by suit, spades first. `support` is a
    suit and bounds on the points in support of it. In each suit of `good` are two of the three
    best cards or three of the five best; each of `stops` is stopped; of two suits in `longer` the
    first has more cards (in `as_long`, no fewer).
    """

    points: Bounds = ANY_POINTS
    lengths: tuple[Bounds, ...] = ANY_LENGTHS
    balanced: bool | None = None
    support: tuple[Suit, int, int] | None = None
    good: tuple[Suit, ...] = ()
    stops: tuple[Suit, ...] = ()
    longer: tuple[tuple[Suit, Suit], ...] = ()
    as_long: tuple[tuple[Suit, Suit], ...] = ()
    aces: tuple[int, ...] | None = None
    joker: bool | None = None

    def fits(self, hand: Hand) -> bool:
        """Tell whether the hand lies within the bounds."""
        if not self.points[0] <= hand.points <= self.points[1]:
            return False
        for n, (low, high) in zip(hand.lengths, self.lengths, strict=True):
            if not low <= n <= high:
                return False
        if self.support is not None:
            suit, low, high = self.support
            if not low <= hand.support(suit) <= high:
                return False
        return (
            (self.balanced is None or self.balanced == hand.balanced)
            and (self.joker is None or self.joker == hand.joker)
            and (self.aces is None or hand.aces in self.aces)
            and self._suits_fit(hand)
        )

    def _suits_fit(self, hand: Hand) -> bool:
        """Tell whether the suits are as good, stopped and long, each compared with another."""
        lengths = hand.lengths
        return (
            all(hand.quick[suit] >= 2 or hand.tops[suit] >= 3 for suit in self.good)
            and all(hand.stops[suit] for suit in self.stops)
            and all(lengths[one] > lengths[other] for one, other in self.longer)
            and all(lengths[one] >= lengths[other] for one, other in self.as_long)
        )

    @property
    def shown_points(self) -> Bounds:
        """The bounds on points; points in support leave room for what short suits add."""
        if self.support is None:
            return self.points
        _suit, low, high = self.support
        return max(self.points[0], low - 3), min(self.points[1], high)

    def within(self, other: "Box") -> "Box":
        """Return what is known when both hold; where they contradict, this one is believed."""
        points = _meet(self.shown_points, other.points)
        lengths = tuple([_meet(a, b) for a, b in zip(self.lengths, other.lengths, strict=True)])
        return replace(
            self,
            points=points,
            lengths=lengths,
            support=self.support or other.support,
            balanced=other.balanced if self.balanced is None else self.balanced,
            stops=tuple(sorted({*self.stops, *other.stops})),
            aces=other.aces if self.aces is None else self.aces,
            joker=other.joker if self.joker is None else self.joker,
            good=(),
            longer=(),
            as_long=(),
        )

    def distance(self, hand: Hand) -> float:
        """Return how far a hand is from fitting: points and cards that are missing or too many."""
        far = float(_off(hand.points, self.points))
        far += sum(2.0 * _off(n, each) for n, each in zip(hand.lengths, self.lengths, strict=True))
        if self.support is not None:
            suit, low, high = self.support
            far += _off(hand.support(suit), (low, high))
        if self.balanced is not None and self.balanced != hand.balanced:
            far += 2.0
        if self.joker is not None and self.joker != hand.joker:
            far += 20.0
        if self.aces is not None and hand.aces not in self.aces:
            far += 20.0
        far += sum(2.0 for suit in self.stops if not hand.stops[suit])
        return far + sum(hand.lengths[one] < hand.lengths[other] for one, other in self.longer)

    def strength(self, suit: Suit) -> int:
        """Return the least points there are, in support of a suit where that was told."""
        if self.support is not None and self.support[0] == suit:
            return max(self.support[1], self.points[0])
        return self.points[0]

    def long_suits(self, at_least: int) -> list[Suit]:
        """Return the suits in which so many cards are promised."""
        return [suit for suit in SUITS if self.lengths[suit][0] >= at_least]


NOTHING = Box()
"""Nothing is known."""


def hull(boxes: Iterable[Box]) -> Box:
    """Return the smallest box around some: what is known when one of them holds."""
    found = list(boxes)
    if len(found) == 1:
        return found[0]
    if not found:
        return NOTHING
    points = [each.shown_points for each in found]
    supports = [each.support for each in found if each.support is not None]
    same = len(supports) == len(found) and len({suit for suit, _low, _high in supports}) == 1
    return Box(
        support=(supports[0][0], *_around([s[1:] for s in supports])) if same else None,
        points=_around(points),
        lengths=tuple([_around([b.lengths[suit] for b in found]) for suit in SUITS]),
        balanced=_agreed([b.balanced for b in found]),
        stops=tuple(s for s in found[0].stops if all(s in b.stops for b in found)),
        aces=_agreed([b.aces for b in found]),
        joker=_agreed([b.joker for b in found]),
    )


def _agreed(said: Sequence[T]) -> T | None:
    """Return what all boxes say, None where they differ."""
    return said[0] if all(each == said[0] for each in said) else None


def _around(bounds: Sequence[Bounds]) -> Bounds:
    return min(low for low, _high in bounds), max(high for _low, high in bounds)


def _off(value: int, bounds: Bounds) -> int:
    return max(bounds[0] - value, value - bounds[1], 0)


def _meet(one: Bounds, other: Bounds) -> Bounds:
    low, high = max(one[0], other[0]), min(one[1], other[1])
    return (low, high) if low <= high else one
