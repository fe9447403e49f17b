"""The four aces: one large ornamental symbol each, the spade's the largest."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.cards.paper import CENTRE, card, corners
from assets.cards.suits import DIAMOND, OUTLINES
from assets.cards.svg import circle, group, line, mix, number, path, placed, polygon

GOLD, DEEP_GOLD, CREAM = "#c39a3f", "#94701f", "#fdf9ee"
X, Y = CENTRE
# The spade without its stem, for the lines engraved inside the large one.
_LEAF = """M0,-51 C5,-35 45,-15 45,15 C45,31 34,40 21,40 C11,40 3,34 0,24
 C-3,34 -11,40 -21,40 C-34,40 -45,31 -45,15 C-45,-15 -5,-35 0,-51 Z"""


def _around(count: int, start: float = -90.0) -> list[float]:
    """Angles in degrees, evenly spaced."""
    return [start + 360 * k / count for k in range(count)]


def _at(angle: float, radius: float) -> tuple[float, float]:
    turn = math.radians(angle)
    return X + radius * math.cos(turn), Y + radius * math.sin(turn)


def _ray(angle: float, inner: float, outer: float) -> str:
    (x0, y0), (x1, y1) = _at(angle, inner), _at(angle, outer)
    return f"M{number(x0)},{number(y0)}L{number(x1)},{number(y1)}"


def _layers(suit: str, height: float, y: float, *steps: tuple[float, str]) -> list[str]:
    """The symbol again and again, smaller each time; steps are (share of the height, fill)."""
    outline = OUTLINES[suit]
    return [placed([path(outline, fill)], X, y, height * share / 102) for share, fill in steps]


def _spade(ink: str) -> list[str]:
    soft = mix(ink, CREAM, 0.86)
    long = "".join(_ray(a, 92, 103 if k % 2 else 98) for k, a in enumerate(_around(96)))
    halo = circle(X, Y, 86, soft, opacity=0.55)
    rings = [
        circle(X, Y, 88.5, "none", stroke=ink, stroke_width=1.5),
        circle(X, Y, 85, "none", stroke=GOLD, stroke_width=1),
    ]
    beads = [circle(*_at(a, 107.5), 1.7, GOLD) for a in _around(24)]
    leaf = [
        placed([path(_LEAF, fill)], X, Y - 5, 1.58 * share)
        for share, fill in ((0.87, GOLD), (0.845, ink), (0.62, CREAM), (0.565, ink))
    ]
    symbol = [*_layers("S", 162, Y - 5, (1, ink)), *leaf]
    fan = line("".join(_spoke(a, 14, 31) for a in range(-190, 11, 20)), GOLD, 1.2)
    small = placed([path(OUTLINES["S"], CREAM)], X, Y + 1, 0.25)
    plinth = line(f"M{X - 31},{Y + 77.6}H{X + 31}", GOLD, 1.3)
    return [halo, line(long, ink, 0.9), *rings, *beads, *symbol, fan, small, plinth]


def _spoke(angle: float, inner: float, outer: float) -> str:
    """A ray around the small spade in the middle of the large one."""
    turn = math.radians(angle)
    cx, cy = X, Y + 2
    near, far = (
        (cx + r * math.cos(turn), cy + r * math.sin(turn) * 1.06) for r in (inner + 4, outer - 3)
    )
    return f"M{number(near[0])},{number(near[1])}L{number(far[0])},{number(far[1])}"


def _heart(ink: str) -> list[str]:
    soft = mix(ink, CREAM, 0.9)
    petals = []
    for k, a in enumerate(_around(24)):
        x, y = _at(a, 66)
        reach = 1.0 if k % 2 else 0.72
        petals.append(
            placed(
                [path("M0,6 C6,0 5,-9 0,-17 C-5,-9 -6,0 0,6 Z", ink if k % 2 else GOLD)],
                x, y, reach, a + 90,
            )
        )  # fmt: skip
    ring = [
        circle(X, Y, 61, soft),
        circle(X, Y, 61, "none", stroke=ink, stroke_width=1.3),
        circle(X, Y, 57.5, "none", stroke=GOLD, stroke_width=0.9),
    ]
    symbol = _layers(
        "H", 96, Y + 3, (1, ink), (0.84, mix(ink, CREAM, 0.75)), (0.805, ink),
        (0.44, GOLD), (0.38, mix(ink, CREAM, 0.88)), (0.24, ink),
    )  # fmt: skip
    return [*petals, *ring, *symbol]


def _diamond(ink: str) -> list[str]:
    light, pale, dark = mix(ink, CREAM, 0.28), mix(ink, CREAM, 0.55), mix(ink, "#140a14", 0.32)
    ring = [
        placed([path(DIAMOND, ink if k % 2 else GOLD)], *_at(a, 84), 0.15 if k % 2 else 0.1, a + 90)
        for k, a in enumerate(_around(32))
    ]
    ring.append(circle(X, Y, 73, "none", stroke=ink, stroke_width=1.2))
    ring.append(circle(X, Y, 70, mix(ink, "#ffffff", 0.9), stroke=GOLD, stroke_width=0.8))
    w, h, a, b = 46.0, 62.0, 17.0, 24.0
    table = [(X, Y - b), (X + a, Y), (X, Y + b), (X - a, Y)]
    top, right, bottom, left = (X, Y - h), (X + w, Y), (X, Y + h), (X - w, Y)
    gem = [
        polygon([top, right, bottom, left], ink),
        polygon([top, table[0], table[3], left], pale),
        polygon([top, right, table[1], table[0]], light),
        polygon([left, table[3], table[2], bottom], ink),
        polygon([right, bottom, table[2], table[1]], dark),
        polygon(table, mix(ink, CREAM, 0.1)),
        polygon([table[0], (X, Y), table[3]], mix(ink, CREAM, 0.36)),
        line(
            f"M{X},{Y - h}V{Y - b}M{X},{Y + h}V{Y + b}M{X - w},{Y}H{X - a}M{X + w},{Y}H{X + a}",
            CREAM, 0.7, stroke_opacity=0.7,
        ),
        path(_closed(table), stroke=CREAM, stroke_width=1.1),
        path(_closed([top, right, bottom, left]), stroke=dark, stroke_width=1.2),
    ]  # fmt: skip
    return [*ring, *gem]


def _closed(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in points) + "Z"


def _club(ink: str) -> list[str]:
    leaf = "M0,0 C7,-4 9,-13 3,-22 C-4,-16 -6,-7 0,0 Z"
    half = []
    for k in range(14):
        a = 90 - (12 + 11.4 * k)
        (x, y), shade = _at(a, 73), ink if k % 2 else mix(ink, "#052b14", 0.35)
        x, y = x - X, y - Y
        half.append(placed([path(leaf, shade)], x, y, 0.86, a + 160))
        half.append(placed([path(leaf, shade)], x, y, 0.7, a + 232))
        half.append(circle(x, y, 2.1, GOLD))
    stem = "M0,73 A73,73 0 0 0 12.7,-71.9"
    half.insert(0, line(stem, ink, 1.2))
    wreath = [placed(half, X, Y), placed(half, X, Y, flip=True)]
    ring = [
        circle(X, Y, 61, mix(ink, "#ffffff", 0.9)),
        circle(X, Y, 61, "none", stroke=GOLD, stroke_width=0.9),
    ]
    symbol = _layers("C", 98, Y - 2, (1, ink))
    pale = mix(ink, CREAM, 0.8)
    rings = [
        circle(X + dx, Y + dy, r, "none", stroke=pale, stroke_width=1.1)
        for dx, dy in ((0, -30.3), (-25.8, 9.3), (25.8, 9.3))
        for r in (16.5,)
    ]
    hearts = [
        placed([path(OUTLINES["C"], GOLD)], X + dx, Y + dy, 0.15)
        for dx, dy in ((0, -30.3), (-25.8, 9.3), (25.8, 9.3))
    ]
    knot = circle(X, Y - 1, 4.2, GOLD)
    return [*wreath, *ring, *symbol, *rings, *hearts, knot]


# How far each picture is enlarged: the spade was drawn at its final size.
_ENLARGED = {"S": 1.0, "H": 1.16, "D": 1.12, "C": 1.14}
PICTURES: dict[str, Callable[[str], list[str]]] = {
    "S": _spade,
    "H": _heart,
    "D": _diamond,
    "C": _club,
}


def ace(suit: str, ink: str) -> str:
    """The SVG text of an ace."""
    k = _ENLARGED[suit]
    shift = f"matrix({k} 0 0 {k} {number(X - k * X)} {number(Y - k * Y)})"
    return card([group(PICTURES[suit](ink), transform=shift), *corners("A", suit, ink)])
