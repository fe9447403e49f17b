"""What makes an attack do other than the strikes say: armor, and the texts of cards, in words."""

from collections.abc import Callable, Iterator, Mapping

from game.core.words import _, many, marked
from game.rulesets.berserk.actions import BerserkAction, Strike, Use
from game.rulesets.berserk.battle.changes import ARMORED, Cause
from game.rulesets.berserk.battle.hits import CAUSES
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.battlefields import Terrain
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.sense.changers import Changer
from game.rulesets.berserk.telling.log_battle import GUARDS
from game.rulesets.berserk.telling.naming import card_name

LANDS: Mapping[Terrain, str] = {
    Terrain.WOOD: marked("The wood"),
    Terrain.SHRINE: marked("The shrine"),
    Terrain.FORGE: marked("The forge"),
}
"""What land is called that adds to a roll or a hit."""


def changer_words(found: tuple[Changer, ...]) -> Iterator[str]:
    """Yield what each does to the numbers of an attack, what befalls the attacked first."""
    for each in sorted(found, key=lambda each: each.is_back):
        words = f"{_(GUARDS[each.way])}." if each.way in GUARDS else SAID[each.way](each)
        card = _(LANDS[each.card]) if isinstance(each.card, Terrain) else card_name(each.card)
        yield words.format(card=card, n=abs(each.amount))


def _die(each: Changer) -> str:
    if each.amount < 0:
        words = _("{card} takes {n} off the attacker’s die.")
        return _("{card} takes {n} off the defender’s die.") if each.is_back else words
    words = _("{card} adds {n} to the attacker’s die.")
    return _("{card} adds {n} to the defender’s die.") if each.is_back else words


def _might(each: Changer) -> str:
    if each.amount < 0:
        fewer = many("{card} takes {n} wound off.", "{card} takes {n} wounds off.", -each.amount)
        back = many(
            "{card} takes {n} wound off what is dealt in return.",
            "{card} takes {n} wounds off what is dealt in return.",
            -each.amount,
        )
        return back if each.is_back else fewer
    back = many(
        "{card} adds {n} wound to what is dealt in return.",
        "{card} adds {n} wounds to what is dealt in return.",
        each.amount,
    )
    return back if each.is_back else _adds(each)


def _effect(each: Changer) -> str:
    back = many(
        "{card} deals the attacker {n} wound.",
        "{card} deals the attacker {n} wounds.",
        each.amount,
    )
    return back if each.is_back else _adds(each)


def _adds(each: Changer) -> str:
    return many("{card} adds {n} wound.", "{card} adds {n} wounds.", each.amount)


def _destroys(each: Changer) -> str:
    return (
        _("{card} destroys the attacker.")
        if each.is_back
        else _("{card} destroys whoever it hits.")
    )


SAID: Mapping[str, Callable[[Changer], str]] = {
    "die": _die,
    "might": _might,
    "stronger": lambda each: _("{card} is strengthened by {n}."),
    "weaker": lambda each: _("{card} is weakened by {n}."),
    "effect": _effect,
    "drinks": lambda each: _("{card} heals by the wounds it deals."),
    "heals": lambda each: _("{card} heals by {n}."),
    "destroys": _destroys,
    "unanswered": lambda each: _("Whoever {card} hits deals nothing in return."),
}
"""The sentence for each way, with the card and the number still to be filled in."""


def armor_words(state: Battle, action: BerserkAction, uid: int) -> str:
    """Return how many wounds of an attack the armor of whoever takes it stops, "" for none."""
    unit = state.units[uid]
    if unit.hidden or _cause_of(state, action) not in ARMORED:
        return ""
    left = traits(state, unit).armor - unit.soaked
    if left <= 0:
        return ""
    return many("Armor stops {n} wound.", "Armor stops {n} wounds.", left).format(n=left)


def _cause_of(state: Battle, action: BerserkAction) -> Cause | None:
    """Return what kind of attack a decision is, None for one that is none."""
    if isinstance(action, Strike):
        return Cause.BASIC
    unit = state.at(action.unit) if isinstance(action, Use) else None
    if unit is None or not isinstance(action, Use):
        return None
    return CAUSES[type(traits(state, unit).uses[action.ability - 1])]
