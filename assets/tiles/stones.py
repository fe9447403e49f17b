"""Rocks, pillars, statues, graves and other things of stone."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import numpy as np

from assets.tiles.brush import (
    Colour,
    Picture,
    Point,
    Sketch,
    along,
    edged,
    grained,
    layer,
    mix,
    over,
    ring,
    shadowed,
    toned,
)
from assets.tiles.noise import Field, cloudy

Ramp = Sequence[Colour]
DARK: Colour = (14, 14, 20)


def facets(
    sketch: Sketch,
    at: Point,
    wide: float,
    high: float,
    ramp: Ramp,
    seed: int,
    cap: Colour | None = None,
    corners: int = 9,
) -> None:
    """Draw one rock with flat faces; `cap` lies on the faces that look up (snow, moss)."""
    chance = random.Random(seed)
    x, y = at
    outline = ring((x, y - high * 0.45), wide / 2, high / 2, corners, 0.34, seed)
    floor = y
    outline = [(a, min(b, floor)) for a, b in outline]
    inner = [
        (
            x + (a - x) * (0.42 + 0.2 * chance.random()) - wide * 0.06,
            y - high * 0.52 + (b - (y - high * 0.45)) * (0.34 + 0.2 * chance.random()) - high * 0.1,
        )
        for a, b in outline
    ]
    sketch.shape(outline, along(ramp, 0.1))
    for k in range(corners):
        a, b = outline[k], outline[(k + 1) % corners]
        c, d = inner[(k + 1) % corners], inner[k]
        mx, my = (a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - (y - high * 0.45)
        length = math.hypot(mx / wide, my / high) or 1.0
        facing = -(mx / wide * 0.55 + my / high * 0.85) / length
        light = 0.38 + facing * 0.36 + (chance.random() - 0.5) * 0.16
        sketch.shape([a, b, c, d], along(ramp, light))
        if cap and facing > 0.1:
            sketch.shape([a, b, c, d], mix(along(ramp, light), cap, min(1.0, facing * 1.5)))
    top = along(ramp, 0.74 + 0.12 * chance.random())
    sketch.shape(inner, mix(top, cap, 0.92) if cap else top)
    middle = (
        sum(p[0] for p in inner) / corners - wide * 0.06,
        sum(p[1] for p in inner) / corners - high * 0.05,
    )
    lit = along(ramp, 0.92)
    for k in range(corners // 2, corners - 1):
        sketch.shape([inner[k], inner[k + 1], middle], mix(lit, cap, 0.95) if cap else lit)


def boulder(
    size: tuple[int, int], ramp: Ramp, seed: int, cap: Colour | None = None, count: int = 3
) -> Picture:
    """Return some rocks that lie together, the largest in the middle."""
    wide, high = size
    chance = random.Random(seed)
    foot = high * 0.84
    sketch = Sketch(wide, high)
    rocks = [(wide * 0.45, foot - high * 0.03, wide * 0.52, high * 0.56, seed)]
    for k in range(1, count):
        side = -1 if k % 2 else 1
        scale = 0.3 + 0.22 * chance.random()
        rocks.append(
            (
                wide * (0.45 + side * (0.18 + 0.1 * chance.random())),
                foot + high * (0.0 + 0.05 * chance.random()),
                wide * 0.52 * scale * 1.25,
                high * 0.56 * scale * 1.3,
                seed * 7 + k,
            )
        )
    for x, y, w, h, own in sorted(rocks, key=lambda rock: rock[1]):
        facets(sketch, (x, y), w, h, ramp, own, cap)
    picture = grained(sketch.picture(), cloudy(size, 16, seed, 3), 0.34)
    return shadowed(edged(picture, DARK, 0.8, 0.55), foot + 2)


def pebbles(size: tuple[int, int], ramp: Ramp, seed: int, count: int = 6) -> Picture:
    """Return a few small stones."""
    wide, high = size
    chance = random.Random(seed)
    sketch = Sketch(wide, high)
    places = sorted(
        (high * (0.45 + 0.35 * chance.random()), wide * (0.2 + 0.55 * chance.random()), k)
        for k in range(count)
    )
    for y, x, k in places:
        w = wide * (0.09 + 0.12 * chance.random())
        facets(sketch, (x, y), w, w * 0.72, ramp, seed * 31 + k, None, 7)
    return shadowed(edged(sketch.picture(), DARK, 0.6, 0.4), high * 0.8, 0.5, 0.3, 0.36)


def peak(size: tuple[int, int], ramp: Ramp, seed: int, snow: Colour) -> Picture:
    """Return a steep mountain with a ridge and snow on it."""
    wide, high = size
    chance = random.Random(seed)
    foot, middle = high * 0.93, wide * (0.42 + 0.08 * chance.random())
    tip = (middle, high * 0.06)
    sketch = Sketch(wide, high)
    left, right = [], []
    steps = 9
    for k in range(steps + 1):
        t = k / steps
        rough = (chance.random() - 0.5) * wide * 0.05 * (0 < k < steps)
        left.append((tip[0] - wide * 0.38 * t**0.9 + rough, tip[1] + (foot - tip[1]) * t))
        rough = (chance.random() - 0.5) * wide * 0.05 * (0 < k < steps)
        right.append((tip[0] + wide * 0.36 * t**0.95 + rough, tip[1] + (foot - tip[1]) * t))
    ridge = [
        (
            tip[0] + wide * 0.07 * math.sin(k * 1.7 + seed) * (k / steps) + wide * 0.04 * k / steps,
            tip[1] + (foot + 4 - tip[1]) * k / steps,
        )
        for k in range(steps + 1)
    ]
    for k in range(steps):
        light = 0.66 + 0.16 * (chance.random() - 0.5)
        sketch.shape([left[k], ridge[k], ridge[k + 1], left[k + 1]], along(ramp, light))
        mid0 = mix((*left[k], 0), (*ridge[k], 0), 0.5)[:2]
        mid1 = mix((*left[k + 1], 0), (*ridge[k + 1], 0), 0.35 + 0.3 * chance.random())[:2]
        sketch.shape([mid0, ridge[k], ridge[k + 1], mid1], along(ramp, light + 0.12))
        dark = 0.22 + 0.14 * (chance.random() - 0.5)
        sketch.shape([right[k], ridge[k], ridge[k + 1], right[k + 1]], along(ramp, dark))
        mid0 = mix((*right[k], 0), (*ridge[k], 0), 0.5)[:2]
        mid1 = mix((*right[k + 1], 0), (*ridge[k + 1], 0), 0.3 + 0.4 * chance.random())[:2]
        sketch.shape([mid0, right[k], right[k + 1], mid1], along(ramp, dark + 0.1))
    shade = mix((120, 140, 176), snow, 0.5)
    sketch.shape([tip, *_snow_line(tip, left[5], ridge[5], 0.45, chance), ridge[2]], snow)
    sketch.shape([tip, ridge[2], *_snow_line(tip, ridge[5], right[5], 0.42, chance)], shade)
    picture = grained(sketch.picture(), cloudy(size, 12, seed, 4), 0.3)
    return shadowed(edged(picture, (26, 30, 44), 0.9, 0.5), foot, 0.28, 0.06, 0.3)


def block(
    sketch: Sketch,
    box: tuple[float, float, float, float],
    depth: float,
    ramp: Ramp,
    light: float = 0.5,
) -> None:
    """Draw a box seen from the front and above: x, y of its foot's left, width, height."""
    x, y, wide, high = box
    front = along(ramp, light)
    sketch.shape([(x, y), (x + wide, y), (x + wide, y - high), (x, y - high)], front)
    sketch.shape(
        [(x, y), (x + wide * 0.22, y), (x + wide * 0.22, y - high), (x, y - high)],
        along(ramp, light + 0.14),
    )
    sketch.shape(
        [(x + wide * 0.8, y), (x + wide, y), (x + wide, y - high), (x + wide * 0.8, y - high)],
        along(ramp, light - 0.18),
    )
    sketch.shape(
        [(x, y - high), (x + wide, y - high), (x + wide, y - high - depth), (x, y - high - depth)],
        along(ramp, light + 0.34),
    )


