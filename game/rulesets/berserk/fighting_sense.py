"""How a computer player fights: the best deed of any unit first, then the next, then marches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.answers import answer_choice, answer_guard, answer_return
from game.rulesets.berserk.battle.legal import END_TURN
from game.rulesets.berserk.deeds import TEMPER, Deed, Temper, deeds_of
from game.rulesets.berserk.marching import march
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard, AwaitReturn
from game.rulesets.berserk.threats import Memory, Sight

if TYPE_CHECKING:
    from game.rulesets.berserk.state import BerserkState

END = (END_TURN,)


def fight(
    state: BerserkState, temper: Temper = TEMPER, memory: Memory | None = None
) -> tuple[BerserkAction, ...]:
    """Return what the player to act does next: an answer, or up to two actions of one unit.

    Whoever plays a whole turn lends a memory, which makes it quicker.
    """
    pending = state.pending
    if pending is not None:
        return (answer(state),)
    sight = Sight(state, state.to_act, memory)
    best: Deed | None = None
    for one in sight.own:
        if not one.unit.exhausted:
            for deed in deeds_of(sight, one, temper):
                if best is None or deed.score > best.score:
                    best = deed
    if best is None:
        best = best_march(sight, temper)
    return best.actions if best else END


def answer(state: BerserkState) -> BerserkAction:
    """Return the answer to what is pending."""
    pending = state.pending
    if isinstance(pending, AwaitGuard):
        return answer_guard(state, pending)
    if isinstance(pending, AwaitChoice):
        return answer_choice(state, pending)
    assert isinstance(pending, AwaitReturn)
    return answer_return(state, pending)


def best_march(sight: Sight, temper: Temper) -> Deed | None:
    """Return the walk that helps most, None if all stand as well as they can."""
    found: Deed | None = None
    for one in sight.own:
        if not one.unit.exhausted:
            deed = march(sight, one, temper)
            if deed and (found is None or deed.score > found.score):
                found = deed
    return found
