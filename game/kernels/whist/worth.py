"""What a hand is worth: the tricks to expect from it, at any moment of a deal.

The guess for one card is a logistic regression; its weights were fitted to what 550,000 cards won
when four, five and six plain players played against each other with hands of every size
(tests/strength/calibrate.py does it again).

What is known of cards by their numbers alone is remembered in an array, `chances`: one for each
number of players and of cards that lie aside, filled as it is asked.
"""

from math import exp, log1p
from typing import Any

import numpy as np

from game.kernels.bits import count, highest
from game.kernels.compiled import bare, inlined

TRUMPS, SANS, SIDE = 0, 1, 1
"""What a suit is: trumps, a suit that nobody can ruff; SIDE + n one that others may, where the
chance that another player has a trump is n quarters."""
RUFF_STEPS = 4

_WEIGHTS = np.array(
    (
        # TRUMPS   SANS   SIDE
        (+2.89, +0.12, +0.68),
        (+0.19, -0.11, -0.23),  # expected higher cards of the suit
        (-3.07, -2.74, -1.87),  # log(1 + the same)
        (+0.45, +0.30, +0.36),  # own cards of the suit above it
        (+0.41, -0.06, -0.26),  # own cards of the suit below it
        (-0.11, +0.91, +0.63),  # expected cards of the suit in each other hand
        (+0.00, +0.00, -1.91),  # chance that somebody is out of the suit by then and has a trump
        (+5.06, -0.02, -0.09),  # no higher card is left
        (-0.94, -0.70, -0.96),  # 1 / cards in the hand
    )
)
"""In log-odds. "Expected" counts cards in the other players' hands by their share of the unseen
cards, since some of those may lie aside."""


def _rows() -> tuple[Any, int]:
    """Return where in `chances` the cards of a suit begin, by 14 x unseen + own, and the length.

    From there on they follow by the number of own cards above, then of unseen ones above.
    """
    found = np.zeros(14 * 14, np.int64)
    size = 0
    for unseen in range(13):
        for own in range(1, 14 - unseen):
            found[14 * unseen + own] = size
            size += own * (unseen + 1)
    return found, size


_ROWS, _LENGTH = _rows()


def new_chances() -> Any:
    """Return an empty memory: [kind of suit, cards in each hand, card]."""
    return np.zeros((SIDE + RUFF_STEPS + 1, 14, _LENGTH))


@bare
def _poisson_at_most(count: int, mean: float) -> float:
    term = total = exp(-mean)
    for number in range(1, count + 1):
        term *= mean / number
        total += term
    return total


@bare
def chance(
    kind: int, each: int, others: int, aside: int, unseen: int, below: int, above: int, higher: int
) -> float:
    """Return the chance of a card to take a trick.

    `unseen` cards of its suit are not in the hand, `higher` of them above it; `below` and `above`
    are the hand's own. `others` players hold `each` cards, `aside` cards nobody holds.
    """
    share = others * each / (others * each + aside)
    beaten_by = higher * share
    each_other = unseen * share / others
    ruff = (kind - SIDE) / RUFF_STEPS if kind > SIDE else 0.0
    ruffed = 1 - (1 - _poisson_at_most(above, each_other) * ruff) ** others
    column = kind if kind < 2 else 2
    sum_ = (
        _WEIGHTS[0, column]
        + _WEIGHTS[1, column] * beaten_by
        + _WEIGHTS[2, column] * log1p(beaten_by)
        + _WEIGHTS[3, column] * above
        + _WEIGHTS[4, column] * below
        + _WEIGHTS[5, column] * each_other
        + _WEIGHTS[6, column] * ruffed
        + _WEIGHTS[7, column] * (0.0 if higher else 1.0)
        + _WEIGHTS[8, column] * (1 / each)
    )
    return 1 / (1 + exp(-sum_))


@inlined
def suit_worth(
    chances: Any, kind: int, each: int, others: int, aside: int, own: int, unseen: int
) -> tuple[float, float]:
    """Return mean and variance of the tricks from a suit; `own`, `unseen` are masks of ranks."""
    mean = variance = 0.0
    out, length = count(unseen), count(own)
    place = _ROWS[14 * out + length]
    for above in range(length):
        rank = highest(own)
        own ^= 1 << rank
        higher = count(unseen >> rank + 1)
        known = chances[kind, each, place + higher]
        if known == 0.0:
            known = chance(kind, each, others, aside, out, length - 1 - above, above, higher)
            chances[kind, each, place + higher] = known
        mean += known
        variance += known * (1 - known)
        place += out + 1
    return mean, variance


@inlined
def side_kind(trump: int, trumps_out: int, each: int, others: int, aside: int) -> int:
    """Return what kind the suits are that are not trumps.

    The chance that another player has a trump is rounded up to quarters, so that guesses recur.
    """
    if trump == 4 or not trumps_out:
        return SANS
    has_trump = 1 - exp(-trumps_out * each / (others * each + aside))
    return SIDE + int(RUFF_STEPS * has_trump + 0.999)


@bare
def dealt_worth(
    chances: Any, hand: int, cards: int, players: int, trump: int
) -> tuple[float, float]:
    """Return mean and variance of the tricks that a hand takes, before any card is played."""
    others, aside = players - 1, 52 - players * cards
    out = 0
    if trump < 4:
        out = 13 - count(hand >> 13 * trump & 8191)
    side = side_kind(trump, out, cards, others, aside)
    mean = variance = 0.0
    for suit in range(4):
        own = hand >> 13 * suit & 8191
        if own:
            kind = TRUMPS if suit == trump else side
            tricks, doubt = suit_worth(chances, kind, cards, others, aside, own, 8191 ^ own)
            mean += tricks
            variance += doubt
    return mean, variance


@bare
def lone_card_chance(card: int, players: int, trump: int, leads: bool) -> float:
    """Return the chance of an only card to win the only trick: here the turn decides."""
    suit, rank = card // 13, card % 13
    beating = 12 - rank
    if suit != trump and trump < 4:
        beating += 13
    if leads or suit == trump:
        return (1 - beating / 51) ** (players - 1)
    # Somebody else leads; it must be a lower card of this suit.
    return rank / 51 * (1 - beating / 50) ** (players - 2)
