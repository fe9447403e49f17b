"""Which bids are allowed (SW-10 to SW-13)."""

from collections.abc import Sequence

from game.core.protocols import Refusal
from game.core.words import _


def forbidden_bid(cards: int, earlier: Sequence[int], players: int) -> int | None:
    """Return the one bid the dealer may not make, None where every bid is free (SW-11, SW-12)."""
    if len(earlier) < players - 1:
        return None
    rest = cards - sum(earlier)
    return rest if rest >= 0 else None


def allowed_bids(cards: int, earlier: Sequence[int], players: int) -> list[int]:
    """Return the bids open to the next bidder, from low to high (SW-10)."""
    forbidden = forbidden_bid(cards, earlier, players)
    return [bid for bid in range(cards + 1) if bid != forbidden]


def bid_refusal(bid: int, cards: int, earlier: Sequence[int], players: int) -> Refusal | None:
    """Return why the next bidder may not bid this, None where he may."""
    if not 0 <= bid <= cards:
        return Refusal(
            _("A bid is from 0 to {cards}, the cards of this deal.").format(cards=cards), "SW-10"
        )
    if bid == forbidden_bid(cards, earlier, players):
        return Refusal(
            _(
                "The dealer may not bid {bid}: the bids would add up to {cards}, "
                "and everyone could make theirs."
            ).format(bid=bid, cards=cards),
            "SW-11",
        )
    return None
