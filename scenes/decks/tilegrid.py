"""Cards of Berserk in rows."""

from collections.abc import Sequence

import pygame

from scenes.battle.faces.cardface import card_size
from scenes.decks.tiles import TILE
from scenes.ui.containers import Group
from scenes.ui.widget import Style, Widget

WIDEST = 1.25
"""How many times its width a card may become to fill its row."""
WIDEST_EVEN, WIDEST_ALONE = 1.12, 1.7
"""How many times its width in an even grid, and in one of a single row."""


class TileGrid(Group):
    """Tiles in as many columns as fit, a little wider than asked so that they fill the room.

    Those of an `even` grid stand in the middle, as many in each row as can be, and grow further
    where all of them stand in one row.
    """

    def __init__(
        self,
        tiles: Sequence[Widget],
        *,
        width: float = TILE,
        gap: float = 10,
        even: bool = False,
    ) -> None:
        super().__init__(*tiles)
        self.width = width
        self.gap = gap
        self.even = even

    def natural_width(self, style: Style) -> int:
        """Return the width of all tiles in one row."""
        count = max(1, len(self.shown))
        return count * style.px(self.width) + (count - 1) * style.px(self.gap)

    def height(self, style: Style, width: int) -> int:
        """Return the height of all rows."""
        columns, wide = self._columns(style, width)
        rows = -(-len(self.shown) // columns)
        return rows * card_size(wide)[1] + max(0, rows - 1) * style.px(self.gap)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place the tiles row by row."""
        super().place(style, rect)
        columns, width = self._columns(style, rect.width)
        wide, high = card_size(width)
        gap = style.px(self.gap)
        spare = rect.width - columns * (wide + gap) + gap if self.even else 0
        for at, tile in enumerate(self.shown):
            row, column = divmod(at, columns)
            left = rect.left + max(0, spare) // 2 + column * (wide + gap)
            corner = left, rect.top + row * (high + gap)
            tile.place(style, pygame.Rect(corner, (wide, high)))

    def _columns(self, style: Style, width: int) -> tuple[int, int]:
        """Return how many columns there are, and how wide each is."""
        least, gap = style.px(self.width), style.px(self.gap)
        columns, widest = max(1, (width + gap) // (least + gap)), WIDEST
        if self.even:
            rows = -(-len(self.shown) // columns) or 1
            columns = max(1, -(-len(self.shown) // rows))
            widest = WIDEST_EVEN if rows > 1 else WIDEST_ALONE
        wide = (width + gap) // columns - gap
        return columns, max(1, min(wide, round(least * widest)))