def pillar(size: tuple[int, int], ramp: Ramp, seed: int, broken: bool = False) -> Picture:
    """Return a fluted column on a base, whole or broken off."""
    wide, high = size
    chance = random.Random(seed)
    foot, middle = high * 0.9, wide * 0.46
    half, top = wide * 0.13, high * (0.42 if broken else 0.2)
    sketch = Sketch(wide, high)
    block(sketch, (middle - half * 1.7, foot, half * 3.4, high * 0.06), high * 0.03, ramp, 0.42)
    block(
        sketch,
        (middle - half * 1.35, foot - high * 0.075, half * 2.7, high * 0.035),
        high * 0.02,
        ramp,
    )
    flutes = 7
    low = foot - high * 0.12
    for k in range(flutes):
        a, b = -1 + 2 * k / flutes, -1 + 2 * (k + 1) / flutes
        light = 0.66 - (a + 0.35) * 0.34
        ragged = chance.random() * high * 0.1 if broken else 0.0
        x0, x1 = middle + math.sin(a * 1.45) * half, middle + math.sin(b * 1.45) * half
        sketch.shape(
            [(x0, low), (x1, low), (x1, top + ragged), (x0, top + ragged * 0.5)], along(ramp, light)
        )
        sketch.limb([(x1, low), (x1, top + ragged)], [0.9, 0.9], along(ramp, light - 0.24))
    if not broken:
        block(
            sketch,
            (middle - half * 1.25, top + high * 0.03, half * 2.5, high * 0.03),
            high * 0.02,
            ramp,
        )
        block(sketch, (middle - half * 1.6, top, half * 3.2, high * 0.05), high * 0.035, ramp, 0.54)
    else:
        for k in range(4):
            facets(
                sketch,
                (middle + half * (1.2 + 0.9 * chance.random()) * (1, -1.6)[k % 2], foot + 1 + k),
                wide * 0.13,
                high * 0.06,
                ramp,
                seed + k,
                None,
                7,
            )
    picture = grained(sketch.picture(), cloudy(size, 16, seed, 3), 0.36)
    return shadowed(edged(picture, DARK, 0.8, 0.5), foot)


