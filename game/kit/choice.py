"""A card that may be played or put away, and all that whoever holds the cards can see of it: which
higher ones may still be out is reckoned from the own hand and from what has been played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from game.kit.cards import Card, Suit
from game.kit.packs import Order
from game.kit.tricks import Trick

FEW = 2
"""So few cards that may be out are hardly any."""
LOW = 4
"""With so many higher cards that may be out a card is low: it hardly wins."""


@dataclass(frozen=True)
class Choice:
    """A card that may be played, and all that bears on it.

    `legal` are the cards that may be played, `out` those that somebody else may still hold, and
    `is_last` tells whether nobody plays to the trick after it.
    """

    card: Card
    legal: Sequence[Card]
    trick: Trick
    trump: Suit
    order: Order
    out: Sequence[Card]
    is_last: bool
    suit_name: Callable[[Suit], str]
    card_name: Callable[[Card], str]

    @property
    def is_free(self) -> bool:
        """Whether another card may be played in its place."""
        return len(self.legal) > 1

    @property
    def suit(self) -> str:
        """What the suit of the card is called."""
        return self.suit_name(self.order.suit[self.card])

    @property
    def is_trump(self) -> bool:
        """Whether the card is a trump."""
        return self.order.suit[self.card] == self.trump

    @cached_property
    def held(self) -> Sequence[Card]:
        """The cards of its suit that may be played or put away, the lowest first."""
        suit, height = self.order.suit, self.order.height
        own = (card for card in self.legal if suit[card] == suit[self.card])
        return sorted(own, key=lambda card: height[card])

    @property
    def follows(self) -> bool:
        """Whether the card is of the suit led."""
        suit = self.order.suit
        return not self.trick.cards or suit[self.card] == suit[self.trick.cards[0]]

    @cached_property
    def trumps_out(self) -> int:
        """How many trumps may still be out."""
        return sum(self.order.suit[card] == self.trump for card in self.out)

    def takes(self, card: Card) -> bool:
        """Tell whether a card takes the trick as it lies."""
        cards = (*self.trick.cards, card)
        return self.order.best_place(cards, self.trump) == len(self.trick.cards)

    @cached_property
    def takers(self) -> list[Card]:
        """The cards that may be played and take the trick as it lies, the cheapest first."""
        return sorted(filter(self.takes, self.legal), key=self._worth)

    def _worth(self, card: Card) -> tuple[bool, int]:
        return self.order.suit[card] == self.trump, self.order.height[card]

    def lies_between(self, cards: Sequence[Card]) -> tuple[bool, bool]:
        """Tell whether it is the cheapest of several cards, and whether the dearest."""
        ordered = sorted(cards, key=self._worth)
        several = len(ordered) > 1
        return several and self.card == ordered[0], several and self.card == ordered[-1]

    @cached_property
    def higher(self) -> int:
        """How many higher cards of its suit may still be out."""
        return self.higher_than(self.card)

    def higher_than(self, card: Card) -> int:
        """Return how many cards of the suit of a card, and higher than it, may still be out."""
        suit = self.order.suit[card]
        return sum(
            self.order.suit[other] == suit and self.order.beats(other, card, self.trump)
            for other in self.out
        )

    def lower_than(self, card: Card) -> int:
        """Return how many cards of the suit of a card, and lower than it, may still be out."""
        suit, height = self.order.suit, self.order.height
        return sum(suit[o] == suit[card] and height[o] < height[card] for o in self.out)

    @property
    def kind(self) -> tuple[bool, str, str]:
        """What is done by playing it, coarsely: whether with a trump; whether it wins the trick,
        may win it, loses it or is thrown on another suit; and of one thrown whether it is low."""
        if not self.takes(self.card):
            does = "loses" if self.follows else "is thrown"
        elif not self.beaters:
            does = "wins"
        else:
            does = "may win" if self.higher < LOW else "hardly wins"
        is_low = does == "is thrown" and self.higher >= LOW
        return self.is_trump, does, "low" if is_low else ""

    @cached_property
    def kept_higher(self) -> int:
        """How many higher cards of its suit may be played in its place."""
        return len(self.held) - 1 - self.held.index(self.card)

    @property
    def may_come_again(self) -> bool:
        """Whether somebody else may still lead its suit once the card is gone: nobody who must win
        the trick that it leads and has one card left, and none of a suit of which all that is out
        falls on that trick, as whoever holds one follows."""
        suit = self.order.suit
        out = sum(suit[other] == suit[self.card] for other in self.out)
        if self.trick.cards:
            return out > 0
        return out > 1 and (self.beaters > 0 or len(self.legal) > 2)

    @cached_property
    def beaters(self) -> int:
        """How many cards that may still be out beat it, trumps as well."""
        return self._beaters_of(self.card)

    def _beaters_of(self, card: Card) -> int:
        beats = (self.order.beats(other, card, self.trump) for other in self.out)
        return 0 if self.is_last else sum(beats)

    @property
    def wins_anyway(self) -> bool:
        """Whether every card that may be played takes the trick for certain."""
        return all(self.takes(each) and not self._beaters_of(each) for each in self.legal)
