"""The priors of the tree search through a battle: which deeds promise well, which dice differ.

A whole turn is tried at a time: sequences of deeds that a beam has found, and plain tempers. A
playout goes through the turn so, then through the enemy's reply to the beginning of the searching
player's next turn; what the armies are worth then says who is ahead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.core.sense import STEADY, Style
from game.rulesets.berserk.actions import BerserkAction, EndTurn, NoGuard, Protect, RollDice
from game.rulesets.berserk.battle.legal import END_TURN, battle_legal
from game.rulesets.berserk.pending import AwaitDice, AwaitReturn
from game.rulesets.berserk.position import Battle, Phase
from game.rulesets.berserk.sense.courses import (
    Course,
    courses,
    go_through,
    share_acted,
    share_nearer,
    steps_to_enemies,
)
from game.rulesets.berserk.sense.deeds import deeds_of
from game.rulesets.berserk.sense.dice import StratifiedDice, distinct_rolls
from game.rulesets.berserk.sense.evaluation import outlook
from game.rulesets.berserk.sense.fighting import answer
from game.rulesets.berserk.sense.marching import march
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.sense.playout import hurry, step_on
from game.rulesets.berserk.sense.tempers import DARING, TEMPER, Temper
from game.rulesets.berserk.sense.threats import Memory, Situation
from game.rulesets.berserk.sense.worth import is_creature
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.view import BerserkView
from game.rulesets.berserk.worlds import determinize

Promising = Sequence[tuple[BerserkAction, float]]

WARMTH = 1.0
"""How much better a deed must be, in crystals, to promise e times as much."""
WORTH_A_LOOK = 1.4
"""How far behind the best deed another may be to be tried, in crystals."""
MOST_DEEDS = 1
MOST_WALKS = 1
EAGER = 1.5
"""How many times as much the answer promises that the plain player would give."""
REPLIES = (TEMPER, Temper(care=1.25))
"""How the enemy may go through his turn, each as often: boldly, or not where it would cost him."""
ONWARD = Temper(around=True)
"""How the player himself goes through turns after this one."""
EAGERNESS = 0.12
"""What it is worth, of the -1 to 1 between a battle lost and won, that the whole army acts."""
COMING_ON = 0.5
"""How much of that it is worth, in an endgame, that those come nearer who cannot act yet while
others fight."""
QUIET = 4
"""After so many turns without a wound it is worth twice as much (BW-68)."""
FEW = 7
"""With fewer creatures left it is an endgame: a playout goes on for a turn of both sides more for
each of them."""
CROWD = 10
"""With more creatures than that a turn has more decisions, a playout more deeds, and each deed more
ends: a decision is tried the less often, by the cube, so that no turn takes much longer than
another."""
LONG = 4
"""After so many decisions of a turn each is tried the less often, the later the less."""
REST = -0.5
"""What ending the turn is taken to bring, beside the deeds, in crystals."""


class BattlePriors:
    """Leads a search that starts in a certain turn."""

    def __init__(self, view: BerserkView, style: Style = STEADY) -> None:
        assert view.observer is not None
        self.player, self.turn = view.observer, view.turn
        self.is_own_turn = view.turn_player == view.observer
        self.horizon = view.turn + (2 if self.is_own_turn else 1) + _further(view)
        """The turn at whose beginning playouts end: the player's own next, or one after it."""
        self.eagerness: float = EAGERNESS * 2 ** (DARING * style.reach)
        self.quiet = view.quiet
        fights = self.is_own_turn and any(each.exhausted for each in view.living(self.player))
        self.steps = steps_to_enemies(view, self.player) if fights and _further(view) else {}
        """How far who could come on stands from the enemy, in an endgame in which others fight."""

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

    def plans(self, state: BerserkState) -> Sequence[tuple[BerserkAction, Course]]:
        """Return ways to go through the turn, and what each would do first."""
        if state.phase is not Phase.BATTLE or state.pending is not None:
            return ()
        return courses(state)

    def effort(self, state: BerserkState) -> float:
        """Return the part of the iterations that is left for a decision in a crowd, late in the
        turn."""
        crowd = min(1.0, CROWD / max(1, _creatures(state)))
        return crowd**3 * min(1.0, LONG / (1 + _decided(state)))

    def rollout(
        self, state: BerserkState, rng: Rng, plan: Course | None = None
    ) -> tuple[float, ...]:
        """Return what the armies promise at the beginning of the next own turn."""
        memory, luck = Memory(), StratifiedDice(rng)
        go_through(state, luck, memory, self.turn, plan)
        acted = share_acted(state, self.player)
        if self.steps:
            acted += COMING_ON * share_nearer(state, self.player, self.steps)
        acted *= 1 + state.quiet / QUIET
        temper = REPLIES[rng.fork("reply").below(len(REPLIES))]
        while state.turn < self.horizon and state.to_act != TERMINAL:
            hurry(state, luck, memory, ONWARD if state.to_act == self.player else temper)
        while state.to_act == CHANCE or state.pending is not None:
            step_on(state, luck, memory)
        if state.to_act == TERMINAL:
            return state.returns()
        found = self.worth(state, memory, acted)
        return (found, -found) if self.player == 0 else (-found, found)

    def worth(self, state: BerserkState, memory: Memory, acted: float) -> float:
        """Return what a playout is worth that has not ended the battle: less than a victory.

        `acted` is the share of the army that has, more than all of it where nobody was wounded.
        """
        eager = self.eagerness if self.is_own_turn else 0.0
        most = 1 + eager * (1 + (self.quiet + 2) / QUIET)
        return (outlook(state, self.player, memory) + eager * acted) / most


def _further(view: BerserkView) -> int:
    """Return how many turns more playouts go on for, the fewer creatures there are the more."""
    return 2 * max(0, FEW - _creatures(view))


def _creatures(battle: Battle) -> int:
    """Return how many creatures are left on both sides."""
    return sum(unit.spot >= 0 and is_creature(unit.card) for unit in battle.units)


def _decided(state: BerserkState) -> int:
    """Return how many decisions of this turn have been made, but to step in or not to."""
    found = 0
    for action in reversed(state.history):
        if isinstance(action, EndTurn):
            break
        found += not isinstance(action, RollDice | Protect | NoGuard)
    return found


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


def battle_worlds(view: BerserkView, rng: Rng) -> Iterator[BerserkState]:
    """Yield worlds without end; where nothing that still matters is hidden, always the same."""
    number = 0
    world = determinize(view, rng.fork(number))
    is_open = view.phase is Phase.BATTLE and not any(
        unit.hidden and unit.owner != view.observer for unit in view.units
    )
    while True:
        yield world.clone()
        if not is_open:
            number += 1
            world = determinize(view, rng.fork(number))
