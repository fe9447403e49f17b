"""What a deed is worth depends on all that the rules ask, whatever was weighed before."""

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
from game.rulesets.berserk.sense.combatants import combatant
from game.rulesets.berserk.sense.duels import duel
from game.rulesets.berserk.sense.effects import effect_harm
from game.rulesets.berserk.unit import BOARD
from tests.rulesets.berserk.boards import battle, creature

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
