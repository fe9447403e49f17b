"""Looks a map over before it is loaded: is everything there, and is nothing more than it may be.

Each refusal is a BadContent that names the file, the line or the object, and the reason.
"""

from __future__ import annotations

import base64
import binascii
import gzip
import io
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree.ElementTree import Element

from game.core.words import _
from game.rulesets.berserk.battlefields import Terrain
from game.rulesets.berserk.content import BadContent
from game.rulesets.berserk.unit import BOARD
from scenes.battle.strict_xml import Tree, read_tree

MOST_SIDE = 256
MOST_TILE = 256
MOST_LAYER_BYTES = 16_000_000
MOST_LAYERS = 64
MOST_OBJECTS = 5_000
MOST_TILES = 16_384
MOST_PICTURE_SIDE = 4_096
FLAGS = 0xE0000000
"""The bits of a tile's number that say how it is turned."""

PACKINGS = (("csv", ""), ("base64", ""), ("base64", "zlib"), ("base64", "gzip"))
"""How the tiles of a layer may be written: encoding and compression."""

TILE_LAYERS = ("ground", "board")
OBJECT_LAYERS = ("squares", "zones", "spawn")
ZONES = tuple(f"{name}-{seat}" for seat in (0, 1) for name in ("flyers", "graveyard", "cards"))

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Checked:
    """What the check has found in a map: its order of layers, and its marked places in pixels."""

    id: str
    layers: tuple[int, ...]
    """The ids of its layers, the lowest first."""
    squares: tuple[Box, ...]
    terrain: tuple[Terrain, ...]
    zones: dict[str, Box]
    spawn: dict[int, tuple[int, ...]]
    """Seat -> the squares in the order in which it fills them."""


def check_map(file: Path, root: Path) -> Checked:
    """Return what is marked in a map; all that it uses must lie below `root`."""
    return _Check(file, root).result()


