"""The pack and its Jokers: which there are, where they stand, what they are worth to a bidder."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from game.kit.cards import DECK, NO_TRUMP, Card, Suit
from game.kit.packs import (
    BLACK_JOKER,
    FLOATS,
    HIGH,
    JOKER_LOW,
    JOKERS,
    RED_JOKER,
    Order,
    as_dealt,
)
from game.rulesets.bridge.options import JOKER_POINTS, POWERS, BridgeOptions

EVERY_CARD: tuple[Card, ...] = (*DECK, *JOKERS, RED_JOKER, BLACK_JOKER)
"""All cards that some deal of bridge may have, by their numbers."""


@lru_cache(maxsize=64)
def pack(options: BridgeOptions) -> tuple[Card, ...]:
    """Return the cards that are dealt: 52 and the Jokers agreed on (BR-02)."""
    if not options.are_wild:
        return (*DECK, *(JOKERS[suit] for suit in options.joker_suits))
    if options.jokers == 2:
        return (*DECK, RED_JOKER, BLACK_JOKER)
    return (*DECK, RED_JOKER if options.single == "red" else BLACK_JOKER)


def is_joker(card: int) -> bool:
    """Tell whether a card is a Joker."""
    return card >= len(DECK)


def is_high(power: str, trump: Suit) -> bool:
    """Tell whether Jokers are high in a contract: by its kind, not by their suit (BR-05)."""
    with_trumps, without = POWERS[power]
    return without if trump == NO_TRUMP else with_trumps


@lru_cache(maxsize=64)
def order_of(power: str, trump: Suit) -> Order:
    """Return how the cards stand in a contract (BR-21, BR-22).

    A wild Joker of the trumps' colour is a trump for the whole deal (BR-24); any other floats
    between its suits until it is played (BR-25).
    """
    order = HIGH if is_high(power, trump) else JOKER_LOW
    turned = [joker for joker, suits in FLOATS.items() if trump in suits]
    if not turned:
        return order
    suits, heights = list(order.suit), list(order.height)
    for joker in turned:
        suits[joker], heights[joker] = trump, heights[JOKERS[trump]]
    return replace(order, suit=tuple(suits), height=tuple(heights))


def as_held(card: Card, options: BridgeOptions) -> Card:
    """Return the card that was in the hand before this one was played: floating Jokers float."""
    return as_dealt(card) if options.are_wild else card


def joker_points(hand: Iterable[Card], power: str) -> tuple[int, int]:
    """Return how much of what a hand is worth to a bidder is for its Jokers, and how many there
    are (BR-13)."""
    jokers = [card for card in hand if is_joker(card)]
    return high_card_points(jokers, power), len(jokers)


def high_card_points(hand: Iterable[Card], power: str, trump: Suit | None = None) -> int:
    """Return what a hand is worth to a bidder; `trump` is None before it is known (BR-13).

    An ace is 4, a king 3, a queen 2, a jack 1; a Joker 5 where it is high, 1 where it is low, and
    3 where that depends on the contract to come.
    """
    high = POWERS[power] if trump is None else (is_high(power, trump),) * 2
    joker = JOKER_POINTS[high]
    return sum(joker if is_joker(card) else max(0, card.rank - 8) for card in hand)
