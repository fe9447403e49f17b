"""What a strike or another deed of one unit against another can be expected to bring.

All figures are crystals of worth, from the side of whoever acts: what the other loses less what it
costs. They are cached by all that they depend on.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.rulesets.berserk.battle.changes import ARMORED, SCALE_FROM, Cause, guard_against
from game.rulesets.berserk.battle.combat import dealt
from game.rulesets.berserk.battle.hits import (
    CAUSES,
    attack_bonus,
    defense_bonus,
    strike_more,
)
from game.rulesets.berserk.battle.profiles import PROFILES, Traits
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards.abilities import Effect, Used
from game.rulesets.berserk.sense.odds import Fighter, Hits, Summary, lone_odds, summary
from game.rulesets.berserk.sense.worth import (
    BOUND,
    LAST_BREATH,
    MODIFIER,
    STUNNED,
    UNSEEN_WORTH,
    card_worth,
    harm,
)
from game.rulesets.berserk.unit import SKY, UNSEEN, Unit

LEVELS = range(4)
ON_ALL = (able.Wound, able.Destroying, able.Exhausting, able.Stunning, able.Rousing)
"""Effects on what is no creature, too."""
STRANGER = Fighter(0, (0, 1, 2, 3), 8, 8, UNSEEN_WORTH)
"""Whom a card that is face down is taken for."""
DISARMED = 0.1
"""The share of its worth that an alert creature loses when it is exhausted in the enemy's turn."""
ROUSED = 0.3
BITE = 1.2
"""How often a poison laid on a creature is expected to bite."""
DRINK = 0.5
"""How much of what vampirism heals is worth as much as the life it takes."""
BLIND = 0.09
"""The share of its worth that a use takes from a card that is face down."""
MOST_KNOWN = 200_000


Duel = tuple[float, float]
"""What a strike brings, and what the striker can expect to lose (the gain is less by that); a plain
tuple, of which hundreds of thousands are kept."""


class Combatant(NamedTuple):
    """A unit, what it can do, and a number for all of both that duels depend on."""

    unit: Unit
    held: Traits
    code: int


_codes: dict[tuple[object, ...], int] = {}
_known: dict[tuple[int, int, bool], Duel] = {}
_gains: dict[tuple[int, int, int], float] = {}


def combatant(unit: Unit, held: Traits) -> Combatant:
    """Return the unit with its number."""
    key = (
        unit.card, id(held), unit.wounds, unit.extra, unit.plus, unit.minus, unit.moved > 1,
        unit.soaked, unit.spot >= SKY, unit.hidden, unit.exhausted, unit.poison, unit.bound,
        unit.stunned, unit.roused,
    )  # fmt: skip
    code = _codes.get(key)
    if code is None:
        if len(_codes) > MOST_KNOWN:
            _forget()
        code = _codes[key] = len(_codes)
    return Combatant(unit, held, code)


def _forget() -> None:
    """Start afresh; numbers given out are not given again."""
    _known.clear()
    _gains.clear()


def duel(one: Combatant, other: Combatant, answers: bool) -> Duel:
    """Return what a basic strike brings; `answers` tells whether the target defends itself."""
    key = (one.code, other.code, answers)
    found = _known.get(key)
    if found is None:
        if len(_known) > MOST_KNOWN:
            _known.clear()
        found = _known[key] = _weigh(one.unit, one.held, other.unit, other.held, answers)
    return found


def _weigh(unit: Unit, held: Traits, target: Unit, theirs: Traits, answers: bool) -> Duel:
    if unit.hidden or target.hidden:
        # Of a card that is face down nobody's sense knows more than that it is there.
        me = STRANGER if unit.hidden else _against_anybody(unit, held)
        other = STRANGER if target.hidden else _against_anybody(target, theirs)
        told = summary(me, other, answers or target.hidden)
        return told.gain, told.harm_to_attacker
    me = striker(unit, held, target, theirs)
    other = striker(target, theirs, unit, held, defends=True)
    told = summary(me, other, answers)
    gain = told.gain
    for effect in marks(held.on_hit):
        gain += told.marks * effect_harm(effect, target, theirs)
    for effect in marks(theirs.on_hit):
        gain -= told.scars * effect_harm(effect, unit, held)
    if held.vampirism:
        gain += DRINK * _life_worth(me) * min(told.wounds, 3.0)
    gain += _texts(unit, held, target, theirs, told)
    return gain, told.harm_to_attacker


