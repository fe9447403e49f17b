"""Curves through points, and what the light makes of the shapes that they enclose."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

FINE = 2
"""Coordinates are written in halves of a unit, as whole numbers."""
Points = Sequence[tuple[float, ...]]
Curve = npt.NDArray[np.float64]
LIGHT = np.array([-0.5, -0.866])
"""Where the light comes from."""


def oval(x: float, y: float, rx: float, ry: float, turn: float = 0.0) -> Points:
    """Points of an ellipse."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    out = []
    for k in range(8):
        u, v = rx * math.cos(k * math.pi / 4), ry * math.sin(k * math.pi / 4)
        out.append((x + u * cos - v * sin, y + u * sin + v * cos))
    return out


def swept(spine: Points, widths: Sequence[float]) -> Points:
    """The outline of a body along a spine, each point with its half width; pointed at a width 0."""
    path = np.array([p[:2] for p in spine], dtype=float)
    step = np.gradient(path, axis=0)
    step /= np.maximum(np.linalg.norm(step, axis=1), 1e-6)[:, None]
    side = np.stack([-step[:, 1], step[:, 0]], axis=1) * np.array(widths)[:, None]
    left, right = path + side, (path - side)[::-1]
    tips = {0: widths[0] == 0, len(widths) - 1: widths[-1] == 0}
    out: list[tuple[float, ...]] = []
    for k, point in enumerate(left):
        out.append((*point, 0) if tips.get(k) else (*point,))
    for k, point in enumerate(right):
        if not tips.get(len(widths) - 1 - k):
            out.append((*point,))
    return [tuple(float(v) for v in p) for p in out]


