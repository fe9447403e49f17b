"""The German pack as bit masks (kit/masks.py), for what runs thousands of times a second."""

from game.kit.cards import SUITS, Card, mask_of, numbers_in
from game.kit.german import KING, OBER, PACK

WHOLE_PACK = mask_of(PACK)
WHOLE_SUIT = 31
SUIT_MASKS = (*(WHOLE_SUIT << 13 * suit for suit in SUITS), 0)
"""The cards of each suit; none where there is no trump."""
MARRIAGE_MASKS = tuple((1 << OBER | 1 << KING) << 13 * suit for suit in SUITS)
"""Ober and king of each suit."""
_CARDS = {int(card): card for card in PACK}


def cards_in(mask: int) -> tuple[Card, ...]:
    """Return the cards of a mask, in the order of the pack."""
    return tuple([_CARDS[number] for number in numbers_in(mask)])
