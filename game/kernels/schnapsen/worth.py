"""What a hand is worth in a contract, by tables of weights, and what a call is worth with it.

`weights` has two rows for each contract, for the six cards in play and for the six dealt while the
talon is to come: 32 weights for a suit that is not trump, by the cards held in it, then 32 for
trumps, then the constant. `contracts` has a row for each, with the columns below. The sums turn
into the chance to make a contract, or for a Game into game points; a long suit is counted out.
"""

from math import exp
from typing import Any

import numpy as np

from game.kernels.bits import count
from game.kernels.compiled import bare, inlined

KIND = 0
"""How a contract is judged, one of the three below."""
HAS_TRUMPS = 1
VALUE = 2
BY_FOREHAND, BY_OTHERS, DECLARER_LEADS = 3, 4, 5
IS_FOR = 6
"""The aim (`deal`)."""
SOLVED_WITH = 7
"""With how many tricks left a playout goes on with all cards open."""
COLUMNS = 8
CONTRACTS = 9
"""How many rows there are."""
GAME = 0
"""The row of a Game."""
BY_POINTS, BY_CHANCE, BY_LONG_SUIT = range(3)

HELD, DEALT = 0, 1
"""The stages: with the six cards in play, or with two of the talon to come."""
TRUMPS, CONSTANT, WIDTH = 32, 64, 65
RANKS = 31
ACE = 16
FIVE = 5
_MISSING = np.array((1.0, 2 / 14, 1 / 91))
"""The chance that the talon brings none, the one, the two cards that five of a suit lack."""
ACE_HELD, ACE_COMES, NO_ACE = 0.97, 0.4, 0.12
"""The chances of the sixth trick after five of a suit: with an ace, with one that the talon may
still bring, with neither."""
DREAD = 0.07
"""What letting another player's contract stand costs, as a share of its value."""
TURN_BELOW = -9.0
"""Forehand has a card turned up where no suit of the first three promises as much."""
SURE_CHANCE, SURE_VALUE = 0.6, 0.8
"""With so good a chance (in a Game, so many points in prospect) a declarer answers Rekontra."""


@inlined
def _of_suit(hand: int, suit: int) -> int:
    return hand >> 13 * suit & RANKS


@bare
def weight_sum(weights: Any, row: int, hand: int, trump: int) -> float:
    """Return the sum of a row's weights for a hand; `trump` is a suit, 4 for none."""
    total: float = weights[row, CONSTANT]
    for suit in range(4):
        total += weights[row, _of_suit(hand, suit) + (TRUMPS if suit == trump else 0)]
    return total


@inlined
def trump_in(contracts: Any, contract: int, named: int) -> int:
    """Return the trump suit of the contract where Forehand named this one, 4 for none."""
    return named if contracts[contract, HAS_TRUMPS] else 4


@bare
def has_five(hand: int, trump: int, to_come: int) -> bool:
    """Tell whether the hand has five of a suit (of trumps, where there are any), so many of which
    may be to come (DS-12, DS-43).
    """
    for suit in range(4):
        if trump in (4, suit) and count(_of_suit(hand, suit)) + to_come >= FIVE:
            return True
    return False


@inlined
def _long_suit_chance(hand: int, trump: int, to_come: int) -> float:
    best = 0.0
    for suit in range(4):
        lacking = FIVE - count(_of_suit(hand, suit))
        if trump not in (4, suit) or lacking > to_come:
            continue
        last = NO_ACE + (ACE_COMES if to_come > lacking else 0.0)
        for other in range(4):
            if other != suit and _of_suit(hand, other) & ACE:
                last = ACE_HELD
        best = max(best, _MISSING[lacking] * last)
    return best


@bare
def chance_to_make(
    weights: Any, contracts: Any, contract: int, hand: int, named: int, to_come: int
) -> float:
    """Return the chance to make the contract with six cards, with so many of the talon to come."""
    trump = trump_in(contracts, contract, named)
    if contracts[contract, KIND] == BY_LONG_SUIT:
        return _long_suit_chance(hand, trump, to_come)
    total = weight_sum(weights, 2 * contract + (1 if to_come else 0), hand, trump)
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


