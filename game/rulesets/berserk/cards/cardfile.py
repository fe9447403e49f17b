"""Card files: levels/berserk/cards/<deck>.toml, one `[[card]]` after another."""

import re
from collections.abc import Mapping
from pathlib import Path

from game.core.fields import (
    FilePlace,
    array,
    line,
    listed,
    name_of,
    number,
    one_of,
    read_toml,
    shown,
    table,
    yes_or_no,
)
from game.core.words import _
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards.abilities import Ability, Near, Used
from game.rulesets.berserk.cards.abilityfile import GIVEN, ascending, read_ability, word
from game.rulesets.berserk.cards.card import Card, CardKind, Realm

CUSTOM = "custom"
"""The deck of the cards that belong to no realm deck."""

MOST_CARDS = 200
MOST_ABILITIES = 4
MOST_COPIES = 3
DEAREST, TOUGHEST, FASTEST, HARDEST = 12, 20, 5, 9
LONGEST_NAME, LONGEST_FLAVOUR, LONGEST_PEOPLE, LONGEST_ID = 34, 90, 20, 40
SCALE_LIFE = 6
"""Scale counts from the fifth wound on: with less life it would never count (BW-56)."""

ALWAYS = ("id", "name", "people", "cost", "copies", "flavour")
BODY: Mapping[CardKind, tuple[str, ...]] = {
    CardKind.CREATURE: ("life", "movement", "strike"),
    CardKind.FLYER: ("life", "strike"),
    CardKind.ARTIFACT: ("life",),
    CardKind.TERRAIN: (),
    CardKind.EQUIPMENT: (),
}
"""What a card of each kind has, and no other may have (BW-10)."""
OPTIONAL = ("kind", "realms", "elite", "unique", "abilities", "was")
EVERY = (*ALWAYS, *BODY[CardKind.CREATURE], *OPTIONAL)

FITTING: Mapping[CardKind, tuple[type[Ability], ...]] = {
    CardKind.CREATURE: (Ability,),
    CardKind.FLYER: (Ability,),
    CardKind.ARTIFACT: (able.Armor, able.Protection, able.Aura, able.When, *Used.__args__),
    CardKind.TERRAIN: (able.Aura, able.When),
    CardKind.EQUIPMENT: (*GIVEN, able.Jump, able.Teleportation),
}
"""Which abilities a card of each kind can do something with."""
GROUND_ONLY = (able.Jump, able.Teleportation, able.Rank, able.Polearm, able.Kin, able.Native)
"""What needs a square to stand on."""
NEIGHBOURLESS = (CardKind.FLYER, CardKind.TERRAIN)
TURNS = (able.Moment.TURN_STARTS, able.Moment.TURN_ENDS)
"""The moments that come for land, too."""
NEIGHBOURS = (Near.ADJACENT, Near.ADJACENT_OWN, Near.ADJACENT_ENEMY)


def read_cards(path: Path, deck: str, first: int = 0) -> tuple[Card, ...]:
    """Return the cards of a file, numbered from `first`; raise BadContent."""
    top = FilePlace(name_of(path))
    entries = table(read_toml(path), top, ["card"], ["card"])["card"]
    return tuple(
        _card(entry, top.at(_called(n, entry)), deck, first + n)
        for n, entry in enumerate(array(entries, top, MOST_CARDS))
    )


def _called(n: int, entry: object) -> str:
    """Return "card 3 (plains-outrider)", or "card 3" if its id cannot be read."""
    name = entry.get("id") if isinstance(entry, dict) else None
    if isinstance(name, str) and name:
        return _("card {n} ({id})").format(n=n + 1, id=shown(name).strip('"'))
    return _("card {n}").format(n=n + 1)


def _card(value: object, place: FilePlace, deck: str, at: int) -> Card:
    entry = table(value, place, EVERY, ALWAYS)
    kind = one_of(entry.get("kind", CardKind.CREATURE), place.at("kind"), CardKind)
    _check_body(entry, place, kind)
    card = Card(
        number=at,
        id=_id(entry["id"], place.at("id"), deck),
        name=line(entry["name"], place.at("name"), LONGEST_NAME),
        realms=_realms(entry, place, deck),
        kind=kind,
        people=line(entry["people"], place.at("people"), LONGEST_PEOPLE),
        elite=yes_or_no(entry.get("elite", False), place.at("elite")),
        unique=yes_or_no(entry.get("unique", False), place.at("unique")),
        cost=number(entry["cost"], place.at("cost"), 1, DEAREST),
        life=number(entry["life"], place.at("life"), 1, TOUGHEST) if "life" in entry else 0,
        movement=number(entry.get("movement", 0), place.at("movement"), 0, FASTEST),
        strike=_strike(entry, place),
        abilities=_abilities(entry.get("abilities", []), place.at("abilities"), kind),
        flavour=line(entry["flavour"], place.at("flavour"), LONGEST_FLAVOUR),
        deck=deck,
        copies=number(entry["copies"], place.at("copies"), 1, MOST_COPIES),
        was=_id(entry["was"], place.at("was"), deck) if "was" in entry else "",
    )
    if card.life < SCALE_LIFE and any(isinstance(each, able.Scale) for each in card.abilities):
        raise place.at("life").refused(
            _("must be at least {n}: with less, its scale would never count.").format(n=SCALE_LIFE)
        )
    return card


