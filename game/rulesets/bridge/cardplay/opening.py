"""The opening lead, by an agreed table: the suit by what was bid, the card by the holding."""

from collections.abc import Sequence

from game.kit.cards import NO_TRUMP, Card, Suit
from game.rulesets.bridge.cardplay.sight import HONOUR, Sight

SEQUENCE, INTERIOR, ACE_KING = 3.0, 2.0, 4.0


def opening_lead(seen: Sight, partners: Sequence[Suit], theirs: Sequence[Suit]) -> Card:
    """Return the first card of the play.

    `partners` are the suits that the leader's partner has bid, `theirs` the opponents'.
    """
    suits = seen.suits_to_lead()
    if not suits:
        return seen.legal[0]
    suit = max(suits, key=lambda each: (_appeal(seen, each, partners, theirs), -each))
    return from_suit(seen, suit)


def _appeal(seen: Sight, suit: Suit, partners: Sequence[Suit], theirs: Sequence[Suit]) -> float:
    """Return how good it is to lead a suit."""
    cards = seen.of(seen.hand, suit)
    heights = [seen.height(card) for card in cards]
    honours = [each for each in heights if each >= HONOUR]
    found = 6.0 if suit in partners else 0.0
    found -= 2.5 if suit in theirs else 0.0
    touching = len(honours) >= 2 and honours[0] - honours[1] == 1
    if seen.trump == NO_TRUMP:
        found += 1.2 * len(cards) + 0.5 * len(honours)
        return found + (1.0 if touching and len(cards) >= 4 else 0.0)
    if suit == seen.trump:
        return 0.2 + (0.8 if len(cards) >= 2 and not honours else -2.0)
    if touching:
        found += SEQUENCE + (1.0 if heights[0] >= 11 else 0.0)
    elif heights[0] >= 12:
        found -= 2.5
    elif honours and heights[0] >= 10:
        found -= 0.8
    short = {1: 2.2, 2: 0.6}.get(len(cards), 0.0)
    has_trumps = 1 <= len(seen.of(seen.hand, seen.trump)) <= 3
    if short and not honours and has_trumps:
        found += short
    return found + 0.1 * len(cards)


def from_suit(seen: Sight, suit: Suit) -> Card:
    """Return the card to lead from a suit.

    The top of touching honours; against a suit contract an ace rather than a card below it; fourth
    best from length with an honour; the top of small cards and of a doubleton.
    """
    cards = seen.of(seen.legal, suit)
    heights = [seen.height(card) for card in cards]
    if len(cards) <= 2:
        return cards[0]
    for n in range(len(cards) - 1):
        if heights[n] >= HONOUR and heights[n] - heights[n + 1] == 1:
            third = n + 2 < len(cards) and heights[n] - heights[n + 2] <= 3
            if n == 0 and (third or seen.trump != NO_TRUMP):
                return cards[0]
            if n == 1 and heights[0] <= 12 and third and seen.trump == NO_TRUMP:
                return cards[1]
            break
    if seen.trump != NO_TRUMP and heights[0] >= 12:
        return cards[0]
    if heights[0] < HONOUR - 1:
        return cards[0] if len(cards) == 3 else cards[1]
    return cards[3] if len(cards) >= 4 else cards[-1]
