"""Of which other bids and cards somebody would ask why it is not they that are advised."""

from collections.abc import Sequence
from typing import Any

from game.core.protocols import Candidate
from game.core.reason import TRIED_AS_OFTEN, fair, lesser
from game.core.terms import DEALS
from game.rulesets.whist.actions import Bid, WhistAction
from game.rulesets.whist.bid_reasons import nearest_bid
from game.rulesets.whist.reasons import kind, reasons
from game.rulesets.whist.table import WhistView
from game.rulesets.whist.tried_bids import LITTLE

HARDLY = 0.1
"""By fewer points nobody is behind who sees the figures."""


def asked_about(view: WhistView, found: Sequence[Candidate[Any]]) -> Sequence[WhistAction]:
    """Return the next best bid, or that which the cards promise where no other brings nearly as
    much as the best; and of cards the next best where it brings as much or nearly so, and nothing
    that speaks for the best one does for it."""
    best, tried = found[0], {each.action for each in found[1:] if each.visits}
    if isinstance(best.action, Bid):
        often = [each for each in found[1:] if each.visits >= best.visits * TRIED_AS_OFTEN]
        after = max(often, key=lambda each: each.value, default=None)
        promised = Bid(nearest_bid(view.table, best.action.tricks))
        if promised in tried and (after is None or best.value - after.value >= LITTLE):
            return [promised]
        return [] if after is None else [after.action]
    less, own = lesser(found, DEALS), reasons(view, best.action)
    near = [
        each
        for each in found[1:]
        if each.visits >= best.visits * TRIED_AS_OFTEN
        and (each.action not in less or best.value - each.value < HARDLY)
        and (
            kind(view, each.action) != kind(view, best.action)
            or not fair(own, [reasons(view, each.action)])
        )
    ]
    return [max(near, key=lambda each: each.value).action] if near else []
