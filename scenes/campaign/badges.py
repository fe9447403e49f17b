"""The signs of the campaign as pictures among words: what the small marks of the map look like."""

from __future__ import annotations

import pygame

from scenes.campaign.signs import OPENED, PIP, medal, sign
from scenes.theme import Colour
from scenes.ui.containers import SquarePicture
from scenes.ui.widget import Style

STEPS = 4
"""Of so many steps of the ladder the pips are seen at least."""
NO_PIP: Colour = (70, 84, 80)
"""A step that nobody there has climbed."""
BADGE = 24
"""The side of a badge beside what it means, in units of type."""


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


class Badge(SquarePicture):
    """A small picture beside words, which grows with them."""

    def __init__(self) -> None:
        super().__init__(BADGE)

    def natural_width(self, style: Style) -> int:
        """Return the side of the picture."""
        return style.type(self.size).px

    def height(self, style: Style, width: int) -> int:
        """Return the side of the picture."""
        return style.type(self.size).px


class SignBadge(Badge):
    """A sign of the campaign in its ink, or a small medallion."""

    def __init__(self, name: str, ink: Colour | None = None) -> None:
        super().__init__()
        self.name, self.ink = name, ink

    def picture(self, side: int) -> pygame.Surface:
        """Return the sign in its ink, or the medallion."""
        if self.ink is None:
            return medal(self.name, side, OPENED)
        return sign(self.name, side, self.ink)


class DotBadge(Badge):
    """A dot of a colour, or a rim of it."""

    def __init__(self, ink: Colour, *, is_rim: bool = False) -> None:
        super().__init__()
        self.ink, self.is_rim = ink, is_rim

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it in the middle of its place."""
        side = self.rect.width
        radius, thick = (side * 2 // 5, max(2, side // 8)) if self.is_rim else (side // 4, 0)
        pygame.draw.circle(surface, self.ink, self.rect.center, radius, thick)


class PipBadge(Badge):
    """The pips under a place, with those that are still to be climbed."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the pips side by side in the middle of their place."""
        most = max(self.count, STEPS)
        step = self.rect.width / most
        for number in range(most):
            at = round(self.rect.left + (number + 0.5) * step), self.rect.centery
            ink = PIP if number < self.count else NO_PIP
            pygame.draw.circle(surface, ink, at, max(2, round(step * 0.42)))
