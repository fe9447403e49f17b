"""Why a card is a good one to play: one reason in words, with what at the table tells it.

It says only what whoever holds the cards can see: which cards may still be out is reckoned from
the own hand and from what has been played.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from game.core.words import _, many
from game.kit.cards import Card, Suit
from game.kit.packs import Order
from game.kit.tricks import Trick


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
        suit = self.order.suit[self.card]
        return sum(
            self.order.suit[other] == suit and self.order.beats(other, self.card, self.trump)
            for other in self.out
        )

    @cached_property
    def beaters(self) -> int:
        """How many cards that may still be out beat it, trumps as well."""
        if self.is_last:
            return 0
        return sum(self.order.beats(other, self.card, self.trump) for other in self.out)


def card_reason(choice: Choice, wants: bool | None) -> str:
    """Return why the card is played by somebody who `wants` the trick, does not, or is of two
    minds (None)."""
    if not choice.trick.cards:
        return _lead(choice, wants)
    if wants is None:
        return _("It takes the trick.") if choice.takes(choice.card) else _("It lets the trick go.")
    return _taking(choice) if wants else _avoiding(choice)


def _lead(choice: Choice, wants: bool | None) -> str:
    suit = choice.suit_name(choice.order.suit[choice.card])
    if not choice.beaters:
        return _("Nothing that may still be out beats it, so it takes the trick.")
    if not choice.higher:
        return _("No higher card of {suit} is out; only a trump can take it.").format(suit=suit)
    if not wants:
        sentence = many(
            "{n} higher card of {suit} may still be out to take it from you.",
            "{n} higher cards of {suit} may still be out to take it from you.",
            choice.higher,
        )
    else:
        sentence = many(
            "{n} higher card of {suit} may still be out, and must come before your others count.",
            "{n} higher cards of {suit} may still be out, and must come before your others count.",
            choice.higher,
        )
    return sentence.format(n=choice.higher, suit=suit)


def _taking(choice: Choice) -> str:
    if choice.card not in choice.takers:
        if choice.takers:
            kept = choice.card_name(choice.takers[-1])
            return _("It lets this trick go, and keeps the {card} for a later one.").format(
                card=kept
            )
        if choice.lies_between(choice.legal)[0]:
            return _("None of your cards takes this trick, so the least of them goes.")
        return _("None of your cards takes this trick.")
    cheapest = choice.lies_between(choice.takers)[0]
    if choice.is_last:
        return (
            _("You play last: it takes the trick, and no cheaper card would.")
            if cheapest
            else _("You play last, and it takes the trick.")
        )
    if not choice.beaters:
        return _("It takes the trick: nothing that may still be out beats it.")
    return many(
        "It takes the trick as it lies; {n} card that may be out could still beat it.",
        "It takes the trick as it lies; {n} cards that may be out could still beat it.",
        choice.beaters,
    ).format(n=choice.beaters)


def _avoiding(choice: Choice) -> str:
    best = choice.trick.cards[choice.order.best_place(choice.trick.cards, choice.trump)]
    under = [card for card in choice.legal if card not in choice.takers]
    if choice.card in under:
        sentence = (
            _("It does not beat the {best}, and is the highest of yours that does not.")
            if choice.lies_between(under)[1]
            else _("It does not beat the {best}, so the trick is not yours.")
        )
        return sentence.format(best=choice.card_name(best))
    if under:
        return _("It takes this trick, so that it cannot be made to take a worse one.")
    if not choice.beaters:
        return (
            _("You take this trick in any case, so the highest goes and the lower cards stay.")
            if choice.lies_between(choice.legal)[1]
            else _("You take this trick in any case.")
        )
    return many(
        "Whatever you play takes it as it lies; {n} card that may be out could beat this one.",
        "Whatever you play takes it as it lies; {n} cards that may be out could beat this one.",
        choice.beaters,
    ).format(n=choice.beaters)
