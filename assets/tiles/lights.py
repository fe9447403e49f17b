"""Light, shade, mist and the plates of the board: what lies over the land, the same everywhere."""

from __future__ import annotations

import numpy as np

from assets.tiles.brush import Colour, Picture, empty, layer, over
from assets.tiles.grounds import TILE
from assets.tiles.noise import Field, cloudy, smooth

PLATE = 4, 3
"""Tiles along and down a square of the board."""


def pool(size: int, colour: Colour, strength: float, power: float = 1.6) -> Picture:
    """Return a round pool of light (or of shade), strongest in the middle."""
    y, x = np.mgrid[0:size, 0:size]
    away = np.hypot((x + 0.5) / size - 0.5, (y + 0.5) / size - 0.5) * 2
    return layer(colour, np.clip(1 - away, 0, 1) ** power * strength)


def vignette(size: int, colour: Colour, strength: float) -> Picture:
    """Return a shade that is deepest at the edges of the land."""
    y, x = np.mgrid[0:size, 0:size]
    dx, dy = np.abs((x + 0.5) / size - 0.5) * 2, np.abs((y + 0.5) / size - 0.5) * 2
    away = (dx**3 + dy**3) ** (1 / 3)
    return layer(colour, smooth(0.5, 1.08, away) * strength)


def shafts(size: int, colour: Colour, strength: float) -> Picture:
    """Return slanting rays of light that come from the upper left."""
    y, x = np.mgrid[0:size, 0:size].astype(np.float64)
    across = (x - y * 0.62) / size
    rays = np.zeros((size, size))
    for at, width, bright in (
        (-0.32, 0.05, 0.7),
        (-0.1, 0.1, 1.0),
        (0.14, 0.045, 0.6),
        (0.36, 0.09, 0.9),
    ):
        rays += bright * np.exp(-(((across - at) / width) ** 2))
    fade = np.clip(1.1 - y / size * 1.05, 0, 1) * smooth(0, 0.12, y / size)
    sides = smooth(0, 0.15, x / size) * smooth(0, 0.15, 1 - x / size)
    return layer(colour, np.clip(rays * fade * sides, 0, 1) * strength)


def mist(size: int, colour: Colour, strength: float, seed: int, frame: float = 0.0) -> Picture:
    """Return a bank of mist with soft edges; `frame` from 0 to 1 is where in its round it is."""
    turn = 2 * np.pi * frame
    a = cloudy((size, size), 3, seed, 4)
    b, c = cloudy((size, size), 3, seed + 5, 4), cloudy((size, size), 4, seed + 9, 3)
    tone = a + (b - 0.5) * np.cos(turn) * 0.5 + (c - 0.5) * np.sin(turn) * 0.5
    return layer(colour, smooth(0.3, 0.75, tone) * _round(size) * strength)


def _round(size: int) -> Field:
    y, x = np.mgrid[0:size, 0:size]
    away = np.hypot((x + 0.5) / size - 0.5, (y + 0.5) / size - 0.5) * 2
    return smooth(0.0, 0.75, 1 - away)


def plate(
    fill: Colour, fill_opacity: float, lit: Colour, dark: Colour, strength: float, corner: float = 9
) -> Picture:
    """Return the plate of one square: a faint ground, a bevelled rim, marks in its corners."""
    wide, high = TILE * PLATE[0], TILE * PLATE[1]
    inside = _inside(wide, high, 3.0, corner)
    rim = np.clip(inside + 0.5, 0, 1) - np.clip(inside - 2.0, 0, 1)
    hollow = np.clip(1 - inside / 16, 0, 1) * (inside > 0)
    y, x = np.mgrid[0:high, 0:wide]
    sun = smooth(-0.5, 0.5, (wide - x) / wide + (high - y) / high - 1)
    body = layer(fill, np.clip(inside + 0.5, 0, 1) * fill_opacity)
    inner = layer(fill, hollow * fill_opacity * 0.8)
    bevel = over(
        layer(dark, rim * (0.25 + 0.75 * (1 - sun)) * strength),
        layer(lit, rim * (0.3 + 0.7 * sun) * strength),
    )
    return over(
        _shade(wide, high, corner, strength), body, inner, bevel, _marks(wide, high, lit, strength)
    )


def _inside(wide: int, high: int, margin: float, corner: float) -> Field:
    """Return how many pixels each pixel is inside a rectangle with round corners."""
    y, x = np.mgrid[0:high, 0:wide].astype(np.float64)
    dx = np.abs(x + 0.5 - wide / 2) - (wide / 2 - margin - corner)
    dy = np.abs(y + 0.5 - high / 2) - (high / 2 - margin - corner)
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0)
    return np.asarray(corner - outside)


def _shade(wide: int, high: int, corner: float, strength: float) -> Picture:
    """Return a thin dark seam around the plate, that parts it from its neighbours."""
    inside = _inside(wide, high, 3.0, corner)
    return layer((10, 12, 16), smooth(-4, 0, inside) * (inside < 0.5) * 0.55 * strength)


def _marks(wide: int, high: int, colour: Colour, strength: float) -> Picture:
    """Return a small angle in each corner."""
    inside = _inside(wide, high, 3.0, 9.0)
    y, x = np.mgrid[0:high, 0:wide]
    near = (np.minimum(x, wide - 1 - x) < 30) & (np.minimum(y, high - 1 - y) < 30)
    line = np.clip(inside + 0.5, 0, 1) - np.clip(inside - 3.2, 0, 1)
    fade = np.clip(1.3 - (np.minimum(x, wide - 1 - x) + np.minimum(y, high - 1 - y)) / 36, 0, 1)
    return layer(colour, line * near * fade * min(1.0, strength * 1.5))


def front(colour: Colour) -> Picture:
    """Return the line where the two sides meet, one tile of it: a row of lozenges."""
    y, x = np.mgrid[0:TILE, 0:TILE].astype(np.float64)
    picture = empty(TILE, TILE)
    for middle in (16, 48):
        away = np.abs(x + 0.5 - middle) / 7 + np.abs(y + 0.5 - TILE / 2) / 3.4
        picture = over(
            picture,
            layer((8, 8, 12), np.clip((1.5 - away) * 3, 0, 1) * 0.5),
            layer(colour, np.clip((1 - away) * 5, 0, 1) * 0.9),
        )
    return picture
