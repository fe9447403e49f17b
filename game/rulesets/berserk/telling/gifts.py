"""What a unit has from other cards, in words; and what its armor stops."""

from game.core.words import _, many
from game.rulesets.berserk.actions import BerserkAction, Strike, Use
from game.rulesets.berserk.battle.changes import ARMORED, Cause
from game.rulesets.berserk.battle.gifts import Gift, gifts
from game.rulesets.berserk.battle.hits import CAUSES
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.cards.reminders import reminder
from game.rulesets.berserk.cards.texts import ability_text
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.telling.naming import card_name, placed_name
from game.rulesets.berserk.unit import Unit


def gift_words(state: Battle, unit: Unit) -> list[str]:
    """Return a sentence for each other card that gives the unit something: from whom, and what."""
    return [_words(each) for each in gifts(state, unit)]


def _words(gift: Gift) -> str:
    told = [f"{ability_text(each)} {reminder(each)}".rstrip() for each in gift.abilities]
    giver = card_name(gift.card) if gift.giver is None else placed_name(gift.giver)
    return _("From {giver}: {what}").format(giver=giver, what=" ".join(told))


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
