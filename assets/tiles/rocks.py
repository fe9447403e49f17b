"""Rocks: lying, standing, and grown as crystals."""

from __future__ import annotations

import math
import random

from assets.tiles.brush import (
    DARK,
    Colour,
    Picture,
    Point,
    Ramp,
    Sketch,
    along,
    edged,
    grained,
    mix,
    ring,
    shadowed,
)
from assets.tiles.noise import cloudy


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
