"""Looks a map over before it is loaded: is everything there, and is nothing more than it may be.

Each refusal is a BadContent that names the file, the line or the object, and the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from xml.etree.ElementTree import Element

from game.core.words import _
from scenes.maps.objects import length
from scenes.maps.strict_values import check_values
from scenes.maps.strict_xml import Tree, read_tree
from scenes.maps.tile_block import tiles_of
from scenes.maps.tilesets import check_tilesets, shown_name

MOST_SIDE = 256
MOST_TILE = 256
MOST_LAYERS = 64
MOST_OBJECTS = 5_000
MOST_TILES = 400_000
"""How many places for tiles all layers of a map may have together."""
MOST_PIXELS = 6_144
"""How wide or high a map may be, in its own pixels."""
MOST_THING = 4_096
"""How wide or high a thing on it may be."""
FLAGS = 0xE0000000
"""The bits of a tile's number that say how it is turned."""

GROUND = "ground"
"""The layer that has a tile everywhere."""
PARTS = ("properties", "tileset", "layer", "objectgroup", "editorsettings")
"""What a map may consist of."""


def check_land(
    file: Path, root: Path, objects: Sequence[str], tiles: Sequence[str] = ()
) -> tuple[Tree, tuple[int, ...]]:
    """Return a map, and the ids of its layers, the lowest first.

    It has a ground without holes, these layers of `objects`, and these of `tiles` besides; all
    that it uses lies below `root`.
    """
    check = _Check(file, root.resolve(), (GROUND, *tiles), objects)
    return check.tree, check.layers()


class _Check:
    """One look at one map."""

    def __init__(
        self, file: Path, root: Path, tile_layers: Sequence[str], object_layers: Sequence[str]
    ) -> None:
        self.file, self.root = file, root
        self._needed = (("layer", tile_layers), ("objectgroup", object_layers))
        self.tree = read_tree(file, shown_name(file, root))
        self.map = self.tree.root
        self._head()
        self.wide = self.tree.number(self.map, "width", 1, MOST_SIDE)
        self.high = self.tree.number(self.map, "height", 1, MOST_SIDE)
        self.side = self.tree.number(self.map, "tilewidth", 8, MOST_TILE)
        self._tiles: list[range] = []

    def layers(self) -> tuple[int, ...]:
        """Check everything but the marks, in the order of the file; return the layers' ids."""
        if self.tree.number(self.map, "tileheight", 8, MOST_TILE) != self.side:
            self.tree.refuse(
                self.map, _("The tiles of a battlefield must be as wide as they are high.")
            )
        self._measure(self.map, max(self.wide, self.high) * self.side, MOST_PIXELS)
        self._parts()
        check_values(self.tree)
        self._tiles = check_tilesets(self.tree, self.file.parent, self.root)
        return self._layers()

    def _head(self) -> None:
        top = self.map
        if top.tag != "map":
            self.tree.refuse(
                top, _("This is not a Tiled map: it begins with “{tag}”.").format(tag=top.tag)
            )
        if top.get("orientation") != "orthogonal" or top.get("infinite", "0") != "0":
            self.tree.refuse(top, _("A battlefield is an orthogonal map that is not infinite."))

    def _parts(self) -> None:
        for child in self.map:
            if child.tag not in PARTS:
                self.tree.refuse(
                    child,
                    _("“{tag}” is not allowed: a map has tilesets, layers and objects.").format(
                        tag=child.tag
                    ),
                    child.get("name", ""),
                )
        for element in self.map.iter():
            if element.get("template") or element.get("propertytype"):
                self.tree.refuse(element, _("Templates and custom types are not allowed."))

    def _measure(self, element: Element, pixels: float, most: int) -> None:
        """Refuse what is larger than may be drawn."""
        if pixels > most:
            why = _("It is larger than {most} pixels.").format(most=most)
            self.tree.refuse(element, why, element.get("name", ""))

    # -- layers

    def _layers(self) -> tuple[int, ...]:
        tree, top = self.tree, self.map
        layers = [child for child in top if child.tag in ("layer", "objectgroup")]
        if len(layers) > MOST_LAYERS:
            tree.refuse(top, _("There are more than {most} layers.").format(most=MOST_LAYERS))
        if sum(1 for _each in top.iter("object")) > MOST_OBJECTS:
            tree.refuse(top, _("There are more than {most} objects.").format(most=MOST_OBJECTS))
        if self.wide * self.high * sum(each.tag == "layer" for each in layers) > MOST_TILES:
            tree.refuse(
                top,
                _("The layers have more than {most} tiles in all.").format(most=MOST_TILES),
            )
        for kind, names in self._needed:
            for name in names:
                if sum(each.tag == kind and each.get("name") == name for each in layers) != 1:
                    tree.refuse(top, _("There must be one layer of this name and kind."), name)
        ids = tuple(tree.number(layer, "id", 1, 1 << 20) for layer in layers)
        if len(set(ids)) != len(ids):
            tree.refuse(top, _("Two layers have the same id."))
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
        gids = tiles_of(tree, layer)
        if len(gids) != wide * high:
            tree.refuse(
                layer,
                _("The layer has {found} tiles; there must be {needed}.").format(
                    found=len(gids), needed=wide * high
                ),
                name,
            )
        if name == GROUND and 0 in gids:
            row, column = divmod(gids.index(0), wide)
            tree.refuse(
                layer,
                _("The tile at {column}, {row} is missing; the ground has no holes.").format(
                    column=column, row=row
                ),
                name,
            )
        for gid in set(gids):
            if gid and not self._is_tile(gid):
                row, column = divmod(gids.index(gid), wide)
                tree.refuse(
                    layer,
                    _("The tile at {column}, {row} has number {gid}, which no tileset has.").format(
                        column=column, row=row, gid=gid & ~FLAGS
                    ),
                    name,
                )

    def _is_tile(self, gid: int) -> bool:
        return any((gid & ~FLAGS) in tiles for tiles in self._tiles)

    def _object_layer(self, layer: Element) -> None:
        for element in layer.findall("object"):
            name = element.get("name", "")
            most = MOST_SIDE * MOST_TILE
            sizes = [length(self.tree, element, key, most) for key in ("width", "height", "x", "y")]
            if length(self.tree, element, "rotation", most):
                self.tree.refuse(element, _("Rotated objects are not allowed."), name)
            if element.get("gid") is None:
                continue
            gid = self.tree.number(element, "gid", 1, (1 << 32) - 1)
            if not self._is_tile(gid):
                self.tree.refuse(
                    element,
                    _("The object shows tile {gid}, which no tileset has.").format(
                        gid=gid & ~FLAGS
                    ),
                    name,
                )
            if min(sizes[:2]) < 1:
                self.tree.refuse(element, _("The object has no size."), name)
            self._measure(element, max(sizes[:2]), MOST_THING)
