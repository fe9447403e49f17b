"""A land in the making: covers on the corners of its tiles, things upon it, light above.

Lengths are tiles, from the upper left of the map. The board lies in the middle; a square of it is
four tiles wide and three high.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from levels.maps.tilesets import Tileset, tilesets_of

WIDE, HIGH = 48, 28
SQUARE_WIDE, SQUARE_HIGH = 4, 3
LEFT, TOP = 14, 5
RIGHT, BOTTOM = LEFT + 5 * SQUARE_WIDE, TOP + 6 * SQUARE_HIGH
BLOCK = 4

OUTLINES = (
    frozenset({(2, 0)}),
    frozenset({(0, 1)}),
    frozenset[tuple[int, int]](),
    frozenset({(0, 0)}),
    frozenset({(2, 1)}),
)
"""Which of the six corners inside a square of the board a cover may leave free."""

Point = tuple[float, float]
Corners = set[tuple[int, int]]


@dataclass(frozen=True)
class Placed:
    """A thing on the land: tile `name` of a tileset, by the middle of its lower edge."""

    tileset: str
    name: str
    x: float
    y: float
    wide: float
    high: float
    opacity: float = 1.0


def square_corner(square: int) -> tuple[int, int]:
    """Return the upper left tile of a square of the board."""
    row, column = divmod(square, 5)
    return LEFT + column * SQUARE_WIDE, TOP + (5 - row) * SQUARE_HIGH


@dataclass
class Land:
    """A map while it is drawn; every method adds to it."""

    id: str
    seed: int
    wide: int = WIDE
    high: int = HIGH
    covers: dict[str, Corners] = field(default_factory=dict)
    details: list[Placed] = field(default_factory=list)
    things: list[Placed] = field(default_factory=list)
    inlays: list[Placed] = field(default_factory=list)
    glows: list[Placed] = field(default_factory=list)
    lights: list[Placed] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.tilesets: list[Tileset] = tilesets_of(self.id)
        self._of_thing = {name: each for each in self.tilesets[1:4] for name in each.tiles}
        if len(self._of_thing) != sum(len(each.tiles) for each in self.tilesets[1:4]):
            raise ValueError(f"two things of {self.id} have one name")

    # -- covers

    def cover(self, name: str, holds: Callable[[float, float], bool]) -> None:
        """Lay a cover on every corner for which `holds(x, y)`."""
        corners = self.covers.setdefault(name, set())
        for y in range(self.high + 1):
            for x in range(self.wide + 1):
                if holds(x, y):
                    corners.add((x, y))

    def blot(self, name: str, at: Point, wide: float, high: float, rough: float = 0.5) -> None:
        """Lay a cover on an uneven round patch, `wide` and `high` from its middle."""
        lobes = [(self.chance.random() * 6.3, self.chance.random()) for _ in range(4)]

        def holds(x: float, y: float) -> bool:
            dx, dy = (x - at[0]) / wide, (y - at[1]) / high
            turn = math.atan2(dy, dx)
            edge = 1 + rough * sum(
                size * math.sin((k + 2) * turn + phase) / (k + 2)
                for k, (phase, size) in enumerate(lobes)
            )
            return math.hypot(dx, dy) < edge

        self.cover(name, holds)

    def band(self, name: str, way: Sequence[Point], width: float) -> None:
        """Lay a cover along a way, `width` to each side."""
        steps = _curve(way)

        def holds(x: float, y: float) -> bool:
            return any((x - a) ** 2 + (y - b) ** 2 < width * width for a, b in steps)

        self.cover(name, holds)

    def speckle(self, name: str, count: int, size: float, seed: int) -> None:
        """Lay small patches of a cover all over the land."""
        chance = random.Random(seed)
        for _ in range(count):
            at = chance.random() * self.wide, chance.random() * self.high
            big = size * (0.5 + chance.random())
            self.blot(name, at, big * 1.3, big)

    def clear(self, name: str, others: Iterable[str]) -> None:
        """Take a cover away where another lies, and next to it."""
        for other in others:
            for x, y in self.covers.get(other, ()):
                for dx in (-1, 0, 1):
                    for dy in (-1, 0, 1):
                        self.covers.get(name, set()).discard((x + dx, y + dy))

    def keep_off_board(self, name: str) -> None:
        """Take a cover away from the board, its edge included."""
        self.covers[name] = {
            (x, y)
            for x, y in self.covers.get(name, ())
            if not (LEFT <= x <= RIGHT and TOP <= y <= BOTTOM)
        }

    def fill_square(self, name: str, square: int) -> None:
        """Lay a cover inside a square of the board, away from its neighbours.

        No two neighbours get the same outline: some of the six corners inside stay free.
        """
        left, top = square_corner(square)
        free = OUTLINES[(square * 7 + self.seed) % len(OUTLINES)]
        self.covers.setdefault(name, set()).update(
            (left + 1 + column, top + 1 + row)
            for column in range(3)
            for row in range(2)
            if (column, row) not in free
        )

    def is_covered(self, names: Iterable[str], x: float, y: float, reach: float = 1.0) -> bool:
        """Return whether one of the covers lies within `reach` of a place."""
        return any(
            abs(a - x) <= reach and abs(b - y) <= reach
            for name in names
            for a, b in self.covers.get(name, ())
        )

    # -- things

    def put(self, name: str, x: float, y: float, scale: float = 1.0, *, low: bool = False) -> None:
        """Stand a thing on the land, the middle of its lower edge at x, y.

        Things that stand are hidden by what stands in front of them; `low` ones lie on the ground,
        below the plates of the board.
        """
        tileset = self._of_thing[name]
        wide, high = tileset.wide * scale / 64, tileset.high * scale / 64
        (self.details if low else self.things).append(Placed(tileset.name, name, x, y, wide, high))

    def inlay(self, name: str, x: float, y: float, scale: float) -> None:
        """Lay a thing into the ground, its middle at x, y, below all that lies or stands there."""
        tileset = self._of_thing[name]
        wide, high = tileset.wide * scale / 64, tileset.high * scale / 64
        self.inlays.append(Placed(tileset.name, name, x, y + high / 2, wide, high))

    def put_all(self, places: Iterable[tuple[str, float, float, float]]) -> None:
        """Stand several things: name, x, y, scale."""
        for name, x, y, scale in places:
            self.put(name, x, y, scale)

    def light(self, name: str, x: float, y: float, wide: float, high: float) -> None:
        """Let light (or shade, or mist) fall on everything, its middle at x, y."""
        self.lights.append(Placed("light", name, x, y + high / 2, wide, high))

    def glow(self, name: str, x: float, y: float, wide: float, high: float) -> None:
        """Let light fall on the ground alone, its middle at x, y."""
        self.glows.append(Placed("light", name, x, y + high / 2, wide, high))

    def fire(self, name: str, x: float, y: float, scale: float, light: str = "fire") -> None:
        """Stand something that burns on the land, and let its light fall around it."""
        self.put(name, x, y, scale)
        self.glow(light, x, y - 0.5 * scale, 6.0 * scale, 4.6 * scale)

    def front(self) -> None:
        """Mark the line between the two sides."""
        for column in range(LEFT, RIGHT):
            self.glows.append(Placed(self.id, "front", column + 0.5, (TOP + BOTTOM + 1) / 2, 1, 1))

    def surroundings(self, moon: bool = False) -> None:
        """Let the sun (or the moon) shine from the upper left, and the land's edge lie in shade."""
        self.light("moon" if moon else "sun", 16, 6, 44, 32)
        self.light("vignette", WIDE / 2, HIGH / 2, WIDE, HIGH)

    def is_kept_free(self, x: float, y: float, margin: float) -> bool:
        """Return whether nothing may be strewn here: on the board, or within `margin` of it."""
        return on_board(x, y, margin)

    def scatter(
        self,
        names: Sequence[str],
        count: int,
        *,
        scale: tuple[float, float] = (0.8, 1.1),
        apart: float = 1.2,
        off: Sequence[str] = (),
        within: Callable[[float, float], bool] = lambda x, y: True,
        low: bool = True,
        margin: float = 0.3,
    ) -> None:
        """Strew things over the land outside the board, `apart` from each other."""
        places: list[Point] = []
        for _ in range(count * 12):
            if len(places) == count:
                return
            x, y = self.chance.random() * self.wide, self.chance.random() * self.high
            if self.is_kept_free(x, y, margin) or not within(x, y) or self.is_covered(off, x, y):
                continue
            if any(math.hypot(x - a, y - b) < apart for a, b in places):
                continue
            places.append((x, y))
            name = names[int(self.chance.random() * len(names))]
            size = scale[0] + (scale[1] - scale[0]) * self.chance.random()
            self.put(name, x, y, size, low=low)

    def scatter_on_board(self, names: Sequence[str], count: int, scale: float = 0.6) -> None:
        """Strew small things along the seams of the board, under its plates."""
        for _ in range(count):
            column = int(self.chance.random() * 6)
            row = int(self.chance.random() * 7)
            x = LEFT + column * SQUARE_WIDE + (self.chance.random() - 0.5) * 0.9
            y = TOP + row * SQUARE_HIGH + (self.chance.random() - 0.5) * 0.7 + 0.4
            name = names[int(self.chance.random() * len(names))]
            self.put(name, x, y, scale * (0.8 + 0.4 * self.chance.random()), low=True)

    def wood_square(self, square: int, names: Sequence[str], cover: str, scale: float) -> None:
        """Plant a square of the board: trees at its sides, room for a unit between them."""
        left, top = square_corner(square)
        self.fill_square(cover, square)
        spots = ((0.9, 1.1), (3.35, 1.15), (0.5, 2.0), (3.55, 2.05), (0.7, 2.9), (3.3, 2.9))
        for k, (x, y) in enumerate(spots):
            size = scale * (0.85 + 0.3 * self.chance.random())
            dx = (self.chance.random() - 0.5) * 0.25
            self.put(names[(k + square) % len(names)], left + x + dx, top + y, size)

    def grow(self, square: int, names: Sequence[str]) -> None:
        """Let small things grow in the corners of a square of the board."""
        left, top = square_corner(square)
        for k, (x, y) in enumerate(((0.95, 1.25), (3.4, 1.35), (3.15, 2.75), (0.7, 2.6))):
            name = names[(k + square) % len(names)]
            self.put(name, left + x, top + y, 0.7 + 0.2 * self.chance.random())

    def site(self, square: int, name: str, light: str, size: float) -> None:
        """Mark a place worth holding: two lights behind whoever stands there."""
        left, top = square_corner(square)
        for x in (0.5, SQUARE_WIDE - 0.5):
            self.fire(name, left + x, top + 1.3, size, light)

    def solid_square(self, square: int, name: str) -> None:
        """Let a wide thing (a hill, a crag) fill a square of the board."""
        left, top = square_corner(square)
        self.put(name, left + SQUARE_WIDE / 2, top + SQUARE_HIGH, 1.0, low=True)


