"""What an attack rolls with and how hard it lands (BW-24 to BW-29, BW-35 to BW-37)."""

from collections.abc import Mapping
from functools import cache

from game.core.protocols import Emit
from game.rulesets.berserk.battle.changes import Cause, Change
from game.rulesets.berserk.battle.combat import LEVEL_NAMES, Row, dealt
from game.rulesets.berserk.battle.effects import carry_out
from game.rulesets.berserk.battle.profiles import PROFILES, Traits
from game.rulesets.berserk.battle.traits import traits, worth
from game.rulesets.berserk.battle.units import EXHAUSTED, altered, exhaust
from game.rulesets.berserk.cards.abilities import Attack as AttackAbility
from game.rulesets.berserk.cards.abilities import (
    Blast,
    Heal,
    MagicalStrike,
    Polearm,
    Power,
    Shot,
    SpecialStrike,
    Spell,
    Throw,
    Used,
    Wound,
)
from game.rulesets.berserk.events import Exhausted, Missed
from game.rulesets.berserk.pending import Attack
from game.rulesets.berserk.position import Battle, RunningBattle
from game.rulesets.berserk.unit import Unit

CAUSES: Mapping[type[Used], Cause] = {
    Shot: Cause.SHOT,
    Throw: Cause.THROW,
    Blast: Cause.BLAST,
    MagicalStrike: Cause.MAGICAL,
    SpecialStrike: Cause.SPECIAL,
    Polearm: Cause.POLEARM,
    Heal: Cause.USE,
    Power: Cause.USE,
    Spell: Cause.SPELL,
}

Reasons = list[tuple[int, str, int]]
ATTACKER, DEFENDER = 0, 1

_wound = cache(Wound)


# -- what is added to a die


def attack_bonus(
    held: Traits, unit: Unit, other: Unit, is_basic: bool, reasons: Reasons | None = None
) -> int:
    """Return what the attacker adds to its die: attack skill and bless (BW-35, BW-37)."""
    skill = worth(held.attack, unit, other) if is_basic else 0
    if reasons is not None:
        _explain(reasons, ATTACKER, ("attack_skill", skill), ("bless", held.bless))
    return skill + held.bless


def defense_bonus(held: Traits, unit: Unit, attacker: Unit, reasons: Reasons | None = None) -> int:
    """Return what an alert defender adds to its die: defense skill and bless (BW-36, BW-37)."""
    skill = worth(held.defense, unit, attacker)
    if reasons is not None:
        _explain(reasons, DEFENDER, ("defense_skill", skill), ("bless", held.bless))
    return skill + held.bless


def _explain(reasons: Reasons, side: int, *parts: tuple[str, int]) -> None:
    reasons += [(side, word, amount) for word, amount in parts if amount]


def before_paying(attacker: Unit) -> Unit:
    """Return the attacker as others meet it: it does not count as exhausted by its own attack."""
    return altered(attacker, EXHAUSTED, False)


# -- hits


def strike_more(held: Traits, unit: Unit, other: Unit) -> int:
    """Return by how much the unit's basic strike is stronger against the other than printed."""
    return worth(held.might, unit, other) + unit.plus - unit.minus


def _strike_change(state: Battle, unit: Unit, other: Unit, level: int) -> Change:
    held = traits(state, unit)
    damage = PROFILES[unit.card].strike
    more = strike_more(held, unit, other)
    amount = dealt(damage, level, more)
    parts: tuple[tuple[str, int], ...] = (("strike", dealt(damage, level)),)
    if more:
        named = (
            ("might", worth(held.might, unit, other)),
            ("plus", unit.plus),
            ("minus", -unit.minus),
        )
        parts += tuple(part for part in named if part[1])
    return Change(
        other.uid,
        _wound(amount),
        Cause.BASIC,
        unit.uid,
        LEVEL_NAMES[level],
        parts,
        held.on_hit,
        held.sweeps,
    )


def land_exchange(state: RunningBattle, attack: Attack, row: Row, emit: Emit | None) -> None:
    """Both hits of a basic strike land at once; a protector exhausts (BW-25, BW-28)."""
    unit, fighter = state.units[attack.unit], state.units[attack.fighter]
    changes: list[Change] = []
    if row.attacker:
        changes.append(_strike_change(state, unit, fighter, row.attacker))
    if row.defender and not (row.attacker and traits(state, unit).no_return):
        changes.append(_strike_change(state, fighter, before_paying(unit), row.defender))
    answered(state)
    if fighter.uid != attack.target and not traits(state, fighter).tireless:
        exhaust(state, fighter)
        if emit:
            emit(Exhausted(fighter.uid))
    if not changes and emit:
        emit(Missed(unit.uid, fighter.uid))
    carry_out(state, changes, emit)


def land(
    state: RunningBattle,
    attack: Attack,
    used: AttackAbility,
    amount: int,
    reason: str,
    emit: Emit | None,
) -> None:
    """An attack other than a basic strike hits; there is no hit in return (BW-27)."""
    does = None if isinstance(used, Polearm) else used.does
    change = Change(
        attack.fighter,
        _wound(amount),
        CAUSES[type(used)],
        attack.unit,
        reason,
        ((_WORDS[type(used)], amount),),
        () if does is None else (does,),
    )
    answered(state)
    carry_out(state, (change,), emit)


_WORDS: Mapping[type[Used], str] = {
    Shot: "shot",
    Throw: "throw",
    Blast: "blast",
    MagicalStrike: "magical_strike",
    SpecialStrike: "special_strike",
    Polearm: "polearm",
}


def answered(state: RunningBattle) -> None:
    """Nothing is pending any more: whoever has the turn goes on."""
    state.set(pending=None, to_act=state.turn_player)
