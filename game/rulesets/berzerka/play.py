"""Which cards may be played, and which card takes a trick (BZ-02, BZ-17, BZ-18)."""

from collections.abc import Sequence

from game.core.protocols import Refusal
from game.core.words import _
from game.kit.cards import Card, Suit, suit_name
from game.kit.tricks import Trick, of_suit, winning_place


def playable(hand: Sequence[Card], trick: Trick) -> Sequence[Card]:
    """Return the cards of the hand that may be played (BZ-17)."""
    if trick.cards and (following := of_suit(hand, trick.cards[0].suit)):
        return following
    return hand


def card_refusal(card: Card, hand: Sequence[Card], trick: Trick) -> Refusal | None:
    """Return why the card may not be played from the hand, None where it may."""
    if card not in hand:
        return Refusal(_("{card} is not in your hand.").format(card=card), "BZ-17")
    if card in playable(hand, trick):
        return None
    return Refusal(
        _("You must follow suit: {suit} were led.").format(suit=suit_name(trick.cards[0].suit)),
        "BZ-17",
    )


def turned_over(card: Card) -> Card:
    """Return the card that stands where this one does when 1 is high: the thirteen for the one."""
    return Card(card + 12 - 2 * (card % 13))


def best_place(cards: Sequence[Card], trump: Suit, inverted: bool) -> int:
    """Return the place of the card that takes the trick, by the ranking in force (BZ-18)."""
    return winning_place([turned_over(card) for card in cards] if inverted else cards, trump)
