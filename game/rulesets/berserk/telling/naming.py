"""What units and their deeds are called by somebody who looks at the board."""

from collections.abc import Mapping, Sequence

from game.core.words import _, marked
from game.rulesets.berserk.actions import (
    BerserkAction,
    Choose,
    EndTurn,
    GoFirst,
    Leap,
    Move,
    NoGuard,
    Prepare,
    Protect,
    Strike,
    Use,
)
from game.rulesets.berserk.cards.abilities import Used
from game.rulesets.berserk.cards.abilityfile import word
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.cards.glossary import glossary
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.telling.words import action_words
from game.rulesets.berserk.unit import GRAVE, SKY, UNSEEN, Unit, spot_name

NAMES: Mapping[type[BerserkAction], str] = {
    Move: marked("{unit} walks to {square}"),
    Leap: marked("{unit} leaps to {square}"),
    Strike: marked("{unit} strikes {target}"),
    Use: marked("{unit}: {ability} on {target}"),
    Prepare: marked("{unit} prepares for a flyer"),
    Protect: marked("{unit} protects"),
}
"""What is said of a unit's deed; a use on itself has words of its own."""
PLAIN: Mapping[type[BerserkAction], str] = {
    EndTurn: marked("End the turn"),
    NoGuard: marked("Nobody protects"),
}


def card_name(number: int) -> str:
    """Return the name of a card by its number."""
    return _("a face-down card") if number == UNSEEN else _(card(number).name)


def unit_name(unit: Unit) -> str:
    """Return the name of a unit, that of its card."""
    return card_name(unit.card)


def placed_name(unit: Unit) -> str:
    """Return the name of a unit and where it is: "Bog Troll c3"."""
    if unit.spot >= SKY:
        return _("{card} (in the air)").format(card=unit_name(unit))
    return f"{unit_name(unit)} {spot_name(unit.spot)}"


def clear_name(unit: Unit, units: Sequence[Unit]) -> str:
    """Return the name of a unit, and where it is if another of that name is among those in play."""
    others = (each for each in units if each.uid != unit.uid and each.spot != GRAVE)
    is_clear = all(each.card != unit.card for each in others)
    return unit_name(unit) if is_clear else placed_name(unit)


def ability_name(ability: Used) -> str:
    """Return a short name of an ability that is used, with its numbers: "Shot 1-2-3"."""
    title = ability_title(ability)
    if getattr(ability, "name", ""):
        return title
    damage = getattr(ability, "damage", ())
    if damage:
        return f"{title} {'-'.join(map(str, damage))}"
    x = getattr(ability, "x", None)
    return f"{title} {x}" if x is not None else title


def ability_title(ability: Used) -> str:
    """Return the name of an ability without its numbers: "Shot"."""
    if name := getattr(ability, "name", ""):
        return _(name)
    return glossary(word(type(ability))).title.replace(" X", "")


def name_action(action: BerserkAction, picture: Battle, foresight: Foresight) -> str:
    """Return an action's name: who, from where, with what, at whom."""
    if type(action) in PLAIN:
        return _(PLAIN[type(action)])
    if isinstance(action, GoFirst):
        return _("I go first") if action.first else _("I go second")
    if isinstance(action, Choose):
        return _("The full hit") if action.full else _("The weaker hit")
    unit = picture.at(getattr(action, "unit", -1))
    if unit is None or type(action) not in NAMES:
        return action_words(action)
    target = picture.at(getattr(action, "target", -1))
    used = ""
    if isinstance(action, Use):
        used = ability_name(foresight.uses(unit)[action.ability - 1])
    if used and target is not None and target.uid == unit.uid:
        return _("{unit} uses {ability}").format(unit=placed_name(unit), ability=used)
    return _(NAMES[type(action)]).format(
        unit=placed_name(unit),
        square=spot_name(getattr(action, "to", -1)),
        target="" if target is None else placed_name(target),
        ability=used,
    )
