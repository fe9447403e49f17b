"""Under what conditions an auction is held: the pack, its Jokers, and the goals."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.kit.cards import SUITS, Card, Suit
from game.kit.packs import FLOATS, JOKERS
from game.rulesets.bridge.options import JOKER_POINTS

PLAIN_PACK_POINTS = 40


@dataclass(frozen=True)
class Conditions:
    """What bidders must know besides their cards.

    `jokers` are those of the pack; `high` tells whether they are high with a trump suit and
    without; `book` is how many tricks come before the first that counts, `tricks` how many there
    are.
    """

    jokers: tuple[Card, ...] = ()
    high: tuple[bool, bool] = (True, True)
    tricks: int = 13
    book: int = 6
    top_level: int = 7

    @property
    def joker_points(self) -> int:
        """What a Joker is worth while nobody knows the strain (BR-13)."""
        return JOKER_POINTS[self.high]

    @property
    def pack_points(self) -> int:
        """The points in the whole pack."""
        return PLAIN_PACK_POINTS + self.joker_points * len(self.jokers)

    @property
    def slams(self) -> tuple[int, int]:
        """The levels that ask for all tricks but one, and for all (BR-38, BR-39)."""
        return self.tricks - 1 - self.book, self.tricks - self.book

    def on_scale(self, points: int) -> int:
        """Return points on the scale of a plain pack of 40, on which all systems are written."""
        pack = self.pack_points
        return points if pack == PLAIN_PACK_POINTS else (80 * points + pack) // (2 * pack)

    def least(self, on_scale: int) -> int:
        """Return the fewest points of this pack that are so many on the plain scale."""
        points = on_scale * self.pack_points // PLAIN_PACK_POINTS
        while self.on_scale(points) < on_scale:
            points += 1
        while points and self.on_scale(points - 1) >= on_scale:
            points -= 1
        return points

    def has_high_joker(self, suit: Suit) -> bool:
        """Tell whether a Joker may stand above the ace of a suit."""
        return any(self.high) and JOKERS[suit] in self.jokers


def joker_suit(joker: Card, lengths: Sequence[int]) -> Suit:
    """Return the suit a Joker counts in while bidding: one that floats helps the longer suit."""
    if joker in FLOATS:
        return max(FLOATS[joker], key=lambda suit: lengths[suit])
    return SUITS[joker - 52]
