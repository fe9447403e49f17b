"""What of the truth an observer may have: units face down, and actions that name hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.protocols import Player
from game.rulesets.berserk.actions import BerserkAction, DrawCards, Place, Recruit
from game.rulesets.berserk.unit import UNSEEN, Unit

if TYPE_CHECKING:
    from game.rulesets.berserk.state import BerserkState


def seen_unit(unit: Unit, observer: Player | None) -> Unit:
    """Return a unit as the observer sees it: of one face down, only where it lies."""
    if unit.hidden and unit.owner != observer:
        return unit._replace(card=UNSEEN, gear=())
    return unit


def seen_history(state: BerserkState, observer: Player | None) -> tuple[BerserkAction, ...]:
    """Return the actions so far, the cards that others drew, recruited and placed left out."""
    history = state.history
    end = state.mustered or len(history)
    shown: list[BerserkAction] = []
    raising = -1
    to_place = _placings(state)
    for action in history[:end]:
        kind = type(action)
        if kind is DrawCards:
            assert isinstance(action, DrawCards)
            raising = action.player
            if raising != observer:
                action = DrawCards(raising, ())
        elif kind is Recruit:
            if raising != observer:
                action = UNSEEN_RECRUIT
        elif kind is Place:
            assert isinstance(action, Place)
            if to_place.pop(0) != observer:
                action = Place(UNSEEN, action.spot)
        shown.append(action)
    return (*shown, *history[end:])


def _placings(state: BerserkState) -> list[Player]:
    """Return who makes each placing: the first player all of his, then the second."""
    if state.first is None:
        return []
    one, other = state.first, 1 - state.first
    return [one] * len(state.armies[one]) + [other] * len(state.armies[other])


UNSEEN_RECRUIT = Recruit(UNSEEN)
