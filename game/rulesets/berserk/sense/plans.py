"""What to do with a whole turn: a beam over sequences of deeds.

A deed is a unit, its walk and what it does there. A sequence is worth what its deeds can be
expected to bring, by the exact odds of their dice, less what the enemy's reply takes; from one deed
to the next the position goes on as the rules have it, with dice that fall as they mostly do.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.protocols import CHANCE, Player
from game.rulesets.berserk.actions import BerserkAction, RollDice, Strike
from game.rulesets.berserk.battle.steps import BATTLE_STEPS
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.pending import AwaitDice
from game.rulesets.berserk.position import Phase, RunningBattle
from game.rulesets.berserk.sense.combatants import combatant
from game.rulesets.berserk.sense.deeds import deeds_of
from game.rulesets.berserk.sense.evaluation import reply
from game.rulesets.berserk.sense.fighting import answer
from game.rulesets.berserk.sense.movers import Deed
from game.rulesets.berserk.sense.tempers import Temper
from game.rulesets.berserk.sense.threats import Situation, Threat
from game.rulesets.berserk.unit import Spot

WIDTH = 8
"""How many sequences go on from one deed to the next."""
BRANCHES = 5
"""How many deeds each is tried to go on with."""
LONGEST = 9
"""Deeds of a sequence at most."""
MEASURED = Temper(care=0.25, least=-0.6)
"""What deeds are tried: such as lose a little too, for what comes after them."""
DREAD = 0.8
"""How much of the enemy's reply, as it looks at a glance, counts."""
NOTHING = 1e-9
"""A strike that brings no more, at no cost, is one that cannot wound."""
VICTORY = 50.0
"""What the end of the battle is worth, in crystals."""
USUAL_ONE = RollDice((4,))
USUAL_TWO = RollDice((4, 3))


class Plan(NamedTuple):
    """The deeds of a turn in their order, and what they promise, in crystals."""

    deeds: tuple[tuple[BerserkAction, ...], ...]
    worth: float


class _Line(NamedTuple):
    """A sequence as far as it goes, and where it leads."""

    state: RunningBattle
    gain: float
    deeds: tuple[tuple[BerserkAction, ...], ...]
    worth: float


def turn_plans(state: RunningBattle, begun: Spot | None = None) -> list[Plan]:
    """Return sequences of deeds for the rest of the turn, the most promising first.

    That of doing nothing is among them; two that differ only in their order are one. Where a unit
    has `begun`, it acts first, from where it stands.
    """
    me = state.to_act
    situation = Situation(state, me)
    threats = situation.threats
    start = _Line(state, 0.0, (), -DREAD * reply(state, situation.own, threats))
    beam, found = [start], [start]
    seen: set[frozenset[tuple[BerserkAction, ...]]] = set()
    for _deed in range(LONGEST):
        children: list[_Line] = []
        for line in beam:
            for gain, deed in _onward(line.state, me, None if line.deeds else begun):
                deeds = (*line.deeds, deed.actions)
                if (key := frozenset(deeds)) not in seen:
                    seen.add(key)
                    after = _after(line.state, deed)
                    total = line.gain + gain
                    worth = total - _what_follows(after, me, threats)
                    children.append(_Line(after, total, deeds, worth))
        children.sort(key=lambda line: -line.worth)
        found += children[:WIDTH]
        beam = [line for line in children[:WIDTH] if line.state.phase is Phase.BATTLE]
        if not beam:
            break
    found.sort(key=lambda line: -line.worth)
    return [Plan(line.deeds, line.worth - start.worth) for line in found]


def _what_follows(state: RunningBattle, me: Player, threats: list[Threat]) -> float:
    """Return what the enemy's reply takes, in crystals; no reply follows the end."""
    if state.phase is Phase.OVER:
        return -VICTORY if state.winner == me else VICTORY
    own = [
        combatant(unit, traits(state, unit))
        for unit in state.units
        if unit.owner == me and unit.spot >= 0
    ]
    return DREAD * reply(state, own, threats)


def _onward(
    state: RunningBattle, me: Player, begun: Spot | None = None
) -> list[tuple[float, Deed]]:
    """Return the deeds most worth going on with, and what each brings by itself."""
    if state.to_act != me or state.pending is not None:
        return []
    situation = Situation(state, me)
    ways: list[tuple[float, Deed]] = []
    for one in situation.own:
        if one.unit.exhausted or (begun is not None and one.unit.spot != begun):
            continue
        for deed in deeds_of(situation, one, MEASURED, stays=begun is not None):
            mover = situation.memory.movers.get(one.unit.uid)
            cost = 0.0
            if mover is not None:
                where = deed.actions[-1].unit  # type: ignore[attr-defined]
                cost = mover.costs.get(where, 0.0)
            gain = deed.score + cost
            if not isinstance(deed.actions[-1], Strike) or abs(gain) > NOTHING:
                ways.append((gain, deed))
    ways.sort(key=lambda way: -way[1].score)
    return ways[:BRANCHES]


def _after(state: RunningBattle, deed: Deed) -> RunningBattle:
    """Return where the deed leads if the dice fall as they mostly do."""
    after = state.clone()
    for action in deed.actions:
        BATTLE_STEPS[type(action)](after, action, None)
    settle_dice(after)
    return after


def settle_dice(state: RunningBattle) -> None:
    """Answer what is pending by plain sense, and let the dice fall as they mostly do."""
    turn = state.turn
    while state.phase is Phase.BATTLE and state.turn == turn and state.pending is not None:
        if state.to_act == CHANCE:
            assert isinstance(state.pending, AwaitDice)
            roll = USUAL_ONE if state.pending.dice == 1 else USUAL_TWO
            BATTLE_STEPS[RollDice](state, roll, None)
        else:
            action = answer(state)
            BATTLE_STEPS[type(action)](state, action, None)
