"""Trees, bushes, grass and reeds."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from assets.tiles.brush import (
    Colour,
    Picture,
    Point,
    Sketch,
    along,
    bow,
    edged,
    mix,
    over,
    shadowed,
)

Ramp = Sequence[Colour]


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


def tuft(
    size: tuple[int, int],
    ramp: Ramp,
    seed: int,
    *,
    blades: int = 22,
    tall: float = 0.6,
    sway: float = 0.0,
    flowers: Sequence[Colour] = (),
) -> Picture:
    """Return a tuft of grass; `sway` (-1 to 1) is how far the wind bends it to the right."""
    wide, high = size
    chance = random.Random(seed)
    foot = high * 0.86
    sketch = Sketch(wide, high)
    drawn = []
    for _ in range(blades):
        x = wide * (0.5 + (chance.random() - 0.5) * 0.34)
        lean = (x / wide - 0.5) * wide * 1.0 + (chance.random() - 0.5) * wide * 0.16
        length = high * tall * (0.55 + 0.5 * chance.random())
        base = foot - chance.random() * high * 0.07
        drawn.append((base, x, lean, length, chance.random()))
    heads = []
    for base, x, lean, length, tone in sorted(drawn):
        tip = (x + lean + sway * length * 0.22, base - length + abs(sway) * 1.5)
        points = bow((x, base), tip, -lean * 0.16 - sway * 2, 5)
        low, light = along(ramp, tone * 0.45), along(ramp, 0.4 + tone * 0.6)
        width = max(1.5, wide * 0.045)
        sketch.limb(points[:4], [width, width * 0.9, width * 0.7, width * 0.55], low)
        sketch.limb(points[3:], [width * 0.6, width * 0.4, width * 0.15], light)
        heads.append(tip)
    for k, colour in enumerate(flowers):
        x, y = heads[(k * 5 + seed) % len(heads)]
        for turn in range(5):
            angle = turn * 2 * math.pi / 5
            sketch.disc((x + math.cos(angle) * 1.9, y + math.sin(angle) * 1.7), 1.5, colour)
        sketch.disc((x, y), 1.2, (250, 214, 96))
    return shadowed(sketch.picture(), foot, 0.5, 0.22, 0.3)


def reeds(size: tuple[int, int], ramp: Ramp, seed: int, sway: float = 0.0) -> Picture:
    """Return reeds with brown heads, bent by the wind as far as `sway` says."""
    wide, high = size
    chance = random.Random(seed)
    foot = high * 0.9
    sketch = Sketch(wide, high)
    for k in range(15):
        x = wide * (0.46 + (chance.random() - 0.5) * 0.36)
        length = high * (0.45 + 0.36 * chance.random())
        lean = (chance.random() - 0.5) * wide * 0.2 + sway * length * 0.08
        base = foot - chance.random() * high * 0.06
        points = bow((x, base), (x + lean, base - length), lean * 0.2, 6)
        tone = chance.random()
        sketch.limb(points, [2.4, 2.3, 2.1, 1.8, 1.5, 1.1, 0.6], along(ramp, 0.2 + 0.8 * tone))
        if k % 3 == 0:
            x1, y1 = points[-1]
            sketch.limb([(x1, y1 + 9), (x1, y1)], [3.4, 3.0], (74, 46, 28))
            sketch.limb([(x1 - 0.7, y1 + 8), (x1 - 0.7, y1 + 1)], [1.2, 1.0], (126, 84, 50))
    return shadowed(sketch.picture(), foot, 0.35, 0.14, 0.26)


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


def fern(size: tuple[int, int], ramp: Ramp, seed: int) -> Picture:
    """Return fronds that spread from one root."""
    wide, high = size
    chance = random.Random(seed)
    foot, middle = high * 0.78, wide * 0.47
    sketch = Sketch(wide, high)
    fronds = [(-1 + 2 * k / 8, chance.random()) for k in range(9)]
    for across, tone in sorted(fronds, key=lambda frond: -abs(frond[0])):
        tip = (middle + across * wide * 0.36, foot - high * (0.5 - 0.4 * abs(across)) + 3)
        points = bow((middle, foot), tip, -across * 7, 9)
        for k, (x, y) in enumerate(points[1:], 1):
            leaf = (1 - k / 11) * wide * 0.11
            for side in (-1, 1):
                light = 0.35 + 0.4 * tone + (0.2 if side < 0 else -0.1)
                sketch.limb(
                    [(x, y), (x + side * leaf * 0.75, y - leaf * 0.15 + 2)],
                    [2.0, 0.6],
                    along(ramp, light),
                )
        sketch.limb(points, [1.3] * 10, along(ramp, 0.2))
    return shadowed(sketch.picture(), foot, 0.4, 0.2, 0.3)


def lilies(size: tuple[int, int], ramp: Ramp, seed: int, bloom: Colour) -> Picture:
    """Return leaves that swim on water, and a flower."""
    wide, high = size
    chance = random.Random(seed)
    shade, sketch = Sketch(wide, high), Sketch(wide, high)
    places: list[tuple[float, float, float]] = []
    for _ in range(40):
        r = wide * (0.07 + 0.06 * chance.random())
        x, y = wide * (0.2 + 0.6 * chance.random()), high * (0.3 + 0.5 * chance.random())
        if all(math.hypot(x - a, (y - b) * 1.7) > r + c for a, b, c in places):
            places.append((x, y, r))
    for x, y, r in places[:6]:
        shade.disc((x + 1.5, y + 2.5), r, (6, 16, 18), 0.62)
        sketch.disc((x, y), r, along(ramp, 0.25), 0.6)
        sketch.disc(
            (x - r * 0.1, y - r * 0.08), r * 0.86, along(ramp, 0.5 + 0.4 * chance.random()), 0.56
        )
        sketch.shape([(x, y), (x + r * 1.05, y + r * 0.2), (x + r, y - r * 0.22)], (18, 44, 46))
    x, y, r = places[0]
    for k in range(7):
        turn = math.pi + k * math.pi / 6
        sketch.limb(
            [(x, y), (x + math.cos(turn) * 5.5, y - 2 + math.sin(turn) * 5)], [3.2, 0.8],
            mix(bloom, (255, 255, 255), 0.1 * k),
        )  # fmt: skip
    sketch.disc((x, y - 1.5), 1.5, (250, 214, 110))
    return over(shade.picture(0.4), sketch.picture())


def mushrooms(size: tuple[int, int], seed: int, cap: Colour) -> Picture:
    """Return a few mushrooms with spotted caps."""
    wide, high = size
    chance = random.Random(seed)
    sketch = Sketch(wide, high)
    places = sorted(
        (high * (0.55 + 0.25 * chance.random()), wide * (0.26 + 0.4 * chance.random()))
        for _ in range(5)
    )
    for y, x in places:
        r = wide * (0.06 + 0.05 * chance.random())
        sketch.limb([(x, y), (x, y - r * 1.6)], [r * 0.75, r * 0.55], (206, 194, 172))
        sketch.limb(
            [(x - r * 0.2, y), (x - r * 0.2, y - r * 1.6)], [r * 0.3, r * 0.2], (240, 232, 216)
        )
        top = y - r * 1.6
        dome = [
            (x + math.cos(k * math.pi / 10) * r, top - math.sin(k * math.pi / 10) * r * 0.9)
            for k in range(11)
        ]
        sketch.shape(dome, mix(cap, (20, 10, 16), 0.35))
        sketch.shape(
            [(x + (a - x) * 0.82 - r * 0.1, top + (b - top) * 0.86 - 0.5) for a, b in dome], cap
        )
        sketch.disc((x - r * 0.35, top - r * 0.5), r * 0.22, mix(cap, (255, 255, 255), 0.55))
        sketch.disc((x + r * 0.25, top - r * 0.35), r * 0.15, (244, 236, 220))
        sketch.disc((x - r * 0.55, top - r * 0.18), r * 0.13, (244, 236, 220))
    return shadowed(edged(sketch.picture(), (24, 18, 16), 0.6, 0.45), high * 0.78, 0.5, 0.24, 0.32)
