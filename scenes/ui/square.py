"""A square picture among other widgets: a face, a sign, an emblem."""

from __future__ import annotations

import pygame

from scenes.ui.widget import Role, Style, Widget


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
