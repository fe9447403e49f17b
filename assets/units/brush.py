"""The brush of the unit pictures: shapes that shade themselves, in one light from the upper left.

A figure is drawn with a `Pen`: closed curves through points, each with a tone. Every curve becomes
three flat shapes (shadow, colour, light) cut by the same light, and the whole figure gets one dark
contour, so that it stands out from any scene. Points are (x, y), or (x, y, 0) for a sharp corner.
A pen with more slack draws coarser curves, which take less room.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from assets.cards.svg import mix

FINE = 2
"""Coordinates are written in halves of a unit, as whole numbers."""
Points = Sequence[tuple[float, ...]]
Curve = npt.NDArray[np.float64]

_LIGHT = np.array([-0.5, -0.866])
_NIGHT, _SUN = "#140c26", "#fff3d0"


@dataclass(frozen=True)
class Tone:
    """A material: in shadow, as it is, and where the light falls on it."""

    dark: str
    main: str
    light: str


def tone(colour: str, contrast: float = 1.0) -> Tone:
    """A material of one colour; metal has more contrast than cloth."""
    return Tone(
        mix(colour, _NIGHT, min(0.9, 0.46 * contrast)),
        colour,
        mix(colour, _SUN, min(0.9, 0.34 * contrast)),
    )


def glowing(colour: str, heart: str) -> Tone:
    """What gives its own light has no shadow."""
    return Tone(colour, mix(colour, heart, 0.5), heart)


@dataclass(frozen=True)
class _Mark:
    """A piece of SVG, and the outline by which it joins the contour of its figure."""

    text: str
    outline: str = ""
    width: float = 0.0
    under: bool = False


class Pen:
    """Draws one figure; `at` gives a pen that draws on it elsewhere, turned and scaled."""

    def __init__(
        self, ink: str = "#120a14", contour: float = 5.0, rim: str = "", slack: float = 1.0
    ) -> None:
        self.ink, self.contour, self.rim, self.slack = ink, contour, rim, slack
        self.marks: list[_Mark] = []
        self._frame = np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])
        self._scale = 1.0

    def at(
        self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False
    ) -> Pen:
        """A pen whose origin is at (x, y), turned clockwise, mirrored before it is turned."""
        other = Pen(self.ink, self.contour, self.rim, self.slack)
        other.marks = self.marks
        cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        side = -1.0 if flip else 1.0
        step = np.array([[cos * side, -sin, x], [sin * side, cos, y], [0.0, 0.0, 1.0]])
        other._frame = self._frame @ step
        other._scale = self._scale * scale
        return other

    def solid(self, points: Points, fill: Tone, depth: float = 1.0, shine: bool = True) -> None:
        """A closed curve, shaded; `depth` is how far the shadow reaches in."""
        curve = self._placed(_sampled(points, closed=True))
        outline = _closed(_thinned(curve, 0.4 * self.slack))
        parts = [_filled(outline, fill.dark)]
        if fill.dark != fill.main:
            lit, light = _shaded(curve, depth)
            parts.append(_filled(_closed(_thinned(lit, 0.5 * self.slack)), fill.main))
            if shine and light is not None:
                parts.append(_filled(_closed(_thinned(light, 0.6 * self.slack)), fill.light))
        self.marks.append(_Mark("".join(parts), _closed(_thinned(curve, 0.9 * self.slack))))

    def flat(self, points: Points, colour: str, opacity: float = 1.0, edge: bool = False) -> None:
        """A closed curve in one colour; with `edge` it has its part in the contour."""
        curve = self._placed(_sampled(points, closed=True))
        text = _filled(_closed(_thinned(curve, 0.35 * self.slack)), colour, opacity)
        self.marks.append(_Mark(text, _closed(_thinned(curve, 0.9 * self.slack)) if edge else ""))

    def flats(self, shapes: Iterable[Points], colour: str, opacity: float = 1.0) -> None:
        """Several curves of one colour that do not touch."""
        outlines = (
            _closed(_thinned(self._placed(_sampled(points, closed=True)), 0.35 * self.slack))
            for points in shapes
        )
        self.marks.append(_Mark(_filled("".join(outlines), colour, opacity)))

    def line(
        self, points: Points, colour: str, width: float, opacity: float = 1.0, edge: bool = False
    ) -> None:
        """An open curve with round ends."""
        d = _open(_thinned(self._placed(_sampled(points, closed=False)), 0.2 * self.slack))
        wide = width * self._scale
        self.marks.append(_Mark(_stroked(d, colour, wide, opacity), d if edge else "", wide))

    def rod(self, points: Points, width: float, fill: Tone) -> None:
        """A shaded line: a shaft, a rope, a horn."""
        curve = _thinned(self._placed(_sampled(points, closed=False)), 0.2 * self.slack)
        d, wide = _open(curve), width * self._scale
        lit = _open(curve + _LIGHT * wide * 0.18)
        text = _stroked(d, fill.dark, wide) + _stroked(lit, fill.main, wide * 0.58)
        light = _open(curve + _LIGHT * wide * 0.28)
        text += _stroked(light, fill.light, wide * 0.2)
        self.marks.append(_Mark(text, d, wide))

    def limb(
        self, a: tuple[float, float], b: tuple[float, float], ra: float, rb: float, fill: Tone
    ) -> None:
        """A tapering limb from a joint to a joint, each with its radius."""
        self.solid(_capsule(a, b, ra, rb), fill)

    def ball(
        self, x: float, y: float, rx: float, fill: Tone, ry: float = 0.0, turn: float = 0.0
    ) -> None:
        """A shaded ellipse."""
        self.solid(oval(x, y, rx, ry or rx, turn), fill)

    def dot(self, x: float, y: float, r: float, colour: str, opacity: float = 1.0) -> None:
        """A flat disc inside the figure."""
        (a, b), r = self._point(x, y), r * self._scale
        see = "" if opacity == 1 else f' fill-opacity="{opacity:.2g}"'
        circle = f'<circle cx="{a}" cy="{b}" r="{r * FINE:.0f}" fill="{colour}"{see}/>'
        self.marks.append(_Mark(circle))

    def glow(self, x: float, y: float, r: float, colour: str, strength: float = 0.5) -> None:
        """A soft light: discs that grow fainter outwards."""
        for k in range(5):
            self.dot(x, y, r * (1 - k * 0.18), colour, strength * (0.16 + 0.08 * k))

    def blade(self, points: Points, fill: Tone, edge: Points = ()) -> None:
        """A sharp flat shape of metal, with a bright part."""
        sharp = [(p[0], p[1], 0) for p in points]
        self.solid(sharp, fill, 0.7, shine=False)
        if edge:
            self.flat([(p[0], p[1], 0) for p in edge], fill.light)

    def eye(self, x: float, y: float, r: float, colour: str = "#fff6dc", look: float = 0.3) -> None:
        """An eye that looks to the right (`look` of its radius)."""
        self.dot(x, y, r * 1.2, self.ink)
        self.dot(x, y, r * 0.96, colour)
        self.dot(x + r * look, y + r * 0.08, r * 0.52, self.ink)
        self.flat(
            [(x - r * 1.3, y - r * 0.2, 0), (x - r * 0.6, y - r * 1.2), (x + r * 0.7, y - r * 1.15),
             (x + r * 1.3, y - r * 0.1, 0), (x, y - r * 0.42)],
            self.ink,
        )  # fmt: skip

    def ember(self, x: float, y: float, r: float, colour: str) -> None:
        """A glowing eye."""
        self.dot(x, y, r * 2.1, colour, 0.25)
        self.dot(x, y, r, colour)
        self.dot(x - r * 0.15, y - r * 0.1, r * 0.5, "#fffbe8")

    def shadow(self, x: float, y: float, rx: float, ry: float = 7.0) -> None:
        """The shadow that the figure throws on the ground."""
        curve = self._placed(_sampled(oval(x, y, rx, ry), closed=True))
        text = _filled(_closed(_thinned(curve, 0.4 * self.slack)), "#000000", 0.38)
        self.marks.append(_Mark(text, under=True))

    def text(self) -> Iterator[str]:
        """The SVG of the figure: its contour, then its parts in the order they were drawn."""
        yield from (mark.text for mark in self.marks if mark.under)
        outlines = "".join(mark.outline for mark in self.marks if mark.outline and not mark.width)
        wide = self.contour * FINE
        if outlines:
            if self.rim:
                yield (
                    f'<path d="{outlines}" stroke="{self.rim}" stroke-opacity=".55" '
                    f'stroke-width="{wide + 3.4 * FINE:.0f}"/>'
                )
            yield (
                f'<path d="{outlines}" fill="{self.ink}" stroke="{self.ink}" '
                f'stroke-width="{wide:.0f}"/>'
            )
        for mark in self.marks:
            if mark.outline and mark.width:
                yield _stroked(mark.outline, self.ink, mark.width + self.contour)
        yield from strokes_joined(mark.text for mark in self.marks if not mark.under)

    def _placed(self, curve: Curve) -> Curve:
        return np.asarray(curve @ self._frame[:, :2].T + self._frame[:, 2])

    def _point(self, x: float, y: float) -> tuple[int, int]:
        a, b = self._placed(np.array([[x, y]]))[0] * FINE
        return round(a), round(b)


def strokes_joined(parts: Iterable[str]) -> Iterator[str]:
    """Join neighbouring lines of one look into one path."""
    path, look = "", ""
    for part in parts:
        match = _LINE.fullmatch(part)
        if match and match[2] == look:
            path += match[1]
            continue
        if path:
            yield f'<path d="{path}"{look}/>'
        path, look = (match[1], match[2]) if match else ("", "")
        if not match:
            yield part
    if path:
        yield f'<path d="{path}"{look}/>'


_LINE = re.compile(r'<path d="([^"]*)"( stroke="[^"]*" stroke-width="[^"]*"[^/]*)/>')


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


def _capsule(a: tuple[float, float], b: tuple[float, float], ra: float, rb: float) -> Points:
    dx, dy = b[0] - a[0], b[1] - a[1]
    turn = math.atan2(dy, dx)
    out = []
    for (x, y), r, start in ((a, ra, turn + math.pi / 2), (b, rb, turn - math.pi / 2)):
        for k in range(5):
            angle = start + k * math.pi / 4
            out.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return out


def _sampled(points: Points, closed: bool) -> Curve:
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


def _shaded(curve: Curve, depth: float) -> tuple[Curve, Curve | None]:
    """Return what of a shape is out of the shadow, and what of it lies in the full light."""
    curve = _even(curve)
    ahead = np.roll(curve, -1, axis=0) - np.roll(curve, 1, axis=0)
    ahead /= np.maximum(np.linalg.norm(ahead, axis=1), 1e-6)[:, None]
    outward = np.stack([ahead[:, 1], -ahead[:, 0]], axis=1)
    x, y = curve.T
    if (x * np.roll(y, -1) - np.roll(x, -1) * y).sum() < 0:
        outward = -outward
    thick = _thickness(curve, outward)
    facing = -(outward @ _LIGHT)
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


def _thinned(curve: Curve, slack: float = 0.2) -> Curve:
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


def _steps(curve: Curve) -> str:
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


def _closed(curve: Curve) -> str:
    return _steps(curve) + "z"


def _open(curve: Curve) -> str:
    return _steps(curve)


def _filled(d: str, colour: str, opacity: float = 1.0) -> str:
    see = "" if opacity == 1 else f' fill-opacity="{opacity:.2g}"'
    return f'<path d="{d}" fill="{colour}"{see}/>'


def _stroked(d: str, colour: str, width: float, opacity: float = 1.0) -> str:
    see = "" if opacity == 1 else f' stroke-opacity="{opacity:.2g}"'
    return f'<path d="{d}" stroke="{colour}" stroke-width="{width * FINE:.0f}"{see}/>'


def document(parts: Iterable[str], defs: Iterable[str] = ()) -> str:
    """A whole picture of 400 x 300 units."""
    shelf = "".join(defs)
    size = f"0 0 {400 * FINE} {300 * FINE}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="{size}">'
    rounded = '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
    body = "\n".join(parts)
    return f"{head}<defs>{shelf}</defs>\n{rounded}\n{body}\n</g></svg>\n"
