"""Fits what each Berserk card is worth in battle, and who is likely to win, to battles.

    python -m tests.strength.calibrate_berserk 12000

Plain players fight with armies bought by whim: some judge cards by the price formula and some by
the table so far, each with errors of their own, so that good and bad cards meet in all mixtures.
A logistic regression over the ends of the battles says what each card adds to the chance of
winning: what the table so far says, scaled, and a part of its own that is held small (ridge), so
that a card moves as far as the battles tell. That is written to
game/rulesets/berserk/sense/strength.py; what sense/evaluation.py needs is printed.

12,000 battles take about ten minutes. The table in the program has grown so: from 11,858 battles,
half of them judged by the price formula alone, from 7,000 with the cards of version 2, and from
5,330 with those of version 4.
"""

import json
import sys
from collections.abc import Callable, Iterator
from math import exp, inf
from pathlib import Path
from typing import NamedTuple

import numpy as np

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.rulesets.berserk.cards.box import cards
from game.rulesets.berserk.cards.card import Realm
from game.rulesets.berserk.options import FIELDS, REALM_DECKS, BerserkOptions
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense import placing, recruiting, strength
from game.rulesets.berserk.sense.evaluation import Facts, facts_of
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.sense.playout import hurry, nature, step_on
from game.rulesets.berserk.sense.recruiting import Measure
from game.rulesets.berserk.sense.tempers import Temper
from game.rulesets.berserk.sense.threats import Memory
from game.rulesets.berserk.sense.worth import card_worth
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal

TABLE = Path(strength.__file__)
CARDS = cards()
SEEN = 0.35
"""The share of the turns that the evaluation is fitted to."""
CARES = (0.3, 0.5, 0.9, 1.3)
"""How much the enemy's reply weighs with those who fight: the evaluation is to know them all."""
RIDGE = 150.0
"""How hard a card is held to what the table so far says of it."""


class Told(NamedTuple):
    """A battle: both armies, who was first and won, and how some of its turns began."""

    armies: tuple[tuple[int, ...], ...]
    first: int
    winner: int | None
    turns: list[tuple[int, Facts]]


def whim(rng: Rng) -> Measure:
    """Return a judge of cards with errors of his own."""
    errors = {
        card.number: rng.random() + rng.random() - rng.random() - rng.random() for card in CARDS
    }
    if rng.below(3) == 0:
        power, spread = 0.8 + 1.2 * rng.random(), (0.15, 0.6, 1.2)[rng.below(3)]
        return Measure(lambda n: card_worth(n) ** power * exp(spread * errors[n]), inf)
    spread = (0.0, 0.25, 0.5)[rng.below(3)]
    poor = (1.0, 2.0, inf)[rng.below(3)]
    return Measure(
        lambda n: strength.card_strength(n) * exp(spread * errors[n]) + spread * errors[n], poor
    )


def decks(rng: Rng) -> tuple[str, str]:
    """Return the same realm deck twice, two of them, or two drawn from the whole box."""
    names = list(REALM_DECKS)
    kind = rng.below(4)
    if kind < 2:
        deck = rng.choice(names)
        return deck, deck
    return (rng.choice(names), rng.choice(names)) if kind == 2 else (motley(rng), motley(rng))


def motley(rng: Rng) -> str:
    """Return a deck of one or two realms and of neutral cards, as text."""
    realms = set(rng.sample(list(Realm), 1 + rng.below(2)))
    pool = [card for card in CARDS if realms.issuperset(card.realms)]
    copies: dict[str, int] = {}
    while sum(copies.values()) < 30:
        card = rng.choice(pool)
        copies[card.id] = min(1 if card.unique else 3, copies.get(card.id, 0) + 1)
    return ", ".join(f"{count} {name}" for name, count in sorted(copies.items()))


