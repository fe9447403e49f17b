"""What reminds of the dead: statues, graves, bones."""

from __future__ import annotations

import math

import numpy as np

from assets.tiles.brush import (
    DARK,
    Picture,
    Point,
    Ramp,
    Sketch,
    along,
    bow,
    edged,
    grained,
    shadowed,
)
from assets.tiles.masonry import block
from assets.tiles.noise import cloudy
from assets.tiles.rocks import facets


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
