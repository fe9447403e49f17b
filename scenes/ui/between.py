"""A widget between others that stand at its ends."""

from collections.abc import Sequence

import pygame

from scenes.ui.group import Group
from scenes.ui.widget import Style, Widget

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
