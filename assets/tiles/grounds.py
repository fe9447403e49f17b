"""What covers the land: grounds that repeat, and what lies upon them in sixteen corner tiles.

A terrain is placed on the corners where four tiles meet, so its edge runs through the tiles and
never along them. `depth_of` says for every pixel of a tile how far inside the terrain it is, from
0 (no corner has it) to 1 (all have it); a `Cover` turns that into a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from assets.tiles.brush import Colour, Picture, layer, toned
from assets.tiles.noise import Field, cells, cloudy, smooth, value

TILE = 64
"""Pixels along the side of a tile of land."""
BLOCK = 4
"""Tiles along the side of a block of ground, before it repeats."""

CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
"""Column and row of each corner of a tile; corner k is bit k of the tile's number."""


@cache
def grid() -> tuple[Field, Field]:
    """Return how far each pixel of a tile is from its left and its upper edge, from 0 to 1."""
    y, x = np.mgrid[0:TILE, 0:TILE]
    return (x + 0.5) / TILE, (y + 0.5) / TILE


def depth_of(mask: int, rough: float, seed: int, count: int = 2, variant: int = 0) -> Field:
    """Return how far inside each pixel is; its edge wanders by `rough` (0 to 0.6).

    It wanders `count` times on its way across a tile. Variants wander in their own way, except at
    the tile's own edges, so that any two of them fit together.
    """
    x, y = grid()
    straight, round_ = np.zeros((TILE, TILE)), np.zeros((TILE, TILE))
    u, v = smooth(0, 1, x), smooth(0, 1, y)
    for bit, (column, row) in enumerate(CORNERS):
        if mask >> bit & 1:
            straight += (x if column else 1 - x) * (y if row else 1 - y)
            round_ += (u if column else 1 - u) * (v if row else 1 - v)
    depth = 0.7 * straight + 0.3 * round_
    wander = cloudy((TILE, TILE), count, seed, 3) - 0.5
    if variant:
        own = cloudy((TILE, TILE), count + 1, seed * 3 + variant * 41, 3) - 0.5
        window = _window()
        wander = wander * (1 - window) + own * window
    return np.asarray(np.clip(depth + rough * wander * 4 * depth * (1 - depth), 0, 1))


def _window() -> Field:
    """Return a field that is 1 in the middle of a tile and 0 at its edges."""
    x, y = grid()
    return np.asarray(np.sqrt(np.clip(4 * x * (1 - x), 0, 1) * np.clip(4 * y * (1 - y), 0, 1)))


@dataclass(frozen=True)
class Stop:
    """At this depth the cover has this colour and this opacity."""

    depth: float
    colour: Colour
    opacity: float


Texture = Callable[[Field], Field]
"""Depth of the pixels -> how light each is, around 0.5; it repeats with every tile."""


@dataclass(frozen=True)
class Cover:
    """A terrain that lies upon the ground: its bands from outside in, its texture, its edge.

    `grain` is how much the texture lightens and darkens (0 to 1), `lift` how high the edge
    stands above the ground (below 0: how deep it is cut), as seen with light from one side.
    """

    name: str
    stops: Sequence[Stop]
    texture: Texture
    grain: float = 0.25
    rough: float = 0.5
    lift: float = 0.0
    seed: int = 1
    wander: int = 2

    def tile(self, mask: int, variant: int = 0) -> Picture:
        """Return the tile whose corners are the bits of `mask` (1 to 15)."""
        depth = depth_of(mask, self.rough, self.seed, self.wander, variant)
        at = [stop.depth for stop in self.stops]
        colours = np.stack(
            [np.interp(depth, at, [stop.colour[k] for stop in self.stops]) for k in range(3)],
            axis=-1,
        )
        opacity = np.interp(depth, at, [stop.opacity for stop in self.stops])
        light = self.texture(depth) + _own(variant, self.seed)
        colours = colours * (1 + self.grain * 2 * (light - 0.5))[..., None]
        if self.lift:
            rise_y, rise_x = np.gradient(smooth(0.32, 0.68, depth))
            slope = (rise_x * 0.7 + rise_y) * TILE * self.lift
            colours = colours * (1 + np.clip(slope, -0.75, 0.75))[..., None]
        return layer(np.clip(colours, 0, 255), opacity)


def _own(variant: int, seed: int) -> Field:
    """Return light and dark of a variant of a full tile; nothing at the tile's edges."""
    if not variant:
        return np.zeros((TILE, TILE))
    own = cloudy((TILE, TILE), 3, seed * 17 + variant * 5, 3) - 0.5
    return np.asarray(own * _window() * 0.8)


def soft(cell_count: int, seed: int, octaves: int = 4) -> Texture:
    """Return a texture of blots."""
    return lambda depth: cloudy((TILE, TILE), cell_count, seed, octaves)


def fine(seed: int) -> Texture:
    """Return a texture of sand: fine grain over soft blots."""
    return lambda depth: (
        0.5 * cloudy((TILE, TILE), 4, seed, 3) + 0.5 * value((TILE, TILE), 32, seed + 3)
    )


def cobbled(count: int, seed: int, joint: float = 0.1) -> Texture:
    """Return a texture of uneven stones, each of its own lightness, with dark joints."""

    def texture(depth: Field) -> Field:
        edge, whose = cells((TILE, TILE), count, seed)
        gap = smooth(0, joint * 2, edge)
        round_ = smooth(0, 0.7, edge)
        light = 0.32 + 0.34 * whose + 0.16 * round_
        return np.asarray(light * gap + (gap - 1) * 0.35 + cloudy((TILE, TILE), 16, seed, 2) * 0.12)

    return texture


