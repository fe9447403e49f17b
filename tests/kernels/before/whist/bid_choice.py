"""Which bid a plain player makes: the one that promises most under the scheme in force."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from operator import mul

from game.kit.cards import Card, Suit, suits_of
from game.rulesets.whist.scoring import SCHEMES, Outcome, deal_points
from game.rulesets.whist.standing import WhistStanding
from tests.kernels.before.whist.strength import dealt_worth, lone_card_chance

# How the tricks of a deal fall around those expected, fitted to 48,000 bids of plain players, some
# of them moved by one at random, before LEANING was there. tests/strength/calibrate.py fits the
# steering again (0.40 and 0.06 by its last run, not taken over), the other three it does not.
SPREAD = 1.38  # the variance, as a multiple of what the cards suggest
LEAST_VARIANCE = 0.05
CROWDED = 0.14  # tricks lost for each trick that earlier bidders claim beyond their share
DOUBTED = 0.8  # by trial: what is left of a lone card's chance when another claims the trick
# A bid is likelier to be made than missed because the player plays for it; in log-odds, and more
# so the longer the deal is.
STEERING = 0.107
STEERING_PER_CARD = 0.086


def choose_bid(
    hand: tuple[Card, ...],
    allowed: Sequence[int],
    earlier: Sequence[int],
    standing: WhistStanding,
    reach: float = 0.0,
) -> int:
    """Return the allowed bid with the best expected score under the scheme in force.

    `reach` is by how many tricks the hand is taken for more than it is worth.
    """
    players = standing.players
    if len(hand) == 1:
        mean = lone_card_chance(hand[0], players, standing.trump, leads=not earlier)
        variance = mean * (1 - mean)
    else:
        mean, variance = dealt_worth(suits_of(hand), len(hand), players, standing.trump)
    mean = min(float(len(hand)), max(0.0, mean + reach)) if reach else mean
    return bid_for(mean, variance, allowed, earlier, players, utility_table(standing))


def bid_for(
    mean: float,
    variance: float,
    allowed: Sequence[int],
    earlier: Sequence[int],
    players: int,
    table: Sequence[Sequence[float]],
) -> int:
    """Return the best of the allowed bids for a hand that is worth `mean` tricks by its cards.

    `earlier` are the bids made before; `table` is the utility of taking t tricks on a bid of b.
    """
    cards = len(table) - 1
    chances = trick_chances(mean, variance, cards, earlier, players)
    boost = exp(STEERING + STEERING_PER_CARD * cards) - 1
    return max(allowed, key=lambda bid: _worth(bid, chances, table[bid], boost))


def _worth(bid: int, chances: Sequence[float], worth: Sequence[float], boost: float) -> float:
    """The expected utility of a bid whose own chance grows by the boost."""
    steered = boost * chances[bid]
    total: float = sum(map(mul, chances, worth))
    return (total + steered * worth[bid]) / (1 + steered)


def trick_chances(
    mean: float, variance: float, cards: int, earlier: Sequence[int], players: int
) -> list[float]:
    """Return the chance of taking 0, 1, ... tricks, given the bids made before."""
    if cards == 1:
        chance = mean * DOUBTED if any(earlier) else mean
        return [1 - chance, chance]
    mean -= CROWDED * (sum(earlier) - len(earlier) * (cards - mean) / (players - 1))
    sharpness = 0.5 / max(LEAST_VARIANCE, SPREAD * variance)
    weights = [exp(-((tricks - mean) ** 2) * sharpness) for tricks in range(cards + 1)]
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]


@lru_cache(maxsize=256)
def _utility_table(
    scoring: str, spades_double: bool, zero_five: bool, cards: int, players: int, trump: Suit
) -> tuple[tuple[float, ...], ...]:
    scheme = SCHEMES[scoring]
    sign = -1.0 if scheme.low_wins else 1.0
    return tuple(
        tuple(
            sign
            * deal_points(
                scheme,
                Outcome(bid, taken, cards, players),
                trump,
                spades_double=spades_double,
                zero_five=zero_five,
            )
            for taken in range(cards + 1)
        )
        for bid in range(cards + 1)
    )


def utility_table(standing: WhistStanding) -> tuple[tuple[float, ...], ...]:
    """Return what taking t tricks on a bid of b is worth in the next deal, as [b][t].

    More is better under every scheme.
    """
    options = standing.options
    return _utility_table(
        options.scoring,
        options.spades_double,
        options.zero_five,
        standing.cards,
        standing.players,
        standing.trump,
    )
