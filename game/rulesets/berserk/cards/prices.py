"""What a card should cost: one formula for bodies, one table of what each ability is worth.

    regular  0.25 + sqrt(life * E) + 0.25 * (movement - 1) + abilities
    elite    0.75 + 0.8 * sqrt(life * E) + 0.25 * (movement - 1) + abilities

(a flyer pays half as much again for its body, and 0.5 for the air)
rounded, halves down, where E is what a strike deals on the average without a modifier. A card may
stand one crystal off (`TOLERANCE`); most stand on it.
"""

from collections.abc import Callable, Mapping
from math import ceil, sqrt
from typing import Any

from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards.abilities import (
    Ability,
    Condition,
    Damage,
    Effect,
    Guard,
    Moment,
    Near,
)
from game.rulesets.berserk.cards.card import Card, CardKind

TOLERANCE = 1
"""How many crystals a card may cost more or less than the formula says."""

MAGIC_BONUS = UNLIMITED_BONUS = 0.25
TERRAIN = 2.0
"""What nobody can strike down is worth more."""
FLYING = 1.5
"""How much more a body is worth that hardly anybody reaches."""
ON_ITSELF = 0.4
"""What is left of a power that is of use to the card alone, which strikes nobody meanwhile."""
CLOSE = 2
"""Whatever reaches no further than this is a little cheaper."""


def price(card: Card) -> int:
    """Return what the formula asks for the card, in crystals, at least 1."""
    return max(1, ceil(worth(card) - 0.5))


def worth(card: Card) -> float:
    """Return the same before it is rounded."""
    share = TERRAIN if card.kind is CardKind.TERRAIN else 1.0
    abilities = share * sum(map(worth_of, card.abilities))
    return (0.75 if card.elite else 0.25) + _body(card) + abilities


def expected(damage: Damage) -> float:
    """Return what a hit deals on the average: light on 1-3, medium on 4-5, strong on 6 (BW-27)."""
    if len(damage) == 1:
        return damage[0]
    light, medium, strong = damage
    return (3 * light + 2 * medium + strong) / 6


def worth_of(ability: Ability) -> float:
    """Return what one ability adds, in crystals; a drawback's is negative."""
    return float(WORTH[type(ability)](ability))


def _body(card: Card) -> float:
    share = 0.8 if card.elite else 1.0
    if card.kind is CardKind.ARTIFACT:
        return share * card.life / 8
    if not card.is_creature:
        return 0.0
    body = share * sqrt(card.life * expected(card.strike))
    drinking = (0.5 * expected(card.strike) for each in card.abilities if type(each) is VAMPIRE)
    if card.kind is CardKind.FLYER:
        return FLYING * body + 0.5 + sum(drinking)
    return body + 0.25 * (card.movement - 1) + sum(drinking)


VAMPIRE = able.Vampirism
"""Its worth grows with the strike of whoever drinks."""

WHEN: Mapping[Condition, float] = {
    Condition.ALWAYS: 1.0,
    Condition.CHARGING: 0.5,
    Condition.AGAINST_FLYERS: 0.25,
    Condition.AGAINST_WOUNDED: 0.6,
    Condition.AGAINST_ELITE: 0.5,
    Condition.AGAINST_POISONED: 0.6,
    Condition.AGAINST_EXHAUSTED: 0.7,
    Condition.WHEN_WOUNDED: 0.6,
    Condition.AT_HOME: 0.4,
    Condition.ACROSS: 0.6,
}
"""The share of the price that is left of a skill with a condition."""

SKILLS = {
    able.AttackSkill: (0.0, 0.5, 1.25, 2.0),
    able.DefenseSkill: (0.0, 0.5, 1.0, 1.5),
    able.Armor: (0.0, 0.75, 1.75, 2.75),
    able.Jump: (0.0, 0.25, 0.5, 0.5, 0.75),
    able.Incarnation: (0.0, 2.0, 1.5, 1.0, 0.75, 0.5),
}
"""By the number of the keyword, from 0; a number beyond the list costs as much as the last."""

PARTY: Mapping[Near, float] = {
    Near.ITSELF: 1.0,
    Near.OTHER: 1.0,
    Near.ADJACENT_OWN: 1.25,
    Near.ALL_OWN: 3.0,
    Near.ADJACENT_ENEMY: -1.25,
    Near.ALL_ENEMY: -3.0,
    Near.ADJACENT: 0.5,
    Near.ALL: 0.75,
}
"""How much a good thing is worth if these cards have it. What everybody has is worth something
to the one who built his army for it."""

ONE_REALM = 0.7
"""What is left of an aura that only one realm has."""
ONE_PEOPLE = 0.5
"""What is left of an aura that only one people has, and of a text that only one sets off."""
KIN, NATIVE = 0.6, 0.5
"""What is left of abilities that it has beside its own people, or on one kind of land."""
SWEPT = 2.5
"""How many cards a sweep reaches, blow after blow: fitted to what the two that have it win."""

