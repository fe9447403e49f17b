"""The table of whist: bids, tricks and hands, as they lie or as a seat sees them."""

from dataclasses import dataclass
from enum import StrEnum

from game.core.protocols import CHANCE, Player
from game.kit.cards import Suit
from game.kit.deal import View
from game.kit.table import Table
from game.kit.tricks import Trick
from game.rulesets.whist.actions import WhistAction
from game.rulesets.whist.standing import WhistStanding


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