@bare
def merit(weights: Any, contracts: Any, contract: int, hand: int, named: int) -> float:
    """Return how good six cards are for the contract; only differences mean anything."""
    if contracts[contract, KIND] == BY_LONG_SUIT:
        return chance_to_make(weights, contracts, contract, hand, named, 0)
    return weight_sum(weights, 2 * contract, hand, trump_in(contracts, contract, named))


@bare
def best_to_keep(weights: Any, contracts: Any, contract: int, cards: int, named: int) -> int:
    """Return the six of the cards that are best for the contract; there are eight at most."""
    spare = count(cards) - 6
    choice, most, firsts = cards, 0.0, cards if spare else 0
    while firsts:
        one = firsts & -firsts
        firsts ^= one
        seconds = firsts if spare == 2 else one
        while seconds:
            other = seconds & -seconds
            seconds ^= other
            kept = cards & ~(one | other)
            good = merit(weights, contracts, contract, kept, named)
            if choice == cards or good > most:
                choice, most = kept, good
    return choice


@bare
def contract_worth(chance: float, value: float, player: int, needs: Any) -> float:
    """Return what a contract is worth to its declarer, who makes it with this chance.

    In game points less the table's average; `needs` is what each player still needs, and no more
    than that can be won.
    """
    own: float = min(value, needs[player])
    others = min(value, needs[0]) + min(value, needs[1]) + min(value, needs[2]) - own
    worth: float = chance * own * 2 / 3 - (1 - chance) * others / 3
    return worth


@bare
def bid_worth(
    weights: Any, contracts: Any, contract: int, hand: int, named: int, player: int, needs: Any
) -> float:
    """Return what it is worth to become declarer of this contract with six cards dealt."""
    if contracts[contract, KIND] == BY_POINTS:
        return weight_sum(weights, 2 * contract + DEALT, hand, named) * 2 / 3
    chance = chance_to_make(weights, contracts, contract, hand, named, 2)
    return contract_worth(chance, float(contracts[contract, VALUE]), player, needs)


@inlined
def pass_worth(contracts: Any, standing: int) -> float:
    """Return what it is worth to let a contract stand."""
    return -DREAD * int(contracts[standing, VALUE])


@bare
def best_trump(weights: Any, first: int) -> int:
    """Return the best suit to announce, of those among the first three cards; 4 to turn one up."""
    best, most = 4, TURN_BELOW
    for suit in range(4):
        if _of_suit(first, suit):
            promised = weight_sum(weights, 2 * GAME + DEALT, first, suit)
            if promised > most:
                best, most = suit, promised
    return best


@bare
def leaves_talon(
    weights: Any, contracts: Any, contract: int, hand: int, named: int, player: int, needs: Any
) -> bool:
    """Tell whether to play as dealt for a point more (DS-16)."""
    if contracts[contract, KIND] == BY_POINTS:
        as_held = weight_sum(weights, 2 * GAME + HELD, hand, named)
        return (
            as_held > 1 and as_held + 1 > weight_sum(weights, 2 * GAME + DEALT, hand, named) + 0.5
        )
    value = float(contracts[contract, VALUE])
    left = chance_to_make(weights, contracts, contract, hand, named, 0)
    taken = chance_to_make(weights, contracts, contract, hand, named, 2)
    worth_left = contract_worth(left, value + 1, player, needs)
    return worth_left > contract_worth(taken, value, player, needs)


@bare
def worth_with_talon(
    weights: Any, contracts: Any, contract: int, cards: int, named: int, player: int, needs: Any
) -> float:
    """Return what a contract is worth to the declarer who has seen the talon."""
    kept = best_to_keep(weights, contracts, contract, cards, named)
    if contracts[contract, KIND] == BY_POINTS:
        return merit(weights, contracts, contract, kept, named) * 2 / 3
    chance = chance_to_make(weights, contracts, contract, kept, named, 0)
    return contract_worth(chance, float(contracts[contract, VALUE]), player, needs)


@bare
def is_sure(weights: Any, contracts: Any, contract: int, hand: int, named: int) -> bool:
    """Tell whether the declarer would answer a Kontra, from the own cards alone."""
    if contracts[contract, KIND] == BY_POINTS:
        return merit(weights, contracts, contract, hand, named) > SURE_VALUE
    return chance_to_make(weights, contracts, contract, hand, named, 0) > SURE_CHANCE
