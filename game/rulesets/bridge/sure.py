"""How many tricks a side is sure of: what the plain player claims, and accepts (BR-64)."""

from collections.abc import Iterator

from game.core.rng import Rng
from game.kit import beliefs
from game.kit.beliefs import Layout
from game.kit.cards import Card
from game.kit.deal import View
from game.kit.double_dummy import tricks_by_card
from game.kit.knowledge import cards_of
from game.kit.packs import FLOATS, JOKERS
from game.rulesets.bridge.cashing import cashed
from game.rulesets.bridge.table import BridgeTable
from game.rulesets.bridge.worlds import CARDS, knowledge

LOOKED_AT = {6: 1000, 9: 40, 14: 6}
"""Up to so many cards in a hand, so many layouts are looked at, all of them if they are fewer."""
UNCOMPILED = 4
"""Up to so many cards in a hand the solver is asked where it runs as plain Python."""


def sure_tricks(table: BridgeTable, rng: Rng, least: int = 0) -> int:
    """Return how many of the tricks left the side to lead takes however the cards lie.

    That is: after one and the same lead, by exact play, in every layout that is possible to
    somebody who sees the hands that lie open and nothing else. `rng` draws the layouts where there
    are too many to look at all. Below `least` it may be fewer still. Where the solver would take
    too long, it is what can be cashed at once.
    """
    from game.kernels.compiled import is_compiled  # It loads numba, which the window does without.

    if not is_compiled() and max(table.hand_sizes) > UNCOMPILED:
        return cashed(table)
    worst: dict[Card, int] = {}
    for layout in _layouts(table.seen_by(None), rng):
        hands = [[_to_solver(card, table) for card in cards_of(held, CARDS)] for held in layout[:4]]
        found = tricks_by_card(hands, table.trump, table.trick.leader, order=table.order)
        worst = {card: min(tricks, worst.get(card, tricks)) for card, tricks in found.items()}
        if max(worst.values()) < least:
            break
    return max(worst.values())


def _layouts(table: BridgeTable, rng: Rng) -> Iterator[Layout]:
    """Yield the ways in which the cards can lie, or some of them, drawn at random."""
    known = knowledge(View(None, table, ()))
    most = next(count for cards, count in LOOKED_AT.items() if max(table.hand_sizes) <= cards)
    if beliefs.ways(known) <= most:
        return beliefs.layouts(known)
    return (beliefs.deal_hidden(known, rng) for _ in range(most))


def _to_solver(card: Card, table: BridgeTable) -> Card:
    """Return a card as the solver knows it: a wild Joker that is a trump is the trumps' own."""
    is_trump = card in FLOATS and table.order.suit[card] == table.trump
    return JOKERS[table.trump] if is_trump else card
