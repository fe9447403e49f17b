"""Where widgets stand: in columns, rows, halves, frames, and on panels."""

from collections.abc import Sequence
from typing import Literal

import pygame

from scenes.ui.containers import Group
from scenes.ui.panel import Panel
from scenes.ui.widget import Style, Widget

__all__ = ["Align", "Beside", "Column", "Frame", "Panel", "Row", "Space", "grows"]

Align = Literal["left", "centre", "right"]


class Space(Widget):
    """Empty room: `units` long, or all that is left over if it is 0."""

    def __init__(self, units: float = 0) -> None:
        super().__init__()
        self.units = units

    @property
    def grows(self) -> bool:
        """Whether it takes what is left over."""
        return self.units == 0

    def natural_width(self, style: Style) -> int:
        """Return its length."""
        return style.px(self.units)

    def height(self, style: Style, width: int) -> int:
        """Return its length."""
        return style.px(self.units)


def grows(widget: Widget) -> bool:
    """Return whether a widget wants all the room that is left over."""
    return bool(getattr(widget, "grows", False))


class Column(Group):
    """Widgets one below the other, each as wide as the column unless aligned.

    What `grows` shares the height that is left over.
    """

    def __init__(
        self, *children: Widget, gap: float = 12, align: Align | None = None, grows: bool = False
    ) -> None:
        super().__init__(*children)
        self.gap = gap
        self.align = align
        self.grows = grows

    def natural_width(self, style: Style) -> int:
        """Return the width of the widest."""
        return max((child.natural_width(style) for child in self.shown), default=0)

    def height(self, style: Style, width: int) -> int:
        """Return the sum of the heights and gaps."""
        heights = [c.height(style, self._width(c, style, width)) for c in self.shown]
        return sum(heights) + style.px(self.gap) * max(0, len(heights) - 1)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place the widgets from the top."""
        super().place(style, rect)
        shown = self.shown
        widths = [self._width(c, style, rect.width) for c in shown]
        heights = [c.height(style, w) for c, w in zip(shown, widths, strict=True)]
        gap = style.px(self.gap)
        spare = rect.height - sum(heights) - gap * max(0, len(shown) - 1)
        growing = [i for i, c in enumerate(shown) if grows(c)]
        for count, index in enumerate(growing):
            share = spare // (len(growing) - count)
            heights[index] = max(0, heights[index] + share)
            spare -= share
        top = rect.top
        for child, width, height in zip(shown, widths, heights, strict=True):
            left = rect.left
            if self.align == "centre":
                left += (rect.width - width) // 2
            elif self.align == "right":
                left += rect.width - width
            child.place(style, pygame.Rect(left, top, width, height))
            top += height + gap

    def _width(self, child: Widget, style: Style, width: int) -> int:
        return width if self.align is None else min(width, child.natural_width(style))


class Beside(Group):
    """One widget at the left in its natural size, another in all the room at its right.

    With `middle` the right one is no higher than it needs, and level with the left one. With
    `ends` it is the right one that has its natural size, and the left one all the other room.
    """

    def __init__(
        self,
        left: Widget,
        right: Widget,
        *,
        gap: float = 12,
        middle: bool = False,
        ends: bool = False,
    ) -> None:
        super().__init__(left, right)
        self.left = left
        self.right = right
        self.gap = gap
        self.middle = middle
        self.ends = ends

    def natural_width(self, style: Style) -> int:
        """Return both widths and the gap."""
        wide = self.left.natural_width(style) + self.right.natural_width(style)
        return wide + style.px(self.gap)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the higher one."""
        left, right = self._widths(style, width)
        return max(self.left.height(style, left), self.right.height(style, right))

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place both at the top, or the right one in the middle."""
        super().place(style, rect)
        left, right = self._widths(style, rect.width)
        first = pygame.Rect(rect.topleft, (left, self.left.height(style, left)))
        second = pygame.Rect(rect.right - right, rect.top, right, rect.height)
        if self.middle:
            second.height = min(rect.height, self.right.height(style, right))
            second.centery = rect.centery
        if self.ends:
            first.centery = rect.centery
        self.left.place(style, first)
        self.right.place(style, second)

    def _widths(self, style: Style, width: int) -> tuple[int, int]:
        """Return how wide the left one is, and the right one."""
        natural = (self.right if self.ends else self.left).natural_width(style)
        rest = max(1, width - natural - style.px(self.gap))
        return (rest, natural) if self.ends else (natural, rest)


class Row(Group):
    """Widgets side by side at their natural widths; what does not fit goes into a further row.

    What `grows` shares the width that is left over in its row. Several rows that are `even` have
    as many widgets each as can be; all widgets of one that is to `fill` its width grow alike.
    """

    def __init__(
        self,
        *children: Widget,
        gap: float = 12,
        align: Align = "left",
        middle: bool = True,
        even: bool = False,
        fill: bool = False,
    ) -> None:
        super().__init__(*children)
        self.even = even
        self.fills = fill
        self.gap = gap
        self.align = align
        self.middle = middle

    def natural_width(self, style: Style) -> int:
        """Return the sum of the widths and gaps."""
        shown = self.shown
        return sum(c.natural_width(style) for c in shown) + style.px(self.gap) * max(
            0, len(shown) - 1
        )

    def height(self, style: Style, width: int) -> int:
        """Return the height of all rows."""
        rows = self._rows(style, width)
        heights = [self._row_height(style, row, width) for row in rows]
        return sum(heights) + style.px(self.gap) * max(0, len(rows) - 1)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place the widgets from the left."""
        super().place(style, rect)
        top, gap = rect.top, style.px(self.gap)
        rows = self._rows(style, rect.width)
        for row in rows:
            high = rect.height if len(rows) == 1 else self._row_height(style, row, rect.width)
            widths = self._widths(style, row, rect.width)
            across = sum(widths) + gap * (len(row) - 1)
            spare = max(0, rect.width - across)
            left = rect.left + {"left": 0, "centre": spare // 2, "right": spare}[self.align]
            for child, width in zip(row, widths, strict=True):
                own = child.height(style, width) if self.middle and not grows(child) else high
                own = min(own, high)
                child.place(style, pygame.Rect(left, top + (high - own) // 2, width, own))
                left += width + gap
            top += high + gap

    def _widths(self, style: Style, row: Sequence[Widget], width: int) -> list[int]:
        widths = [min(width, c.natural_width(style)) for c in row]
        spare = max(0, width - sum(widths) - style.px(self.gap) * (len(row) - 1))
        growing = [i for i, c in enumerate(row) if self.fills or grows(c)]
        for count, index in enumerate(growing):
            share = spare // (len(growing) - count)
            widths[index] += share
            spare -= share
        return widths

    def _row_height(self, style: Style, row: Sequence[Widget], width: int) -> int:
        widths = self._widths(style, row, width)
        return max(c.height(style, w) for c, w in zip(row, widths, strict=True))

    def _rows(self, style: Style, width: int) -> list[list[Widget]]:
        rows = self._filled(style, width)
        if self.even and len(rows) > 1:
            most = -(-len(self.shown) // len(rows))
            return self._filled(style, width, most)
        return rows

    def _filled(self, style: Style, width: int, most: int = 0) -> list[list[Widget]]:
        """Return the rows, each as full as it can be, with at most so many widgets (0: any)."""
        rows: list[list[Widget]] = []
        used = 0
        for child in self.shown:
            across = min(width, child.natural_width(style))
            has_room = bool(rows) and (not most or len(rows[-1]) < most)
            if has_room and used + style.px(self.gap) + across <= width:
                rows[-1].append(child)
                used += style.px(self.gap) + across
            else:
                rows.append([child])
                used = across
        return rows


class Frame(Group):
    """One widget with room around it: `pad` units (across, down), at most `most` units wide and
    as high as it needs, or all of the room there is if `full`.
    """

    def __init__(
        self,
        child: Widget,
        *,
        pad: tuple[float, float] = (24, 24),
        most: float = 0,
        full: bool = True,
    ) -> None:
        super().__init__(child)
        self.pad, self.most, self.full = pad, most, full

    @property
    def grows(self) -> bool:
        """Whether it takes all the room there is."""
        return self.full

    def natural_width(self, style: Style) -> int:
        """Return the width of the widget and the room around it."""
        natural = self._children[0].natural_width(style) + 2 * style.px(self.pad[0])
        return min(natural, self._most(style)) if self.most else natural

    def height(self, style: Style, width: int) -> int:
        """Return the height of the widget and the room around it."""
        return self._children[0].height(style, self._inner(style, width)) + 2 * style.px(
            self.pad[1]
        )

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place the widget in the middle."""
        super().place(style, rect)
        child = self._children[0]
        width = self._inner(style, rect.width)
        room = max(0, rect.height - 2 * style.px(self.pad[1]))
        high = room if self.full else min(room, child.height(style, width))
        inner = pygame.Rect(0, 0, width, high)
        inner.center = rect.center
        child.place(style, inner)

    def _inner(self, style: Style, width: int) -> int:
        inner = width - 2 * style.px(self.pad[0])
        return min(inner, self._most(style)) if self.most else inner

    def _most(self, style: Style) -> int:
        """Return the most width in pixels: more for larger words."""
        return round(style.px(self.most) * max(1.0, style.layout.text_scale))
