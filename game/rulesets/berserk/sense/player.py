"""The computer players of Berserk: the plain player, what it searches, and a beginner's slips."""

from collections.abc import Sequence

from game.core.rng import Rng
from game.core.sense import STEADY, Style
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battle.legal import CHOICES, END_TURN, NO_GUARD
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard
from game.rulesets.berserk.position import Phase, RunningBattle
from game.rulesets.berserk.sense.deeds import deeds_of
from game.rulesets.berserk.sense.deploying import deployment
from game.rulesets.berserk.sense.fighting import fight
from game.rulesets.berserk.sense.finishing import finishing_move
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.sense.tempers import Temper, temper_of
from game.rulesets.berserk.sense.threats import Situation
from game.rulesets.berserk.view import BerserkView


def policy(
    view: BerserkView, legal: Sequence[BerserkAction], rng: Rng, style: Style = STEADY
) -> BerserkAction:
    """Return the plain player's choice; luck has no part in it."""
    if len(legal) == 1:
        return legal[0]
    choice = fight(view, temper_of(style))[0] if view.phase is Phase.BATTLE else muster(view)
    return choice if choice in legal else legal[-1]


def shortlist(
    view: BerserkView, legal: Sequence[BerserkAction], style: Style = STEADY
) -> Sequence[BerserkAction]:
    """Return the actions worth a search, at least one.

    An army is bought and placed by many small steps, of which none can be judged by itself; so
    whole armies are weighed, by their strength and by the rows their cards stand in. A battle that
    can be won this turn is won.
    """
    if view.phase is Phase.BATTLE:
        move = (
            finishing_move(RunningBattle.of(view, history=view.history))
            if view.pending is None
            else None
        )
        return [move] if move is not None and move in legal else legal
    step = muster(view, deployment)
    return [step if step in legal else legal[-1]]


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