def standing_stone(
    size: tuple[int, int],
    ramp: Ramp,
    seed: int,
    rune: Colour | None = None,
    cap: Colour | None = None,
) -> Picture:
    """Return a rough upright stone, with a sign cut into it where `rune` has a colour."""
    wide, high = size
    chance = random.Random(seed)
    foot, middle = high * 0.88, wide * 0.45
    half = wide * (0.16 + 0.04 * chance.random())
    top = high * (0.18 + 0.1 * chance.random())
    lean = wide * 0.06 * (chance.random() - 0.5)
    sketch = Sketch(wide, high)
    left = [
        (middle - half * 1.1, foot),
        (middle - half * 1.05 + lean * 0.5, (foot + top) / 2),
        (middle - half * 0.7 + lean, top + high * 0.05),
    ]
    peak_at = (middle + lean - half * 0.1, top)
    right = [
        (middle + half * 0.75 + lean, top + high * 0.1),
        (middle + half * 1.0, (foot + top) / 2),
        (middle + half * 1.15, foot),
    ]
    edge = [
        (middle + half * 0.25 + lean, top + high * 0.08),
        (middle + half * 0.4, (foot + top) / 2),
        (middle + half * 0.3, foot + 2),
    ]
    sketch.shape([*left, peak_at, *edge], along(ramp, 0.62))
    sketch.shape([peak_at, *right, *reversed(edge)], along(ramp, 0.24))
    sketch.shape(
        [left[2], peak_at, edge[0], (middle - half * 0.3 + lean, top + high * 0.13)],
        along(ramp, 0.85),
    )
    if cap:
        sketch.shape(
            [left[2], peak_at, right[0], edge[0], (middle - half * 0.5 + lean, top + high * 0.12)],
            cap,
        )
    if rune:
        x, y = middle - half * 0.38 + lean * 0.6, (foot + top) / 2 - high * 0.05
        for a, b in (((0, -9), (0, 10)), ((0, -9), (6, -4)), ((6, -4), (0, 1)), ((0, 1), (6, 8))):
            sketch.limb([(x + a[0], y + a[1]), (x + b[0], y + b[1])], [2.0, 2.0], rune)
    picture = grained(sketch.picture(), cloudy(size, 14, seed, 4), 0.4)
    return shadowed(edged(picture, DARK, 0.8, 0.5), foot)


def grave(size: tuple[int, int], ramp: Ramp, seed: int, kind: str = "round") -> Picture:
    """Return a tombstone: "round", "cross" or "broken", in front of it a low mound."""
    wide, high = size
    foot, middle = high * 0.8, wide * 0.45
    half, top = wide * 0.19, high * 0.3
    lean = ((seed * 37) % 11 - 5) / 5 * wide * 0.035
    sketch = Sketch(wide, high)
    thick = wide * 0.07

    def slab(points: list[Point]) -> None:
        sketch.shape(
            [(x + thick + (foot - y) / (foot - top) * lean, y) for x, y in points],
            along(ramp, 0.12),
        )
        sketch.shape(
            [(x + (foot - y) / (foot - top) * lean, y) for x, y in points], along(ramp, 0.5)
        )
        inset = [
            (
                middle + (x - middle) * 0.78 + (foot - y) / (foot - top) * lean,
                foot + (y - foot) * 0.92,
            )
            for x, y in points
        ]
        sketch.shape(inset, along(ramp, 0.42))

    if kind == "cross":
        slab(
            [
                (middle - half * 0.3, foot),
                (middle - half * 0.3, top + high * 0.19),
                (middle - half, top + high * 0.19),
                (middle - half, top + high * 0.09),
                (middle - half * 0.3, top + high * 0.09),
                (middle - half * 0.3, top - 3),
                (middle + half * 0.3, top - 3),
                (middle + half * 0.3, top + high * 0.09),
                (middle + half, top + high * 0.09),
                (middle + half, top + high * 0.19),
                (middle + half * 0.3, top + high * 0.19),
                (middle + half * 0.3, foot),
            ]
        )
    elif kind == "broken":
        slab(
            [
                (middle - half, foot),
                (middle - half, top + high * 0.14),
                (middle - half * 0.4, top + high * 0.2),
                (middle + half * 0.1, top + high * 0.1),
                (middle + half * 0.5, top + high * 0.26),
                (middle + half, top + high * 0.24),
                (middle + half, foot),
            ]
        )
    else:
        arc = [
            (middle + math.cos(t) * half, top + half - math.sin(t) * half)
            for t in np.linspace(math.pi, 0, 11)
        ]
        slab([(middle - half, foot), *arc, (middle + half, foot)])
    for k in range(3):
        y = top + high * (0.22 + 0.07 * k)
        if kind == "round":
            sketch.limb(
                [
                    (middle - half * 0.5 + lean * 0.5, y),
                    (middle + half * (0.5 - 0.2 * (k == 2)) + lean * 0.5, y),
                ],
                [1.4, 1.4],
                along(ramp, 0.14),
            )
    picture = grained(sketch.picture(), cloudy(size, 16, seed, 3), 0.5)
    return shadowed(edged(picture, DARK, 0.8, 0.5), foot)


