"""What a hand is worth in each contract, from tables fitted to deals played out.

The sums of weights.py turn into the chance to make a contract, or for Game into the game points
to be expected; a long suit is counted out.
"""

from functools import lru_cache
from itertools import combinations
from math import exp

from game.rulesets.schnapsen.contracts import CONTRACTS, LONGEST_SUIT, Aim
from game.rulesets.schnapsen.masks import SUIT_MASKS, WHOLE_SUIT, places_in
from game.rulesets.schnapsen.weights import WEIGHTS

Table = tuple[float, ...]
TRUMPS = 32
"""Where the weights for trumps begin; before them are those for the other suits."""
CONSTANT = 64
ACE = 0b10000
MISSING = (1.0, 2 / 14, 1 / 91)
"""The chance that the talon brings the one, the two cards that five of a suit lack."""
ACE_HELD, ACE_COMES, NO_ACE = 0.97, 0.4, 0.12
"""The chances of the sixth trick after five of a suit: with an ace, with one that the talon may
still bring, with neither."""


def weight_sum(table: Table, hand: int, trump: int) -> float:
    """Return the sum of the weights for a hand; `trump` is a suit, 4 for none."""
    total = table[CONSTANT]
    for suit in (0, 1, 2, 3):
        total += table[(hand >> 5 * suit & WHOLE_SUIT) + (TRUMPS if suit == trump else 0)]
    return total


def trump_in(contract: str, named: int) -> int:
    """Return the trump suit of the contract where Forehand named this one, 4 for none."""
    return named if CONTRACTS[contract].has_trumps else 4


@lru_cache(maxsize=1 << 16)
def chance_as_dealt(contract: str, hand: int, named: int) -> float:
    """Return the chance to make the contract with six cards dealt, the talon still to come."""
    if CONTRACTS[contract].aim == Aim.LONG_SUIT:
        return _long_suit_chance(hand, trump_in(contract, named), to_come=2)
    trump = trump_in(contract, named)
    return _logistic(weight_sum(WEIGHTS[contract, "dealt"], hand, trump))


@lru_cache(maxsize=1 << 16)
def chance_as_held(contract: str, hand: int, named: int) -> float:
    """Return the chance to make the contract with the six cards to be played."""
    if CONTRACTS[contract].aim == Aim.LONG_SUIT:
        return _long_suit_chance(hand, trump_in(contract, named), to_come=0)
    trump = trump_in(contract, named)
    return _logistic(weight_sum(WEIGHTS[contract, "held"], hand, trump))


def game_value_as_dealt(hand: int, named: int) -> float:
    """Return the game points (3 to -3) that a Game promises before the talon."""
    return weight_sum(WEIGHTS["game", "dealt"], hand, named)


def merit(contract: str, hand: int, named: int) -> float:
    """Return how good six cards are for the contract; only differences mean anything."""
    if CONTRACTS[contract].aim == Aim.LONG_SUIT:
        return chance_as_held(contract, hand, named)
    return weight_sum(WEIGHTS[contract, "held"], hand, trump_in(contract, named))


@lru_cache(maxsize=1 << 14)
def best_to_keep(contract: str, cards: int, named: int) -> int:
    """Return the six of the cards that are best for the contract."""
    least = cards.bit_count() - 6
    best, keep = float("-inf"), cards
    for away in combinations(places_in(cards), least):
        rest = cards
        for place in away:
            rest ^= 1 << place
        worth = merit(contract, rest, named)
        if worth > best:
            best, keep = worth, rest
    return keep


def trump_merit(first: int, suit: int) -> float:
    """Return how good a suit is as trump for Forehand who has seen three cards."""
    return weight_sum(WEIGHTS["game", "dealt"], first, suit)


def _long_suit_chance(hand: int, trump: int, to_come: int) -> float:
    best = 0.0
    for suit in (trump,) if trump < 4 else (0, 1, 2, 3):
        lacking = LONGEST_SUIT - (hand & SUIT_MASKS[suit]).bit_count()
        if lacking > to_come:
            continue
        aces = sum([hand >> 5 * other & ACE > 0 for other in range(4) if other != suit])
        if aces:
            last = ACE_HELD
        else:
            last = NO_ACE + (ACE_COMES if to_come > lacking else 0)
        best = max(best, MISSING[lacking] * last)
    return best


def _logistic(total: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
