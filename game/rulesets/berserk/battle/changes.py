"""What is done to one unit: a change says it, `APPLY` does it.

A change is prevented by what protects the unit, or else made and told.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple

from game.core.protocols import Emit
from game.rulesets.berserk.battle.profiles import PROFILES, Traits
from game.rulesets.berserk.battle.tokens import TOKENS, laid
from game.rulesets.berserk.battle.traits import terrain_at, traits
from game.rulesets.berserk.battle.units import hurt, put, stand
from game.rulesets.berserk.battlefields import SHUT
from game.rulesets.berserk.cards.abilities import (
    Destroying,
    Effect,
    Exhausting,
    Festering,
    Guard,
    Healing,
    Offering,
    Poisoning,
    Pulling,
    Pushing,
    Rousing,
    Stunning,
    Wound,
)
from game.rulesets.berserk.events import (
    Affected,
    Alerted,
    Blocked,
    Exhausted,
    Healed,
    Shifted,
    Wounded,
)
from game.rulesets.berserk.position import FREE, Battle, RunningBattle
from game.rulesets.berserk.unit import BOARD, SKY, Spot, Unit, is_square


class Cause(StrEnum):
    """What a change comes from."""

    BASIC = "basic strike"
    SPECIAL = "special strike"
    MAGICAL = "magical strike"
    POLEARM = "polearm strike"
    SHOT = "shot"
    THROW = "throw"
    BLAST = "blast"
    SPELL = "spell"
    USE = "use"
    EFFECT = "effect"
    POISON = "poison"
    LAVA = "lava"


ARMORED = frozenset({Cause.BASIC, Cause.SPECIAL, Cause.POLEARM, Cause.SHOT, Cause.THROW})
"""Non-magical attacks, whose first wounds armor prevents (BW-34)."""

MELEE = frozenset({Cause.BASIC, Cause.SPECIAL, Cause.MAGICAL, Cause.POLEARM})

GUARDED: Mapping[Cause, tuple[Guard, ...]] = {
    Cause.SHOT: (Guard.SHOTS,),
    Cause.BLAST: (Guard.BLASTS, Guard.MAGIC),
    Cause.MAGICAL: (Guard.MAGIC,),
    Cause.SPELL: (Guard.SPELLS, Guard.MAGIC),
}
"""Which protections block it (BW-49 to BW-52); a throw is none of them (BW-40)."""

WARDED: Mapping[type[Effect], Guard] = {
    Poisoning: Guard.POISON,
    Festering: Guard.POISON,
    Exhausting: Guard.EXHAUSTING,
    Stunning: Guard.EXHAUSTING,
}
"""Which protection blocks an effect, whatever it comes from (BW-53, BW-58)."""

SCALE_FROM = 5
"""With so many wounds scale lets only basic strikes through (BW-56)."""


class Change(NamedTuple):
    """Something to be done to the unit `uid`.

    `source` is the uid of whoever does it, None for poison, lava and terrain cards. `reason` and
    `parts` are told with wounds; `then` are the effects that follow if it wounds, `beside` those
    that then befall the cards of the unit's side adjacent to it.
    """

    uid: int
    does: Effect
    cause: Cause
    source: int | None = None
    reason: str = "effect"
    parts: tuple[tuple[str, int], ...] = ()
    then: tuple[Effect, ...] = ()
    beside: tuple[Effect, ...] = ()


def number_of(effect: Effect) -> int:
    """Return the x of an effect, 0 for one without a number."""
    x: int = getattr(effect, "x", 0)
    return x


def guard_against(unit: Unit, held: Traits, cause: Cause, does: Effect | None = None) -> str:
    """Return the name of what protects the unit from this; "" if nothing does."""
    wounds = does is None or isinstance(does, Wound)
    if wounds and held.scale and unit.wounds >= SCALE_FROM and cause != Cause.BASIC:
        return "scale"
    if held.guards:
        for guard in GUARDED.get(cause, ()):
            if guard in held.guards:
                return guard
        warded = WARDED.get(type(does)) if does is not None else None
        if warded in held.guards:
            return str(warded)
    return ""


def apply(state: RunningBattle, change: Change, emit: Emit | None) -> int:
    """Make the change unless something prevents it.

    Return the life it really took from the unit; 1 if the unit is to be destroyed.
    """
    unit = state.units[change.uid]
    if unit.spot < 0 or unit.hidden:
        return 0
    held = traits(state, unit)
    if guard := guard_against(unit, held, change.cause, change.does):
        if emit:
            emit(Blocked(unit.uid, guard))
        return 0
    return APPLY[type(change.does)](state, unit, held, change, emit)


def _wound(
    state: RunningBattle, unit: Unit, held: Traits, change: Change, emit: Emit | None
) -> int:
    """Wounds: armor takes the first of each turn, extra life the next (BW-34, BW-57)."""
    dealt = number_of(change.does)
    soaked = 0
    if held.armor and change.cause in ARMORED:
        soaked = max(0, min(dealt, held.armor - unit.soaked))
    amount = dealt - soaked
    left = PROFILES[unit.card].life - unit.wounds + unit.extra
    from_extra = min(unit.extra, amount)
    unit = hurt(
        unit, unit.wounds + amount - from_extra, unit.extra - from_extra, unit.soaked + soaked
    )
    put(state, unit)
    if amount:
        state.set(quiet=0)
    if emit:
        emit(
            Wounded(
                unit.uid, amount, soaked, unit.wounds, change.source, change.reason, change.parts
            )
        )
    return min(amount, left)


def heal(
    state: RunningBattle, unit: Unit, x: int, reason: str, emit: Emit | None, beyond: bool = False
) -> None:
    """Remove up to x wounds; what is left over becomes extra life only if `beyond` (BW-57)."""
    amount = min(x, unit.wounds)
    extra = x - amount if beyond else 0
    if amount or extra:
        put(state, unit._replace(wounds=unit.wounds - amount, extra=unit.extra + extra))
        if emit:
            emit(Healed(unit.uid, amount, extra, reason))


def _healing(
    state: RunningBattle, unit: Unit, held: Traits, change: Change, emit: Emit | None
) -> int:
    """Only creatures are healed (BW-44)."""
    if not PROFILES[unit.card].is_creature:
        return 0
    reason = "heal" if change.reason == "effect" else change.reason
    heal(state, unit, number_of(change.does), reason, emit)
    return 0


def _destroying(
    state: RunningBattle, unit: Unit, held: Traits, change: Change, emit: Emit | None
) -> int:
    return 1


def _lay_token(
    state: RunningBattle, unit: Unit, held: Traits, change: Change, emit: Emit | None
) -> int:
    """All effects that only turn the card or lay a token on it."""
    row = TOKENS[type(change.does)]
    if row.creatures_only and not PROFILES[unit.card].is_creature:
        return 0
    x = number_of(change.does)
    new = laid(row, unit, x, unit.owner == state.turn_player)
    if new == unit:
        return 0
    put(state, new)
    if emit:
        is_text = change.cause is Cause.EFFECT
        emit(Affected(unit.uid, row.name, x, change.source if is_text else None))
        if new.exhausted and not unit.exhausted:
            emit(Exhausted(unit.uid))
        if unit.exhausted and not new.exhausted:
            emit(Alerted(unit.uid))
    return 0


def _shifting(
    state: RunningBattle, unit: Unit, held: Traits, change: Change, emit: Emit | None
) -> int:
    """Pushed or pulled along the line to whoever does it, as far as there is room (BW-73)."""
    is_away = type(change.does) is Pushing
    source = None if change.source is None else state.units[change.source]
    spot = shifted(state, unit, source, number_of(change.does), is_away)
    if spot != unit.spot:
        stand(state, unit, spot)
        if emit and source is not None:
            emit(Shifted(unit.uid, unit.spot, spot, source.uid, is_away))
    return 0


Apply = Callable[[RunningBattle, Unit, Traits, Change, Emit | None], int]

APPLY: Mapping[type[Effect], Apply] = {
    Wound: _wound,
    Healing: _healing,
    Destroying: _destroying,
    Offering: _destroying,
    Pushing: _shifting,
    Pulling: _shifting,
    **dict.fromkeys(TOKENS, _lay_token),
}


def changes_something(effect: Effect, unit: Unit, in_own_turn: bool = False) -> bool:
    """Tell whether the effect would do anything to the unit, protections aside (BW-22).

    In its owner's turn what lies on it already may be laid again, to last till his next ends.

    Nobody is made alert by an ability twice a turn, so that two cannot wake each other for ever
    (BW-23).
    """
    kind = type(effect)
    if kind in (Wound, Destroying):
        return True
    is_creature = PROFILES[unit.card].is_creature
    if kind is Offering:
        return is_creature
    if kind in (Pushing, Pulling):
        return is_creature and unit.spot < SKY
    if kind is Healing:
        return is_creature and unit.wounds > 0
    if kind is Rousing:
        return unit.exhausted and not unit.roused
    row = TOKENS[kind]
    if row.creatures_only and not is_creature:
        return False
    return laid(row, unit, number_of(effect), in_own_turn) != unit


Step = tuple[int, int]


def shifted(state: Battle, unit: Unit, source: Unit | None, x: int, is_away: bool) -> Spot:
    """Return the square up to x steps from or towards the source where the unit comes to stand.

    Away it goes straight on; it stops before what it cannot enter. Who is no creature on the
    ground, or is shifted by nobody on a square, stays.
    """
    if source is None or not is_square(source.spot) or not PROFILES[unit.card].is_walker:
        return unit.spot
    spot, away = unit.spot, _towards(source.spot, unit.spot)
    for _step in range(x):
        across, along = away if is_away else _towards(spot, source.spot)
        onto = BOARD.at(BOARD.column[spot] + across, BOARD.row[spot] + along)
        if onto is None or state.board[onto] != FREE or terrain_at(state, onto) in SHUT:
            break
        spot = onto
    return spot


def _towards(start: Spot, end: Spot) -> Step:
    """Return the step from one square towards another, across a corner where that is nearer."""
    across = BOARD.column[end] - BOARD.column[start]
    along = BOARD.row[end] - BOARD.row[start]
    return (across > 0) - (across < 0), (along > 0) - (along < 0)
