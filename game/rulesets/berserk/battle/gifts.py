"""What a unit has from others at this moment, and from whom."""

from collections.abc import Iterator
from typing import NamedTuple

from game.rulesets.berserk.battle.profiles import PROFILES, fold
from game.rulesets.berserk.battle.traits import (
    Abilities,
    auras_of,
    ground_reaches,
    is_for,
    near,
    taken_by,
)
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import UNSEEN, Unit


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