def statue(size: tuple[int, int], ramp: Ramp, seed: int, arms: str = "sword") -> Picture:
    """Return a stone warrior on a plinth, who holds a "sword", an "axe" or a "staff"."""
    wide, high = size
    foot, x = high * 0.92, wide * 0.46
    u = high / 160
    sketch = Sketch(wide, high)
    block(sketch, (x - 25 * u, foot, 50 * u, 12 * u), 5 * u, ramp, 0.34)
    block(sketch, (x - 19 * u, foot - 15 * u, 38 * u, 16 * u), 4 * u, ramp, 0.44)
    base = foot - 34 * u
    # A cloak, legs, a shirt of mail, shoulders, a helmet; the light comes from the left.
    sketch.shape(
        [
            (x - 17 * u, base + 2),
            (x - 12 * u, base - 50 * u),
            (x + 12 * u, base - 50 * u),
            (x + 18 * u, base + 2),
        ],
        along(ramp, 0.2),
    )
    for side, light in ((-1, 0.62), (1, 0.34)):
        sketch.limb(
            [(x + side * 5 * u, base + 1), (x + side * 5 * u, base - 22 * u)],
            [8 * u, 9 * u],
            along(ramp, light),
        )
    sketch.shape(
        [
            (x - 12 * u, base - 16 * u),
            (x - 10 * u, base - 48 * u),
            (x + 10 * u, base - 48 * u),
            (x + 12 * u, base - 16 * u),
        ],
        along(ramp, 0.5),
    )
    sketch.shape(
        [
            (x - 12 * u, base - 16 * u),
            (x - 10 * u, base - 48 * u),
            (x - 2 * u, base - 48 * u),
            (x - 3 * u, base - 15 * u),
        ],
        along(ramp, 0.7),
    )
    sketch.limb(
        [(x - 12 * u, base - 27 * u), (x + 12 * u, base - 27 * u)],
        [3.4 * u, 3.4 * u],
        along(ramp, 0.24),
    )
    for side, light in ((-1, 0.86), (1, 0.4)):
        sketch.disc((x + side * 11 * u, base - 47 * u), 6.4 * u, along(ramp, light))
        sketch.limb(
            [
                (x + side * 12 * u, base - 44 * u),
                (x + side * 13 * u, base - 32 * u),
                (x + side * 3 * u, base - 28 * u),
            ],
            [6 * u, 5.4 * u, 5 * u],
            along(ramp, light - 0.1),
        )
    sketch.disc((x, base - 58 * u), 8 * u, along(ramp, 0.5), 1.15)
    sketch.disc((x - 2 * u, base - 60 * u), 5.6 * u, along(ramp, 0.82), 1.15)
    sketch.shape(
        [
            (x - 6 * u, base - 58 * u),
            (x + 6 * u, base - 58 * u),
            (x + 4 * u, base - 54 * u),
            (x - 4 * u, base - 54 * u),
        ],
        along(ramp, 0.05),
    )
    sketch.limb([(x, base - 68 * u), (x, base - 50 * u)], [2.2 * u, 2.2 * u], along(ramp, 0.62))
    if arms == "sword":
        sketch.limb([(x, base - 30 * u), (x, base + 1)], [4.4 * u, 2.4 * u], along(ramp, 0.9))
        sketch.limb(
            [(x + 1.2 * u, base - 30 * u), (x + 1.2 * u, base + 1)],
            [1.6 * u, 1 * u],
            along(ramp, 0.4),
        )
        sketch.limb(
            [(x - 8 * u, base - 31 * u), (x + 8 * u, base - 31 * u)],
            [3 * u, 3 * u],
            along(ramp, 0.76),
        )
    elif arms == "axe":
        sketch.limb(
            [(x + 1 * u, base), (x - 1 * u, base - 40 * u)], [3 * u, 3 * u], along(ramp, 0.3)
        )
        for side in (-1, 1):
            sketch.shape(
                [
                    (x, base - 6 * u),
                    (x + side * 12 * u, base - 15 * u),
                    (x + side * 13 * u, base + 2 * u),
                    (x, base - 2 * u),
                ],
                along(ramp, 0.84 if side < 0 else 0.56),
            )
    else:
        sketch.limb(
            [(x + 15 * u, base + 4), (x + 15 * u, base - 68 * u)], [3 * u, 3 * u], along(ramp, 0.66)
        )
        sketch.disc((x + 15 * u, base - 71 * u), 5 * u, along(ramp, 0.9))
    picture = grained(sketch.picture(), cloudy(size, 18, seed, 3), 0.34)
    return shadowed(edged(picture, DARK, 0.9, 0.55), foot)


