"""The odds are exact: against the table by hand, and against every die in the real battle."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.rulesets.berserk.actions import Strike, Use
from game.rulesets.berserk.battle.combat import LIGHT, MEDIUM, MISS, STRONG, exchange, weaker
from game.rulesets.berserk.battle.legal import battle_legal, possible_rolls
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.traits import near, traits
from game.rulesets.berserk.battle.units import found
from game.rulesets.berserk.cards.abilities import Near, Wound
from game.rulesets.berserk.options import REALM_DECKS, BerserkOptions
from game.rulesets.berserk.pending import AwaitDice
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.duels import striker
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.sense.odds import (
    SIDES,
    Fighter,
    levels,
    lone_odds,
    summary,
    ways,
)
from game.rulesets.berserk.sense.playout import nature, random_deed
from game.rulesets.berserk.sense.prospects import lead, prospects
from game.rulesets.berserk.sense.worth import harm
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal
from game.rulesets.berserk.unit import Unit

EXACT = 1e-9
DECKS = list(REALM_DECKS)


def positions(seed: int, count: int, **options: object) -> Iterator[BerserkState]:
    """Yield battles at places where a player may act, all decks and many moments."""
    number = 0
    while count:
        number += 1
        rng = Rng(seed).fork(number)
        one, other = rng.choice(DECKS), rng.choice(DECKS)
        state = new_deal(opening(BerserkOptions(deck_0=one, deck_1=other, **options), 2, 0))  # type: ignore[arg-type]
        stop = rng.below(30)
        while state.to_act != TERMINAL and not (
            state.phase == Phase.BATTLE
            and state.turn > stop
            and state.pending is None
            and len(attacks(state)) > 0
        ):
            if state.to_act == CHANCE:
                nature(state, rng)
            elif state.phase == Phase.BATTLE:
                state.apply_action(random_deed(state, rng))
            else:
                state.apply_action(muster(state))
        if state.to_act != TERMINAL:
            count -= 1
            yield state


def attacks(state: BerserkState) -> list[Strike | Use]:
    return [act for act in state.legal_actions() if isinstance(act, Strike | Use)]


def by_every_die(state: BerserkState, player: int) -> float:
    """Return what a position is worth by the real rules: all dice, all replies, one by one."""
    pending = state.pending
    if pending is None:
        return lead(state, player)
    if isinstance(pending, AwaitDice):
        rolls = possible_rolls(pending)
        return sum(by_every_die(after(state, roll), player) for roll in rolls) / len(rolls)
    replies = [by_every_die(after(state, reply), player) for reply in battle_legal(state)]
    return max(replies) if state.to_act == player else min(replies)


def after(state: BerserkState, action: object) -> BerserkState:
    copy = state.clone()
    copy.apply_action(action)  # type: ignore[arg-type]
    return copy


# -- the table alone


@pytest.mark.rule("BW-32")
def test_two_fair_dice_hit_as_often_as_the_rules_say() -> None:
    attacker: Counter[int] = Counter()
    defender: Counter[int] = Counter()
    for way in ways(0, 0):
        attacker[way.given] += Fraction(way.chance).limit_denominator(36)  # type: ignore[assignment]
        defender[way.back] += Fraction(way.chance).limit_denominator(36)  # type: ignore[assignment]
    parts = {LIGHT: 16, MEDIUM: 7, STRONG: 3, MISS: 10}
    assert attacker == {level: Fraction(n, 36) for level, n in parts.items()}
    assert defender[LIGHT] == Fraction(11, 36) and defender[MEDIUM] == Fraction(3, 36)


@pytest.mark.rule("BW-26", "BW-27")
def test_one_die_is_light_medium_or_strong() -> None:
    assert levels(0) == ((3 / 6, LIGHT), (2 / 6, MEDIUM), (1 / 6, STRONG))
    assert levels(3) == ((2 / 6, MEDIUM), (4 / 6, STRONG))
    assert levels(-5) == ((1.0, LIGHT),)


def fighters(seed: int, count: int) -> Iterator[tuple[Fighter, Fighter]]:
    rng = Rng(seed)
    for _pair in range(count):
        pair = []
        for _side in range(2):
            light = rng.below(4)
            medium = light + rng.below(3)
            hits = (0, light, medium, medium + rng.below(3))
            life = 3 + rng.below(14)
            worth = 2 + 8 * rng.random()
            pair.append(
                Fighter(rng.below(4) - 1, hits, 1 + rng.below(life), life, worth, rng.below(4) == 0)
            )
        yield pair[0], pair[1]


def gain(attacker: Fighter, defender: Fighter, given: int, taken: int) -> float:
    return harm(defender.worth, defender.left, defender.life, given) - harm(
        attacker.worth, attacker.left, attacker.life, taken
    )


@pytest.mark.rule("BW-24", "BW-25")
def test_an_exchange_is_all_its_36_rolls_each_chosen_well() -> None:
    for attacker, defender in fighters(1, 300):
        expected = 0.0
        for first in SIDES:
            for second in SIDES:
                totals = first + attacker.bonus, second + defender.bonus
                apart = totals[0] - totals[1]
                choices = [exchange(*totals)]
                if choices[0].has_choice:
                    choices.append(weaker(choices[0], apart))
                worths = []
                for row in choices:
                    silent = attacker.unanswered and row.attacker
                    taken = 0 if silent else defender.hits[row.defender]
                    worths.append(gain(attacker, defender, attacker.hits[row.attacker], taken))
                expected += (max(worths) if apart > 0 else min(worths)) / 36
        assert summary(attacker, defender, True).gain == pytest.approx(expected, abs=EXACT)


# -- in the battle


@pytest.mark.rule("BW-24", "BW-25", "BW-26", "BW-27", "BW-28")
@pytest.mark.parametrize("terrain", [False, True])
def test_expectimax_over_the_table_is_that_over_every_die(terrain: bool) -> None:
    seen: Counter[str] = Counter()
    for state in positions(7, 90, terrain=terrain, field="forests"):
        player = state.to_act
        rng = Rng(len(state.history))
        for action in rng.sample(attacks(state), min(4, len(attacks(state)))):
            pending = after(state, action).pending
            seen[type(pending).__name__] += 1
            expected = by_every_die(after(state, action), player)
            best = prospects(state, action)[0]
            before = lead(state, player)
            assert best.value + before == pytest.approx(expected, abs=EXACT), action
            assert sum(each.chance for each in best.outcomes) == pytest.approx(1, abs=EXACT)
    assert seen["AwaitGuard"] > 20 and seen["AwaitDice"] > 50


def joins(state: BerserkState, unit: Unit, other: Unit) -> bool:
    """Tell whether the other adds to the unit's strike, which the quick odds leave out."""
    texts = PROFILES[other.card].plain.friend_strikes
    return bool(texts) and near(Near.ADJACENT_OWN, unit, other)


