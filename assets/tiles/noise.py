"""Noise that repeats: the grain of every ground, always the same from the same seed."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Field = npt.NDArray[np.float64]
"""One number a pixel, as rows of columns."""


def _lattice(cells: int, seed: int) -> Field:
    """Return cells x cells numbers from 0 to 1 (a hash of place and seed; no library's chance)."""
    row, column = np.mgrid[0:cells, 0:cells].astype(np.uint64)
    mixed = (row * np.uint64(374761393) + column * np.uint64(668265263)) & np.uint64(0xFFFFFFFF)
    mixed = (mixed + np.uint64(seed % 65521) * np.uint64(2246822519)) & np.uint64(0xFFFFFFFF)
    for shift in (15, 13, 16):
        mixed = ((mixed ^ (mixed >> np.uint64(shift))) * np.uint64(2654435761)) & np.uint64(
            0xFFFFFFFF
        )
    return np.asarray((mixed >> np.uint64(8)) / float(1 << 24), dtype=np.float64)


def smooth(low: float, high: float, at: Field | float) -> Field:
    """Rise softly from 0 at `low` to 1 at `high`."""
    t = np.clip((np.asarray(at, dtype=np.float64) - low) / (high - low), 0.0, 1.0)
    return np.asarray(t * t * (3 - 2 * t))


def value(size: tuple[int, int], cells: int, seed: int, shift: float = 0.0) -> Field:
    """Return soft blobs from 0 to 1, `cells` of them along each side; the edges fit together."""
    wide, high = size
    grid = _lattice(cells, seed)
    y = (np.arange(high) + 0.5) / high * cells + shift
    x = (np.arange(wide) + 0.5) / wide * cells + shift
    y0, x0 = np.floor(y).astype(int), np.floor(x).astype(int)
    v, u = (y - y0)[:, None], (x - x0)[None, :]
    v, u = v * v * (3 - 2 * v), u * u * (3 - 2 * u)
    y0, x0, y1, x1 = y0 % cells, x0 % cells, (y0 + 1) % cells, (x0 + 1) % cells
    top = grid[y0][:, x0] * (1 - u) + grid[y0][:, x1] * u
    bottom = grid[y1][:, x0] * (1 - u) + grid[y1][:, x1] * u
    return np.asarray(top * (1 - v) + bottom * v)


def cloudy(size: tuple[int, int], cells: int, seed: int, octaves: int = 3) -> Field:
    """Return several noises, each finer and fainter than the one before, from 0 to 1."""
    total, weight, whole = np.zeros((size[1], size[0])), 1.0, 0.0
    for octave in range(octaves):
        total += weight * value(size, cells << octave, seed + 101 * octave)
        whole += weight
        weight *= 0.55
    return np.asarray(total / whole)


def cells(size: tuple[int, int], count: int, seed: int, warp: float = 0.0) -> tuple[Field, Field]:
    """Return how far each pixel is from its cell's edge, and a number from 0 to 1 for its cell.

    There are count x count cells around scattered points; `warp` (0 to 1) bends their edges.
    """
    wide, high = size
    jitter_x, jitter_y = _lattice(count, seed), _lattice(count, seed + 7)
    name = _lattice(count, seed + 13)
    y, x = np.mgrid[0:high, 0:wide].astype(np.float64)
    x, y = (x + 0.5) / wide * count, (y + 0.5) / high * count
    if warp:
        x = x + warp * (cloudy(size, 2 * count, seed + 31, 3) - 0.5)
        y = y + warp * (cloudy(size, 2 * count, seed + 37, 3) - 0.5)
    nearest, second = np.full((high, wide), 9.0), np.full((high, wide), 9.0)
    whose = np.zeros((high, wide))
    for row in range(-2, count + 2):
        for column in range(-2, count + 2):
            i, j = row % count, column % count
            px = column + 0.1 + 0.8 * jitter_x[i, j]
            py = row + 0.1 + 0.8 * jitter_y[i, j]
            away = np.hypot(x - px, y - py)
            closer = away < nearest
            second = np.where(closer, nearest, np.minimum(second, away))
            whose = np.where(closer, name[i, j], whose)
            nearest = np.where(closer, away, nearest)
    return np.asarray(second - nearest), whose


def blurred(picture: Field, radius: float) -> Field:
    """Return the picture with soft edges, `radius` pixels wide; outside of it is nothing."""
    reach = max(1, int(np.ceil(radius * 2)))
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / max(radius, 0.3)) ** 2)
    kernel /= kernel.sum()
    soft = np.apply_along_axis(np.convolve, 0, picture, kernel, "same")
    return np.asarray(np.apply_along_axis(np.convolve, 1, soft, kernel, "same"))
