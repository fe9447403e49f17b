"""A deal of whist on the table: what can be done, how it stands, what happens."""

from dataclasses import dataclass
from enum import StrEnum

from game.core.facts import Fact
from game.core.protocols import CHANCE, Player
from game.kit.cards import DECK, Suit, parse_card, parse_cards
from game.kit.deal import View
from game.kit.table import Table
from game.kit.tricks import Deal, PlayCard, Sorted, Trick, parse_deal
from game.rulesets.whist.standing import DealResult, WhistStanding


@dataclass(frozen=True)
class Bid(Sorted):
    """A player says how many tricks he will take; written as the number."""

    kind = 1
    tricks: int

    def __str__(self) -> str:
        return str(self.tricks)


WhistAction = Deal | Bid | PlayCard

BIDS = tuple(Bid(tricks) for tricks in range(14))
PLAYS = tuple(PlayCard(card) for card in DECK)
"""Every play, by card: made once, because search asks for them a million times."""


def parse_action(text: str) -> WhistAction:
    """Return the action that the notation names; raise ValueError if there is none such."""
    if (deal := parse_deal(text, parse_cards)) is not None:
        return deal
    if text.isascii() and text.isdigit() and len(text) <= 2:
        return Bid(int(text))
    return PLAYS[parse_card(text)]


class Phase(StrEnum):
    """Where a deal stands."""

    DEAL = "deal"
    BID = "bid"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, kw_only=True)
class WhistTable(Table):
    """The position of a deal of whist; seats count the way the game runs (SW-08).

    `cards` are dealt to each. `bids` are in bidding order, from the dealer's right.
    """

    standing: WhistStanding
    cards: int
    trump: Suit
    bids: tuple[int, ...] = ()

    @property
    def is_dealing(self) -> bool:
        """Whether hands are still to be dealt."""
        return self.phase == Phase.DEAL

    @property
    def is_bidding(self) -> bool:
        """Whether all hands are dealt and a bid is still to be made."""
        return self.phase == Phase.BID

    @property
    def is_playing(self) -> bool:
        """Whether the bids are made and a trick is still to be played."""
        return self.phase == Phase.PLAY

    def bid_of(self, player: Player) -> int | None:
        """Return what the player has bid, None before he has."""
        turn = (player - self.forehand) % self.players
        return self.bids[turn] if turn < len(self.bids) else None

    def seat_bids(self) -> tuple[int, ...]:
        """Return the bids in seat order, once all have been made."""
        start = -self.forehand % self.players
        return self.bids[start:] + self.bids[:start]


def laid(standing: WhistStanding) -> WhistTable:
    """Return the table before the deal that follows the standing, with no card dealt yet."""
    players = standing.players
    return WhistTable(
        standing=standing,
        dealer=standing.dealer,
        phase=Phase.DEAL,
        player=CHANCE,
        hands=((),) * players,
        trick=Trick((standing.dealer + 1) % players),
        taken=(0,) * players,
        scores=standing.scores,
        cards=standing.cards,
        trump=standing.trump,
    )


WhistView = View[WhistTable, WhistAction]
"""What a seat knows of a deal."""


@dataclass(frozen=True)
class DealStarted(Fact):
    """A deal begins; `number` counts from 0."""

    number: int
    cards: int
    trump: Suit
    dealer: Player


@dataclass(frozen=True)
class BidMade(Fact):
    """A player said how many tricks he will take."""

    player: Player
    tricks: int


@dataclass(frozen=True)
class DealScored(Fact):
    """The deal is over and has been written down."""

    result: DealResult
    totals: tuple[float, ...]
