"""What the cards beside the trick are, written under them."""

import pygame

from scenes.table.explained import Explained
from scenes.table.geometry import ASPECT, Geometry
from scenes.ui.text import Face, Type, line
from scenes.ui.widget import Role, Style, Widget

HIGH = 24.0
"""The height of the words, in units: below them a hand may lie open."""


class TalonLabel(Explained):
    """The name of the cards that lie beside the trick; it tells what they are about."""

    role = Role.TEXT
    stays_put = True

    def __init__(self) -> None:
        super().__init__()
        self.visible = False
        self._geometry: Geometry | None = None

    def tell(self, words: str) -> None:
        """Take the name, "" where no cards lie there."""
        if words != self.label:
            self.repaint()  # What is seen until now may reach further than this.
            self.label, self.visible = words, bool(words)
            if self.style is not None and self._geometry is not None:
                self.stand(self.style, self._geometry)
            self.relayout()

    def stand(self, style: Style, geometry: Geometry) -> None:
        """Stand under the first card, from its left edge on."""
        self._geometry = geometry
        x, y, height = geometry.talon_spot
        left, top = style.px(x - height * ASPECT / 2), style.px(y + height / 2 + 3)
        wide = self._written(style).get_width() if self.label else 0
        self.place(style, pygame.Rect(left, top, wide + style.px(6), style.px(HIGH)))

    def hit(self, at: tuple[int, int]) -> Widget | None:
        """Return itself for its cards, too: who wonders about a card points at it."""
        if self.visible and self._geometry is not None and self.style is not None:
            x, y, height = map(self.style.px, self._geometry.talon_spot)
            wide = round(height * ASPECT)
            card = pygame.Rect(x - wide // 2, y - height // 2, wide, height)
            if self.rect.union(card).collidepoint(at):
                return self
        return super().hit(at)

    def draw(self, surface: pygame.Surface) -> None:
        """Write the name on the cloth."""
        if self.style is not None and self.label:
            words = self._written(self.style)
            surface.blit(words, words.get_rect(center=self.rect.center))
            self.draw_focus(surface, self.style)

    def _written(self, style: Style) -> pygame.Surface:
        size = min(style.type(15).px, style.px(17))
        return line(self.label, Type(Face.SANS_BOLD, size, style.theme.text))
