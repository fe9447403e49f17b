"""What the player to act may do in the battle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.rulesets.berserk.actions import (
    BerserkAction,
    Choose,
    EndTurn,
    Leap,
    Move,
    NoGuard,
    Prepare,
    Protect,
    Return,
    RollDice,
    Strike,
    Use,
)
from game.rulesets.berserk.battle.guards import may_guard
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.reach import (
    leap_squares,
    strike_targets,
    use_targets,
    walkable,
)
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.battle.units import by_spot
from game.rulesets.berserk.pending import AwaitChoice, AwaitDice, AwaitGuard, AwaitReturn
from game.rulesets.berserk.unit import SKY, Unit

if TYPE_CHECKING:
    from game.rulesets.berserk.state import BerserkState

Actions = list[BerserkAction]

_move, _leap, _strike, _use = cache(Move), cache(Leap), cache(Strike), cache(Use)
_prepare, _protect, _return, _roll = cache(Prepare), cache(Protect), cache(Return), cache(RollDice)
END_TURN = EndTurn()
NO_GUARD = NoGuard()
CHOICES = [Choose(False), Choose(True)]


def battle_legal(state: BerserkState) -> Actions:
    """Return what the player to act may do, sorted; empty while chance acts and at the end."""
    pending = state.pending
    if pending is not None:
        return _ANSWERS[type(pending)](state, pending)
    if state.to_act < 0:
        return []
    units = [unit for unit in by_spot(state, state.to_act) if not unit.exhausted]
    found: Actions = []
    for kind in (walks, leaps, strikes, uses, preparations):
        for unit in units:
            found += kind(state, unit)
    found.append(END_TURN)
    return found


def unit_actions(state: BerserkState, unit: Unit) -> Actions:
    """Return what this unit of the player to act may do, sorted; nothing while an answer is due."""
    if unit.exhausted or state.pending is not None or unit.owner != state.to_act:
        return []
    return [
        *walks(state, unit),
        *leaps(state, unit),
        *strikes(state, unit),
        *uses(state, unit),
        *preparations(state, unit),
    ]


def walks(state: BerserkState, unit: Unit) -> Actions:
    """Return where the unit may walk (BW-18)."""
    return [_move(unit.spot, to) for to in walkable(state, unit)]


def leaps(state: BerserkState, unit: Unit) -> Actions:
    """Return where the unit may jump or teleport to (BW-46, BW-47)."""
    return [_leap(unit.spot, to) for to in leap_squares(state, unit, traits(state, unit))]


def strikes(state: BerserkState, unit: Unit) -> Actions:
    """Return whom the unit may basic-strike."""
    return [_strike(unit.spot, at) for at in strike_targets(state, unit, traits(state, unit))]


def uses(state: BerserkState, unit: Unit) -> Actions:
    """Return what else the unit may act with, and at whom."""
    return [
        _use(unit.spot, number, at)
        for number, use in enumerate(traits(state, unit).uses, 1)
        for at in use_targets(state, unit, use)
    ]


def preparations(state: BerserkState, unit: Unit) -> Actions:
    """Return whether the unit may prepare to reach for a flyer (BW-65)."""
    return [_prepare(unit.spot)] if may_prepare(state, unit) else []


def may_prepare(state: BerserkState, unit: Unit) -> bool:
    """Tell whether the enemy has only flyers left, and this is a creature on the ground."""
    if unit.spot >= SKY or unit.exhausted or not PROFILES[unit.card].is_walker:
        return False
    return only_flyers_left(state, 1 - unit.owner)


def only_flyers_left(state: BerserkState, player: int) -> bool:
    """Tell whether all the player's creatures are in the air; face-down cards may be any."""
    for uid in state.board:
        if uid >= 0:
            unit = state.units[uid]
            if unit.owner == player and (unit.hidden or PROFILES[unit.card].is_creature):
                return False
    return True


# -- answers


def _guards(state: BerserkState, pending: AwaitGuard) -> Actions:
    units = [state.units[uid] for uid in pending.guards]
    spots = sorted(unit.spot for unit in units if may_guard(state, unit))
    return [*map(_protect, spots), NO_GUARD]


_ANSWERS: Mapping[type, Callable[[BerserkState, Any], Actions]] = {
    AwaitGuard: _guards,
    AwaitDice: lambda _state, _pending: [],
    AwaitChoice: lambda _state, _pending: [*CHOICES],
    AwaitReturn: lambda _state, pending: [*map(_return, pending.spots)],
}


# -- chance


ONE_DIE = tuple(RollDice((side,)) for side in range(1, 7))
TWO_DICE = tuple(RollDice((first, second)) for first in range(1, 7) for second in range(1, 7))


def battle_chance(state: BerserkState, rng: Rng) -> RollDice:
    """Draw the dice that are to fall; only when chance is to act."""
    pending = state.pending
    assert state.to_act == CHANCE and isinstance(pending, AwaitDice)
    return rng.choice(possible_rolls(pending))


def possible_rolls(pending: AwaitDice) -> tuple[RollDice, ...]:
    """Return every way the dice can fall, each equally likely."""
    return ONE_DIE if pending.dice == 1 else TWO_DICE
