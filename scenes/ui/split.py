"""Two widgets side by side, as long as there is room."""

from __future__ import annotations

import pygame

from scenes.ui.group import Group
from scenes.ui.widget import Style, Widget


class Split(Group):
    """Two widgets side by side, the left with `share` of the width; one below the other if narrow.

    `least` is the width in units below which the left one would be too narrow.
    """

    grows = True

    def __init__(
        self, left: Widget, right: Widget, *, share: float = 0.5, gap: float = 20, least: float = 0
    ) -> None:
        super().__init__(left, right)
        self.share, self.gap, self.least = share, gap, least

    def natural_width(self, style: Style) -> int:
        """Return the sum of the widths."""
        return sum(c.natural_width(style) for c in self.shown) + style.px(self.gap)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the higher one, or of both where one is below the other."""
        widths = self._widths(style, width)
        heights = [c.height(style, w) for c, w in zip(self.shown, widths, strict=True)]
        if self._is_narrow(style, width):
            return sum(heights) + style.px(self.gap)
        return max(heights, default=0)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place both."""
        super().place(style, rect)
        widths = self._widths(style, rect.width)
        corner = pygame.Vector2(rect.topleft)
        narrow = self._is_narrow(style, rect.width)
        for child, width in zip(self.shown, widths, strict=True):
            high = child.height(style, width) if narrow else rect.height
            child.place(style, pygame.Rect(int(corner.x), int(corner.y), width, high))
            if narrow:
                corner.y += high + style.px(self.gap)
            else:
                corner.x += width + style.px(self.gap)

    def _is_narrow(self, style: Style, width: int) -> bool:
        return width * self.share < style.px(self.least)

    def _widths(self, style: Style, width: int) -> list[int]:
        count = len(self.shown)
        if count < 2 or self._is_narrow(style, width):
            return [width] * count
        left = round((width - style.px(self.gap)) * self.share)
        return [left, width - style.px(self.gap) - left]