def _against_anybody(unit: Unit, held: Traits) -> Fighter:
    """Return the unit as it strikes whoever it may be."""
    profile = PROFILES[unit.card]
    skill = max((x for x, when in held.attack if when is able.Condition.ALWAYS), default=0)
    more = unit.plus - unit.minus
    hits = [max(0, dealt(profile.strike, level, more)) for level in LEVELS]
    left = profile.life + unit.extra - unit.wounds
    return Fighter(
        skill + held.bless,
        (hits[0], hits[1], hits[2], hits[3]),
        left,
        max(1, profile.life),
        card_worth(unit.card),
    )


def _texts(unit: Unit, held: Traits, target: Unit, theirs: Traits, told: Summary) -> float:
    """Return what the triggered texts of both bring the striker."""
    gain = 0.0
    for text in held.kills:
        gain += told.kills * _text_gain(text, unit, held, target, theirs)
    for text in theirs.dies:
        gain -= told.kills * _text_gain(text, target, theirs, unit, held)
    for text in theirs.is_struck:
        gain -= told.marks * _text_gain(text, target, theirs, unit, held)
    for text in held.dies:
        gain += told.falls * _text_gain(text, unit, held, target, theirs)
    return gain


def _text_gain(text: able.When, unit: Unit, held: Traits, other: Unit, theirs: Traits) -> float:
    """Return what a text brings the side of the unit that has it."""
    if text.to is able.Near.ITSELF:
        return -effect_harm(text.does, unit, held)
    if text.to is able.Near.OTHER:
        return effect_harm(text.does, other, theirs)
    towards = 1.0 if text.to in (able.Near.ADJACENT_ENEMY, able.Near.ALL_ENEMY) else 0.0
    if text.to in (able.Near.ADJACENT_OWN, able.Near.ALL_OWN):
        towards = -1.0
    return 1.5 * towards * effect_harm(text.does, other, theirs)


def striker(
    unit: Unit, held: Traits, other: Unit, theirs: Traits, defends: bool = False
) -> Fighter:
    """Return the unit as one side of an exchange of basic strikes."""
    profile = PROFILES[unit.card]
    if defends:
        bonus = defense_bonus(held, unit, other)
    else:
        bonus = attack_bonus(held, unit, other, True)
    more = strike_more(held, unit, other)
    hits = hits_of(profile.strike, more, other, theirs, Cause.BASIC, held.on_hit)
    left = profile.life + unit.extra - unit.wounds
    return Fighter(bonus, hits, left, profile.life, card_worth(unit.card), held.no_return)


def hits_of(
    damage: tuple[int, ...],
    more: int,
    target: Unit,
    theirs: Traits,
    cause: Cause,
    then: tuple[Effect, ...] = (),
) -> Hits:
    """Return the wounds of each level of hit at the target, armor taken off.

    What a hit sets off, `then`, adds its wounds to a hit that wounds.
    """
    soak = max(0, theirs.armor - target.soaked) if theirs.armor and cause in ARMORED else 0
    found = [max(0, dealt(damage, level, more) - soak) for level in LEVELS]
    if further := further_wounds(then):
        found = [hit and hit + _let_through(further, hit, target, theirs) for hit in found]
    return found[0], found[1], found[2], found[3]


@cache
def further_wounds(then: tuple[Effect, ...]) -> int:
    """Return the wounds among the effects that follow a hit."""
    return sum(effect.x for effect in then if isinstance(effect, able.Wound))


