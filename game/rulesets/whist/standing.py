"""The schedule of deals and the score sheet of a match of whist (SW-03 to SW-06)."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from game.core.protocols import Player
from game.kit.cards import CLUBS, DIAMONDS, HEARTS, NO_TRUMP, SPADES, Suit
from game.kit.table import Sheet
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.scoring import SCHEMES, Outcome, Points, Scheme, deal_points

TRUMP_CYCLE = (SPADES, DIAMONDS, HEARTS, CLUBS, NO_TRUMP)
"""Trumps by deal number, cyclic and never interrupted (SW-06)."""


def trump_of(deal: int) -> Suit:
    """Return the trump of a deal, the first one being 0."""
    return TRUMP_CYCLE[deal % len(TRUMP_CYCLE)]


@lru_cache
def hand_sizes(players: int, largest: int = 0) -> tuple[int, ...]:
    """Return the cards per player of every deal of the match (SW-03, SW-04).

    `largest` is the house rule's largest hand, 0 for as many as the pack gives.
    """
    full = 52 // players
    top = min(largest, full) if largest else full
    falling = tuple(range(top, 1, -1))
    return falling + (1,) * players + falling[::-1]


@dataclass(frozen=True)
class DealResult:
    """One line of the score sheet; bids, tricks and points by player."""

    cards: int
    trump: Suit
    dealer: Player
    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[Points, ...]

    def outcome(self, player: Player) -> Outcome:
        """Return one player's part of the result."""
        return Outcome(self.bids[player], self.tricks[player], self.cards, len(self.bids))


@dataclass(frozen=True)
class WhistStanding(Sheet):
    """The match between two deals; the deal passes to the right, seats count that way (SW-07)."""

    options: WhistOptions
    results: tuple[DealResult, ...] = ()

    @property
    def deals_in_match(self) -> int:
        """How many deals a whole match has (SW-05)."""
        return len(hand_sizes(self.players, self.options.largest_hand))

    @property
    def cards(self) -> int:
        """Cards per player in the next deal."""
        return hand_sizes(self.players, self.options.largest_hand)[self.deals_played]

    @property
    def trump(self) -> Suit:
        """Trumps of the next deal."""
        return trump_of(self.deals_played)

    @cached_property
    def scores(self) -> tuple[Points, ...]:
        """The running totals (SW-25)."""
        return tuple(sum(r.points[p] for r in self.results) for p in range(self.players))

    @cached_property
    def successful_bids(self) -> tuple[int, ...]:
        """The sum of each player's bids that were made, which breaks scratch ties (SW-49)."""
        return tuple(
            sum(r.bids[p] for r in self.results if r.outcome(p).made) for p in range(self.players)
        )

    @property
    def scheme(self) -> Scheme:
        """How the match is scored."""
        return SCHEMES[self.options.scoring]

    def merit(self, player: Player) -> tuple[Points, ...]:
        """Return the total under the scheme, and what breaks ties of scratches (SW-25, SW-26)."""
        total, scheme = self.scores[player], self.scheme
        bids = self.successful_bids[player] if scheme.counts_scratches else 0
        return (-total if scheme.low_wins else total), bids


def opening(options: WhistOptions, players: int, first_dealer: Player) -> WhistStanding:
    """Return the standing before the first deal."""
    return WhistStanding(options, players, first_dealer)


def scored(standing: WhistStanding, bids: tuple[int, ...], tricks: tuple[int, ...]) -> DealResult:
    """Return the result of the deal that follows the standing."""
    options = standing.options
    points = tuple(
        deal_points(
            SCHEMES[options.scoring],
            Outcome(bid, taken, standing.cards, standing.players),
            standing.trump,
            spades_double=options.spades_double,
            zero_five=options.zero_five,
        )
        for bid, taken in zip(bids, tricks, strict=True)
    )
    return DealResult(standing.cards, standing.trump, standing.dealer, bids, tricks, points)
