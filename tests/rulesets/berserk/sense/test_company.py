"""What the plain player sees in cards that need each other: people, rows, land, texts."""

from typing import Any

import pytest

from game.rulesets.berserk.actions import Move, NoGuard, Protect, Strike, Use
from game.rulesets.berserk.cards.abilities import (
    Ability,
    Armor,
    AttackSkill,
    Aura,
    Condition,
    DefenseSkill,
    Hurrying,
    Kin,
    Might,
    Moment,
    Near,
    Offering,
    Power,
    Pulling,
    Rank,
    Side,
    Sweep,
    Tireless,
    Warding,
    When,
    Wound,
)
from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.sense.company import boon, company_at, strike_gain
from game.rulesets.berserk.sense.deeds import deeds_of
from game.rulesets.berserk.sense.fighting import fight as next_actions
from game.rulesets.berserk.sense.marching import march
from game.rulesets.berserk.sense.movers import Deed, Mover
from game.rulesets.berserk.sense.tempers import Temper
from game.rulesets.berserk.sense.threats import Situation
from game.rulesets.berserk.unit import BOARD
from tests.rulesets.berserk.boards import Fight, battle, creature

OPEN = """
    . . . . .
    . . . . .
    . . b d .
    . . . . .
    . A C . .
    . . . . .
"""
DRUM = When(Moment.FRIEND_STRIKES, Wound(1), Near.OTHER)


def orc(*abilities: Ability, **facts: Any) -> Card:
    return creature(*abilities, people="orcs", **facts)


def gain(fight: Fight, one: str, other: str, spot: str = "") -> float:
    """Return what a strike brings, from a square that the unit walks to."""
    situation = Situation(fight.state, 0)
    units = {each.unit.uid: each for each in (*situation.own, *situation.enemies)}
    me, target = (units[fight[letter].uid] for letter in (one, other))
    there = Mover(situation, me).there(BOARD.square(spot)) if spot else me
    return strike_gain(situation, there, target, not target.unit.exhausted)


def best(fight: Fight, letter: str) -> Deed:
    situation = Situation(fight.state, 0)
    one = next(each for each in situation.own if each.unit.uid == fight[letter].uid)
    return max(deeds_of(situation, one), key=lambda deed: deed.score)


def test_a_sweep_is_worth_more_the_more_stand_beside_whom_it_strikes() -> None:
    sweeper, apart = creature(Sweep(Wound(1))), OPEN.replace("b d", "b .")
    more = gain(battle(OPEN, A=sweeper), "A", "b", "b3") - gain(battle(OPEN), "A", "b", "b3")
    none = gain(battle(apart, A=sweeper), "A", "b", "b3") - gain(battle(apart), "A", "b", "b3")
    assert more > 0.1 and abs(none) < 0.1, "only by what the word is worth on its card"


def test_a_sweep_that_comes_back_is_feared_for_those_beside() -> None:
    swept = battle(OPEN, b=creature(Sweep(Wound(2))))
    assert gain(swept, "A", "b", "b3") < gain(battle(OPEN), "A", "b", "b3")


def test_one_strikes_from_beside_whoever_joins_in() -> None:
    fight = battle(OPEN, C=orc(DRUM), A=creature(life=18))
    walk, blow = best(fight, "A").actions
    assert isinstance(walk, Move) and isinstance(blow, Strike)
    assert BOARD.rings[walk.to][fight["C"].spot] == 1
    assert gain(fight, "A", "b", "c3") > gain(battle(OPEN), "A", "b", "c3")
    for people, joins in (("orcs", True), ("elves", False)):
        text = When(Moment.FRIEND_STRIKES, Wound(1), Near.OTHER, people)
        with_people = battle(OPEN, A=orc(), C=creature(text))
        more = gain(with_people, "A", "b", "c3") - gain(battle(OPEN), "A", "b", "c3")
        assert (more > 0.1) is joins


@pytest.mark.parametrize("word", [Kin, Rank])
def test_what_is_had_beside_others_counts_from_where_it_is_had(word: type[Kin | Rank]) -> None:
    fight = battle(OPEN, A=orc(word((Might(2),))), C=orc(word((Might(2),))))
    assert gain(fight, "A", "b", "c3") > gain(fight, "A", "b", "b3") if word is Rank else True
    assert gain(fight, "A", "b", "c3") > gain(battle(OPEN, A=orc(), C=orc()), "A", "b", "c3")
    alone = battle(OPEN, A=orc(word((Might(2),))))
    assert gain(alone, "A", "b", "c3") < gain(battle(OPEN), "A", "b", "c3") + 0.1, "not its own kin"


