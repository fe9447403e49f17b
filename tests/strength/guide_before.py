"""What led the tree search before it thought in whole turns: kept to measure the new one by it.

A playout goes on by the plain player's sense to the beginning of the searching player's next turn,
so that it sees what his turn brings and what the enemy makes of it; what the armies are worth then
says who is ahead.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log

from game.core.protocols import CHANCE, TERMINAL, Player
from game.core.rng import Rng
from game.core.sense import STEADY, Style
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battle.legal import END_TURN, battle_legal
from game.rulesets.berserk.pending import AwaitDice, AwaitReturn
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.deeds import deeds_of
from game.rulesets.berserk.sense.dice import StratifiedDice, distinct_rolls
from game.rulesets.berserk.sense.evaluation import LEAST, strength_left
from game.rulesets.berserk.sense.fighting import answer, fight
from game.rulesets.berserk.sense.marching import march
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.sense.player import shortlist as shortlist_now
from game.rulesets.berserk.sense.playout import hurry, step_on
from game.rulesets.berserk.sense.tempers import TEMPER, Temper
from game.rulesets.berserk.sense.threats import Memory, Situation
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import Unit
from game.rulesets.berserk.view import BerserkView

Promising = Sequence[tuple[BerserkAction, float]]

TURNS_AHEAD = 2
"""How many turns a playout looks ahead, the running one included: one's own and the enemy's."""
WARMTH = 1.0
"""How much better a deed must be, in crystals, to promise e times as much."""
WORTH_A_LOOK = 1.4
"""How far behind the best deed another may be to be tried, in crystals."""
MOST_DEEDS = 3
MOST_WALKS = 1
EAGER = 1.5
"""How many times as much the answer promises that the plain player would give."""
TEMPERS = (
    Temper(care=0.0),
    Temper(care=1.0),
    Temper(care=1.75, hunger=0.03),
    Temper(least=99.0, hunger=0.0),
)
"""From heedless to one who only steps out of danger: plans for a whole turn."""
REST = -0.5
"""What ending the turn is taken to bring, beside the deeds, in crystals."""
TO_ACT = 0.42
"""What having the turn adds to the logarithm of the odds; the rows below are factors of it."""
RATIO = 1.4
"""Of the logarithm of the ratio of the armies' strength."""
LEAD = 0.21
"""Of the difference of the armies' strength, in crystals."""


def evaluate(units: Iterable[Unit], player: Player) -> float:
    """Return what the player whose turn begins can expect, from -1, lost, to 1, won."""
    left = [LEAST, LEAST]
    for unit in units:
        left[unit.owner] += strength_left(unit)
    mine, theirs = left[player], left[1 - player]
    odds = TO_ACT + RATIO * log(mine / theirs) + LEAD * (mine - theirs)
    return 2 / (1 + exp(-max(-30.0, min(30.0, odds)))) - 1


def shortlist(
    view: BerserkView, legal: Sequence[BerserkAction], style: Style = STEADY
) -> Sequence[BerserkAction]:
    """Return what he weighs; an army bought by strength stands where the plain player's would."""
    if view.phase is Phase.BATTLE:
        return shortlist_now(view, legal, style)
    step = muster(view)
    return [step if step in legal else legal[-1]]


class BattleGuide:
    """Leads a search that starts in a certain turn."""

    def __init__(self, view: BerserkView) -> None:
        self.horizon = view.turn + TURNS_AHEAD

    def promising(self, state: BerserkState) -> Promising:
        """Return the deeds worth trying, by first action, the best first."""
        if state.phase is not Phase.BATTLE:
            return [(muster(state), 1.0)]
        if state.pending is not None:
            return _answers(state)
        return _deeds(state)

    def chances(self, state: BerserkState) -> Promising:
        """Return the ways the dice can fall that make a difference, one for all alike."""
        if state.phase is not Phase.BATTLE:
            return ()
        assert isinstance(state.pending, AwaitDice)
        return distinct_rolls(state, state.pending)

    def plans(self, state: BerserkState) -> Sequence[tuple[BerserkAction, Temper | None]]:
        """Return the promising actions, each without a plan, and tempers with what they do first.

        The search tried both then; now it tries plans alone where there are any.
        """
        if state.phase is not Phase.BATTLE or state.pending is not None:
            return ()
        single = [(action, None) for action, _promise in _deeds(state)]
        return [*single, *((fight(state, temper)[0], temper) for temper in TEMPERS)]

    def effort(self, state: BerserkState) -> float:
        """Return 1: the player before took the same trouble over every decision."""
        return 1.0

    def rollout(
        self, state: BerserkState, rng: Rng, plan: Temper | None = None
    ) -> tuple[float, ...]:
        """Return what the armies promise at the beginning of the next own turn."""
        memory, luck = Memory(), StratifiedDice(rng)
        turn = self.horizon - TURNS_AHEAD
        while state.turn == turn and plan is not None and state.to_act != TERMINAL:
            hurry(state, luck, memory, plan)
        while state.turn < self.horizon and state.to_act != TERMINAL:
            hurry(state, luck, memory)
        while state.to_act == CHANCE or state.pending is not None:
            step_on(state, luck, memory)
        if state.to_act == TERMINAL:
            return state.returns()
        found = evaluate(state.units, state.to_act)
        return (found, -found) if state.to_act == 0 else (-found, found)


def _answers(state: BerserkState) -> Promising:
    plain = answer(state)
    if isinstance(state.pending, AwaitReturn):
        return [(plain, 1.0)]
    legal = battle_legal(state)
    share = 1 / (len(legal) - 1 + EAGER)
    rest = [(action, share) for action in legal if action != plain]
    return [(plain, EAGER * share), *rest]


def _deeds(state: BerserkState) -> Promising:
    situation = Situation(state, state.to_act)
    scores: dict[BerserkAction, float] = {END_TURN: REST}
    walks: list[tuple[float, BerserkAction]] = []
    for one in situation.own:
        if one.unit.exhausted:
            continue
        for deed in deeds_of(situation, one, TEMPER):
            first = deed.actions[0]
            scores[first] = max(scores.get(first, deed.score), deed.score)
        walk = march(situation, one, TEMPER)
        if walk is not None:
            walks.append((walk.score - WARMTH, walk.actions[0]))
    best = max(scores.values())
    near = [score for score in scores.items() if score[1] > best - WORTH_A_LOOK]
    near = sorted(near, key=lambda each: (-each[1], each[0]))[:MOST_DEEDS]
    # To hold back is always worth a look: sense weighs what a deed brings better than what the
    # enemy makes of it.
    walks.sort(reverse=True)
    held_back = [(action, score) for score, action in walks[:MOST_WALKS] if action not in scores]
    chosen = dict([*near, *held_back, (END_TURN, scores[END_TURN])])
    weights = {action: exp((score - best) / WARMTH) for action, score in chosen.items()}
    whole = sum(weights.values())
    return sorted(
        ((action, weight / whole) for action, weight in weights.items()),
        key=lambda way: (-way[1], way[0]),
    )
