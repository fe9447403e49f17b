"""Sets of squares as bits of a number, for whoever weighs many squares in little time."""

from collections.abc import Iterable, Iterator
from functools import cache

from game.rulesets.berserk.unit import BOARD, Spot

Mask = int
"""Bit s is square s."""

WHOLE: Mask = (1 << len(BOARD.squares)) - 1
COLUMN_A: Mask = sum(1 << square for square in BOARD.squares if BOARD.column[square] == 0)
COLUMN_E: Mask = sum(1 << square for square in BOARD.squares if BOARD.column[square] == 4)
NEAR: tuple[Mask, ...] = tuple(sum(1 << other for other in near) for near in BOARD.adjacent)
"""The squares around each square."""


def mask_of(squares: Iterable[Spot]) -> Mask:
    """Return the squares as one number."""
    found = 0
    for square in squares:
        found |= 1 << square
    return found


def squares_of(mask: Mask) -> Iterator[Spot]:
    """Yield the squares of a mask, in order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def around(mask: Mask) -> Mask:
    """Return the squares of the mask and all around them."""
    wide = mask | (mask & ~COLUMN_E) << 1 | (mask & ~COLUMN_A) >> 1
    return (wide | wide << 5 | wide >> 5) & WHOLE


def flooded(start: Mask, free: Mask, steps: int) -> Mask:
    """Return the squares within so many steps through free ones, the start included."""
    reached = start
    for _step in range(steps):
        wider = reached | (
            (reached << 5 | reached >> 5 | (reached & ~COLUMN_E) << 1 | (reached & ~COLUMN_A) >> 1)
            & free
        )
        if wider == reached:
            break
        reached = wider
    return reached


@cache
def disc(centre: Spot, reach: int | None, corners: bool) -> Mask:
    """Return the squares within a range of the centre and not adjacent to it (BW-20)."""
    away = (BOARD.rings if corners else BOARD.steps)[centre]
    return mask_of(
        square
        for square in BOARD.squares
        if (reach is None or away[square] <= reach) and BOARD.rings[centre][square] > 1
    )


@cache
def ball(centre: Spot, reach: int | None, corners: bool) -> Mask:
    """Return the squares within a range of the centre, itself included."""
    away = (BOARD.rings if corners else BOARD.steps)[centre]
    return mask_of(square for square in BOARD.squares if reach is None or away[square] <= reach)
