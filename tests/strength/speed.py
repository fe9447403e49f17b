"""How fast the kernels are, beside the Python before them and beside OpenSpiel's C++.

    python -m tests.strength.speed                     # needs nothing else
    python -m tests.strength.speed --outside PYTHON    # an interpreter that has OpenSpiel (pyspiel)

All in one run, in seconds of processor time on one core, taken in turns, the median of the rounds.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from typing import Any

import numpy as np

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kernels import tricks
from game.kernels.bits import count
from game.kernels.compiled import bare
from game.kernels.stream import below
from game.kit.knowledge import deal_hidden
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka import numbers as berzerka
from game.rulesets.berzerka.position import Phase
from game.rulesets.berzerka.worlds import knowledge as berzerka_knowledge
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen import numbers as schnapsen
from game.rulesets.schnapsen.knowledge import knowledge as schnapsen_knowledge
from game.rulesets.schnapsen.position import Phase as SchnapsenPhase
from game.rulesets.whist import WHIST
from game.rulesets.whist import numbers as whist
from game.rulesets.whist.player import knowledge
from tests.kernels.before.berzerka import playout as before_berzerka
from tests.kernels.before.schnapsen import playout as before_schnapsen
from tests.kernels.before.whist import playout as before_whist
from tests.kernels.tree import Tree

ROUNDS = 5

OUTSIDE = """
import random, sys, time
import pyspiel
for line in sys.stdin:
    game = pyspiel.load_game(line.strip())
    state = game.new_initial_state()
    random.seed(1)
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    rollouts = pyspiel.RandomRolloutEvaluator(2000, 1)
    bot = pyspiel.MCTSBot(game, rollouts, 2.0, 2, 100, False, 1, False)
    begun = time.process_time()
    bot.step(state)
    print(4000 / (time.process_time() - begun), flush=True)
"""
"""Answers each name of a game with how many random playouts of whole deals OpenSpiel made a second:
13 tricks, four hands, follow suit; in spades the bids come first."""

OUTSIDE_TREE = """
import random, sys, time
import pyspiel
for line in sys.stdin:
    state = pyspiel.load_game(line.strip()).new_initial_state()
    random.seed(1)
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, rollouts, 2.0, 4000, -1, most, False, True)
    begun = time.process_time()
    bot.step(state)
    print(4000 / (time.process_time() - begun), flush=True)
"""
"""The same, with the iterations of its ISMCTS: a world, the way down, a random playout each."""
ITERATIONS = 20_000


@bare
def play_at_random(start: Any, now: Any, stream: Any, times: int) -> int:
    """Play a deal out so many times, every card drawn at random; return one player's tricks."""
    taken = 0
    for _ in range(times):
        tricks.copy(start, now)
        while now[tricks.NUMBER] < 13:
            cards = tricks.legal(now)
            tricks.play(now, tricks.nth(cards, below(stream, count(cards))))
        taken += now[tricks.TAKEN]
    return taken


def rate(work: Callable[[], int]) -> float:
    """Return how many a second the work has made of what it returns the number of."""
    begun = time.process_time()
    made = work()
    return made / (time.process_time() - begun)


def first_card(ruleset: Any, is_play: Callable[[Any], bool], seed: int = 1) -> Any:
    """Return a deal of plain players before its first card."""
    rng = Rng(seed)
    state = ruleset.new_deal(ruleset.opening(ruleset.options(), ruleset.players[0], 0))
    while not is_play(state.table):
        player = state.current_player()
        if player == CHANCE:
            state.apply_action(state.chance_action(rng))
        else:
            legal = state.legal_actions()
            state.apply_action(ruleset.sense.policy(state.view(player), legal, rng))
    return state


