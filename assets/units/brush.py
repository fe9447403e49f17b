"""The brush of the unit pictures: shapes that shade themselves, in one light from the upper left.

A figure is drawn with a `Pen`: closed curves through points, each with a tone. Every curve becomes
three flat shapes (shadow, colour, light) cut by the same light, and the whole figure gets one dark
contour, so that it stands out from any scene. Points are (x, y), or (x, y, 0) for a sharp corner.
A pen with more slack draws coarser curves, which take less room.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from assets.cards.svg import mix
from assets.units.curves import (
    FINE,
    LIGHT,
    Curve,
    Points,
    capsule,
    oval,
    sampled,
    shaded,
    steps,
    thinned,
)

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
        curve = self._placed(sampled(points, closed=True))
        outline = _closed(thinned(curve, 0.4 * self.slack))
        parts = [_filled(outline, fill.dark)]
        if fill.dark != fill.main:
            lit, light = shaded(curve, depth)
            parts.append(_filled(_closed(thinned(lit, 0.5 * self.slack)), fill.main))
            if shine and light is not None:
                parts.append(_filled(_closed(thinned(light, 0.6 * self.slack)), fill.light))
        self.marks.append(_Mark("".join(parts), _closed(thinned(curve, 0.9 * self.slack))))

    def flat(self, points: Points, colour: str, opacity: float = 1.0, edge: bool = False) -> None:
        """A closed curve in one colour; with `edge` it has its part in the contour."""
        curve = self._placed(sampled(points, closed=True))
        text = _filled(_closed(thinned(curve, 0.35 * self.slack)), colour, opacity)
        self.marks.append(_Mark(text, _closed(thinned(curve, 0.9 * self.slack)) if edge else ""))

    def flats(self, shapes: Iterable[Points], colour: str, opacity: float = 1.0) -> None:
        """Several curves of one colour that do not touch."""
        outlines = (
            _closed(thinned(self._placed(sampled(points, closed=True)), 0.35 * self.slack))
            for points in shapes
        )
        self.marks.append(_Mark(_filled("".join(outlines), colour, opacity)))

    def line(
        self, points: Points, colour: str, width: float, opacity: float = 1.0, edge: bool = False
    ) -> None:
        """An open curve with round ends."""
        d = _open(thinned(self._placed(sampled(points, closed=False)), 0.2 * self.slack))
        wide = width * self._scale
        self.marks.append(_Mark(_stroked(d, colour, wide, opacity), d if edge else "", wide))

    def rod(self, points: Points, width: float, fill: Tone) -> None:
        """A shaded line: a shaft, a rope, a horn."""
        curve = thinned(self._placed(sampled(points, closed=False)), 0.2 * self.slack)
        d, wide = _open(curve), width * self._scale
        lit = _open(curve + LIGHT * wide * 0.18)
        text = _stroked(d, fill.dark, wide) + _stroked(lit, fill.main, wide * 0.58)
        light = _open(curve + LIGHT * wide * 0.28)
        text += _stroked(light, fill.light, wide * 0.2)
        self.marks.append(_Mark(text, d, wide))

    def limb(
        self, a: tuple[float, float], b: tuple[float, float], ra: float, rb: float, fill: Tone
    ) -> None:
        """A tapering limb from a joint to a joint, each with its radius."""
        self.solid(capsule(a, b, ra, rb), fill)

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
        curve = self._placed(sampled(oval(x, y, rx, ry), closed=True))
        text = _filled(_closed(thinned(curve, 0.4 * self.slack)), "#000000", 0.38)
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


def _closed(curve: Curve) -> str:
    return steps(curve) + "z"


def _open(curve: Curve) -> str:
    return steps(curve)


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
