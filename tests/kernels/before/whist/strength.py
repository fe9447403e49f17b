"""What a hand is worth: the tricks to expect from it, at any moment of a deal.

Cards are masks of 13 bits here, one mask a suit (bit 0 the two, bit 12 the ace), because search
asks a hundred thousand times a second. The guess for one card is a logistic regression; its
weights were fitted to what 550,000 cards won when four, five and six plain players played
against each other with hands of every size (tests/strength/calibrate.py does it again).
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log1p

from game.kit.cards import NO_TRUMP, WHOLE_SUIT, Card, Suit

Masks = Sequence[int]
"""Cards by suit, each suit a mask of 13 bits."""
_PACK = (WHOLE_SUIT,) * 4

TRUMPS, SIDE, SANS = range(3)
"""What a suit is: trumps, another suit while others may ruff, a suit that nobody can ruff."""

# The weights, in log-odds. "Expected" counts cards in the other players' hands by their share
# of the unseen cards, since some of those may lie aside.
_WEIGHTS = (
    #            TRUMPS   SIDE   SANS
    ("start",     2.89,  0.68,  0.12),
    ("higher",    0.19, -0.23, -0.11),  # expected higher cards of the suit
    ("shadow",   -3.07, -1.87, -2.74),  # log(1 + the same)
    ("place",     0.45,  0.36,  0.30),  # own cards of the suit above it
    ("cover",     0.41, -0.26, -0.06),  # own cards of the suit below it
    ("length",   -0.11,  0.63,  0.91),  # expected cards of the suit in each other hand
    ("ruffed",    0.00, -1.91,  0.00),  # chance that somebody is out of the suit by then
                                        # and has a trump
    ("top",       5.06, -0.09, -0.02),  # no higher card is left
    ("end",      -0.94, -0.96, -0.70),  # 1 / cards in the hand
)  # fmt: skip
_NAMES = tuple(row[0] for row in _WEIGHTS)
_COLUMNS = tuple(zip(*(row[1:] for row in _WEIGHTS), strict=True))
_RUFF_STEPS = 4
"""The chance that another player has a trump is rounded up to quarters, so that guesses recur."""
_MOST_REMEMBERED = 10_000
"""Suits remembered for one situation before its memory is emptied."""
_MOST_SITUATIONS = 96
"""Situations remembered, enough for one deal; together rarely more than 100 MB."""


class SuitWorth(dict[int, tuple[float, float]]):
    """Mean and variance of the tricks from one suit, by (own mask << 13 | unseen mask).

    A dict that fills itself. It holds for one kind of suit in one situation: `others` players with
    `each` cards, and `aside` cards that nobody holds.
    """

    def __init__(self, kind: int, each: int, others: int, aside: int, ruff_steps: int) -> None:
        super().__init__()
        self._weights = dict(zip(_NAMES, _COLUMNS[kind], strict=True))
        self._each = each
        self._others = others
        self._share = others * each / (others * each + aside)
        self._ruff = ruff_steps / _RUFF_STEPS
        self._chances: dict[int, float] = {}

    def __missing__(self, key: int) -> tuple[float, float]:
        own, unseen = key >> 13, key & WHOLE_SUIT
        chances = self._chances
        code = (unseen.bit_count() << 4 | own.bit_count() - 1) << 8
        mean = variance = 0.0
        while own:
            rank = own.bit_length() - 1
            own ^= 1 << rank
            case = code | (unseen >> (rank + 1)).bit_count()
            chance = chances.get(case)
            if chance is None:
                chance = chances[case] = self._chance(case)
            mean += chance
            variance += chance * (1 - chance)
            code += 16 - 256  # one more above it, one fewer below
        if len(self) >= _MOST_REMEMBERED:
            self.clear()
        self[key] = mean, variance
        return mean, variance

    def _chance(self, case: int) -> float:
        """The chance of a card, by the numbers of (unseen, below, above, higher) in 4 bits each."""
        unseen, below, above, higher = case >> 12, case >> 8 & 15, case >> 4 & 15, case & 15
        weights = self._weights
        beaten_by = higher * self._share
        each_other = unseen * self._share / self._others
        facts = {
            "start": 1.0,
            "higher": beaten_by,
            "shadow": log1p(beaten_by),
            "place": above,
            "cover": below,
            "length": each_other,
            "ruffed": 1 - (1 - _poisson_at_most(above, each_other) * self._ruff) ** self._others,
            "top": not higher,
            "end": 1 / self._each,
        }
        return 1 / (1 + exp(-sum(weights[name] * fact for name, fact in facts.items())))


_suit_worth = lru_cache(maxsize=_MOST_SITUATIONS)(SuitWorth)


def suit_worths(
    own: Masks, live: Masks, trump: Suit, others: int, each: int, aside: int
) -> tuple[SuitWorth, SuitWorth]:
    """Return what to ask for the worth of trumps, and of any other suit.

    `live` are all cards not yet played, the player's own included; `others` players will have
    `each` cards (at least one), `aside` cards nobody holds.
    """
    if trump != NO_TRUMP:
        out = (live[trump] & ~own[trump]).bit_count()
        trumps = _suit_worth(TRUMPS, each, others, aside, 0)
        if out:
            has_trump = 1 - exp(-out * each / (others * each + aside))
            steps = int(_RUFF_STEPS * has_trump + 0.999)
            return trumps, _suit_worth(SIDE, each, others, aside, steps)
        return trumps, _suit_worth(SANS, each, others, aside, 0)
    sans = _suit_worth(SANS, each, others, aside, 0)
    return sans, sans


def dealt_worth(own: Masks, cards: int, players: int, trump: Suit) -> tuple[float, float]:
    """Return mean and variance of the tricks that a hand takes, before any card is played."""
    trumps, side = suit_worths(own, _PACK, trump, players - 1, cards, 52 - players * cards)
    mean = variance = 0.0
    for suit in (0, 1, 2, 3):
        if held := own[suit]:
            worth = trumps if suit == trump else side
            tricks, doubt = worth[held << 13 | (WHOLE_SUIT ^ held)]
            mean += tricks
            variance += doubt
    return mean, variance


def lone_card_chance(card: Card, players: int, trump: Suit, *, leads: bool) -> float:
    """Return the chance of an only card to win the only trick: here the turn decides."""
    suit, rank = divmod(int(card), 13)
    beating = 12 - rank + (13 if suit != trump != NO_TRUMP else 0)
    if leads or suit == trump:
        return (1 - beating / 51) ** (players - 1)
    # Somebody else leads; it must be a lower card of this suit.
    return rank / 51 * (1 - beating / 50) ** (players - 2)


def _poisson_at_most(count: int, mean: float) -> float:
    term = total = exp(-mean)
    for number in range(1, count + 1):
        term *= mean / number
        total += term
    return total
