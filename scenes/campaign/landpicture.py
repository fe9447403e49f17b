"""Pictures of the land of the road, as large as they are wanted and in the light of the hour."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scenes.campaign.roads import draw_road
from scenes.campaign.worldmap import Point, world_map
from scenes.maps.moving import MovingLand
from scenes.theme import Colour


class Road(NamedTuple):
    """A road as it is drawn on the land."""

    way: Sequence[Point]
    ink: Colour
    is_strong: bool


def baked(
    act: int,
    size: tuple[int, int],
    hour: Colour,
    *,
    across: float = 0.0,
    around: Point | None = None,
    roads: Sequence[Road] = (),
    moves: bool = False,
) -> MovingLand:
    """Return the land of an act, with `roads`, in a view of `size` pixels, `across` tiles wide.

    Without that, the whole act is seen, as large as it fits. The view has `around` in its middle,
    or that of the act, as far as the map reaches.
    """
    found = world_map()
    part = found.acts[act]
    wide = across * found.drawn.tile
    scale = size[0] / wide if wide else min(size[0] / part.width, size[1] / part.height)
    board = pygame.Rect(0, 0, round(part.width * scale), round(part.height * scale))
    left, top = (
        _within(middle, seen / scale, whole)
        for middle, seen, whole in zip(around or part.center, size, found.drawn.size, strict=True)
    )
    board.topleft = round((part.left - left) * scale), round((part.top - top) * scale)
    land = MovingLand(found.land(act), size, board, moves=moves, light=hour)
    if roads:
        overlay = pygame.Surface(size, pygame.SRCALPHA)
        for road in roads:
            way = [on(land, point) for point in road.way]
            draw_road(overlay, way, tile_on(land, act), road.ink, is_strong=road.is_strong)
        land.mark([(overlay, (0, 0))])
    return land


def reach(act: int, size: tuple[int, int]) -> tuple[int, int]:
    """Return how much of a view of `size` pixels the map fills where an act is seen whole."""
    found = world_map()
    part = found.acts[act]
    scale = min(size[0] / part.width, size[1] / part.height)
    wide, high = found.drawn.size
    return min(size[0], int(wide * scale)), min(size[1], int(high * scale))


def on(land: MovingLand, point: Point) -> tuple[int, int]:
    """Return where a point of the map is on the picture of a land."""
    spot = land.in_window(pygame.FRect(point[0], point[1], 0, 0))
    return spot.left, spot.top


def tile_on(land: MovingLand, act: int) -> float:
    """Return the side of a tile on the picture of an act, in pixels."""
    found = world_map()
    return land.board.width / (found.acts[act].width / found.drawn.tile)


def _within(middle: float, seen: float, whole: float) -> float:
    """Return where a view begins around a middle, so that it does not look beyond the map."""
    return max(0.0, min(middle - seen / 2, whole - seen))
