"""Banners that move in the wind."""

from __future__ import annotations

import math
from collections.abc import Sequence

from assets.tiles.brush import (
    DARK,
    Colour,
    Picture,
    Sketch,
    along,
    edged,
    mix,
    shadowed,
)
from assets.tiles.liquids import FRAMES
from assets.tiles.works import WOOD


def banner(
    size: tuple[int, int], cloth: Colour, trim: Colour, sign: str = "lozenge", fork: bool = True
) -> list[Picture]:
    """Return a banner on a pole that moves in the wind, one picture a frame."""
    return [_banner(size, cloth, trim, sign, fork, frame) for frame in range(FRAMES)]


def _banner(
    size: tuple[int, int], cloth: Colour, trim: Colour, sign: str, fork: bool, frame: int
) -> Picture:
    wide, high = size
    foot, pole = high * 0.93, wide * 0.34
    top = high * 0.08
    sketch = Sketch(wide, high)
    sketch.limb([(pole, foot), (pole, top)], [4.4, 3.4], along(WOOD, 0.25))
    sketch.limb([(pole - 0.9, foot), (pole - 0.9, top)], [1.5, 1.2], along(WOOD, 0.85))
    sketch.disc((pole, top - 2), 3.4, trim)
    sketch.disc((pole - 0.9, top - 3), 1.3, mix(trim, (255, 255, 255), 0.7))
    turn = 2 * math.pi * frame / FRAMES
    columns, long, deep = 16, wide * 0.5, high * 0.36
    edge = []
    for k in range(columns + 1):
        t = k / columns
        wave = math.sin(2 * math.pi * 1.1 * t - turn) * 4.6 * t**0.7
        edge.append(
            (
                pole + 2 + long * t,
                top + 5 + wave + 3 * t * t,
                math.cos(2 * math.pi * 1.1 * t - turn),
            )
        )
    for k in range(columns):
        (x0, y0, s0), (x1, y1, _s) = edge[k], edge[k + 1]
        t = (k + 0.5) / columns
        low0, low1 = deep * (1 - 0.08 * t), deep * (1 - 0.08 * (k + 1) / columns)
        light = 0.5 + 0.5 * s0 * min(1, t * 2)
        tone = mix(mix(cloth, (0, 0, 10), 0.42), mix(cloth, (255, 255, 255), 0.2), light)
        rim = mix(mix(trim, (0, 0, 10), 0.4), mix(trim, (255, 255, 255), 0.25), light)
        cut0 = _notch(k / columns, deep, fork)
        cut1 = _notch((k + 1) / columns, deep, fork)
        halves = (
            ((0, 0.5), (-cut0 / 2, -cut1 / 2)) if fork and cut1 else ((0, 1), (0.0, 0.0)),
            ((0.5, 1), (cut0 / 2, cut1 / 2)),
        )
        for (a, b), (c0, c1) in halves:
            if c0 or c1:
                ya0 = y0 + low0 * a + (c0 if a else 0)
                ya1 = y1 + low1 * a + (c1 if a else 0)
                yb0 = y0 + low0 * b + (c0 if not a else 0)
                yb1 = y1 + low1 * b + (c1 if not a else 0)
            else:
                ya0, ya1, yb0, yb1 = y0 + low0 * a, y1 + low1 * a, y0 + low0 * b, y1 + low1 * b
            if yb0 <= ya0 and yb1 <= ya1:
                continue
            sketch.shape([(x0, ya0), (x1 + 0.3, ya1), (x1 + 0.3, yb1), (x0, yb0)], tone)
        sketch.shape([(x0, y0), (x1 + 0.3, y1), (x1 + 0.3, y1 + 3), (x0, y0 + 3)], rim)
        sketch.shape(
            [
                (x0, y0 + low0 - 3),
                (x1 + 0.3, y1 + low1 - 3),
                (x1 + 0.3, y1 + low1),
                (x0, y0 + low0),
            ],
            rim,
        )
    _sign(sketch, edge, deep, trim, sign)
    return shadowed(edged(sketch.picture(), DARK, 0.7, 0.5), foot, 0.4, 0.14, 0.3)


def _notch(t: float, deep: float, fork: bool) -> float:
    return max(0.0, (t - 0.62) / 0.38) * deep * 0.62 if fork else 0.0


def _sign(
    sketch: Sketch,
    edge: Sequence[tuple[float, float, float]],
    deep: float,
    colour: Colour,
    sign: str,
) -> None:
    """Draw the sign on the cloth: it rides on the wave at a third of its length."""
    x, y, _slope = edge[5]
    y += deep * 0.5
    r = deep * 0.24
    if sign == "lozenge":
        sketch.shape([(x - r, y), (x, y - r * 1.2), (x + r, y), (x, y + r * 1.2)], colour)
    elif sign == "disc":
        sketch.disc((x, y), r, colour)
    elif sign == "cross":
        sketch.limb([(x - r, y), (x + r, y)], [3.2, 3.2], colour)
        sketch.limb([(x, y - r), (x, y + r)], [3.2, 3.2], colour)
    elif sign == "moon":
        sketch.shape(
            [(x + math.cos(t) * r, y + math.sin(t) * r) for t in (k * 0.3 + 0.9 for k in range(15))]
            + [
                (x + r * 0.25 + math.cos(t) * r * 0.75, y + math.sin(t) * r * 0.75)
                for t in (5.1 - k * 0.3 for k in range(14))
            ],
            colour,
        )
    else:
        for k in range(3):
            sketch.limb(
                [(x - r, y + r - k * r), (x, y - k * r * 0.9 + r * 0.2), (x + r, y + r - k * r)],
                [2.2, 2.6, 2.2],
                colour,
            )
