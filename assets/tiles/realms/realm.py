"""What the tilesets of one realm are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from assets.tiles.brush import Colour, Picture
from assets.tiles.grounds import Cover
from assets.tiles.sheets import Draw, Motion

SMALL, TALL, WIDE = (64, 64), (128, 160), (256, 192)
"""Pixels of the three sizes of things; a wide one fills a square of the board."""


@dataclass(frozen=True)
class Plate:
    """How the squares of the board are marked: the fill, its rim in the light and in the shade."""

    fill: Colour
    opacity: float
    lit: Colour
    dark: Colour
    strength: float
    front: Colour


@dataclass(frozen=True)
class Realm:
    """One land: its ground (a block of tiles), what covers it, what moves, and its things."""

    id: str
    ground: Callable[[], Picture]
    plate: Plate
    covers: Sequence[Cover]
    motions: Mapping[str, Motion] = field(default_factory=dict)
    small: Mapping[str, Draw] = field(default_factory=dict)
    tall: Mapping[str, Draw] = field(default_factory=dict)
    wide: Mapping[str, Draw] = field(default_factory=dict)
