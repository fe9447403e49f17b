"""Hands as bit masks, for what runs thousands of times a second: bit 5 x suit + rank, 20 bits."""

from collections.abc import Iterable

from game.kit.cards import Card
from game.kit.german import PACK, POINTS, GermanCard

WHOLE_PACK = (1 << 20) - 1
WHOLE_SUIT = 31
SUIT_MASKS = (*(WHOLE_SUIT << 5 * suit for suit in range(4)), 0)
"""The cards of each suit; none where there is no trump."""
HIGHER = tuple(
    (SUIT_MASKS[at // 5] >> (at + 1)) << (at + 1) & SUIT_MASKS[at // 5] for at in range(20)
)
"""For each card, those of its suit that beat it."""
WORTH = tuple(POINTS[at % 5] for at in range(20))
"""For each card, what it counts."""
SUIT_OF = tuple(at // 5 for at in range(20))
MARRIAGE_MASKS = tuple(0b00110 << 5 * suit for suit in range(4))
"""Ober and king of each suit."""


def bit_place(card: Card) -> int:
    """Return the place of a card's bit."""
    return card // 13 * 5 + card % 13


def mask_of(cards: Iterable[Card]) -> int:
    """Return the mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card // 13 * 5 + card % 13
    return mask


def cards_of(mask: int) -> tuple[GermanCard, ...]:
    """Return the cards of a mask, in the order of the pack."""
    return tuple([PACK[at] for at in places_in(mask)])


def places_in(mask: int) -> list[int]:
    """Return the places of the bits that are set, from low to high."""
    places = []
    while mask:
        low = mask & -mask
        places.append(low.bit_length() - 1)
        mask ^= low
    return places


def may_follow(hand: int, led: int, best: int, trumps: int) -> int:
    """Return what may be played to a trick (DS-21 to DS-24).

    `led` is the suit led, `best` the place of the best card so far, `trumps` the mask of trumps.
    """
    following = hand & SUIT_MASKS[led]
    if following:
        if SUIT_OF[best] == led:
            return following & HIGHER[best] or following
        return following
    ruffing = hand & trumps
    if ruffing:
        if trumps >> best & 1:
            return ruffing & HIGHER[best] or ruffing
        return ruffing
    return hand
