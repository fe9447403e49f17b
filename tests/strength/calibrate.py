"""Fits the numbers of the plain player to his own play: `python -m tests.strength.calibrate`.

It prints weights for `kernels/whist/worth.py` (what a card is worth) and the steering for `bids.py`
(how much likelier a bid is made because the player plays for it). Plain players play against each
other; one bid in two is moved by a trick, so that the numbers tell what hands are worth and not
only what was bid.
"""

from collections.abc import Iterator
from itertools import product
from math import exp, log1p

import numpy as np

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.kernels.whist.bids import trick_chances
from game.kernels.whist.worth import dealt_worth, new_chances
from game.kit.cards import NO_TRUMP, WHOLE_SUIT, mask_of, suits_of
from game.kit.packs import HIGH
from game.rulesets.whist import WHIST, WhistOptions
from game.rulesets.whist.phases import WhistState
from game.rulesets.whist.table import BIDS

NAMES = ("start", "higher", "shadow", "place", "cover", "length", "ruffed", "top", "end")
TRUMPS, SIDE, SANS = range(3)
Row = tuple[int, int, tuple[float, ...]]
"""A card in a hand: what kind its suit is, the card, its facts in the order of NAMES."""


def played_deals(matches: int, rng: Rng) -> Iterator[list[WhistState]]:
    """Yield every deal of the matches as its positions at the start of each trick, and its end."""
    for number in range(matches):
        standing = WHIST.opening(WhistOptions(), 4 + number % 3, 0)
        while not standing.is_over:
            state = WHIST.new_deal(standing)
            positions = []
            while (player := state.current_player()) != TERMINAL:
                if player == CHANCE:
                    state.apply_action(state.chance_action(rng))
                    continue
                if not state.table.is_bidding and not state.table.trick.cards:
                    positions.append(state.clone())
                legal = state.legal_actions()
                action = WHIST.sense.policy(state.view(player), legal, rng)
                if action in BIDS and rng.random() < 0.5:
                    action = legal[
                        min(len(legal) - 1, max(0, legal.index(action) + rng.choice((-1, 1))))
                    ]
                state.apply_action(action)
            yield [*positions, state]
            standing = WHIST.settle(standing, state)


def card_facts(state: WhistState) -> Iterator[Row]:
    """Yield a row for every card in every hand at the start of a trick."""
    others, each = state.table.players - 1, state.table.cards - len(state.table.tricks)
    share = others * each / (others * each + 52 - state.table.players * state.table.cards)
    live = [WHOLE_SUIT] * 4
    for trick in state.table.tricks:
        for card in trick.cards:
            live[card // 13] ^= 1 << card % 13
    for hand in state.table.hands:
        own = suits_of(hand)
        trumps_out = 0
        if state.table.trump != NO_TRUMP:
            trumps_out = (live[state.table.trump] & ~own[state.table.trump]).bit_count()
        has_trump = np.ceil(4 * (1 - exp(-trumps_out * share / others))) / 4
        for card in hand:
            suit, rank = divmod(int(card), 13)
            kind = TRUMPS if suit == state.table.trump else SIDE if trumps_out else SANS
            unseen = live[suit] & ~own[suit]
            above = (own[suit] >> rank + 1).bit_count()
            below = (own[suit] & (1 << rank) - 1).bit_count()
            beaten = (unseen >> rank + 1).bit_count() * share
            length = unseen.bit_count() * share / others
            term = is_out = exp(-length)
            for count in range(1, above + 1):
                term *= length / count
                is_out += term
            ruffed = 1 - (1 - is_out * has_trump) ** others if kind == SIDE else 0.0
            facts = (1, beaten, log1p(beaten), above, below, length, ruffed, not beaten, 1 / each)
            yield kind, int(card), tuple(map(float, facts))


def logistic(facts: np.ndarray, won: np.ndarray) -> np.ndarray:
    """Return the weights that make what happened likeliest (Newton's method, a little damped)."""
    weights = np.zeros(facts.shape[1])
    damping = 1e-5 * len(won) * np.eye(facts.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(facts @ weights, -30, 30)))
        slope = facts.T @ (won - chance) - damping @ weights
        bend = (facts * (chance * (1 - chance))[:, None]).T @ facts + damping
        weights += np.linalg.solve(bend, slope)
    return weights


def main() -> None:
    rows: list[list[Row]] = [[], [], []]
    won: list[list[bool]] = [[], [], []]
    bids = []
    for *positions, end in played_deals(300, Rng(1)):
        winners = {
            int(trick.cards[HIGH.best_place(trick.cards, end.table.trump)])
            for trick in end.table.tricks
        }
        for position in positions:
            for row in card_facts(position):
                rows[row[0]].append(row)
                won[row[0]].append(row[1] in winners)
        start = positions[0]
        for player, hand in enumerate(start.table.hands):
            turn = (player - start.table.forehand) % start.table.players
            sizes = start.table.cards, start.table.players
            worth = dealt_worth(new_chances(), mask_of(hand), *sizes, int(start.table.trump))
            bids.append(
                (
                    start,
                    worth,
                    start.table.bids[:turn],
                    start.table.bids[turn],
                    end.table.taken[player],
                )
            )
    fitted = [
        logistic(np.array([row[2] for row in found]), np.array(wins, dtype=float))
        for found, wins in zip(rows, won, strict=True)
    ]
    print("cards:", [len(found) for found in rows])
    for name, *weights in zip(NAMES, *fitted, strict=True):
        print(
            f'    ("{name}",'.ljust(16) + ", ".join(f"{weight:6.2f}" for weight in weights) + "),"
        )
    print_steering(bids)


def chances_of_tricks(
    worth: tuple[float, float], cards: int, earlier: tuple[int, ...], players: int
) -> np.ndarray:
    """Return the chance of taking 0, 1, ... tricks with a hand of this worth."""
    found = np.zeros(cards + 1)
    trick_chances(*worth, cards, sum(earlier), len(earlier), players, found)
    return found


def print_steering(
    bids: list[tuple[WhistState, tuple[float, float], tuple[int, ...], int, int]],
) -> None:
    """Print the steering that makes the tricks taken likeliest, and how likely."""
    best = (float("inf"), 0.0, 0.0)
    cases = [
        (
            chances_of_tricks(worth, start.table.cards, earlier, start.table.players),
            start.table.cards,
            bid,
            took,
        )
        for start, worth, earlier, bid, took in bids
        if start.table.cards > 1
    ]
    for base, per_card in product(np.arange(-0.2, 0.6, 0.1), np.arange(0, 0.2, 0.02)):
        loss = 0.0
        for chances, cards, bid, took in cases:
            boost = exp(base + per_card * cards)
            likely = chances[took] * (boost if took == bid else 1.0)
            loss -= np.log(max(1e-9, likely / (1 + (boost - 1) * chances[bid])))
        best = min(best, (loss / len(cases), float(base), float(per_card)))
    print(f"steering {best[1]:.2f} and {best[2]:.2f} a card; loss {best[0]:.4f} a bid")


if __name__ == "__main__":
    main()
