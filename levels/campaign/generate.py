"""Make the map of the campaign: `python -m levels.campaign.generate` writes `world.tmx` here.

Which places there are stands in `act-*.toml`; here is where they lie, and the land around them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random

from game.session.campaign.node import ACTS, BOSS
from game.session.campaign.world import World, world
from levels.campaign.country import Country
from levels.maps.land import Point
from levels.maps.writer import TILE, Writer

FILE = Path(__file__).with_name("world.tmx")
WIDE, HIGH = 60, 40
CLEAR = 1.1
"""How far a road keeps from places that it does not lead to, in tiles: a medallion is less."""
EDGE = 2.0
"""How far from the upper and the lower edge of the map roads stay."""
INN = "inn"
"""The object where every season begins."""

PARTS = {1: (0.0, 20.5, 31.0, 18.5), 2: (29.0, 20.5, 31.0, 18.5), 3: (26.0, 1.0, 34.0, 19.0)}
"""What is seen of the map in each act: left, top, width and height in tiles."""
BOSSES: dict[int, Point] = {1: (29.6, 30.0), 2: (57.0, 23.6), 3: (29.4, 10.6)}
WAYS: dict[int, tuple[float, float, float, float]] = {
    1: (4.4, 2.85, 23.6, 36.4),
    2: (32.6, 2.75, 25.0, 36.6),
    3: (56.6, -2.75, 4.2, 17.6),
}
"""How the stages of an act lie: the first one's place across, the step, the first and last row."""


@dataclass
class Map(Writer):
    """The world as a file: its land, and the places, roads and parts marked on it."""

    country: Country
    points: dict[str, Point] = field(default_factory=dict)
    roads: dict[str, list[Point]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        super().__init__(self.country, ())

    def _properties(self) -> Iterator[str]:
        yield from ()

    def _body(self) -> Iterator[str]:
        yield from self._tiles("ground", self._ground())
        for name, corners in self.land.covers.items():
            yield from self._tiles(name, self._corner_tiles(name, corners))
        for motion, cover in (("ripples", "water"), ("glow", "lava")):
            yield from self._tiles(motion, self._corner_tiles(motion, self.land.covers[cover]))
        yield from self._placed(
            "details", sorted(self.land.details, key=lambda each: each.y), "index"
        )
        yield from self._placed("glow-light", self.land.glows, "index")
        yield from self._placed("things", self.land.things)
        yield from self._placed("light", self.land.lights, "index")
        yield from self._marks()

    def _marks(self) -> Iterator[str]:
        yield from self._group(
            "acts",
            [self._box(f"act-{act}", part, {}) for act, part in PARTS.items()],
            ' visible="0"',
        )
        yield from self._group(
            "places",
            [self._box(id, (*at, 0, 0), {}) for id, at in self.points.items()],
            ' visible="0"',
        )
        yield from self._group(
            "roads", [self._line(name, way) for name, way in self.roads.items()], ' visible="0"'
        )

    def _line(self, name: str, way: list[Point]) -> list[str]:
        self._object += 1
        x, y = way[0]
        points = " ".join(f"{(a - x) * TILE:.0f},{(b - y) * TILE:.0f}" for a, b in way)
        return [
            f'  <object id="{self._object}" name="{name}" x="{x * TILE:g}" y="{y * TILE:g}">',
            f'   <polyline points="{points}"/>',
            "  </object>",
        ]


def placed(found: World) -> dict[str, Point]:
    """Return where every place lies, in tiles."""
    points: dict[str, Point] = {INN: (1.7, 30.4)}
    chance = Random(7)
    for act in ACTS:
        left, step, top, bottom = WAYS[act]
        for stage in range(BOSS):
            nodes = found.stage(act, stage)
            room = (bottom - top) / len(nodes)
            for row, node in enumerate(nodes):
                x = left + stage * step + (chance.random() - 0.5) * 0.7
                y = top + (row + 0.5 + (chance.random() - 0.5) * 0.34) * room
                points[node.id] = round(x, 2), round(y, 2)
        points[found.stage(act, BOSS)[0].id] = BOSSES[act]
    return points


def joined(found: World, points: dict[str, Point]) -> dict[str, list[Point]]:
    """Return every road that some season may open, bent a little, by "from>to"."""
    pairs = [(INN, node.id) for node in found.stage(1, 0)]
    for act in ACTS:
        for stage in range(BOSS):
            pairs += [
                (here.id, there.id)
                for here in found.stage(act, stage)
                for there in found.stage(act, stage + 1)
            ]
        if act + 1 in ACTS:
            boss = found.stage(act, BOSS)[0]
            pairs += [(boss.id, node.id) for node in found.stage(act + 1, 0)]
    chance = Random(11)
    return {
        f"{here}>{there}": _around(
            points[here],
            points[there],
            chance.random() - 0.5,
            [point for id, point in points.items() if id not in (here, there)],
        )
        for here, there in pairs
    }


def _around(a: Point, b: Point, bend: float, others: list[Point]) -> list[Point]:
    """Return a way from a to b, bent about so much, that keeps clear of the other places."""
    bends = sorted((k / 10 for k in range(-18, 19)), key=lambda other: abs(other - bend))
    ways = [_bent(a, b, each) for each in (bend, *bends)]
    seen = [way for way in ways if all(EDGE < y < HIGH - EDGE for _x, y in way)]
    clear = (way for way in seen if room(way, others) >= CLEAR)
    return next(clear, max(seen, key=lambda way: room(way, others)))


def room(way: list[Point], others: list[Point]) -> float:
    """Return how near a way comes to the nearest of some places, in tiles."""
    return min(_far(at, start, end) for start, end in pairwise(way) for at in others)


def _far(at: Point, a: Point, b: Point) -> float:
    """Return how far a point is from the line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    part = ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy)
    part = max(0.0, min(1.0, part))
    return math.hypot(at[0] - a[0] - part * dx, at[1] - a[1] - part * dy)


def _bent(a: Point, b: Point, bend: float) -> list[Point]:
    """Return a way from a to b that swings out by a part of its length, and back."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    way = []
    for k in range(9):
        t = k / 8
        out = bend * 0.5 * math.sin(math.pi * t) + 0.06 * math.sin(3 * math.pi * t)
        way.append((round(a[0] + dx * t - dy * out, 3), round(a[1] + dy * t + dx * out, 3)))
    return way


def main() -> None:
    """Write the file."""
    text = world_map()
    FILE.write_text(text, encoding="utf-8", newline="\n")
    print(f"{FILE.name} {len(text)} B")


def world_map() -> str:
    """Return the text of the map."""
    found = world()
    points = placed(found)
    country = Country(list(points.values()))
    return Map(country, points, joined(found, points)).text()


if __name__ == "__main__":
    main()
