"""Whose texts make an attack do other than the strikes of the two cards say.

The rules themselves tell it, by the events of each way in which the attack can end.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from game.core.protocols import Event
from game.rulesets.berserk.actions import BerserkAction, Use
from game.rulesets.berserk.battle.changes import GUARDED
from game.rulesets.berserk.battle.combat import exchange
from game.rulesets.berserk.battle.profiles import PROFILES, Traits, fold
from game.rulesets.berserk.battle.traits import LAND_GIVES, gifts, terrain_at, traits
from game.rulesets.berserk.battlefields import Terrain
from game.rulesets.berserk.cards.abilities import Heal, Power, Spell
from game.rulesets.berserk.events import Blocked, DiceRolled, Died, Healed, Wounded
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.sense.prospects import tales
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import SKY, Unit

STOPS = {"scale", *(guard for guards in GUARDED.values() for guard in guards)}
"""What stops wounds."""
KEYWORDS = {
    "attack_skill": "attack",
    "defense_skill": "defense",
    "bless": "bless",
    "might": "might",
}
"""What an event calls that by which a roll or a hit is changed, and what it is among the traits."""


class Changer(NamedTuple):
    """A card, by its number, or the land it stands on, and what it changes.

    `way` is "die", "might", "stronger", "weaker", "effect", "drinks", "heals", "destroys",
    "unanswered" or a protection. What `is_back` befalls the attacker, or is added to the die of the
    other.
    """

    way: str
    card: int | Terrain
    is_back: bool
    amount: int = 0


def changers(
    state: BerserkState, action: BerserkAction, unit: int, foe: int, guard: int | None
) -> tuple[Changer, ...]:
    """Return who changes what an attack does to either, or its dice, each with the most of it."""
    most: dict[Changer, int] = {}
    for tale in tales(state, action, guard):
        once: Counter[Changer] = Counter()
        for event in tale:
            for change in _of(event, unit, foe):
                if not (change.way == "effect" and _is_magic(state, action, change)):
                    once[change._replace(amount=0)] += change.amount
        for change, amount in once.items():
            most[change] = max(most.get(change, 0), amount, key=abs)
    return tuple(change._replace(amount=amount) for change, amount in most.items())


def _is_magic(state: Battle, action: BerserkAction, change: Changer) -> bool:
    """Tell whether an effect is the very thing that a card is used for."""
    unit = state.at(action.unit) if isinstance(action, Use) else None
    if unit is None or not isinstance(action, Use) or unit.card != change.card:
        return False
    return isinstance(traits(state, unit).uses[action.ability - 1], Heal | Spell | Power)


def _of(event: Event, unit: int, foe: int) -> Iterator[Changer]:
    """Yield what an event tells of who changes something."""
    after: Battle | None = getattr(event, "after", None)
    if after is None:
        return
    pair = after.units[unit], after.units[foe]
    match event:
        case DiceRolled():
            for side, word, amount in event.reasons:
                yield Changer("die", _giver(after, pair[side], word), side == 1, amount)
            row = exchange(*event.totals) if len(event.totals) > 1 else None
            if row and row.attacker and row.defender and traits(after, pair[0]).no_return:
                yield Changer("unanswered", pair[0].card, True)
        case Wounded(uid=uid, source=int(source)) if uid in (unit, foe):
            striker, is_back = after.units[source], uid == unit
            if event.reason == "effect":
                yield Changer("effect", striker.card, is_back, event.amount)
            for word, amount in event.parts[1:]:
                if word == "might":
                    yield Changer("might", _giver(after, striker, word), is_back, amount)
                else:
                    way = "stronger" if word == "plus" else "weaker"
                    yield Changer(way, striker.card, is_back, abs(amount))
        case Healed(uid=uid) if uid in (unit, foe):
            way = "drinks" if event.reason == "vampirism" else "heals"
            yield Changer(way, after.units[uid].card, uid == unit, event.amount)
        case Blocked(uid=uid) if uid == foe and event.guard in STOPS:
            yield Changer(event.guard, after.units[uid].card, False)
        case Died(uid=uid, destroyed=True) if uid in (unit, foe):
            yield Changer("destroys", pair[uid == unit].card, uid == unit)


def _giver(state: Battle, unit: Unit, word: str) -> int | Terrain:
    """Return the card whose text a unit has something by: its own, where it has it by itself, by
    its kin or its rank; else one that gives it, or the land."""
    keyword = KEYWORDS[word]
    worn = [PROFILES[gear].abilities for gear in unit.gear]
    own = [each for part in (PROFILES[unit.card].abilities, *worn) for each in part]
    if getattr(fold(own), keyword):
        return unit.card
    held: Traits
    for gift in gifts(state, unit):
        held = fold(gift.abilities)
        if getattr(held, keyword):
            return gift.card
    if 0 <= unit.spot < SKY:
        land = terrain_at(state, unit.spot)
        if any(getattr(fold(given), keyword) for given in LAND_GIVES.get(land, ())):
            return land
    return unit.card
