"""Where map, bar and card stand in the window of a season."""

import pygame

from scenes.campaign.mapview import MapView
from scenes.ui.group import Group
from scenes.ui.widget import Style, Widget

PANEL = 372
"""The width of the card beside the map, in units."""
BAR = 62
"""The height of the bar above it."""
GAP = 12
FOOT = 34
"""What is kept free below the card, for the legend, in units."""


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
