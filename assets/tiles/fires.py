"""What burns and shines: bowls of fire, torches, lanterns, lights that hover."""

from __future__ import annotations

import math

from assets.tiles.brush import (
    DARK,
    Colour,
    Picture,
    Point,
    Ramp,
    Sketch,
    along,
    edged,
    layer,
    mix,
    over,
    shadowed,
)
from assets.tiles.lights import pool
from assets.tiles.liquids import FRAMES
from assets.tiles.masonry import block
from assets.tiles.works import WOOD

FIRE: Ramp = ((170, 40, 10), (226, 84, 16), (250, 150, 36), (255, 214, 96), (255, 248, 206))


GHOST: Ramp = ((10, 90, 80), (20, 150, 110), (70, 214, 150), (160, 246, 200), (236, 255, 244))


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
                halo(size, (x, rim - high * 0.14), wide * 0.46, fire, frame),
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
                halo(size, (x, head - high * 0.1), wide * 0.42, fire, frame),
                fire_sketch.picture(0.94),
            )
        )
    return pictures


def halo(size: tuple[int, int], at: Point, radius: float, fire: Ramp, frame: int) -> Picture:
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
            over(solid, halo(size, (x, head - 12), wide * (0.38 + 0.06 * bright), ramp, frame))
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
        pictures.append(over(halo(size, at, wide * 0.42, ramp, frame), sketch.picture(0.95)))
    return pictures
