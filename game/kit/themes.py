"""What the choice of a card is about, in every trick game."""

from collections.abc import Sequence
from typing import Any

from game.core.whole import Whole
from game.kit.actions import PlayCard
from game.kit.cards import Card, Suit
from game.kit.packs import HIGH, Order
from game.kit.table import Table

LAST = 4
"""So many cards in hand make an ending."""


def phase(view: Any, action: Any) -> str:
    """Return where in a deal a decision is made (an id of `core.themes.PHASES`); a whole is made
    of cards put away."""
    if isinstance(action, Whole):
        return "change"
    table: Table = view.table
    if not isinstance(action, PlayCard) and not hasattr(action, "led"):  # a marriage leads
        return "bid"
    if len(table.hands[table.hand_player]) <= LAST:
        return "end"
    return "follow" if table.trick.cards else "lead"


def card_themes(
    table: Table, best: Card, instead: Card, trump: Suit, order: Order = HIGH
) -> Sequence[str]:
    """Return what it is about to play one card and not another that looks as good (ids of
    `core.themes`), the first the one it is about most."""
    themes = [_theme(table, best, instead, trump, order)]
    if len(table.hands[table.hand_player]) <= LAST:
        themes.append("ending")
    return themes


def _theme(table: Table, best: Card, instead: Card, trump: Suit, order: Order) -> str:
    trick = table.trick.cards
    if not trick:
        return "draw_trumps" if order.suit[best] == trump else "lead"

    def takes(card: Card) -> bool:
        return order.best_place((*trick, card), trump) == len(trick)

    led = order.suit[trick[0]]
    if order.suit[best] != led:
        if order.suit[best] != trump:
            return "discard"
        return "ruff" if order.suit[instead] != trump else "which_card"
    if takes(best) == takes(instead):
        return "which_card"
    return "take" if takes(best) else "duck"
