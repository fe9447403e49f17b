"""Houses of stone: a gate, and one for the dead."""

from __future__ import annotations

import math

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
from assets.tiles.masonry import block
from assets.tiles.noise import cloudy


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
