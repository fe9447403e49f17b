"""The plan that a hint keeps to from trick to trick: who needs tricks keeps the strongest card, who
needs none is rid of it."""

from game.kit.actions import PlayCard
from game.kit.choice import Choice
from game.rulesets.whist.actions import WhistAction
from game.rulesets.whist.reasons import choice_of, wants
from game.rulesets.whist.table import WhistView


def strays(view: WhistView, action: WhistAction) -> float:
    """Return how many cards that lose the trick as well would keep closer to the plan than the one
    that is given to it."""
    if not isinstance(action, PlayCard) or not view.table.trick.cards:
        return 0.0
    given = choice_of(view, action.card)
    if given.takes(given.card):
        return 0.0
    sign = 1 if wants(view) else -1
    return float(
        sum(
            sign * _compared(choice_of(view, each), given) < 0
            for each in given.legal
            if not given.takes(each)
        )
    )


def _compared(one: Choice, other: Choice) -> int:
    """Return 1 if the one card is stronger than the other, -1 if it is weaker, 0 if neither."""
    strong, stronger = (
        (each.is_trump, -each.higher, each.order.height[each.card]) for each in (one, other)
    )
    return (strong > stronger) - (strong < stronger)
