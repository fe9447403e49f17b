"""Guile: of cards that are worth the same, any may be played, so that none tells of the others."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from game.core.rng import Rng
from game.core.styles import Style
from game.kit.cards import Card
from game.kit.deal import View
from game.kit.packs import HIGH, Order


def disguised(
    view: View[Any, Any],
    card: Card,
    rng: Rng,
    style: Style,
    order: Order = HIGH,
    is_alike: Callable[[Card, Card], bool] = lambda _card, _other: True,
) -> Card:
    """Return the card, or with guile any of those that are worth the same.

    `is_alike` tells whether two cards are also good for the same besides taking tricks.
    """
    if style.guile and rng.below(100) < 100 * style.guile:
        gone = {each for trick in view.table.tricks for each in trick.cards}
        same = touching(card, view.hand, gone, order)
        return rng.choice([other for other in same if is_alike(card, other)])
    return card


def touching(
    card: Card, hand: Sequence[Card], gone: Collection[Card], order: Order = HIGH
) -> list[Card]:
    """Return the cards of the hand that are worth the same: none still in play is between."""
    suit = [each for each in range(len(order.suit)) if order.suit[each] == order.suit[card]]
    suit.sort(key=order.height.__getitem__)
    same, at = [card], suit.index(card)
    for run in (suit[:at][::-1], suit[at + 1 :]):
        for number in run:
            if number in hand:
                same.append(next(held for held in hand if held == number))
            elif number not in gone:
                break
    return sorted(same)
