"""What a strike or another deed of one unit against another can be expected to bring.

All figures are crystals of worth, from the side of whoever acts: what the other loses less what it
costs. They are cached by all that they depend on.
"""

from __future__ import annotations

from functools import cache

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
from game.rulesets.berserk.sense.combatants import Combatant
from game.rulesets.berserk.sense.effects import effect_harm
from game.rulesets.berserk.sense.odds import Fighter, Hits, Summary, lone_odds, summary
from game.rulesets.berserk.sense.worth import (
    LAST_BREATH,
    UNSEEN_WORTH,
    card_worth,
    harm,
)
from game.rulesets.berserk.unit import UNSEEN, Unit

LEVELS = range(4)
NO_HITS = (0, 0, 0, 0)
STRANGER = Fighter(0, (0, 1, 2, 3), 8, 8, UNSEEN_WORTH)
"""Whom a card that is face down is taken for."""
DRINK = 0.5
"""How much of what vampirism heals is worth as much as the life it takes."""
BLIND = 0.09
"""The share of its worth that a use takes from a card that is face down."""
MOST_KNOWN = 200_000


Duel = tuple[float, float]
"""What a strike brings, and what the striker can expect to lose (the gain is less by that); a plain
tuple, of which hundreds of thousands are kept."""
Effects = tuple[Effect, ...]


_known: dict[tuple[int, int, bool], Duel] = {}
_joined: dict[tuple[int, int, bool, Effects, Effects], tuple[float, Summary]] = {}
_gains: dict[tuple[int, int, int], float] = {}


def duel(one: Combatant, other: Combatant, answers: bool) -> Duel:
    """Return what a basic strike brings; `answers` tells whether the target defends itself."""
    key = (one.code, other.code, answers)
    found = _known.get(key)
    if found is None:
        if len(_known) > MOST_KNOWN:
            _known.clear()
        gain, told = _weigh(one.unit, one.held, other.unit, other.held, answers)
        found = _known[key] = gain, told.harm_to_attacker
    return found


def joined_duel(
    one: Combatant, other: Combatant, answers: bool, ours: Effects, theirs: Effects
) -> tuple[float, Summary]:
    """Return what a strike brings where others join in, and how it can end.

    `ours` follow when the striker wounds, `theirs` when the target does (BW-76).
    """
    key = (one.code, other.code, answers, ours, theirs)
    found = _joined.get(key)
    if found is None:
        if len(_joined) > MOST_KNOWN // 4:
            _joined.clear()
        found = _joined[key] = _weigh(
            one.unit, one.held, other.unit, other.held, answers, ours, theirs
        )
    return found


def _weigh(
    unit: Unit,
    held: Traits,
    target: Unit,
    theirs: Traits,
    answers: bool,
    join: Effects = (),
    join_them: Effects = (),
) -> tuple[float, Summary]:
    if unit.hidden or target.hidden:
        # Of a card that is face down nobody's sense knows more than that it is there.
        me = STRANGER if unit.hidden else _against_anybody(unit, held)
        other = STRANGER if target.hidden else _against_anybody(target, theirs)
        told = summary(me, other, answers or target.hidden)
        return told.gain, told
    then, in_return = held.on_hit + join, theirs.on_hit + join_them
    me = striker(unit, held, target, theirs, then=then)
    other = striker(target, theirs, unit, held, True, in_return) if answers else _idle(target)
    told = summary(me, other, answers)
    gain = told.gain
    for effect in marks(then):
        gain += told.marks * effect_harm(effect, target, theirs)
    for effect in marks(in_return):
        gain -= told.scars * effect_harm(effect, unit, held)
    if held.vampirism:
        gain += DRINK * _life_worth(me) * min(told.wounds, 3.0)
    gain += _texts(unit, held, target, theirs, told)
    return gain, told


def _idle(unit: Unit) -> Fighter:
    """Return the unit as one that does not defend itself."""
    profile = PROFILES[unit.card]
    left = profile.life + unit.extra - unit.wounds
    return Fighter(0, NO_HITS, left, profile.life, card_worth(unit.card))


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
    unit: Unit,
    held: Traits,
    other: Unit,
    theirs: Traits,
    defends: bool = False,
    then: Effects | None = None,
) -> Fighter:
    """Return the unit as one side of an exchange of basic strikes.

    `then` follows when it wounds: what stands on its card if nothing else is said.
    """
    profile = PROFILES[unit.card]
    if defends:
        bonus = defense_bonus(held, unit, other)
    else:
        bonus = attack_bonus(held, unit, other, True)
    more = strike_more(held, unit, other)
    then = held.on_hit if then is None else then
    hits = hits_of(profile.strike, more, other, theirs, Cause.BASIC, then)
    left = profile.life + unit.extra - unit.wounds
    return Fighter(bonus, hits, left, profile.life, card_worth(unit.card), held.no_return)


def hits_of(
    damage: tuple[int, ...],
    more: int,
    target: Unit,
    theirs: Traits,
    cause: Cause,
    then: Effects = (),
) -> Hits:
    """Return the wounds of each level of hit at the target, armor taken off.

    What a hit sets off, `then`, adds its wounds to a hit that wounds.
    """
    soak = max(0, theirs.armor - target.soaked) if theirs.armor and cause in ARMORED else 0
    if not damage:
        return NO_HITS
    light, medium, strong = damage if len(damage) > 1 else damage * 3
    more -= soak
    one, two, three = max(0, light + more), max(0, medium + more), max(0, strong + more)
    if then and (further := further_wounds(then)):
        one, two, three = [
            hit and hit + _let_through(further, hit, target, theirs) for hit in (one, two, three)
        ]
    return 0, one, two, three


@cache
def further_wounds(then: Effects) -> int:
    """Return the wounds among the effects that follow a hit."""
    return sum(effect.x for effect in then if isinstance(effect, able.Wound))


@cache
def marks(then: Effects) -> Effects:
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
        gift = effect_harm(does.gives, unit, held) if isinstance(does, able.Offering) else 0.0
        return effect_harm(does, target, theirs) + gift
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
