"""The plain player's card."""

from collections.abc import Sequence

from game.core.protocols import Player
from game.kit.cards import NO_TRUMP, Card, Suit
from game.rulesets.bridge.actions import Bid
from game.rulesets.bridge.cardplay.declaring import declare
from game.rulesets.bridge.cardplay.defending import defend
from game.rulesets.bridge.cardplay.following import follow
from game.rulesets.bridge.cardplay.opening import opening_lead
from game.rulesets.bridge.cardplay.sight import sight
from game.rulesets.bridge.table import BridgeTable


def plain_card(table: BridgeTable, legal: Sequence[Card]) -> Card:
    """Return the card for the hand whose turn it is, by what whoever plays it can see."""
    if len(legal) == 1:
        return legal[0]
    seen = sight(table, legal)
    if seen.trick.cards:
        return follow(seen)
    if table.is_opening_lead:
        return opening_lead(seen, bid_by_all(table))
    return declare(seen) if seen.is_declaring else defend(seen)


def bid_by_all(table: BridgeTable) -> dict[Player, tuple[Suit, ...]]:
    """Return the suits that have been bid, by player."""
    return {player: bid_by(table, player) for player in range(4)}


def bid_by(table: BridgeTable, player: Player) -> tuple[Suit, ...]:
    """Return the suits that a player has bid."""
    bids = [bid for bid in table.auction.bids_of(player) if isinstance(bid, Bid)]
    return tuple(bid.strain for bid in bids if bid.strain != NO_TRUMP)