def wall(
    size: tuple[int, int], ramp: Ramp, seed: int, arch: bool = False, cap: Colour | None = None
) -> Picture:
    """Return a ruined wall of cut stones, with an archway or crumbling to one side."""
    wide, high = size
    chance = random.Random(seed)
    foot = high * 0.88
    sketch = Sketch(wide, high)
    course, courses = high * 0.085, 7
    left, right = wide * 0.1, wide * 0.82
    for row in range(courses):
        y = foot - row * course
        x = left - (row % 2) * wide * 0.05 + (row * wide * 0.012 if not arch else 0)
        end = (
            right
            if arch
            else right - (row / courses) ** 1.6 * wide * 0.5 - chance.random() * wide * 0.05
        )
        while x < end - wide * 0.03:
            length = wide * (0.09 + 0.06 * chance.random())
            a, b = max(x, left), min(x + length, end)
            x += length
            inside = arch and abs((a + b) / 2 - (left + right) / 2) < wide * 0.17 and row < 5
            if b - a < 3 or inside or (row == courses - 1 and chance.random() < 0.4):
                continue
            light = 0.46 + (chance.random() - 0.5) * 0.2
            sketch.shape(
                [(a, y), (b, y), (b, y - course), (a, y - course)], along(ramp, light - 0.28)
            )
            sketch.shape(
                [
                    (a + 0.8, y - 0.9),
                    (b - 0.9, y - 0.9),
                    (b - 0.9, y - course + 0.6),
                    (a + 0.8, y - course + 0.6),
                ],
                along(ramp, light),
            )
            sketch.limb(
                [(a + 1, y - course + 1.2), (b - 1, y - course + 1.2)],
                [1.2, 1.2],
                along(ramp, light + 0.24),
            )
            if row >= courses - 2 - (0 if arch else 2) and chance.random() < 0.8:
                depth = course * 0.5
                sketch.shape(
                    [
                        (a, y - course),
                        (b, y - course),
                        (b - 1, y - course - depth),
                        (a + 1, y - course - depth),
                    ],
                    cap or along(ramp, 0.86),
                )
    if arch:
        middle, spring, radius = (left + right) / 2, foot - course * 4.2, wide * 0.17
        for k in range(9):
            t0, t1 = math.pi * k / 9, math.pi * (k + 1) / 9
            inner, outer = radius, radius + course * 0.9
            light = 0.5 + 0.2 * math.cos(t0) * -1 + 0.1 * (chance.random() - 0.5)
            sketch.shape(
                [
                    (middle + math.cos(t) * r, spring - math.sin(t) * r)
                    for t, r in ((t0, inner), (t0, outer), (t1 - 0.04, outer), (t1 - 0.04, inner))
                ],
                along(ramp, light),
            )
    for k in range(5):
        facets(
            sketch,
            (wide * (0.12 + 0.66 * chance.random()), foot + 1 + k),
            wide * 0.08,
            high * 0.05,
            ramp,
            seed * 3 + k,
            cap,
            7,
        )
    picture = grained(sketch.picture(), cloudy(size, 20, seed, 3), 0.34)
    return shadowed(edged(picture, DARK, 0.8, 0.5), foot, 0.3, 0.12)


def crystal(size: tuple[int, int], ramp: Ramp, seed: int) -> Picture:
    """Return a cluster of sharp crystals (or obsidian)."""
    wide, high = size
    chance = random.Random(seed)
    foot, middle = high * 0.86, wide * 0.45
    sketch = Sketch(wide, high)
    spikes = []
    for k in range(7):
        across = (k - 3) / 3
        length = high * (0.62 - 0.36 * abs(across)) * (0.8 + 0.35 * chance.random())
        spikes.append((abs(across), across, length))
    for away, across, length in sorted(spikes, reverse=True):
        x, y = middle + across * wide * 0.2, foot - (1 - away) * 2 + away * 1
        lean, half = across * length * 0.42, wide * (0.06 + 0.025 * (1 - away))
        tip = (x + lean, y - length)
        left, right = (
            (x - half + lean * 0.7, y - length * 0.72),
            (x + half + lean * 0.7, y - length * 0.7),
        )
        ridge = (x + half * 0.15 + lean * 0.68, y - length * 0.66)
        sketch.shape([(x - half, y), left, ridge, (x + half * 0.15, y)], along(ramp, 0.66))
        sketch.shape([(x + half * 0.15, y), ridge, right, (x + half, y)], along(ramp, 0.22))
        sketch.shape([left, tip, ridge], along(ramp, 0.92))
        sketch.shape([ridge, tip, right], along(ramp, 0.42))
    for k in range(4):
        facets(
            sketch,
            (middle + wide * 0.5 * (chance.random() - 0.5), foot + 2),
            wide * 0.1,
            high * 0.06,
            ramp,
            seed + k,
            None,
            7,
        )
    return shadowed(edged(sketch.picture(), DARK, 0.8, 0.5), foot)


