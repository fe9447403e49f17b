"""Mistakes as people make them who are new to bridge."""

from collections.abc import Iterator, Sequence

from game.core.rng import Rng
from game.core.styles import STEADY, Style
from game.kit.slips import mistaken, other_than, shuffled
from game.kit.tricks import PlayCard
from game.rulesets.bridge.actions import PASS, PLAYS, Bid, BridgeAction, Call
from game.rulesets.bridge.bidding.seat import game_level
from game.rulesets.bridge.bidding.table import call_for, calls_fitting, may_pass
from game.rulesets.bridge.contract import partner_of
from game.rulesets.bridge.policy import policy
from game.rulesets.bridge.table import BridgeView

MISJUDGED = (-0.3, -0.2, 0.2, 0.3)
"""By how many tricks a beginner takes his hand for more than it is: two or three points."""


def slip(
    view: BridgeView, legal: Sequence[BridgeAction], rng: Rng, style: Style = STEADY
) -> BridgeAction:
    """Return what a beginner does who misjudges his hand or misses what the trick is about."""
    plain = policy(view, legal, rng, style)
    if view.table.is_bidding:
        calls = (call for call in _misjudged(view, rng, style) if _is_modest(call, plain))
        return other_than(plain, calls)
    if isinstance(plain, PlayCard):
        table = view.table
        hand = table.hand_player
        side = (hand, partner_of(hand))
        return PLAYS[mistaken(table, legal, plain.card, rng, table.trump, table.order, side)]
    return plain


def _misjudged(view: BridgeView, rng: Rng, style: Style) -> Iterator[Call]:
    """Yield calls by misjudged points, some other that the hand fits, a pass, in any order."""
    for by in shuffled((*MISJUDGED, 0.0), rng):
        if by:
            yield call_for(view.table, view.hand, style.reach + by)
        else:
            yield from calls_fitting(view.table, view.hand)  # forgets what he has agreed on
    if may_pass(view.table):
        yield PASS


def _is_modest(call: Call, plain: BridgeAction) -> bool:
    """Tell whether a call goes no further than game, or no further than the plain player's."""
    if not isinstance(call, Bid) or call.level <= game_level(call.strain):
        return True
    return isinstance(plain, Bid) and call.height <= plain.height
