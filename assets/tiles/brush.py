"""Pictures of things: drawn four times too large, made small with soft edges, lit from one side.

Light falls from the upper left, so shadows lie to the lower right. Lengths are pixels of the
finished tile; a colour is red, green, blue from 0 to 255.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import pygame

from assets.tiles.noise import Field, blurred

Colour = tuple[float, float, float]
Point = tuple[float, float]
Ramp = Sequence[Colour]
"""Colours from dark to light."""
Picture = npt.NDArray[np.float64]
"""Rows of columns of red, green, blue (0 to 255, times opacity) and opacity (0 to 1)."""

DARK: Colour = (14, 14, 20)
"""What outlines are drawn with."""

FINE = 4
"""How many times larger everything is drawn at first."""


def mix(a: Colour, b: Colour, t: float) -> Colour:
    """Return the colour `t` of the way from a to b."""
    t = min(max(t, 0.0), 1.0)
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t)


def along(stops: Sequence[Colour], t: float) -> Colour:
    """Return the colour at `t` (0 to 1) of a row of colours from dark to light."""
    at = min(max(t, 0.0), 1.0) * (len(stops) - 1)
    step = min(int(at), len(stops) - 2)
    return mix(stops[step], stops[step + 1], at - step)


def toned(stops: Sequence[Colour], at: Field) -> Picture:
    """Return the colours along a row of stops for a whole field of numbers from 0 to 1."""
    places = np.linspace(0, 1, len(stops))
    rows = np.asarray(stops, dtype=np.float64)
    clipped = np.clip(at, 0, 1)
    return np.stack([np.interp(clipped, places, rows[:, k]) for k in range(3)], axis=-1)


def empty(wide: int, high: int) -> Picture:
    """Return a picture with nothing in it."""
    return np.zeros((high, wide, 4))


def layer(colours: Picture | Colour, opacity: Field) -> Picture:
    """Return a picture of these colours with this opacity."""
    opacity = np.clip(opacity, 0, 1)
    solid = np.broadcast_to(np.asarray(colours, dtype=np.float64), (*opacity.shape, 3))
    return np.concatenate([solid * opacity[..., None], opacity[..., None]], axis=-1)


def over(below: Picture, *above: Picture) -> Picture:
    """Return the pictures laid one upon the other."""
    for picture in above:
        below = picture + below * (1 - picture[..., 3:])
    return below


def bytes_of(picture: Picture) -> npt.NDArray[np.uint8]:
    """Return the picture as red, green, blue, opacity from 0 to 255."""
    opacity = picture[..., 3:]
    colours = np.where(opacity > 1e-6, picture[..., :3] / np.maximum(opacity, 1e-6), 0)
    both = np.concatenate([colours, opacity * 255], axis=-1)
    return np.rint(np.clip(both, 0, 255)).astype(np.uint8)


class Sketch:
    """A sheet on which solid shapes are drawn, the later above the earlier."""

    def __init__(self, wide: int, high: int) -> None:
        self.size = wide, high
        self._sheet = pygame.Surface((wide * FINE, high * FINE), pygame.SRCALPHA)

    def shape(self, points: Iterable[Point], colour: Colour) -> None:
        """Fill a polygon."""
        places = [(x * FINE, y * FINE) for x, y in points]
        pygame.draw.polygon(self._sheet, _solid(colour), places)

    def disc(self, at: Point, radius: float, colour: Colour, flat: float = 1.0) -> None:
        """Fill a circle, or an ellipse `flat` times as high as wide."""
        x, y = at
        box = pygame.Rect(0, 0, 0, 0)
        box.size = max(1, round(2 * radius * FINE)), max(1, round(2 * radius * flat * FINE))
        box.center = round(x * FINE), round(y * FINE)
        pygame.draw.ellipse(self._sheet, _solid(colour), box)

    def limb(self, points: Sequence[Point], widths: Sequence[float], colour: Colour) -> None:
        """Draw a line that grows thinner or thicker on its way, with round joints."""
        for k, (a, b) in enumerate(pairwise(points[: len(widths)])):
            u, v = widths[k], widths[k + 1]
            length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
            nx, ny = -(b[1] - a[1]) / length / 2, (b[0] - a[0]) / length / 2
            self.shape(
                [
                    (a[0] + nx * u, a[1] + ny * u),
                    (b[0] + nx * v, b[1] + ny * v),
                    (b[0] - nx * v, b[1] - ny * v),
                    (a[0] - nx * u, a[1] - ny * u),
                ],
                colour,
            )
            self.disc(b, v / 2, colour)

    def picture(self, opacity: float = 1.0) -> Picture:
        """Return what has been drawn, made small."""
        wide, high = self.size
        colours = pygame.surfarray.array3d(self._sheet).transpose(1, 0, 2).astype(np.float64)
        solid = pygame.surfarray.array_alpha(self._sheet).T.astype(np.float64) / 255
        both = np.concatenate([colours * solid[..., None], solid[..., None]], axis=-1)
        small = both.reshape(high, FINE, wide, FINE, 4).mean(axis=(1, 3))
        return np.asarray(small * opacity)


def _solid(colour: Colour) -> tuple[int, int, int, int]:
    red, green, blue = (round(min(max(each, 0), 255)) for each in colour)
    return red, green, blue, 255


def bow(a: Point, b: Point, bend: float, steps: int = 8) -> list[Point]:
    """Return points on the way from a to b, `bend` pixels to the side in the middle."""
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
    return [
        (
            a[0] + (b[0] - a[0]) * t + nx * bend * 4 * t * (1 - t),
            a[1] + (b[1] - a[1]) * t + ny * bend * 4 * t * (1 - t),
        )
        for t in (k / steps for k in range(steps + 1))
    ]


def ring(at: Point, wide: float, high: float, count: int, rough: float, seed: int) -> list[Point]:
    """Return the corners of an uneven round shape."""
    chance = random.Random(seed)
    points = []
    for k in range(count):
        turn = 2 * math.pi * (k + 0.5 * rough * (chance.random() - 0.5)) / count
        size = 1 + rough * (chance.random() - 0.5)
        points.append((at[0] + math.cos(turn) * wide * size, at[1] + math.sin(turn) * high * size))
    return points


def shadowed(
    picture: Picture, foot: float, reach: float = 0.42, fall: float = 0.16, depth: float = 0.4
) -> Picture:
    """Return the picture with the shadow that it casts; it stands on the line `foot`.

    A point `h` pixels high throws its shadow `reach * h` to the right and `fall * h` down.
    """
    high, wide = picture.shape[:2]
    solid = picture[..., 3]
    y, x = np.mgrid[0:high, 0:wide].astype(np.float64)
    height = (y - foot) / fall
    from_x = np.rint(x - reach * height).astype(int)
    from_y = np.rint(foot - height).astype(int)
    seen = (height >= -3) & (from_x >= 0) & (from_x < wide) & (from_y >= 0) & (from_y < high)
    cast = np.where(seen, solid[from_y.clip(0, high - 1), from_x.clip(0, wide - 1)], 0.0)
    contact = _contact(solid, foot)
    shade = np.maximum(blurred(cast, 1.6) * depth, contact * depth * 1.2)
    return over(layer((12, 14, 26), shade), picture)


def _contact(solid: Field, foot: float) -> Field:
    """Return a soft pool of shade where the thing touches the ground."""
    high, wide = solid.shape
    low = solid[max(0, int(foot) - 8) : int(foot) + 1]
    touched = np.flatnonzero(low.max(axis=0) > 0.4) if low.size else np.array([], dtype=int)
    if not len(touched):
        return np.zeros((high, wide))
    middle, half = (touched[0] + touched[-1]) / 2 + 1.5, (touched[-1] - touched[0]) / 2 + 4
    y, x = np.mgrid[0:high, 0:wide].astype(np.float64)
    away = np.hypot((x - middle) / half, (y - foot + 1) / max(3.0, half * 0.28))
    return np.asarray(np.clip(1.25 - away, 0, 1) ** 1.3)


def edged(picture: Picture, colour: Colour, width: float = 1.0, opacity: float = 0.6) -> Picture:
    """Return the picture with a dark line around it, so that it stands out."""
    solid = picture[..., 3]
    wide = np.clip(blurred(solid, width) * 2.6, 0, 1)
    return over(layer(colour, wide * opacity), picture)


def grained(picture: Picture, grain: Field, depth: float) -> Picture:
    """Return the picture made lighter and darker by a grain from 0 to 1."""
    rough = picture.copy()
    rough[..., :3] *= 1 + depth * (grain[..., None] - 0.5)
    rough[..., :3] = np.minimum(rough[..., :3], 255 * rough[..., 3:])
    return rough