def show_terrain(
    land: Land,
    terrain: Sequence[str],
    wood: tuple[Sequence[str], str, float] = ((), "", 1.0),
    wet: Sequence[str] = (),
    site: tuple[str, str, float] = ("", "", 1.0),
) -> None:
    """Show what every square is made of.

    `wood` is the trees, what lies under them, and their size; `wet` is what grows at a marsh;
    `site` what burns at a spring, a shrine or a forge, its light, and its size.
    """
    for square, kind in enumerate(terrain):
        if kind == "wood":
            land.wood_square(square, *wood)
        elif kind in ("marsh", "lava", "water"):
            land.fill_square(kind, square)
            if kind == "marsh" and wet:
                land.grow(square, wet)
        elif kind == "rock":
            land.solid_square(square, "crag")
        elif kind == "hill":
            land.solid_square(square, "hill")
        elif kind in ("spring", "shrine", "forge"):
            land.site(square, *site)
    land.front()


def on_board(x: float, y: float, margin: float = 0.0) -> bool:
    """Return whether a place is on the board or within `margin` of it."""
    return LEFT - margin <= x <= RIGHT + margin and TOP - margin <= y <= BOTTOM + margin


def _curve(way: Sequence[Point]) -> list[Point]:
    """Return points close together on a smooth line through the given ones."""
    points = [way[0], *way, way[-1]]
    line = []
    for k in range(1, len(points) - 2):
        a, b, c, d = points[k - 1 : k + 3]
        count = max(2, round(8 * math.hypot(c[0] - b[0], c[1] - b[1])))
        for step in range(count):
            t = step / count
            line.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    return [*line, way[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b
        + (c - a) * t
        + (2 * a - 5 * b + 4 * c - d) * t * t
        + (3 * b - a - 3 * c + d) * t * t * t
    )