def paved(stone: int, seed: int, staggered: bool = True) -> Texture:
    """Return a texture of cut slabs `stone` pixels high and twice as wide (or square)."""

    def texture(depth: Field) -> Field:
        y, x = np.mgrid[0:TILE, 0:TILE]
        row = y // stone
        wide = stone * 2 if staggered else stone
        shifted = (x + (row % 2) * stone * staggered) % TILE
        dx, dy = shifted % wide, y % stone
        tone = value((8, 8), 8, seed)[(row % 8), (shifted // wide + row * 3) % 8]
        joint = np.minimum(np.minimum(dx, wide - 1 - dx), np.minimum(dy, stone - 1 - dy))
        light = 0.36 + 0.3 * tone + 0.14 * cloudy((TILE, TILE), 8, seed, 4)
        light = (
            light + 0.13 * ((dy == 1) | (dx == 1)) - 0.1 * ((dy == stone - 2) | (dx == wide - 2))
        )
        return np.asarray(np.where(joint < 1, light - 0.34, light))

    return texture


def cracked(count: int, seed: int) -> Texture:
    """Return a texture of dry crust: plates with thin dark cracks."""

    def texture(depth: Field) -> Field:
        edge, whose = cells((TILE, TILE), count, seed)
        crack = smooth(0, 0.09, edge)
        light = 0.42 + 0.14 * whose + 0.2 * cloudy((TILE, TILE), 8, seed, 4)
        return np.asarray(light * crack + (crack - 1) * 0.25)

    return texture


def molten(count: int, seed: int) -> Texture:
    """Return a texture of dark plates that swim on something bright."""

    def texture(depth: Field) -> Field:
        edge, whose = cells((TILE, TILE), count, seed, 0.9)
        rough = 0.2 * (cloudy((TILE, TILE), 8, seed + 2, 3) - 0.5)
        plate = smooth(0.02, 0.24, edge + rough)
        crust = plate * smooth(0.15, 0.6, whose)
        drift = 0.3 * (cloudy((TILE, TILE), 2, seed + 5, 2) - 0.5)
        return np.asarray(0.86 - crust * 0.66 - 0.16 * plate + rough + drift)

    return texture


def battlements(stone: int, seed: int, near: float, far: float, step: int = 16) -> Texture:
    """Return a texture of slabs, and between two depths the teeth of a parapet."""
    slabs = paved(stone, seed)

    def texture(depth: Field) -> Field:
        y, x = np.mgrid[0:TILE, 0:TILE]
        teeth = ((x // step + y // step) % 2).astype(np.float64)
        joint = (x % step == 0) | (y % step == 0)
        light = 0.42 + 0.26 * teeth - 0.2 * joint + 0.2 * (cloudy((TILE, TILE), 8, seed, 3) - 0.5)
        return np.asarray(np.where((depth > near) & (depth < far), light, slabs(depth)))

    return texture


def raked(seed: int) -> Texture:
    """Return a texture of sand drawn with a rake."""

    def texture(depth: Field) -> Field:
        y, x = np.mgrid[0:TILE, 0:TILE]
        bend = 2.2 * np.sin(2 * np.pi * x / TILE) + 3 * cloudy((TILE, TILE), 4, seed, 2)
        lines = np.sin(2 * np.pi * (y + bend) / 8)
        return np.asarray(0.5 + 0.12 * lines + 0.3 * (fine(seed)(depth) - 0.5))

    return texture


# -- grounds


def ground(
    colours: Sequence[Colour],
    seed: int,
    *,
    blots: int = 5,
    grain: float = 0.3,
    strokes: int = 0,
    cracks: float = 0.0,
) -> Picture:
    """Return a block of BLOCK x BLOCK tiles of ground, whose edges fit together.

    `strokes` is how many short blades of grass lie on it, `cracks` how dark its cracks are.
    """
    side = TILE * BLOCK
    tone = 0.72 * cloudy((side, side), blots, seed, 4) + 0.28 * cloudy(
        (side, side), 32, seed + 1, 3
    )
    tone = 0.5 + (tone - 0.5) * (1 + grain * 3)
    picture = layer(toned(colours, tone), np.ones((side, side)))
    if cracks:
        edge, whose = cells((side, side), 9, seed + 2)
        line = 1 - smooth(0, 0.1, edge + 0.1 * (cloudy((side, side), 32, seed + 4, 2) - 0.5))
        picture[..., :3] *= (1 + 0.16 * (whose - 0.5) - cracks * line)[..., None]
    if strokes:
        _strew(picture, strokes, seed)
    picture[..., :3] = np.clip(picture[..., :3], 0, 255)
    return picture


def _strew(picture: Picture, strokes: int, seed: int) -> None:
    """Scatter short light and dark blades over a block, around its edges, too."""
    side = picture.shape[0]
    places = value((strokes, 3), max(8, strokes), seed + 9)
    for k in range(strokes):
        x, y, tone = (float(places[row, k]) for row in range(3))
        x, y = x * 977.0 % 1.0, y * 613.0 % 1.0
        lean = (tone * 389.0) % 1.0 - 0.5
        light = 1.16 if (tone * 769.0) % 1.0 > 0.5 else 0.86
        for step in range(6):
            row = int(y * side - step) % side
            column = int(x * side + lean * step) % side
            fade = 1 + (light - 1) * (1 - step / 7)
            picture[row, column, :3] *= fade
            picture[row, (column + 1) % side, :3] *= 1 + (fade - 1) * 0.5
