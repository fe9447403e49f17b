"""Hands as masks: four of them, one bit a rank (0 for the one), whichever ranking is in force."""

Masks = list[int]
"""By suit, the ranks held."""
RANKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(rank for rank in range(13) if mask >> rank & 1) for mask in range(1 << 13)
)
"""The ranks of a mask, the lowest first."""
TURNED = tuple(sum(1 << 12 - rank for rank in ranks) for ranks in RANKS)
"""The ranks of a mask turned over: the thirteen for the one."""
