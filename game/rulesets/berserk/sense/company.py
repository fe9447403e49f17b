"""Who stands beside whom, and on what land: what that adds to a strike, and is worth by itself."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.rulesets.berserk.battle.masks import NEAR
from game.rulesets.berserk.battle.profiles import PROFILES, Skills, Traits
from game.rulesets.berserk.battle.traits import auras_of
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards.abilities import Effect, Near
from game.rulesets.berserk.cards.prices import SKILLS, WHEN, worth_of
from game.rulesets.berserk.sense.combatants import Combatant, bearing
from game.rulesets.berserk.sense.duels import Effects, duel, joined_duel
from game.rulesets.berserk.sense.effects import effect_harm
from game.rulesets.berserk.sense.threats import Situation
from game.rulesets.berserk.unit import BOARD, SKY, Spot

BOON = 0.15
"""What a crystal's worth of skills is worth for a turn to whoever has it where he stands."""
JOINING = 0.15
"""What it is worth to stand beside whoever joins in one's strikes."""
BESIDE_ENEMY = (Near.ADJACENT_ENEMY, Near.ADJACENT)
BESIDE_OWN = (Near.ADJACENT_OWN, Near.ADJACENT)

_boons: dict[int, tuple[float, Traits]] = {}


# -- strikes


def strike_gain(situation: Situation, one: Combatant, other: Combatant, answers: bool) -> float:
    """Return what a basic strike brings as both stand, those around them counted, in crystals.

    The stronger side minds its own losses less.
    """
    rash = 1 - 1 / situation.boldness
    if not situation.social:
        gain, hurt = duel(one, other, answers)
        return gain + rash * hurt
    joining = _join_in(situation.social, one), _join_in(situation.social, other)
    gain, told = joined_duel(one, other, answers, *joining)
    gain += rash * told.harm_to_attacker
    sweeps, swept_back = one.held.sweeps, other.held.sweeps
    if sweeps:
        gain += (told.kills + told.marks) * _swept(situation.enemies, other, sweeps)
    if swept_back and answers:
        gain -= (told.falls + told.scars) * _swept(situation.own, one, swept_back)
    if told.kills:
        gain += told.kills * mourning(situation, other)
    if told.falls:
        gain += told.falls * mourning(situation, one)
    return gain


def _join_in(social: Iterable[Combatant], striker: Combatant) -> Effects:
    """Return what follows when the striker wounds, by the texts of cards beside him (BW-76)."""
    spot = striker.unit.spot
    if spot >= SKY or striker.unit.hidden:
        return ()
    found: list[Effect] = []
    for each in social:
        unit = each.unit
        if each.held.friend_strikes and unit.owner == striker.unit.owner and unit.spot < SKY:
            people = PROFILES[striker.unit.card].people
            if unit.uid != striker.unit.uid and NEAR[unit.spot] >> spot & 1:
                for text in each.held.friend_strikes:
                    if text.to is Near.OTHER and text.people in ("", people):
                        found.append(text.does)
    return tuple(found)


def _swept(side: Iterable[Combatant], struck: Combatant, sweeps: Effects) -> float:
    """Return what a sweep costs those beside whom it struck (BW-72)."""
    if struck.unit.spot >= SKY:
        return 0.0
    near = NEAR[struck.unit.spot]
    return sum(
        effect_harm(effect, each.unit, each.held)
        for each in side
        if each.unit.spot < SKY and near >> each.unit.spot & 1 and not each.unit.hidden
        if each.unit.uid != struck.unit.uid
        for effect in sweeps
    )


def mourning(situation: Situation, fallen: Combatant) -> float:
    """Return what follows a death by others' texts, for the player whose turn it is (BW-76)."""
    return sum(
        _mourned(situation, each, fallen) for each in situation.social if each.held.friend_dies
    )


def _mourned(situation: Situation, mourner: Combatant, fallen: Combatant) -> float:
    """Return what the mourner's texts bring that player."""
    if mourner.unit.owner != fallen.unit.owner or mourner.unit.uid == fallen.unit.uid:
        return 0.0
    if fallen.unit.hidden:
        return 0.0
    sides = situation.own, situation.enemies
    own, enemy = sides if mourner.unit.owner == situation.player else sides[::-1]
    gain = 0.0
    for text in mourner.held.friend_dies:
        if text.people not in ("", PROFILES[fallen.unit.card].people):
            continue
        if text.to is Near.ITSELF:
            gain -= effect_harm(text.does, mourner.unit, mourner.held)
        elif text.to is Near.ALL_ENEMY:
            gain += sum(effect_harm(text.does, each.unit, each.held) for each in enemy)
        elif text.to is Near.ALL_OWN:
            gain -= sum(effect_harm(text.does, each.unit, each.held) for each in own)
    return gain if mourner.unit.owner == situation.player else -gain


