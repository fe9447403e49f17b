"""The plain player: bids what the hand is worth, then plays to make exactly that."""

from collections.abc import Sequence

from game.core.rng import Rng
from game.core.styles import STEADY, Style
from game.kit.cards import Card
from game.kit.slips import disguised
from game.kit.tricks import PlayCard
from game.rulesets.whist.actions import BIDS, PLAYS, Bid, WhistAction
from game.rulesets.whist.table import WhistView


def policy(
    view: WhistView, legal: Sequence[WhistAction], rng: Rng, style: Style = STEADY
) -> WhistAction:
    """Return what the plain player of this style does; only guile draws from `rng`."""
    if len(legal) == 1:
        return legal[0]
    from game.rulesets.whist.numbers import in_numbers

    if isinstance(legal[0], Bid):
        return BIDS[in_numbers(view.table).choose_bid(style.reach)]
    return PLAYS[disguised(view, Card(in_numbers(view.table).choose_card()), rng, style)]


def taste(view: WhistView, close: Sequence[WhistAction], rng: Rng, style: Style) -> WhistAction:
    """Return which of several moves of about the same worth, the best first, suits the style."""
    best = close[0]
    if isinstance(best, PlayCard):
        return PLAYS[disguised(view, best.card, rng, style)]
    if style.reach:
        return max(close) if style.reach > 0 else min(close)
    return best