def battle(seed: int) -> Told:
    """Let two plain players with whims fight it out."""
    rng = Rng(seed)
    one, other = decks(rng)
    land, field = rng.below(2) == 0, rng.choice(list(FIELDS))
    options = BerserkOptions(deck_0=one, deck_1=other, terrain=land, field=field)
    state = new_deal(opening(options, 2, seed % 2))
    judges = (whim(rng), whim(rng))
    tempers = [Temper(care=rng.choice(CARES)) for _player in judges]
    memory, luck, turn = Memory(), rng.fork("luck"), 0
    turns = []
    while state.to_act != TERMINAL:
        if state.phase is Phase.BATTLE and state.turn > turn and state.pending is None:
            turn = state.turn
            if rng.random() < SEEN:
                turns.append((state.to_act, facts_of(state, state.to_act)))
        if state.phase is Phase.BATTLE and state.pending is None:
            hurry(state, lambda it: nature(it, luck), memory, tempers[state.to_act])
        elif state.phase is Phase.BATTLE or state.to_act == CHANCE:
            step_on(state, lambda it: nature(it, luck), memory)
        else:
            state.apply_action(muster(state, measure=judges[state.to_act]))
    for cached in (recruiting.best_army, recruiting._usual, placing.formation):
        cached.cache_clear()  # type: ignore[attr-defined]
    return Told(state.armies, first_of(state), state.winner, turns)


def first_of(state: BerserkState) -> int:
    assert state.first is not None
    return state.first


# -- regression


def fitted(rows: np.ndarray, won: np.ndarray, ridge: np.ndarray) -> np.ndarray:
    """Return the factors of a logistic regression, held by a ridge each (Newton's method)."""
    factors = np.zeros(rows.shape[1])
    for _step in range(30):
        chance = 1 / (1 + np.exp(-rows @ factors))
        slope = rows.T @ (won - chance) - ridge * factors
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + np.diag(ridge + 1e-9)
        factors += np.linalg.solve(bend, slope)
    return factors


def fitted_cards(told: list[Told]) -> np.ndarray:
    """Return what each card adds to the logarithm of the odds, by number."""
    counts = np.zeros((len(told), len(CARDS)))
    for row, each in enumerate(told):
        for player, sign in ((0, 1), (1, -1)):
            for number in each.armies[player]:
                counts[row, number] += sign
    won = np.array([float(each.winner == 0) for each in told])
    first = np.array([1.0 if each.first == 0 else -1.0 for each in told])
    so_far = np.array([strength.card_strength(card.number) for card in CARDS])
    rows = np.c_[first, counts @ so_far, counts]
    factors = fitted(rows, won, np.r_[0.0, 0.0, np.full(len(CARDS), RIDGE)])
    return factors[1] * so_far + factors[2:]


def fitted_evaluation(told: list[Told]) -> Facts:
    """Return the weights of the evaluation, by the table as it is in the program."""
    turns = [(each, *turn) for each in told for turn in each.turns]
    rows = np.array([facts for _each, _player, facts in turns])
    won = np.array([float(each.winner == player) for each, player, _facts in turns])
    widths = rows.std(0) + 1e-9
    widths[0] = 1.0
    return Facts(*(fitted(rows / widths, won, np.full(rows.shape[1], 2.0)) / widths))


# -- what is written


def write(found: np.ndarray) -> None:
    """Write the table: a creature's strength is its worth by the price formula, on the average."""
    creatures = [card.number for card in CARDS if card.is_creature]
    scale = sum(map(card_worth, creatures)) / found[creatures].sum()
    rows = [f"    {json.dumps(c.id)}: {max(0.1, scale * found[c.number]):.1f}," for c in CARDS]
    text = TABLE.read_text(encoding="utf-8")
    head, start, rest = text.partition("STRENGTH: Mapping[str, float] = {\n")
    _old, end, tail = rest.partition("}\n")
    TABLE.write_text("".join((head, start, "\n".join(rows), "\n", end, tail)), encoding="utf-8")


def told_by(count: int, play: Callable[[int], Told]) -> Iterator[Told]:
    for seed in range(count):
        if (each := play(seed)).winner is not None:
            yield each


def main(count: int) -> None:
    told = list(told_by(count, battle))
    for name, weight in fitted_evaluation(told)._asdict().items():
        print(f"{name}={weight:.3f},")
    write(fitted_cards(told))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 12_000)
