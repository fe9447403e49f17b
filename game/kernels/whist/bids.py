"""Which bid a plain player makes: the one that promises most under the scheme in force.

`utilities` tell what taking t tricks on a bid of b is worth, as [b, t].
"""

from math import exp
from typing import Any

from game.kernels.bits import lowest
from game.kernels.compiled import bare, inlined
from game.kernels.tricks import HANDS, PLAYERS, TRUMP, TURN
from game.kernels.whist.deal import BIDDING, BIDS, CARDS, FIRST, forbidden
from game.kernels.whist.worth import dealt_worth, lone_card_chance

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


@bare
def trick_chances(
    mean: float, variance: float, cards: int, claimed: int, bidders: int, players: int, found: Any
) -> None:
    """Write the chance of taking 0, 1, ... tricks, given the bids made before.

    `claimed` tricks have been bid by so many `bidders`; `found` has a place for each.
    """
    if cards == 1:
        chance = mean * DOUBTED if claimed else mean
        found[0] = 1 - chance
        found[1] = chance
        return
    mean -= CROWDED * (claimed - bidders * (cards - mean) / (players - 1))
    sharpness = 0.5 / max(LEAST_VARIANCE, SPREAD * variance)
    total = 0.0
    for tricks in range(cards + 1):
        found[tricks] = exp(-((tricks - mean) ** 2) * sharpness)
        total += found[tricks]
    if total == 0.0:
        total = 1.0
    for tricks in range(cards + 1):
        found[tricks] /= total


@inlined
def steering(cards: int) -> float:
    """Return how much likelier a bid is to be made than missed because the player plays for it."""
    return exp(STEERING + STEERING_PER_CARD * cards) - 1


@bare
def bid_for(
    mean: float,
    variance: float,
    banned: int,
    claimed: int,
    bidders: int,
    players: int,
    utilities: Any,
    chances: Any,
) -> int:
    """Return the best bid for a hand that is worth `mean` tricks by its cards.

    A bid is not made that is `banned` (-1 for none). `chances` is written to, a place for each
    number of tricks. The own chance of a bid grows because it is aimed at.
    """
    cards = len(utilities) - 1
    trick_chances(mean, variance, cards, claimed, bidders, players, chances)
    boost = steering(cards)
    best, most = -1, 0.0
    for bid in range(cards + 1):
        if bid == banned:
            continue
        worth = 0.0
        for tricks in range(cards + 1):
            worth += chances[tricks] * utilities[bid, tricks]
        steered = boost * chances[bid]
        worth = (worth + steered * utilities[bid, bid]) / (1 + steered)
        if best < 0 or worth > most:
            best, most = bid, worth
    return best


@bare
def claimed_by(at: Any, bidders: int) -> int:
    """Return the tricks that the first so many bidders have claimed."""
    claimed = 0
    for turn in range(bidders):
        player = at[FIRST] + turn
        claimed += at[BIDS + (player if player < at[PLAYERS] else player - at[PLAYERS])]
    return claimed


@bare
def hand_worth(at: Any, chances: Any) -> tuple[float, float]:
    """Return mean and variance of the tricks that the hand of whoever bids now takes."""
    cards, players = int(at[CARDS]), int(at[PLAYERS])
    hand = int(at[HANDS + at[TURN]])
    if cards == 1:
        mean = lone_card_chance(lowest(hand), players, int(at[TRUMP]), at[BIDDING] == 0)
        return mean, mean * (1 - mean)
    return dealt_worth(chances, hand, cards, players, int(at[TRUMP]))


@bare
def choose_bid(at: Any, utilities: Any, chances: Any, scratch: Any, reach: float) -> int:
    """Return what the plain player bids whose turn it is.

    `reach` is by how many tricks the hand is taken for more than it is worth.
    """
    cards, players, bidders = int(at[CARDS]), int(at[PLAYERS]), int(at[BIDDING])
    mean, variance = hand_worth(at, chances)
    if reach != 0.0:
        mean = min(float(cards), max(0.0, mean + reach))
    claimed = claimed_by(at, bidders)
    return bid_for(mean, variance, forbidden(at), claimed, bidders, players, utilities, scratch)


LIKELIHOOD = (1.0, 0.3, 0.06, 0.02)
"""How likely a bid is that many tricks away from the plain player's, as shares of the likeliest;
the last stands for all that are farther."""


@bare
def bid_likelihood(
    at: Any, player: int, dealt: int, utilities: Any, chances: Any, known: Any, scratch: Any
) -> float:
    """Return how likely a player's bid is with the cards he was dealt.

    Worths that differ little count as one, and are remembered in `known`: [player, mean, variance].
    """
    cards, players, trump = int(at[CARDS]), int(at[PLAYERS]), int(at[TRUMP])
    mean, variance = dealt_worth(chances, dealt, cards, players, trump)
    eighths, quarters = int(8 * mean), int(4 * variance)
    found: float = known[player, eighths, quarters]
    if found == 0.0:
        bidders = int(player - at[FIRST])
        if bidders < 0:
            bidders += players
        claimed = claimed_by(at, bidders)
        banned = -1
        if bidders == players - 1:
            banned = max(-1, cards - claimed)
        plain = bid_for(
            (eighths + 0.5) / 8,
            (quarters + 0.5) / 4,
            banned,
            claimed,
            bidders,
            players,
            utilities,
            scratch,
        )
        found = LIKELIHOOD[min(3, abs(plain - int(at[BIDS + player])))]
        known[player, eighths, quarters] = found
    return found
