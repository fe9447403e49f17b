"""Where map, bar and card stand in the window of a season."""

import pygame

from scenes.campaign.mapview import MapView
from scenes.ui.boxes import Row, Space
from scenes.ui.containers import Group
from scenes.ui.text import escape
from scenes.ui.widget import Style, Widget
from scenes.ui.words import Heading

PANEL = 372
"""The width of the card beside the map, in units."""
BAR = 62
"""The height of the bar above it."""
GAP = 12
FOOT = 34
"""What is kept free below the card, for the legend, in units."""


class ActBar(Row):
    """An act's title, what the player has, and the ways out: in one row, as long as it can be.

    Where the rest needs the room the title is "Act two" alone: what follows its colon is dropped.
    """

    def __init__(self, title: str, purse: Widget, *buttons: Widget) -> None:
        self._whole = Heading(escape(title), 2)
        self._short = Heading(escape(title.partition(":")[0]), 2)
        self._short.visible = False
        super().__init__(
            self._whole, self._short, Space(), purse, Space(), *buttons, align="right", gap=14
        )

    def height(self, style: Style, width: int) -> int:
        """Choose the title that fits, and return the height with it."""
        self._choose(style, width)
        return super().height(style, width)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Choose the title that fits, and place all from the left."""
        self._choose(style, rect.width)
        super().place(style, rect)

    def _choose(self, style: Style, width: int) -> None:
        self._whole.visible, self._short.visible = True, False
        fits = self.natural_width(style) <= width
        self._whole.visible, self._short.visible = fits, not fits


class Ground(Group):
    """The map over the whole window, the bar above it, and the card at its right."""

    def __init__(self, view: MapView, bar: Widget, card: Widget) -> None:
        super().__init__(view, bar, card)
        self.view, self.bar, self.card = view, bar, card

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Give bar, map and card their room."""
        self.style, self.rect = style, pygame.Rect(rect)
        gap = style.px(GAP)
        high = max(style.px(BAR), self.bar.height(style, rect.width))
        wide = min(round(style.px(PANEL) * max(1.0, style.layout.text_scale**0.5)), rect.width // 2)
        self.bar.place(style, pygame.Rect(rect.left, rect.top, rect.width, high))
        top = rect.top + high
        self.view.place(
            style, pygame.Rect(rect.left, top, rect.width - wide - gap, rect.bottom - top)
        )
        tall = rect.bottom - top - gap - style.px(FOOT)
        self.card.place(style, pygame.Rect(rect.right - wide, top + gap, wide - gap, tall))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw nothing: the page keeps the picture of it, and mends that where it changes."""

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the map, the bar and the card, as far as they reach into the surface's clip."""
        super().draw(surface)
