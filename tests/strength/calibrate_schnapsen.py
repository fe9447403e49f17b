"""Fits the tables of game/rulesets/schnapsen/weights.py, and writes them there.

    python -m tests.strength.calibrate_schnapsen 12000

A contract's chance is taken to be a sum over the four suits of a weight for the cards held there,
with a table of its own for trumps. The weights are fitted to deals at random, played out with
open cards: once for the six cards in play ("held"), and once for the six cards dealt, before the
talon ("dealt"), where the two cards to put away are chosen by the first table. The chance of a
contract is logistic in its sum; the value of a Game is the sum itself, from 3 to -3.
"""

import sys
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path

import numpy as np

from game.core.rng import Rng
from game.kernels import tricks as play
from game.kernels.schnapsen import deal
from game.kernels.schnapsen.face import WORTHS, Deal
from game.kit.cards import mask_of
from game.kit.german import PACK
from game.rulesets.schnapsen import weights

# kind: aim, whether there are trumps, who leads (the declarer is player 0; -1: either opponent)
KINDS = {
    "game": (deal.POINTS, True, 0),
    "bettler": (deal.NO_TRICK, False, 0),
    "schnapser": (deal.FOUR_TRICKS, True, 0),
    "gang": (deal.EVERY_TRICK, False, 0),
    "kontra_schnapser": (deal.FOUR_TRICKS, True, -1),
    "bauern_schnapser": (deal.EVERY_TRICK, True, 0),
    "kontra_bauern": (deal.EVERY_TRICK, True, -1),
}
EXACT, EXACT_POINTS = 6, 4
"""With so many tricks left deals are solved: about tricks from the first card, about 66 later."""
NO_WORTHS = np.zeros(WORTHS)
"""Nobody asks here what a deal is worth in the match."""
WEIGHTS = Path(weights.__file__)
PLAIN, TRUMPS, CONSTANT = 0, 32, 64
WIDTH = 65


def row(hand: int, trump: int) -> list[int]:
    """Return where the hand has ones in the table of weights."""
    return [(TRUMPS if s == trump else PLAIN) + (hand >> 13 * s & 31) for s in range(4)] + [
        CONSTANT
    ]


def best_six(eight: list[int], trump: int, table: np.ndarray, rng: Rng, free: float) -> list[int]:
    """Return the six of eight cards to keep; now and then any, so that all are learnt about."""
    if rng.random() < free:
        return rng.sample(eight, 6)
    return list(
        max(
            combinations(eight, 6),
            key=lambda six: sum(table[at] for at in row(mask_of(six), trump)),
        )
    )


def sample(kind: str, table: np.ndarray, count: int, rng: Rng, free: float) -> tuple:
    """Return rows of dealt hands, rows of held hands, and how the deals went."""
    aim, has_trumps, leads = KINDS[kind]
    dealt_rows, held_rows, values = [], [], []
    for _ in range(count):
        pack = rng.sample(PACK, len(PACK))
        trump = rng.below(4) if has_trumps else 4
        held = best_six(pack[:8], trump, table, rng, free)
        hands = tuple(mask_of(cards) for cards in (held, pack[8:14], pack[14:]))
        leader = leads if leads >= 0 else 1 + rng.below(2)
        dealt_rows.append(row(mask_of(pack[:6]), trump))
        held_rows.append(row(hands[0], trump))
        values.append(outcome(aim, trump, hands, leader))
    return dealt_rows, held_rows, np.array(values, float)


def outcome(aim: int, trump: int, hands: tuple[int, ...], leader: int) -> int:
    """Return what a deal comes to for player 0, its declarer."""
    at = [0] * deal.SIZE
    at[play.PLAYERS], at[play.TRUMP], at[play.MUST_TRUMP], at[play.MUST_BEAT] = 3, trump, 1, 1
    at[play.TURN] = at[play.TAKER] = leader
    at[play.HANDS : play.HANDS + 3] = hands
    at[deal.AIM], at[deal.LONG] = aim, 4
    at[deal.SOLVED] = EXACT_POINTS if aim == deal.POINTS else EXACT
    played = Deal(at, NO_WORTHS)
    played.play_out()
    return int(played.at[deal.OUTCOME])


def fit(rows: list, values: np.ndarray, logistic: bool, ridge: float = 1.0) -> np.ndarray:
    """Return the weights: least squares, or logistic by Newton's method; both held small."""
    x = np.zeros((len(rows), WIDTH))
    for at, ones in enumerate(rows):
        for one in ones:
            x[at, one] += 1
    keep = ridge * np.eye(WIDTH)
    keep[CONSTANT, CONSTANT] = 1e-6
    if not logistic:
        return np.linalg.solve(x.T @ x + keep, x.T @ values)
    y = (values > 0).astype(float)
    w = np.zeros(WIDTH)
    for _ in range(30):
        p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        s = p * (1 - p) + 1e-6
        step = np.linalg.solve((x.T * s) @ x + keep, x.T @ (y - p) - keep @ w)
        w += np.clip(step, -3, 3)
    return w


def loss(w: np.ndarray, rows: list, values: np.ndarray) -> tuple[float, float]:
    """Return the mean log loss, and that of always saying the average."""
    y = values > 0
    p = 1 / (1 + np.exp(-np.array([w[r].sum() for r in rows])))
    base = y.mean()
    return (
        float(-np.mean(np.log(np.where(y, p, 1 - p)))),
        float(-(base * np.log(base) + (1 - base) * np.log(1 - base))),
    )


def tables(count: int) -> Iterator[tuple[str, str, np.ndarray]]:
    """Fit every kind and yield its two tables, the "held" and the "dealt" one."""
    for kind in KINDS:
        rng = Rng(5).fork(kind)
        table = np.zeros(WIDTH)
        logistic = kind != "game"
        held, values = [], np.zeros(0)
        for turn, free in enumerate((1.0, 0.3, 0.1)):
            dealt, more, went = sample(kind, table, count, rng.fork(turn), free)
            held += more
            values = np.concatenate([values, went])
            table = fit(held, values, logistic)
        of_dealt = fit(dealt, went, logistic)
        print(f"{kind}: {np.mean(went > 0):.3f} made, losses {loss(of_dealt, dealt, went)}")
        yield kind, "held", table
        yield kind, "dealt", of_dealt


def module(found: Iterable[tuple[str, str, np.ndarray]]) -> str:
    """Return the tables as the text of a module."""
    lines = [HEAD]
    for kind, name, fitted in found:
        lines.append(f'    ("{kind}", "{name}"): (')
        numbers = [f"{weight:.2f}," for weight in fitted]
        lines += ["        " + " ".join(numbers[at : at + 13]) for at in range(0, WIDTH, 13)]
        lines.append("    ),")
    return "\n".join([*lines, "}", "# fmt: on", ""])


HEAD = '''"""Weights of the cards of a suit in each contract, for evaluation.py.

Written by tests/strength/calibrate_schnapsen.py. Each row has 32 weights for a suit that is not
trump, by the mask of the cards held in it, then 32 for trumps, then the constant.
"""

from collections.abc import Mapping

# fmt: off
WEIGHTS: Mapping[tuple[str, str], tuple[float, ...]] = {'''

if __name__ == "__main__":
    WEIGHTS.write_text(module(tables(int(sys.argv[1]))), encoding="utf-8")
