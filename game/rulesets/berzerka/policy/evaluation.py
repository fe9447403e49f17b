"""Evaluation: the tricks that cards bring, and how well a hand suits a contract."""

from collections.abc import Sequence
from functools import lru_cache

from game.kit.cards import NO_TRUMP, SUITS, Suit, suits_of
from game.rulesets.berzerka.contracts import AT_HALF, CONTRACTS, EVERY_TRICK, NEVER, Contract
from game.rulesets.berzerka.position import BerzerkaTable

Masks = list[int]
"""By suit, the ranks held, one bit a rank (0 for the one)."""
RANKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(rank for rank in range(13) if mask >> rank & 1) for mask in range(1 << 13)
)
"""The ranks of a mask, the lowest first."""
TURNED = tuple(sum(1 << 12 - rank for rank in ranks) for ranks in RANKS)
"""The ranks of a mask turned over: the thirteen for the one."""


def had(table: BerzerkaTable) -> Masks:
    """Return the cards of who is to act, those that he has put away included."""
    return suits_of((*table.held(table.player), *table.put_away(table.player)))


WORTH = (0.02, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15, 0.22, 0.3, 0.42, 0.58, 0.75, 0.93)
"""Tricks that a card brings, by its strength from the weakest."""
TRUMP_EXTRA = 0.3
"""What it is worth more as a trump."""
LONG_TRUMP = 0.25
"""What each trump beyond the third is worth more."""
TURNING = tuple((WORTH[r] + WORTH[12 - r]) / 2 for r in range(13))
"""What a card is worth while the ranking turns back and forth."""


@lru_cache(maxsize=8)
def worth_of_masks(table: tuple[float, ...]) -> tuple[float, ...]:
    """Return what the cards of one suit are worth together, for every mask."""
    return tuple(sum([table[rank] for rank in ranks]) for ranks in RANKS)


def hand_worth(hand: Sequence[int], trump: int, table: tuple[float, ...]) -> float:
    """Return the tricks that a hand is worth under these terms, roughly."""
    worths = worth_of_masks(table)
    worth = worths[hand[0]] + worths[hand[1]] + worths[hand[2]] + worths[hand[3]]
    if trump != NO_TRUMP:
        length = hand[trump].bit_count()
        worth += TRUMP_EXTRA * length + LONG_TRUMP * max(0, length - 3)
    return worth


def worth_table(rules: Contract, inverted: bool) -> tuple[float, ...]:
    """Return what each rank is worth over the whole deal."""
    if rules.turns != NEVER:
        return TURNING
    return WORTH[::-1] if inverted else WORTH


def best_trump(hand: Sequence[int], table: tuple[float, ...], wanted: float | None) -> Suit:
    """Return the suit that makes the hand strongest, or brings it nearest to the tricks wanted."""

    def merit(suit: Suit) -> float:
        worth = hand_worth(hand, suit, table)
        return worth if wanted is None else -abs(worth - wanted)

    return max(SUITS, key=merit)


def best_terms(
    hand: Sequence[int], rules: Contract, wanted: float | None, named: Suit | None = None
) -> tuple[Suit, bool, float]:
    """Return the trump and the ranking that suit the hand best, and what it is worth so.

    What the contract fixes stays, and so does the trump that was `named` already. `wanted` is a
    number of tricks to come near to, if any.
    """
    fixed = rules.trump if named is None else named
    rankings = (False, True) if rules.inverted is None else (rules.inverted,)
    found = []
    for inverted in rankings:
        table = worth_table(rules, inverted)
        trump = best_trump(hand, table, wanted) if fixed is None else fixed
        worth = hand_worth(hand, trump, table)
        merit = worth if wanted is None else -abs(worth - wanted)
        found.append((merit + _turn_bonus(hand, rules, inverted), worth, trump, inverted))
    _merit, worth, trump, inverted = max(found)
    return trump, inverted, worth


def _turn_bonus(hand: Sequence[int], rules: Contract, inverted: bool) -> float:
    """Return what it is worth to begin with this ranking, where it turns."""
    if rules.turns not in (AT_HALF, EVERY_TRICK):
        return 0.0
    return 0.1 * hand_worth(hand, NO_TRUMP, WORTH[::-1] if inverted else WORTH)


def pain_suit(hand: Sequence[int]) -> Suit:
    """Return the suit in which the hand is least likely to be stuck with tricks."""

    def danger(suit: Suit) -> float:
        ranks = RANKS[hand[suit]]
        return sum(rank - 4.5 - 1.2 * place for place, rank in enumerate(ranks)) - 0.5 * len(ranks)

    return min(SUITS, key=danger)


def strength(hand: Sequence[int], rules: Contract) -> float:
    """Return how well six cards suit the contract; the scale is the contract's own."""
    return _strength(tuple(hand), rules.id)


@lru_cache(maxsize=4096)
def _strength(hand: tuple[int, ...], contract: str) -> float:
    rules = CONTRACTS[contract]
    if rules.objective.id == "pains":
        suit = pain_suit(hand)
        rest = sum(WORTH[rank] for held in hand for rank in RANKS[held])
        return -rest - sum(WORTH[rank] for rank in RANKS[hand[suit]])
    worth = best_terms(hand, rules, None)[2]
    return -worth if rules.objective.avoids else worth
