"""What the player to act may do in the battle."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

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
from game.rulesets.berserk.battle.profiles import PROFILES, Traits
from game.rulesets.berserk.battle.reach import (
    leap_squares,
    may_guard,
    strike_targets,
    use_targets,
    walkable,
)
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.battle.units import by_spot
from game.rulesets.berserk.pending import AwaitChoice, AwaitDice, AwaitGuard, AwaitReturn
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import BOARD, SKY, Unit

Actions = list[BerserkAction]

_leap, _strike, _use, _prepare = cache(Leap), cache(Strike), cache(Use), cache(Prepare)
_protect, _return = cache(Protect), cache(Return)
MOVES = tuple(tuple(Move(start, to) for to in BOARD.squares) for start in BOARD.squares)
"""Every move, by start and end."""
END_TURN = EndTurn()
NO_GUARD = NoGuard()
CHOICES = [Choose(False), Choose(True)]


def battle_legal(state: Battle) -> Actions:
    """Return what the player to act may do, sorted; empty while chance acts and at the end."""
    pending = state.pending
    if pending is not None:
        return _ANSWERS[type(pending)](state, pending)
    player = state.to_act
    if player < 0:
        return []
    walks: Actions = []
    leaps: Actions = []
    acts: Actions = []
    uses: Actions = []
    may_all_prepare = only_flyers_left(state, 1 - player)
    ready: Actions = []
    for unit in by_spot(state, player):
        if not unit.exhausted:
            held = traits(state, unit)
            walks += _walks(state, unit)
            leaps += _leaps(state, unit, held)
            acts += _strikes(state, unit, held)
            uses += _uses(state, unit, held)
            if may_all_prepare and may_prepare(state, unit):
                ready.append(_prepare(unit.spot))
    return [*walks, *leaps, *acts, *uses, *ready, END_TURN]


def unit_actions(state: Battle, unit: Unit) -> Actions:
    """Return what this unit of the player to act may do, sorted; nothing while an answer is due."""
    if unit.exhausted or unit.spot < 0 or state.pending is not None or unit.owner != state.to_act:
        return []
    held = traits(state, unit)
    found = _walks(state, unit)
    if held.jump or held.teleports:
        found += _leaps(state, unit, held)
    found += _strikes(state, unit, held)
    if held.uses:
        found += _uses(state, unit, held)
    if may_prepare(state, unit):
        found.append(_prepare(unit.spot))
    return found


def _walks(state: Battle, unit: Unit) -> Actions:
    """BW-18."""
    if unit.spot >= SKY:
        return []
    moves = MOVES[unit.spot]
    return [moves[to] for to in walkable(state, unit)]


def _leaps(state: Battle, unit: Unit, held: Traits) -> Actions:
    """BW-46, BW-47."""
    return [_leap(unit.spot, to) for to in leap_squares(state, unit, held)]


def _strikes(state: Battle, unit: Unit, held: Traits) -> Actions:
    """BW-19, BW-63 to BW-65."""
    return [_strike(unit.spot, at) for at in strike_targets(state, unit, held)]


def _uses(state: Battle, unit: Unit, held: Traits) -> Actions:
    """BW-30."""
    return [
        _use(unit.spot, number, at)
        for number, use in enumerate(held.uses, 1)
        for at in use_targets(state, unit, use)
    ]


def may_prepare(state: Battle, unit: Unit) -> bool:
    """Tell whether the enemy has only flyers left, and this is a creature on the ground (BW-65)."""
    if unit.spot >= SKY or unit.exhausted or not PROFILES[unit.card].is_walker:
        return False
    return only_flyers_left(state, 1 - unit.owner)


def only_flyers_left(state: Battle, player: int) -> bool:
    """Tell whether all the player's creatures are in the air; face-down cards may be any."""
    for unit in state.units:
        if (
            unit.owner == player
            and 0 <= unit.spot < SKY
            and (unit.hidden or PROFILES[unit.card].is_creature)
        ):
            return False
    return True


# -- answers


def _guards(state: Battle, pending: AwaitGuard) -> Actions:
    units = [state.units[uid] for uid in pending.guards]
    spots = sorted(unit.spot for unit in units if may_guard(state, unit))
    return [*map(_protect, spots), NO_GUARD]


_ANSWERS: Mapping[type, Callable[[Battle, Any], Actions]] = {
    AwaitGuard: _guards,
    AwaitDice: lambda _state, _pending: [],
    AwaitChoice: lambda _state, _pending: [*CHOICES],
    AwaitReturn: lambda _state, pending: [*map(_return, pending.spots)],
}


# -- chance


ONE_DIE = tuple(RollDice((side,)) for side in range(1, 7))
TWO_DICE = tuple(RollDice((first, second)) for first in range(1, 7) for second in range(1, 7))


def battle_chance(state: Battle, rng: Rng) -> RollDice:
    """Draw the dice that are to fall; only when chance is to act."""
    pending = state.pending
    assert state.to_act == CHANCE and isinstance(pending, AwaitDice)
    return rng.choice(possible_rolls(pending))


def possible_rolls(pending: AwaitDice) -> tuple[RollDice, ...]:
    """Return every way the dice can fall, each equally likely."""
    return ONE_DIE if pending.dice == 1 else TWO_DICE
