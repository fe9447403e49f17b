"""What a unit can do at this moment: its card, its gear, rank, auras and the ground it stands on.

Folded whenever it is asked for and never stored on the state, so that nothing can be out of date.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from game.core.protocols import Player
from game.rulesets.berserk.battle.profiles import PROFILES, Profile, Skills, Traits, fold
from game.rulesets.berserk.battlefields import Terrain
from game.rulesets.berserk.cards.abilities import (
    Ability,
    Aura,
    Bless,
    Condition,
    DefenseSkill,
    Might,
    Near,
    Regeneration,
)
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import BOARD, SKY, UNSEEN, Unit, rows_from_home

Abilities = tuple[Ability, ...]

LAND_GIVES: Mapping[Terrain, tuple[Abilities, ...]] = {
    Terrain.WOOD: ((DefenseSkill(1),),),
    Terrain.SPRING: ((Regeneration(1),),),
    Terrain.SHRINE: ((Bless(),),),
    Terrain.FORGE: ((Might(1),),),
}
"""What land gives whoever stands on it (house rule terrain)."""

OTHERS = {
    Near.ADJACENT_OWN: (True, True, False),
    Near.ADJACENT_ENEMY: (True, False, True),
    Near.ADJACENT: (True, True, True),
    Near.ALL_OWN: (False, True, False),
    Near.ALL_ENEMY: (False, False, True),
    Near.ALL: (False, True, True),
}
"""Whom each word reaches: only adjacent cards? own ones? enemies? Never the card itself."""

_folded: dict[tuple[int, tuple[int, ...], tuple[int, ...]], tuple[Traits, list[Abilities]]] = {}
"""Traits by card, gear and what else is given, which is kept so that its identity lasts."""


def traits(state: Battle, unit: Unit) -> Traits:
    """Return what the unit can do now."""
    profile = PROFILES[unit.card]
    if (
        unit.gear
        or profile.rank
        or profile.kin
        or state.givers
        or state.grounds
        or state.standing.options.terrain
    ):
        return _with_gifts(state, unit, profile)
    return profile.plain


def _with_gifts(state: Battle, unit: Unit, profile: Profile) -> Traits:
    if unit.hidden or unit.spot < 0:
        return profile.plain
    gifts: list[Abilities] = []
    if (profile.rank or unit.gear) and has_rank(unit) and _stands_in_rank(state, unit):
        gifts += [PROFILES[card].rank for card in (unit.card, *unit.gear)]
    if profile.kin and _stands_by_kin(state, unit, profile.people):
        gifts.append(profile.kin)
    units = state.units
    for uid in state.givers:
        giver = units[uid]
        if giver.spot >= 0 and not giver.hidden:
            for aura in auras_of(giver) if giver.gear else PROFILES[giver.card].auras:
                word = aura.to
                reached = near(word, giver, unit) or (word is Near.ITSELF and uid == unit.uid)
                if reached and is_for(aura, profile):
                    gifts.append(taken_by(profile, aura.gives))
    for owner, card in state.grounds:
        for aura in PROFILES[card].auras:
            if ground_reaches(aura.to, owner, unit) and is_for(aura, profile):
                gifts.append(taken_by(profile, aura.gives))
    if state.standing.options.terrain and unit.spot < SKY:
        land = state.standing.field.terrain[unit.spot]
        gifts += [taken_by(profile, given) for given in LAND_GIVES.get(land, ())]
        gifts += [each.gives for each in profile.natives if each.land == land]
    if not gifts and not unit.gear:
        return profile.plain
    key = (unit.card, unit.gear, tuple(map(id, gifts)))
    known = _folded.get(key)
    if known is None:
        worn = [PROFILES[gear].abilities for gear in unit.gear]
        everything = [each for part in (profile.abilities, *worn, *gifts) for each in part]
        known = _folded[key] = (fold(everything), gifts)
    return known[0]


def taken_by(profile: Profile, gives: Abilities) -> Abilities:
    """Return what of a gift is of use to the card: artifacts do not regenerate (BW-55)."""
    return gives if profile.is_creature else _lifeless(gives)


@cache
def _lifeless(gives: Abilities) -> Abilities:
    return tuple(each for each in gives if not isinstance(each, Regeneration))


def givers(units: tuple[Unit, ...]) -> tuple[int, ...]:
    """Return the uids of all cards with an aura, alive or not: what `state.givers` holds."""
    return tuple(unit.uid for unit in units if unit.card >= 0 and auras_of(unit))


def auras_of(unit: Unit) -> tuple[Aura, ...]:
    """Return the auras of the card and of the gear it wears."""
    auras = PROFILES[unit.card].auras
    for gear in unit.gear:
        auras += PROFILES[gear].auras
    return auras


def has_rank(unit: Unit) -> bool:
    """Tell whether the card, or gear it wears, has rank (BW-54)."""
    return bool(PROFILES[unit.card].rank) or any(PROFILES[gear].rank for gear in unit.gear)


def _stands_in_rank(state: Battle, unit: Unit) -> bool:
    """Tell whether another own creature with rank stands beside it, not diagonally (BW-54)."""
    if unit.spot >= SKY:
        return False
    units, board = state.units, state.board
    for square in BOARD.orthogonal[unit.spot]:
        uid = board[square]
        if uid >= 0 and uid != unit.uid:
            other = units[uid]
            if other.owner == unit.owner and not other.hidden and has_rank(other):
                return True
    return False


def _stands_by_kin(state: Battle, unit: Unit, people: str) -> bool:
    """Tell whether another own card of the people is adjacent, face up (BW-70)."""
    if unit.spot >= SKY:
        return False
    units, board = state.units, state.board
    for square in BOARD.adjacent[unit.spot]:
        uid = board[square]
        if uid >= 0 and uid != unit.uid:
            other = units[uid]
            if (
                other.owner == unit.owner
                and not other.hidden
                and PROFILES[other.card].people == people
            ):
                return True
    return False


def near(word: Near, centre: Unit, unit: Unit) -> bool:
    """Tell whether the word, said of `centre`, reaches the unit: never `centre` itself.

    Nothing is adjacent to a flyer; who is face down or dead is not reached.
    """
    reach = OTHERS.get(word)
    if reach is None:
        return False
    adjacent, own, enemy = reach
    if not (own if unit.owner == centre.owner else enemy):
        return False
    spot = unit.spot
    if adjacent:
        on_squares = 0 <= spot < SKY and centre.spot < SKY
        return on_squares and BOARD.rings[centre.spot][spot] == 1 and not unit.hidden
    return spot >= 0 and unit.uid != centre.uid and not unit.hidden


def ground_reaches(word: Near, owner: Player, unit: Unit) -> bool:
    """Tell whether a terrain card of this owner reaches the unit; it lies adjacent to nothing."""
    adjacent, own, enemy = OTHERS.get(word, (True, False, False))
    return not adjacent and not unit.hidden and (own if unit.owner == owner else enemy)


def is_for(aura: Aura, profile: Profile) -> bool:
    """Tell whether a card is of the realm and the people that an aura names."""
    return (not aura.realm or aura.realm in profile.realms) and (
        not aura.people or aura.people == profile.people
    )


def terrain_at(state: Battle, spot: int) -> Terrain:
    """Return what the square is made of; open ground unless the house rule counts."""
    if not state.standing.options.terrain:
        return Terrain.OPEN
    return state.standing.field.terrain[spot]


def holds(when: Condition, unit: Unit, other: Unit) -> bool:
    """Tell whether a skill of the unit counts against the other."""
    if when == Condition.ALWAYS:
        return True
    if when == Condition.CHARGING:
        return unit.moved >= 2
    if when == Condition.AGAINST_FLYERS:
        return other.spot >= SKY
    if when == Condition.AGAINST_WOUNDED:
        return other.wounds > 0
    if when == Condition.AGAINST_ELITE:
        return PROFILES[other.card].is_elite
    return HOLDS[when](unit, other)


HOLDS: Mapping[Condition, Callable[[Unit, Unit], bool]] = {
    Condition.AGAINST_POISONED: lambda _unit, other: other.poison > 0,
    Condition.AGAINST_EXHAUSTED: lambda _unit, other: other.exhausted,
    Condition.WHEN_WOUNDED: lambda unit, _other: unit.wounds > 0,
    Condition.AT_HOME: lambda unit, _other: rows_from_home(unit) == 0,
    Condition.ACROSS: lambda unit, _other: rows_from_home(unit) >= 3,
}
"""When the rarer conditions hold for the unit against the other."""


def worth(skills: Skills, unit: Unit, other: Unit) -> int:
    """Return what one keyword adds against the other: the best gain and the worst loss (BW-60)."""
    if not skills:
        return 0
    gain = loss = 0
    for x, when in skills:
        if holds(when, unit, other):
            if x > gain:
                gain = x
            elif x < loss:
                loss = x
    return gain + loss


class Gift(NamedTuple):
    """Abilities that a unit has while another card is in the battle: that card, by its number, and
    where it is, None for a terrain card."""

    abilities: Abilities
    card: int
    giver: Unit | None


def gifts(state: Battle, unit: Unit) -> Iterator[Gift]:
    """Yield what other cards give a unit, as far as it has not as much without it (BW-60)."""
    if unit.hidden or unit.spot < 0 or unit.card == UNSEEN:
        return
    profile = PROFILES[unit.card]
    worn = [PROFILES[gear].abilities for gear in unit.gear if gear != UNSEEN]
    held = [each for part in (profile.abilities, *worn) for each in part]
    for gift in _given(state, unit):
        if fold([*held, *gift.abilities]) != fold(held):
            held += gift.abilities
            yield gift


def _given(state: Battle, unit: Unit) -> Iterator[Gift]:
    """Yield all that reaches the unit, whether of use to it or not."""
    profile = PROFILES[unit.card]
    for uid in state.givers:
        giver = state.units[uid]
        if giver.spot >= 0 and not giver.hidden and uid != unit.uid:
            for aura in auras_of(giver):
                if near(aura.to, giver, unit) and is_for(aura, profile):
                    yield Gift(taken_by(profile, aura.gives), giver.card, giver)
    for owner, card in state.grounds:
        for aura in () if card == UNSEEN else PROFILES[card].auras:
            if ground_reaches(aura.to, owner, unit) and is_for(aura, profile):
                yield Gift(taken_by(profile, aura.gives), card, None)