def mound(size: tuple[int, int], ramp: Ramp, seed: int, rocks: Ramp, tile: int = 64) -> Picture:
    """Return a rise of ground that fills a square of the board: a flat top above a rocky face."""
    wide, high = size
    grain = cloudy((wide, wide), 5, seed, 4)[:high]
    lift = 15
    top = _blot(size, tile, grain, -lift / 2)
    face = _blot(size, tile, grain, lift / 2)
    y, x = np.mgrid[0:high, 0:wide].astype(np.float64)
    rim = np.clip(top / 9, 0, 1)
    slope_y, slope_x = np.gradient(rim * rim * (3 - 2 * rim) * 9)
    light = 0.6 + (slope_x * 0.5 + slope_y * 0.8) * 0.9 + (grain - 0.5) * 0.5
    light += 0.12 * (0.5 - x / wide) + 0.12 * (0.5 - y / high)
    ground = layer(toned(ramp, light), np.clip(top / 2.5, 0, 1))
    streaks = cloudy((wide, wide), 18, seed + 3, 2)[:1].repeat(high, 0)
    stone = 0.2 + 0.42 * streaks + 0.24 * (0.5 - x / wide) + 0.25 * (grain - 0.5)
    cliff = layer(toned(rocks, stone), np.clip(face / 2.5, 0, 1))
    dark = np.zeros((high, wide))
    dark[6:, 7:] = np.clip((face + 8) / 14, 0, 1)[:-6, :-7]
    sketch = Sketch(wide, high)
    chance = random.Random(seed)
    for k in range(8):
        turn = math.pi * (0.1 + 0.8 * k / 7)
        px = wide / 2 + math.cos(turn) * wide * (0.36 + 0.03 * chance.random())
        py = high / 2 + lift * 0.6 + math.sin(turn) * high * 0.34 + chance.random() * 3
        scale = 0.05 + 0.06 * chance.random()
        facets(sketch, (px, py), wide * scale, wide * scale * 0.72, rocks, seed + k, None, 7)
    stones = edged(sketch.picture(), DARK, 0.6, 0.4)
    whole = edged(over(cliff, ground), DARK, 0.8, 0.45)
    return over(layer(DARK, dark * 0.42), whole, stones)


def _blot(size: tuple[int, int], tile: int, grain: Field, shift: float) -> Field:
    """Return how many pixels each pixel is inside an uneven rectangle with round corners."""
    wide, high = size
    y, x = np.mgrid[0:high, 0:wide].astype(np.float64)
    corner, margin = tile * 0.62, tile * 0.14
    dx = np.maximum(np.abs(x + 0.5 - wide / 2) - (wide / 2 - margin - corner), 0)
    flat = high / 2 - margin - corner - 8
    dy = np.maximum(np.abs(y + 0.5 - high / 2 - shift) - flat, 0)
    return np.asarray(corner - np.hypot(dx, dy) + (grain - 0.5) * tile * 0.34)


def spire(
    sketch: Sketch,
    at: Point,
    wide: float,
    high: float,
    ramp: Ramp,
    seed: int,
    cap: Colour | None = None,
) -> None:
    """Draw one pointed rock, lit from the left; `cap` lies on its shoulders."""
    chance = random.Random(seed)
    x, y = at
    tip = (x + wide * 0.16 * (chance.random() - 0.5), y - high)
    steps = 4
    left, right, ridge = [tip], [tip], [tip]
    for k in range(1, steps + 1):
        t = k / steps
        rough = wide * 0.12
        left.append((x - wide * 0.5 * t**0.72 + rough * (chance.random() - 0.5), tip[1] + high * t))
        right.append(
            (x + wide * 0.5 * t**0.72 + rough * (chance.random() - 0.5), tip[1] + high * t)
        )
        ridge.append((x + wide * 0.14 * t + rough * (chance.random() - 0.5), tip[1] + high * t))
    for k in range(steps):
        light = 0.66 + 0.22 * (chance.random() - 0.5)
        middle = [mix((*a, 0.0), (*b, 0.0), 0.55)[:2] for a, b in zip(left, ridge, strict=True)]
        sketch.shape([left[k], ridge[k], ridge[k + 1], left[k + 1]], along(ramp, light))
        sketch.shape([middle[k], ridge[k], ridge[k + 1], middle[k + 1]], along(ramp, light + 0.14))
        dark = 0.24 + 0.16 * (chance.random() - 0.5)
        sketch.shape([ridge[k], right[k], right[k + 1], ridge[k + 1]], along(ramp, dark))
    if cap:
        low = 0.34 + 0.14 * chance.random()
        sketch.shape(
            [tip, *_snow_line(tip, left[2], ridge[2], low, chance), ridge[1]], mix(cap, cap, 0)
        )
        sketch.shape(
            [tip, ridge[1], *_snow_line(tip, ridge[2], right[2], low, chance)],
            mix((120, 140, 176), cap, 0.55),
        )


