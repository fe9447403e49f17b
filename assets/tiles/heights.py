"""What rises from the land: hills, crags, peaks, volcanoes."""

from __future__ import annotations

import math
import random

import numpy as np

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
    layer,
    mix,
    over,
    shadowed,
    toned,
)
from assets.tiles.noise import Field, cloudy
from assets.tiles.rocks import facets


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
    light += 0.34 * (cloudy((wide, wide), 32, seed + 9, 3)[:high] - 0.5)
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
