"""Tilesets: pictures in rows on one sheet, and the TSX file that tells Tiled about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from xml.sax.saxutils import quoteattr

import numpy as np

from assets.tiles.brush import Picture, bytes_of, empty
from assets.tiles.grounds import BLOCK, TILE, Cover
from assets.tiles.liquids import FRAMES
from assets.tiles.png import encoded

COLUMNS = 16
FRAME_TIME = 180
"""Milliseconds that one picture of a round is seen."""

Draw = Callable[[], Picture | Sequence[Picture]]
"""Draws a thing: one picture, or the pictures of its round."""
Motion = Callable[[int, int], Picture]
"""Corners of a tile, frame -> what moves upon a cover there; 0 is another tile with all."""

CORNER_PLACES = (7, 1, 5, 3)
"""Where the corners of a tile stand in Tiled's list of eight: upper left, upper right, below."""


@dataclass(frozen=True)
class Sheet:
    """A tileset: pictures of one size, their names, rounds of frames, and corner sets."""

    name: str
    size: tuple[int, int]
    pictures: list[Picture] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    rounds: dict[int, list[int]] = field(default_factory=dict)
    corners: dict[str, dict[int, int]] = field(default_factory=dict)
    """Name of a corner set -> tile -> the corners that have it."""
    columns: int = COLUMNS

    def add(self, *pictures: Picture, name: str = "") -> int:
        """Append pictures; several are the frames of one round. Return the first one's tile."""
        first = len(self.pictures)
        self.pictures.extend(pictures)
        if name:
            self.names[first] = name
        if len(pictures) > 1:
            self.rounds[first] = list(range(first, first + len(pictures)))
        return first

    def pad(self) -> None:
        """Begin the next row."""
        while len(self.pictures) % self.columns:
            self.pictures.append(empty(*self.size))

    @property
    def rows(self) -> int:
        """How many rows the sheet has."""
        return -(-len(self.pictures) // self.columns)

    def png(self) -> bytes:
        """Return the sheet's picture as a file."""
        wide, high = self.size
        whole = np.zeros((self.rows * high, self.columns * wide, 4), dtype=np.uint8)
        for index, picture in enumerate(self.pictures):
            row, column = divmod(index, self.columns)
            whole[row * high : (row + 1) * high, column * wide : (column + 1) * wide] = bytes_of(
                picture
            )
        return encoded(whole)

    def tsx(self) -> str:
        """Return the tileset as Tiled reads it."""
        wide, high = self.size
        lines = [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<tileset version="1.8" tiledversion="1.8.2" name="{self.name}" tilewidth="{wide}" '
            f'tileheight="{high}" tilecount="{self.rows * self.columns}" columns="{self.columns}" '
            'objectalignment="bottomleft">',
            f' <image source="{self.name}.png" width="{self.columns * wide}" '
            f'height="{self.rows * high}"/>',
        ]
        for tile in sorted(self.names.keys() | self.rounds.keys()):
            lines.append(f' <tile id="{tile}">')
            if tile in self.names:
                lines += [
                    "  <properties>",
                    f'   <property name="name" value={quoteattr(self.names[tile])}/>',
                    "  </properties>",
                ]
            if tile in self.rounds:
                lines.append("  <animation>")
                lines += [
                    f'   <frame tileid="{frame}" duration="{FRAME_TIME}"/>'
                    for frame in self.rounds[tile]
                ]
                lines.append("  </animation>")
            lines.append(" </tile>")
        if self.corners:
            lines += [" <wangsets>", *self._wang_sets(), " </wangsets>"]
        return "\n".join([*lines, "</tileset>", ""])

    def _wang_sets(self) -> list[str]:
        lines = []
        colours = ("#ff5a3c", "#3c8cff", "#ffd23c", "#46c86e")
        for (name, tiles), colour in zip(self.corners.items(), colours, strict=False):
            full = next(tile for tile, mask in tiles.items() if mask == 15)
            lines.append(f'  <wangset name="{name}" type="corner" tile="{full}">')
            lines.append(
                f'   <wangcolor name="{name}" color="{colour}" tile="{full}" probability="1"/>'
            )
            for tile, mask in sorted(tiles.items()):
                places = ["0"] * 8
                for bit, place in enumerate(CORNER_PLACES):
                    places[place] = str(mask >> bit & 1)
                lines.append(f'   <wangtile tileid="{tile}" wangid="{",".join(places)}"/>')
            lines.append("  </wangset>")
        return lines


def land_sheet(
    name: str, ground: Picture, covers: Sequence[Cover], motions: Mapping[str, Motion]
) -> Sheet:
    """Return the tiles of a land: its ground, its covers, and what moves upon these."""
    sheet = Sheet(name, (TILE, TILE))
    for row in range(BLOCK):
        for column in range(BLOCK):
            part = ground[row * TILE : (row + 1) * TILE, column * TILE : (column + 1) * TILE]
            sheet.add(part, name=f"ground-{row}-{column}")
    for cover in covers:
        tiles: dict[int, int] = {}
        for variant in (0, 1):
            for mask in range(16):
                full = mask or 15
                own = 2 * variant + (mask == 0) if full == 15 else variant
                name = f"{cover.name}-{mask}{'b' * variant}"
                tiles[sheet.add(cover.tile(full, own), name=name)] = full
        sheet.corners[cover.name] = tiles
    for motion, draw in motions.items():
        first = len(sheet.pictures)
        for frame in range(FRAMES):
            for mask in range(16):
                sheet.pictures.append(draw(mask, frame))
        tiles = {}
        for mask in range(16):
            tile = first + mask
            sheet.names[tile] = f"{motion}-{mask}"
            sheet.rounds[tile] = [tile + COLUMNS * frame for frame in range(FRAMES)]
            tiles[tile] = mask or 15
        sheet.corners[motion] = tiles
    sheet.pad()
    return sheet


def thing_sheet(
    name: str, size: tuple[int, int], columns: int, things: Mapping[str, Draw]
) -> Sheet:
    """Return a tileset of things that stand on the land, by their names."""
    sheet = Sheet(name, size, columns=columns)
    for thing, draw in things.items():
        drawn = draw()
        frames = [drawn] if isinstance(drawn, np.ndarray) else list(drawn)
        sheet.add(*frames, name=thing)
    sheet.pad()
    return sheet
