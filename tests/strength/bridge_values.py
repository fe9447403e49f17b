"""What two hands are worth: tricks fitted on solved deals, and what a pair could do who saw both.

    python -m tests.strength.bridge_values --outside PYTHON --deals 1000 --seed 9001

A linear fit gives mean and variance of the tricks of a side in each strain, from the points, aces
and kings of both hands, their trumps and their short suits; in no-trump from points, aces, tens and
suits without a stopper. Then every side with 23 points or more chooses the contract that scores
most by the fit, undisturbed and with both hands open; how far it ends from par is what sound
bidding leaves to how the other cards lie. Plain players' own auctions on the same deals are beside
it. PYTHON is an interpreter that has endplay.
"""

import argparse
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

from game.core.intervals import interval
from game.kit.cards import DECK, NO_TRUMP, RANK_LETTERS
from game.rulesets.bridge.actions import BIDS
from game.rulesets.bridge.analysis import STRAINS, par
from game.rulesets.bridge.bidding.conditions import Conditions
from game.rulesets.bridge.bidding.hand import Hand, weighed
from game.rulesets.bridge.contract import Contract
from game.rulesets.bridge.scoring import contract_score, imps
from game.rulesets.bridge.standing import VULNERABILITIES
from tests.strength.bridge_auctions import PLAIN, board, ended, solved

KING, TEN = RANK_LETTERS.index("K"), RANK_LETTERS.index("T")
IN_A_SUIT = (
    *("always", "points", "trumps above eight", "shorter hand's trumps up to four"),
    *("its voids", "its singletons", "its doubletons"),
    *("longer hand's voids", "its singletons", "its doubletons", "aces", "kings"),
)
WITHOUT = ("always", "points", "suits without a stopper", "aces", "tens")
GOOD = 23
"""Points with which a side chooses."""


def facts(one: Hand, other: Hand, cards: list[int], strain: int) -> list[float]:
    """Return what the fit goes by, as IN_A_SUIT or WITHOUT name it."""
    points, aces = one.points + other.points, one.aces + other.aces
    if strain == NO_TRUMP:
        open_suits = sum(not (a or b) for a, b in zip(one.stops, other.stops, strict=True))
        return [1, points, open_suits, aces, sum(card % 13 == TEN for card in cards)]
    longer, shorter = sorted((one, other), key=lambda hand: -hand.lengths[strain])
    trumps = longer.lengths[strain] + shorter.lengths[strain]
    short = [
        [n for suit, n in enumerate(hand.lengths) if suit != strain].count(few)
        for hand in (shorter, longer)
        for few in range(3)
    ]
    kings = sum(card % 13 == KING for card in cards)
    held = min(shorter.lengths[strain], 4)
    return [1, points, trumps - 8, held, *short, aces, kings]


class Fit:
    """Mean and deviation of tricks, by least squares."""

    def __init__(self, rows: list[list[float]], tricks: list[int]) -> None:
        known: npt.NDArray[np.float64] = np.array(rows, float)
        self.weights = np.linalg.lstsq(known, np.array(tricks, float), rcond=None)[0]
        self.deviation = float(np.std(np.array(tricks) - known @ self.weights))

    def chances(self, row: list[float]) -> list[float]:
        """Return how likely each number of tricks is."""
        spread = NormalDist(float(np.dot(self.weights, row)), self.deviation)
        return [spread.cdf(n + 0.5) - spread.cdf(n - 0.5) for n in range(14)]


def main() -> None:
    """Fit, print the table, and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--outside", required=True)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    deals = list(solved(asked.outside, asked.seed, asked.deals))
    seen: dict[bool, tuple[list[list[float]], list[int]]] = {True: ([], []), False: ([], [])}
    known = []
    for hands, _told, makeable in deals:
        weighing = [weighed([DECK[card] for card in hand], Conditions()) for hand in hands]
        for side in (0, 1):
            one, other, cards = weighing[side], weighing[side + 2], hands[side] + hands[side + 2]
            rows = {
                strain: facts(one, other, cards, strain)
                for strain in STRAINS
                if strain == NO_TRUMP or one.lengths[strain] + other.lengths[strain] >= 7
            }
            known.append((one.points + other.points, rows))
            for strain, row in rows.items():
                into = seen[strain == NO_TRUMP]
                into[0].append(row)
                into[1].append(max(makeable[strain][side], makeable[strain][side + 2]))
    fits = {is_without: Fit(*rows) for is_without, rows in seen.items()}
    for is_without, names in ((False, IN_A_SUIT), (True, WITHOUT)):
        fit = fits[is_without]
        print(f"{'no-trump' if is_without else 'a suit'}: tricks, deviation {fit.deviation:.2f}")
        for name, weight in zip(names, fit.weights, strict=True):
            print(f"   {weight:+.2f} {name}")
    chosen, bid = [], []
    for n, deal in enumerate(deals):
        vulnerable, makeable = VULNERABILITIES[n % 16], deal[2]
        best = par(makeable, PLAIN, vulnerable, (2 + n) % 4)
        for side in (0, 1):
            points, rows = known[2 * n + side]
            if points < GOOD:
                continue
            worth: list[tuple[float, int]] = []
            for each in BIDS[:35]:
                if each.strain in rows:
                    chances = fits[each.strain == NO_TRUMP].chances(rows[each.strain])
                    contract = Contract(each, side)
                    scores = [
                        contract_score(PLAIN, contract, k, vulnerable[side]).total
                        for k in range(14)
                    ]
                    made = max(makeable[each.strain][side], makeable[each.strain][side + 2])
                    worth.append((float(np.dot(chances, scores)), scores[made]))
            score = max(worth)[1]
            chosen.append(float(abs(imps((-score if side else score) - best.score))))
            bid.append(float(abs(ended(board(n), *deal).difference)))
    for name, far in (("both hands open, by the fit", chosen), ("plain players' auctions", bid)):
        found = interval(far)
        told = f"{found.mean:.2f} IMPs from par ({found.low:.2f} to {found.high:.2f})"
        print(f"{name}: {len(far)} sides with {GOOD} points, {told}")


if __name__ == "__main__":
    main()
