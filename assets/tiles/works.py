"""Things that people put up: tents, stacks, bridges, huts; and the people who watch."""

from __future__ import annotations

import math
import random

from assets.tiles.brush import (
    DARK,
    Colour,
    Picture,
    Ramp,
    Sketch,
    along,
    edged,
    grained,
    mix,
    shadowed,
)
from assets.tiles.noise import cloudy

WOOD: Ramp = ((38, 26, 20), (70, 48, 34), (108, 76, 50), (148, 110, 72), (186, 148, 104))


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


def rose(size: tuple[int, int], gold: Colour, dark: Colour) -> Picture:
    """Return a compass rose of sixteen points inside two rings, as laid into a floor."""
    wide, high = size
    x, y, radius = wide / 2, high / 2, high * 0.47
    sketch = Sketch(wide, high)
    for outer, inner in ((1.0, 0.93), (0.66, 0.62)):
        for r, colour in ((outer, dark), (outer - 0.012, gold), (inner + 0.012, dark)):
            sketch.disc((x, y), radius * r, colour)
        sketch.disc((x, y), radius * inner, mix(dark, (150, 92, 90), 0.55))
    for count, long, turned in ((8, 0.62, 0.5), (4, 0.72, 0.5), (4, 0.9, 0.0)):
        for k in range(count):
            turn = 2 * math.pi * (k + turned) / count
            tip = (x + math.cos(turn) * radius * long, y + math.sin(turn) * radius * long)
            for side, colour in ((-1, gold), (1, mix(gold, dark, 0.62))):
                edge = turn + side * math.pi / 8
                root = (x + math.cos(edge) * radius * 0.2, y + math.sin(edge) * radius * 0.2)
                sketch.shape([(x, y), tip, root], colour)
    sketch.disc((x, y), radius * 0.09, dark)
    sketch.disc((x, y), radius * 0.065, gold)
    return grained(sketch.picture(0.62), cloudy((wide, wide), 20, 5, 3)[:high], 0.4)
