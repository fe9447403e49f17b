"""How many tricks a side is sure of: what the plain player claims, and accepts (BR-64)."""

from dataclasses import dataclass

from game.kit.cards import Card
from game.kit.deal import View
from game.kit.double_dummy import tricks_by_card
from game.kit.knowledge import cards_of, layouts, ways
from game.kit.packs import FLOATS, JOKERS
from game.rulesets.bridge.cashing import cashed
from game.rulesets.bridge.claims import tricks_left
from game.rulesets.bridge.table import BridgeTable
from game.rulesets.bridge.worlds import CARDS, knowledge

LISTED = {6: 1000, 9: 40, 14: 6}
"""Up to so many cards in a hand, up to so many layouts are all looked at."""
UNCOMPILED = 4
"""Up to so many cards in a hand the solver is asked where it runs as plain Python."""


@dataclass(frozen=True)
class Proved:
    """So many tricks are proved; `no_more`: it is known that more cannot be."""

    tricks: int
    no_more: bool


def proved(table: BridgeTable) -> Proved:
    """Return how many of the tricks left the side to lead takes however the cards lie.

    Where all layouts can be listed that are possible to somebody who sees the hands that lie open
    and nothing else, that is after one and the same lead, by exact play, in each of them. Else it
    is what the open hands can cash and what their trumps are worth, which may be less than is sure.
    """
    from game.kernels.compiled import is_compiled  # It loads numba, which the window does without.

    most = max(table.hand_sizes)
    known = knowledge(View(None, table.seen_by(None), ()))
    listed = next(count for cards, count in LISTED.items() if most <= cards)
    if (not is_compiled() and most > UNCOMPILED) or ways(known) > listed:
        tricks = cashed(table)
        return Proved(tricks, tricks == tricks_left(table))
    worst: dict[Card, int] = {}
    for layout in layouts(known):
        hands = [[_to_solver(card, table) for card in cards_of(held, CARDS)] for held in layout[:4]]
        found = tricks_by_card(hands, table.trump, table.trick.leader, order=table.order)
        worst = {card: min(tricks, worst.get(card, tricks)) for card, tricks in found.items()}
    return Proved(max(worst.values()), no_more=True)


def _to_solver(card: Card, table: BridgeTable) -> Card:
    """Return a card as the solver knows it: a wild Joker that is a trump is the trumps' own."""
    is_trump = card in FLOATS and table.order.suit[card] == table.trump
    return JOKERS[table.trump] if is_trump else card