def sensible(
    name: str,
    deals: Sequence[Any],
    in_numbers: Callable[[Any], Any],
    known: Callable[[Any], Any],
    before: Any,
) -> None:
    """Compare the playouts of the deals' first cards with those of the Python before the kernels.

    Each round begins with nothing remembered of the one before.
    """
    views = [deal.view(deal.table.player) for deal in deals]
    worlds = [
        np.array([deal_hidden(known(view), Rng(each)) for each in range(200)], np.int64)
        for view in views
    ]
    cards = [
        np.array([int(action.card) for action in deal.legal_actions()[:4]], np.int64)
        for deal in deals
    ]

    def now() -> int:
        made = 0
        for view, layouts, moves in zip(views, worlds, cards, strict=True):
            returns = np.zeros((len(layouts), len(moves)))
            in_numbers(view).try_moves(0, moves, layouts, returns)
            made += returns.size
        return made

    def then() -> int:
        for deal in deals:
            for _ in range(60):
                before(deal.clone(), Rng(1))
        return 60 * len(deals)

    now()
    compare(f"sensible playouts, {name}", now, lambda: rate(then), "the Python before")


def compare(what: str, ours: Callable[[], int], theirs: Callable[[], float], whose: str) -> None:
    """Print both rates and how many times faster ours is, round by round in turns."""
    rounds = [(rate(ours), theirs()) for _ in range(ROUNDS)]
    own, other = (median(column) for column in zip(*rounds, strict=True))
    times = median(one / two for one, two in rounds)
    print(f"{what}: {own:,.0f} a second; {whose}: {other:,.0f}; {times:.1f} times", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--outside", help="an interpreter that has OpenSpiel")
    outside = parser.parse_args().outside
    deal = first_card(WHIST, lambda table: table.is_playing)
    sensible(
        "whist, 13 cards",
        [deal],
        lambda view: whist.worlds_in_numbers(view.table, view.observer),
        knowledge,
        before_whist.playout,
    )
    sensible(
        "Berzerka, 13 cards",
        [first_card(BERZERKA, lambda table: table.phase == Phase.PLAY)],
        lambda view: berzerka.in_numbers(view.table),
        berzerka_knowledge,
        before_berzerka.playout,
    )
    sensible(
        "Dreierschnapsen, 6 cards",
        [
            first_card(SCHNAPSEN, lambda table: table.phase == SchnapsenPhase.PLAY, seed)
            for seed in range(1, 25)
        ],
        lambda view: schnapsen.in_numbers(view.table),
        schnapsen_knowledge,
        before_schnapsen.playout,
    )
    if outside is None:
        return
    at = np.array(whist.position(deal.table), np.int64)
    at[tricks.TRUMP], at[tricks.MUST_TRUMP] = 4, 0  # hearts has no trumps either
    spare, stream = at.copy(), np.array([1], np.int64)
    play_at_random(at, spare, stream, 1)

    def ours() -> int:
        play_at_random(at, spare, stream, 100_000)
        return 100_000

    def grown(sensible: bool) -> int:
        Tree(deal.view(deal.table.player), ITERATIONS).grow(ITERATIONS, sensible=sensible)
        return ITERATIONS

    games = "hearts(pass_cards=false)", "spades"
    with_outside(outside, OUTSIDE, games, "random playouts, 13 tricks, 4 hands", ours)
    for sensible_ in (False, True):
        grown(sensible_)
        what = f"tree iterations, 13 tricks, 4 hands, {'sensible' if sensible_ else 'random'}"
        with_outside(outside, OUTSIDE_TREE, games[:1], what, partial(grown, sensible_))


def with_outside(
    outside: str, script: str, games: Sequence[str], what: str, ours: Callable[[], int]
) -> None:
    """Compare with what OpenSpiel does in each of the games, in an interpreter that has it."""
    command = [outside, "-c", script]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:

        def theirs(game: str) -> float:
            print(game, file=other.stdin, flush=True)
            assert other.stdout is not None
            return float(other.stdout.readline())

        for game in games:
            compare(what, ours, partial(theirs, game), f"OpenSpiel, {game}")
        assert other.stdin is not None
        other.stdin.close()


if __name__ == "__main__":
    sys.exit(main())
