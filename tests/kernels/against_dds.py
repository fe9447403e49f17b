"""The exact solver beside DDS (endplay, of the bench group): the same deals, the same tricks.

python -m tests.kernels.against_dds --deals 200 --cards 7 10 13
"""

import argparse
import random
import statistics
import sys
import time
from typing import Any

from game.kernels.solver import Solver

RANKS = "23456789TJQKA"
LIMITS = {7: 0.75, 10: 2.0, 13: 5.0}
"""How many times as long as DDS we may take on average."""


def deal(rng: random.Random, cards: int) -> list[list[int]]:
    """Four hands of so many cards each, of a whole pack."""
    pack = list(range(52))
    rng.shuffle(pack)
    return [pack[cards * seat : cards * seat + cards] for seat in range(4)]


def masks(hands: list[list[int]]) -> list[int]:
    """The hands as the solver takes them."""
    return [sum(1 << 16 * (card // 13) + card % 13 for card in hand) for hand in hands]


def theirs(dds: Any, types: Any, hands: list[list[int]], trump: int, leader: int) -> dict[int, int]:
    """What DDS says of every lead, by place."""
    rows = [
        ".".join("".join(RANKS[c % 13] for c in hand if c // 13 == suit) for suit in range(4))
        for hand in hands
    ]
    board = types.Deal("N:" + " ".join(rows))
    board.trump, board.first = types.Denom(trump), types.Player(leader)
    return {
        16 * int(card.suit) + RANKS.index(card.rank.abbr): tricks
        for card, tricks in dds.solve_board(board)
    }


def compare(cards: int, deals: int, seed: int) -> tuple[list[float], list[float], int]:
    """Seconds of this thread a deal, ours and theirs, in turn; and how many deals differ."""
    from endplay import dds, types

    rng, solver, ours, others, wrong = random.Random(seed), Solver(), [], [], 0
    for _ in range(deals):
        hands, trump, leader = deal(rng, cards), rng.randrange(5), rng.randrange(4)
        lanes = masks(hands)
        begin = time.thread_time()
        found = solver.cards(lanes, trump, leader)
        between = time.thread_time()
        right = theirs(dds, types, hands, trump, leader)
        others.append(time.thread_time() - between)
        ours.append(between - begin)
        wrong += found != right
    return ours, others, wrong


def main() -> int:
    """Print a line for each number of cards; fail where a deal is wrong or a mean too long."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=200)
    options.add_argument("--cards", type=int, nargs="+", default=list(LIMITS))
    options.add_argument("--seed", type=int, default=1)
    args = options.parse_args()
    failed = False
    for cards in args.cards:
        ours, others, wrong = compare(cards, args.deals, args.seed)
        ratio = sum(ours) / sum(others)
        ordered = sorted(ours)
        print(
            f"{cards} cards, {args.deals} deals: {wrong} wrong;"
            f" mean {1000 * statistics.mean(ours):.2f} ms,"
            f" DDS {1000 * statistics.mean(others):.2f},"
            f" {ratio:.2f} times (at most {LIMITS.get(cards, 5.0)});"
            f" p99 {ordered[int(0.99 * len(ordered))]:.3f} s, most {ordered[-1]:.3f} s",
            flush=True,
        )
        failed = failed or wrong > 0 or ratio > LIMITS.get(cards, 5.0)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
