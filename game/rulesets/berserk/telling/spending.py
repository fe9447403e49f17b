"""What a decision of a battle spends for nothing, by which a hint chooses between those as good."""

from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.battle.guards import may_guard
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.pending import AwaitGuard
from game.rulesets.berserk.sense.worth import unit_worth
from game.rulesets.berserk.telling import reasons_walk
from game.rulesets.berserk.telling.reasons_odds import LEAST_GAIN, foresight, is_strengthening
from game.rulesets.berserk.view import BerserkView

LEAST_SAVED = 0.5
"""For fewer crystals of worth on average no card need be exhausted to protect another."""
ADO = 0.01
"""What a walk for nothing is taken to spend, in crystals: less than any card."""


def spends(view: BerserkView, action: acts.BerserkAction) -> float:
    """Return what a decision exhausts for nothing, in crystals: who helps another of its side, by
    which nothing is gained at once; who protects, where a cheaper card, or nobody, does as well.
    A walk for which nothing speaks is a little ado for nothing."""
    if isinstance(action, acts.Protect):
        return _exposed(view, action)
    if isinstance(action, acts.Move | acts.Leap):
        return ADO if _is_idle(view, action) else 0.0
    if not isinstance(action, acts.Use):
        return 0.0
    unit, target = view.at(action.unit), view.at(action.target)
    if unit is None or target is None or unit.owner != target.owner:
        return 0.0
    found = foresight(view).prospects(action)
    if not found or found[0].value < LEAST_GAIN:
        return unit_worth(unit)
    if is_strengthening(view, action) and not any(foresight(view).once_stronger(action)):
        return unit_worth(unit)
    return 0.0


def _exposed(view: BerserkView, action: acts.Protect) -> float:
    """Return the worth of a protector, 0 where no cheaper answer does as well, or where it stays
    alert."""
    guard, pending = view.at(action.unit), view.pending
    if guard is None or not isinstance(pending, AwaitGuard) or traits(view, guard).tireless:
        return 0.0
    own = unit_worth(guard)
    answers: list[acts.Protect | acts.NoGuard] = [acts.NoGuard()]
    others = [view.units[uid] for uid in pending.guards if uid != guard.uid]
    answers += [
        acts.Protect(each.spot)
        for each in others
        if may_guard(view, each) and unit_worth(each) < own
    ]
    least = foresight(view).prospects(action)[0].value - LEAST_SAVED
    does_as_well = any(foresight(view).prospects(each)[0].value > least for each in answers)
    return own if does_as_well else 0.0


def _is_idle(view: BerserkView, walk: acts.Move | acts.Leap) -> bool:
    """Tell whether nothing speaks for a walk, and the card can do nothing new where it goes."""
    return not any(reasons_walk.walk(view, walk)) and not foresight(view).opened(walk)
