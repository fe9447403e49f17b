"""Sequences of deeds for a turn: they can be done, kills come of them, and danger counts."""

from game.core.protocols import TERMINAL
from game.core.rng import Rng
from game.rulesets.berserk.actions import Leap, Move
from game.rulesets.berserk.battle.refusals import battle_refusal
from game.rulesets.berserk.battle.steps import BATTLE_STEPS
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.courses import courses, goes_back
from game.rulesets.berserk.sense.evaluation import reply
from game.rulesets.berserk.sense.plans import settle_dice, turn_plans
from game.rulesets.berserk.sense.playout import nature, step_on
from game.rulesets.berserk.sense.threats import Memory, Situation
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal
from tests.rulesets.berserk.boards import battle, creature


def test_every_deed_of_every_plan_can_be_done() -> None:
    """The dice falling as the plan takes them to fall; plains shoot, the motley lot does it all."""
    looked_at = 0
    for seed, deck in enumerate(("forests", "dark")):
        for state in turns_of(deck, seed):
            for plan in turn_plans(state)[:6]:
                after = state.clone()
                for deed in plan.deeds:
                    for action in deed:
                        assert battle_refusal(after, action) is None, (plan, str(action))
                        BATTLE_STEPS[type(action)](after, action, None)
                    settle_dice(after)
                looked_at += len(plan.deeds)
    assert looked_at > 100


def turns_of(deck: str, seed: int) -> list[BerserkState]:
    """Return a battle of plain players as some of its turns begin."""
    state = new_deal(opening(BerserkOptions(deck_0=deck, deck_1=deck), 2, 0))
    memory, rng, found = Memory(), Rng(seed), []
    while state.to_act != TERMINAL and state.turn < 6:
        begins = state.phase is Phase.BATTLE and state.pending is None and state.to_act >= 0
        if begins and state.turn > len(found):
            found.append(state.clone())
        step_on(state, lambda it: nature(it, rng), memory)
    return found


def test_a_kill_comes_before_all_and_the_plan_of_nothing_is_there() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . b c . .
        . A . . .
        . . . . .
        . . . . .
        """,
        A=creature(strike=(4, 5, 6)),
        b=creature(life=3, strike=(2, 3, 4)),
        c=creature(life=12, strike=(1, 1, 1)),
    )
    plans = turn_plans(fight.state)
    target = fight["b"].spot
    assert plans[0].deeds[0][-1].target == target  # type: ignore[attr-defined]
    assert () in [plan.deeds for plan in plans]


def test_whoever_stands_exhausted_in_reach_has_more_to_fear() -> None:
    fight = battle(
        """
        . . . . .
        . . b . .
        . . . . .
        . . A . .
        . . . . .
        . . . . .
        """
    )
    state = fight.state
    alert = Situation(state, 0)
    unit = fight["A"]
    tired = state.clone()
    tired.set(units=tuple(u._replace(exhausted=u.uid == unit.uid) for u in state.units))
    later = Situation(tired, 0)
    assert 0 <= reply(state, alert.own, alert.threats) < reply(tired, later.own, later.threats)
    tired.set(units=tuple(u._replace(stunned=u.uid == fight["b"].uid) for u in tired.units))
    stunned = Situation(tired, 0)
    assert reply(tired, stunned.own, stunned.threats) == 0.0


def test_nobody_walks_back_to_where_he_has_just_come_from() -> None:
    """A hint sent a card from d3 to d2 and, asked again, from d2 to d3."""
    walked, others = 0, 0
    for seed, deck in ((0, "forests"), (2, "dark")):
        for state in turns_of(deck, seed):
            for first in {way for way, _course in courses(state) if isinstance(way, Move | Leap)}:
                after = state.clone()
                after.apply_action(first)
                ways = [way for way, _course in courses(after)]
                assert type(first)(first.to, first.unit) not in ways and ways
                walked += 1
                others += any(isinstance(way, Move | Leap) for way in ways)
    assert walked > 15 and others, "whoever can go elsewhere may still"


def test_who_has_walked_may_go_back_once_something_has_happened() -> None:
    board = """
        . . . . .
        . . . . .
        . . b . .
        . . . C .
        . A . . .
        . . . . .
        """
    fight = battle(board, A=creature(movement=4), b=creature(life=9), C=creature())
    fight.move("A", "b1").move("A", "c1")
    assert goes_back(fight.state, Move(fight.spot("c1"), fight.spot("b1")))
    assert goes_back(fight.state, Move(fight.spot("c1"), fight.spot("b2"))), "in two steps"
    assert not goes_back(fight.state, Move(fight.spot("c1"), fight.spot("d1")))
    fight.strike("C", "b", 6, 1)
    assert not goes_back(fight.state, Move(fight.spot("c1"), fight.spot("b1")))
