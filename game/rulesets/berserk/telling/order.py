"""What can still be done in a turn after something else, and what is given up by it."""

from dataclasses import replace
from functools import lru_cache

from game.core.rng import Rng
from game.core.words import _, many
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battle.refusals import battle_refusal
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.plans import settle_dice
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.telling.reasons_odds import foresight
from game.rulesets.berserk.view import BerserkView
from game.rulesets.berserk.worlds import determinize


def can_follow(view: BerserkView, first: BerserkAction, then: BerserkAction) -> bool:
    """Tell whether one deed can still be done in a turn after another, if the dice fall as they
    mostly do: a walk does not use up the attack of who walks, an attack ends what its unit does.

    To end the turn follows anything, and is no deed; another walk of the same unit is another way
    of doing it.
    """
    if view.phase is not Phase.BATTLE or view.pending is not None or first == then:
        return False
    if isinstance(first, acts.EndTurn) or not isinstance(then, _DEEDS):
        return False
    target = view.at(then.target) if isinstance(then, acts.Strike | acts.Use) else None
    if isinstance(first, acts.Move | acts.Leap) and first.unit == then.unit:
        if isinstance(then, acts.Move | acts.Leap):
            return False
        then = replace(then, unit=first.to)
    after = _after(view, first)
    if after.turn != view.turn or battle_refusal(after, then) is not None:
        return False
    if target is None or not isinstance(then, acts.Strike | acts.Use):
        return True
    met = after.at(then.target)
    return met is not None and met.uid == target.uid


_DEEDS = (acts.Move, acts.Leap, acts.Strike, acts.Use)


@lru_cache(maxsize=8)
def _after(view: BerserkView, first: BerserkAction) -> BerserkState:
    """Return how the battle could stand after a deed."""
    state = determinize(view, Rng(0))
    state.apply_action(first)
    settle_dice(state)
    return state


def given_up(view: BerserkView) -> str:
    """Return what is given up by ending the turn now: how many cards could still attack; "" where
    none could."""
    alert = [each for each in view.living(view.to_act) if not each.exhausted]
    able = sum(bool(foresight(view).attackable(each.spot, each.spot)) for each in alert)
    words = many(
        "{n} card that could attack does not, then.",
        "{n} cards that could attack do not, then.",
        able,
    )
    return words.format(n=able) if able else ""


def beside(view: BerserkView, best: BerserkAction, other: BerserkAction, name: str) -> str:
    """Return in what place another decision, called so, is compared with the best."""
    if isinstance(other, acts.EndTurn):
        return _("if you end the turn now")
    if isinstance(other, acts.NoGuard):
        return _("if nobody protects")
    if can_follow(view, best, other):
        return _("if “{other}” comes first").format(other=name)
    return _("with “{other}” instead").format(other=name)
