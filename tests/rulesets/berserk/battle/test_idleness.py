"""Why there is nobody to whom a card could do something: the reason given is the true one."""

import pytest

from game.rulesets.berserk.battle.idleness import unusable, why_idle
from game.rulesets.berserk.battle.reach import polearm_squares, use_targets
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.battle.units import by_spot
from game.rulesets.berserk.cards.abilities import (
    Effect,
    Healing,
    Hurrying,
    Polearm,
    Power,
    Rousing,
    Shot,
    Side,
)
from game.rulesets.berserk.cards.glossary import glossary
from game.rulesets.berserk.cards.texts import reminder
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.unit import BOARD
from tests.rulesets.berserk.battle.test_random_battles import some_battle
from tests.rulesets.berserk.boards import Fight, at_random, battle, creature

POLEARM = creature(Polearm(2))
ALONE = """
    . . . . .
    . . . . .
    . . b . .
    . . A C .
    . . . . .
    . . . . D
"""


def why(fight: Fight, letter: str = "A") -> str:
    (use,) = fight.traits(letter).uses
    found = unusable(fight.state, fight[letter], use)
    return "" if found is None else found.sentence


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        (Hurrying(), "Nobody in its reach has used up any movement."),
        (Healing(2), "Nobody in its reach has wounds that could be healed."),
        (Rousing(), "Nobody in its reach can be made alert."),
    ],
)
def test_a_help_that_nobody_needs_is_not_said_to_reach_nobody(
    effect: Effect, sentence: str
) -> None:
    card = creature(Power(effect, Side.OTHER_OWN, 2))
    assert why(battle(ALONE, A=card)) == sentence
    far = battle(ALONE.replace("A C", "A ."), A=card)
    assert why(far) == "None of your other cards is in its reach."


def test_movement_used_up_is_what_a_help_that_refills_it_is_for() -> None:
    fight = battle(ALONE, A=creature(Power(Hurrying(), Side.OTHER_OWN, 2)))
    assert why(fight)
    assert not why(fight.move("C", "e3"))


def test_a_shot_at_none_but_neighbours_is_told_to_be_too_near_not_too_far() -> None:
    near = battle(ALONE, A=creature(Shot((1, 2, 3), 3)))
    assert why(near) == "A ranged attack cannot be aimed at an adjacent card."
    far = battle(
        ALONE.replace("b", ".").replace(". . . . D", "b . . . D"), D=creature(Shot((1,), 2))
    )
    assert why(far, "D") == "No enemy is in its reach."
    thrust = battle(ALONE, A=POLEARM)
    assert "exactly two squares" in why(thrust)


def test_that_a_polearm_hits_along_diagonals_too_is_told_wherever_it_is_told_of() -> None:
    far = polearm_squares(min(BOARD.squares))
    assert min(BOARD.squares) + 2 * BOARD.columns + 2 in far, "from one corner of the board"
    told = (glossary("polearm").paragraph, reminder(Polearm(2)), why(battle(ALONE, A=POLEARM)))
    assert all("diagonals too" in each for each in told)


def test_a_card_that_has_walked_is_not_said_to_have_nowhere_to_walk() -> None:
    fight = battle(ALONE, D=creature(movement=1)).move("D", "d1")
    told = [each.sentence for each in why_idle(fight.state, fight["D"])]
    assert told == [
        "It has used all its movement for this turn.",
        "No enemy is in its reach.",
    ]


@pytest.mark.parametrize("seed", range(10))
def test_a_reason_is_given_exactly_where_nobody_can_be_aimed_at(seed: int) -> None:
    seen = 0
    for state in at_random(some_battle(seed), seed):
        if state.phase is not Phase.BATTLE or state.pending is not None or state.to_act < 0:
            continue
        for unit in by_spot(state, state.to_act):
            for use in () if unit.exhausted or unit.hidden else traits(state, unit).uses:
                assert (unusable(state, unit, use) is None) is bool(use_targets(state, unit, use))
                seen += 1
    assert seen
