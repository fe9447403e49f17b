"""What cards, units and what befalls them are called on the battlefield."""

from collections.abc import Mapping

from game.core.protocols import Whole
from game.core.words import _, marked, signed
from game.rulesets.berserk import events as e
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.cards.glossary import GLOSSARY, glossary
from game.rulesets.berserk.cards.texts import card_text, type_line
from game.rulesets.berserk.meanings import whole_words
from game.rulesets.berserk.telling.log_battle import REASONS
from game.rulesets.berserk.telling.words import action_words
from game.rulesets.berserk.unit import UNSEEN, Unit, is_asleep
from scenes.battle.faces.cardface import Words
from scenes.ui.text import escape


def card_of(unit: Unit) -> Card | None:
    """Return the unit's card, None where it is not known."""
    return None if unit.card == UNSEEN else card(unit.card)


def choice_name(action: BerserkAction | Whole) -> str:
    """Return what a decision is called where there is no board to be looked at, in markup; of an
    army its cards or places."""
    return escape(whole_words(action.steps) if isinstance(action, Whole) else action_words(action))


def card_words(shown: Card) -> Words:
    """Return what is written on a card."""
    return Words(type_line(shown), card_text(shown), _(shown.flavour))


KEYWORDS: Mapping[str, str] = {
    **REASONS,
    "armor": marked("armor"),
    "light": marked("light"),
    "medium": marked("medium"),
    "strong": marked("strong"),
    "fixed": marked("fixed"),
    "poison": marked("poison"),
    "lava": marked("lava"),
    "effect": marked("effect"),
    "heal": marked("healed"),
    "regeneration": marked("regeneration"),
    "vampirism": marked("vampirism"),
    "scale": marked("scale"),
    "blasts": marked("protection from blasts"),
    "shots": marked("protection from shots"),
    "magic": marked("protection from magic"),
    "spells": marked("protection from spells"),
}
"""What reasons are called beside numbers."""


def keyword_words(keyword: str) -> str:
    """Return the words for a keyword of the rules, as short as it stands beside a number."""
    if keyword in KEYWORDS:
        return _(KEYWORDS[keyword])
    if keyword in GLOSSARY:
        return glossary(keyword).title.replace(" X", "").lower()
    return keyword.replace("_", " ")


def reason_words(keyword: str, x: int = 0) -> str:
    """Return a reason and, unless it is 0, its amount: "attack skill +1"."""
    words = keyword_words(keyword)
    return f"{words} {signed(x)}" if x else words


def guard_words(guard: str) -> str:
    """Return what stopped an attack."""
    return keyword_words(guard)


def parts_words(event: e.Wounded) -> str:
    """Return what wounds are made of: "strong, might +1, armor −2"."""
    parts = [keyword_words(event.reason)]
    parts += [reason_words(name, x) for name, x in event.parts[1:]]
    if event.soaked:
        parts.append(reason_words("armor", -event.soaked))
    return ", ".join(parts)


def effect_words(effect: str, x: int) -> str:
    """Return what befell a unit, in a word or two."""
    words = {
        "poisoning": _("poison {x}"),
        "cleansing": _("cleansed"),
        "exhausting": _("exhausted"),
        "stunning": _("stunned"),
        "binding": _("can’t attack"),
        "strengthening": _("strike +{x}"),
        "weakening": _("strike −{x}"),
        "rousing": _("alert again"),
        "hurrying": _("may move again"),
        "warding": _("extra life {x}"),
        "festering": _("poison +{x}"),
    }[effect]
    return words.format(x=x)


def state_words(unit: Unit) -> list[str]:
    """Return what is to be said of a unit besides its numbers and its life, each in a word or
    two."""
    told = [_("exhausted") if unit.exhausted else _("alert")]
    if unit.hidden:
        told.append(_("face down"))
    if unit.poison:
        told.append(_("poison {x}").format(x=unit.poison))
    if unit.plus:
        told.append(_("strike +{x}").format(x=unit.plus))
    if unit.minus:
        told.append(_("strike −{x}").format(x=unit.minus))
    if unit.bound:
        told.append(_("can’t attack"))
    if unit.stunned:
        told.append(_("stays exhausted"))
    elif is_asleep(unit):
        told.append(_("stunned"))
    if unit.prepared:
        told.append(_("prepared for a flyer"))
    return told
