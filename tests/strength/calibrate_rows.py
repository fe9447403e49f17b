"""Fits in which row each Berserk card does best, to battles.

    python -m tests.strength.calibrate_rows 8000

Plain players fight with armies bought by strength with errors, one realm's deck on both sides.
They stand as the plain player or as a searching player places them, mostly changed in one to four
ways. A logistic regression over the ends of the battles says what each row adds to the chance of
winning, beside the cards themselves: to each kind of card, and to each card as far as the battles
tell it from its kind (ridge). That is written to game/rulesets/berserk/sense/rows.py, in crystals.

8,000 battles take about ten minutes.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from math import exp, inf
from pathlib import Path
from typing import NamedTuple

import numpy as np

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.rulesets.berserk.actions import Place
from game.rulesets.berserk.options import REALM_DECKS, BerserkOptions, deck_cards
from game.rulesets.berserk.places import row_of
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.purse import price_list
from game.rulesets.berserk.sense import deploying, placing, recruiting, rows, strength
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.sense.playout import hurry, nature, step_on
from game.rulesets.berserk.sense.recruiting import Measure
from game.rulesets.berserk.sense.tempers import Temper
from game.rulesets.berserk.sense.threats import Memory
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal
from game.rulesets.berserk.unit import Spot
from tests.strength.calibrate_berserk import CARDS, first_of, fitted

TABLES = Path(rows.__file__)
DECKS = tuple(REALM_DECKS)
ERRORS = (0.15, 0.35, 0.6)
"""How far players are off in what they take a card for."""
CARES = (0.5, 0.5, 1.0)
MOST_CHANGES = 4
CARD_RIDGE = 60.0
"""How hard a card is held to its strength,"""
KIND_RIDGE = 30.0
"""a row to be worth nothing to a kind of card,"""
ROW_RIDGE = 60.0
"""and a card to what its row is worth to its kind."""
REALM_CARDS = tuple(sorted({card for deck in DECKS for card in deck_cards(deck)}))
KINDS = tuple(dict.fromkeys(map(rows.kind_of, REALM_CARDS)))


class Fought(NamedTuple):
    """A battle: both armies, the row of each card on a square, who was first and who won."""

    armies: tuple[tuple[int, ...], ...]
    placed: list[tuple[int, int, int]]
    """Player, card and row, 0 to 2."""
    first: int
    winner: int | None


def errant(rng: Rng) -> Measure:
    """Return a judge of cards who errs, and takes whatever hand he draws."""
    spread = rng.choice(ERRORS)
    errors = [rng.random() + rng.random() - rng.random() - rng.random() for _card in CARDS]
    return Measure(
        lambda n: strength.card_strength(n) * exp(spread * errors[n]) + spread * errors[n], inf
    )


def arranged(state: BerserkState, rng: Rng) -> dict[Spot, int]:
    """Return which card of the player to act stands on which square."""
    player = state.to_act
    goes_first = player == state.first
    army = tuple(sorted(card for card in state.waiting[player] if price_list()[card].squares))
    arrange = rng.choice((placing.formation, deploying.deployment, deploying.deployment))
    spots = arrange(player, goes_first, None, (), army, len(army))
    if rng.below(4):
        for _change in range(1 + rng.below(MOST_CHANGES)):
            spots = rng.choice([spots, *deploying.changes(player, goes_first, None, spots, ())])
    return dict(zip(spots, army, strict=True))


def battle(seed: int) -> Fought:
    """Let two plain players fight it out whose armies stand in some way."""
    rng, deck = Rng(seed), DECKS[seed // 2 % len(DECKS)]
    options = BerserkOptions(deck_0=deck, deck_1=deck, first="fixed", mulligans=0)
    state = new_deal(opening(options, 2, seed % 2))
    judges, temper = (errant(rng), errant(rng)), Temper(care=rng.choice(CARES))
    memory, luck = Memory(), rng.fork("luck")
    plans: dict[int, dict[Spot, int]] = {}
    while state.to_act != TERMINAL:
        if state.phase is Phase.BATTLE:
            hurry(state, lambda it: nature(it, luck), memory, temper)
        elif state.to_act == CHANCE:
            step_on(state, lambda it: nature(it, luck), memory)
        elif state.phase is Phase.RECRUIT:
            state.apply_action(muster(state, measure=judges[state.to_act]))
        else:
            player = state.to_act
            if player not in plans:
                plans[player] = arranged(state, rng)
            left = sorted(set(plans[player]) - {unit.spot for unit in state.units})
            state.apply_action(Place(plans[player][left[0]], left[0]) if left else muster(state))
    for cached in (recruiting.best_army, placing.formation, deploying.deployment):
        cached.cache_clear()
    placed = [
        (player, card, next(row for row in range(3) if spot in row_of(player, row + 1)))
        for player, plan in plans.items()
        for spot, card in plan.items()
    ]
    return Fought(state.armies, placed, first_of(state), state.winner)


def fitted_rows(fought: Sequence[Fought]) -> tuple[np.ndarray, np.ndarray]:
    """Return what the rows are worth to each kind, and to each card of the realms, in crystals."""
    told = [each for each in fought if each.winner is not None]
    counts = np.zeros((len(told), len(CARDS)))
    kinds = np.zeros((len(told), len(KINDS), 3))
    by_card = np.zeros((len(told), len(CARDS), 3))
    for number, each in enumerate(told):
        for player, sign in ((0, 1), (1, -1)):
            for card in each.armies[player]:
                counts[number, card] += sign
        for player, card, row in each.placed:
            sign = 1 - 2 * player
            kinds[number, KINDS.index(rows.kind_of(card)), row] += sign
            by_card[number, card, row] += sign
    won = np.array([float(each.winner == 0) for each in told])
    first = np.array([1.0 if each.first == 0 else -1.0 for each in told])
    strengths = np.array([strength.card_strength(card.number) for card in CARDS])
    realm = list(REALM_CARDS)
    parts = (
        (np.c_[first, counts @ strengths], 0.0),
        (counts[:, realm], CARD_RIDGE),
        (kinds.reshape(len(told), -1), KIND_RIDGE),
        (by_card[:, realm].reshape(len(told), -1), ROW_RIDGE),
    )
    ridge = np.concatenate([np.full(part.shape[1], held) for part, held in parts])
    factors = fitted(np.concatenate([part for part, _held in parts], axis=1), won, ridge)
    crystal = factors[1]
    start = 2 + len(realm)
    of_kinds = factors[start : start + 3 * len(KINDS)].reshape(-1, 3) / crystal
    own = factors[start + 3 * len(KINDS) :].reshape(-1, 3) / crystal
    of_cards = own + np.array([of_kinds[KINDS.index(rows.kind_of(card))] for card in realm])
    return of_kinds, of_cards


def write(of_kinds: np.ndarray, of_cards: np.ndarray) -> None:
    """Write both tables; of each row's worth the mean of the three is taken off."""
    kinds = dict(zip(KINDS, of_kinds, strict=True))
    cards = {CARDS[n].id: found for n, found in zip(REALM_CARDS, of_cards, strict=True)}
    text = TABLES.read_text(encoding="utf-8")
    for name, table in (("KINDS", kinds), ("ROWS", cards)):
        head, start, rest = text.partition(f"{name}: Mapping[str, Rows] = {{\n")
        _old, end, tail = rest.partition("}\n")
        text = "".join((head, start, *_lines(table), end, tail))
    TABLES.write_text(text, encoding="utf-8")


def _lines(table: Mapping[str, np.ndarray]) -> Iterator[str]:
    for name, found in table.items():
        front, middle, back = np.round(found - found.mean(), 1) + 0.0
        yield f"    {json.dumps(name)}: ({front:.1f}, {middle:.1f}, {back:.1f}),\n"


def main(count: int) -> None:
    write(*fitted_rows(list(map(battle, range(count)))))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 8_000)
