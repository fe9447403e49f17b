"""The army before the battle, phase by phase.

In reading order: `pairs`, `drawing` (who is first, fifteen cards), `recruiting`, `placing`; here
is the table of them. What nature and the players do in each phase is found by its kind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from game.core.protocols import Emit, Refusal
from game.core.words import _
from game.rulesets.berserk.actions import (
    BerserkAction,
    DrawCards,
    EndRecruiting,
    GoFirst,
    Mulligan,
    Place,
    Recruit,
    RollForFirst,
)
from game.rulesets.berserk.muster.drawing import (
    draw_cards,
    first_legal,
    go_first,
    muster_chance,
    roll_for_first,
)
from game.rulesets.berserk.muster.placing import place, place_legal, place_refusal
from game.rulesets.berserk.muster.recruiting import (
    end_recruiting,
    end_refusal,
    mulligan_refusal,
    put_back,
    recruit,
    recruit_legal,
    recruit_refusal,
)
from game.rulesets.berserk.view import Phase

if TYPE_CHECKING:
    from game.rulesets.berserk.state import BerserkState

__all__ = ["MUSTER_CHANCE", "MUSTER_STEPS", "muster_chance", "muster_legal", "muster_refusal"]

Step = Callable[[Any, Any, Emit], None]

_LEGAL: Mapping[Phase, Callable[[BerserkState], list[BerserkAction]]] = {
    Phase.FIRST: first_legal,
    Phase.RECRUIT: recruit_legal,
    Phase.PLACE: place_legal,
}

_REFUSALS: Mapping[tuple[Phase, type], Callable[[BerserkState, Any], Refusal | None]] = {
    (Phase.FIRST, GoFirst): lambda _state, _action: None,
    (Phase.RECRUIT, Mulligan): mulligan_refusal,
    (Phase.RECRUIT, Recruit): recruit_refusal,
    (Phase.RECRUIT, EndRecruiting): end_refusal,
    (Phase.PLACE, Place): place_refusal,
}

_INSTEAD: Mapping[Phase, Callable[[], tuple[str, str]]] = {
    Phase.FIRST: lambda: (_("Say whether you take the first turn."), "BW-08"),
    Phase.RECRUIT: lambda: (_("Now is the time to recruit your army."), "BW-06"),
    Phase.PLACE: lambda: (_("Now is the time to place your army."), "BW-12"),
}

MUSTER_CHANCE: Mapping[type, Step] = {RollForFirst: roll_for_first, DrawCards: draw_cards}
"""What chance's actions do; they check themselves and write themselves into the history."""

MUSTER_STEPS: Mapping[type, Step] = {
    GoFirst: go_first,
    Mulligan: put_back,
    Recruit: recruit,
    EndRecruiting: end_recruiting,
    Place: place,
}
"""What players' actions do before the battle, once they are known to be legal."""


def muster_legal(state: BerserkState) -> list[BerserkAction]:
    """Return what the player to act may do before the battle, sorted."""
    if state.to_act < 0:
        return []
    return _LEGAL[state.phase](state)


def muster_refusal(state: BerserkState, action: BerserkAction) -> Refusal | None:
    """Return why the player to act may not do this before the battle, None where he may."""
    if state.to_act < 0:
        return Refusal(_("It is nobody's turn."))
    find = _REFUSALS.get((state.phase, type(action)))
    return find(state, action) if find else Refusal(*_INSTEAD[state.phase]())
