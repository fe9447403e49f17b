"""Which cards may be played (SW-14 to SW-17)."""

from collections.abc import Callable, Mapping, Sequence

from game.core.protocols import Refusal
from game.core.words import _
from game.kit.cards import Card, Suit, suit_name
from game.kit.tricks import Trick, of_suit


def playable(hand: Sequence[Card], trick: Trick, trump: Suit) -> tuple[Sequence[Card], str]:
    """Return the cards of the hand that may be played, and the clause that decides it."""
    if not trick.cards:
        return hand, "SW-14"
    if following := of_suit(hand, trick.cards[0].suit):
        return following, "SW-15"
    if trumps := of_suit(hand, trump):
        return trumps, "SW-16"
    return hand, "SW-17"


def card_refusal(card: Card, hand: Sequence[Card], trick: Trick, trump: Suit) -> Refusal | None:
    """Return why the card may not be played from the hand, None where it may."""
    if card not in hand:
        return Refusal(_("{card} is not in your hand.").format(card=card))
    cards, rule = playable(hand, trick, trump)
    if card in cards:
        return None
    return Refusal(_REASONS[rule](trick, trump), rule)


_REASONS: Mapping[str, Callable[[Trick, Suit], str]] = {
    "SW-15": lambda trick, trump: _("You must follow suit: {suit} were led.").format(
        suit=suit_name(trick.cards[0].suit)
    ),
    "SW-16": lambda trick, trump: _(
        "You have none of the suit led, so you must play a trump: {suit}."
    ).format(suit=suit_name(trump)),
}
