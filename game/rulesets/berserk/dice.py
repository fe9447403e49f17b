"""The ways dice can fall, those that come to the same counted as one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from game.rulesets.berserk.actions import RollDice
from game.rulesets.berserk.battle.combat import exchange, lone
from game.rulesets.berserk.battle.hits import attack_bonus, defense_bonus
from game.rulesets.berserk.battle.legal import possible_rolls
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.pending import BASIC, AwaitDice

if TYPE_CHECKING:
    from game.rulesets.berserk.state import BerserkState


def dice_that_differ(state: BerserkState, pending: AwaitDice) -> Sequence[tuple[RollDice, float]]:
    """Return one roll of each kind that comes to the same, and how likely the kind is."""
    attack = pending.attack
    unit, fighter = state.units[attack.unit], state.units[attack.fighter]
    bonus = attack_bonus(traits(state, unit), unit, fighter, attack.ability == BASIC)
    against = 0
    if pending.dice == 2:
        against = defense_bonus(traits(state, fighter), fighter, unit)
    return _kinds(pending.dice, bonus, against)


@lru_cache(maxsize=1024)
def _kinds(dice: int, bonus: int, against: int) -> tuple[tuple[RollDice, float], ...]:
    rolls = possible_rolls(AwaitDice(None, dice))  # type: ignore[arg-type]
    found: dict[object, list[RollDice]] = {}
    for roll in rolls:
        if dice == 1:
            kind: object = lone(roll.dice[0] + bonus)
        else:
            attack, defense = roll.dice[0] + bonus, roll.dice[1] + against
            row = exchange(attack, defense)
            kind = (row, attack - defense if row.has_choice else 0)
        found.setdefault(kind, []).append(roll)
    return tuple((alike[0], len(alike) / len(rolls)) for alike in found.values())
