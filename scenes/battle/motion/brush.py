"""What effects are drawn with: the surface, the measure, the colours, and words with an outline."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.rulesets.berserk.unit import Unit
from scenes.theme import Colour, Layout, Theme
from scenes.ui.shelf import pictures
from scenes.ui.text import Face, Type, line


@dataclass(frozen=True)
class Brush:
    """The means of drawing at one instant; with `calm` nothing flies, shakes or tumbles.

    `token` makes the picture of a unit, so many pixels high.
    """

    surface: pygame.Surface
    layout: Layout
    theme: Theme
    token: Callable[[Unit, int], pygame.Surface]
    calm: bool = False
    above: int = 0
    """Rows of pixels that the surface does not have above."""

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Return a place in pixels from one in units."""
        return round(x * self.layout.scale), round(y * self.layout.scale) - self.above

    def middle(self, picture: pygame.Surface, x: float, y: float, light: float = 1.0) -> None:
        """Draw a picture around a place in units, as strong as `light` (0 to 1)."""
        if light <= 0:
            return
        if light < 1:
            picture = faded(picture, light)
        across, down = self.at(x, y)
        corner = across - picture.get_width() // 2, down - picture.get_height() // 2
        self.surface.blit(picture, corner)

    def words(
        self,
        text: str,
        x: float,
        y: float,
        units: float,
        ink: Colour,
        light: float = 1.0,
        grown: float = 1.0,
    ) -> None:
        """Draw outlined words around a place, in letters of so many units; `grown` is how large
        they are for now, while they pop up."""
        picture = outlined(text, letters(self.layout, units), ink)
        if grown != 1:
            picture = pygame.transform.smoothscale_by(picture, grown)
        self.middle(picture, x, y, light)

    def get_ready(self, text: str, units: float, ink: Colour) -> None:
        """Have outlined words made before they are drawn."""
        outlined(text, letters(self.layout, units), ink)


def letters(layout: Layout, units: float) -> int:
    """Return the size in pixels of letters of so many units over a battlefield."""
    return max(11, round(units * layout.scale * min(1.25, layout.text_scale)))


STEPS = 8
"""In how many steps a picture fades."""


def faded(picture: pygame.Surface, light: float) -> pygame.Surface:
    """Return the picture fainter: the same points seen through, so that it takes no memory."""
    fainter = picture.subsurface(picture.get_rect())
    fainter.set_alpha(255 * min(STEPS, max(1, round(light * STEPS))) // STEPS)
    return fainter


def outlined(text: str, px: int, ink: Colour, rim: Colour = (20, 12, 8)) -> pygame.Surface:
    """Return bold words with a dark rim, to be read on any ground."""
    return pictures.get(("outlined", text, px, ink, rim), lambda: _outlined(text, px, ink, rim))


def _outlined(text: str, px: int, ink: Colour, rim: Colour) -> pygame.Surface:
    out = max(1, px // 12)
    inner = line(text, Type(Face.SANS_BOLD, px, ink))
    dark = line(text, Type(Face.SANS_BOLD, px, rim))
    size = inner.get_width() + 2 * out, inner.get_height() + 2 * out
    whole = pygame.Surface(size, pygame.SRCALPHA)
    for dx in range(-out, out + 1):
        for dy in range(-out, out + 1):
            if dx * dx + dy * dy <= out * out + 1:
                whole.blit(dark, (out + dx, out + dy))
    whole.blit(inner, (out, out))
    return whole
