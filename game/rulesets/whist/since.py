"""What has changed since a bid: by the first card all bids are known."""

from game.core.outlook import Outlook, about_in_100
from game.core.words import _
from game.kit.tricks import Trick
from game.rulesets.whist.table import Phase, WhistTable, WhistView

CHANGED = 0.15
"""So much oftener, or less often, than when it was bid a bid must be made for it to be told."""
PROMISED = "promised"
"""The name of how often a bid was made as it looked to whoever bid it."""


def since_bid(view: WhistView, outlook: Outlook) -> str:
    """Return how often a bid was made as it looked before others had bid, and that their bids have
    changed it; "" where it is made about as often still."""
    now, then = outlook.of("made").best, outlook.of(PROMISED).best
    if PROMISED not in outlook.figures or abs(now - then) < CHANGED:
        return ""
    table = view.table
    words = (
        _(
            "When you bid, {bid} was made in about {m} of 100 deals; the others’ bids and cards "
            "since then have changed that. All bids add up to {n}, the tricks to {all}."
        )
        if table.trick.cards
        else _(
            "When you bid, {bid} was made in about {m} of 100 deals; the others’ bids since then "
            "have changed that. All bids add up to {n}, the tricks to {all}."
        )
    )
    bid, claimed = table.seat_bids()[table.player], sum(table.bids)
    return words.format(bid=bid, m=about_in_100(then), n=claimed, all=table.cards)


def when_bidding(view: WhistView) -> WhistView | None:
    """Return what the player to act saw when he bid, None after his first card, and for the last
    to bid, who knew all bids."""
    table, player = view.table, view.table.player
    turn = (player - table.forehand) % table.players
    if len(view.hand) < table.cards or turn == table.players - 1:
        return None
    return WhistView(player, _when_bidding(table, view, turn), ())


def _when_bidding(table: WhistTable, view: WhistView, turn: int) -> WhistTable:
    hidden = (None,) * table.cards
    return table.but(
        phase=Phase.BID,
        bids=table.bids[:turn],
        hands=tuple(view.hand if each == table.player else hidden for each in range(table.players)),
        trick=Trick(table.forehand),
    )
