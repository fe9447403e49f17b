"""Units as the sense tells them apart: alike where all is that anything done to them depends on."""

from itertools import count
from typing import NamedTuple

from game.rulesets.berserk.battle.profiles import Traits
from game.rulesets.berserk.cards.abilities import Condition
from game.rulesets.berserk.unit import SKY, Unit, rows_from_home

BY_PLACE = frozenset({Condition.AT_HOME, Condition.ACROSS})
"""When skills count that depend on where their unit stands."""
BY_WAY = BY_PLACE | {Condition.CHARGING}
"""When they count by that or by how the unit got there."""


class Bearing(NamedTuple):
    """What of a unit's traits depends on where it stands, or matters to others around."""

    by_place: bool
    """Skills that go by the row it stands in."""
    by_way: bool
    """Skills that go by that, or by how far it has walked."""
    for_others: bool
    """Texts that follow others, sweep, or are read for others at a turn's start or end."""
    held: Traits


class Combatant(NamedTuple):
    """A unit, what it can do, and a number for all of both that duels depend on."""

    unit: Unit
    held: Traits
    code: int


MOST_KNOWN = 200_000
_numbers = count()
_codes: dict[tuple[object, ...], int] = {}
_bearings: dict[int, Bearing] = {}
"""By the identity of the traits, which are kept with it."""


def combatant(unit: Unit, held: Traits) -> Combatant:
    """Return the unit with its number."""
    key = (
        unit.card, id(held), unit.wounds, unit.extra, unit.plus, unit.minus, unit.moved > 1,
        unit.soaked, unit.spot >= SKY, unit.hidden, unit.exhausted, unit.poison, unit.bound,
        unit.stunned, unit.roused, unit.slept, bearing(held).by_place and rows_from_home(unit),
    )  # fmt: skip
    code = _codes.get(key)
    if code is None:
        if len(_codes) > MOST_KNOWN:
            _codes.clear()
        code = _codes[key] = next(_numbers)
    return Combatant(unit, held, code)


def bearing(held: Traits) -> Bearing:
    """Return what of the traits depends on the place, or matters to others."""
    known = _bearings.get(id(held))
    if known is None:
        whens = {when for _x, when in (*held.attack, *held.defense, *held.might)}
        texts = (held.sweeps, held.friend_strikes, held.friend_dies, held.turn_starts)
        known = _bearings[id(held)] = Bearing(
            not whens.isdisjoint(BY_PLACE),
            not whens.isdisjoint(BY_WAY),
            any((*texts, held.turn_ends)),
            held,
        )
    return known