def test_a_charge_is_foreseen_and_so_is_the_enemys_half() -> None:
    for when, spot in ((Condition.CHARGING, "c3"), (Condition.ACROSS, "b4")):
        skilled = battle(OPEN, A=creature(AttackSkill(3, when), movement=3))
        assert gain(skilled, "A", "b", spot) > gain(battle(OPEN), "A", "b", spot)


def test_who_falls_is_reckoned_with_those_who_mourn() -> None:
    text = When(Moment.FRIEND_DIES, Wound(1), Near.ALL_ENEMY, "orcs")
    weak = orc(life=1)
    mourned = battle(OPEN, A=creature(strike=(3, 3, 3)), b=weak, d=creature(text))
    other = battle(OPEN, A=creature(strike=(3, 3, 3)), b=weak)
    assert gain(mourned, "A", "b", "b3") < gain(other, "A", "b", "b3")


def test_whoever_pulls_brings_an_enemy_before_those_who_can_strike_him() -> None:
    far = OPEN.replace("b d", ". .").replace(". . . . .", ". . b . .", 1)
    caller = creature(Power(Pulling(2), Side.ENEMY, 5), movement=0, strike=(0, 0, 0))
    fight = battle(far, C=caller, A=creature(life=18, strike=(3, 4, 5), movement=2))
    deed = best(fight, "C")
    assert isinstance(deed.actions[0], Use) and deed.actions[0].target == fight["b"].spot
    alone = battle(far.replace("A", "."), C=caller)
    situation = Situation(alone.state, 0)
    assert not deeds_of(situation, situation.own[0])


def test_who_has_walked_is_made_to_walk_anew() -> None:
    far = OPEN.replace("b d", ". .").replace(". . . . .", ". b . . .", 1)
    hurrier = creature(Power(Hurrying(), Side.OTHER_OWN, 6), movement=0)
    meek = creature(movement=0, strike=(0, 0, 0))
    fight = battle(far, A=creature(movement=1), C=hurrier, b=meek)
    done = []
    while fight.state.turn_player == 0 and len(done) < 9:
        for action in next_actions(fight.state):
            fight.do(action)
            done.append(action)
    assert sum(isinstance(action, Use) for action in done) == 1
    assert BOARD.row[fight["A"].spot] == 3, "two squares, a point of movement each"


def test_the_dying_are_offered_and_the_hale_are_not() -> None:
    butcher = creature(Power(Offering(Warding(5)), Side.OTHER_OWN, 1), strike=(2, 3, 4), cost=6)
    poor = creature(life=10, strike=(0, 0, 1))
    for other, wounds in ((poor, 9), (creature(), 0)):
        fight = battle(OPEN, A=butcher, C=other, sides={"C": {"wounds": wounds}})
        situation = Situation(fight.state, 0)
        deeds = [deed.actions[-1] for deed in deeds_of(situation, situation.own[0])]
        offers = [each for each in deeds if isinstance(each, Use)]
        assert bool(offers) is (other is poor)


def test_a_tireless_protector_steps_in_sooner() -> None:
    crowd = """
        . . . . .
        . . . . .
        . e b d .
        . A C . .
        . . . . .
        . . . . .
    """
    for text, answer in ((Armor(0), NoGuard), (Tireless(), Protect)):
        fight = battle(crowd, to_act=1, A=creature(DefenseSkill(1), text))
        fight.do(Strike(fight["b"].spot, fight["C"].spot))
        assert isinstance(next_actions(fight.state)[0], answer)


def test_one_stands_where_texts_auras_and_the_land_do_good() -> None:
    ward = When(Moment.TURN_ENDS, Warding(2), Near.ADJACENT_OWN)
    aura = Aura(Near.ADJACENT_OWN, (Armor(1),))
    for text in (ward, aura):
        fight = battle(OPEN, C=creature(text))
        situation = Situation(fight.state, 0)
        mover = Mover(situation, situation.own[0])
        near, far = BOARD.square("c3"), BOARD.square("a2")
        worth = [
            company_at(situation, mover.one, spot) + boon(mover.there(spot).held)
            for spot in (near, far)
        ]
        assert worth[0] > worth[1]


def test_the_wounded_walk_to_a_spring() -> None:
    spring = """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        O . . . .
        . . . . .
    """
    far = OPEN.replace("b d", ". .").replace("A C", "A .").replace(". . . . .", ". . . . b", 1)
    heedful = Temper(hunger=0.0)
    for ground, where in ((spring, "a2"), (spring.replace("O", "."), "b2")):
        fight = battle(far, A=creature(movement=1), terrain=ground, sides={"A": {"wounds": 6}})
        situation = Situation(fight.state, 0)
        walk = march(situation, situation.own[0], heedful)
        end = walk.actions[-1] if walk else None
        assert (end.to if isinstance(end, Move) else fight["A"].spot) == BOARD.square(where)
