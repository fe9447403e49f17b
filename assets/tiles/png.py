"""PNG files of at most 256 colours, transparency included: small, and the same every time."""

from __future__ import annotations

import struct
import zlib

import numpy as np
import numpy.typing as npt

Pixels = npt.NDArray[np.uint8]
"""Rows of columns of red, green, blue, opacity."""

_WEIGHTS = np.array([1.0, 1.2, 0.8, 1.4])


def _boxes(colours: npt.NDArray[np.float64], counts: Pixels, most: int) -> list[Pixels]:
    """Cut the colours into at most `most` groups, always the one that spreads the widest."""
    groups = [np.arange(len(colours))]
    spreads = [_spread(colours, counts, groups[0])]
    while len(groups) < most:
        widest = max(range(len(groups)), key=lambda k: spreads[k][0])
        spread, axis = spreads[widest]
        if spread <= 0:
            break
        group = groups.pop(widest)
        spreads.pop(widest)
        order = group[np.argsort(colours[group, axis], kind="stable")]
        heaped = np.cumsum(counts[order])
        cut = int(np.searchsorted(heaped, heaped[-1] / 2)) + 1
        cut = min(max(cut, 1), len(order) - 1)
        for part in (order[:cut], order[cut:]):
            groups.append(part)
            spreads.append(_spread(colours, counts, part))
    return [np.asarray(group) for group in groups]


def _spread(colours: npt.NDArray[np.float64], counts: Pixels, group: Pixels) -> tuple[float, int]:
    if len(group) < 2:
        return 0.0, 0
    part, weight = colours[group], counts[group].astype(float)
    mean = np.average(part, axis=0, weights=weight)
    error = ((part - mean) ** 2 * weight[:, None]).sum(axis=0) * _WEIGHTS
    axis = int(error.argmax())
    return float(error[axis]), axis


def palette_of(pixels: Pixels, most: int = 256) -> tuple[Pixels, Pixels]:
    """Return at most `most` colours, and for every pixel the number of its colour."""
    pixels = np.where(pixels[..., 3:] == 0, np.uint8(0), pixels)
    high, wide = pixels.shape[:2]
    packed = np.ascontiguousarray(pixels).reshape(-1, 4).view(np.uint32).ravel()
    unique, place, counts = np.unique(packed, return_inverse=True, return_counts=True)
    colours = unique.view(np.uint8).reshape(-1, 4).astype(np.float64)
    if len(unique) <= most:
        return colours.astype(np.uint8), place.reshape(high, wide).astype(np.uint8)
    groups = _boxes(colours, counts, most)
    palette, number = np.zeros((len(groups), 4)), np.zeros(len(unique), dtype=np.uint8)
    for index, group in enumerate(groups):
        palette[index] = np.average(colours[group], axis=0, weights=counts[group])
        number[group] = index
    return np.rint(palette).astype(np.uint8), number[place].reshape(high, wide)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def encoded(pixels: Pixels) -> bytes:
    """Return the picture as a PNG file with a palette; translucent colours come first."""
    palette, numbers = palette_of(pixels)
    order = np.argsort(palette[:, 3].astype(int), kind="stable")
    rank = np.empty(len(order), dtype=np.uint8)
    rank[order] = np.arange(len(order), dtype=np.uint8)
    palette, numbers = palette[order], rank[numbers]
    high, wide = numbers.shape
    lines = np.zeros((high, wide + 1), dtype=np.uint8)
    lines[:, 1:] = numbers
    clear = palette[palette[:, 3] < 255, 3]
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette[:, :3].tobytes()),
            _chunk(b"tRNS", clear.tobytes()) if len(clear) else b"",
            _chunk(b"IDAT", zlib.compress(lines.tobytes(), 9)),
            _chunk(b"IEND", b""),
        )
    )
