"""Seats and sides, and what an auction leads to: the contract."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from game.core.protocols import Player
from game.core.ruleset import Sides
from game.kit.auction import Auction
from game.kit.cards import SUIT_LETTERS, Suit
from game.rulesets.bridge.actions import Bid, Call, Double, Redouble

COMPASS = "SWNE"
"""What the seats are called, in the order of play: clockwise (BR-01)."""
SOUTH, WEST, NORTH, EAST = range(4)

BridgeAuction = Auction[Call]
"""The calls of a deal; a pass is a call of nothing."""


class Doubling(IntEnum):
    """Whether a bid has been doubled, and redoubled."""

    NONE = 0
    DOUBLED = 1
    REDOUBLED = 2

    @property
    def factor(self) -> int:
        """How many times the tricks count (BR-33)."""
        return 2**self.value


_DOUBLINGS: Mapping[type, Doubling] = {Double: Doubling.DOUBLED, Redouble: Doubling.REDOUBLED}


@dataclass(frozen=True)
class Contract:
    """What declarer's side has undertaken; `str()` is its notation, "4SX by N"."""

    bid: Bid
    declarer: Player
    doubling: Doubling = Doubling.NONE

    @property
    def level(self) -> int:
        """The number of tricks over book that were bid."""
        return self.bid.level

    @property
    def strain(self) -> Suit:
        """Trumps, or NO_TRUMP."""
        return self.bid.strain

    @property
    def dummy(self) -> Player:
        """Declarer's partner (BR-27)."""
        return partner_of(self.declarer)

    @property
    def side(self) -> int:
        """The side of declarer."""
        return side_of(self.declarer)

    def __str__(self) -> str:
        letters = f"{self.level}{SUIT_LETTERS[self.strain]}{'X' * self.doubling}"
        return f"{letters} by {COMPASS[self.declarer]}"


def side_of(player: Player) -> int:
    """Return 0 for North-South, 1 for East-West."""
    return player % 2


def partner_of(player: Player) -> Player:
    """Return who sits opposite."""
    return (player + 2) % 4


def partners(_players: int) -> Sides:
    """Return who scores together: South with North, West with East."""
    return ((SOUTH, NORTH), (WEST, EAST))


def standing_bid(auction: BridgeAuction) -> tuple[Player, Bid] | None:
    """Return the last bid and who made it, None before the first."""
    for call in reversed(auction.calls):
        if isinstance(call.bid, Bid):
            return call.player, call.bid
    return None


def doubling_of(auction: BridgeAuction) -> Doubling:
    """Return how the last bid has been doubled; a new bid cancels that (BR-17)."""
    last = auction.highest
    return Doubling.NONE if last is None else _DOUBLINGS.get(type(last.bid), Doubling.NONE)


def contract_of(auction: BridgeAuction) -> Contract | None:
    """Return what an auction has led to so far, None where nobody has bid.

    Declarer is the player of the side who first named the strain (BR-19).
    """
    found = standing_bid(auction)
    if found is None:
        return None
    player, bid = found
    declarer = next(
        call.player
        for call in auction.calls
        if isinstance(call.bid, Bid)
        and call.bid.strain == bid.strain
        and side_of(call.player) == side_of(player)
    )
    return Contract(bid, declarer, doubling_of(auction))
