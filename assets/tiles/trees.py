"""Trees and bushes."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from assets.tiles.brush import (
    Colour,
    Picture,
    Point,
    Ramp,
    Sketch,
    along,
    bow,
    edged,
    mix,
    shadowed,
)


@dataclass(frozen=True)
class Foliage:
    """Colours of leaves from the shade to the light, and of the bark in the light."""

    leaves: Ramp
    bark: Colour = (96, 70, 48)
    dark: Colour = (18, 26, 20)


def _leaf(sketch: Sketch, at: Point, size: float, turn: float, colour: Colour) -> None:
    x, y = at
    dx, dy = math.cos(turn) * size, math.sin(turn) * size
    sketch.shape(
        [
            (x - dx, y - dy),
            (x + dy * 0.55, y - dx * 0.55),
            (x + dx, y + dy),
            (x - dy * 0.55, y + dx * 0.55),
        ],
        colour,
    )


def _crown(
    sketch: Sketch,
    clumps: Sequence[tuple[float, float, float]],
    foliage: Foliage,
    chance: random.Random,
    leaf: float,
) -> None:
    """Draw clumps of leaves (x, y, radius), the farthest and lowest first."""
    top = min(y - r for _x, y, r in clumps)
    bottom = max(y + r for _x, y, r in clumps)
    left = min(x - r for x, _y, r in clumps)
    right = max(x + r for x, _y, r in clumps)
    for x, y, r in clumps:
        sketch.disc((x, y + r * 0.08), r * 0.98, along(foliage.leaves, 0.0), 0.92)
    strokes = []
    for x, y, r in clumps:
        for _ in range(int(r * r * 0.62 / leaf)):
            away = math.sqrt(chance.random()) * r
            turn = chance.random() * 2 * math.pi
            px, py = x + math.cos(turn) * away, y + math.sin(turn) * away * 0.94
            own = -((px - x) * 0.62 + (py - y) * 0.95) / r
            whole = 1 - ((px - left) / (right - left) * 0.4 + (py - top) / (bottom - top) * 0.6)
            light = 0.36 + own * 0.36 + (whole - 0.5) * 0.75 + (chance.random() - 0.5) * 0.26
            strokes.append((light + (chance.random() - 0.5) * 0.35, px, py, light))
    for _order, px, py, light in sorted(strokes):
        _leaf(
            sketch,
            (px, py),
            leaf * (0.75 + chance.random() * 0.6),
            chance.random() * math.pi,
            along(foliage.leaves, light),
        )


def broad_tree(size: tuple[int, int], foliage: Foliage, seed: int, leaf: float = 2.6) -> Picture:
    """Return a tree with a round crown."""
    wide, high = size
    chance = random.Random(seed)
    foot, middle = high * 0.9, wide * 0.45
    reach = min(wide, high) * 0.42
    sketch = Sketch(wide, high)
    bark = foliage.bark
    trunk = max(4.0, min(wide, high) * 0.085)
    for side in (-1.0, 1.0, 0.25):
        sketch.limb(
            [(middle + side * trunk * 0.2, foot - 5), (middle + side * trunk * 1.1, foot)],
            [trunk * 0.7, 1],
            mix(bark, foliage.dark, 0.45),
        )
    sketch.limb(
        bow((middle, foot), (middle + 2, high * 0.45), 2), [trunk - k * 0.3 for k in range(9)],
        mix(bark, foliage.dark, 0.4),
    )  # fmt: skip
    sketch.limb(
        bow((middle - trunk * 0.22, foot - 1), (middle, high * 0.45), 2),
        [trunk * 0.42] * 9,
        bark,
    )
    clumps = []
    count = 9
    for k in range(count):
        turn = 2 * math.pi * (k + chance.random() * 0.6) / count
        clumps.append(
            (
                middle + math.cos(turn) * reach * 0.56,
                high * 0.43 + math.sin(turn) * reach * 0.56,
                reach * (0.42 + 0.16 * chance.random()),
            )
        )
    clumps.append((middle, high * 0.4, reach * 0.62))
    clumps.sort(key=lambda clump: -clump[1])
    _crown(sketch, clumps, foliage, chance, leaf)
    return shadowed(edged(sketch.picture(), foliage.dark, 0.8, 0.55), foot)


def birch(size: tuple[int, int], foliage: Foliage, seed: int) -> Picture:
    """Return a slender tree with a light bark and a narrow crown."""
    wide, high = size
    chance = random.Random(seed)
    foot, middle = high * 0.9, wide * 0.45
    sketch = Sketch(wide, high)
    for k, lean in enumerate((-5.0, 4.0)):
        sketch.limb(
            bow((middle + k * 5, foot - k * 2), (middle + lean, high * 0.2), lean * 0.4),
            [4.6 - j * 0.35 for j in range(9)],
            mix(foliage.bark, foliage.dark, 0.1 + 0.25 * k),
        )
        for _ in range(9):
            y = foot - 4 - chance.random() * high * 0.45
            x = middle + k * 4 + lean * (foot - y) / high
            sketch.limb([(x - 1.6, y), (x + 0.6, y + 0.6)], [1.0, 0.8], foliage.dark)
    clumps = [
        (
            middle + (chance.random() - 0.5) * wide * 0.26,
            high * (0.18 + 0.44 * k / 8),
            wide * (0.105 + 0.07 * math.sin(math.pi * (k + 1) / 9.5)),
        )
        for k in range(9)
    ]
    clumps.sort(key=lambda clump: -clump[1])
    _crown(sketch, clumps, foliage, chance, 1.9)
    return shadowed(edged(sketch.picture(), foliage.dark, 0.7, 0.4), foot)


def conifer(size: tuple[int, int], foliage: Foliage, seed: int, snow: float = 0.0) -> Picture:
    """Return a fir; `snow` from 0 to 1 says how much of it is white."""
    wide, high = size
    chance = random.Random(seed)
    foot, middle = high * 0.91, wide * 0.46
    sketch = Sketch(wide, high)
    sketch.limb(
        [(middle, foot), (middle, foot - high * 0.2)], [wide * 0.075, wide * 0.05],
        mix(foliage.bark, foliage.dark, 0.3),
    )  # fmt: skip
    tiers = 9
    for tier in range(tiers):
        t = tier / (tiers - 1)
        y = foot - high * 0.1 - (high * 0.66) * t
        half = wide * 0.37 * (1 - t) ** 0.82 + wide * 0.035
        drop = high * 0.115 * (1 - 0.45 * t)
        count = max(5, int(half * 1.0))
        needles = []
        for k in range(count * 3):
            across = 2 * ((k + chance.random()) / (count * 3)) - 1
            droop = abs(across) ** 1.4 * drop * 0.45
            tip = (
                middle + across * half,
                y + drop * (0.35 + 0.5 * chance.random()) * (1 - abs(across) * 0.5) + droop,
            )
            root = (middle + across * half * 0.28, y - drop * 0.62)
            light = 0.46 - across * 0.3 + 0.22 * t + (chance.random() - 0.5) * 0.3
            needles.append((abs(across) < 0.5, light, root, tip))
        needles.sort(key=lambda needle: needle[3][1], reverse=True)
        sketch.shape(
            [
                (middle - half * 0.9, y + drop * 0.42),
                (middle, y - drop),
                (middle + half * 0.9, y + drop * 0.42),
                (middle, y + drop * 0.75),
            ],
            along(foliage.leaves, 0.05),
        )
        for _near, light, root, tip in needles:
            colour = along(foliage.leaves, light)
            if snow and chance.random() < snow * (1.05 - abs(tip[0] - middle) / half * 0.3):
                colour = mix(colour, (236, 244, 252), 0.35 + 0.6 * min(max(light, 0), 1))
            sketch.limb([root, tip], [2.6, 1.0], colour)
    return shadowed(edged(sketch.picture(), foliage.dark, 0.8, 0.5), foot)


def bush(
    size: tuple[int, int], foliage: Foliage, seed: int, berries: Colour | None = None
) -> Picture:
    """Return a low round bush."""
    wide, high = size
    chance = random.Random(seed)
    foot = high * 0.82
    clumps = [
        (
            wide * (0.26 + 0.44 * chance.random()),
            foot - high * (0.16 + 0.24 * chance.random()),
            wide * (0.13 + 0.07 * chance.random()),
        )
        for _ in range(6)
    ]
    clumps.sort(key=lambda clump: -clump[1])
    sketch = Sketch(wide, high)
    _crown(sketch, clumps, foliage, chance, 2.1)
    if berries:
        for _ in range(9):
            x, y, r = clumps[int(chance.random() * len(clumps))]
            at = (x + (chance.random() - 0.5) * r, y + (chance.random() - 0.6) * r)
            sketch.disc(at, 1.7, berries)
            sketch.disc((at[0] - 0.5, at[1] - 0.5), 0.6, mix(berries, (255, 255, 255), 0.6))
    return shadowed(edged(sketch.picture(), foliage.dark, 0.7, 0.5), foot, 0.5, 0.2, 0.34)


def dead_tree(
    size: tuple[int, int], bark: Colour, seed: int, glow: Colour | None = None
) -> Picture:
    """Return a bare, crooked tree; where it has a `glow`, embers sit in its bark."""
    wide, high = size
    chance = random.Random(seed)
    foot, middle = high * 0.91, wide * 0.45
    dark, light = mix(bark, (8, 8, 14), 0.55), mix(bark, (255, 250, 235), 0.28)
    sketch = Sketch(wide, high)

    def grow(at: Point, angle: float, length: float, width: float, depth: int) -> None:
        end = (at[0] + math.cos(angle) * length, at[1] + math.sin(angle) * length)
        points = bow(at, end, (chance.random() - 0.5) * length * 0.4, 5)
        thin = width * 0.66
        sketch.limb(points, [width + (thin - width) * k / 5 for k in range(6)], dark)
        shifted = [(x - width * 0.2, y - width * 0.08) for x, y in points]
        sketch.limb(shifted, [width * 0.5] * 6, bark)
        if width > 3:
            thinner = [(x - width * 0.32, y) for x, y in points]
            sketch.limb(thinner, [width * 0.16] * 6, light)
        if glow and width > 2.4:
            for _ in range(3):
                x, y = points[1 + int(chance.random() * 4)]
                sketch.limb([(x, y), (x + 1, y + 4)], [1.3, 0.8], glow)
        if depth == 0:
            return
        for side in (-1, 1):
            turn = side * (0.3 + 0.5 * chance.random())
            grow(points[-1], angle + turn, length * (0.6 + 0.22 * chance.random()), thin, depth - 1)
        if depth > 1 and chance.random() < 0.7:
            turn = (chance.random() - 0.5) * 2.2
            grow(points[3], angle + turn, length * 0.5, thin * 0.7, depth - 2)

    for spread in (-1.0, -0.35, 0.5, 1.0):
        end = (middle + spread * wide * 0.11, foot - 1 + abs(spread))
        sketch.limb(bow((middle, foot - 10), end, spread * 2, 4), [6, 5, 4, 2.4, 0.8], dark)
    grow((middle, foot - 2), -math.pi / 2 + (chance.random() - 0.5) * 0.2, high * 0.24, 9.0, 4)
    return shadowed(edged(sketch.picture(), (6, 6, 10), 0.6, 0.35), foot)
