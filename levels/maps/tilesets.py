"""What the tilesets offer to a map: every named tile, read from their TSX files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
TILES = ROOT / "assets" / "tiles"


@dataclass(frozen=True)
class Tileset:
    """A tileset of this project: its size in pixels, and its tiles by name."""

    name: str
    wide: int
    high: int
    count: int
    tiles: dict[str, int]


def read_tileset(name: str) -> Tileset:
    """Return the tileset of this name; what it holds was written by `assets.tiles.generate`."""
    root = ElementTree.parse(TILES / f"{name}.tsx").getroot()
    tiles = {
        each.attrib["value"]: int(tile.attrib["id"])
        for tile in root.iter("tile")
        for each in tile.iter("property")
        if each.attrib["name"] == "name"
    }
    wide, high = int(root.attrib["tilewidth"]), int(root.attrib["tileheight"])
    return Tileset(name, wide, high, int(root.attrib["tilecount"]), tiles)


def tilesets_of(realm: str) -> list[Tileset]:
    """Return the tilesets that a map of this realm uses."""
    names = [realm, f"{realm}-small", f"{realm}-tall", f"{realm}-wide", "light"]
    return [read_tileset(name) for name in names]
