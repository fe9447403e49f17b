"""What speaks for a card by itself or beside those of its suit, whoever leads it and when."""

from collections.abc import Iterator, Sequence

from game.core.reason import Reason
from game.core.words import _
from game.kit.cards import NO_TRUMP, Card, suit_name
from game.rulesets.bridge.cardplay.sight import HONOUR, Sight
from game.rulesets.bridge.naming import card_name

LONG = 4
"""From how many cards on a suit is long."""
TELLING = 4
"""With more cards than so many in hand, what a card tells partner can still be of use."""


def sure(seen: Sight, card: Card) -> Reason:
    """Return that nothing beats a master in its suit, or nothing at all."""
    if seen.may_be_ruffed(card):
        return Reason(_("Unless it is trumped it wins: no higher card of the suit is out."), "wins")
    return Reason(_("It wins the trick: no higher card of the suit is out."), "wins", 1)


def of_card(seen: Sight, card: Card, cards: Sequence[Card]) -> Iterator[Reason]:
    """Yield why this card of a suit is led rather than another; `cards` are those held, high
    first."""
    suit = suit_name(seen.order.suit[card])
    if seen.height(card) >= HONOUR and seen.touches(card, cards):
        if seen.is_master(card) and not seen.tricks:
            told = _("Nothing beats it in its suit, and you see dummy before you lead again.")
            yield Reason(told, "sure honour")
        elif not seen.is_master(card):
            told = _("The top of touching honours drives out what is above, and gives little away.")
            yield Reason(told, "touching", _run(seen, card, cards))
    if seen.height(cards[0]) < HONOUR and len(seen.hand) > TELLING:
        yield from _of_small_cards(cards, card, suit)
    elif len(cards) >= LONG and card == cards[3]:
        told = _("The fourth best of a long suit: its small cards may become tricks.")
        yield Reason(told, "fourth best", len(cards))
    yield from kept(seen, card, cards)


def _run(seen: Sight, card: Card, cards: Sequence[Card]) -> int:
    """Return how many cards touch each other from this one down."""
    heights = {seen.height(each) for each in cards}
    length = 1
    while seen.height(card) - length in heights:
        length += 1
    return length


def _of_small_cards(cards: Sequence[Card], card: Card, suit: str) -> Iterator[Reason]:
    """Yield what a card led from small ones tells, where the table of leads takes it."""
    if len(cards) == 1:
        told = _("Your only card of {suit}: nothing of yours can be given away.")
        yield Reason(told.format(suit=suit), "small alone")
    elif card == cards[0] and len(cards) <= 3:
        told = _("The top of small cards tells partner that you hold nothing higher in {suit}.")
        yield Reason(told.format(suit=suit), "top of small")
    elif card == cards[1] and len(cards) > 3:
        told = _("The second highest of small cards tells partner that {suit} is long, but weak.")
        yield Reason(told.format(suit=suit), "second of small", len(cards))


def kept(seen: Sight, card: Card, cards: Sequence[Card]) -> Iterator[Reason]:
    """Yield that a low card leaves an honour for later."""
    if cards and card != cards[0] and seen.height(cards[0]) >= HONOUR > seen.height(card):
        told = _("A low card keeps the {card} for a later trick.")
        yield Reason(told.format(card=card_name(cards[0])), "keeps", -seen.height(card))


def to_ruff(seen: Sight, cards: Sequence[Card], suit: str) -> Iterator[Reason]:
    """Yield that one's only card of a suit is led to ruff when the suit comes back."""
    if len(cards) == 1 and seen.trump != NO_TRUMP and seen.of(seen.hand, seen.trump):
        told = _("Your only card of {suit}: when it comes back, you can trump it.").format(
            suit=suit
        )
        yield Reason(told, "to ruff")


def each_with(first: Reason, others: Iterator[Reason]) -> Iterator[Reason]:
    """Yield what speaks for a suit, then this together with what speaks for a card of it."""
    yield first
    for each in others:
        yield Reason(f"{first.words} {each.words}", f"{first.kind}, {each.kind}", each.much)
