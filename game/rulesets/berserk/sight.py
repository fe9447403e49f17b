"""What of the truth an observer may have: units face down, and actions that name hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.core.protocols import Player
from game.rulesets.berserk.actions import BerserkAction, DrawCards, Place, Recruit
from game.rulesets.berserk.purse import price_list
from game.rulesets.berserk.unit import GRAVE, UNSEEN, Unit
from game.rulesets.berserk.view import Phase

if TYPE_CHECKING:
    from game.rulesets.berserk.state import BerserkState

UNSEEN_RECRUIT = Recruit(UNSEEN)


def seen_unit(unit: Unit, observer: Player | None) -> Unit:
    """Return a unit as the observer sees it: of one face down, only where it lies."""
    if unit.hidden and unit.owner != observer:
        return unit._replace(card=UNSEEN, gear=())
    return unit


def seen_history(state: BerserkState, observer: Player | None) -> tuple[BerserkAction, ...]:
    """Return the actions so far, those cards left out that the observer has not seen.

    A card placed face down is named once it has been revealed.
    """
    history = state.history
    end = state.mustered or len(history)
    shown: list[BerserkAction] = []
    drawing = -1
    placings = _placings(state, observer)
    for action in history[:end]:
        if isinstance(action, DrawCards):
            drawing = action.player
            if drawing != observer:
                action = DrawCards(drawing, ())
        elif isinstance(action, Recruit):
            if drawing != observer:
                action = UNSEEN_RECRUIT
        elif isinstance(action, Place) and not next(placings):
            action = Place(UNSEEN, action.spot)
        shown.append(action)
    return (*shown, *history[end:])


def _placings(state: BerserkState, observer: Player | None) -> Iterator[bool]:
    """Yield whether the observer knows the card, for each placing in order."""
    assert state.first is not None
    own = [state.first] * len(state.armies[state.first])
    own += [1 - state.first] * len(state.armies[1 - state.first])
    uids: dict[int, int] = {}
    for player, action in zip(own, _placed(state), strict=False):
        if action.spot == GRAVE:
            yield player == observer or state.phase != Phase.PLACE
            continue
        if price_list()[action.card].squares:
            uids[action.spot] = len(uids)
        yield player == observer or not state.units[uids[action.spot]].hidden


def _placed(state: BerserkState) -> Iterator[Place]:
    for action in state.history:
        if isinstance(action, Place):
            yield action
