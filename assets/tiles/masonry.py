"""Things of cut stone: blocks, pillars, walls, and what is left of them."""

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
    shadowed,
)
from assets.tiles.noise import cloudy
from assets.tiles.rocks import facets


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
