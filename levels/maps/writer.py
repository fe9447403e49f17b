"""A finished land as a TMX file, which Tiled opens and the game reads."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from levels.maps.land import (
    BLOCK,
    BOTTOM,
    HIGH,
    LEFT,
    RIGHT,
    SQUARE_HIGH,
    SQUARE_WIDE,
    TOP,
    WIDE,
    Corners,
    Land,
    Placed,
    square_corner,
)

TILE = 64
NAMES = tuple(f"{column}{row}" for row in range(1, 7) for column in "abcde")

ZONES = {
    "flyers": (RIGHT + 0.5, 4.0),
    "graveyard": (LEFT - 4.0, 1.75),
    "cards": (LEFT - 2.25, 1.75),
}
"""What lies beside the board: where its left edge is, and how wide it is, in tiles."""

SPAWN = (
    *("c3", "b3", "d3", "c2", "b2", "d2", "c1", "b1", "d1"),
    *("a2", "e2", "a1", "e1", "a3", "e3"),
)
"""In which order seat 0 fills its squares; seat 1 does so from across the board."""


class Writer:
    """Turns one land into the lines of its file."""

    def __init__(self, land: Land, terrain: Sequence[str]) -> None:
        self.land = land
        self.terrain = terrain
        self._first: dict[str, int] = {}
        self._tile: dict[tuple[str, str], int] = {}
        first = 1
        for tileset in land.tilesets:
            self._first[tileset.name] = first
            for name, tile in tileset.tiles.items():
                self._tile[tileset.name, name] = first + tile
            first += tileset.count
        self._layer = 0
        self._object = 0

    def text(self) -> str:
        """Return the whole file."""
        body = list(self._body())
        return "\n".join(
            [
                '<?xml version="1.0" encoding="UTF-8"?>',
                '<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" '
                f'renderorder="right-down" width="{self.land.wide}" height="{self.land.high}" '
                f'tilewidth="{TILE}" tileheight="{TILE}" infinite="0" '
                f'nextlayerid="{self._layer + 1}" nextobjectid="{self._object + 1}">',
                *self._properties(),
                *(
                    f' <tileset firstgid="{first}" source="../../assets/tiles/{name}.tsx"/>'
                    for name, first in self._first.items()
                ),
                *body,
                "</map>",
                "",
            ]
        )

    def _properties(self) -> Iterator[str]:
        yield " <properties>"
        yield f'  <property name="battlefield" value="{self.land.id}"/>'
        yield " </properties>"

    def _body(self) -> Iterator[str]:
        yield from self._tiles("ground", self._ground())
        for name, corners in self.land.covers.items():
            yield from self._tiles(name, self._corner_tiles(name.split("/")[-1], corners))
        yield from self._moving()
        low = sorted(self.land.details, key=lambda each: each.y)
        yield from self._placed("details", [*self.land.inlays, *low], "index")
        yield from self._tiles("board", self._board())
        yield from self._placed("glow", self.land.glows, "index")
        yield from self._placed("things", self.land.things)
        yield from self._placed("light", self.land.lights, "index")
        yield from self._squares()
        yield from self._zones()
        yield from self._spawn()

    # -- tiles

    def _ground(self) -> list[list[int]]:
        name = self.land.id
        return [
            [self._tile[name, f"ground-{y % BLOCK}-{x % BLOCK}"] for x in range(self.land.wide)]
            for y in range(self.land.high)
        ]

    def _corner_tiles(self, cover: str, corners: Corners) -> list[list[int]]:
        """Return for every tile the one that has the right corners, 0 where it has none."""
        chance = random.Random(self.land.seed)
        rows = []
        for y in range(self.land.high):
            row = []
            for x in range(self.land.wide):
                mask = sum(
                    1 << bit
                    for bit, (dx, dy) in enumerate(((0, 0), (1, 0), (0, 1), (1, 1)))
                    if (x + dx, y + dy) in corners
                )
                row.append(self._corner_tile(cover, mask, chance.random()) if mask else 0)
            rows.append(row)
        return rows

    def _corner_tile(self, cover: str, mask: int, chance: float) -> int:
        """Return one of the tiles with these corners."""
        masks = (15, 0) if mask == 15 else (mask,)
        names = [f"{cover}-{each}{more}" for each in masks for more in ("", "b")]
        tiles = [self._tile.get((self.land.id, name), 0) for name in names]
        found = [tile for tile in tiles if tile]
        return found[int(chance * len(found))]

    def _moving(self) -> Iterator[str]:
        for motion, cover in (
            ("ripples", "marsh" if self.land.id == "dark" else "water"),
            ("bubbles", "marsh"),
            ("glow", "lava"),
        ):
            if (self.land.id, f"{motion}-15") in self._tile and cover in self.land.covers:
                yield from self._tiles(motion, self._corner_tiles(motion, self.land.covers[cover]))

    def _board(self) -> list[list[int]]:
        rows = [[0] * WIDE for _ in range(HIGH)]
        for y in range(TOP, BOTTOM):
            for x in range(LEFT, RIGHT):
                part = f"plate-{(y - TOP) % SQUARE_HIGH}-{(x - LEFT) % SQUARE_WIDE}"
                rows[y][x] = self._tile[self.land.id, part]
        return rows

    def _tiles(self, name: str, rows: list[list[int]]) -> Iterator[str]:
        self._layer += 1
        wide, high = self.land.wide, self.land.high
        yield f' <layer id="{self._layer}" name="{name}" width="{wide}" height="{high}">'
        yield '  <data encoding="csv">'
        yield ",\n".join(",".join(map(str, row)) for row in rows)
        yield "</data>"
        yield " </layer>"

    # -- objects

    def _group(self, name: str, objects: list[list[str]], more: str = "") -> Iterator[str]:
        self._layer += 1
        yield f' <objectgroup id="{self._layer}" name="{name}"{more}>'
        for lines in objects:
            yield from lines
        yield " </objectgroup>"

    def _placed(self, name: str, placed: Sequence[Placed], order: str = "") -> Iterator[str]:
        objects = []
        ordered = placed if order else sorted(placed, key=lambda each: each.y)
        for each in ordered:
            gid = self._tile[each.tileset, each.name]
            left, bottom = (each.x - each.wide / 2) * TILE, each.y * TILE
            self._object += 1
            objects.append(
                [
                    f'  <object id="{self._object}" name="{each.name}" gid="{gid}" '
                    f'x="{left:g}" y="{bottom:g}" '
                    f'width="{each.wide * TILE:g}" height="{each.high * TILE:g}"/>'
                ]
            )
        yield from self._group(name, objects, f' draworder="{order}"' if order else "")

    def _box(
        self, name: str, box: tuple[float, float, float, float], properties: dict[str, str | int]
    ) -> list[str]:
        """Return a rectangle (or, without a size, a point) with properties."""
        self._object += 1
        x, y, wide, high = (each * TILE for each in box)
        size = f' width="{wide:g}" height="{high:g}"' if wide else ""
        lines = [f'  <object id="{self._object}" name="{name}" x="{x:g}" y="{y:g}"{size}>']
        if properties:
            lines.append("   <properties>")
        for key, value in properties.items():
            kind = ' type="int"' if isinstance(value, int) else ""
            lines.append(f'    <property name="{key}"{kind} value="{value}"/>')
        if properties:
            lines.append("   </properties>")
        if not wide:
            lines.append("   <point/>")
        return [*lines, "  </object>"]

    def _squares(self) -> Iterator[str]:
        objects = []
        for square, name in enumerate(NAMES):
            x, y = square_corner(square)
            objects.append(
                self._box(name, (x, y, SQUARE_WIDE, SQUARE_HIGH), {"terrain": self.terrain[square]})
            )
        yield from self._group("squares", objects, ' visible="0"')

    def _zones(self) -> Iterator[str]:
        objects = []
        middle = (TOP + BOTTOM) / 2
        for seat in (0, 1):
            for name, (left, wide) in ZONES.items():
                top = middle + 0.25 if seat == 0 else TOP
                box = (left, top, wide, middle - TOP - 0.25)
                objects.append(self._box(f"{name}-{seat}", box, {"seat": seat, "holds": name}))
        yield from self._group("zones", objects, ' visible="0"')

    def _spawn(self) -> Iterator[str]:
        objects = []
        for seat in (0, 1):
            order = 0
            for name in SPAWN:
                square = NAMES.index(name) if seat == 0 else 29 - NAMES.index(name)
                if self.terrain[square] in ("rock", "water"):
                    continue
                order += 1
                x, y = square_corner(square)
                objects.append(
                    self._box(
                        f"{seat}-{order}",
                        (x + SQUARE_WIDE / 2, y + SQUARE_HIGH / 2, 0, 0),
                        {"seat": seat, "order": order, "square": NAMES[square]},
                    )
                )
        yield from self._group("spawn", objects, ' visible="0"')
