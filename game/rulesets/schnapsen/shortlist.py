"""What is worth weighing: the legal actions less those that cannot be the better choice."""

from collections.abc import Callable, Mapping, Sequence

from game.core.rng import Rng
from game.rulesets.schnapsen.actions import (
    CLAIM,
    KONTRA,
    PASS,
    REKONTRA,
    TURNS,
    Marry,
    PlayCard,
    SchnapsenAction,
    TurnUp,
)
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.heuristic import double, heuristic
from game.rulesets.schnapsen.view import Phase, SchnapsenView

LOOKS = 96
"""Worlds that a searching player looks at before he says Kontra or Rekontra."""


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
    if view.phase in _SAID:
        return [_SAID[view.phase](view, legal)]
    married = {action.led for action in legal if isinstance(action, Marry)}
    return [act for act in legal if not isinstance(act, PlayCard) or act.card not in married]


def _bid(view: SchnapsenView, legal: Sequence[SchnapsenAction]) -> SchnapsenAction:
    """Return the plain player's bid: its tables are fitted to whole deals, and a search with open
    cards, over worlds as wide as these, was measured to bid no better."""
    return heuristic(view, legal, _stream(view))


def _kontra(view: SchnapsenView, _legal: Sequence[SchnapsenAction]) -> SchnapsenAction:
    """Return whether to double; never in a Bettler, where open cards flatter the opponents."""
    if CONTRACTS[view.contract].aim == Aim.NO_TRICK:
        return PASS
    return double(view, KONTRA, _stream(view), LOOKS)


def _stream(view: SchnapsenView) -> Rng:
    return Rng(len(view.history)).fork("shortlist")


_SAID: Mapping[Phase, Callable[[SchnapsenView, Sequence[SchnapsenAction]], SchnapsenAction]] = {
    Phase.AUCTION: _bid,
    Phase.KONTRA: _kontra,
    Phase.REKONTRA: lambda view, _legal: double(view, REKONTRA, _stream(view), LOOKS),
}
"""What is said before the play; here a search over single actions knows no better."""
