"""Hands as masks: four of them, one bit a rank (0 for the one), whichever ranking is in force."""

Masks = list[int]
"""By suit, the ranks held."""
RANKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(rank for rank in range(13) if mask >> rank & 1) for mask in range(1 << 13)
)
"""The ranks of a mask, the lowest first."""


def higher(mask: int, rank: int, inverted: bool) -> int:
    """Return how many ranks of the mask beat this one."""
    return (mask & (1 << rank) - 1 if inverted else mask >> rank + 1).bit_count()
