"""Battles played to their end at speed, by the plain player's sense or at random.

The steps are done straight away: what sense and luck choose is legal, so it is not asked. That it
is, is what tests play the same battles through `apply_action` for.
"""

from collections.abc import Callable
from functools import partial

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battle.legal import END_TURN, battle_legal, possible_rolls, unit_actions
from game.rulesets.berserk.battle.steps import BATTLE_STEPS
from game.rulesets.berserk.pending import AwaitDice
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.fighting import best_of_each, fight, finish_turn
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.sense.tempers import TEMPER, Temper
from game.rulesets.berserk.sense.threats import Memory, Situation
from game.rulesets.berserk.state import BerserkState

AT_ONCE = 5
RESTLESS = 0.15
"""How likely a random player ends his turn, each time he could do something."""


Nature = Callable[[BerserkState], None]
"""Does what chance does next."""


def playout(state: BerserkState, rng: Rng) -> tuple[float, ...]:
    """Play the battle out with the plain player's sense on both sides."""
    memory = Memory()
    luck = partial(nature, rng=rng)
    while state.to_act != TERMINAL:
        step_on(state, luck, memory)
    return state.returns()


def step_on(state: BerserkState, luck: Nature, memory: Memory) -> None:
    """Let nature, or the plain player whose turn it is, do what comes next."""
    if state.to_act == CHANCE:
        luck(state)
    elif state.phase is Phase.BATTLE:
        for action in fight(state, memory=memory):
            BATTLE_STEPS[type(action)](state, action, None)
    else:
        state.apply_action(muster(state))


def hurry(state: BerserkState, luck: Nature, memory: Memory, temper: Temper = TEMPER) -> None:
    """Do the same as `step_on`, but with one look at the board let up to `AT_ONCE` units act.

    What a unit wanted to do is done if neither it, nor its target, nor its way has changed.
    """
    if state.phase is not Phase.BATTLE or state.pending is not None or state.to_act == CHANCE:
        step_on(state, luck, memory)
        return
    situation = Situation(state, state.to_act, memory)
    board, units = state.board, state.units
    wanted = best_of_each(situation, temper)[:AT_ONCE]
    for deed, unit, target in wanted:
        same = state.units[unit.uid] is unit and state.units[target] is units[target]
        if not same or (state.board is not board and len(deed.actions) > 1):
            continue
        for action in deed.actions:
            BATTLE_STEPS[type(action)](state, action, None)
        while state.to_act == CHANCE or state.pending is not None:
            step_on(state, luck, memory)
        if state.phase is not Phase.BATTLE:
            return
    if not wanted:
        for action in finish_turn(situation, temper):
            BATTLE_STEPS[type(action)](state, action, None)


def nature(state: BerserkState, rng: Rng) -> None:
    """Do what chance does next."""
    if state.phase is Phase.BATTLE:
        assert isinstance(state.pending, AwaitDice)
        rolls = possible_rolls(state.pending)
        action: BerserkAction = rolls[int(rng.random() * len(rolls))]
        BATTLE_STEPS[type(action)](state, action, None)
    else:
        state.apply_action(state.chance_action(rng))


def random_playout(state: BerserkState, rng: Rng) -> tuple[float, ...]:
    """Play the battle out at random: any alert unit, any of what it may do."""
    while state.to_act != TERMINAL:
        if state.to_act == CHANCE:
            nature(state, rng)
        elif state.phase is Phase.BATTLE:
            action = random_deed(state, rng)
            BATTLE_STEPS[type(action)](state, action, None)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state.returns()


def random_deed(state: BerserkState, rng: Rng) -> BerserkAction:
    """Return something the player to act may do; only one unit is asked what it can."""
    if state.pending is not None:
        return rng.choice(battle_legal(state))
    if rng.random() > RESTLESS:
        player = state.to_act
        units = [
            unit
            for unit in state.units
            if unit.owner == player and unit.spot >= 0 and not unit.exhausted
        ]
        if units and (found := unit_actions(state, rng.choice(units))):
            return rng.choice(found)
    return END_TURN
