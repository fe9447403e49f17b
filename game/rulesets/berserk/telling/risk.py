"""What a decision of a battle exposes the card that acts to, from what its player sees.

Odds come from `foresight`, which is made from the view alone, and only of enemies that lie open.
"""

from game.core.outlook import Outlook
from game.core.words import many
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.outlook import ACTS
from game.rulesets.berserk.telling.naming import unit_name
from game.rulesets.berserk.telling.reasons_odds import foresight, unguarded
from game.rulesets.berserk.telling.tried import tried
from game.rulesets.berserk.telling.words import at_square
from game.rulesets.berserk.view import BerserkView

TOLD_FROM = 0.25
"""A chance to die from which on it is told."""
LIKELY = 0.5
"""Who is killed as likely as this by an attack is not reckoned with any more."""


def risk(view: BerserkView, action: acts.BerserkAction, outlook: Outlook | None) -> str:
    """Return who can kill the card that acts in the enemy's next turn, where it is then, and how
    likely; "" where nobody is likely to, and where trials have told of its death."""
    unit = view.at(getattr(action, "unit", -1))
    if view.observer is None or unit is None or not isinstance(action, _LEAVING):
        return ""
    if outlook is not None and at_square(view, unit.uid) in tried(view, outlook):
        return ""
    walks = isinstance(action, acts.Move | acts.Leap)
    is_spent = not walks or (outlook is not None and outlook.of(ACTS).best > 0)
    beaten = _beaten(view, action)
    found = foresight(view).perils(action, is_spent=is_spent)
    perils = [each for each in found if each.uid != beaten]
    if not perils or perils[0].dies < TOLD_FROM:
        return ""
    words = many(
        "In the enemy’s next turn {enemy} can attack {unit}, and kills it {p} times in 100 if "
        "nobody protects it.",
        "In the enemy’s next turn {n} enemies can attack {unit}; {enemy} alone kills it {p} times "
        "in 100 if nobody protects it.",
        len(perils),
    )
    return words.format(
        n=len(perils),
        enemy=at_square(view, perils[0].uid),
        unit=unit_name(unit),
        p=round(100 * perils[0].dies),
    )


_LEAVING = acts.Move | acts.Leap | acts.Strike | acts.Use
"""What a card does, and stands somewhere after it."""


def _beaten(view: BerserkView, action: acts.BerserkAction) -> int:
    """Return the enemy that an attack is likely to kill, by uid, -1 for none."""
    target = view.at(getattr(action, "target", -1))
    found = foresight(view).prospects(action) if target is not None else ()
    if target is None or not found or unguarded(found).chance(target.uid) < LIKELY:
        return -1
    return target.uid
