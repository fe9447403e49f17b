"""How well the reply that a searching player of Berserk reckons with foretells what comes.

    python -m tests.strength.replies mcts:48 before:48 --battles 24 --seed 9100 --deck dark

After each turn of a battle the enemy's is played as in a playout, by tempers of several care, and
what the armies promise then is compared with what they promised when the turn had been fought.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.rulesets.berserk.options import REALM_DECKS, BerserkOptions
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.dice import StratifiedDice
from game.rulesets.berserk.sense.evaluation import outlook
from game.rulesets.berserk.sense.playout import hurry, step_on
from game.rulesets.berserk.sense.priors import REPLIES
from game.rulesets.berserk.sense.tempers import Temper
from game.rulesets.berserk.sense.threats import Memory
from game.rulesets.berserk.state import BerserkState, new_deal
from tests.strength.acting import Conduct, fight, player

CARES = (0.0, 0.25, 0.5, 1.25)
MIXED = ((0.0,), (0.0, 0.25), (0.0, 0.5), (0.5,), (1.25,))
"""What is compared with the replies of the program, by how careful the tempers are."""
TURNS = range(2, 15)
"""The turns whose outcome is foretold."""
LUCKS = 6
"""So often each reply is played."""


def turns_of(battle: BerserkState) -> Iterator[BerserkState]:
    """Yield the battle as each of its turns begins, and at its end."""
    state = new_deal(battle.standing)
    last = -1
    for action in battle.history:
        if state.phase is Phase.BATTLE and state.pending is None and state.turn != last:
            last = state.turn
            yield state.clone()
        state.apply_action(action)
    yield state


def promised(state: BerserkState, waiting: int) -> float:
    """Return what the armies promise the player who waited for the reply."""
    return state.returns()[waiting] if state.is_terminal() else outlook(state, waiting)


def foretold(start: BerserkState, care: float, rng: Rng) -> float:
    """Return what is promised after the turn, played with so much care, on the average."""
    found = []
    for number in range(LUCKS):
        state, luck, memory = start.clone(), StratifiedDice(rng.fork(number)), Memory()
        while state.turn == start.turn and state.to_act != TERMINAL:
            hurry(state, luck, memory, Temper(care=care))
        while state.to_act == CHANCE or state.pending is not None:
            step_on(state, luck, memory)
        found.append(promised(state, 1 - start.to_act))
    return fmean(found)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("one")
    asked.add_argument("other")
    asked.add_argument("--battles", type=int, default=12)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--deck", default="", help="one deck alone, not each in turn")
    args = asked.parse_args()
    decks = [args.deck] if args.deck else list(REALM_DECKS)
    bots = [player(args.one), player(args.other)]
    rows: list[tuple[float, dict[float, float]]] = []
    for number in range(args.battles):
        pair, seat = divmod(number, 2)
        deck = decks[pair % len(decks)]
        options = BerserkOptions(deck_0=deck, deck_1=deck)
        order = slice(None, None, -1 if seat else 1)
        seed = 1000 * args.seed + pair
        starts = list(turns_of(fight(bots[order], options, seed, (Conduct(), Conduct()))))
        for start, after in pairwise(starts):
            if start.turn in TURNS:
                rng = Rng(seed).fork(seat, start.turn)
                told = {care: foretold(start, care, rng) for care in CARES}
                rows.append((promised(after, 1 - start.to_act), told))
    usual = tuple(temper.care for temper in REPLIES)
    print(f"{len(rows)} turns, what is promised after them: {fmean(row[0] for row in rows):+.3f}")
    for mixed in (usual, *MIXED):
        misses = [came - fmean(told[care] for care in mixed) for came, told in rows]
        more = [
            miss**2 - (came - fmean(told[care] for care in usual)) ** 2
            for miss, (came, told) in zip(misses, rows, strict=True)
        ]
        error = 1.96 * stdev(more) / sqrt(len(more))
        print(
            f"care {' and '.join(map(str, mixed))}: came {fmean(misses):+.3f} more than foretold, "
            f"squares {fmean(miss**2 for miss in misses):.4f}, {fmean(more):+.4f} ±{error:.4f}"
        )


if __name__ == "__main__":
    main()
