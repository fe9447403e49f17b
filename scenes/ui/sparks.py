"""Draws the sparks of particles: small soft dots, made once for each size, colour and light."""

import pygame

from scenes.anim.particles import Burst, Bursts
from scenes.theme import Colour, Layout, Theme
from scenes.ui.shapes import svg, web
from scenes.ui.shelf import pictures

STEPS = 6
"""In how many steps a spark fades."""


class Sparks:
    """Bursts over a scene. Where motion is not wanted, nothing begins."""

    def __init__(self) -> None:
        self._bursts = Bursts()
        self._seed = 0
        self._drawn_for: tuple[Layout, Theme] | None = None
        self._dots: dict[tuple[int, int, int], pygame.Surface] = {}

    def burst(self, x: float, y: float, count: int = 48, speed: float = 420.0) -> None:
        """Let sparks fly from a point in logical units."""
        self._seed += 1
        self._bursts.add(Burst(x, y, count, self._seed, speed))

    def update(self, dt: float) -> bool:
        """Let time pass; return whether the picture changed."""
        return self._bursts.update(dt)

    @property
    def is_over(self) -> bool:
        """Whether nothing flies."""
        return self._bursts.is_over

    def clear(self) -> None:
        """End what flies."""
        self._bursts.clear()

    def draw(self, surface: pygame.Surface, layout: Layout, theme: Theme) -> None:
        """Draw every spark."""
        sparks = self._bursts.sparks()
        if not sparks:
            return
        if self._drawn_for != (layout, theme):
            self._drawn_for, self._dots = (layout, theme), {}
        dots, scale = self._dots, layout.scale
        blits = []
        for spark in sparks:
            key = spark.size, spark.tone, max(1, round(spark.light * STEPS))
            dot = dots.get(key)
            if dot is None:
                dot = dots[key] = _dot(key, layout, theme)
            half = dot.get_width() // 2
            blits.append((dot, (int(spark.x * scale) - half, int(spark.y * scale) - half)))
        surface.fblits(blits)


def _dot(key: tuple[int, int, int], layout: Layout, theme: Theme) -> pygame.Surface:
    """Return the picture of a spark of this size, tone and light."""
    size, tone, step = key
    colour = (theme.gold_light, theme.gold, theme.ring)[tone]
    px = max(3, 2 * layout.px(size))
    whole = pictures.get(("spark", px, colour), lambda: _whole_dot(px, colour))
    if step == STEPS:
        return whole
    fainter = whole.copy()
    fainter.fill((255, 255, 255, 255 * step // STEPS), special_flags=pygame.BLEND_RGBA_MULT)
    return fainter


def _whole_dot(px: int, colour: Colour) -> pygame.Surface:
    middle, ink = px / 2, web(colour)
    rings = ((0.5, 0.14), (0.36, 0.28), (0.22, 0.9))
    body = "".join(
        f'<circle cx="{middle}" cy="{middle}" r="{px * part}" fill="{ink}" opacity="{strength}"/>'
        for part, strength in rings
    )
    return svg(body, (px, px))
