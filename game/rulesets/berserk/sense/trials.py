"""Deeds tried side by side: each with the same dice, then the turn and the reply as in a search.

A battle played to its end tells too little of one deed. So a trial goes through the rest of the
turn and the enemy's next to the beginning of the own one, and what the armies are worth then is
the chance to win. Whoever would do something else first need not forget what he meant to do: of
several ways to go on after a deed, the other deeds that are weighed among them, the one that
brings most is taken, found in trials of its own.
"""

from collections.abc import Sequence
from typing import Any

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battle.legal import possible_rolls
from game.rulesets.berserk.battle.refusals import battle_refusal
from game.rulesets.berserk.battle.steps import BATTLE_STEPS
from game.rulesets.berserk.pending import AwaitDice
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.courses import AFTERWARDS, Course
from game.rulesets.berserk.sense.dice import TWO
from game.rulesets.berserk.sense.evaluation import evaluate
from game.rulesets.berserk.sense.plans import Plan, settle_dice, turn_plans
from game.rulesets.berserk.sense.playout import playout
from game.rulesets.berserk.sense.priors import BattlePriors, battle_worlds
from game.rulesets.berserk.sense.tempers import TEMPER, Temper
from game.rulesets.berserk.sense.threats import Memory
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.view import BerserkView
from game.search.race import WorldTrials

PILOT = 3
"""Trials of each way to go on, before the deed itself is weighed."""
PLANS = 1
"""So many sequences of deeds are tried as ways to go on, beside the tempers."""
HOLDING = Temper(least=99.0, hunger=0.0)
GOLDEN = 0.6180339887498949
"""Steps of this length go through a circle evenly, however many there are."""


class _Judge(BattlePriors):
    """Goes through a turn as the searching player does, and asks how likely the battle is won."""

    def __init__(self, view: BerserkView) -> None:
        super().__init__(view)
        self.horizon = view.turn + (2 if self.is_own_turn else 1)

    def worth(self, state: BerserkState, memory: Memory, acted: float) -> float:
        """Return what the armies promise; that they act is worth nothing by itself."""
        return evaluate(state, self.player, memory)


class BattleTrials(WorldTrials):
    """What deeds of a battle bring, each tried with the same dice in the same worlds.

    The first roll of a deed takes each of its outcomes as often as it is due, so that a single
    strike is all but listed.
    """

    def __init__(
        self, view: BerserkView, legal: Sequence[BerserkAction], rng: Rng, most: int
    ) -> None:
        """`most` is how many playouts there are meant to be."""
        self._judge = _Judge(view)
        super().__init__(legal, battle_worlds(view, rng.fork("worlds")), self._judge.rollout, rng)
        self._start = rng.fork("start").random()
        self._ways_on: dict[int, Course | None] = {}
        self._trial = 0
        self._tried_in: Any = None

    def tried(self, world: BerserkState, number: int) -> float:
        """Return what a deed brings in a world, with the dice of that world's trial."""
        if self._tried_in is not world:
            self._tried_in, self._trial = world, self._trial + 1
        if number not in self._ways_on:
            self._ways_on[number] = self._way_on(world, number)
        return self._brought(world, number, self._ways_on[number], self._trial)

    def _brought(
        self, world: BerserkState, number: int, course: Course | None, trial: int
    ) -> float:
        state = world.clone()
        state.apply_action(self.legal[number])
        if state.to_act == CHANCE and isinstance(state.pending, AwaitDice):
            roll_first(state, state.pending, (self._start + trial * GOLDEN) % 1)
        me = self._judge.player
        if state.is_terminal():
            return float(state.returns()[me])
        return self._judge.rollout(state, self.rng.fork("dice", trial), course)[me]

    def _way_on(self, world: BerserkState, number: int) -> Course | None:
        """Return how the turn goes on best after a deed; None where it is not the own turn, or is
        over."""
        if not self._judge.is_own_turn:
            return None
        after = world.clone()
        after.apply_action(self.legal[number])
        settle_dice(after)
        if after.phase is not Phase.BATTLE or after.turn != self._judge.turn:
            return None
        ways: list[Course] = [TEMPER, AFTERWARDS, HOLDING, *turn_plans(after)[:PLANS]]
        ways += [
            Plan(((other,),), 0.0)
            for other in self.legal
            if other != self.legal[number] and battle_refusal(after, other) is None
        ]
        found = [
            sum(self._brought(world, number, way, -1 - trial) for trial in range(PILOT))
            for way in ways
        ]
        return ways[found.index(max(found))]


def trials(view: BerserkView, legal: Sequence[BerserkAction], rng: Rng, most: int) -> WorldTrials:
    """Return trials of decisions: of deeds in the fight, before it of whole battles played out."""
    if view.phase is Phase.BATTLE:
        return BattleTrials(view, legal, rng, most)
    return WorldTrials(legal, battle_worlds(view, rng.fork("worlds")), playout, rng)


def roll_first(state: BerserkState, pending: AwaitDice, part: float) -> None:
    """Let the dice fall in the way that lies so far through all of them, from 0 to 1."""
    rolls = TWO if pending.dice == 2 else possible_rolls(pending)
    roll = rolls[int(part * len(rolls))]
    BATTLE_STEPS[type(roll)](state, roll, None)
