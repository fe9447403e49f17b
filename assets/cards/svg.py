"""Small words for writing SVG that nanosvg can draw: shapes, groups, gradients, a document."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable


def number(value: float) -> str:
    """The shortest text of a coordinate, with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _attribute(name: str, value: float | str) -> str:
    text = value if isinstance(value, str) else number(value)
    return f' {name.rstrip("_").replace("_", "-")}="{text}"'


def element(name: str, **attributes: float | str) -> str:
    """One empty element; underscores in attribute names stand for hyphens.

    No fill is the rule of every document, so "none" is not repeated; "inherit" takes the group's.
    """
    if attributes.get("fill") in ("none", "inherit"):
        del attributes["fill"]
    return f"<{name}{''.join(_attribute(k, v) for k, v in attributes.items())}/>"


def path(d: str, fill: str = "none", **attributes: float | str) -> str:
    """A path; spaces that mean nothing are dropped, so the source may be laid out freely."""
    squeezed = re.sub(r"\s*([A-Za-z])\s*", r"\1", re.sub(r"\s+", " ", d)).strip()
    squeezed = re.sub(r"(?<!\d)0\.", ".", re.sub(r"[, ]-", "-", squeezed))
    return element("path", d=squeezed, fill=fill, **attributes)


def line(d: str, stroke: str, width: float, **attributes: float | str) -> str:
    """A stroked path; its ends and joints are round, as the whole document says."""
    return path(d, stroke=stroke, stroke_width=width, **attributes)


def circle(x: float, y: float, radius: float, fill: str, **attributes: float | str) -> str:
    """A disc around (x, y)."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **attributes: float | str) -> str:
    """An upright ellipse around (x, y)."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **attributes)


def rect(
    x: float, y: float, width: float, height: float, fill: str, **attributes: float | str
) -> str:
    """A rectangle with its top left corner at (x, y)."""
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def polygon(points: Iterable[tuple[float, float]], fill: str, **attributes: float | str) -> str:
    """A closed straight-sided shape through `points`."""
    return path(f"M{'L'.join(f'{number(x)},{number(y)}' for x, y in points)}Z", fill, **attributes)


def group(children: Iterable[str], **attributes: float | str) -> str:
    """Several elements that share attributes, mostly a transform."""
    inside = "".join(children)
    return f"<g{''.join(_attribute(k, v) for k, v in attributes.items())}>{inside}</g>"


def transform(x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False) -> str:
    """Move to (x, y), turned clockwise by `turn` degrees, scaled, mirrored left to right."""
    steps = [f"translate({number(x)} {number(y)})"]
    if turn:
        steps.append(f"rotate({number(turn)})")
    if flip:
        steps.append(f"scale({-scale:.4g} {scale:.4g})")
    elif scale != 1.0:
        steps.append(f"scale({scale:.4g})")
    return "".join(steps)


def placed(
    children: Iterable[str],
    x: float,
    y: float,
    scale: float = 1.0,
    turn: float = 0.0,
    flip: bool = False,
) -> str:
    """Elements drawn elsewhere, as `transform` says."""
    return group(children, transform=transform(x, y, scale, turn, flip))


def moved(
    d: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False
) -> str:
    """Path data with `transform` worked into its numbers, so that many shapes join in one path.

    Only absolute M, L, C, Q and Z are understood.
    """
    if unknown := set(re.findall(r"[A-Za-z]", d)) - set("MLCQZ"):
        raise ValueError(f"moved() knows only M, L, C, Q and Z, not {sorted(unknown)}.")
    angle, side = math.radians(turn), -1 if flip else 1
    cos, sin = math.cos(angle) * scale, math.sin(angle) * scale

    def point(match: re.Match[str]) -> str:
        u, v = float(match[1]) * side, float(match[2])
        return f"{x + cos * u - sin * v:.1f},{y + sin * u + cos * v:.1f}".replace(".0", "")

    return re.sub(r"(-?[\d.]+)[ ,]+(-?[\d.]+)", point, d)


def _stops(stops: Iterable[tuple[float, str]]) -> str:
    return "".join(element("stop", offset=at, stop_color=colour) for at, colour in stops)


def _gradient(kind: str, name: str, stops: Iterable[tuple[float, str]], **ends: float) -> str:
    places = "".join(_attribute(k, v) for k, v in ends.items())
    return f'<{kind} id="{name}" gradientUnits="userSpaceOnUse"{places}>{_stops(stops)}</{kind}>'


def linear(
    name: str, start: tuple[float, float], end: tuple[float, float], *stops: tuple[float, str]
) -> str:
    """A straight gradient in the coordinates of the shapes that use it."""
    (x1, y1), (x2, y2) = start, end
    return _gradient("linearGradient", name, stops, x1=x1, y1=y1, x2=x2, y2=y2)


def radial(name: str, centre: tuple[float, float], radius: float, *stops: tuple[float, str]) -> str:
    """A round gradient in the coordinates of the shapes that use it."""
    return _gradient("radialGradient", name, stops, cx=centre[0], cy=centre[1], r=radius)


def document(width: float, height: float, body: Iterable[str], defs: Iterable[str] = ()) -> str:
    """A whole SVG file of the given view box; lines have round ends, shapes no fill of their "
    "own."""
    gradients = "".join(defs)
    shelf = f"<defs>{gradients}</defs>" if gradients else ""
    rounded = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    drawing = f"<g {rounded}>\n" + "\n".join(body) + "\n</g>"
    size = f'width="{number(width)}" height="{number(height)}"'
    box = f'viewBox="0 0 {number(width)} {number(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box}>{shelf}\n{drawing}\n</svg>\n'


def mix(colour: str, other: str, share: float) -> str:
    """`colour` with a share (0 to 1) of `other` stirred in; both as #rrggbb."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _channels(colour: str) -> list[int]:
    return [int(colour[k : k + 2], 16) for k in (1, 3, 5)]
