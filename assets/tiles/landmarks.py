"""What the road leads past: cottages, the inn, and the tower at its end."""

from __future__ import annotations

import math

from assets.tiles.brush import DARK, Colour, Picture, Ramp, Sketch, along, edged, grained, shadowed
from assets.tiles.masonry import block
from assets.tiles.noise import cloudy

GLOW: Colour = (255, 206, 112)
"""A window with a lamp behind it."""


def _roof(sketch: Sketch, x: float, eaves: float, half: float, rise: float, ramp: Ramp) -> None:
    """Draw a roof seen from the side, with its tiles."""
    left, right, ridge = x - half * 1.12, x + half * 1.12, eaves - rise
    sketch.shape(
        [(left, eaves), (x - half * 0.72, ridge), (x + half * 0.72, ridge), (right, eaves)],
        along(ramp, 0.5),
    )
    for row in range(6):
        t = (row + 0.5) / 6
        a, b = left + (x - half * 0.72 - left) * t, right + (x + half * 0.72 - right) * t
        y = eaves - rise * t
        sketch.limb([(a, y), (b, y)], [1.4, 1.4], along(ramp, 0.25 + 0.06 * (row % 2)))
    sketch.limb([(x - half * 0.74, ridge), (x + half * 0.74, ridge)], [4, 4], along(ramp, 0.8))
    sketch.limb([(left, eaves), (right, eaves)], [3, 3], along(ramp, 0.18))


def _window(sketch: Sketch, x: float, y: float, wide: float, high: float) -> None:
    sketch.shape(
        [(x - wide, y), (x - wide, y - high), (x + wide, y - high), (x + wide, y)], (52, 36, 26)
    )
    inner = wide * 0.72
    sketch.shape(
        [
            (x - inner, y - 2),
            (x - inner, y - high + 2),
            (x + inner, y - high + 2),
            (x + inner, y - 2),
        ],
        GLOW,
    )
    sketch.limb([(x, y), (x, y - high)], [1.4, 1.4], (62, 42, 30))
    sketch.limb([(x - wide, y - high / 2), (x + wide, y - high / 2)], [1.4, 1.4], (62, 42, 30))


def cottage(size: tuple[int, int], walls: Ramp, roof: Ramp, seed: int) -> Picture:
    """Return a small house with a chimney and one lit window."""
    wide, high = size
    foot, x, half = high * 0.9, wide * 0.46, wide * 0.3
    eaves = foot - high * 0.24
    sketch = Sketch(wide, high)
    block(sketch, (x + half * 0.4, eaves - 8, wide * 0.09, high * 0.26), 3, roof, 0.3)
    block(sketch, (x - half, foot, half * 2, foot - eaves), 2, walls, 0.6)
    sketch.shape(
        [
            (x - half * 0.62, foot),
            (x - half * 0.62, foot - high * 0.16),
            (x - half * 0.2, foot - high * 0.16),
            (x - half * 0.2, foot),
        ],
        (66, 44, 30),
    )
    _window(sketch, x + half * 0.42, foot - high * 0.06, half * 0.2, high * 0.1)
    _roof(sketch, x, eaves, half, high * 0.26, roof)
    picture = grained(sketch.picture(), cloudy((high, high), 16, seed, 3)[:, :wide], 0.26)
    return shadowed(edged(picture, DARK, 0.9, 0.5), foot, 0.3, 0.12)