HARM: Mapping[type[Effect], Callable[[Any], float]] = {
    able.Wound: lambda it: 0.6 * it.x,
    able.Poisoning: lambda it: 0.5 + 0.5 * it.x,
    able.Exhausting: lambda it: 0.4,
    able.Stunning: lambda it: 1.5,
    able.Binding: lambda it: 0.75,
    able.Weakening: lambda it: 0.5 * it.x,
    able.Festering: lambda it: 0.3 * it.x,
    able.Pushing: lambda it: 0.1 + 0.1 * it.x,
    able.Pulling: lambda it: 0.1 + 0.1 * it.x,
    able.Destroying: lambda it: 4.5,
}
"""What it is worth to do this to an enemy."""

HELP: Mapping[type[Effect], Callable[[Any], float]] = {
    able.Healing: lambda it: 0.4 * it.x,
    able.Cleansing: lambda it: 0.25,
    able.Strengthening: lambda it: 0.5 * it.x,
    able.Rousing: lambda it: 1.0,
    able.Hurrying: lambda it: 0.25,
    able.Warding: lambda it: 0.4 * it.x,
    able.Offering: lambda it: 0.25 * effect_worth(it.gives),
}
"""What it is worth to do this to a friend."""

MOMENT: Mapping[Moment, float] = {
    Moment.DIES: 0.75,
    Moment.KILLS: 1.0,
    Moment.TURN_STARTS: 1.25,
    Moment.TURN_ENDS: 1.25,
    Moment.IS_STRUCK: 0.75,
    Moment.FRIEND_DIES: 1.0,
    Moment.FRIEND_STRIKES: 1.0,
}
"""How often a moment comes, beside a basic strike that hits."""


def _skill(it: Any) -> float:
    column = SKILLS[type(it)]
    number: int = it.reach if isinstance(it, able.Jump) else it.x
    share = WHEN[getattr(it, "when", Condition.ALWAYS)]
    return share * column[min(abs(number), len(column) - 1)] * (1 if number > 0 else -1)


def _reach(reach: int | None) -> float:
    if reach is None:
        return UNLIMITED_BONUS
    return -0.25 if reach <= CLOSE else 0.0


def _rider(does: Effect | None) -> float:
    return effect_worth(does) if does else 0.0


def effect_worth(does: Effect) -> float:
    """Return what it is worth to do this once to the right card."""
    return float((HARM.get(type(does)) or HELP[type(does)])(does))


def _when(it: able.When) -> float:
    good = -1.0 if type(it.does) in HARM and it.to is not Near.OTHER else 1.0
    if it.to in (Near.ADJACENT, Near.ALL):
        good = 1.0
    share = ONE_PEOPLE if it.people else 1.0
    return share * MOMENT[it.moment] * good * PARTY[it.to] * effect_worth(it.does)


def _magic(it: able.Spell | able.Power) -> float:
    if it.to is able.Side.ITSELF:
        return 0.25 + ON_ITSELF * effect_worth(it.does)
    return 0.25 + _reach(it.reach) + 1.25 * effect_worth(it.does)


def _aura(it: able.Aura) -> float:
    share = (ONE_REALM if it.realm else 1.0) * (ONE_PEOPLE if it.people else 1.0)
    return PARTY[it.to] * share * sum(map(worth_of, it.gives))


WORTH: Mapping[type[Ability], Callable[[Any], float]] = {
    able.Aimed: lambda it: 0.5,
    able.Armor: _skill,
    able.AttackSkill: _skill,
    able.DefenseSkill: _skill,
    able.Might: lambda it: 0.75 * it.x * WHEN[it.when],
    able.Bless: lambda it: 0.8,
    able.Regeneration: lambda it: 0.5 * it.x,
    able.Scale: lambda it: 0.5,
    able.Vampirism: lambda it: 0.25,
    able.Protection: lambda it: 0.5 if it.against is Guard.MAGIC else 0.25,
    able.Jump: _skill,
    able.Teleportation: lambda it: 0.75,
    able.Incarnation: _skill,
    able.Rank: lambda it: 0.5 * sum(map(worth_of, it.gives)),
    able.Kin: lambda it: KIN * sum(map(worth_of, it.gives)),
    able.Native: lambda it: NATIVE * sum(map(worth_of, it.gives)),
    able.Aura: _aura,
    able.Tireless: lambda it: 0.25,
    able.SkyReach: lambda it: 0.25,
    able.NoProtector: lambda it: -0.25,
    able.NoReturn: lambda it: 0.75,
    able.OnHit: lambda it: effect_worth(it.does),
    able.Sweep: lambda it: SWEPT * effect_worth(it.does),
    able.When: _when,
    able.Shot: lambda it: 0.5 + 0.7 * expected(it.damage) + _reach(it.reach) + _rider(it.does),
    able.Throw: lambda it: 0.25 + 0.6 * expected(it.damage) + _reach(it.reach) + _rider(it.does),
    able.Blast: lambda it: (
        0.5 + MAGIC_BONUS + 0.7 * expected(it.damage) + _reach(it.reach) + _rider(it.does)
    ),
    able.MagicalStrike: lambda it: 0.4 * expected(it.damage) + _rider(it.does),
    able.SpecialStrike: lambda it: 0.25 * expected(it.damage) + _rider(it.does),
    able.Polearm: lambda it: 0.25 + 0.3 * it.x,
    able.Heal: lambda it: 0.25 + 0.4 * it.x + _reach(it.reach),
    able.Spell: _magic,
    able.Power: _magic,
}
"""What each primitive adds to the price, in crystals."""
