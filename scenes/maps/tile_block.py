"""The block of tiles of a map's layer, as Tiled writes it: CSV or base64, packed or not."""

from __future__ import annotations

import base64
import gzip
import io
import struct
import zlib
from collections.abc import Sequence
from xml.etree.ElementTree import Element

from game.core.words import _
from scenes.maps.strict_xml import Tree

MOST_BYTES = 16_000_000
"""The most that one layer may hold when it is unpacked."""
PACKINGS = (("csv", ""), ("base64", ""), ("base64", "zlib"), ("base64", "gzip"))
"""How the tiles of a layer may be written: encoding and compression."""


class _TooLarge(Exception):
    """More comes out of a layer than it may hold."""


def tiles_of(tree: Tree, layer: Element) -> Sequence[int]:
    """Return the numbers of a layer's tiles, row by row; raise BadContent."""
    name = layer.get("name", "")
    block = layer.find("data")
    if block is None or len(block):
        tree.refuse(layer, _("The tiles must be one block of CSV or base64."), name)
    packing = block.get("encoding", ""), block.get("compression", "")
    if packing not in PACKINGS:
        tree.refuse(
            block, _("The tiles must be CSV, or base64 with zlib, gzip or no compression."), name
        )
    gids: Sequence[int] = ()
    why = ""
    try:
        gids = _numbers((block.text or "").strip(), *packing)
    except _TooLarge:
        why = _("The layer is larger than {most} bytes when unpacked.").format(most=MOST_BYTES)
    except (ValueError, zlib.error, OSError, EOFError, struct.error) as wrong:
        why = _("The tiles cannot be read: {why}.").format(why=str(wrong)[:80])
    if why:
        tree.refuse(block, why, name)
    return gids


def _numbers(text: str, encoding: str, compression: str) -> Sequence[int]:
    if encoding == "csv":
        return [_whole(each) for each in text.split(",")]
    packed = base64.b64decode("".join(text.split()), validate=True)
    whole = _unpacked(packed, compression)
    return struct.unpack(f"<{len(whole) // 4}I", whole)


def _unpacked(packed: bytes, compression: str) -> bytes:
    """Return what was packed; stop as soon as it is too much."""
    if compression == "zlib":
        machine = zlib.decompressobj()
        whole = machine.decompress(packed, MOST_BYTES + 1)
        if len(whole) <= MOST_BYTES and not machine.eof:
            raise EOFError(_("it is cut short"))
    elif compression == "gzip":
        with gzip.GzipFile(fileobj=io.BytesIO(packed)) as file:
            whole = file.read(MOST_BYTES + 1)
    else:
        whole = packed
    if len(whole) > MOST_BYTES:
        raise _TooLarge
    if len(whole) % 4:
        raise EOFError(_("it is cut short"))
    return whole


def _whole(text: str) -> int:
    """Return the number of a tile in CSV."""
    text = text.strip()
    if not (text.isascii() and text.isdigit() and len(text) < 11) or int(text) >= 1 << 32:
        raise ValueError(_("“{text}” is not a tile").format(text=text[:20]))
    return int(text)