def _snow_line(tip: Point, a: Point, b: Point, low: float, chance: random.Random) -> list[Point]:
    """Return a ragged line from one edge to another, some way below the tip."""
    points = []
    for k in range(6):
        t = k / 5
        end = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
        reach = low * 2 * (0.75 + 0.5 * (k % 2)) * (0.85 + 0.3 * chance.random())
        points.append((tip[0] + (end[0] - tip[0]) * reach, tip[1] + (end[1] - tip[1]) * reach))
    return points


def crag(size: tuple[int, int], ramp: Ramp, seed: int, cap: Colour | None = None) -> Picture:
    """Return pointed rocks that fill a square of the board: nobody stands there."""
    wide, high = size
    chance = random.Random(seed)
    sketch = Sketch(wide, high)
    rocks = [(0.24, 0.5, 0.3, 0.4), (0.52, 0.46, 0.36, 0.44), (0.78, 0.52, 0.28, 0.38)]
    rocks += [(0.36, 0.7, 0.34, 0.46), (0.66, 0.68, 0.32, 0.42), (0.17, 0.8, 0.26, 0.34)]
    rocks += [(0.5, 0.88, 0.34, 0.4), (0.83, 0.84, 0.26, 0.36)]
    for k, (x, y, w, h) in enumerate(rocks):
        place = (wide * (x - 0.02 + 0.03 * chance.random()), high * y)
        spire(sketch, place, wide * w, high * h, ramp, seed * 13 + k, cap)
        for side in (-1, 1):
            foot = (place[0] + side * wide * w * 0.4, place[1] + 4)
            facets(sketch, foot, wide * 0.1, high * 0.1, ramp, seed * 17 + 2 * k + side, None, 7)
    picture = grained(sketch.picture(), cloudy((wide, wide), 12, seed, 4)[:high], 0.34)
    return shadowed(edged(picture, DARK, 1.0, 0.6), high * 0.9, 0.2, 0.08, 0.5)


def volcano(size: tuple[int, int], ramp: Ramp, seed: int, fire: Colour) -> Picture:
    """Return a broken cone from which lava runs."""
    wide, high = size
    chance = random.Random(seed)
    foot, x, top = high * 0.92, wide * 0.46, high * 0.22
    sketch = Sketch(wide, high)
    count = 26
    base = [
        (x + (2 * k / count - 1) * wide * 0.4, foot + 5 * math.sin(math.pi * k / count))
        for k in range(count + 1)
    ]
    rim = [
        (
            x + (2 * k / count - 1) * wide * 0.1,
            top + 6 * math.sin(math.pi * k / count) + 4 * chance.random(),
        )
        for k in range(count + 1)
    ]
    for k in range(count):
        a = (k + 0.5) / count
        light = 0.74 - 0.6 * a + 0.16 * (chance.random() - 0.5)
        bend0 = ((base[k][0] * 0.36 + rim[k][0] * 0.64), base[k][1] * 0.45 + rim[k][1] * 0.55)
        bend1 = (
            (base[k + 1][0] * 0.36 + rim[k + 1][0] * 0.64),
            base[k + 1][1] * 0.45 + rim[k + 1][1] * 0.55,
        )
        sketch.shape([rim[k], rim[k + 1], bend1, bend0], along(ramp, light))
        sketch.shape([bend0, bend1, base[k + 1], base[k]], along(ramp, light - 0.06))
    sketch.disc((x, top), wide * 0.1, along(ramp, 0.1), 0.3)
    sketch.disc((x, top + 1), wide * 0.085, fire, 0.24)
    sketch.disc((x, top + 2), wide * 0.05, mix(fire, (255, 250, 210), 0.7), 0.2)
    for lean, reach in ((-0.3, 0.52), (0.12, 0.74), (0.42, 0.4)):
        points = [
            (
                x + lean * wide * 0.12 * (1 + 1.6 * t) + 4 * math.sin(t * 7 + lean * 9),
                top + 5 + (foot - top) * reach * t,
            )
            for t in (k / 9 for k in range(10))
        ]
        sketch.limb(points, [8 - 0.5 * k for k in range(10)], mix(fire, (120, 20, 0), 0.6))
        sketch.limb(points, [4.6 - 0.36 * k for k in range(10)], fire)
        sketch.limb(points[:6], [2 - 0.3 * k for k in range(6)], mix(fire, (255, 250, 210), 0.7))
    picture = grained(sketch.picture(), cloudy((wide, wide), 14, seed, 4)[:high], 0.36)
    return shadowed(edged(picture, DARK, 0.9, 0.5), foot + 3, 0.3, 0.06, 0.4)


