"""Evaluation: what a hand is worth in each contract, from tables fitted to deals played out.

The sums of weights.py turn into the chance to make a contract, or for Game into the game points
to be expected; a long suit is counted out. The worth of a call is counted in game points less the
table's average, as a deal's returns are, and no further than the target of the match.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from math import exp

from game.core.protocols import Player
from game.kit.masks import numbers_in
from game.rulesets.schnapsen.contracts import CONTRACTS, LONGEST_SUIT, TALON, Aim
from game.rulesets.schnapsen.masks import SUIT_MASKS, WHOLE_SUIT
from game.rulesets.schnapsen.standing import SchnapsenStanding
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

DREAD = 0.07
"""What letting another player's contract stand costs, as a share of its value."""
TURN_BELOW = -9.0
"""Forehand has a card turned up where no suit of the first three promises as much."""

Needs = tuple[float, float, float]
"""What each player still needs to the target: no more than this can be won."""


# -- a hand


def weight_sum(table: Table, hand: int, trump: int) -> float:
    """Return the sum of the weights for a hand; `trump` is a suit, 4 for none."""
    total = table[CONSTANT]
    for suit in (0, 1, 2, 3):
        total += table[(hand >> 13 * suit & WHOLE_SUIT) + (TRUMPS if suit == trump else 0)]
    return total


def trump_in(contract: str, named: int) -> int:
    """Return the trump suit of the contract where Forehand named this one, 4 for none."""
    return named if CONTRACTS[contract].has_trumps else 4


@lru_cache(maxsize=1 << 17)
def chance_to_make(contract: str, hand: int, named: int, to_come: int) -> float:
    """Return the chance to make the contract with six cards, with so many of the talon to come."""
    trump = trump_in(contract, named)
    if CONTRACTS[contract].aim == Aim.LONG_SUIT:
        return _long_suit_chance(hand, trump, to_come)
    stage = "dealt" if to_come else "held"
    return _logistic(weight_sum(WEIGHTS[contract, stage], hand, trump))


def game_value_as_dealt(hand: int, named: int) -> float:
    """Return the game points (3 to -3) that a Game promises before the talon."""
    return weight_sum(WEIGHTS["game", "dealt"], hand, named)


@lru_cache(maxsize=1 << 16)
def merit(contract: str, hand: int, named: int) -> float:
    """Return how good six cards are for the contract; only differences mean anything."""
    if CONTRACTS[contract].aim == Aim.LONG_SUIT:
        return chance_to_make(contract, hand, named, 0)
    return weight_sum(WEIGHTS[contract, "held"], hand, trump_in(contract, named))


@lru_cache(maxsize=1 << 14)
def best_to_keep(contract: str, cards: int, named: int) -> int:
    """Return the six of the cards that are best for the contract."""
    least = cards.bit_count() - 6
    best, keep = float("-inf"), cards
    for away in combinations(numbers_in(cards), least):
        rest = cards
        for card in away:
            rest ^= 1 << card
        worth = merit(contract, rest, named)
        if worth > best:
            best, keep = worth, rest
    return keep


def _long_suit_chance(hand: int, trump: int, to_come: int) -> float:
    best = 0.0
    for suit in (trump,) if trump < 4 else (0, 1, 2, 3):
        lacking = LONGEST_SUIT - (hand & SUIT_MASKS[suit]).bit_count()
        if lacking > to_come:
            continue
        aces = sum([hand >> 13 * other & ACE > 0 for other in range(4) if other != suit])
        if aces:
            last = ACE_HELD
        else:
            last = NO_ACE + (ACE_COMES if to_come > lacking else 0)
        best = max(best, MISSING[lacking] * last)
    return best


def _logistic(total: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


# -- a call


def needs_of(standing: SchnapsenStanding) -> Needs:
    """Return what each player still needs."""
    target = standing.options.target
    first, second, third = standing.scores
    return target - first, target - second, target - third


def contract_worth(chance: float, value: float, player: Player, needs: Needs) -> float:
    """Return what a contract is worth to its declarer, who makes it with this chance."""
    own, others = _at_stake(value, player, needs)
    return chance * own * 2 / 3 - (1 - chance) * others / 3


@lru_cache(maxsize=1 << 10)
def _at_stake(value: float, player: Player, needs: Needs) -> tuple[float, float]:
    """Return what a contract of this value brings its declarer, and what it brings the others."""
    each = [min(value, need) for need in needs]
    return each[player], sum(each) - each[player]


@lru_cache(maxsize=1 << 15)
def bid_worth(contract: str, hand: int, named: int, player: Player, needs: Needs) -> float:
    """Return what it is worth to become declarer of this contract with six cards dealt."""
    if CONTRACTS[contract].aim == Aim.POINTS:
        return game_value_as_dealt(hand, named) * 2 / 3
    value = CONTRACTS[contract].value
    return contract_worth(chance_to_make(contract, hand, named, TALON), value, player, needs)


def call_worths(
    bids: Iterable[str], standing: str | None, hand: int, named: int, player: Player, needs: Needs
) -> dict[str | None, float]:
    """Return what each of the bids is worth to the player, and the pass (None) where there is one.

    `standing` is the contract bid so far, None for whoever opens.
    """
    worths: dict[str | None, float] = {
        name: bid_worth(name, hand, named, player, needs) for name in bids
    }
    if standing is not None:
        worths[None] = -DREAD * CONTRACTS[standing].value
    return worths


def best_trump(first: int) -> int:
    """Return the best suit to announce, of those among the first three cards; 4 to turn one up."""
    held = [suit for suit in range(4) if first & SUIT_MASKS[suit]]
    best = max(held, key=lambda suit: game_value_as_dealt(first, suit))
    return best if game_value_as_dealt(first, best) > TURN_BELOW else 4


def leaves_talon(contract: str, hand: int, named: int, player: Player, needs: Needs) -> bool:
    """Tell whether to play as dealt for a point more (DS-16)."""
    row = CONTRACTS[contract]
    if row.aim == Aim.POINTS:
        better = merit(contract, hand, named), game_value_as_dealt(hand, named)
        return better[0] + 1 > better[1] + 0.5 and better[0] > 1
    as_dealt = contract_worth(
        chance_to_make(contract, hand, named, 0), row.value + 1, player, needs
    )
    taken = contract_worth(chance_to_make(contract, hand, named, TALON), row.value, player, needs)
    return as_dealt > taken


def worth_with_talon(contract: str, cards: int, named: int, player: Player, needs: Needs) -> float:
    """Return what a contract is worth to the declarer who has seen the talon."""
    keep = best_to_keep(contract, cards, named)
    if CONTRACTS[contract].aim == Aim.POINTS:
        return merit(contract, keep, named) * 2 / 3
    chance = chance_to_make(contract, keep, named, 0)
    return contract_worth(chance, CONTRACTS[contract].value, player, needs)
