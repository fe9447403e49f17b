"""The land that one stands in, seen behind the pages of the road: out of focus, and dimmed."""

from __future__ import annotations

from concurrent.futures import Future
from itertools import pairwise
from typing import TypeVar

import pygame

from game.core.fields import BadContent
from game.session.campaign.node import ACTS, BOSS, Node
from game.session.campaign.season import Season
from scenes.campaign.landpicture import baked
from scenes.campaign.worldmap import INN, world_map
from scenes.maps.moving import threads
from scenes.theme import Colour, Layout
from scenes.ui.page import Page
from scenes.ui.shelf import pictures

HOURS: tuple[tuple[float, Colour], ...] = (
    (0.0, (255, 255, 255)),
    (0.4, (255, 249, 234)),
    (0.66, (255, 221, 184)),
    (0.85, (232, 176, 160)),
    (1.0, (148, 146, 204)),
)
"""What the colours of the land are multiplied by, by how much of the way has been walked."""


def light(act: int, stage: int) -> Colour:
    """Return the light on a stage of an act, the stages counted from 0."""
    far = (ACTS.index(act) * (BOSS + 1) + stage) / (len(ACTS) * (BOSS + 1) - 1)
    for (start, before), (end, after) in pairwise(HOURS):
        if far <= end:
            part = (far - start) / (end - start)
            red, green, blue = (
                round(a + (b - a) * part) for a, b in zip(before, after, strict=True)
            )
            return red, green, blue
    return HOURS[-1][1]


R = TypeVar("R")

ACROSS = 24
"""How many tiles of the map are seen from one side of the window to the other."""
BLUR = 4
"""How many pixels of the window one of the land becomes."""
DIMMED = (104, 112, 108)
"""What the land's colours are multiplied by, so that words can be read upon it."""


class LandPage(Page[R]):
    """A page with the land around it where a season stands; before a season that is the inn.

    Nobody waits for it: until it is there, and if the map cannot be read, the felt is seen.
    """

    def __init__(self, season: Season | None = None) -> None:
        super().__init__()
        self._stands = _standing(None if season is None else season.node)
        self._behind: pygame.Surface | None = None
        self._coming: Future[pygame.Surface | None] | None = None

    def resize(self, layout: Layout) -> None:
        """Lay everything out again, with the land in its new size."""
        self._behind, self._coming = None, None
        if _key(self._stands, layout.size) in pictures:
            self._behind = _kept(self._stands, layout.size)
        else:
            self._coming = threads.submit(_kept, self._stands, layout.size)
        super().resize(layout)

    @property
    def has_land(self) -> bool:
        """Whether the land is not being drawn any more."""
        return self._coming is None

    def update(self, dt: float) -> bool:
        """Have the land seen as soon as it is there."""
        if self._coming is not None and self._coming.done():
            self._behind, self._coming = self._coming.result(), None
            self.repaint()
        return super().update(dt)

    def draw_background(self, surface: pygame.Surface) -> None:
        """Draw the land, or the felt."""
        if self._behind is None or self._behind.get_size() != surface.get_size():
            super().draw_background(surface)
        else:
            surface.blit(self._behind, (0, 0))


def draw_ahead(node: Node, size: tuple[int, int]) -> None:
    """Have the land around a place drawn, before its page is seen in a window of this size."""
    threads.submit(_kept, _standing(node), size)


Standing = tuple[str, int, int]
"""A place, its act and its stage."""


def _standing(node: Node | None) -> Standing:
    """Return where somebody stands at a place, or before the first."""
    return (INN, ACTS[0], 0) if node is None else (node.id, node.act, node.stage)


def _key(stands: Standing, size: tuple[int, int]) -> tuple[object, ...]:
    """Return the key of a land on the shelf."""
    return "scenery", *stands, size


def _kept(stands: Standing, size: tuple[int, int]) -> pygame.Surface | None:
    """Return the land around a place, None if the map cannot be read."""
    try:
        return pictures.get(_key(stands, size), lambda: _drawn(*stands, size))
    except BadContent:
        return None


def _drawn(place: str, act: int, stage: int, size: tuple[int, int]) -> pygame.Surface:
    small = max(1, size[0] // BLUR), max(1, size[1] // BLUR)
    here = world_map().places[place]
    land = baked(act, small, light(act, stage), across=ACROSS, around=here).picture
    land.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(land, size)
