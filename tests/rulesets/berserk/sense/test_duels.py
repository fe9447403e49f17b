"""What a deed is worth depends on all that the rules ask, whatever was weighed before."""

from itertools import islice, product

import pytest

from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.cards.abilities import (
    Condition,
    Exhausting,
    Guard,
    Might,
    Protection,
    Stunning,
)
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense import duels
from game.rulesets.berserk.sense.combatants import combatant
from game.rulesets.berserk.sense.duels import duel, use_gain
from game.rulesets.berserk.sense.effects import effect_harm
from game.rulesets.berserk.sense.threats import Situation
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import new_deal
from game.rulesets.berserk.unit import BOARD
from tests.rulesets.berserk.boards import at_random, battle, creature

FIELD = """
    . . . . .
    . . . . .
    . . b . .
    . . A . .
    . . . . .
    . . . . .
    """


@pytest.mark.parametrize("when", [Condition.ACROSS, Condition.AT_HOME])
def test_a_skill_that_goes_by_the_row_counts_there_alone(when: Condition) -> None:
    fight = battle(FIELD, A=creature(Might(3, when), strike=(1, 2, 3)), b=creature(life=17))
    one, other = fight["A"], fight["b"]
    target = combatant(other, traits(fight.state, other))
    gains = []
    for square in ("c1", "c3", "c5"):
        there = one._replace(spot=BOARD.square(square))
        gains.append(duel(combatant(there, traits(fight.state, there)), target, False)[0])
    strong = {Condition.ACROSS: [False, False, True], Condition.AT_HOME: [True, False, False]}
    assert [gain > min(gains) for gain in gains] == strong[when]


def test_nothing_is_gained_by_exhausting_who_is_protected_or_stunning_who_has_slept() -> None:
    fight = battle(FIELD, A=creature(), b=creature(Protection(Guard.EXHAUSTING)))
    plain, guarded = fight["A"], fight["b"]
    for effect in (Exhausting(), Stunning()):
        assert effect_harm(effect, plain, traits(fight.state, plain)) > 0
        assert effect_harm(effect, guarded, traits(fight.state, guarded)) == 0
    slept = plain._replace(slept=True, exhausted=True)
    assert effect_harm(Stunning(), slept, traits(fight.state, slept)) == 0


def test_what_is_remembered_of_a_duel_or_a_use_is_what_would_be_worked_out_anew() -> None:
    """All that is kept is kept by all that it depends on, whatever texts there are."""
    compared = 0
    pairs = [("dark", "plains"), ("swamp", "fire"), ("forests", "mountains")]
    for seed, decks in enumerate(4 * pairs):
        options = BerserkOptions(deck_0=decks[0], deck_1=decks[1])
        state = new_deal(opening(options, 2, seed % 2))
        for moment in islice(at_random(state, seed), 0, None, 4):
            if moment.phase is not Phase.BATTLE:
                continue
            situation = Situation(moment, seed % 2)
            for one, other in product(situation.own, situation.enemies):
                sides = one.unit, one.held, other.unit, other.held
                for answers in (False, True):
                    gain, told = duels._weigh(*sides, answers)
                    assert duel(one, other, answers) == (gain, told.harm_to_attacker)
                    assert duels.joined_duel(one, other, answers, (), ()) == (gain, told)
                for used in one.held.uses:
                    anew = duels._use_gain(one.unit, one.held, used, other.unit, other.held)
                    assert use_gain(one, used, other) == anew
                compared += 1
    assert compared > 1000