def capsule(a: tuple[float, float], b: tuple[float, float], ra: float, rb: float) -> Points:
    """The outline of a tapering limb with round ends."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    turn = math.atan2(dy, dx)
    out = []
    for (x, y), r, start in ((a, ra, turn + math.pi / 2), (b, rb, turn - math.pi / 2)):
        for k in range(5):
            angle = start + k * math.pi / 4
            out.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return out


def sampled(points: Points, closed: bool) -> Curve:
    """Return points along the smooth curve (Catmull-Rom) through the given ones."""
    n = len(points)
    at = np.array([p[:2] for p in points], dtype=float)
    sharp = [len(p) > 2 for p in points]
    out: list[Curve] = []
    for k in range(n if closed else n - 1):
        p1, p2 = at[k], at[(k + 1) % n]
        p0 = at[k - 1] if closed or k > 0 else p1
        p3 = at[(k + 2) % n] if closed or k + 2 < n else p2
        m1 = np.zeros(2) if sharp[k] else (p2 - p0) / 2
        m2 = np.zeros(2) if sharp[(k + 1) % n] else (p3 - p1) / 2
        if sharp[k] and sharp[(k + 1) % n]:
            out.append(p1[None])
            continue
        if sharp[k]:
            m1 = (p2 - p1) * 0.8
        if sharp[(k + 1) % n]:
            m2 = (p2 - p1) * 0.8
        steps = int(np.clip(np.linalg.norm(p2 - p1) / 4, 3, 12))
        t = np.linspace(0, 1, steps, endpoint=False)[:, None]
        out.append(
            p1 * (2 * t**3 - 3 * t**2 + 1) + m1 * (t**3 - 2 * t**2 + t)
            + p2 * (3 * t**2 - 2 * t**3) + m2 * (t**3 - t**2)
        )  # fmt: skip
    if not closed:
        out.append(at[-1:])
    return np.concatenate(out)


def shaded(curve: Curve, depth: float) -> tuple[Curve, Curve | None]:
    """Return what of a shape is out of the shadow, and what of it lies in the full light."""
    curve = _even(curve)
    ahead = np.roll(curve, -1, axis=0) - np.roll(curve, 1, axis=0)
    ahead /= np.maximum(np.linalg.norm(ahead, axis=1), 1e-6)[:, None]
    outward = np.stack([ahead[:, 1], -ahead[:, 0]], axis=1)
    x, y = curve.T
    if (x * np.roll(y, -1) - np.roll(x, -1) * y).sum() < 0:
        outward = -outward
    thick = _thickness(curve, outward)
    facing = -(outward @ LIGHT)
    reach = np.clip(facing * 0.75 + 0.25, 0.0, 1.0) * np.minimum(0.42 * thick, 15.0) * depth
    lit = curve - outward * np.minimum(_calm(reach, 3), 0.46 * thick)[:, None]
    if thick.mean() < 8:
        return lit, None
    bright = np.clip(0.62 + facing * 0.75, 0.0, 0.8) * np.minimum(thick, 46.0)
    bright = np.minimum(_calm(bright, 5), 0.82 * thick) + np.minimum(0.06 * thick, 1.2)
    return lit, curve - outward * bright[:, None]


def _even(curve: Curve, step: float = 3.2) -> Curve:
    """Return a closed curve with points at even distances (and its corners)."""
    whole = np.concatenate([curve, curve[:1]])
    lengths = np.hypot(*np.diff(whole, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(lengths)])
    count = max(16, min(90, int(along[-1] / step)))
    wanted = np.linspace(0, along[-1], count, endpoint=False)
    return np.stack([np.interp(wanted, along, whole[:, k]) for k in (0, 1)], axis=1)


def _calm(values: Curve, times: int) -> Curve:
    for _ in range(times):
        ring = np.concatenate([values[-1:], values, values[:1]])
        values = (ring[:-2] + 2 * values + ring[2:]) / 4
    return values


def _thickness(curve: Curve, outward: Curve) -> Curve:
    """Return for each point how far it is to the other side, straight inward."""
    start, way = curve - outward * 0.05, -outward
    a, b = curve, np.roll(curve, -1, axis=0)
    edge = b - a
    cross = way[:, None, 0] * edge[None, :, 1] - way[:, None, 1] * edge[None, :, 0]
    cross = np.where(np.abs(cross) < 1e-9, 1e-9, cross)
    gap = a[None] - start[:, None]
    far = (gap[..., 0] * edge[None, :, 1] - gap[..., 1] * edge[None, :, 0]) / cross
    along = (gap[..., 0] * way[:, None, 1] - gap[..., 1] * way[:, None, 0]) / cross
    hit = (far > 0.1) & (along >= -0.001) & (along <= 1.001)
    found = np.where(hit, far, 1e6).min(axis=1)
    found = np.where(found > 200, 1.0, found)
    near = np.minimum(np.roll(found, 1), np.roll(found, -1))
    return np.asarray(np.minimum(found, near * 1.6 + 1))


def thinned(curve: Curve, slack: float = 0.2) -> Curve:
    """Return a curve without the points that nobody would miss: every other one in turn."""
    for turn in range(10):
        if len(curve) < 5:
            break
        before, way = curve[1:-1] - curve[:-2], curve[2:] - curve[:-2]
        length = np.maximum(np.hypot(way[:, 0], way[:, 1]), 1e-6)
        off = np.abs(before[:, 0] * way[:, 1] - before[:, 1] * way[:, 0]) / length
        gone = off < slack * 0.7
        gone[turn % 2 :: 2] = False
        if turn > 3 and not gone.any():
            break
        keep = np.ones(len(curve), dtype=bool)
        keep[1:-1] = ~gone
        curve = curve[keep]
    return curve


def steps(curve: Curve) -> str:
    """Return a curve as an SVG path in whole numbers, each step from the one before."""
    whole = np.rint(curve * FINE).astype(int).tolist()
    x, y = whole[0]
    text = [f"M{x} {y}l"]
    for a, b in whole[1:]:
        dx, dy = a - x, b - y
        if dx or dy:
            gap = "" if len(text) == 1 or dx < 0 else " "
            text.append(f"{gap}{dx}{dy}" if dy < 0 else f"{gap}{dx} {dy}")
        x, y = a, b
    if len(text) == 1:
        text.append("0 0")
    return "".join(text)
