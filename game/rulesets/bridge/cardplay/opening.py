"""The opening lead, by an agreed table: the suit by holding and auction, the card by the holding.

What a suit is worth was read off deals that the exact solver knows, in hundredths of a trick, and
rounded (docs/strength.md).
"""

from collections.abc import Mapping, Sequence
from enum import Enum, auto

from game.core.protocols import Player
from game.kit.cards import NO_TRUMP, Card, Suit
from game.rulesets.bridge.cardplay.sight import HONOUR, Sight


class Holding(Enum):
    """What heads a suit in a hand; the best card there is stands for the ace, be it a Joker."""

    ACE_KING = auto()
    SEQUENCE = auto()
    ACE = auto()
    TENACE = auto()
    KING = auto()
    SMALL = auto()


WORTH: Mapping[Holding, tuple[int, int]] = {
    Holding.ACE_KING: (25, 40),
    Holding.SEQUENCE: (10, 10),
    Holding.ACE: (-8, -15),
    Holding.TENACE: (-12, -10),
    Holding.KING: (-10, -5),
    Holding.SMALL: (0, 0),
}
"""What it is worth to lead from a holding, against trumps and against no-trump."""
PARTNERS, DUMMYS, DECLARERS = (25, 30), (-4, -18), (-8, -18)
"""What is added for a suit that somebody has bid."""
LENGTHS = (-30, -30, -20, -12, -6, 2, 20)
"""What is added against no-trump for the cards of the suit, from six on the same."""
BARE_HONOUR = -20
"""What is added to that for an honour with one other card."""
SINGLETON = 24
"""What a lone small card adds for who has a trump to ruff with, and none too many."""
TRUMPS: Mapping[Holding, int] = {Holding.SMALL: -10, Holding.ACE: -5, Holding.ACE_KING: -5}
BROKEN_TRUMPS = -40
"""What a trump is worth: from small ones or the ace, and from other honours."""


def opening_lead(seen: Sight, bid: Mapping[Player, Sequence[Suit]]) -> Card:
    """Return the first card of the play; `bid` are the suits that each player has bid."""
    return leads(seen, bid)[0]


def leads(seen: Sight, bid: Mapping[Player, Sequence[Suit]]) -> list[Card]:
    """Return the card to lead from each suit, the best first."""
    suits = seen.suits_to_lead()
    suits.sort(key=lambda each: _appeal(seen, each, bid), reverse=True)
    return [_card(seen, suit) for suit in suits] or [seen.legal[0]]


def tricks_of_lead(seen: Sight, card: Card, bid: Mapping[Player, Sequence[Suit]]) -> float:
    """Return what it is worth in tricks to lead the suit of a card, by the table."""
    suit = seen.order.suit[card]
    return _appeal(seen, suit, bid)[0] / 100 if suit in seen.suits_to_lead() else 0.0


def _appeal(seen: Sight, suit: Suit, bid: Mapping[Player, Sequence[Suit]]) -> tuple[int, int, int]:
    """Return how good it is to lead a suit: of two that are worth the same the longer, a major."""
    cards = seen.of(seen.hand, suit)
    if suit == seen.trump:
        found = TRUMPS.get(holding(seen, cards), BROKEN_TRUMPS)
    else:
        partner = (seen.me + 2) % 4
        told = ((partner, PARTNERS), (seen.dummy_player, DUMMYS), (seen.declarer, DECLARERS))
        added = [worth[seen.trump == NO_TRUMP] for player, worth in told if suit in bid[player]]
        found = _worth(seen, cards) + sum(added)
    return found, len(cards), -suit


def _worth(seen: Sight, cards: Sequence[Card]) -> int:
    """Return what it is worth to lead a suit in which one has these cards, whoever has bid it."""
    held = holding(seen, cards)
    against_trumps, against_no_trump = WORTH[held]
    if seen.trump == NO_TRUMP:
        is_bare = len(cards) == 2 and held not in (Holding.SMALL, Holding.SEQUENCE)
        return against_no_trump + LENGTHS[min(len(cards), 6)] + (BARE_HONOUR if is_bare else 0)
    ruffs = len(cards) == 1 and held is Holding.SMALL
    if ruffs and 1 <= len(seen.of(seen.hand, seen.trump)) <= 3:
        return against_trumps + SINGLETON
    return against_trumps


def holding(seen: Sight, cards: Sequence[Card]) -> Holding:
    """Return what heads the cards of a suit, the highest first."""
    heights = [seen.height(card) for card in cards]
    if heights[0] < HONOUR:
        return Holding.SMALL
    above, gap = seen.above(cards[0], seen.against), 0
    if len(cards) > 1:
        gap = heights[0] - heights[1]
    if gap == 1 and not above:
        return Holding.ACE_KING
    if gap == 1 and (above <= 2 or (seen.trump == NO_TRUMP and len(cards) >= 3)):
        return Holding.SEQUENCE
    if above > 1:
        return Holding.SMALL
    if gap == 2 and heights[1] >= HONOUR:
        return Holding.TENACE
    return Holding.KING if above else Holding.ACE


def _card(seen: Sight, suit: Suit) -> Card:
    """Return the card of a suit: also against no-trump the ace of ace-king, and the top of touching
    honours with but one card below them."""
    cards = seen.of(seen.legal, suit)
    held = holding(seen, cards)
    if held is Holding.ACE_KING or (held is Holding.SEQUENCE and len(cards) == 3):
        return cards[0]
    return from_suit(seen, suit)


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