@cache
def marks(then: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Return the effects that follow a hit but for wounds: what lasts on whom it hit."""
    return tuple(effect for effect in then if not isinstance(effect, able.Wound))


def _let_through(further: int, hit: int, target: Unit, theirs: Traits) -> int:
    """Return how many wounds more follow a hit: none that scale then keeps out (BW-56)."""
    wounds = target.wounds + max(0, hit - target.extra)
    return 0 if theirs.scale and wounds >= SCALE_FROM else further


def use_gain(one: Combatant, used: Used, other: Combatant) -> float:
    """Return what an ability brings that is used on the other; 0 or less if nothing."""
    key = (one.code, id(used), other.code)
    found = _gains.get(key)
    if found is None:
        if len(_gains) > MOST_KNOWN:
            _gains.clear()
        found = _gains[key] = _use_gain(one.unit, one.held, used, other.unit, other.held)
    return found if one.unit.owner != other.unit.owner else -found


def _use_gain(unit: Unit, held: Traits, used: Used, target: Unit, theirs: Traits) -> float:
    """Return what the use costs the target's side."""
    if target.card == UNSEEN or target.hidden:
        return BLIND * UNSEEN_WORTH
    cause = CAUSES[type(used)]
    if isinstance(used, able.Heal | able.Spell | able.Power):
        does = able.Healing(used.x) if isinstance(used, able.Heal) else used.does
        if guard_against(target, theirs, cause, does):
            return 0.0
        return effect_harm(does, target, theirs)
    if guard_against(target, theirs, cause):
        return 0.0
    return _attack_gain(held, used, target, theirs, cause)


def _attack_gain(
    held: Traits, used: able.Attack, target: Unit, theirs: Traits, cause: Cause
) -> float:
    profile = PROFILES[target.card]
    left, life = profile.life + target.extra - target.wounds, profile.life
    worth = card_worth(target.card)
    if isinstance(used, able.Polearm):
        hits = hits_of((used.x,), 0, target, theirs, cause)
        return harm(worth, left, life, hits[1])
    then = () if used.does is None else (used.does,)
    hits = hits_of(used.damage, 0, target, theirs, cause, then)
    if len(used.damage) == 1:
        outcomes = lone_odds(-9, hits)
    else:
        outcomes = lone_odds(held.bless, hits)
    gain = marked = 0.0
    for chance, given in outcomes:
        if given:
            gain += chance * harm(worth, left, life, given)
            if given < left:
                marked += chance
    for effect in marks(then):
        gain += marked * effect_harm(effect, target, theirs)
    return gain


def _life_worth(fighter: Fighter) -> float:
    return fighter.worth * (1 - LAST_BREATH) / fighter.life


def effect_harm(effect: Effect, unit: Unit, held: Traits) -> float:
    """Return what the effect costs the unit's side, in crystals; negative where it helps."""
    if unit.card == UNSEEN:
        return 0.0
    worth, profile = card_worth(unit.card), PROFILES[unit.card]
    if not profile.is_creature and not isinstance(effect, ON_ALL):
        return 0.0
    left = profile.life + unit.extra - unit.wounds
    match effect:
        case able.Wound(x):
            return harm(worth, left, profile.life, x)
        case able.Poisoning(x):
            if able.Guard.POISON in held.guards:
                return 0.0
            bite = max(0, x - unit.poison) + 0.0
            if held.regeneration:
                bite = max(0.0, bite - 0.5 * held.regeneration)
            kills = 0.6 * worth * LAST_BREATH if x >= left and unit.poison < left else 0.0
            return worth * (1 - LAST_BREATH) * min(left, bite * BITE) / profile.life + kills
        case able.Healing(x):
            healed = min(x, unit.wounds)
            saved = 0.15 * worth if left <= 3 and healed else 0.0
            return -(worth * (1 - LAST_BREATH) * healed / profile.life + saved)
        case able.Cleansing():
            bad = (0.15 * unit.poison + BOUND * unit.bound) * worth + MODIFIER * unit.minus
            return -bad
        case able.Exhausting():
            return 0.0 if unit.exhausted else DISARMED * worth
        case able.Stunning():
            return (STUNNED if not unit.stunned else 0.0) * worth + (
                0.0 if unit.exhausted else DISARMED * worth
            )
        case able.Binding():
            return 0.0 if unit.bound else BOUND * worth
        case able.Strengthening(x):
            return -MODIFIER * max(0, x - unit.plus)
        case able.Weakening(x):
            return MODIFIER * max(0, x - unit.minus)
        case able.Rousing():
            return -ROUSED * worth if unit.exhausted and not unit.roused else 0.0
        case able.Destroying() | able.Offering():
            return harm(worth, left, profile.life, left)
        case able.Warding(x):
            return -worth * (1 - LAST_BREATH) * max(0, x - unit.extra) / profile.life
        case able.Festering(x):
            bites = BITE * x if unit.poison and able.Guard.POISON not in held.guards else 0.0
            return worth * (1 - LAST_BREATH) * min(left, bites) / profile.life
        case able.Hurrying() | able.Pushing() | able.Pulling():
            return 0.0
        case _:
            raise TypeError(effect)
