"""The rest of the tricks with all cards open: the exact solver asked about a table."""

from functools import cache

from game.core.protocols import Player
from game.kernels.compiled import is_compiled
from game.kernels.solver import Solver
from game.kit.cards import Card, Suit
from game.kit.packs import FLOATS, JOKERS, NO_SUIT, Order
from game.rulesets.bridge.table import BridgeTable

LANE = 16
"""Places that a suit has for the solver."""


@cache
def _solver() -> Solver:
    return Solver()


def is_quick() -> bool:
    """Tell whether the solver runs as machine code; else it is too slow to be asked often."""
    return is_compiled()


def place(card: Card, order: Order, suit: Suit = NO_SUIT) -> int:
    """Return where a card stands for the solver; a floating Joker as one of a suit."""
    if order.suit[card] == NO_SUIT:
        card = JOKERS[suit]
    return LANE * order.suit[card] + order.height[card]


def mask(card: Card, order: Order) -> int:
    """Return the places of a card: two of a Joker that floats."""
    if order.suit[card] != NO_SUIT:
        return 1 << place(card, order)
    found = 0
    for suit in FLOATS[card]:
        found |= 1 << place(card, order, suit)
    return found


def tricks_to_come(table: BridgeTable) -> int:
    """Return the tricks that seats 0 and 2 still take, where a trick is to be led."""
    order = table.order
    hands = [0, 0, 0, 0]
    floating = []
    for player in range(4):
        for card in table.held(player):
            there = mask(card, order)
            hands[player] |= there
            if order.suit[card] == NO_SUIT:
                floating.append(there)
    return _solver().tricks(hands, table.trump, _leader(table), floating)


def _leader(table: BridgeTable) -> Player:
    assert not table.trick.cards, "a trick has begun"
    return table.trick.leader
