"""The plain player: bids what the hand is worth, then plays to make exactly that."""

from collections.abc import Sequence

from game.core.rng import Rng
from game.core.styles import STEADY, Style
from game.kit.actions import PlayCard
from game.kit.guile import disguised
from game.rulesets.whist.actions import PLAYS, Bid, WhistAction
from game.rulesets.whist.bid_choice import choose_bid
from game.rulesets.whist.card_choice import choose_card
from game.rulesets.whist.table import WhistView


def policy(
    view: WhistView, legal: Sequence[WhistAction], rng: Rng, style: Style = STEADY
) -> WhistAction:
    """Return what the plain player of this style does; only guile draws from `rng`."""
    if len(legal) == 1:
        return legal[0]
    table = view.table
    if isinstance(legal[0], Bid):
        bids = tuple(action.tricks for action in legal if isinstance(action, Bid))
        return Bid(choose_bid(view.hand, bids, table.bids, table.standing, style.reach))
    return PLAYS[disguised(view, choose_card(table, view.hand), rng, style)]


def taste(view: WhistView, close: Sequence[WhistAction], rng: Rng, style: Style) -> WhistAction:
    """Return which of several moves of about the same worth, the best first, suits the style."""
    best = close[0]
    if isinstance(best, PlayCard):
        return PLAYS[disguised(view, best.card, rng, style)]
    if style.reach:
        return max(close) if style.reach > 0 else min(close)
    return best
