"""The map of the campaign, checked and read: what is drawn, places, roads, and parts by act."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from xml.etree.ElementTree import Element

import pygame

from game.core.words import ROOT, _
from game.session.campaign.node import ACTS, BOSS
from game.session.campaign.world import World, world
from scenes.maps.check import check_land
from scenes.maps.drawn import Drawn, Stamp, read_drawn
from scenes.maps.objects import lacks, length, named, size_of
from scenes.maps.strict_xml import Tree

FILE = ROOT / "levels" / "campaign" / "world.tmx"
INN = "inn"
"""The place where every season begins."""
LAYERS = ("acts", "places", "roads")
MOST_POINTS = 64
"""Points of one road."""

Point = tuple[float, float]


@dataclass(frozen=True)
class WorldMap:
    """The map: lengths are its own pixels. `roads` are by (from, to), `acts` what is seen of it."""

    drawn: Drawn
    places: Mapping[str, Point]
    roads: Mapping[tuple[str, str], tuple[Point, ...]]
    acts: Mapping[int, pygame.FRect]

    def land(self, act: int) -> ActLand:
        """Return what is drawn in an act."""
        return ActLand(self.drawn, self.acts[act])


@dataclass(frozen=True)
class ActLand:
    """The land of an act: a `scenes.maps.canvas.Land`."""

    drawn: Drawn
    board: pygame.FRect

    @property
    def size(self) -> tuple[int, int]:
        """The size of the whole map."""
        return self.drawn.size

    @property
    def tile(self) -> int:
        """The side of a tile."""
        return self.drawn.tile

    @property
    def stamps(self) -> Sequence[Stamp]:
        """Everything drawn, in order."""
        return self.drawn.stamps

    @property
    def step(self) -> int:
        """How many milliseconds a picture of a round is seen."""
        return self.drawn.step


@lru_cache(maxsize=1)
def world_map() -> WorldMap:
    """Return the map of the game; raise BadContent if it is missing or wrong."""
    return read_world_map(FILE, world())


def read_world_map(file: Path, found: World, root: Path = ROOT) -> WorldMap:
    """Return a map from its file; raise BadContent. Nothing outside of `root` is opened.

    It has every place of the world and a road for each that some season may open.
    """
    tree, layers = check_land(file, root, LAYERS)
    finder = _Finder(tree)
    places = finder.places((INN, *found.nodes))
    roads = finder.roads(_needed(found))
    acts = finder.acts()
    return WorldMap(read_drawn(file, layers), places, roads, acts)


def _needed(found: World) -> tuple[tuple[str, str], ...]:
    """Return every road that some season may open."""
    pairs = [(INN, node.id) for node in found.stage(ACTS[0], 0)]
    for act in ACTS:
        for stage in range(BOSS):
            here, there = found.stage(act, stage), found.stage(act, stage + 1)
            pairs += [(one.id, other.id) for one in here for other in there]
        if act + 1 in ACTS:
            boss = found.stage(act, BOSS)[0]
            pairs += [(boss.id, node.id) for node in found.stage(act + 1, 0)]
    return tuple(pairs)


class _Finder:
    """Looks for the marks of one map."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.size = size_of(tree)

    def places(self, names: Sequence[str]) -> dict[str, Point]:
        """Return every place, each of them once and on the map."""
        found = {name: self._point(each) for name, each in named(self.tree, "places").items()}
        for name in names:
            if name not in found:
                lacks(self.tree, "places", name)
        for name, element in named(self.tree, "places").items():
            if name not in names:
                self.tree.refuse(element, _("There is no place of this name."), name[:40])
        return found

    def roads(self, needed: Sequence[tuple[str, str]]) -> dict[tuple[str, str], tuple[Point, ...]]:
        """Return every road that is needed."""
        lying = named(self.tree, "roads")
        found = {}
        for here, there in needed:
            name = f"{here}>{there}"
            if name not in lying:
                lacks(self.tree, "roads", name)
            found[here, there] = self._line(lying[name])
        return found

    def acts(self) -> dict[int, pygame.FRect]:
        """Return what is seen in each act."""
        lying = named(self.tree, "acts")
        found = {}
        for act in ACTS:
            name = f"act-{act}"
            if name not in lying:
                lacks(self.tree, "acts", name)
            element = lying[name]
            x, y = self._point(element)
            wide, high = (self._length(element, key) for key in ("width", "height"))
            if min(wide, high) < 256 or x + wide > self.size[0] or y + high > self.size[1]:
                self.tree.refuse(element, _("It must be a rectangle on the map."), name)
            found[act] = pygame.FRect(x, y, wide, high)
        return found

    def _length(self, element: Element, key: str) -> float:
        return length(self.tree, element, key, max(self.size))

    def _point(self, element: Element) -> Point:
        x, y = self._length(element, "x"), self._length(element, "y")
        if not (0 <= x <= self.size[0] and 0 <= y <= self.size[1]):
            self.tree.refuse(element, _("It lies off the map."), element.get("name", "")[:40])
        return x, y

    def _line(self, element: Element) -> tuple[Point, ...]:
        """Return the points of a road, from the first to the last."""
        x, y = self._point(element)
        line = element.find("polyline")
        pairs = (line.get("points", "") if line is not None else "").split()
        try:
            points = [tuple(map(float, pair.split(","))) for pair in pairs]
        except ValueError:
            points = []
        far = max(self.size)
        whole = [
            (x + each[0], y + each[1])
            for each in points
            if len(each) == 2 and all(abs(part) <= far for part in each)
        ]
        if not 2 <= len(whole) == len(pairs) <= MOST_POINTS:
            self.tree.refuse(
                element,
                _("A road is a line of 2 to {most} points.").format(most=MOST_POINTS),
                element.get("name", "")[:40],
            )
        return tuple(whole)
