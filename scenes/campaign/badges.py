"""The signs of the campaign as pictures among words: what the small marks of the map look like."""

from __future__ import annotations

import pygame

from scenes.campaign.signs import OPENED, PIP, medal, sign
from scenes.theme import Colour
from scenes.ui.square import SquarePicture

BADGE = 24
"""The side of a badge beside what it means, in units."""


class SignView(SquarePicture):
    """A sign of the campaign, or the medallion of a place, as a picture."""

    def __init__(self, name: str, size: float, ink: Colour | None = None) -> None:
        super().__init__(size)
        self.name, self.ink = name, ink
        self.told = ""

    def describe(self) -> str:
        """Say what it shows where no words beside it do."""
        return self.told

    def picture(self, side: int) -> pygame.Surface:
        """Return the sign in its ink, or the medallion."""
        if self.ink is None:
            return medal(self.name, side, OPENED)
        return sign(self.name, side, self.ink)


class DotView(SquarePicture):
    """A dot of a colour, `wide` units of its place; a wide one is a rim."""

    def __init__(self, ink: Colour, wide: float, size: float = BADGE) -> None:
        super().__init__(size)
        self.ink, self.wide = ink, wide

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the dot in the middle of its place."""
        assert self.style is not None
        radius = self.style.px(self.wide) // 2
        thick = max(2, radius // 3) if self.wide > 16 else 0
        pygame.draw.circle(surface, self.ink, self.rect.center, radius, thick)


class PipView(SquarePicture):
    """The pips under a place."""

    def __init__(self, count: int, size: float = BADGE) -> None:
        super().__init__(size)
        self.count = count

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the pips side by side in the middle of their place."""
        assert self.style is not None
        radius, step = max(2, self.style.px(2.6)), self.style.px(6)
        left = self.rect.centerx - (self.count - 1) * step // 2
        for number in range(self.count):
            pygame.draw.circle(surface, PIP, (left + number * step, self.rect.centery), radius)
