"""Four card backs: each its own colour and its own pattern, the same from either end.

Those that are won on the road stand in `keepsakes.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from assets.cards.paper import CENTRE, HEIGHT, WIDTH, card, trim, twice
from assets.cards.suits import OUTLINES
from assets.cards.svg import circle, group, line, mix, number, path, placed, radial, rect

MARGIN = 12.0
LEFT, TOP, RIGHT, BOTTOM = MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN
X, Y = CENTRE


@dataclass(frozen=True)
class Back:
    """The inks of one back and the pattern that fills it."""

    ground: str
    deep: str
    thread: str
    gold: str
    pattern: Callable[[Back], list[str]]


def _segment(x0: float, y0: float, x1: float, y1: float) -> str:
    return f"M{number(x0)},{number(y0)}L{number(x1)},{number(y1)}"


def polar(angle: float, radius: float, x: float = X, y: float = Y) -> tuple[float, float]:
    """The point so far from another, at an angle in degrees clockwise from the right."""
    turn = math.radians(angle)
    return x + radius * math.cos(turn), y + radius * math.sin(turn)


def four_suits(reach: float, height: float, ink: str) -> list[str]:
    """The suits around the middle, each with its foot towards it; spade above and below."""
    out = []
    for suit, turn in (("S", 0), ("H", 90), ("S", 180), ("H", 270)):
        x, y = polar(turn - 90, reach)
        out.append(placed([path(OUTLINES[suit], ink)], x, y, height / 102, turn))
    return out


def _lattice(back: Back) -> list[str]:
    """Navy: a net of diamonds with gold knots around a compass rose."""
    dx, dy, lines, knots = 18.833, 27.167, [], []
    for k in range(-14, 15):
        x = X + k * dx
        for slope in (1, -1):
            # The line through (x, Y), cut where it leaves the window.
            reach_up = min((Y - TOP) / dy, ((RIGHT - x) if slope > 0 else (x - LEFT)) / dx)
            reach_down = min((BOTTOM - Y) / dy, ((x - LEFT) if slope > 0 else (RIGHT - x)) / dx)
            if reach_up > -reach_down:
                lines.append(
                    _segment(
                        x + slope * reach_up * dx, Y - reach_up * dy,
                        x - slope * reach_down * dx, Y + reach_down * dy,
                    )
                )  # fmt: skip
    for i in range(-12, 13):
        for j in range(-12, 13):
            x, y = X + i * dx / 2, Y + j * dy / 2
            if (i + j) % 2 == 0 and LEFT + 8 < x < RIGHT - 8 and TOP + 8 < y < BOTTOM - 8:
                if i % 2 == 0:
                    knots.append(circle(x, y, 1.5, back.gold))
                else:
                    knots.append(circle(x, y, 0.9, back.thread))
    rose = []
    for k in range(16):
        tip, a, b = (
            polar(22.5 * k, 62 if k % 2 == 0 else 40),
            *(polar(22.5 * k + d, 20) for d in (-11.25, 11.25)),
        )
        for side, ink in ((a, back.gold), (b, mix(back.gold, back.deep, 0.45))):
            rose.append(
                path(
                    f"M{number(X)},{number(Y)}L{number(side[0])},{number(side[1])}"
                    f"L{number(tip[0])},{number(tip[1])}Z",
                    ink if k % 2 == 0 else mix(ink, back.deep, 0.5),
                )
            )
    disc = [
        circle(X, Y, 69, back.deep, stroke=back.gold, stroke_width=2),
        circle(X, Y, 64.5, "none", stroke=back.gold, stroke_width=0.8),
        *rose,
        circle(X, Y, 25, back.deep, stroke=back.gold, stroke_width=1.4),
        *four_suits(12.5, 12.5, "#f4e6bd"),
    ]
    return [line("".join(lines), back.thread, 1), *knots, *disc]


def _scales(back: Back) -> list[str]:
    """Burgundy: rows of fans that open towards both ends from a band in the middle."""
    columns, ranks = 7, 7
    w, h = (RIGHT - LEFT) / columns, (Y - 26 - TOP) / ranks
    rows = []
    for r in range(ranks):
        y = TOP + h * (r + 1)
        whole = r % 2 == 0
        outer = _hills(LEFT, y, w, h, columns, whole, 1.0)
        ribs = "".join(_hills(LEFT, y, w, h, columns, whole, share) for share in (0.66, 0.32))
        floor = f"V{number(y + h)}H{number(LEFT)}Z"
        gold = {"stroke": back.gold, "stroke_width": 1.3}
        rows += [path(outer + floor, "url(#ground)", **gold), line(ribs, back.thread, 1.2)]
    band = [
        rect(LEFT, Y - 26, RIGHT - LEFT, 52, back.deep),
        line(f"M{LEFT},{Y - 26}H{RIGHT}M{LEFT},{Y + 26}H{RIGHT}", back.gold, 2),
        line(f"M{LEFT},{Y - 21.5}H{RIGHT}M{LEFT},{Y + 21.5}H{RIGHT}", back.gold, 0.8),
    ]
    side = [_lozenge(X + d, Y, 9, 13, back) for d in (-84, -61, 61, 84)]
    shield = [
        circle(X, Y, 47, back.deep, stroke=back.gold, stroke_width=2.2),
        circle(X, Y, 42.5, "none", stroke=back.gold, stroke_width=0.8),
        *(
            line(_segment(*polar(a, 27), *polar(a, 39)), back.gold, 1.6)
            for a in (360 * k / 36 for k in range(36))
        ),
        circle(X, Y, 26, mix(back.ground, "#ffffff", 0.08), stroke=back.gold, stroke_width=1.4),
        *four_suits(12.5, 12.5, "#f7e7c4"),
    ]
    return [*twice(rows), *band, *side, *shield]


def _hills(x: float, y: float, w: float, h: float, count: int, whole: bool, share: float) -> str:
    """A row of arches standing on `y`; a row that is not whole begins and ends with a half one."""
    rx, ry = number(w / 2 * share), number(h * share)
    arch = f"a{rx},{ry} 0 0 1 {number(w * share)},0"
    gap = f"m{number(w * (1 - share))},0" if share < 1 else ""
    if whole:
        return f"M{number(x + w / 2 * (1 - share))},{number(y)}" + gap.join([arch] * count)
    half = number(w / 2 * share)
    first = f"M{number(x)},{number(y - h * share)}a{rx},{ry} 0 0 1 {half},{ry}"
    last = f"a{rx},{ry} 0 0 1 {half},-{ry}"
    return first + gap + gap.join([arch] * (count - 1)) + gap + last


def _lozenge(x: float, y: float, w: float, h: float, back: Back) -> str:
    d = f"M{x},{y - h}L{x + w},{y}L{x},{y + h}L{x - w},{y}Z"
    inner = f"M{x},{y - h / 2}L{x + w / 2},{y}L{x},{y + h / 2}L{x - w / 2},{y}Z"
    return path(d, "none", stroke=back.gold, stroke_width=1.4) + path(inner, back.gold)


def _tracery(back: Back) -> list[str]:
    """Green: interlaced rings with a star in each gap, and a clover window in the middle."""
    step = 27.2
    r = step * math.sqrt(0.5)
    knots = [(X + i * step, Y + j * step) for i in range(-3, 4) for j in range(-5, 6)]
    rings = group((circle(x, y, r, "none") for x, y in knots), stroke=back.thread, stroke_width=1.5)
    buds = group((circle(x, y, 2.2, back.thread) for x, y in knots))
    arm, waist = number(5.6), number(1.44)
    star = f"l{waist},4.16l4.16,{waist}l-4.16,{waist}l-{waist},4.16l-{waist},-4.16l-4.16,-{waist}"
    stars = "".join(
        f"M{number(X + (i + 0.5) * step)},{number(Y + (j + 0.5) * step)}m0,-{arm}{star}"
        f"l4.16,-{waist}Z"
        for i in range(-4, 4)
        for j in range(-6, 6)
    )
    lobes = [polar(a, 30) for a in (-90, 0, 90, 180)]
    window = [
        *(circle(x, y, 35, back.deep, stroke=back.gold, stroke_width=4.4) for x, y in lobes),
        *(circle(x, y, 33, back.deep) for x, y in lobes),
        *(circle(x, y, 28.5, "none", stroke=back.gold, stroke_width=0.9) for x, y in lobes),
        circle(X, Y, 30, back.deep),
        circle(X, Y, 22, mix(back.ground, "#ffffff", 0.06), stroke=back.gold, stroke_width=1.6),
        placed([path(STAR, back.gold)], X, Y, 2.6),
        *four_suits(40, 26, "#f1e8c0"),
    ]
    return [rings, buds, path(stars, back.gold), *window]


STAR = "M0,-7 L1.8,-1.8 L7,0 L1.8,1.8 L0,7 L-1.8,1.8 L-7,0 L-1.8,-1.8 Z"


def _sunrise(back: Back) -> list[str]:
    """Plum: two suns on the middle line send stepped rays to both ends."""
    rays = []
    count = 28
    pale = mix(back.ground, back.thread, 0.42)
    for k in range(count):
        a0, a1 = (180 + 180 * (k + d) / count for d in (0, 0.5))
        edge0, edge1 = _to_edge(a0), _to_edge(a1)
        corner = ""
        if edge0[1] > TOP + 0.01 and edge1[1] <= TOP + 0.01:
            corner = f"L{number(LEFT)},{number(TOP)}"
        elif edge0[1] <= TOP + 0.01 and edge1[1] > TOP + 0.01:
            corner = f"L{number(RIGHT)},{number(TOP)}"
        rays.append(
            path(
                f"M{number(X)},{number(Y)}L{number(edge0[0])},{number(edge0[1])}{corner}"
                f"L{number(edge1[0])},{number(edge1[1])}Z",
                pale,
            )
        )
    arches = []
    for r, width in ((108, 1), (102, 2.4), (84, 1), (66, 2.4), (60, 1)):
        arches.append(line(f"M{X - r},{Y}A{r},{r} 0 0 1 {X + r},{Y}", back.gold, width))
    beads = [circle(*polar(180 + 180 * (k + 0.5) / 16, 93), 2.3, back.gold) for k in range(16)]
    night = [
        placed([path(STAR, "#f3dfae")], X + dx, Y + dy, s)
        for dx, dy, s in (
            (-92, -138, 0.9), (-46, -148, 0.62), (0, -138, 1.25), (46, -148, 0.62),
            (92, -138, 0.9), (-72, -121, 0.5), (72, -121, 0.5), (-98, -104, 0.6), (98, -104, 0.6),
        )
    ]  # fmt: skip
    half = [*rays, *arches, *beads, *night]
    middle = [
        circle(X, Y, 48, back.deep, stroke=back.gold, stroke_width=2.2),
        *(
            line(_segment(*polar(a, 30), *polar(a, 44 if k % 2 else 38)), back.gold, 1.2)
            for k, a in enumerate(360 * k / 40 for k in range(40))
        ),
        circle(X, Y, 26, mix(back.ground, "#ffffff", 0.1), stroke=back.gold, stroke_width=1.4),
        *four_suits(12.5, 12.5, "#f8e8cb"),
    ]
    return [*twice(half), *middle]


def _to_edge(angle: float) -> tuple[float, float]:
    """Where a ray from the middle meets the upper half of the window."""
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    reach = min(
        (RIGHT - X) / dx if dx > 1e-9 else math.inf,
        (LEFT - X) / dx if dx < -1e-9 else math.inf,
        (TOP - Y) / dy if dy < -1e-9 else math.inf,
    )
    return X + dx * reach, Y + dy * reach


BACKS = {
    "navy": Back("#1d3263", "#101d42", "#5b76b4", "#c9a85a", _lattice),
    "burgundy": Back("#8a1f2f", "#5a0f1d", "#d58a7d", "#dcb465", _scales),
    "green": Back("#1c6142", "#0c3d27", "#6fae86", "#d0b160", _tracery),
    "plum": Back("#4b2a63", "#2f1743", "#9a73b5", "#dcb56a", _sunrise),
}


def back(inks: Back) -> str:
    """The SVG text of one card back."""
    glow = radial("ground", CENTRE, 205, (0, mix(inks.ground, "#ffffff", 0.14)), (1, inks.ground))
    window = rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "url(#ground)", rx=7, ry=7)
    frame = [
        trim(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 7),
        rect(
            LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "none", rx=7, ry=7,
            stroke=inks.deep, stroke_width=1.6,
        ),
        rect(
            LEFT + 4.5, TOP + 4.5, RIGHT - LEFT - 9, BOTTOM - TOP - 9, "none", rx=4, ry=4,
            stroke=inks.gold, stroke_width=1.4,
        ),
    ]  # fmt: skip
    return card([window, *inks.pattern(inks), *frame], [glow])
