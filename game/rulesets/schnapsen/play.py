"""Which cards may be played (DS-20 to DS-27)."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from game.core.protocols import Refusal
from game.core.words import _
from game.kit.cards import SUITS, Card, Suit
from game.kit.german import german_suit_name
from game.kit.tricks import beats, winning_place
from game.rulesets.schnapsen.contracts import LONGEST_SUIT

C = TypeVar("C", bound=Card)


def playable(
    hand: Sequence[C], trick: Sequence[Card], trump: Suit, long_suit: Suit | None = None
) -> tuple[Sequence[C], str]:
    """Return the cards of the hand that may be played, and the clause that decides it.

    `long_suit` is the suit that the player must lead first, if there is such (DS-27).
    """
    if not trick:
        if long_suit is not None and (first := _of(hand, long_suit)):
            return first, "DS-27"
        return hand, "DS-20"
    best = trick[winning_place(trick, trump)]
    led = trick[0].suit
    if following := _of(hand, led):
        higher = [card for card in following if beats(card, best, trump)]
        return (higher, "DS-22") if higher else (following, "DS-21")
    if trumps := _of(hand, trump):
        higher = [card for card in trumps if beats(card, best, trump)]
        return (higher or trumps), "DS-23"
    return hand, "DS-24"


def card_refusal(
    card: C, hand: Sequence[C], trick: Sequence[Card], trump: Suit, long_suit: Suit | None
) -> Refusal | None:
    """Return why the card may not be played from the hand, None where it may."""
    if card not in hand:
        return Refusal(_("{card} is not in your hand.").format(card=card))
    cards, rule = playable(hand, trick, trump, long_suit)
    if card in cards:
        return None
    if rule == "DS-22" and card.suit != trick[0].suit:
        rule = "DS-21"
    return Refusal(_REASONS[rule](trick, trump), rule)


def long_suit_of(hand: Sequence[Card], trump: Suit, *, has_trumps: bool) -> Suit | None:
    """Return the suit of which the hand holds all five, trumps where there are any (DS-43)."""
    for suit in (trump,) if has_trumps else SUITS:
        if len(_of(hand, suit)) == LONGEST_SUIT:
            return suit
    return None


def _of(hand: Sequence[C], suit: Suit) -> Sequence[C]:
    return [card for card in hand if card // 13 == suit]


_REASONS: Mapping[str, Callable[[Sequence[Card], Suit], str]] = {
    "DS-21": lambda trick, trump: _("You must follow suit: {suit} were led.").format(
        suit=german_suit_name(trick[0].suit)
    ),
    "DS-22": lambda trick, trump: _(
        "You can beat the {card}, so you must: play a higher card of the suit."
    ).format(card=trick[winning_place(trick, trump)]),
    "DS-23": lambda trick, trump: _(
        "You have none of the suit led, so you must play a trump, and overtrump if you can: {suit}."
    ).format(suit=german_suit_name(trump)),
    "DS-27": lambda trick, trump: _(
        "The long suit is led first: you still hold cards of the five."
    ),
}
