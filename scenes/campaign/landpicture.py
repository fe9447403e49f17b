"""Pictures of the land of the road, as large as they are wanted and in the light of the hour."""

import pygame

from scenes.campaign.worldmap import Point, world_map
from scenes.maps.moving import MovingLand
from scenes.theme import Colour


def baked(
    act: int,
    size: tuple[int, int],
    hour: Colour,
    *,
    across: float = 0.0,
    around: Point | None = None,
    moves: bool = False,
) -> MovingLand:
    """Return the land of an act in a view of `size` pixels, `across` tiles of it wide.

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
    return MovingLand(found.land(act), size, board, moves=moves, light=hour)


def _within(middle: float, seen: float, whole: float) -> float:
    """Return where a view begins around a middle, so that it does not look beyond the map."""
    return max(0.0, min(middle - seen / 2, whole - seen))
