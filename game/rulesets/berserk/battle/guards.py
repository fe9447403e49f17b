"""Who may step in for the target of a basic strike (BW-28, BW-66)."""

from collections.abc import Sequence

from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.reach import beside_both
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import BOARD, SKY, Spot, Unit


def possible_guards(state: Battle, attacker: Unit, target: Unit) -> tuple[int, ...]:
    """Return the uids of those who may protect, as far as the attacker can know.

    Face-down cards in the right place are among them whatever they are, so that being asked tells
    nothing about them; `may_guard` tells which really may.
    """
    squares: Sequence[Spot] = ()
    from_the_air = attacker.spot >= SKY or target.spot >= SKY
    if target.spot < SKY:
        near = BOARD.adjacent[target.spot]
        squares = near if from_the_air else beside_both(attacker.spot, target.spot)
    board, units = state.board, state.units
    owner = target.owner
    guards = [
        board[square]
        for square in squares
        if board[square] >= 0
        and units[board[square]].owner == owner
        and (units[board[square]].hidden or may_guard(state, units[board[square]]))
    ]
    if from_the_air:
        guards += [
            unit.uid
            for unit in units
            if unit.spot >= SKY
            and unit.owner == owner
            and unit.uid != target.uid
            and may_guard(state, unit)
        ]
    return tuple(guards)


def may_guard(state: Battle, unit: Unit) -> bool:
    """Tell whether the unit, being in the right place, can protect another.

    It must be alert, and a creature; a flyer that is still face down stands on no side zone yet
    and cannot.
    """
    if unit.exhausted:
        return False
    profile = PROFILES[unit.card]
    if not profile.is_creature or (unit.hidden and profile.is_flyer):
        return False
    if unit.hidden:
        return not profile.plain.no_protector
    return not traits(state, unit).no_protector
