"""What a walk is good for that the card could do from other squares as well: what sets the square
apart from these, and which is the nearest of them."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from game.core.words import _
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.battle.legal import unit_actions
from game.rulesets.berserk.telling.reasons_odds import foresight
from game.rulesets.berserk.unit import BOARD, Spot, is_square
from game.rulesets.berserk.view import BerserkView


def for_deed(view: BerserkView, walk: acts.Move | acts.Leap, deed: acts.Strike | acts.Use) -> str:
    """Return what is to be said of other squares from which a card could do this; "" without."""
    mover = view.at(walk.unit)
    if mover is None:
        return ""

    def can(end: Spot) -> bool:
        return replace(deed, unit=end) in unit_actions(view, mover._replace(spot=end))

    return _said(view, walk, can)


def for_attacks(view: BerserkView, walk: acts.Move | acts.Leap, targets: Collection[int]) -> str:
    """Return the same of squares from which a card could attack all of these, by uid."""

    def can(end: Spot) -> bool:
        return set(targets) <= {*foresight(view).attackable(walk.unit, end)}

    return _said(view, walk, can)


def _said(view: BerserkView, walk: acts.Move | acts.Leap, can: Callable[[Spot], bool]) -> str:
    others = [each for each in _ends(view, walk.unit) if each != walk.to and can(each)]
    if not others or not _is_safest(view, walk, others):
        return ""
    if walk.to in foresight(view).out_of_reach(view.to_act):
        return _("Of all squares for that, only this one is out of reach of every enemy.")
    return _("Of all squares for that, this one is in reach of the fewest enemies.")


def shorter(
    view: BerserkView, action: acts.BerserkAction, others: Sequence[acts.BerserkAction]
) -> acts.BerserkAction:
    """Return of several decisions as good the shortest walk by which a card can attack all that it
    can after this one, in reach of no more enemies; the decision itself, where there is none."""
    if not isinstance(action, acts.Move | acts.Leap) or not is_square(action.unit):
        return action
    start, known = action.unit, foresight(view)
    aims, risk = {*known.attackable(start, action.to)}, threats_at(view, start, action.to)
    ways = [
        each
        for each in others
        if isinstance(each, acts.Move | acts.Leap)
        and each.unit == start
        and aims <= {*known.attackable(start, each.to)}
        and threats_at(view, start, each.to) <= risk
    ]
    return min([action, *ways], key=lambda each: BOARD.steps[start][each.to])


def _ends(view: BerserkView, start: Spot) -> list[Spot]:
    """Return the squares that the card on `start` can go to, by a walk or a leap."""
    mover = view.at(start)
    if mover is None or not is_square(start):
        return []
    deeds = unit_actions(view, mover)
    return [each.to for each in deeds if isinstance(each, acts.Move | acts.Leap)]


def _is_safest(view: BerserkView, walk: acts.Move | acts.Leap, others: Collection[Spot]) -> bool:
    """Tell whether fewer enemies can reach a card where it goes than at any of the others; of those
    that lie face down nobody knows."""
    if any(each.hidden for each in view.living(1 - view.to_act)):
        return False
    least = min(threats_at(view, walk.unit, each) for each in others)
    return threats_at(view, walk.unit, walk.to) < least


def threats_at(view: BerserkView, start: Spot, end: Spot) -> int:
    """Return how many enemies could strike or shoot at a card in their next turn if it went from
    one square to the other."""
    return len(foresight(view).menacing(start, end))
