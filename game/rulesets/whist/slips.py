"""Mistakes as people make them who are new to whist: a trick too many, the wrong card."""

from collections.abc import Sequence

from game.core.rng import Rng
from game.core.styles import STEADY, Style
from game.kit.slips import mistaken
from game.kit.tricks import PlayCard
from game.rulesets.whist.actions import PLAYS, Bid, WhistAction
from game.rulesets.whist.policy import policy
from game.rulesets.whist.table import WhistView


def slip(
    view: WhistView, legal: Sequence[WhistAction], rng: Rng, style: Style = STEADY
) -> WhistAction:
    """Return what a beginner does who misjudges his hand or misses what the trick is about."""
    plain = policy(view, legal, rng, style)
    if isinstance(plain, PlayCard):
        return PLAYS[mistaken(view.table, legal, plain.card, rng, view.table.trump)]
    return _bid_beside(plain, legal, rng)


def _bid_beside(plain: WhistAction, legal: Sequence[WhistAction], rng: Rng) -> WhistAction:
    """Return the next bid above, or (one time in three) below, as far as there is one."""
    assert isinstance(plain, Bid), "what is no card is a bid"
    above = [bid for bid in legal if plain < bid]
    below = [bid for bid in legal if bid < plain]
    if above and (rng.below(3) or not below):
        return above[0]
    return below[-1] if below else plain
