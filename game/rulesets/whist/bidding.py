"""The bidding: once around, from the dealer's right (SW-10 to SW-13)."""

from collections.abc import Sequence
from functools import lru_cache

from game.core.protocols import Emit, Refusal
from game.core.words import _
from game.rulesets.whist.actions import BIDS, Bid, WhistAction
from game.rulesets.whist.events import BidMade
from game.rulesets.whist.table import Phase, WhistTable, WhistView


def forbidden_bid(cards: int, earlier: Sequence[int], players: int) -> int | None:
    """Return the one bid the dealer may not make, None where every bid is free (SW-11, SW-12)."""
    if len(earlier) < players - 1:
        return None
    rest = cards - sum(earlier)
    return rest if rest >= 0 else None


def barred(view: WhistView) -> str:
    """Return which bid is closed to the player to act, and why; "" where none is (SW-11)."""
    table = view.table
    if not table.is_bidding:
        return ""
    forbidden = forbidden_bid(table.cards, table.bids, table.players)
    if forbidden is None:
        return ""
    words = _("You deal, so {bid} is forbidden: the bids would add up to {cards}.")
    return f"{words.format(bid=forbidden, cards=table.cards)} [SW-11]"


def allowed_bids(cards: int, earlier: Sequence[int], players: int) -> list[int]:
    """Return the bids open to the next bidder, from low to high (SW-10)."""
    forbidden = forbidden_bid(cards, earlier, players)
    return [bid for bid in range(cards + 1) if bid != forbidden]


@lru_cache(maxsize=1)
def prospects(table: WhistTable) -> tuple[float, list[tuple[float, float]]]:
    """Return what whoever bids now can look for: the tricks his hand is worth, and for each bid the
    chance that it is made and what it brings on average."""
    from game.rulesets.whist.numbers import in_numbers

    return in_numbers(table).prospects()


def legal(table: WhistTable) -> list[WhistAction]:
    """Return the bids open to the player whose turn it is."""
    return [BIDS[bid] for bid in allowed_bids(table.cards, table.bids, table.players)]


def refusal(table: WhistTable, action: WhistAction) -> Refusal | None:
    """Return why the next bidder may not do this, None where he may."""
    if not isinstance(action, Bid):
        return Refusal(_("Now is the time to bid, not to play."), "SW-10")
    if not 0 <= action.tricks <= table.cards:
        return Refusal(
            _("A bid is from 0 to {cards}, the cards of this deal.").format(cards=table.cards),
            "SW-10",
        )
    if action.tricks == forbidden_bid(table.cards, table.bids, table.players):
        return Refusal(
            _(
                "The dealer may not bid {bid}: the bids would add up to {cards}, "
                "and everyone could make theirs."
            ).format(bid=action.tricks, cards=table.cards),
            "SW-11",
        )
    return None


def bid(table: WhistTable, action: Bid, emit: Emit | None) -> WhistTable:
    """Make a bid; after the dealer's the play begins, led by the player at his right."""
    player = table.player
    is_last = len(table.bids) == table.players - 1
    after = table.but(
        bids=(*table.bids, action.tricks),
        phase=Phase.PLAY if is_last else Phase.BID,
        player=(player + 1) % table.players,
    )
    if emit:
        emit(BidMade(player, action.tricks, after=after))
    return after
