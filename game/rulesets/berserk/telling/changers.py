"""What makes an attack do other than the strikes say: armor, and the texts of cards, in words."""

from collections.abc import Iterator, Mapping

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
from game.rulesets.berserk.unit import GRAVE

LANDS: Mapping[Terrain, str] = {
    Terrain.WOOD: marked("The wood"),
    Terrain.SHRINE: marked("The shrine"),
    Terrain.FORGE: marked("The forge"),
}
"""What land is called that adds to a roll or a hit."""


def changer_words(found: tuple[Changer, ...]) -> Iterator[str]:
    """Yield what each does to the numbers of an attack, what befalls the attacked first."""
    for each in sorted(found, key=lambda each: each.is_back):
        words = f"{_(GUARDS[each.way])}." if each.way in GUARDS else _said(each)
        card = _(LANDS[each.card]) if isinstance(each.card, Terrain) else card_name(each.card)
        yield words.format(card=card, n=abs(each.amount))


def _said(each: Changer) -> str:
    """Return the sentence for a way, with the card and the number still to be filled in."""
    n, is_less = abs(each.amount), each.amount < 0
    match each.way, each.is_back:
        case "die", False if is_less:
            return _("{card} takes {n} off the attacker’s die.")
        case "die", False:
            return _("{card} adds {n} to the attacker’s die.")
        case "die", True if is_less:
            return _("{card} takes {n} off the defender’s die.")
        case "die", True:
            return _("{card} adds {n} to the defender’s die.")
        case "might", True if is_less:
            return many(
                "{card} takes {n} wound off what is dealt in return.",
                "{card} takes {n} wounds off what is dealt in return.",
                n,
            )
        case "might", True:
            return many(
                "{card} adds {n} wound to what is dealt in return.",
                "{card} adds {n} wounds to what is dealt in return.",
                n,
            )
        case "might", False if is_less:
            return many("{card} takes {n} wound off.", "{card} takes {n} wounds off.", n)
        case "effect", True:
            return many(
                "{card} deals the attacker {n} wound.", "{card} deals the attacker {n} wounds.", n
            )
        case "might" | "effect", False:
            return many("{card} adds {n} wound.", "{card} adds {n} wounds.", n)
        case "destroys", True:
            return _("{card} destroys the attacker.")
    return _(SAID[each.way])


SAID: Mapping[str, str] = {
    "stronger": marked("{card} is strengthened by {n}."),
    "weaker": marked("{card} is weakened by {n}."),
    "drinks": marked("{card} heals by the wounds it deals."),
    "heals": marked("{card} heals by {n}."),
    "destroys": marked("{card} destroys whoever it hits."),
    "unanswered": marked("Whoever {card} hits deals nothing in return."),
}
"""What is said alike of both sides."""


def armor_words(state: Battle, action: BerserkAction, uid: int) -> str:
    """Return how many wounds of an attack the armor of whoever takes it stops, "" for none."""
    unit, by = state.units[uid], state.at(getattr(action, "unit", GRAVE))
    cause = Cause.BASIC if isinstance(action, Strike) else None
    if isinstance(action, Use) and by is not None:
        cause = CAUSES[type(traits(state, by).uses[action.ability - 1])]
    left = 0 if unit.hidden else traits(state, unit).armor - unit.soaked
    if left <= 0 or cause not in ARMORED:
        return ""
    return many("Armor stops {n} wound.", "Armor stops {n} wounds.", left).format(n=left)