def test_the_quick_odds_are_those_of_the_battle() -> None:
    """At an exhausted target nobody chooses, so chances and wounds must agree to the last digit."""
    compared = wounding = 0
    for state in positions(8, 200):
        for action in attacks(state):
            target = found(state, action.target)
            unit = found(state, action.unit)
            if not isinstance(action, Strike) or not target.exhausted or target.hidden:
                continue
            if any(joins(state, unit, other) for other in state.living(unit.owner)):
                continue
            alone = next(each for each in prospects(state, action) if each.guard is None)
            me = striker(unit, traits(state, unit), target, traits(state, target))
            left = striker(target, traits(state, target), unit, traits(state, unit), True).left
            outcomes = lone_odds(me.bonus, me.hits)
            kills = sum(chance for chance, dealt in outcomes if dealt >= left)
            wounds = sum(chance * min(dealt, left) for chance, dealt in outcomes)
            assert alone.chance(target.uid) == pytest.approx(kills, abs=EXACT)
            assert alone.wounds(target.uid) == pytest.approx(wounds, abs=EXACT)
            compared += 1
            wounding += any(isinstance(effect, Wound) for effect in traits(state, unit).on_hit)
    assert compared > 30 and wounding > 2


def test_what_lies_face_down_has_no_odds() -> None:
    for state in positions(13, 300):
        hidden = [unit.spot for unit in state.units if unit.hidden and unit.owner != state.to_act]
        blind = [action for action in attacks(state) if action.target in hidden]
        if blind:
            assert Foresight(state.view(state.to_act)).prospects(blind[0]) == ()
            return
    pytest.fail("no blind attack came up")


def test_the_odds_from_a_view_are_those_of_the_position() -> None:
    for state in positions(5, 20):
        action = attacks(state)[0]
        if not found(state, action.target).hidden:
            told = Foresight(state.view(state.to_act)).prospects(action)
            assert told == prospects(state, action)
