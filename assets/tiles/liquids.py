"""What moves on water and lava, one picture a frame."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from assets.tiles.brush import Colour, Picture, layer, toned
from assets.tiles.grounds import TILE, Cover, depth_of, grid
from assets.tiles.noise import Field, cells, cloudy, smooth, value

FRAMES = 6
"""Pictures in the round of everything that moves."""


def ripple(
    mask: int,
    frame: int,
    colour: Colour,
    cover: Cover,
    strength: float,
    shore: float = 0.62,
) -> Picture:
    """Return glints on a liquid, for one frame of their round; mask 0 is another full tile.

    Each glint is a short bow that brightens and fades; none reaches the edge of its tile.
    """
    variant, mask = (1, 15) if mask == 0 else (0, mask)
    depth = depth_of(mask, cover.rough, cover.seed, cover.wander)
    places = value((6, 4), 8, cover.seed * 7 + 31 * variant)
    x, y = grid()
    light = np.zeros((TILE, TILE))
    for k in range(6):
        a, b, c, phase = (float(each) * 37.7 % 1.0 for each in places[:4, k % 6])
        life = np.sin(2 * np.pi * (frame / FRAMES + phase))
        if life <= 0:
            continue
        long = 0.07 + 0.09 * c
        at_x, at_y = 0.22 + 0.56 * a, 0.14 + 0.72 * b
        dx = (x - at_x) / long
        bow = at_y + 0.016 * np.cos(dx * 2.2) + 0.03 * (frame / FRAMES)
        line = np.exp(-(((y - bow) / 0.017) ** 2)) * np.clip(1 - dx * dx, 0, 1) ** 0.7
        light = np.maximum(light, line * life)
    inside = smooth(shore, shore + 0.2, depth)
    return layer(colour, light * inside * strength)


def glow(mask: int, frame: int, colours: Sequence[Colour], cover: Cover, count: int) -> Picture:
    """Return how lava brightens and dims between its plates, for one frame of its round."""
    mask = mask or 15
    depth = depth_of(mask, cover.rough, cover.seed, cover.wander)
    edge, _whose = cells((TILE, TILE), count, cover.seed, 0.9)
    seam = 1 - smooth(0.02, 0.24, edge)
    tone = np.clip(1.6 * _drift(2, cover.seed + 21, frame / FRAMES) - 0.35, 0, 1)
    inside = smooth(0.56, 0.66, depth)
    return layer(toned(colours, tone), seam * tone * inside * 0.9)


def _drift(cell_count: int, seed: int, t: float) -> Field:
    """Return a noise that changes and comes back after one turn."""
    turn = 2 * np.pi * t
    a, b = cloudy((TILE, TILE), cell_count, seed, 2), cloudy((TILE, TILE), cell_count, seed + 50, 2)
    c = cloudy((TILE, TILE), cell_count, seed + 90, 2)
    mixed = (a - 0.5) * np.cos(turn) + (b - 0.5) * np.sin(turn) + (c - 0.5) * 0.6
    return np.asarray(np.clip(0.5 + mixed, 0, 1))
