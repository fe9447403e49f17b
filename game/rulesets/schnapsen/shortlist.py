"""What is worth weighing: the legal actions less those that cannot be the better choice."""

from collections.abc import Sequence

from game.rulesets.schnapsen.actions import (
    CLAIM,
    PASS,
    TURNS,
    Bid,
    Marry,
    PlayCard,
    SchnapsenAction,
    TurnUp,
)
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.estimate import chance_as_dealt
from game.rulesets.schnapsen.masks import mask_of
from game.rulesets.schnapsen.view import Phase, SchnapsenView

HOPELESS = 0.12
"""A bid with a smaller chance is not weighed."""


def shortlist(view: SchnapsenView, legal: Sequence[SchnapsenAction]) -> Sequence[SchnapsenAction]:
    """Return the actions worth a search, at least one.

    A right claim is never worse than playing on, and a false one never better; a marriage is
    declared when one of its cards is led; one card unseen is like another.
    """
    if CLAIM in legal:
        if view.side(view.player).is_enough:
            return [CLAIM]
        legal = [action for action in legal if action != CLAIM]
    if view.phase == Phase.TRUMPS:
        return [act for act in legal if not isinstance(act, TurnUp) or act == TURNS[0]]
    if view.phase == Phase.AUCTION:
        return [action for action in legal if _has_hope(view, action)]
    married = {action.led for action in legal if isinstance(action, Marry)}
    return [act for act in legal if not isinstance(act, PlayCard) or act.card not in married]


def _has_hope(view: SchnapsenView, action: SchnapsenAction) -> bool:
    if action is PASS or not isinstance(action, Bid):
        return True
    if CONTRACTS[action.contract].aim == Aim.POINTS:
        return True
    assert view.named is not None
    hand = mask_of(view.hand)
    return chance_as_dealt(action.contract, hand, int(view.named)) > HOPELESS
