"""The act on its map: the land, its roads, a medallion for each place, and the player's token."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from itertools import pairwise

import pygame

from game.core.words import _
from game.session.campaign import telling
from game.session.campaign.node import BOSS, Kind
from game.session.campaign.season import Season
from scenes.campaign.landpicture import Road, baked, on, reach, tile_on
from scenes.campaign.placemark import PlaceMark
from scenes.campaign.roads import Ways, along, length
from scenes.campaign.scenery import light
from scenes.campaign.signs import AHEAD, OPENED, SHADE, VISITED
from scenes.campaign.worldmap import INN, Point, world_map
from scenes.characters import own_face
from scenes.maps.moving import MovingLand, threads
from scenes.theme import Colour
from scenes.ui.containers import Group
from scenes.ui.portraits import face_picture
from scenes.ui.widget import Style

MEDAL = 1.5
"""The width of a medallion, in tiles of the map."""
LARGER = 1.25
"""How much larger that of a boss is."""
PACE = 5.5
"""Tiles that the token walks in a second."""

BARE: Colour = (20, 24, 30)
"""What is seen until the map is there."""


class MapView(Group):
    """The map of an act, with everything upon it."""

    grows = True
    is_scattered = True

    def __init__(
        self, season: Season, act: int, name: str, choose: Callable[[PlaceMark], None]
    ) -> None:
        self.season, self.act_shown, self.name = season, act, name
        places = [id for stage in season.course.acts[act] for id in stage]
        self.marks = [PlaceMark(season, season.world.nodes[id], choose) for id in places]
        super().__init__(*self.marks)
        self.moves = True
        self._land: MovingLand | None = None
        self._bounds: list[pygame.Rect] = []
        """The parts of the window that the medallions draw on."""
        self._size = (0, 0)
        self._ways_from = ""
        self._ways = Ways()
        self._ways.parent = self
        self._walk: list[Point] = []
        self._walked = 0.0
        self._arrived: Callable[[], None] | None = None
        self._coming: Future[MovingLand] | None = None

    # -- time

    @property
    def is_ready(self) -> bool:
        """Whether the map is there: until it is, it is being made."""
        if self._coming is not None and self._coming.done():
            self._take(self._coming.result())
            self._coming = None
            self.relayout()
        return self._land is not None

    def travel(self, there: str, arrived: Callable[[], None]) -> None:
        """Let the token walk the road to a place, and tell when it is there."""
        self._walk = list(world_map().roads[self._here, there]) if self._has_road(there) else []
        self._walked, self._arrived = 0.0, arrived

    def flow(self, dt: float) -> list[pygame.Rect]:
        """Let water and fire move; return where the picture is another by that."""
        if self._land is None or not self._land.update(dt):
            return []
        return [part.move(self.rect.topleft) for part in self._land.moving_rects]

    def update(self, dt: float) -> bool:
        """Let the token walk."""
        if self._arrived is None:
            return False
        self._walked += dt * PACE * world_map().drawn.tile
        if self._walked >= length(self._walk) or not self.moves:
            arrived, self._arrived = self._arrived, None
            arrived()
        return True

    @property
    def _light(self) -> Colour:
        """The light of the hour: that of the last stage where an act lies behind."""
        node = self.season.node
        if node is None or node.act < self.act_shown:
            return light(self.act_shown, 0)
        return light(self.act_shown, node.stage if node.act == self.act_shown else BOSS)

    def show_ways_from(self, place: str) -> None:
        """Light the roads that lead on from a place, and no others."""
        self._ways_from = place
        self._ways.repaint()
        self._draw_ways()
        self._ways.repaint()

    @property
    def is_walking(self) -> bool:
        """Whether the token is on its way."""
        return self._arrived is not None

    @property
    def _here(self) -> str:
        at = self.season.trail.at
        return at or INN

    def _has_road(self, there: str) -> bool:
        return (self._here, there) in world_map().roads

    def drop(self) -> None:
        """Make no more pictures."""
        if self._land is not None:
            self._land.drop()

    # -- place

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Take as much of the room as the map fills, and put each medallion where its place is."""
        rect = pygame.Rect(rect.topleft, reach(self.act_shown, rect.size))
        super().place(style, rect)
        if self._size != rect.size:
            self._size = rect.size
            self.drop()
            self._land = None
            self._coming = threads.submit(
                baked,
                self.act_shown,
                rect.size,
                self._light,
                roads=self._roads(),
                moves=self.moves,
            )
        if self._land is None:
            for mark in self.marks:
                mark.place(style, pygame.Rect(rect.center, (0, 0)))
            return
        tile = self._tile
        for mark in self.marks:
            side = round(tile * MEDAL * (LARGER if mark.node.kind == Kind.BOSS else 1))
            spot = pygame.Rect(0, 0, side, side)
            spot.center = self._at(world_map().places[mark.node.id])
            mark.place(style, spot)
        self._bounds = [mark.bounds for mark in self.marks]
        self._draw_ways()

    def _take(self, land: MovingLand) -> None:
        self.drop()
        self._land = land
        land.begin()

    @property
    def _tile(self) -> float:
        """The side of a tile, in pixels."""
        assert self._land is not None
        return tile_on(self._land, self.act_shown)

    def _at(self, point: Point) -> tuple[int, int]:
        """Return where a point of the map is in the window."""
        assert self._land is not None
        x, y = on(self._land, point)
        return self.rect.left + x, self.rect.top + y

    # -- the picture

    @property
    def bounds(self) -> pygame.Rect:
        """The part of the window it draws on: nothing reaches beyond its room."""
        return self.rect

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the land, the roads, the medallions and the token."""
        if self._land is None:
            surface.fill(BARE, self.rect)
            return
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        surface.blit(self._land.picture, self.rect)
        self._ways.draw(surface)
        for number in surface.get_clip().collidelistall(self._bounds):
            self.marks[number].draw(surface)
        self._draw_token(surface)
        surface.set_clip(before)

    def _roads(self) -> list[Road]:
        """Return every road of the act: those ahead, those walked, and faintly the others."""
        season = self.season
        taken = set(pairwise((INN, *season.trail.way)))
        found = []
        for road in self._roads_seen():
            is_next = road[0] == self._here and road[1] in season.ahead
            ink = AHEAD if is_next else VISITED if road in taken else OPENED
            found.append(Road(world_map().roads[road], ink, is_next or road in taken))
        return found

    def _draw_ways(self) -> None:
        """Draw the roads that lead on from the place looked at, as far as they are seen here."""
        if self._land is None or self.style is None:
            return
        roads = [road for road in self._roads_seen() if road[0] == self._ways_from != self._here]
        points = [[self._at(each) for each in world_map().roads[road]] for road in roads]
        self._ways.show(self.style, points, self._tile)

    def _roads_seen(self) -> Iterator[tuple[str, str]]:
        """Yield every road that is open in this season and leads to a place of the act."""
        course, places = self.season.course, {mark.node.id for mark in self.marks}
        starts = [INN] if self.act_shown == 1 else []
        for start in (*course.roads, *starts):
            for end in course.acts[1][0] if start == INN else course.roads[start]:
                if end in places and (start, end) in world_map().roads:
                    yield start, end

    def _draw_token(self, surface: pygame.Surface) -> None:
        assert self._land is not None and self.style is not None
        found, here = world_map(), self._here
        at = found.places[here]
        if self._arrived is not None and self._walk:
            at = along(self._walk, self._walked)
        if not found.acts[self.act_shown].inflate(200, 200).collidepoint(at):
            return
        x, y = self._at(at)
        tile = self._tile
        side = round(tile * 1.1)
        hop = abs(math.sin(self._walked / found.drawn.tile * 4)) if self.is_walking else 0.0
        y -= round(tile * (0.95 + 0.18 * hop))
        # Whoever stands beyond the edge of an act is seen at the edge, and whole.
        x = min(max(x, self.rect.left + side // 2 + 2), self.rect.right - side // 2 - 2)
        y = min(max(y, self.rect.top + side // 2 + 2), self.rect.bottom - round(side * 0.8))
        pygame.draw.polygon(
            surface,
            SHADE,
            [
                (x - side // 5, y + side // 3),
                (x + side // 5, y + side // 3),
                (x, y + round(side * 0.78)),
            ],
        )
        face = face_picture(own_face(), self.name, 1, side, self.style.theme)
        surface.blit(face, face.get_rect(center=(x, y)))

    def describe(self) -> str:
        """Say which act is seen."""
        return _(telling.ACT_TITLES[self.act_shown])
