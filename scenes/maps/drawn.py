"""What is drawn on a map: read with pytmx into stamps, after the map has been checked."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
import pytmx

from game.core.fields import BadContent
from game.core.words import _

SLOWEST = 150
"""The least time in milliseconds for which a picture of a round is seen."""


@dataclass(frozen=True)
class Stamp:
    """One picture on the map, in the map's pixels; several are the frames of a round."""

    frames: tuple[pygame.Surface, ...]
    rect: pygame.FRect
    opacity: float = 1.0

    @property
    def is_moving(self) -> bool:
        """Whether it shows different pictures by turns."""
        return len(self.frames) > 1


@dataclass(frozen=True)
class Drawn:
    """What is drawn on a map: its size in its own pixels, the side of a tile, all stamps in order.

    `step` is how many milliseconds a picture of a round is seen.
    """

    size: tuple[int, int]
    tile: int
    stamps: tuple[Stamp, ...]
    step: int


def read_drawn(file: Path, layers: Sequence[int]) -> Drawn:
    """Return what is drawn on a map that has been checked, its layers in this order."""
    try:
        tmx = pytmx.TiledMap(
            os.fspath(file), image_loader=_loader, load_all=False, allow_duplicate_names=True
        )
        return _Reading(layers, tmx).result()
    except Exception as wrong:
        raise BadContent(
            file.name, "", _("The map cannot be read: {why}.").format(why=str(wrong).rstrip("."))
        ) from wrong


def _loader(filename: str, _colorkey: object, **_more: object) -> Callable[..., pygame.Surface]:
    """Return what cuts tiles out of a picture, as pytmx wants it."""
    sheet = _sheet(os.path.normpath(filename))

    def cut(rect: tuple[int, int, int, int] | None = None, flags: Any = None) -> pygame.Surface:
        tile = sheet.subsurface(rect) if rect else sheet
        if flags and flags.flipped_diagonally:
            tile = pygame.transform.flip(pygame.transform.rotate(tile, 270), True, False)
        if flags and (flags.flipped_horizontally or flags.flipped_vertically):
            tile = pygame.transform.flip(
                tile, bool(flags.flipped_horizontally), bool(flags.flipped_vertically)
            )
        return tile

    return cut


@lru_cache(maxsize=6)
def _sheet(filename: str) -> pygame.Surface:
    """Return the picture of a tileset with its opacity."""
    loaded = pygame.image.load(filename)
    sheet = pygame.Surface(loaded.get_size(), pygame.SRCALPHA, 32)
    sheet.blit(loaded, (0, 0))
    return sheet


class _Reading:
    """Turns what pytmx has read into stamps."""

    def __init__(self, layers: Sequence[int], tmx: Any) -> None:
        self.layers, self.tmx = layers, tmx
        self._frames: dict[int, tuple[pygame.Surface, ...]] = {}
        self._durations: list[int] = []

    def result(self) -> Drawn:
        """Return all stamps; the layers are in the order of the file, which pytmx does not keep."""
        by_id = {layer.id: layer for layer in self.tmx.layers}
        stamps: list[Stamp] = []
        for id in self.layers:
            layer = by_id[id]
            if not layer.visible:
                continue
            opacity = layer.opacity if 0 <= layer.opacity <= 1 else 1.0
            if isinstance(layer, pytmx.TiledTileLayer):
                stamps += self._tiles(layer, opacity)
            else:
                stamps += self._things(layer, opacity)
        side = self.tmx.tilewidth
        return Drawn(
            (self.tmx.width * side, self.tmx.height * side),
            side,
            tuple(stamps),
            max(SLOWEST, min(self._durations, default=SLOWEST)),
        )

    def _tiles(self, layer: Any, opacity: float) -> list[Stamp]:
        side = self.tmx.tilewidth
        stamps = []
        for y, row in enumerate(layer.data):
            for x, gid in enumerate(row):
                if gid:
                    frames = self._round(gid)
                    wide, high = frames[0].get_size()
                    rect = pygame.FRect(x * side, (y + 1) * side - high, wide, high)
                    stamps.append(Stamp(frames, rect, opacity))
        return stamps

    def _things(self, layer: Any, opacity: float) -> list[Stamp]:
        things = [each for each in layer if each.gid and each.visible]
        if layer.draworder != "index":
            things.sort(key=lambda each: each.y + each.height)
        return [
            Stamp(
                self._round(each.gid),
                pygame.FRect(each.x, each.y, each.width, each.height),
                opacity,
            )
            for each in things
        ]

    def _round(self, gid: int) -> tuple[pygame.Surface, ...]:
        """Return the pictures of a tile, one if it does not move."""
        if gid not in self._frames:
            facts = self.tmx.get_tile_properties_by_gid(gid) or {}
            frames = facts.get("frames") or ()
            self._durations += [frame.duration for frame in frames]
            pictures = tuple(self.tmx.images[frame.gid] for frame in frames)
            self._frames[gid] = pictures or (self.tmx.images[gid],)
        return self._frames[gid]
