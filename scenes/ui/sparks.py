"""Draws the sparks of particles: small soft dots, made once for each size, colour and light."""

import pygame

from scenes.anim.particles import Burst, Bursts
from scenes.ui.layout import Layout
from scenes.ui.shapes import pictures, svg, web
from scenes.ui.theme import Colour, Theme

STEPS = 6
"""In how many steps a spark fades."""


class Sparks:
    """Bursts over a scene. Where motion is not wanted, nothing begins."""

    def __init__(self) -> None:
        self._bursts = Bursts()
        self._seed = 0

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
        tones = (theme.gold_light, theme.gold, theme.ring)
        blits = []
        for spark in self._bursts.sparks():
            step = max(1, round(spark.light * STEPS))
            px = max(3, layout.px(round(spark.size)) * 2)
            dot = _dot(px, tones[spark.tone], step)
            at = spark.x * layout.scale - px / 2, spark.y * layout.scale - px / 2
            blits.append((dot, (round(at[0]), round(at[1]))))
        surface.fblits(blits)


def _dot(px: int, colour: Colour, step: int) -> pygame.Surface:
    return pictures.get(("spark", px, colour, step), lambda: _make_dot(px, colour, step / STEPS))


def _make_dot(px: int, colour: Colour, light: float) -> pygame.Surface:
    middle, ink = px / 2, web(colour)
    rings = ((0.5, 0.14), (0.36, 0.28), (0.22, 0.9))
    body = "".join(
        f'<circle cx="{middle}" cy="{middle}" r="{px * part}" fill="{ink}" '
        f'opacity="{strength * light:.3f}"/>'
        for part, strength in rings
    )
    return svg(body, (px, px))
