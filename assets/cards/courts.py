"""The court cards: a framed picture of a figure and the same figure turned about the waist."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from assets.cards.attire import CREAM, GOLD, GOLD_DARK, GOLD_LINE, Cloth
from assets.cards.jacks import JACKS
from assets.cards.kings import KINGS
from assets.cards.paper import CENTRE, card, corners, trim, twice
from assets.cards.queens import QUEENS
from assets.cards.suits import symbol
from assets.cards.svg import circle, line, mix, number, path, placed, rect

LEFT, TOP, WIDE, HIGH = 49.0, 33.0, 152.0, 284.0
X, Y = CENTRE
Figure = Callable[[Cloth], list[str]]
FIGURES: dict[str, Mapping[str, Figure]] = {"K": KINGS, "Q": QUEENS, "J": JACKS}


def _rays(tint: str) -> str:
    parts = []
    for k in range(14):
        d = "M0,0"
        for part in (0.0, 0.5):
            angle = math.radians(180 + 180 * (k + part) / 14)
            # As far as the ray may go without leaving the card.
            reach = min(110 / abs(math.cos(angle)), 150 / max(1e-9, abs(math.sin(angle))))
            d += f"L{number(reach * math.cos(angle))},{number(reach * math.sin(angle))}"
        parts.append(d + "Z")
    return path("".join(parts), tint)


def _waves(tint: str) -> str:
    rows = []
    for r in range(6):
        y = -6 - 26 * r
        x = -78 - (13 if r % 2 else 0)
        hills = "a13,13 0 0 1 26,0" * (6 + r % 2)
        small = "m7,0a6,6 0 0 1 12,0m7,0" * (6 + r % 2)
        rows.append(f"M{x},{y}{hills}M{x},{y}{small}")
    return line("".join(rows), tint, 1.6)


def _lozenges(tint: str) -> str:
    cells = []
    for r in range(7):
        for k in range(-4, 5):
            x, y = k * 19.5 + (9.75 if r % 2 else 0), -8 - 20 * r
            if abs(x) < 80:
                cells.append(f"M{number(x)},{number(y - 8)}l6.4,8l-6.4,8l-6.4-8Z")
    return path("".join(cells), tint)


def _arcade(tint: str) -> str:
    arches = []
    for r in (74, 62, 50):
        arches.append(f"M{-r},0V-64A{r},{r} 0 0 1 {r},-64V0")
    leaves = "".join(
        f"M{x},{y}c-5,-5 -5,-11 0,-16c5,5 5,11 0,16Z"
        for x, y in ((-64, -122), (64, -122), (-70, -104), (70, -104))
    )
    return line("".join(arches), tint, 3) + path(leaves, tint)


_WALLS: dict[str, Callable[[str], str]] = {
    "S": _rays,
    "H": _waves,
    "D": _lozenges,
    "C": _arcade,
}


def _pattern(suit: str, cloth: Cloth) -> str:
    """What is painted on the wall of one half."""
    return _WALLS[suit](mix(cloth.wall, cloth.main, 0.13))


def backdrop(suit: str, cloth: Cloth) -> list[str]:
    """The wall behind one half, with a halo behind the head."""
    return [
        _pattern(suit, cloth),
        circle(0, -84, 47, mix(cloth.wall, "#fffdf4", 0.7)),
        circle(0, -84, 47, "none", stroke=GOLD, stroke_width=1.3),
        circle(0, -84, 43.4, "none", stroke=GOLD, stroke_width=0.6),
    ]


def wall(suit: str, cloth: Cloth) -> list[str]:
    """The painted wall of a whole picture."""
    return twice([placed([_pattern(suit, cloth)], X, Y)])


def belt(cloth: Cloth) -> list[str]:
    """The band at the waist that both halves share, with the suit on its clasp."""
    studs = []
    for k in (2, 3, 4):
        for side in (-1, 1):
            x = side * (k * 18.5 - 12)
            studs.append(symbol(cloth.mark, x, 0, 8.4, CREAM, 0 if side < 0 else 180))
    band = [
        rect(-79, -9, 158, 18, cloth.dark),
        line("M-79,-9 H79 M-79,9 H79", GOLD_LINE, 3.2),
        line("M-79,-9 H79 M-79,9 H79", GOLD, 2),
    ]
    clasp = [
        circle(0, 0, 16, GOLD, stroke=GOLD_LINE, stroke_width=1),
        circle(0, 0, 12.6, CREAM, stroke=GOLD_DARK, stroke_width=0.8),
        symbol(cloth.mark, 0, 0, 15.6, cloth.ink),
    ]
    return [*band, *studs, *clasp]


def framed(picture: list[str], cloth: Cloth) -> list[str]:
    """A picture trimmed to its gold frame."""
    window = (LEFT, TOP, WIDE, HIGH)
    inside = (LEFT + 3.6, TOP + 3.6, WIDE - 7.2, HIGH - 7.2)
    return [
        rect(*window, cloth.wall),
        *picture,
        trim(*window),
        rect(*window, "none", rx=4, ry=4, stroke=GOLD_LINE, stroke_width=3.2),
        rect(*window, "none", rx=4, ry=4, stroke=GOLD, stroke_width=2),
        rect(*inside, "none", rx=2, ry=2, stroke=GOLD_DARK, stroke_width=0.6),
    ]


def inner_pips(suit: str, ink: str) -> list[str]:
    """A small pip in two corners of the picture."""
    return twice([symbol(suit, LEFT + 17, TOP + 19, 24, ink)])


def court(rank: str, suit: str, cloth: Cloth) -> str:
    """The SVG text of one court card."""
    half = [*backdrop(suit, cloth), *FIGURES[rank][suit](cloth)]
    picture = [*twice([placed(half, X, Y)]), placed(belt(cloth), X, Y)]
    pips = [*inner_pips(suit, cloth.ink), *corners(rank, suit, cloth.ink)]
    return card([*framed(picture, cloth), *pips])


def bust(
    rank: str, suit: str, cloth: Cloth, window: tuple[float, float, float, float]
) -> list[str]:
    """The upper half of a court scaled to fill a window; its sides need a trim afterwards."""
    x, y, w, h = window
    scale = h / 148
    half = [*backdrop(suit, cloth), *FIGURES[rank][suit](cloth), *belt(cloth)[:3]]
    return [placed(half, x + w / 2, y + h - 7 * scale, scale)]