# -- where to stand


def boon(held: Traits) -> float:
    """Return what a unit's skills are worth to it for a turn, in crystals."""
    found = _boons.get(id(held))
    if found is None:
        worth = worth_of(able.Armor(held.armor)) + worth_of(able.Regeneration(held.regeneration))
        worth += _skilled(held.attack, able.AttackSkill) + _skilled(held.defense, able.DefenseSkill)
        worth += _strong(held.might) + held.bless * worth_of(able.Bless())
        found = _boons[id(held)] = BOON * worth, held
    return found[0]


def _skilled(skills: Skills, kind: type[able.AttackSkill | able.DefenseSkill]) -> float:
    column = SKILLS[kind]
    worths = [
        (1 if x > 0 else -1) * WHEN[when] * column[min(abs(x), len(column) - 1)]
        for x, when in skills
    ]
    return max(0.0, *worths, 0.0) + min(0.0, *worths, 0.0)


def _strong(might: Skills) -> float:
    worths = [worth_of(able.Might(x, when)) for x, when in might]
    return max(0.0, *worths, 0.0) + min(0.0, *worths, 0.0)


def company_at(situation: Situation, one: Combatant, spot: Spot) -> float:
    """Return what it is worth to a side that its unit stands there, for others' sake."""
    found = 0.0
    near = NEAR[spot]
    is_social = is_for_others(situation, one)
    for each in situation.social:
        unit = each.unit
        if unit.uid == one.unit.uid or unit.spot >= SKY or not near >> unit.spot & 1:
            continue
        if unit.owner == one.unit.owner:
            found += _read_for(each, one)
            if each.held.friend_strikes:
                found += JOINING
    if is_social:
        for each in situation.own:
            if each.unit.uid != one.unit.uid and _is_near(near, each):
                found += _read_for(one, each) + _given(one, each, BESIDE_OWN)
                found += JOINING * bool(one.held.friend_strikes)
        for each in situation.enemies:
            if _is_near(near, each) and not each.unit.hidden:
                found -= _given(one, each, BESIDE_ENEMY)
    return found + _for_kin(situation.own, one, spot)


def is_for_others(situation: Situation, one: Combatant) -> bool:
    """Tell whether the unit's texts or auras matter to others."""
    return bearing(one.held).for_others or one.unit.uid in situation.state.givers


def _is_near(near: int, each: Combatant) -> bool:
    spot = each.unit.spot
    return spot < SKY and bool(near >> spot & 1)


def _read_for(giver: Combatant, taker: Combatant) -> float:
    """Return what those texts bring the taker that are read when the giver's turn comes or ends."""
    return -sum(
        effect_harm(text.does, taker.unit, taker.held)
        for text in (*giver.held.turn_starts, *giver.held.turn_ends)
        if text.to in BESIDE_OWN
    )


def _given(giver: Combatant, taker: Combatant, words: tuple[Near, ...]) -> float:
    """Return what the giver's auras are worth to a card beside it."""
    profile = PROFILES[taker.unit.card]
    return sum(
        BOON * _worth_of_all(aura.gives)
        for aura in auras_of(giver.unit)
        if aura.to in words
        and (not aura.realm or aura.realm in profile.realms)
        and aura.people in ("", profile.people)
    )


def _for_kin(own: Iterable[Combatant], one: Combatant, spot: Spot) -> float:
    """Return what others of its people, or with rank, have of it where it stands."""
    mine = PROFILES[one.unit.card]
    found = 0.0
    for each in own:
        unit = each.unit
        if unit.uid == one.unit.uid or unit.spot >= SKY:
            continue
        profile = PROFILES[unit.card]
        if profile.kin and profile.people == mine.people and NEAR[spot] >> unit.spot & 1:
            found += BOON * _worth_of_all(profile.kin)
        if profile.rank and mine.rank and unit.spot in BOARD.orthogonal[spot]:
            found += BOON * _worth_of_all(profile.rank)
    return found


@cache
def _worth_of_all(gives: tuple[able.Ability, ...]) -> float:
    return sum(map(worth_of, gives))