def merlon(size: tuple[int, int], ramp: Ramp, seed: int) -> Picture:
    """Return one block of a parapet."""
    wide, high = size
    sketch = Sketch(wide, high)
    block(sketch, (wide * 0.14, high * 0.88, wide * 0.66, high * 0.36), high * 0.22, ramp, 0.44)
    sketch.limb([(wide * 0.14, high * 0.7), (wide * 0.8, high * 0.7)], [1.4, 1.4], along(ramp, 0.2))
    sketch.limb([(wide * 0.5, high * 0.7), (wide * 0.5, high * 0.88)], [1.4, 1.4], along(ramp, 0.2))
    sketch.limb(
        [(wide * 0.34, high * 0.52), (wide * 0.34, high * 0.7)], [1.4, 1.4], along(ramp, 0.22)
    )
    picture = grained(sketch.picture(), cloudy(size, 12, seed, 3), 0.4)
    return shadowed(edged(picture, DARK, 0.7, 0.5), high * 0.88, 0.3, 0.14, 0.4)


def dais(size: tuple[int, int], ramp: Ramp, seed: int) -> Picture:
    """Return a low platform of cut stone, two steps high, that fills a square of the board."""
    wide, high = size
    sketch = Sketch(wide, high)
    for k, (margin, light) in enumerate(((9, 0.34), (20, 0.5))):
        top, left, right, bottom = margin - k * 6, margin, wide - margin, high - margin - 2
        lift = 9
        sketch.shape(
            [(left, top), (right, top), (right, bottom), (left, bottom)], along(ramp, light - 0.24)
        )
        sketch.shape(
            [(left, top), (right, top), (right, bottom - lift), (left, bottom - lift)],
            along(ramp, light + 0.1),
        )
        sketch.limb([(left + 1, top + 1), (right - 1, top + 1)], [2, 2], along(ramp, light + 0.34))
        sketch.limb(
            [(left + 1, top + 1), (left + 1, bottom - lift)], [2, 2], along(ramp, light + 0.28)
        )
        sketch.limb(
            [(left + 1, bottom - lift), (right - 1, bottom - lift)],
            [1.6, 1.6],
            along(ramp, light + 0.26),
        )
        for x in range(int(left) + 36, int(right), 42):
            sketch.limb([(x, bottom - lift), (x, bottom)], [1.2, 1.2], along(ramp, 0.1))
    for x in range(62, wide - 30, 44):
        sketch.limb([(x, 16), (x, high - 33)], [1, 1], along(ramp, 0.44))
    for y in range(52, high - 34, 40):
        sketch.limb([(22, y), (wide - 22, y)], [1, 1], along(ramp, 0.44))
    picture = grained(sketch.picture(), cloudy((wide, wide), 10, seed, 4)[:high], 0.24)
    return shadowed(edged(picture, DARK, 1.0, 0.5), high - 11, 0.04, 0.05, 0.5)


def rubble(size: tuple[int, int], ramp: Ramp, seed: int) -> Picture:
    """Return the heap of a fallen pillar, which fills a square of the board."""
    wide, high = size
    chance = random.Random(seed)
    sketch = Sketch(wide, high)
    heap = []
    for _ in range(44):
        a, r = chance.random() * 2 * math.pi, math.sqrt(chance.random())
        place = (
            high * 0.58 + math.sin(a) * r * high * 0.33,
            wide * 0.48 + math.cos(a) * r * wide * 0.41,
        )
        heap.append((*place, r))
    for k, (y, x, r) in enumerate(sorted(heap)):
        w = wide * (0.2 - 0.1 * r) * (0.8 + 0.5 * chance.random())
        facets(sketch, (x, y + w * 0.2), w, w * 0.8, ramp, seed * 11 + k, None, 7)
        if k == 14:
            drum(sketch, (wide * 0.56, high * 0.36), wide * 0.17, wide * 0.24, 0.2, ramp)
        if k == 30:
            drum(sketch, (wide * 0.2, high * 0.6), wide * 0.18, wide * 0.28, -0.16, ramp)
    picture = grained(sketch.picture(), cloudy((wide, wide), 12, seed, 4)[:high], 0.32)
    return shadowed(edged(picture, DARK, 0.9, 0.55), high * 0.86, 0.2, 0.1, 0.5)


def drum(sketch: Sketch, at: Point, radius: float, long: float, tilt: float, ramp: Ramp) -> None:
    """Draw a piece of a fallen column that lies on its side."""
    x, y = at
    dx, dy = math.cos(tilt) * long, math.sin(tilt) * long
    for k in range(9):
        a, b = -1 + 2 * k / 9, -1 + 2 * (k + 1) / 9
        ya, yb = math.sin(a * 1.57) * radius * 0.8, math.sin(b * 1.57) * radius * 0.8
        light = 0.74 - (a + 0.6) * 0.34
        sketch.shape(
            [(x, y + ya), (x + dx, y + dy + ya), (x + dx, y + dy + yb), (x, y + yb)],
            along(ramp, light),
        )
    sketch.disc((x, y), radius * 0.5, along(ramp, 0.34), 1.6)
    sketch.disc((x - 1, y - 1), radius * 0.44, along(ramp, 0.62), 1.6)
    sketch.disc((x - 1, y - 1), radius * 0.2, along(ramp, 0.4), 1.6)
