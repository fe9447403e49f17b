"""Units on the board: finding them, and the few functions that change them.

`Battle.units` and `Battle.board` are changed here alone, so that they stay in step;
as that is done most of all, straight in the State's dictionary and not by its `set`.
"""

from operator import itemgetter
from typing import Any

from game.core.protocols import Player
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.position import FREE, Battle, RunningBattle
from game.rulesets.berserk.unit import GRAVE, SKY, Spot, Unit

EXHAUSTED = Unit._fields.index("exhausted")
WOUNDS = Unit._fields.index("wounds")
ROUSED = Unit._fields.index("roused")
SPOT = Unit._fields.index("spot")

_spot_of = itemgetter(SPOT)

BACK_ROW = (range(5), range(25, 30))
"""The squares of each seat's Row 3, its back row (BW-01)."""


def found(state: Battle, spot: Spot) -> Unit:
    """Return the unit at a spot where there is one for certain."""
    return state.units[spot - SKY if spot >= SKY else state.board[spot]]


def by_spot(state: Battle, player: Player) -> list[Unit]:
    """Return the player's units in the battle: on squares, in order, then those in the air."""
    there = [unit for unit in state.units if unit.owner == player and unit.spot >= 0]
    there.sort(key=_spot_of)
    return there


def put(state: RunningBattle, unit: Unit) -> None:
    """Let the unit with this uid be as given; where it stands must not have changed."""
    units = state.units
    uid = unit[0]
    state.__dict__["units"] = (*units[:uid], unit, *units[uid + 1 :])


def altered(unit: Unit, field: int, value: Any) -> Unit:
    """Return the unit with one field another, named by its place: quicker than `_replace`."""
    return tuple.__new__(Unit, (*unit[:field], value, *unit[field + 1 :]))


def hurt(unit: Unit, wounds: int, extra: int, soaked: int) -> Unit:
    """Return the unit with so many wounds, extra life points and wounds its armor took."""
    return tuple.__new__(
        Unit,
        (*unit[:WOUNDS], wounds, extra, unit.spent, unit.moved, soaked, *unit[WOUNDS + 5 :]),
    )


def walked(unit: Unit, spent: int, moved: int) -> Unit:
    """Return the unit with so many movement points used and squares moved."""
    return tuple.__new__(Unit, (*unit[: WOUNDS + 2], spent, moved, *unit[WOUNDS + 4 :]))


def counted_anew(unit: Unit, spent: int) -> Unit:
    """Return the unit as a turn begins, but with so many movement points used."""
    return tuple.__new__(
        Unit,
        (*unit[: WOUNDS + 2], spent, 0, 0, *unit[WOUNDS + 5 : ROUSED], False, *unit[ROUSED + 1 :]),
    )


def exhaust(state: RunningBattle, unit: Unit) -> None:
    """Turn the unit sideways."""
    put(state, altered(unit, EXHAUSTED, True))


def stand(state: RunningBattle, unit: Unit, spot: Spot) -> None:
    """Let the unit be as given, but at another spot: a square, the air or the graveyard."""
    units, board = state.units, list(state.board)
    uid = unit[0]
    old = units[uid].spot
    if 0 <= old < SKY:
        board[old] = FREE
    if 0 <= spot < SKY:
        board[spot] = uid
    fields = state.__dict__
    fields["board"] = tuple(board)
    fields["units"] = (*units[:uid], altered(unit, SPOT, spot), *units[uid + 1 :])


def buried(unit: Unit) -> Unit:
    """Return the unit as it lies in the graveyard: without wounds, tokens on it, and its gear."""
    return Unit(unit.uid, unit.card, unit.owner, GRAVE, hidden=False, tokens=0, reborn=unit.reborn)


def is_creature(unit: Unit) -> bool:
    """Tell whether the unit is a creature, on the ground or in the air."""
    return PROFILES[unit.card].is_creature


def life_left(unit: Unit) -> int:
    """Return how many wounds kill the unit now, extra life included."""
    return PROFILES[unit.card].life + unit.extra - unit.wounds
