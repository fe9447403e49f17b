"""The ways dice can fall: those that come to the same counted as one, and dealt out evenly."""

from collections.abc import Sequence
from functools import lru_cache

from game.core.rng import Rng
from game.rulesets.berserk.actions import RollDice
from game.rulesets.berserk.battle.combat import exchange, lone
from game.rulesets.berserk.battle.hits import attack_bonus, defense_bonus
from game.rulesets.berserk.battle.legal import ONE_DIE, TWO_DICE, possible_rolls
from game.rulesets.berserk.battle.steps import BATTLE_STEPS
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.pending import BASIC, AwaitDice
from game.rulesets.berserk.position import Battle, RunningBattle


def distinct_rolls(state: Battle, pending: AwaitDice) -> Sequence[tuple[RollDice, float]]:
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


SORTS = 6
TWO = sorted(TWO_DICE, key=lambda roll: (roll.dice[0] - roll.dice[1], roll.dice))
"""The rolls of two dice, the attacker's worst first."""


class StratifiedDice:
    """Dice that are drawn like cards: of every six rolls of a side each sort comes once.

    Every roll is as likely as with dice, but a short playout is not ruled by one side's luck, so
    that fewer playouts tell two moves apart.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.packs: dict[tuple[int, int], list[int]] = {}

    def __call__(self, state: RunningBattle) -> None:
        """Roll what is to be rolled."""
        pending = state.pending
        assert isinstance(pending, AwaitDice)
        random = self.rng.random
        key = (state.units[pending.attack.unit].owner, pending.dice)
        pack = self.packs.get(key)
        if not pack:
            pack = self.packs[key] = list(range(SORTS))
            self.rng.shuffle(pack)
        sort = pack.pop()
        if pending.dice == 1:
            roll = ONE_DIE[sort]
        else:
            roll = TWO[SORTS * sort + int(random() * SORTS)]
        BATTLE_STEPS[RollDice](state, roll, None)
