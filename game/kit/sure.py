"""Tricks that are certain: what a hand on lead takes, however the cards lie that it does not see.

The proof needs one rule of all these games: who can follow suit must.
"""

from collections.abc import Collection, Iterable, Sequence

from game.kit.cards import NO_TRUMP, SUITS, Card, Suit
from game.kit.deal import View
from game.kit.packs import HIGH, Order


def unseen(view: View, pack: Iterable[Card], away: Iterable[Card | None] = ()) -> list[Card]:  # type: ignore[type-arg]
    """Return the cards of a pack that lie anywhere but in the observer's hand or in a trick.

    `away` are those that he knows to be out of play.
    """
    seen = {*view.hand, *away, *(card for _player, card, _trick in view.table.played())}
    return [card for card in pack if card not in seen]


def takes_all(
    hand: Sequence[Card], unseen: Collection[Card], trump: Suit, order: Order = HIGH
) -> Sequence[Card]:
    """Return the hand in an order of leads that takes every trick, whoever holds what is unseen.

    Nothing where none is proved. Trumps are drawn first; if there are fewer than are unseen, one
    may be left to ruff with. The nth lead of a suit is sure where no unseen card of it is higher,
    or where fewer than n are unseen: whoever held one has had to follow to each lead before.
    """
    suits = [trump, *(suit for suit in SUITS if suit != trump)] if trump != NO_TRUMP else SUITS
    leads: list[Card] = []
    for suit in suits:
        own = sorted((c for c in hand if order.suit[c] == suit), key=lambda c: -order.height[c])
        others = [card for card in unseen if order.suit[card] == suit]
        highest = max((order.height[card] for card in others), default=-1)
        if any(order.height[card] < highest for card in own[: len(others)]):
            return ()
        if suit == trump and len(own) < min(len(others), len(hand)):
            return ()
        leads += own
    return leads if len(leads) == len(hand) else ()


def cannot_lose(
    hand: Sequence[Card], unseen: Collection[Card], trump: Suit, order: Order = HIGH
) -> bool:
    """Tell whether the hand takes every trick even if it is led in any order."""
    has_trumps_out = any(order.suit[card] == trump for card in unseen)
    return all(
        (order.suit[card] == trump or not has_trumps_out)
        and not any(order.beats(other, card, NO_TRUMP) for other in unseen)
        for card in hand
    )