class _Check:
    """One look at one map."""

    def __init__(self, file: Path, root: Path) -> None:
        self.file, self.root = file, root.resolve()
        self.shown = _shown(file, self.root)
        self.tree = read_tree(file, self.shown)
        self.map = self.tree.root
        self.wide = self.high = 0
        self._tiles: list[range] = []

    def result(self) -> Checked:
        """Check everything, in the order of the file."""
        self._head()
        self._tilesets()
        layers = self._layers()
        squares, terrain = self._squares()
        return Checked(
            _property(self.map, "battlefield") or self.file.stem,
            layers,
            squares,
            terrain,
            self._zones(),
            self._spawn(),
        )

    # -- the map and its tilesets

    def _head(self) -> None:
        tree, top = self.tree, self.map
        if top.tag != "map":
            tree.refuse(top, _("This is no Tiled map: it begins with “{tag}”.").format(tag=top.tag))
        if top.get("orientation") != "orthogonal" or top.get("infinite", "0") != "0":
            tree.refuse(top, _("A battlefield is an orthogonal map that is not infinite."))
        self.wide = tree.number(top, "width", 1, MOST_SIDE)
        self.high = tree.number(top, "height", 1, MOST_SIDE)
        if tree.number(top, "tilewidth", 8, MOST_TILE) != tree.number(
            top, "tileheight", 8, MOST_TILE
        ):
            tree.refuse(top, _("The tiles of a battlefield are as wide as high."))
        for child in top:
            if child.tag not in ("properties", "tileset", "layer", "objectgroup", "editorsettings"):
                tree.refuse(
                    child,
                    _("“{tag}” is not allowed: a map has tilesets, layers and objects.").format(
                        tag=child.tag
                    ),
                    child.get("name", ""),
                )
        for element in top.iter():
            if element.get("template") or element.get("propertytype"):
                tree.refuse(element, _("Templates and types of one's own are not allowed."))

    def _tilesets(self) -> None:
        for element in self.map.findall("tileset"):
            first = self.tree.number(element, "firstgid", 1, 1 << 28)
            source = element.get("source", "")
            if not source.endswith(".tsx"):
                self.tree.refuse(element, _("A tileset must be a file of its own (.tsx)."))
            file = self._inside(self.tree, element, self.file.parent, source)
            count = self._tileset(file)
            if self._tiles and first < self._tiles[-1].stop:
                self.tree.refuse(element, _("The numbers of two tilesets overlap."), source)
            self._tiles.append(range(first, first + count))

    def _inside(self, tree: Tree, element: Element, folder: Path, source: str) -> Path:
        """Return the file that an element names, if it is there and not elsewhere on the disk."""
        try:
            file = (folder / source).resolve()
            is_there = file.is_relative_to(self.root) and file.is_file()
        except (OSError, ValueError, RuntimeError):
            is_there = False
        if not is_there:
            tree.refuse(element, _("There is no such file inside the game's folder."), source[:80])
        return file

    def _tileset(self, file: Path) -> int:
        """Check a tileset, and return how many tiles it has."""
        tree = read_tree(file, _shown(file, self.root))
        top = tree.root
        if top.tag != "tileset":
            tree.refuse(top, _("This is no tileset: it begins with “{tag}”.").format(tag=top.tag))
        wide = tree.number(top, "tilewidth", 1, MOST_PICTURE_SIDE)
        high = tree.number(top, "tileheight", 1, MOST_PICTURE_SIDE)
        count = tree.number(top, "tilecount", 1, MOST_TILES)
        columns = tree.number(top, "columns", 1, MOST_TILES)
        if top.get("spacing", "0") != "0" or top.get("margin", "0") != "0":
            tree.refuse(top, _("A tileset must have no margin and no spacing."))
        pictures = list(top.iter("image"))
        if len(pictures) != 1 or pictures[0] not in list(top):
            tree.refuse(top, _("A tileset must have one picture, not one for each tile."))
        picture = pictures[0]
        source = picture.get("source", "")
        size = _png_size(self._inside(tree, picture, file.parent, source))
        rows = -(-count // columns)
        needed = columns * wide, rows * high
        if size is None or max(size) > MOST_PICTURE_SIDE or size != needed:
            tree.refuse(
                picture,
                _("The picture must be a PNG of {wide} x {high} pixels.").format(
                    wide=needed[0], high=needed[1]
                ),
                source,
            )
        for tile in top.findall("tile"):
            tree.number(tile, "id", 0, count - 1)
            for frame in tile.iter("frame"):
                tree.number(frame, "tileid", 0, count - 1)
                tree.number(frame, "duration", 1, 60_000)
        return count

    # -- layers

    def _layers(self) -> tuple[int, ...]:
        layers = [child for child in self.map if child.tag in ("layer", "objectgroup")]
        if len(layers) > MOST_LAYERS:
            self.tree.refuse(
                self.map, _("There are more than {most} layers.").format(most=MOST_LAYERS)
            )
        for kind, names in (("layer", TILE_LAYERS), ("objectgroup", OBJECT_LAYERS)):
            for name in names:
                count = sum(each.tag == kind and each.get("name") == name for each in layers)
                if count != 1:
                    self.tree.refuse(
                        self.map, _("There must be one layer of this name and kind."), name
                    )
        ids = tuple(self.tree.number(layer, "id", 1, 1 << 20) for layer in layers)
        if len(set(ids)) != len(ids):
            self.tree.refuse(self.map, _("Two layers have the same id."))
        if sum(1 for _each in self.map.iter("object")) > MOST_OBJECTS:
            self.tree.refuse(
                self.map, _("There are more than {most} objects.").format(most=MOST_OBJECTS)
            )
        for layer in layers:
            if layer.tag == "layer":
                self._tile_layer(layer)
            else:
                self._object_layer(layer)
        return ids

    def _tile_layer(self, layer: Element) -> None:
        tree, name = self.tree, layer.get("name", "")
        wide = tree.number(layer, "width", 1, MOST_SIDE)
        high = tree.number(layer, "height", 1, MOST_SIDE)
        if (wide, high) != (self.wide, self.high):
            tree.refuse(layer, _("The layer is not as large as the map."), name)
        content = layer.find("data")
        if content is None or len(content):
            tree.refuse(layer, _("The tiles must be one block of CSV or base64."), name)
        gids = self._gids(content, name)
        if len(gids) != wide * high:
            tree.refuse(
                layer,
                _("The layer has {found} tiles; there must be {needed}.").format(
                    found=len(gids), needed=wide * high
                ),
                name,
            )
        for index, gid in enumerate(gids):
            if gid and not self._is_tile(gid):
                row, column = divmod(index, wide)
                tree.refuse(
                    layer,
                    _("The tile at {column}, {row} has number {gid}, which no tileset has.").format(
                        column=column, row=row, gid=gid & ~FLAGS
                    ),
                    name,
                )

    def _is_tile(self, gid: int) -> bool:
        return any((gid & ~FLAGS) in tiles for tiles in self._tiles)

    def _gids(self, content: Element, name: str) -> Sequence[int]:
        encoding, compression = content.get("encoding", ""), content.get("compression", "")
        text = (content.text or "").strip()
        if (encoding, compression) not in PACKINGS:
            self.tree.refuse(
                content,
                _("The tiles must be CSV, or base64 with zlib, gzip or no compression."),
                name,
            )
        try:
            if encoding == "csv":
                return [_whole(each) for each in text.split(",")]
            packed = base64.b64decode("".join(text.split()), validate=True)
            whole = _unpacked(packed, compression)
            return struct.unpack(f"<{len(whole) // 4}I", whole)
        except _TooLarge:
            self.tree.refuse(
                content,
                _("The layer is larger than {most} bytes when unpacked.").format(
                    most=MOST_LAYER_BYTES
                ),
                name,
            )
        except (ValueError, binascii.Error, zlib.error, OSError, EOFError, struct.error) as wrong:
            self.tree.refuse(
                content, _("The tiles cannot be read: {why}.").format(why=str(wrong)[:80]), name
            )

    def _object_layer(self, layer: Element) -> None:
        for element in layer.findall("object"):
            name = element.get("name", "")
            for key in ("x", "y", "width", "height", "rotation"):
                self._length(element, key)
            if element.get("rotation", "0") not in ("0", "0.0"):
                self.tree.refuse(element, _("Turned objects are not allowed."), name)
            if element.get("gid") is not None:
                gid = self.tree.number(element, "gid", 1, (1 << 32) - 1)
                if not self._is_tile(gid):
                    self.tree.refuse(
                        element,
                        _("The object shows tile {gid}, which no tileset has.").format(
                            gid=gid & ~FLAGS
                        ),
                        name,
                    )
                if min(self._length(element, "width"), self._length(element, "height")) < 1:
                    self.tree.refuse(element, _("The object has no size."), name)

    def _length(self, element: Element, key: str) -> float:
        """Return a length of an object in pixels, 0 where it is not given."""
        text = element.get(key, "0")
        try:
            value = float(text)
        except ValueError:
            value = float("nan")
        if not abs(value) <= MOST_SIDE * MOST_TILE:
            self.tree.refuse(
                element,
                _("“{key}” is “{text}”, which is no place on a map.").format(
                    key=key, text=text[:40]
                ),
                element.get("name", ""),
            )
        return value

    # -- what the game needs to find

    def _objects(self, layer: str) -> list[Element]:
        group = next(each for each in self.map.findall("objectgroup") if each.get("name") == layer)
        return group.findall("object")

    def _box(self, element: Element) -> Box:
        """Return the rectangle of an object, which must lie on the map."""
        x, y, wide, high = (self._length(element, key) for key in ("x", "y", "width", "height"))
        side = self.tree.number(self.map, "tilewidth", 8, MOST_TILE)
        inside = x >= 0 and y >= 0 and x + wide <= self.wide * side and y + high <= self.high * side
        if not inside or min(wide, high) < 8:
            self.tree.refuse(
                element, _("It must be a rectangle on the map."), element.get("name", "")
            )
        return x, y, wide, high

    def _named(self, layer: str, names: Sequence[str]) -> dict[str, Element]:
        """Return the objects of a layer by name; each name must be there once, and no other."""
        found: dict[str, Element] = {}
        for element in self._objects(layer):
            name = element.get("name", "")
            if name not in names or name in found:
                self.tree.refuse(
                    element,
                    _("The layer “{layer}” has no room for this object, or has it twice.").format(
                        layer=layer
                    ),
                    name[:40],
                )
            found[name] = element
        for name in names:
            if name not in found:
                raise BadContent(
                    self.shown,
                    f"“{name}”",
                    _("The layer “{layer}” lacks this object.").format(layer=layer),
                )
        return found

    def _squares(self) -> tuple[tuple[Box, ...], tuple[Terrain, ...]]:
        found = self._named("squares", BOARD.names)
        boxes = tuple(self._box(found[name]) for name in BOARD.names)
        left, bottom = boxes[0][0], boxes[0][1]
        for square, (x, y, wide, high) in enumerate(boxes):
            column, row = BOARD.column[square], BOARD.row[square]
            right_place = abs(x - left - column * wide) < 1 and abs(y - bottom + row * high) < 1
            if not right_place or (wide, high) != boxes[0][2:]:
                self.tree.refuse(
                    found[BOARD.names[square]],
                    _("The squares must be of one size and lie side by side, a1 lower left."),
                    BOARD.names[square],
                )
        return boxes, tuple(self._terrain(found[name], name) for name in BOARD.names)

    def _terrain(self, element: Element, name: str) -> Terrain:
        text = _property(element, "terrain")
        if text not in tuple(Terrain):
            self.tree.refuse(
                element,
                _("Its terrain is “{text}”; it must be one of {names}.").format(
                    text=(text or "")[:40], names=", ".join(Terrain)
                ),
                name,
            )
        return Terrain(text)

    def _zones(self) -> dict[str, Box]:
        return {name: self._box(each) for name, each in self._named("zones", ZONES).items()}

    def _spawn(self) -> dict[int, tuple[int, ...]]:
        order: dict[int, dict[int, int]] = {0: {}, 1: {}}
        for element in self._objects("spawn"):
            seat, number = _property(element, "seat"), _property(element, "order")
            square = _property(element, "square")
            is_number = bool(number) and number.isascii() and number.isdigit() and len(number) < 4
            if seat not in ("0", "1") or not is_number or square not in BOARD.names:
                self.tree.refuse(
                    element,
                    _("It needs the properties seat (0 or 1), order and square."),
                    element.get("name", ""),
                )
            order[int(seat)][int(number)] = BOARD.square(square)
        for player, squares in order.items():
            if not 9 <= len(squares) == len(set(squares.values())):
                raise BadContent(
                    self.shown,
                    "“spawn”",
                    _("Seat {seat} needs at least nine different squares.").format(seat=player),
                )
        return {each: tuple(found[n] for n in sorted(found)) for each, found in order.items()}


class _TooLarge(Exception):
    """More comes out of a layer than it may hold."""


def _unpacked(packed: bytes, compression: str) -> bytes:
    """Return what was packed; stop as soon as it is too much."""
    if compression == "zlib":
        machine = zlib.decompressobj()
        whole = machine.decompress(packed, MOST_LAYER_BYTES + 1)
        if len(whole) <= MOST_LAYER_BYTES and not machine.eof:
            raise EOFError(_("it is cut short"))
    elif compression == "gzip":
        with gzip.GzipFile(fileobj=io.BytesIO(packed)) as file:
            whole = file.read(MOST_LAYER_BYTES + 1)
    else:
        whole = packed
    if len(whole) > MOST_LAYER_BYTES:
        raise _TooLarge
    if len(whole) % 4:
        raise EOFError(_("it is cut short"))
    return whole


def _whole(text: str) -> int:
    """Return the number of a tile in CSV."""
    text = text.strip()
    if not (text.isascii() and text.isdigit() and len(text) < 11) or int(text) >= 1 << 32:
        raise ValueError(_("“{text}” is no tile").format(text=text[:20]))
    return int(text)


def _property(element: Element, name: str) -> str:
    """Return the text of a property, empty where there is none."""
    for found in element.findall("properties/property"):
        if found.get("name") == name:
            return found.get("value", "")
    return ""


def _png_size(file: Path) -> tuple[int, int] | None:
    """Return width and height as a PNG file states them, None where it is no PNG."""
    with file.open("rb") as opened:
        head = opened.read(24)
    if len(head) < 24 or head[:8] != b"\x89PNG\r\n\x1a\n" or head[12:16] != b"IHDR":
        return None
    wide, high = struct.unpack(">II", head[16:24])
    return wide, high


def _shown(file: Path, root: Path) -> str:
    """Return a file's name as people know it: from the game's folder on."""
    resolved = file.resolve()
    return resolved.relative_to(root).as_posix() if resolved.is_relative_to(root) else file.name
