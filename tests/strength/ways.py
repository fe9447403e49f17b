"""What more playouts would bring a searching player of Berserk, told without a battle.

    python -m tests.strength.ways --battles 24 --lucks 32 --plans 4

In positions out of battles every way to go through the turn is tried with the same lucks. Searches
of any length are then made up of some of these trials, and the others judge what they choose. A
decision is worth so much, from -1 to 1, as the armies promise after the enemy's reply.
"""

import argparse
from collections.abc import Sequence
from math import ceil, log2, sqrt
from statistics import fmean, stdev

from game.bots.catalogue import make_bot
from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.options import REALM_DECKS, BerserkOptions
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense import courses
from game.rulesets.berserk.sense.fighting import fight
from game.rulesets.berserk.sense.priors import BattlePriors, battle_worlds
from game.rulesets.berserk.sense.tempers import Temper
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal

LENGTHS = (1, 4, 8, 16, 32, 48, 96)
USUAL = 48
"""The length that the others are compared with."""
WIDEST = 8
"""As `MctsParams.widest`: a turn with fewer ways gets fewer playouts."""
WARY = Temper(care=1.0, least=0.1, around=True)
"""How the battles go on in which the positions are found."""
A_BATTLE = 3
"""So many positions are taken from each battle at most."""
MADE_UP = 40
"""So often the trials are dealt out to search and judge."""
JUDGED = 10
"""So many of them judge each time."""

Trials = list[list[float]]


def positions(battles: int, rng: Rng) -> list[BerserkState]:
    """Return positions in which two creatures or more can act, with armies of searching players."""
    found: list[BerserkState] = []
    buyer, decks = make_bot(BERSERK, "mcts:1"), list(REALM_DECKS)
    for number in range(battles):
        deck = decks[number % len(decks)]
        options = BerserkOptions(deck_0=deck, deck_1=deck, first="fixed")
        state, here = new_deal(opening(options, 2, number % 2)), list[BerserkState]()
        while (seat := state.current_player()) != TERMINAL:
            luck = rng.fork(number, len(state.history))
            if seat == CHANCE:
                state.apply_action(state.chance_action(luck))
                continue
            legal = state.legal_actions()
            if state.phase is Phase.BATTLE:
                action = fight(state, WARY)[0]
                action = action if action in legal else legal[-1]
                alert = sum(not unit.exhausted for unit in state.living(seat))
                if state.pending is None and len(legal) > 3 and alert > 1:
                    here.append(state.clone())
            else:
                *_earlier, candidates = buyer.think(state.view(seat), legal, luck)
                action = candidates[0].action
            state.apply_action(action)
        rng.fork("some", number).shuffle(here)
        found += here[:A_BATTLE]
    return found


def tried(state: BerserkState, lucks: int, rng: Rng) -> Trials:
    """Return what each way through the turn brings with each luck."""
    seat = state.current_player()
    priors = BattlePriors(state.view(seat))
    worlds = battle_worlds(state.view(seat), rng.fork("worlds"))
    world = next(worlds)
    ways = priors.plans(world)
    found: Trials = [[] for _way in ways]
    for number in range(lucks):
        luck = rng.fork(number)
        for (action, course), brought in zip(ways, found, strict=True):
            after = world.clone()
            after.apply_action(action)
            while after.current_player() == CHANCE:
                after.apply_action(after.chance_action(luck.fork("first")))
            over = after.is_terminal()
            returns = after.returns() if over else priors.rollout(after, luck.fork("walk"), course)
            brought.append(returns[seat])
        world = next(worlds)
    return found


def chosen(trials: Trials, lucks: Sequence[int], length: int) -> tuple[int, int]:
    """Return the way that halving finds with these lucks, and how many playouts it takes."""
    running = list(range(len(trials)))
    rounds = ceil(log2(len(running)))
    if len(running) < WIDEST:
        length = length * (WIDEST + len(running)) // (2 * WIDEST)
    totals, runs, used = [0.0] * len(trials), 0, 0
    for number in range(rounds):
        for _repeat in range(max(1, length // (rounds * len(running)))):
            luck = lucks[runs % len(lucks)]
            runs += 1
            for way in running:
                totals[way] += trials[way][luck]
                used += 1
        running.sort(key=lambda way: -totals[way])
        if number + 1 < rounds:
            running = running[: (len(running) + 1) // 2]
    return running[0], used


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--battles", type=int, default=24)
    asked.add_argument("--lucks", type=int, default=32)
    asked.add_argument("--plans", type=int, default=courses.MOST_PLANS)
    asked.add_argument("--seed", type=int, default=1)
    args = asked.parse_args()
    courses.MOST_PLANS = args.plans
    rng = Rng(args.seed)
    worth: dict[int, list[float]] = {length: [] for length in LENGTHS}
    used: dict[int, list[int]] = {length: [] for length in LENGTHS}
    for number, state in enumerate(positions(args.battles, rng.fork("battles"))):
        trials = tried(state, args.lucks, rng.fork("trials", number))
        if len(trials) < 2:
            continue
        means: dict[int, list[float]] = {length: [] for length in LENGTHS}
        order = list(range(args.lucks))
        for time in range(MADE_UP):
            rng.fork("dealt", number, time).shuffle(order)
            judges, own = order[:JUDGED], order[JUDGED:]
            for length in LENGTHS:
                way, playouts = chosen(trials, own, length)
                means[length].append(fmean(trials[way][luck] for luck in judges))
                used[length].append(playouts)
        for length in LENGTHS:
            worth[length].append(fmean(means[length]))
    print(f"{len(worth[USUAL])} positions, a decision beside one of mcts:{USUAL}")
    for length in LENGTHS:
        less = [one - other for one, other in zip(worth[length], worth[USUAL], strict=True)]
        error = 1.96 * stdev(less) / sqrt(len(less))
        print(f"mcts:{length}: {fmean(used[length]):.0f} playouts, {fmean(less):+.4f} ±{error:.4f}")


if __name__ == "__main__":
    main()
