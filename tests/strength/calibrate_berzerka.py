"""Fits what a contract of Berzerka promises to what plain players make of it.

    python -m tests.strength.calibrate_berzerka [hands for each contract]

Prints the tables PROMISES and AVERAGE of game/rulesets/berzerka/policy/auction.py. Each hand is
dealt at random, declared with a random overbid and played by three plain players; the points at
value 1 are fitted to strength and overbid by least squares.
"""

import sys
from dataclasses import replace
from statistics import fmean

import numpy as np

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.cards import suits_of
from game.rulesets.berzerka.actions import PASS, Bid
from game.rulesets.berzerka.contracts import CONTRACTS, SHAPESHIFT
from game.rulesets.berzerka.options import custom_board
from game.rulesets.berzerka.playout import playout
from game.rulesets.berzerka.policy.evaluation import strength
from game.rulesets.berzerka.position import Phase
from game.rulesets.berzerka.standing import opening
from game.rulesets.berzerka.state import new_deal


def hand_played(contract: str, overbid: int, rng: Rng) -> tuple[float, float]:
    """Return the declarer's strength and his points at value 1."""
    others = [each for each in CONTRACTS if each not in (contract, SHAPESHIFT, "middling")][:3]
    state = new_deal(opening(custom_board((contract, *others)), 3, 2))
    while state.table.phase != Phase.AUCTION:
        state.apply_action(state.chance_action(rng))
    declarer = state.current_player()
    for call in (Bid(contract, overbid), PASS, PASS):
        state.apply_action(call)
    found = strength(suits_of(state.table.hands[declarer]), CONTRACTS[contract])
    while state.table.player == CHANCE:
        state.apply_action(state.chance_action(rng))
    declared = state.table.declaration
    declared = replace(declared, box=replace(declared.box, value=2))
    state.table = state.table.but(declared=declared)
    return found, playout(state, rng)[declarer] / 2


def main(hands: int) -> None:
    """Print both tables."""
    averages = {}
    print("PROMISES: Mapping[str, Promise] = {")
    for contract, row in CONTRACTS.items():
        if contract == SHAPESHIFT:
            continue
        rng = Rng(1).fork(contract)
        overbids = [rng.below(row.most_overbid + 1) for _ in range(hands)]
        rows = [hand_played(contract, overbid, rng) for overbid in overbids]
        x = np.array([each[0] for each in rows])
        y = np.array([each[1] for each in rows])
        n = np.array(overbids, dtype=float)
        design = np.stack([np.ones_like(x), x, n, n * n, x * n], axis=1)
        fit, *_rest = np.linalg.lstsq(design, y, rcond=None)
        averages[contract] = fmean(x)
        numbers = ", ".join(f"{number:.3f}" for number in fit)
        print(f'    "{contract}": Promise({numbers}),')
        means = [y[n == each].mean() for each in range(row.most_overbid + 1)]
        print("    #", " ".join(f"{mean:+.2f}" for mean in means), f"spread {x.std():.2f}")
    print("}")
    print({contract: round(mean, 2) for contract, mean in averages.items()})


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4000)
