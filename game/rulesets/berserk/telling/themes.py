"""What a decision of a battle is about, where it is practised."""

from collections.abc import Sequence

from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.view import BerserkView

Attacking = acts.Strike | acts.Use
Waiting = acts.EndTurn | acts.Move | acts.Leap | acts.Prepare
LIKELY = 0.5
"""A blow kills where it does so at least this often."""


def themes(
    view: BerserkView, best: acts.BerserkAction, instead: acts.BerserkAction
) -> Sequence[str]:
    """Return the themes of a decision (ids of `core.themes`), none where it is not practised."""
    if view.phase is Phase.RECRUIT:
        return ("recruit",)
    if view.phase is not Phase.BATTLE:
        return ("placing",) if isinstance(best, acts.Place) else ()
    if isinstance(view.pending, AwaitGuard):
        return ("protect",)
    if isinstance(view.pending, AwaitChoice):
        return ("weaker_hit",)
    if isinstance(best, acts.Return):
        return ("placing",)
    found = []
    if isinstance(best, Attacking) and _kills(view, best):
        found.append("kill")
    if isinstance(best, Attacking) != isinstance(instead, Attacking):
        found.append("strike_or_hold")
    elif isinstance(best, Attacking) and isinstance(instead, Attacking):
        found.append("target" if best.target != instead.target else "ability")
    elif isinstance(best, Waiting):
        found.append("march")
    return found


def _kills(view: BerserkView, blow: acts.Strike | acts.Use) -> bool:
    """Tell whether a blow mostly kills its target."""
    target, found = view.at(blow.target), Foresight(view).prospects(blow)
    if target is None or target.owner == view.observer or not found:
        return False
    return found[0].chance(target.uid) >= LIKELY
