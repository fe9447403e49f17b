"""What whole armies are worth: one raised, and the best that the same cards allow."""

from collections.abc import Sequence
from math import exp, log

from game.rulesets.berserk.actions import BerserkAction, Recruit
from game.rulesets.berserk.places import room
from game.rulesets.berserk.sense.evaluation import LEAST, WEIGHTS
from game.rulesets.berserk.sense.recruiting import best_army
from game.rulesets.berserk.sense.strength import card_strength
from game.rulesets.berserk.view import BerserkView

Army = tuple[BerserkAction, ...]


def armies(view: BerserkView, steps: Sequence[BerserkAction]) -> Sequence[tuple[Army, float]]:
    """Return the army that was raised and the one that has proved strongest, each with what it
    brings against the stronger of them, best first.

    A card counts for what it has proved to be worth; who stands where, and beside whom, is left
    aside. `view` is that before the first card was recruited.
    """
    player = view.to_act
    given = view.gold(player), view.silver(player), room(player, player == view.first, view.land)
    hand = tuple(sorted(view.hand))
    own = tuple(step.card for step in steps if isinstance(step, Recruit))
    found = {own: None}
    found[best_army(hand, (), *given)[1]] = None
    strengths = {army: max(LEAST, sum(map(card_strength, army))) for army in found}
    most = max(strengths.values())
    worths = [
        (tuple(map(Recruit, army)), _against(strength, most))
        for army, strength in strengths.items()
    ]
    return sorted(worths, key=lambda each: -each[1])


def _against(mine: float, theirs: float) -> float:
    """Return what strength can expect against strength, from -1, lost, to 1, won."""
    odds = WEIGHTS.ratio * log(mine / theirs) + WEIGHTS.lead * (mine - theirs)
    return 2 / (1 + exp(-odds)) - 1
