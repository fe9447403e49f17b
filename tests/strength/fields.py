"""How even Berserk's battlefields are: who is first, with even crystals, where the land counts.

    python -m tests.strength.fields --rounds 20 --seed 5

Plain players lead the same deck on both sides; a round has each of the six realm decks once with
either seat first. What is asked of a field is to be no less even than the arena, where no land is.
"""

import argparse
from collections.abc import Iterator
from statistics import fmean

from game.core.intervals import share_interval
from game.core.rng import Rng
from game.rulesets.berserk.options import FIELDS, REALM_DECKS, BerserkOptions
from game.rulesets.berserk.sense.playout import playout
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal


def battles(field: str, rounds: int, seed: int) -> Iterator[tuple[BerserkState, BerserkState]]:
    """Yield battles at their end, in pairs: seat 0 was first in one, seat 1 in the other."""
    for number in range(rounds):
        for deck in REALM_DECKS:
            options = BerserkOptions(
                deck_0=deck, deck_1=deck, first="fixed", crystals="even", terrain=True, field=field
            )
            pair = tuple(new_deal(opening(options, 2, begins)) for begins in (0, 1))
            for begins, state in enumerate(pair):
                playout(state, Rng(seed).fork("field", deck, number, begins))
            yield pair[0], pair[1]


def points_of_the_first(state: BerserkState) -> float:
    """Return 1 for a battle won by whoever was first, a half for a drawn one."""
    return 0.5 if state.winner is None else float(state.winner == state.first)


def row(field: str, rounds: int, seed: int) -> str:
    """Return the field's row of the table."""
    pairs = list(battles(field, rounds, seed))
    share = share_interval([fmean(map(points_of_the_first, pair)) for pair in pairs], each=2)
    both = [state for pair in pairs for state in pair]
    drawn = sum(state.winner is None for state in both)
    turns = fmean(state.turn for state in both)
    found = f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%})"
    return f"| {field} | {len(both)} | {found} | {turns:.1f} | {drawn} |"


def main() -> None:
    """Print the table."""
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--rounds", type=int, default=20)
    asked.add_argument("--seed", type=int, default=5)
    asked.add_argument("--field", action="append", choices=list(FIELDS))
    args = asked.parse_args()
    print("| field | battles | the first has (95%) | turns | drawn |")
    print("|---|---|---|---|---|")
    for field in args.field or FIELDS:
        print(row(field, args.rounds, args.seed), flush=True)


if __name__ == "__main__":
    main()
