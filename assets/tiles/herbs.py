"""Grass, reeds, ferns, water lilies, mushrooms."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from assets.tiles.brush import (
    Colour,
    Picture,
    Ramp,
    Sketch,
    along,
    bow,
    edged,
    mix,
    over,
    shadowed,
)


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
