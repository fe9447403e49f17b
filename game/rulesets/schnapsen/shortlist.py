"""What is worth weighing: the legal actions less those that cannot be the better choice."""

from collections.abc import Sequence

from game.core.rng import Rng
from game.rulesets.schnapsen.actions import (
    CLAIM,
    TURNS,
    Marry,
    PlayCard,
    SchnapsenAction,
    TurnUp,
)
from game.rulesets.schnapsen.heuristic import policy
from game.rulesets.schnapsen.view import Phase, SchnapsenView

SAID = (Phase.AUCTION, Phase.KONTRA, Phase.REKONTRA)
"""Here the plain player's word stands. His tables are fitted to whole deals; a search with open
cards, over worlds as wide as these, was measured to bid no better and to say Kontra too often."""


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
    if view.phase in SAID:
        return [policy(view, legal, Rng(len(view.history)))]
    married = {action.led for action in legal if isinstance(action, Marry)}
    return [act for act in legal if not isinstance(act, PlayCard) or act.card not in married]
