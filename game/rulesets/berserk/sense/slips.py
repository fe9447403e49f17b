"""Mistakes as people make them who are new to the game: none of them is just anything."""

from collections.abc import Sequence

from game.core.rng import Rng
from game.core.sense import STEADY, Style
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battle.legal import CHOICES, END_TURN, NO_GUARD
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.deeds import deeds_of
from game.rulesets.berserk.sense.fighting import fight
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.sense.tempers import Temper
from game.rulesets.berserk.sense.threats import Situation
from game.rulesets.berserk.view import BerserkView

HEEDLESS = Temper(care=0.0, least=-0.5, hunger=0.3)
"""Sees the blow it can strike, and not the one that comes back."""


def slip(
    view: BerserkView, legal: Sequence[BerserkAction], rng: Rng, style: Style = STEADY
) -> BerserkAction:
    """Return what a beginner does who does not see what matters here."""
    choice = _slip(view, legal, rng)
    return choice if choice in legal else rng.choice(legal)


def _slip(view: BerserkView, legal: Sequence[BerserkAction], rng: Rng) -> BerserkAction:
    if view.phase is Phase.PLACE:
        return rng.choice(legal)  # puts anyone anywhere
    if view.phase is not Phase.BATTLE:
        return muster(view)
    if isinstance(view.pending, AwaitGuard):
        return NO_GUARD  # overlooks who could have stepped in
    if isinstance(view.pending, AwaitChoice):
        return CHOICES[True]  # hits as hard as he can
    if view.pending is not None:
        return rng.choice(legal)
    if rng.below(3):
        return fight(view, HEEDLESS)[0]  # overreaches
    return _scattered(view, rng)


def _scattered(view: BerserkView, rng: Rng) -> BerserkAction:
    """Return a deed that brings something, at whomever it may be, and not where it tells most."""
    situation = Situation(view, view.to_act)
    found = [
        deed.actions[0]
        for one in situation.own
        if not one.unit.exhausted
        for deed in deeds_of(situation, one)
    ]
    return rng.choice(found) if found else END_TURN
