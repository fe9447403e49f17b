"""Roads as they are drawn on the map: rows of dashes on their shadow."""

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from scenes.campaign.signs import ONWARD, SHADE
from scenes.campaign.worldmap import Point
from scenes.theme import Colour
from scenes.ui.widget import Style, Widget

FAINT = 105
"""How much is seen of a road that is neither ahead nor walked, of 255."""


class Ways(Widget):
    """The roads that lead on from the place looked at; it is as large as they are."""

    def __init__(self) -> None:
        super().__init__()
        self._picture: pygame.Surface | None = None

    def show(self, style: Style, roads: Sequence[Sequence[Point]], tile: float) -> None:
        """Take roads through points of the window, on a map with tiles of this side."""
        self.style, self._picture = style, None
        self.rect = pygame.Rect(0, 0, 0, 0)
        if not roads:
            return
        across = [round(point[0]) for road in roads for point in road]
        down = [round(point[1]) for road in roads for point in road]
        around = pygame.Rect(
            min(across), min(down), max(across) - min(across), max(down) - min(down)
        )
        self.rect = around.inflate(round(tile), round(tile))
        self._picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        for road in roads:
            inside = [(x - self.rect.left, y - self.rect.top) for x, y in road]
            draw_road(self._picture, inside, tile, ONWARD, is_strong=True)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw them."""
        if self._picture is not None:
            surface.blit(self._picture, self.rect)


def draw_road(
    overlay: pygame.Surface, points: Sequence[Point], tile: float, ink: Colour, *, is_strong: bool
) -> None:
    """Draw a road through points of the overlay, on a map with tiles of this side."""
    thick = max(2, round(tile * (0.13 if is_strong else 0.085)))
    for a, b in _dashes(points, tile * 0.34, tile * 0.24):
        for colour, alpha, more, down in (
            (SHADE, 150 if is_strong else FAINT // 2, 2, thick // 2),
            (ink, 255 if is_strong else FAINT, 0, 0),
        ):
            shifted = [(x, y + down) for x, y in (a, b)]
            pygame.draw.line(overlay, (*colour, alpha), shifted[0], shifted[1], thick + more)
            for end in shifted:
                pygame.draw.circle(overlay, (*colour, alpha), end, (thick + more) // 2)


def length(way: Sequence[Point]) -> float:
    """Return how long a way is."""
    return sum(math.dist(a, b) for a, b in pairwise(way))


def along(way: Sequence[Point], far: float) -> Point:
    """Return the point of a way that lies so far along it."""
    for a, b in pairwise(way):
        step = math.dist(a, b)
        if far <= step:
            t = far / step if step else 0.0
            return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        far -= step
    return way[-1]


def _dashes(way: Sequence[Point], dash: float, gap: float) -> Sequence[tuple[Point, Point]]:
    """Return dashes along a way."""
    whole, found, at = length(way), [], 0.0
    while at < whole:
        found.append((along(way, at), along(way, min(at + dash, whole))))
        at += dash + gap
    return found
