"""Units as the sense tells them apart: alike where all is that anything done to them depends on."""

from itertools import count
from typing import NamedTuple

from game.rulesets.berserk.battle.profiles import Traits
from game.rulesets.berserk.cards.abilities import Condition
from game.rulesets.berserk.unit import SKY, Unit, rows_from_home

BY_PLACE = frozenset({Condition.AT_HOME, Condition.ACROSS})
"""When skills count that depend on where their unit stands."""


class Combatant(NamedTuple):
    """A unit, what it can do, and a number for all of both that duels depend on."""

    unit: Unit
    held: Traits
    code: int


MOST_KNOWN = 200_000
_numbers = count()
_codes: dict[tuple[object, ...], int] = {}
_by_place: dict[int, tuple[bool, Traits]] = {}
"""Whether any skill depends on the place, by the identity of the traits, which are kept with it."""


def combatant(unit: Unit, held: Traits) -> Combatant:
    """Return the unit with its number."""
    known = _by_place.get(id(held))
    if known is None:
        known = _by_place[id(held)] = _goes_by_place(held), held
    key = (
        unit.card, id(held), unit.wounds, unit.extra, unit.plus, unit.minus, unit.moved > 1,
        unit.soaked, unit.spot >= SKY, unit.hidden, unit.exhausted, unit.poison, unit.bound,
        unit.stunned, unit.roused, unit.slept, known[0] and rows_from_home(unit),
    )  # fmt: skip
    code = _codes.get(key)
    if code is None:
        if len(_codes) > MOST_KNOWN:
            _codes.clear()
        code = _codes[key] = next(_numbers)
    return Combatant(unit, held, code)


def _goes_by_place(held: Traits) -> bool:
    skills = (*held.attack, *held.defense, *held.might)
    return any(when in BY_PLACE for _x, when in skills)