def _check_body(entry: Mapping[str, object], place: FilePlace, kind: CardKind) -> None:
    for field in BODY[CardKind.CREATURE]:
        if field in BODY[kind] and field not in entry:
            raise place.refused(_("lacks the field “{key}”.").format(key=field))
        if field not in BODY[kind] and field in entry:
            raise place.at(field).refused(
                _("must not stand here: a card of the kind “{kind}” has none.").format(kind=kind)
            )


def _strike(entry: Mapping[str, object], place: FilePlace) -> tuple[int, ...]:
    return ascending(entry["strike"], place.at("strike"), HARDEST) if "strike" in entry else ()


def _id(value: object, place: FilePlace, deck: str) -> str:
    name = line(value, place, LONGEST_ID)
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
        raise place.refused(
            _(
                "must be small letters a-z and digits, joined by single hyphens, not {value}."
            ).format(value=shown(name))
        )
    if deck != CUSTOM and not name.startswith(f"{deck}-"):
        raise place.refused(_("must begin with “{start}”.").format(start=f"{deck}-"))
    return name


def _realms(entry: Mapping[str, object], place: FilePlace, deck: str) -> tuple[Realm, ...]:
    """Return the realms of a card, in their order; in a realm deck they need not be named."""
    at = place.at("realms")
    if deck == CUSTOM and "realms" not in entry:
        raise place.refused(_("lacks the field “{key}”.").format(key="realms"))
    named = array(entry.get("realms", [deck]), at, len(Realm))
    realms = [one_of(each, at, Realm) for each in named]
    if len(set(realms)) < len(realms):
        raise at.refused(_("names a realm twice."))
    if deck != CUSTOM and realms != [deck]:
        raise at.refused(
            _("must be the realm of its deck, “{realm}”, not {names}.").format(
                realm=deck, names=listed(realms) or "[]"
            )
        )
    return tuple(each for each in Realm if each in realms)


def _abilities(value: object, place: FilePlace, kind: CardKind) -> tuple[Ability, ...]:
    abilities: list[Ability] = []
    for n, entry in enumerate(array(value, place, MOST_ABILITIES), 1):
        at = place.at(str(n))
        ability = read_ability(entry, at)
        if not isinstance(ability, FITTING[kind]) or (
            kind is CardKind.FLYER and isinstance(ability, GROUND_ONLY)
        ):
            raise at.refused(
                _("“{name}” is of no use to a card of the kind “{kind}”.").format(
                    name=word(type(ability)), kind=kind
                )
            )
        if ability in abilities:
            raise at.refused(_("stands there twice."))
        if isinstance(ability, able.Aura | able.When):
            _check_reach(ability, at, kind)
        abilities.append(ability)
    return tuple(abilities)


def _check_reach(ability: able.Aura | able.When, place: FilePlace, kind: CardKind) -> None:
    """Refuse what would never happen: who has no square has no neighbours, and land lives not."""
    if kind in NEIGHBOURLESS and ability.to in NEIGHBOURS:
        raise place.at("to").refused(
            _("must not be “{near}”: nothing is adjacent to a card of the kind “{kind}”.").format(
                near=ability.to, kind=kind
            )
        )
    if kind is CardKind.FLYER and getattr(ability, "moment", "") == able.Moment.FRIEND_STRIKES:
        raise place.at("moment").refused(
            _("must not be “{near}”: nothing is adjacent to a card of the kind “{kind}”.").format(
                near=able.Moment.FRIEND_STRIKES, kind=kind
            )
        )
    if kind is CardKind.TERRAIN and isinstance(ability, able.When):
        if ability.moment not in TURNS:
            raise place.at("moment").refused(
                _("must be one of {moments} on a terrain card.").format(moments=listed(TURNS))
            )
        if ability.to is Near.ITSELF:
            raise place.at("to").refused(_("must name other cards: adjacent ones, or all."))
