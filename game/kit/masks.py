"""Cards as bit masks, for what runs thousands of times a second: bit n is the card of number n."""

from collections.abc import Iterable

WHOLE_SUIT = (1 << 13) - 1
"""All ranks of a plain suit."""


def mask_of(cards: Iterable[int]) -> int:
    """Return the mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def numbers_in(mask: int) -> list[int]:
    """Return the numbers of the cards in a mask, from low to high."""
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers


def by_suit(mask: int) -> list[int]:
    """Return the ranks of the four plain suits, each a mask of 13 bits (bit 0 the lowest)."""
    return [mask & 8191, mask >> 13 & 8191, mask >> 26 & 8191, mask >> 39 & 8191]


def suits_of(cards: Iterable[int]) -> list[int]:
    """Return the ranks of the cards by plain suit, each a mask of 13 bits."""
    masks = [0, 0, 0, 0]
    for card in cards:
        masks[card // 13] |= 1 << card % 13
    return masks
