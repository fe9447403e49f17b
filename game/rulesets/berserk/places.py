"""Where an army may be placed: the classes of squares, filled one after the other (BW-12)."""

from collections.abc import Sequence
from functools import cache

from game.core.protocols import Player
from game.rulesets.berserk.battlefields import SHUT, Battlefield
from game.rulesets.berserk.unit import BOARD, Spot

MIDDLE = (1, 2, 3)
"""Columns b, c and d."""
EDGES = (0, 4)
ROWS = (1, 2, 3)

Classes = tuple[tuple[Spot, ...], ...]


@cache
def row_of(player: Player, number: int) -> tuple[Spot, ...]:
    """Return a player's row, 1 nearest the enemy, from the left as seat 0 sits (BW-01)."""
    row = 3 - number if player == 0 else 2 + number
    return BOARD.lines()[row]


@cache
def square_classes(player: Player, goes_first: bool, land: Battlefield | None) -> Classes:
    """Return the squares that are filled first, second and third; on `land`, the open ones."""
    classes: Classes
    row_1, row_2, row_3 = [row_of(player, number) for number in ROWS]
    if goes_first:
        classes = (
            _columns(MIDDLE, row_1, row_2, row_3),
            _columns(EDGES, row_2, row_3),
            _columns(EDGES, row_1),
        )
    else:
        classes = (
            tuple(sorted((*row_1, *_columns(MIDDLE, row_2, row_3)))),
            _columns(EDGES, row_2, row_3),
        )
    if land is None:
        return classes
    return tuple(tuple(s for s in each if land.terrain[s] not in SHUT) for each in classes)


@cache
def room(player: Player, goes_first: bool, land: Battlefield | None) -> int:
    """Return for how many cards there are squares."""
    return sum(map(len, square_classes(player, goes_first, land)))


def open_squares(classes: Classes, taken: Sequence[Spot], count: int) -> list[Spot]:
    """Return where one more card of an army with `count` on squares may go, in order."""
    found: list[Spot] = []
    for squares in classes:
        share = min(count, len(squares))
        count -= share
        free = [square for square in squares if square not in taken]
        if len(squares) - len(free) < share:
            found += free
    return sorted(found)


def _columns(columns: tuple[int, ...], *rows: tuple[Spot, ...]) -> tuple[Spot, ...]:
    return tuple(sorted(row[column] for row in rows for column in columns))
