"""Looks over the tilesets of a map: files of the game, one picture each, of the right size."""

from __future__ import annotations

import struct
from pathlib import Path
from xml.etree.ElementTree import Element

from game.core.words import _
from scenes.maps.strict_values import check_values
from scenes.maps.strict_xml import Tree, read_tree

MOST_TILES = 16_384
MOST_PICTURE_SIDE = 4_096
MOST_TILESETS = 32
MOST_PIXELS = 16_777_216
"""How many pixels the pictures of all tilesets may have together; each takes four bytes."""


def check_tilesets(tree: Tree, folder: Path, root: Path) -> list[range]:
    """Return for each tileset of a map the numbers of its tiles; raise BadContent."""
    found: list[range] = []
    pixels = 0
    elements = tree.root.findall("tileset")
    if len(elements) > MOST_TILESETS:
        why = _("There are more than {most} tilesets.").format(most=MOST_TILESETS)
        tree.refuse(tree.root, why)
    for element in elements:
        first = tree.number(element, "firstgid", 1, 1 << 28)
        source = element.get("source", "")
        if not source.endswith(".tsx"):
            tree.refuse(element, _("A tileset must be a file of its own (.tsx)."))
        count, size = _check_tileset(_inside(tree, element, folder, source, root), root)
        pixels += size
        if pixels > MOST_PIXELS:
            why = _("The pictures of the tilesets have more than {most} pixels in all.")
            tree.refuse(element, why.format(most=MOST_PIXELS), source)
        if found and first < found[-1].stop:
            tree.refuse(element, _("The numbers of two tilesets overlap."), source)
        found.append(range(first, first + count))
    return found


def shown_name(file: Path, root: Path) -> str:
    """Return a file's name as people know it: from the game's folder on."""
    try:
        resolved = file.resolve()
    except (OSError, RuntimeError):  # a link that leads to itself
        resolved = file.absolute()
    return resolved.relative_to(root).as_posix() if resolved.is_relative_to(root) else file.name


def _inside(tree: Tree, element: Element, folder: Path, source: str, root: Path) -> Path:
    """Return the file that an element names, if it is there and not elsewhere on the disk."""
    try:
        file = (folder / source).resolve()
        is_there = file.is_relative_to(root) and file.is_file()
    except (OSError, ValueError, RuntimeError):
        is_there = False
    if not is_there:
        tree.refuse(element, _("There is no such file inside the game’s folder."), source[:80])
    return file


def _check_tileset(file: Path, root: Path) -> tuple[int, int]:
    """Return how many tiles a tileset has, and how many pixels its picture."""
    tree = read_tree(file, shown_name(file, root))
    top = tree.root
    if top.tag != "tileset":
        tree.refuse(top, _("This is not a tileset: it begins with “{tag}”.").format(tag=top.tag))
    count = tree.number(top, "tilecount", 1, MOST_TILES)
    check_values(tree)
    if top.get("spacing", "0") != "0" or top.get("margin", "0") != "0":
        tree.refuse(top, _("A tileset must have no margin and no spacing."))
    pixels = _check_picture(tree, count, file.parent, root)
    for tile in top.findall("tile"):
        tree.number(tile, "id", 0, count - 1)
        for frame in tile.iter("frame"):
            tree.number(frame, "tileid", 0, count - 1)
            tree.number(frame, "duration", 1, 60_000)
    return count, pixels


def _check_picture(tree: Tree, count: int, folder: Path, root: Path) -> int:
    """Return how many pixels the picture of a tileset has."""
    top = tree.root
    wide = tree.number(top, "tilewidth", 1, MOST_PICTURE_SIDE)
    high = tree.number(top, "tileheight", 1, MOST_PICTURE_SIDE)
    columns = tree.number(top, "columns", 1, MOST_TILES)
    pictures = list(top.iter("image"))
    if len(pictures) != 1 or pictures[0] not in list(top):
        tree.refuse(top, _("A tileset must have one picture, not one for each tile."))
    picture = pictures[0]
    source = picture.get("source", "")
    size = _png_size(_inside(tree, picture, folder, source, root))
    needed = columns * wide, -(-count // columns) * high
    if size is None or max(size) > MOST_PICTURE_SIDE or size != needed:
        tree.refuse(
            picture,
            _("The picture must be a PNG of {wide} x {high} pixels.").format(
                wide=needed[0], high=needed[1]
            ),
            source,
        )
    return size[0] * size[1]


def _png_size(file: Path) -> tuple[int, int] | None:
    """Return width and height as a PNG file states them, None where it is no PNG."""
    with file.open("rb") as opened:
        head = opened.read(24)
    if len(head) < 24 or head[:8] != b"\x89PNG\r\n\x1a\n" or head[12:16] != b"IHDR":
        return None
    wide, high = struct.unpack(">II", head[16:24])
    return wide, high
