"""The sentences and words that the texts of cards are put together from."""

from collections.abc import Iterable, Mapping

from game.core.points import listed
from game.core.words import _, many, marked
from game.rulesets.berserk.battlefields import Terrain
from game.rulesets.berserk.cards.abilities import (
    Ability,
    AttackSkill,
    Condition,
    DefenseSkill,
    Guard,
    Moment,
    Near,
    Side,
)
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.cards.card import CardKind, Realm


def name_of(id: str) -> str:
    """Return what a card is called."""
    return _(card_named(id).name)


def toll_words(id: str, deck: Iterable[str]) -> str:
    """Return what a card of further realms than those of a deck costs an army (BW-03), "" for one
    that costs nothing; both by their ids."""
    own = {realm for each in deck for realm in card_named(each).realms}
    others = [realm for realm in card_named(id).realms if realm not in own]
    if not others:
        return ""
    return many(
        "Another realm ({realms}): {n} gold crystal less.",
        "Other realms ({realms}): {n} gold crystals less.",
        len(others),
    ).format(realms=listed([_(REALMS[realm]) for realm in others]), n=len(others))


REALMS: Mapping[Realm, str] = {
    Realm.PLAINS: marked("Plains"),
    Realm.MOUNTAINS: marked("Mountains"),
    Realm.FORESTS: marked("Forests"),
    Realm.SWAMP: marked("Swamp"),
    Realm.FIRE: marked("Fire"),
    Realm.DARK: marked("Dark forces"),
}
NEUTRAL = marked("neutral")

KINDS: Mapping[CardKind, tuple[str, str]] = {
    CardKind.CREATURE: (marked("Creature"), marked("Elite creature")),
    CardKind.FLYER: (marked("Flyer"), marked("Elite flyer")),
    CardKind.ARTIFACT: (marked("Artifact"), marked("Elite artifact")),
    CardKind.TERRAIN: (marked("Terrain"), marked("Elite terrain")),
    CardKind.EQUIPMENT: (marked("Equipment"), marked("Elite equipment")),
}
"""What a card of each kind is called, regular and elite."""