def inn(size: tuple[int, int], walls: Ramp, roof: Ramp, timber: Colour, seed: int) -> Picture:
    """Return the inn: timber and plaster, a wing, a sign, and lamps in the windows."""
    wide, high = size
    foot, x, half = high * 0.93, wide * 0.44, wide * 0.22
    sketch = Sketch(wide, high)
    for at, width, storeys in ((x + half * 1.5, half * 0.8, 1), (x, half, 2)):
        top = foot - storeys * high * 0.2
        block(
            sketch,
            (at + width * 0.4, top - 10, wide * 0.045, high * 0.34 if storeys > 1 else 20),
            3,
            roof,
            0.34,
        )
        block(sketch, (at - width, foot, width * 2, foot - top), 2, walls, 0.62)
        for storey in range(storeys):
            low = foot - storey * high * 0.2
            for beam in range(5):
                px = at - width + beam * width / 2
                sketch.limb([(px, low), (px, low - high * 0.2)], [3, 3], timber)
            sketch.limb([(at - width, low), (at + width, low)], [3, 3], timber)
            for k in (-0.75, -0.25, 0.25, 0.75):
                if storey or k != -0.25:
                    _window(sketch, at + k * width, low - high * 0.05, width * 0.13, high * 0.1)
        _roof(sketch, at, top, width, high * 0.19, roof)
    door = x - half * 0.25
    sketch.shape(
        [
            (door - 9, foot),
            (door - 9, foot - 26),
            (door, foot - 32),
            (door + 9, foot - 26),
            (door + 9, foot),
        ],
        (58, 36, 26),
    )
    sketch.disc((door + 5, foot - 14), 1.6, (232, 186, 84))
    post = x - half * 1.36
    sketch.limb([(post, foot + 2), (post, foot - high * 0.34)], [4, 3], timber)
    sketch.limb([(post, foot - high * 0.33), (post + 20, foot - high * 0.33)], [3, 3], timber)
    sketch.shape(
        [
            (post + 4, foot - high * 0.3),
            (post + 22, foot - high * 0.3),
            (post + 22, foot - high * 0.17),
            (post + 13, foot - high * 0.13),
            (post + 4, foot - high * 0.17),
        ],
        (150, 40, 40),
    )
    sketch.disc((post + 13, foot - high * 0.23), 5, (240, 200, 96))
    picture = grained(sketch.picture(), cloudy((wide, wide), 20, seed, 3)[:high], 0.24)
    return shadowed(edged(picture, DARK, 0.9, 0.5), foot, 0.3, 0.1)


def high_tower(size: tuple[int, int], stone: Ramp, roof: Ramp, seed: int) -> Picture:
    """Return the tower on its rock, with lit windows all the way up and a gold point."""
    wide, high = size
    foot, x = high * 0.95, wide * 0.46
    sketch = Sketch(wide, high)
    for k, (reach, top) in enumerate(((0.40, 0.80), (0.31, 0.74), (0.24, 0.69))):
        crag = [
            (
                x + wide * reach * math.cos(t * math.pi / 8),
                foot
                - (foot - high * top)
                * (0.3 + 0.7 * math.sin(t * math.pi / 8))
                * (0.9 + 0.1 * ((t * 3 + k) % 3)),
            )
            for t in range(9)
        ]
        sketch.shape(
            [(x + wide * reach, foot), *crag, (x - wide * reach, foot)],
            along(stone, 0.16 + 0.09 * k),
        )
    for side in (-1, 1):
        at = x + side * wide * 0.15
        block(sketch, (at - wide * 0.05, high * 0.8, wide * 0.1, high * 0.26), 8, stone, 0.44)
        sketch.shape(
            [(at - wide * 0.065, high * 0.55), (at, high * 0.38), (at + wide * 0.065, high * 0.55)],
            along(roof, 0.5),
        )
        _window(sketch, at, high * 0.66, 3, 9)
    half, base, top = wide * 0.1, high * 0.78, high * 0.26
    block(sketch, (x - half, base, half * 2, base - top), 10, stone, 0.56)
    for row in range(9):
        y = base - 4 - row * (base - top) / 9
        sketch.limb([(x - half, y), (x + half, y)], [0.9, 0.9], along(stone, 0.34))
        if row % 2:
            _window(sketch, x + (4 if row % 4 == 1 else -5), y, 3.4, 10)
    block(sketch, (x - half * 1.35, top + 8, half * 2.7, 14), 6, stone, 0.66)
    sketch.shape(
        [(x - half * 1.4, top - 4), (x, high * 0.05), (x + half * 1.4, top - 4)], along(roof, 0.42)
    )
    sketch.shape([(x - half * 1.4, top - 4), (x, high * 0.05), (x - 3, top - 4)], along(roof, 0.7))
    sketch.limb([(x, high * 0.06), (x, 2)], [2.4, 1.2], (244, 206, 110))
    sketch.disc((x, high * 0.05), 4, (255, 224, 140))
    picture = grained(sketch.picture(), cloudy((high, high), 20, seed, 3)[:, :wide], 0.28)
    return shadowed(edged(picture, DARK, 0.9, 0.5), foot, 0.24, 0.06)
