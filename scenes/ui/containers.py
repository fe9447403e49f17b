"""Widgets that hold and place others: groups, splits, middles, squares."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.ui.widget import Role, Style, Widget


class Group(Widget):
    """A widget that is there for those inside it."""

    def __init__(self, *children: Widget, label: str = "") -> None:
        super().__init__(label)
        self._children: list[Widget] = []
        self.fill(*children)

    @property
    def children(self) -> Sequence[Widget]:
        """The widgets inside."""
        return self._children

    def fill(self, *children: Widget) -> None:
        """Put these widgets in, instead of those that were there."""
        self._children = list(children)
        for child in children:
            child.parent = self
        self.relayout()

    def hold(self, children: Sequence[Widget]) -> None:
        """Put these widgets in; where they are the ones that are there, nothing happens."""
        before = self._children
        if len(before) != len(children) or any(
            a is not b for a, b in zip(before, children, strict=True)
        ):
            self.fill(*children)

    @property
    def shown(self) -> list[Widget]:
        """The widgets inside that are visible."""
        return [child for child in self._children if child.visible]


GAP = 14.0


class Between(Group):
    """One widget in all the room that is left between those at its ends: none, or one at each."""

    def __init__(self, middle: Widget, ends: Sequence[Widget] = ()) -> None:
        self.middle, self.ends = middle, tuple(ends)
        super().__init__(*self.ends[:1], middle, *self.ends[1:])

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place the ends in their own widths, and the other in the rest."""
        super().place(style, rect)
        room, gap = rect.copy(), style.px(GAP)
        for each, is_last in zip(self.ends, (False, True), strict=False):
            wide = each.natural_width(style)
            left = room.right - wide if is_last else room.left
            each.place(style, pygame.Rect(left, room.top, wide, room.height))
            room.width -= wide + gap
            room.left += 0 if is_last else wide + gap
        self.middle.place(style, room)


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


class SquarePicture(Widget):
    """Shows a picture in the middle of its place, `size` units wide and high.

    A subclass says which; it is told in words where none stand beside it.
    """

    role = Role.PICTURE

    def __init__(self, size: float, label: str = "") -> None:
        super().__init__(label)
        self.size = size

    def picture(self, side: int) -> pygame.Surface:
        """Return the picture, so many pixels wide and high."""
        raise NotImplementedError

    def natural_width(self, style: Style) -> int:
        """Return the side of the picture."""
        return style.px(self.size)

    def height(self, style: Style, width: int) -> int:
        """Return the side of the picture."""
        return style.px(self.size)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture."""
        side = min(self.rect.size)
        if side > 0:
            picture = self.picture(side)
            surface.blit(picture, picture.get_rect(center=self.rect.center))
