"""What each action does to the battle, once it is known to be legal."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.protocols import Emit
from game.rulesets.berserk.actions import (
    Choose,
    EndTurn,
    Leap,
    Move,
    NoGuard,
    Prepare,
    Protect,
    Return,
    RollDice,
    Strike,
    Use,
)
from game.rulesets.berserk.battle.attacks import choose, no_guard, protect, roll, strike, use
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.reach import path_to, points_left, ways
from game.rulesets.berserk.battle.turn import answer_return, end_turn
from game.rulesets.berserk.battle.units import found, put, stand, walked
from game.rulesets.berserk.events import Exhausted, Leapt, Moved, Prepared
from game.rulesets.berserk.position import RunningBattle
from game.rulesets.berserk.unit import BOARD, Spot, freshly


def move(state: RunningBattle, action: Move, emit: Emit | None) -> None:
    """Walk the cheapest way (BW-18)."""
    start, end = action.unit, action.to
    unit = found(state, start)
    path: tuple[Spot, ...] = (start, end)
    cost = 1
    if state.standing.options.terrain or BOARD.steps[start][end] > 1:
        reached = ways(state, start, points_left(unit))
        cost, path = reached[end][0], path_to(reached, start, end)
    stand(state, walked(unit, unit.spent + cost, unit.moved + len(path) - 1), end)
    if emit:
        emit(Moved(unit.uid, path))


def leap(state: RunningBattle, action: Leap, emit: Emit | None) -> None:
    """Jump or teleport: it spends all movement, and is no walking (BW-46, BW-47)."""
    unit = found(state, action.unit)
    stand(state, unit._replace(spent=max(1, PROFILES[unit.card].movement)), action.to)
    if emit:
        emit(Leapt(unit.uid, action.unit, action.to))


def prepare(state: RunningBattle, action: Prepare, emit: Emit | None) -> None:
    """Spend the action so as to strike a flyer next turn (BW-65)."""
    unit = found(state, action.unit)
    put(state, freshly(unit._replace(exhausted=True, prepared=True), "prepared", 1))
    if emit:
        emit(Prepared(unit.uid))
        emit(Exhausted(unit.uid))


BATTLE_STEPS: Mapping[type, Callable[[RunningBattle, Any, Emit | None], None]] = {
    Move: move,
    Leap: leap,
    Strike: strike,
    Use: use,
    Prepare: prepare,
    EndTurn: end_turn,
    Protect: protect,
    NoGuard: no_guard,
    Choose: choose,
    Return: answer_return,
    RollDice: roll,
}
