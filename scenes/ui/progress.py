"""How far something has got."""

import pygame

from game.core.words import percent
from scenes.ui.shapes import box
from scenes.ui.widget import Role, Style, Widget


class Progress(Widget):
    """A bar that is full to a share of 0 to 1."""

    role = Role.PROGRESS

    def __init__(self, label: str, share: float = 0.0, *, length: float = 240) -> None:
        super().__init__(label)
        self.share = share
        self.length = length

    @property
    def value(self) -> str:
        """The share in per cent."""
        return percent(self.share)

    def set(self, share: float) -> None:
        """Show another share; beyond the ends it is full or empty."""
        share = max(0.0, min(1.0, share))
        if share != self.share:
            self.share = share
            self.repaint()

    def natural_width(self, style: Style) -> int:
        """Return the length of the bar."""
        return style.px(self.length)

    def height(self, style: Style, width: int) -> int:
        """Return the thickness of the bar."""
        return style.px(14)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the well and how full it is."""
        style = self.style
        assert style is not None
        theme, rect = style.theme, self.rect
        edge = max(1.0, theme.edge * style.layout.scale)
        radius = rect.height / 2
        surface.blit(box(rect.size, radius, theme.well, theme.well_edge, edge), rect.topleft)
        inner = rect.inflate(-2 * style.px(3), -2 * style.px(3))
        inner.width = round(inner.width * self.share)
        if inner.width >= inner.height:
            fill = (theme.gold_light, theme.gold_dark)
            surface.blit(box(inner.size, inner.height / 2, fill), inner.topleft)
