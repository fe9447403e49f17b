"""Things that people put up: banners, fires, tents, bridges."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from assets.tiles.brush import (
    Colour,
    Picture,
    Point,
    Sketch,
    along,
    bow,
    edged,
    grained,
    layer,
    mix,
    over,
    shadowed,
)
from assets.tiles.grounds import FRAMES
from assets.tiles.lights import pool
from assets.tiles.noise import cloudy
from assets.tiles.stones import DARK, Ramp, block, facets

WOOD: Ramp = ((38, 26, 20), (70, 48, 34), (108, 76, 50), (148, 110, 72), (186, 148, 104))


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


def flame(sketch: Sketch, at: Point, high: float, frame: int, ramp: Ramp) -> None:
    """Draw a flame of four tongues, the innermost the lightest."""
    turn = 2 * math.pi * frame / FRAMES
    x, y = at
    for layer_, size in enumerate((1.0, 0.76, 0.52, 0.3)):
        points = []
        for k in range(13):
            t = k / 12
            half = (
                high
                * 0.34
                * size
                * math.sin(math.pi * min(1, t * 1.12 + 0.08)) ** 0.8
                * (1 - t * 0.3)
            )
            sway = math.sin(turn + t * 5 + layer_) * high * 0.09 * t
            points.append((half, sway, y - t * high * size))
        left = [(x - h + s, py) for h, s, py in points]
        right = [(x + h * 0.94 + s, py) for h, s, py in reversed(points)]
        sketch.shape(left + right, along(ramp, 0.12 + 0.29 * layer_))
    for k in range(3):
        rise = ((frame / FRAMES) + k / 3) % 1
        sketch.disc(
            (x + math.sin(k * 2.4 + rise * 4) * high * 0.2, y - high * (0.7 + 0.6 * rise)),
            1.4 * (1 - rise) + 0.3,
            along(ramp, 0.7),
        )


FIRE: Ramp = ((170, 40, 10), (226, 84, 16), (250, 150, 36), (255, 214, 96), (255, 248, 206))
GHOST: Ramp = ((10, 90, 80), (20, 150, 110), (70, 214, 150), (160, 246, 200), (236, 255, 244))
VIOLET: Ramp = ((70, 20, 120), (120, 50, 190), (170, 100, 236), (214, 170, 255), (250, 240, 255))


def brazier(size: tuple[int, int], metal: Ramp, fire: Ramp = FIRE) -> list[Picture]:
    """Return a fire bowl on three legs, one picture a frame."""
    wide, high = size
    pictures = []
    for frame in range(FRAMES):
        foot, x = high * 0.9, wide * 0.48
        rim = high * 0.58
        sketch = Sketch(wide, high)
        for side, light in ((-1, 0.6), (1, 0.2), (0, 0.4)):
            sketch.limb(
                [(x + side * wide * 0.16, foot - (side == 0) * -2), (x + side * wide * 0.07, rim)],
                [3.2, 3],
                along(metal, light),
            )
        sketch.shape(
            [
                (x - wide * 0.2, rim - 2),
                (x - wide * 0.12, rim + high * 0.13),
                (x + wide * 0.12, rim + high * 0.13),
                (x + wide * 0.2, rim - 2),
            ],
            along(metal, 0.34),
        )
        sketch.shape(
            [
                (x - wide * 0.2, rim - 2),
                (x - wide * 0.12, rim + high * 0.13),
                (x - wide * 0.03, rim + high * 0.13),
                (x - wide * 0.08, rim - 2),
            ],
            along(metal, 0.62),
        )
        sketch.disc((x, rim - 2), wide * 0.205, along(metal, 0.8), 0.26)
        sketch.disc((x, rim - 2), wide * 0.165, along(fire, 0.05), 0.24)
        solid = shadowed(edged(sketch.picture(), DARK, 0.6, 0.5), foot, 0.4, 0.14, 0.4)
        fire_sketch = Sketch(wide, high)
        flame(fire_sketch, (x, rim + 1), high * 0.46, frame, fire)
        pictures.append(
            over(
                solid,
                _halo(size, (x, rim - high * 0.14), wide * 0.46, fire, frame),
                fire_sketch.picture(0.94),
            )
        )
    return pictures


def torch(size: tuple[int, int], fire: Ramp = FIRE) -> list[Picture]:
    """Return a torch on a stake, one picture a frame."""
    wide, high = size
    pictures = []
    for frame in range(FRAMES):
        foot, x, head = high * 0.9, wide * 0.48, high * 0.5
        sketch = Sketch(wide, high)
        sketch.limb([(x, foot), (x, head)], [4, 3.4], along(WOOD, 0.2))
        sketch.limb([(x - 0.9, foot), (x - 0.9, head)], [1.4, 1.2], along(WOOD, 0.75))
        sketch.limb([(x, head + 7), (x, head)], [5, 6.4], (44, 42, 46))
        solid = shadowed(edged(sketch.picture(), DARK, 0.6, 0.5), foot, 0.4, 0.14, 0.36)
        fire_sketch = Sketch(wide, high)
        flame(fire_sketch, (x, head + 2), high * 0.36, frame, fire)
        pictures.append(
            over(
                solid,
                _halo(size, (x, head - high * 0.1), wide * 0.42, fire, frame),
                fire_sketch.picture(0.94),
            )
        )
    return pictures


def _halo(size: tuple[int, int], at: Point, radius: float, fire: Ramp, frame: int) -> Picture:
    """Return the light around a flame, a little larger and smaller by turns."""
    wide, high = size
    reach = int(radius * (1 + 0.08 * math.sin(2 * math.pi * frame / FRAMES)))
    disc = pool(2 * reach, along(fire, 0.5), 0.42)
    picture = layer((0, 0, 0), 0.0 * disc[:1, :1, 3].repeat(high, 0).repeat(wide, 1))
    x0, y0 = round(at[0]) - reach, round(at[1]) - reach
    left, top = max(0, x0), max(0, y0)
    right, bottom = min(wide, x0 + 2 * reach), min(high, y0 + 2 * reach)
    picture[top:bottom, left:right] = disc[top - y0 : bottom - y0, left - x0 : right - x0]
    return picture


def yurt(size: tuple[int, int], felt: Ramp, band: Colour, seed: int) -> Picture:
    """Return a round tent of felt with a wooden door."""
    wide, high = size
    foot, x = high * 0.84, wide * 0.45
    half, eaves, top = wide * 0.34, high * 0.5, high * 0.26
    sketch = Sketch(wide, high)
    steps = 16
    for k in range(steps):
        a, b = -1 + 2 * k / steps, -1 + 2 * (k + 1) / steps
        light = 0.68 - (a + 0.4) * 0.32
        x0, x1 = x + math.sin(a * 1.57) * half, x + math.sin(b * 1.57) * half
        y0, y1 = foot + 4 * math.cos(a * 1.57), foot + 4 * math.cos(b * 1.57)
        e0, e1 = eaves + 4 * math.cos(a * 1.57), eaves + 4 * math.cos(b * 1.57)
        sketch.shape([(x0, y0), (x1 + 0.3, y1), (x1 + 0.3, e1), (x0, e0)], along(felt, light))
        sketch.shape(
            [(x0, e0 + 8), (x1 + 0.3, e1 + 8), (x1 + 0.3, e1 + 12), (x0, e0 + 12)],
            mix(band, DARK, 0.5 - light * 0.6),
        )
        sketch.shape(
            [
                (x0 * 1.04 - x * 0.04, e0 + 1),
                (x1 * 1.04 - x * 0.04 + 0.3, e1 + 1),
                (x + math.sin(b * 1.57) * half * 0.2, top),
                (x + math.sin(a * 1.57) * half * 0.2, top),
            ],
            along(felt, light + 0.14),
        )
        sketch.limb(
            [(x0 * 1.04 - x * 0.04, e0 + 1), (x + math.sin(a * 1.57) * half * 0.2, top)],
            [0.8, 0.6],
            along(felt, light - 0.12),
        )
    sketch.disc((x, top), half * 0.21, along(WOOD, 0.3), 0.4)
    sketch.disc((x, top - 1), half * 0.15, (30, 24, 22), 0.36)
    door = half * 0.22
    sketch.shape(
        [
            (x - door, foot + 4),
            (x - door, eaves + 14),
            (x + door, eaves + 14),
            (x + door, foot + 4),
        ],
        along(WOOD, 0.16),
    )
    sketch.shape(
        [
            (x - door + 2, foot + 3),
            (x - door + 2, eaves + 16),
            (x + door - 2, eaves + 16),
            (x + door - 2, foot + 3),
        ],
        mix(band, WOOD[2], 0.35),
    )
    sketch.limb([(x, foot + 3), (x, eaves + 16)], [1.2, 1.2], along(WOOD, 0.1))
    picture = grained(sketch.picture(), cloudy(size, 16, seed, 3), 0.2)
    return shadowed(edged(picture, DARK, 0.9, 0.5), foot + 2, 0.4, 0.14)


def haystack(size: tuple[int, int], ramp: Ramp, seed: int) -> Picture:
    """Return a round stack of hay."""
    wide, high = size
    chance = random.Random(seed)
    foot, x = high * 0.84, wide * 0.45
    sketch = Sketch(wide, high)
    sketch.disc((x, foot - high * 0.2), wide * 0.3, along(ramp, 0.2), 0.8)
    straws = []
    for _ in range(420):
        t, a = chance.random(), chance.random() * 2 - 1
        half = wide * 0.31 * math.sqrt(max(0.0, 1 - t**2.2))
        px, py = x + a * half, foot - t * high * 0.5 + 3 * math.sqrt(1 - a * a)
        light = 0.5 - a * 0.3 + 0.22 * t + (chance.random() - 0.5) * 0.4
        straws.append((py, px, a, light))
    for py, px, a, light in sorted(straws):
        drop = 4 + 4 * chance.random()
        sketch.limb([(px, py - drop), (px + a * 3, py)], [1.5, 1.0], along(ramp, light))
    return shadowed(edged(sketch.picture(), (50, 36, 16), 0.8, 0.5), foot, 0.45, 0.18)


def boards(size: tuple[int, int], ramp: Ramp, seed: int, upright: bool = False) -> Picture:
    """Return a bridge of planks with rails, from left to right (or from top to bottom)."""
    wide, high = size
    if upright:
        return boards((high, wide), ramp, seed).transpose(1, 0, 2).copy()
    chance = random.Random(seed)
    sketch = Sketch(wide, high)
    top, bottom = high * 0.24, high * 0.74
    x = 3.0
    while x < wide - 5:
        w = 7 + 4 * chance.random()
        light = 0.45 + 0.3 * (chance.random() - 0.5)
        a, b = top - 2 * chance.random(), bottom + 2 * chance.random()
        sketch.shape([(x, a), (x + w - 1, a), (x + w - 1, b), (x, b)], along(ramp, light - 0.2))
        sketch.shape([(x, a), (x + w - 2, a), (x + w - 2, b - 2), (x, b - 2)], along(ramp, light))
        sketch.limb(
            [(x + w * 0.4, a + 4), (x + w * 0.4, b - 6)], [0.9, 0.7], along(ramp, light - 0.16)
        )
        for y in (a + 4, b - 6):
            sketch.disc((x + w * 0.45, y), 0.9, along(ramp, 0.02))
        x += w
    for y in (top, bottom):
        sketch.limb([(4, y - 9), (wide - 4, y - 9)], [3, 3], along(ramp, 0.24))
        sketch.limb([(4, y - 10), (wide - 4, y - 10)], [1.4, 1.4], along(ramp, 0.85))
        for k in range(5):
            px = 6 + (wide - 12) * k / 4
            sketch.limb([(px, y + 1), (px, y - 13)], [4.4, 4], along(ramp, 0.3))
            sketch.limb([(px - 1, y + 1), (px - 1, y - 13)], [1.4, 1.4], along(ramp, 0.8))
    return shadowed(edged(sketch.picture(), DARK, 0.8, 0.5), bottom, 0.1, 0.3, 0.4)


def hut(size: tuple[int, int], thatch: Ramp, seed: int, lit: Colour = (255, 196, 96)) -> Picture:
    """Return a crooked hut on stilts with a light in its window."""
    wide, high = size
    chance = random.Random(seed)
    foot, x = high * 0.9, wide * 0.46
    floor, eaves = foot - high * 0.2, foot - high * 0.42
    half = wide * 0.26
    sketch = Sketch(wide, high)
    for k in range(4):
        px = x - half * 0.9 + half * 1.8 * k / 3
        sketch.limb(
            [(px + (chance.random() - 0.5) * 5, foot + (k % 2) * 3), (px, floor)],
            [4.4, 4],
            along(WOOD, 0.12 + 0.2 * (k < 2)),
        )
    sketch.shape(
        [
            (x - half * 1.1, floor),
            (x + half * 1.1, floor),
            (x + half * 1.1, floor + 5),
            (x - half * 1.1, floor + 5),
        ],
        along(WOOD, 0.5),
    )
    for k in range(12):
        a = x - half * 0.92 + half * 1.84 * k / 12
        sketch.shape(
            [(a, floor), (a + half * 0.153, floor), (a + half * 0.153 - 2, eaves), (a - 2, eaves)],
            along(WOOD, 0.42 - 0.026 * k + 0.14 * (chance.random() - 0.5)),
        )
    for px, w in ((x - half * 0.45, 11), (x + half * 0.4, 15)):
        top = floor - high * 0.15 if w == 11 else floor - high * 0.17
        low = floor - high * 0.05 if w == 11 else floor
        sketch.shape(
            [
                (px - w / 2 - 2, low),
                (px - w / 2 - 2, top - 2),
                (px + w / 2 + 2, top - 2),
                (px + w / 2 + 2, low),
            ],
            along(WOOD, 0.08),
        )
        sketch.shape(
            [(px - w / 2, low), (px - w / 2, top), (px + w / 2, top), (px + w / 2, low)],
            lit if w == 11 else (26, 20, 18),
        )
        if w == 11:
            sketch.limb([(px, low), (px, top)], [1.4, 1.4], along(WOOD, 0.08))
    ridge = foot - high * 0.78
    straws = []
    for _ in range(560):
        a, t = chance.random() * 2 - 1, chance.random()
        px = x - 2 + a * (half * (0.52 + 0.78 * t))
        py = ridge + (eaves + 8 - ridge) * t + 3 * a * a
        light = 0.52 - a * 0.26 + (0.3 - 0.3 * t) + (chance.random() - 0.5) * 0.4
        straws.append((py, px, a, light))
    sketch.shape(
        [
            (x - half * 1.3, eaves + 9),
            (x - half * 0.5, ridge),
            (x + half * 0.5, ridge),
            (x + half * 1.3, eaves + 9),
        ],
        along(thatch, 0.15),
    )
    for py, px, a, light in sorted(straws):
        sketch.limb([(px - a * 1.5, py - 6), (px, py + 2)], [1.9, 1.1], along(thatch, light))
    return shadowed(edged(sketch.picture(), DARK, 0.8, 0.5), foot, 0.3, 0.12)


def ribs(size: tuple[int, int], bone: Ramp, seed: int) -> Picture:
    """Return the ribs and the backbone of something very large."""
    wide, high = size
    foot = high * 0.84
    sketch = Sketch(wide, high)
    count = 6
    for back in (True, False):
        for k in range(count):
            x = wide * (0.14 + 0.62 * k / (count - 1))
            tall = high * (0.42 + 0.26 * math.sin(math.pi * (k + 1) / (count + 1)))
            lean = wide * 0.1
            base = foot - (9 if back else -3)
            x0 = x + (lean * 0.5 if back else 0)
            points = bow(
                (x0, base),
                (x0 + (lean if not back else -lean * 0.2), base - tall),
                -13 if not back else 9,
                9,
            )
            widths = [6.4 - 0.5 * j for j in range(10)]
            sketch.limb(points, [w + 1 for w in widths], along(bone, 0.08 if back else 0.16))
            sketch.limb(
                [(a - 0.8, b - 0.4) for a, b in points],
                [w * 0.72 for w in widths],
                along(bone, 0.35 if back else 0.62),
            )
            sketch.limb(
                [(a - 1.5, b - 0.6) for a, b in points],
                [w * 0.28 for w in widths],
                along(bone, 0.55 if back else 0.95),
            )
    for k in range(9):
        x = wide * (0.08 + 0.78 * k / 8)
        facets(
            sketch,
            (x, foot + 1 - 3 * math.sin(math.pi * k / 8)),
            wide * 0.085,
            high * 0.075,
            bone,
            seed + k,
            None,
            8,
        )
    return shadowed(edged(sketch.picture(), DARK, 0.8, 0.5), foot, 0.4, 0.14, 0.4)


def skull(size: tuple[int, int], bone: Ramp, horns: bool = False) -> Picture:
    """Return a skull that lies on the ground, with horns or without."""
    wide, high = size
    x, y = wide * 0.46, high * 0.55
    r = wide * 0.17
    sketch = Sketch(wide, high)
    if horns:
        for side in (-1, 1):
            sketch.limb(
                bow(
                    (x + side * r * 0.7, y - r * 0.4),
                    (x + side * r * 2.1, y - r * 1.5),
                    side * 8,
                    7,
                ),
                [6, 5.6, 5, 4.2, 3.4, 2.4, 1.4, 0.5],
                along(bone, 0.3 if side > 0 else 0.5),
            )
    sketch.disc((x, y), r, along(bone, 0.4), 0.92)
    sketch.disc((x - r * 0.16, y - r * 0.14), r * 0.82, along(bone, 0.74), 0.9)
    sketch.disc((x - r * 0.3, y - r * 0.34), r * 0.42, along(bone, 0.96), 0.8)
    sketch.shape(
        [
            (x - r * 0.56, y + r * 0.4),
            (x + r * 0.56, y + r * 0.4),
            (x + r * 0.4, y + r * 1.3),
            (x - r * 0.4, y + r * 1.3),
        ],
        along(bone, 0.55),
    )
    for side in (-1, 1):
        sketch.disc((x + side * r * 0.42, y + r * 0.2), r * 0.28, (24, 18, 20))
    sketch.shape(
        [(x, y + r * 0.45), (x - r * 0.14, y + r * 0.75), (x + r * 0.14, y + r * 0.75)],
        (24, 18, 20),
    )
    for k in range(4):
        sketch.limb(
            [(x - r * 0.3 + r * 0.2 * k, y + r * 0.95), (x - r * 0.3 + r * 0.2 * k, y + r * 1.3)],
            [1.2, 1.2],
            along(bone, 0.1),
        )
    return shadowed(edged(sketch.picture(), DARK, 0.7, 0.5), y + r * 1.2, 0.4, 0.2, 0.4)


def crowd(size: tuple[int, int], seed: int) -> Picture:
    """Return two rows of spectators, seen from across the sand."""
    wide, high = size
    chance = random.Random(seed)
    sketch = Sketch(wide, high)
    coats: Ramp = (
        (168, 52, 46),
        (206, 148, 60),
        (64, 104, 150),
        (92, 128, 74),
        (146, 108, 156),
        (214, 204, 186),
    )
    skins: Ramp = ((92, 60, 44), (150, 102, 74), (204, 154, 118), (232, 192, 160))
    for row in range(3):
        y = high * (0.42 + 0.21 * row)
        count = 7
        for k in range(count):
            if chance.random() < 0.12:
                continue
            x = wide * (0.1 + 0.8 * (k + 0.3 * chance.random() + 0.4 * (row % 2)) / count)
            coat = mix(
                coats[int(chance.random() * len(coats))], (40, 34, 40), 0.16 + 0.3 * chance.random()
            )
            skin = along(skins, chance.random())
            up = chance.random() < 0.2
            sketch.disc((x, y + 4.6), 4.6, mix(coat, DARK, 0.3), 1.15)
            sketch.disc((x - 0.8, y + 4.2), 3.7, coat, 1.15)
            if up:
                for side in (-1, 1):
                    sketch.limb([(x + side * 3.5, y + 3), (x + side * 5.2, y - 4)], [2, 1.7], coat)
            sketch.disc((x, y - 1.6), 2.7, mix(skin, DARK, 0.2), 1.1)
            sketch.disc((x - 0.5, y - 2), 2.1, skin, 1.1)
            hair = along(((28, 22, 20), (84, 56, 36), (170, 130, 70)), chance.random())
            sketch.disc((x - 0.1, y - 3.4), 2.3, hair, 0.62)
    return edged(sketch.picture(), DARK, 0.6, 0.4)


def lantern(size: tuple[int, int], stone: Ramp, light: Colour) -> list[Picture]:
    """Return a stone lantern whose light breathes, one picture a frame."""
    wide, high = size
    pictures = []
    for frame in range(FRAMES):
        foot, x = high * 0.9, wide * 0.48
        bright = 0.72 + 0.28 * math.sin(2 * math.pi * frame / FRAMES)
        sketch = Sketch(wide, high)
        block(sketch, (x - 12, foot, 24, 6), 3, stone, 0.36)
        block(sketch, (x - 5, foot - 8, 10, high * 0.3), 2, stone, 0.44)
        head = foot - 10 - high * 0.3
        block(sketch, (x - 11, head, 22, 4), 2, stone, 0.5)
        sketch.shape(
            [(x - 8, head - 5), (x + 8, head - 5), (x + 8, head - 19), (x - 8, head - 19)],
            along(stone, 0.2),
        )
        glow = mix(light, (255, 255, 240), 0.5 * bright)
        sketch.shape(
            [(x - 5.5, head - 6), (x + 5.5, head - 6), (x + 5.5, head - 18), (x - 5.5, head - 18)],
            mix(light, glow, bright),
        )
        sketch.limb([(x, head - 6), (x, head - 18)], [1.6, 1.6], along(stone, 0.15))
        sketch.shape(
            [(x - 15, head - 18), (x + 15, head - 18), (x + 5, head - 27), (x - 5, head - 27)],
            along(stone, 0.4),
        )
        sketch.shape(
            [(x - 15, head - 18), (x - 1, head - 18), (x - 1, head - 27), (x - 5, head - 27)],
            along(stone, 0.72),
        )
        sketch.disc((x, head - 29), 3, along(stone, 0.66))
        solid = shadowed(edged(sketch.picture(), DARK, 0.7, 0.5), foot, 0.4, 0.14)
        ramp = (light, light, light, light, light)
        pictures.append(
            over(solid, _halo(size, (x, head - 12), wide * (0.38 + 0.06 * bright), ramp, frame))
        )
    return pictures


def wisp(size: tuple[int, int], light: Colour) -> list[Picture]:
    """Return a light that hovers and bobs, one picture a frame."""
    wide, high = size
    pictures = []
    for frame in range(FRAMES):
        turn = 2 * math.pi * frame / FRAMES
        at = (wide * 0.5 + 3 * math.sin(turn), high * 0.5 + 5 * math.cos(turn))
        ramp = (light, light, light)
        sketch = Sketch(wide, high)
        sketch.disc(at, 3.4 + 0.5 * math.sin(turn), mix(light, (255, 255, 255), 0.7))
        pictures.append(over(_halo(size, at, wide * 0.42, ramp, frame), sketch.picture(0.95)))
    return pictures


def crypt(size: tuple[int, int], stone: Ramp, seed: int, light: Colour) -> Picture:
    """Return a small house of the dead, with a pale light behind its door."""
    wide, high = size
    foot, x = high * 0.9, wide * 0.46
    half, eaves = wide * 0.27, high * 0.46
    sketch = Sketch(wide, high)
    block(sketch, (x - half * 1.2, foot, half * 2.4, 8), 6, stone, 0.3)
    block(sketch, (x - half, foot - 9, half * 2, foot - 9 - eaves), 2, stone, 0.4)
    for row in range(6):
        y = foot - 9 - row * (foot - 9 - eaves) / 6
        sketch.limb([(x - half, y), (x + half, y)], [0.9, 0.9], along(stone, 0.26))
    for side in (-1, -0.36, 0.36, 1):
        px = x + side * half * 0.92
        block(sketch, (px - 6, foot - 9, 12, foot - 9 - eaves), 2, stone, 0.56 - 0.1 * side)
        block(sketch, (px - 9, foot - 9, 18, 7), 2, stone, 0.5)
        block(sketch, (px - 9, eaves + 9, 18, 7), 2, stone, 0.6)
    door = half * 0.25
    arch = [
        (
            x + math.cos(k * math.pi / 10) * door,
            foot - high * 0.25 - math.sin(k * math.pi / 10) * door,
        )
        for k in range(11)
    ]
    sketch.shape([(x + door, foot - 9), *arch, (x - door, foot - 9)], mix(light, (8, 16, 20), 0.72))
    inner = [(x + (a - x) * 0.6, b + 5) for a, b in arch]
    sketch.shape(
        [(x + door * 0.6, foot - 9), *inner, (x - door * 0.6, foot - 9)],
        mix(light, (10, 30, 30), 0.3),
    )
    for k in (-0.5, 0, 0.5):
        sketch.limb(
            [(x + k * door, foot - 9), (x + k * door, foot - high * 0.3)], [1.3, 1.3], (14, 14, 20)
        )
    peak = high * 0.16
    sketch.shape([(x - half * 1.2, eaves), (x, peak), (x + half * 1.2, eaves)], along(stone, 0.2))
    sketch.shape([(x - half * 1.2, eaves), (x, peak), (x - 4, eaves)], along(stone, 0.36))
    sketch.shape(
        [(x - half * 0.9, eaves - 4), (x, peak + 12), (x + half * 0.9, eaves - 4)],
        along(stone, 0.5),
    )
    sketch.limb(
        [(x - half * 1.24, eaves), (x, peak - 1), (x + half * 1.24, eaves)],
        [6, 6, 6],
        along(stone, 0.66),
    )
    sketch.limb([(x - half * 1.24, eaves), (x + half * 1.24, eaves)], [7, 7], along(stone, 0.58))
    sketch.disc((x, eaves - high * 0.11), 8, along(stone, 0.24))
    sketch.disc((x - 1, eaves - high * 0.11 - 1), 6, mix(light, (60, 70, 80), 0.4))
    picture = grained(sketch.picture(), cloudy((wide, wide), 16, seed, 3)[:high], 0.32)
    return shadowed(edged(picture, DARK, 0.9, 0.5), foot, 0.3, 0.1)


def gate(size: tuple[int, int], stone: Ramp, seed: int) -> Picture:
    """Return a gatehouse with two turrets and a portcullis."""
    wide, high = size
    foot, x = high * 0.92, wide * 0.47
    half, top = wide * 0.3, high * 0.3
    sketch = Sketch(wide, high)
    block(sketch, (x - half, foot, half * 2, foot - top), 10, stone, 0.42)
    for row in range(8):
        y = foot - 4 - row * (foot - top) / 8
        sketch.limb([(x - half, y), (x + half, y)], [1, 1], along(stone, 0.26))
        for k in range(9):
            px = x - half + half * 2 * (k + 0.5 * (row % 2)) / 9
            sketch.limb([(px, y), (px, y - (foot - top) / 8)], [0.9, 0.9], along(stone, 0.28))
    door = half * 0.5
    spring = foot - high * 0.32
    arch = [
        (x + math.cos(k * math.pi / 12) * door, spring - math.sin(k * math.pi / 12) * door)
        for k in range(13)
    ]
    rim = [(x + (a - x) * 1.22, spring + (b - spring) * 1.22) for a, b in arch]
    sketch.shape([(x + door * 1.22, foot), *rim, (x - door * 1.22, foot)], along(stone, 0.72))
    sketch.shape([(x + door, foot), *arch, (x - door, foot)], (16, 12, 14))
    for k in range(-3, 4):
        px = x + k * door / 3.6
        rise = math.sqrt(max(0.0, door * door - (px - x) ** 2))
        sketch.limb([(px, foot - 3), (px, spring - rise + 3)], [2.6, 2.6], (92, 80, 74))
        sketch.limb(
            [(px - 0.7, foot - 3), (px - 0.7, spring - rise + 3)], [0.9, 0.9], (150, 136, 124)
        )
    for k in range(4):
        y = foot - 12 - k * high * 0.1
        sketch.limb([(x - door + 3, y), (x + door - 3, y)], [2.2, 2.2], (84, 72, 66))
    for side in (-1, 1):
        left = x + side * half * 1.02 - wide * 0.075
        tower_top = top - high * 0.08
        block(sketch, (left, foot + 3, wide * 0.15, foot + 3 - tower_top), 8, stone, 0.5)
        for k in range(2):
            slit = tower_top + high * (0.2 + 0.26 * k)
            sketch.limb(
                [(left + wide * 0.075, slit), (left + wide * 0.075, slit + 12)],
                [3.4, 3.4],
                (24, 18, 20),
            )
        for k in range(3):
            block(
                sketch, (left - 4 + k * wide * 0.064, tower_top - 5, wide * 0.045, 9), 4, stone, 0.6
            )
    for k in range(5):
        block(sketch, (x - half * 0.78 + k * half * 0.34, top - 8, half * 0.2, 9), 4, stone, 0.56)
    picture = grained(sketch.picture(), cloudy((wide, wide), 20, seed, 3)[:high], 0.3)
    return shadowed(edged(picture, DARK, 0.9, 0.5), foot + 3, 0.3, 0.08)
