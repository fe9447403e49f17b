"""A hand as a bidder weighs it: points with Jokers, shape, stoppers, aces."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.kit.cards import NO_TRUMP, RANK_LETTERS, SUITS, Card, Suit
from game.rulesets.bridge.bidding.conditions import Conditions, joker_suit

POINTS = (0,) * 9 + (1, 2, 3, 4)
"""Points by rank (BR-13)."""
ACE, TEN = RANK_LETTERS.index("A"), RANK_LETTERS.index("T")
SHORTNESS = {3: (3, 2, 1), 4: (5, 3, 1)}
"""What a void, a singleton and a doubleton add in support, with three trumps and with more."""


@dataclass(frozen=True)
class Hand:
    """What a bidder sees in his cards; tuples are by suit, spades first.

    `points` are on the scale of a plain pack, `tops` how many of the five best cards of a suit
    are there, `stops` the suits in which the others cannot run. `aces` counts high Jokers too.
    """

    points: int
    lengths: tuple[int, int, int, int]
    tops: tuple[int, int, int, int]
    stops: tuple[bool, bool, bool, bool]
    quick: tuple[int, int, int, int]
    aces: int
    joker: bool

    @property
    def balanced(self) -> bool:
        """Whether it has neither void nor singleton, and one doubleton at most."""
        short = sorted(self.lengths)
        return short[0] >= 2 and short[1] >= 3

    def support(self, suit: Suit) -> int:
        """Return the points in support of a suit: short suits count with three trumps or more."""
        if suit == NO_TRUMP or self.lengths[suit] < 3:
            return self.points
        worth = SHORTNESS[min(self.lengths[suit], 4)]
        return self.points + sum(
            [worth[n] for each, n in enumerate(self.lengths) if each != suit and n < 3]
        )


def weighed(cards: Iterable[Card], conditions: Conditions) -> Hand:
    """Return what a bidder sees in the cards he was dealt."""
    ranks: list[list[int]] = [[], [], [], []]
    jokers = []
    for card in cards:
        if card < 52:
            ranks[card // 13].append(card % 13)
        else:
            jokers.append(card)
    joker_rank = ACE + 1 if any(conditions.high) else TEN
    for joker in jokers:
        ranks[joker_suit(joker, [len(suit) for suit in ranks])].append(joker_rank)
    points = conditions.joker_points * len(jokers)
    tops, stops, quick = [], [], []
    for suit in SUITS:
        held = ranks[suit]
        best = [12, 11, 10, 9, 8]
        if any(rank == ACE + 1 for rank in held) or conditions.has_high_joker(suit):
            best = [13, 12, 11, 10, 9]
        points += sum([POINTS[rank] for rank in held if rank <= ACE])
        tops.append(sum([rank in held for rank in best]))
        stops.append(any(rank in held and len(held) > n for n, rank in enumerate(best[:4])))
        quick.append(sum([rank in held for rank in best[:3]]))
    aces = sum([ACE in held for held in ranks]) + (len(jokers) if any(conditions.high) else 0)
    lengths = tuple(map(len, ranks))
    return Hand(
        conditions.on_scale(points),
        lengths,  # type: ignore[arg-type]
        tuple(tops),  # type: ignore[arg-type]
        tuple(stops),  # type: ignore[arg-type]
        tuple(quick),  # type: ignore[arg-type]
        aces,
        bool(jokers),
    )