SKILLS: Mapping[type[Ability], Mapping[Condition, str]] = {
    AttackSkill: {
        Condition.ALWAYS: marked("Attack skill {x}."),
        Condition.CHARGING: marked("Attack skill {x} after moving two squares or more."),
        Condition.AGAINST_FLYERS: marked("Attack skill {x} against flyers."),
        Condition.AGAINST_WOUNDED: marked("Attack skill {x} against the wounded."),
        Condition.AGAINST_ELITE: marked("Attack skill {x} against elite cards."),
        Condition.AGAINST_POISONED: marked("Attack skill {x} against the poisoned."),
        Condition.AGAINST_EXHAUSTED: marked("Attack skill {x} against the exhausted."),
        Condition.WHEN_WOUNDED: marked("Attack skill {x} while it is wounded."),
        Condition.AT_HOME: marked("Attack skill {x} in its own back row."),
        Condition.ACROSS: marked("Attack skill {x} in the enemy’s half."),
    },
    DefenseSkill: {
        Condition.ALWAYS: marked("Defense skill {x}."),
        Condition.CHARGING: marked("Defense skill {x} after moving two squares or more."),
        Condition.AGAINST_FLYERS: marked("Defense skill {x} against flyers."),
        Condition.AGAINST_WOUNDED: marked("Defense skill {x} against the wounded."),
        Condition.AGAINST_ELITE: marked("Defense skill {x} against elite cards."),
        Condition.AGAINST_POISONED: marked("Defense skill {x} against the poisoned."),
        Condition.WHEN_WOUNDED: marked("Defense skill {x} while it is wounded."),
        Condition.AT_HOME: marked("Defense skill {x} in its own back row."),
        Condition.ACROSS: marked("Defense skill {x} in the enemy’s half."),
    },
}
MIGHT: Mapping[Condition, tuple[str, str]] = {
    Condition.ALWAYS: (
        marked("Its basic strike deals {x} more."),
        marked("Its basic strike deals {x} less."),
    ),
    Condition.CHARGING: (
        marked("After moving two squares or more, its basic strike deals {x} more."),
        marked("After moving two squares or more, its basic strike deals {x} less."),
    ),
    Condition.AGAINST_FLYERS: (
        marked("Its basic strike deals {x} more to flyers."),
        marked("Its basic strike deals {x} less to flyers."),
    ),
    Condition.AGAINST_WOUNDED: (
        marked("Its basic strike deals {x} more to the wounded."),
        marked("Its basic strike deals {x} less to the wounded."),
    ),
    Condition.AGAINST_ELITE: (
        marked("Its basic strike deals {x} more to elite cards."),
        marked("Its basic strike deals {x} less to elite cards."),
    ),
    Condition.AGAINST_POISONED: (
        marked("Its basic strike deals {x} more to the poisoned."),
        marked("Its basic strike deals {x} less to the poisoned."),
    ),
    Condition.AGAINST_EXHAUSTED: (
        marked("Its basic strike deals {x} more to the exhausted."),
        marked("Its basic strike deals {x} less to the exhausted."),
    ),
    Condition.WHEN_WOUNDED: (
        marked("While it is wounded, its basic strike deals {x} more."),
        marked("While it is wounded, its basic strike deals {x} less."),
    ),
    Condition.AT_HOME: (
        marked("In its own back row, its basic strike deals {x} more."),
        marked("In its own back row, its basic strike deals {x} less."),
    ),
    Condition.ACROSS: (
        marked("In the enemy’s half, its basic strike deals {x} more."),
        marked("In the enemy’s half, its basic strike deals {x} less."),
    ),
}
MIGHT_OF_MANY: Mapping[Condition, tuple[str, str]] = {
    Condition.ALWAYS: (
        marked("Their basic strikes deal {x} more."),
        marked("Their basic strikes deal {x} less."),
    ),
    Condition.CHARGING: (
        marked("After moving two squares or more, their basic strikes deal {x} more."),
        marked("After moving two squares or more, their basic strikes deal {x} less."),
    ),
}
"""The same, said of several cards: “it” would be the one that gives it."""
GUARDS: Mapping[Guard, str] = {
    Guard.BLASTS: marked("Protection from blasts."),
    Guard.SHOTS: marked("Protection from shots."),
    Guard.MAGIC: marked("Protection from magic."),
    Guard.SPELLS: marked("Protection from spells."),
    Guard.POISON: marked("Protection from poison."),
    Guard.EXHAUSTING: marked("Protection from exhausting."),
}
TARGETS: Mapping[Side, str] = {
    Side.ENEMY: marked("enemy card"),
    Side.OWN: marked("own card"),
    Side.OTHER_OWN: marked("another own card"),
    Side.ANY: marked("any card"),
    Side.ITSELF: marked("itself"),
}
REACHED: Mapping[Near, str] = {
    Near.ADJACENT_OWN: marked("your adjacent cards"),
    Near.ADJACENT_ENEMY: marked("adjacent enemy cards"),
    Near.ADJACENT: marked("all adjacent cards"),
    Near.ALL_OWN: marked("all your other cards"),
    Near.ALL_ENEMY: marked("all enemy cards"),
    Near.ALL: marked("all other cards"),
    Near.ITSELF: marked("itself"),
}
"""Whom an aura reaches."""
OF_ONE_KIND: Mapping[tuple[Near, str], str] = {
    (Near.ALL_OWN, "riders"): marked("all your other riders"),
    (Near.ALL_OWN, "beasts"): marked("all your other beasts"),
    (Near.ADJACENT_OWN, "mountains"): marked("your adjacent cards of the Mountains"),
}
"""Whom an aura reaches that is for one people or realm alone: as one would say it of the cards
there are, for no pattern makes such words in every language."""
BY_THE_LAND: Mapping[Near, str] = {
    Near.ALL_OWN: marked("all your cards"),
    Near.ALL: marked("all cards"),
}
"""What a terrain card reaches: it is not one of those cards itself."""
MOMENTS: Mapping[Moment, str] = {
    Moment.DIES: marked("When it dies: {what}"),
    Moment.KILLS: marked("When it kills: {what}"),
    Moment.TURN_STARTS: marked("When your turn starts: {what}"),
    Moment.TURN_ENDS: marked("When your turn ends: {what}"),
    Moment.IS_STRUCK: marked("When it is wounded in melee and lives: {what}"),
    Moment.FRIEND_DIES: marked("When another of your cards dies: {what}"),
    Moment.FRIEND_STRIKES: marked(
        "When the basic strike of one of your adjacent cards wounds: {what}"
    ),
}
OF_A_PEOPLE: Mapping[Moment, str] = {
    Moment.FRIEND_DIES: marked("When another of your {people} dies: {what}"),
    Moment.FRIEND_STRIKES: marked(
        "When the basic strike of one of your adjacent {people} wounds: {what}"
    ),
}
"""The moments that a text waits for of one people alone."""
LANDS: Mapping[Terrain, str] = {
    Terrain.WOOD: marked("While it stands in a wood: {what}"),
    Terrain.MARSH: marked("While it stands in a marsh: {what}"),
    Terrain.LAVA: marked("While it stands on lava: {what}"),
    Terrain.HILL: marked("While it stands on a hill: {what}"),
    Terrain.SPRING: marked("While it stands at a spring: {what}"),
    Terrain.SHRINE: marked("While it stands at a shrine: {what}"),
    Terrain.FORGE: marked("While it stands at a forge: {what}"),
}
