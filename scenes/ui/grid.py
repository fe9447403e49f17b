"""Words in rows and columns."""

from collections.abc import Sequence

import pygame

from scenes.ui.shapes import box
from scenes.ui.text import Block, Face, block, plain
from scenes.ui.widget import Role, Style, Widget


class Grid(Widget):
    """A table of marked-up words; the first row is its head. Cells wrap where there is no room.

    `marked_row` is lit; 0 is none.
    """

    role = Role.TEXT

    def __init__(
        self, rows: Sequence[Sequence[str]], *, face: Face = Face.SANS, size: float = 0
    ) -> None:
        columns = max(len(row) for row in rows)
        self.rows = [[*row, *[""] * (columns - len(row))] for row in rows]
        super().__init__("\n".join(", ".join(map(plain, row)) for row in self.rows))
        self.face, self.size = face, size
        self.marked_row = 0

    def natural_width(self, style: Style) -> int:
        """Return the width in which no cell wraps."""
        return sum(self._natural(style)) + self._gap(style) * (len(self.rows[0]) - 1)

    def height(self, style: Style, width: int) -> int:
        """Return the height of all rows."""
        return sum(self._heights(style, width))

    def place_of(self, row: int) -> pygame.Rect:
        """Return where a row stands."""
        assert self.style is not None
        heights = self._heights(self.style, self.rect.width)
        top = self.rect.top + sum(heights[:row])
        return pygame.Rect(self.rect.left, top, self.rect.width, heights[row])

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the words, and a thin line under each row."""
        style = self.style
        assert style is not None
        theme = style.theme
        rule = theme.paper_edge if style.on_paper else theme.line
        widths = self._widths(style, self.rect.width)
        top, pad = self.rect.top, self._pad(style)
        for number, high in enumerate(self._heights(style, self.rect.width)):
            if number and number == self.marked_row:
                lit = box((self.rect.width, high), style.px(6), theme.gold, None, 0, 0.28)
                surface.blit(lit, (self.rect.left, top))
            left = self.rect.left
            for words, wide in zip(self._blocks(style, number, widths), widths, strict=True):
                words.draw(surface, (left, top + pad))
                left += wide + self._gap(style)
            top += high
            thick = style.px(1.5) if number == 0 else style.hairline()
            surface.fill(rule, (self.rect.left, top - thick, self.rect.width, thick))

    def _blocks(self, style: Style, number: int, widths: Sequence[int]) -> list[Block]:
        kind = style.type(self.size or style.theme.body_type, self.face)
        cells = self.rows[number]
        marked = [f"**{cell}**" if number == 0 and cell else cell for cell in cells]
        return [
            block(cell, kind, style.theme, wide) for cell, wide in zip(marked, widths, strict=True)
        ]

    def _heights(self, style: Style, width: int) -> list[int]:
        widths = self._widths(style, width)
        return [
            max(words.size[1] for words in self._blocks(style, number, widths))
            + 2 * self._pad(style)
            for number in range(len(self.rows))
        ]

    def _natural(self, style: Style) -> list[int]:
        zeros = [0] * len(self.rows[0])
        rows = [self._blocks(style, number, zeros) for number in range(len(self.rows))]
        return [max(words.size[0] for words in column) + 1 for column in zip(*rows, strict=True)]

    def _least(self, style: Style) -> list[int]:
        """Return the width of the longest word in each column."""
        kind = style.type(self.size or style.theme.body_type, self.face)
        return [
            max(
                block(f"**{word}**", kind, style.theme).size[0] + 1
                for cell in column
                for word in plain(cell).split() or ["-"]
            )
            for column in zip(*self.rows, strict=True)
        ]

    def _widths(self, style: Style, width: int) -> list[int]:
        """Return the columns' widths: natural if there is room, else more for those with more."""
        room = width - self._gap(style) * (len(self.rows[0]) - 1)
        natural = self._natural(style)
        if sum(natural) <= room:
            return natural
        least = self._least(style)
        if sum(least) >= room:
            return [max(1, wide * room // sum(least)) for wide in least]
        wants = [max(0, n - m) for n, m in zip(natural, least, strict=True)]
        spare = room - sum(least)
        return [
            m + spare * want // max(1, sum(wants)) for m, want in zip(least, wants, strict=True)
        ]

    def _gap(self, style: Style) -> int:
        return style.px(18)

    def _pad(self, style: Style) -> int:
        return style.px(5)
