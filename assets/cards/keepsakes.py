"""Card backs that are won on the road: wheat, clockwork, embers and stars."""

from __future__ import annotations

import math

from assets.cards.paper import twice
from assets.cards.patterns import (
    BOTTOM,
    LEFT,
    RIGHT,
    STAR,
    TOP,
    Back,
    X,
    Y,
    four_suits,
    polar,
)
from assets.cards.svg import circle, group, line, mix, moved, number, path, placed


def _seal(back: Back, radius: float) -> list[str]:
    """The disc in the middle, with the suits around its centre."""
    return [
        circle(X, Y, radius, back.deep, stroke=back.gold, stroke_width=2.2),
        circle(X, Y, radius - 4.4, "none", stroke=back.gold, stroke_width=0.8),
        circle(X, Y, 26, mix(back.ground, "#ffffff", 0.1), stroke=back.gold, stroke_width=1.4),
        *four_suits(12.5, 12.5, "#f8ecc9"),
    ]


def _wheat(back: Back) -> list[str]:
    """Ears of wheat that lean outwards from a sheaf's band."""
    ears = []
    for row, (count, reach) in enumerate(((7, 106), (4, 78))):
        for k in range(count):
            lean = (k - (count - 1) / 2) * (58 / count)
            x, y = polar(lean - 90, reach)
            ears.append(placed(_ear(back, row), x, y, 1.02 - 0.06 * row, lean))
    stalks = "".join(
        f"M{number(X + k * 2.6)},{number(Y - 34)}"
        f"Q{number(X + k * 5)},{number(Y - 66)} {number(X + k * 9)},{number(Y - 104)}"
        for k in range(-6, 7)
    )
    side = [
        placed(_ear(back, 2), X + s * (58 + 9 * k), Y - 10 - 9 * k, 0.8, s * (66 - 12 * k))
        for s in (-1, 1)
        for k in range(3)
    ]
    field = "".join(
        f"M{number(LEFT)},{number(Y - 8 - 13 * k)}" + "q8,-4 16,0t16,0" * 7 for k in range(12)
    )
    half = [line(field, back.thread, 0.7, stroke_opacity=0.45), line(stalks, back.gold, 1.1)]
    return [*twice([*half, *ears, *side]), *_seal(back, 46)]


def _ear(back: Back, row: int) -> list[str]:
    """One ear, its foot at (0, 0), pointing upwards."""
    ink = mix(back.gold, "#ffffff", 0.22 - 0.1 * row)
    grain = "M0,0 C4.6,-1.6 6.2,-6.4 3.6,-10.4 C0.6,-8 -0.8,-3.6 0,0 Z"
    grains = "".join(
        moved(grain, 0, -6.6 * k, flip=flip) for k in range(3) for flip in (False, True)
    )
    return [
        line("M0,8V-40M-2,-28L-7,-38M2,-28L7,-38", back.gold, 0.9),
        path(
            f"{grains}M0,-20C3,-23 3,-29 0,-33C-3,-29 -3,-23 0,-20Z",
            ink,
            stroke=back.deep,
            stroke_width=0.5,
        ),
    ]


def _clockwork(back: Back) -> list[str]:
    """Wheels that bite into each other, brass on brass."""
    wheels = (
        (58, 70, 36, 18, 0.0), (X + 6, 44, 20, 10, 9.0), (190, 70, 31, 15, 4.0),
        (40, 132, 25, 12, 6.0), (212, 128, 23, 11, 0.0), (108, 104, 19, 9, 2.0),
        (150, 110, 18, 9, 16.0), (LEFT + 20, 32, 16, 8, 0.0), (RIGHT - 20, 34, 16, 9, 0.0),
    )  # fmt: skip
    half = []
    for n, (x, y, radius, teeth, turn) in enumerate(wheels):
        ink = mix(back.gold, back.deep, 0.12 + 0.16 * (n % 3))
        half += _wheel(back, x, y, radius, teeth, turn, ink)
    numerals = [
        line(
            "M{},{}L{},{}".format(*map(number, (*polar(30 * k, 34), *polar(30 * k, 44)))),
            back.gold,
            3.2 if k % 3 == 0 else 1.5,
        )
        for k in range(12)
    ]
    shade = path(f"M{LEFT},{TOP}H{RIGHT}V{BOTTOM}H{LEFT}Z", back.deep, fill_opacity=0.25)
    return [shade, *twice(half), *_seal(back, 52), *numerals]


def _wheel(
    back: Back, x: float, y: float, radius: float, teeth: int, turn: float, ink: str
) -> list[str]:
    """One toothed wheel with its spokes."""
    points = []
    for k in range(teeth):
        step = 360 / teeth
        for share, length in ((0, 0.86), (0.16, 1.0), (0.42, 1.0), (0.58, 0.86)):
            points.append(polar(turn + (k + share) * step, radius * length, x, y))
    rim = "M" + "L".join(f"{number(px)},{number(py)}" for px, py in points) + "Z"
    spokes = "".join(
        "M{},{}L{},{}".format(
            *map(number, (*polar(turn + 60 * k, radius * 0.2, x, y),
                          *polar(turn + 60 * k, radius * 0.62, x, y)))
        )
        for k in range(6)
    )  # fmt: skip
    return [
        path(rim, ink, stroke=back.deep, stroke_width=1),
        circle(x, y, radius * 0.64, back.ground, stroke=back.deep, stroke_width=0.8),
        line(spokes, ink, radius * 0.1),
        circle(x, y, radius * 0.24, ink, stroke=back.deep, stroke_width=0.8),
        circle(x, y, radius * 0.08, back.deep),
    ]


def _embers(back: Back) -> list[str]:
    """Flames that rise to both ends, with sparks above them."""
    flame = "M0,0C-15,-8 -15,-26 -5,-40C-6,-30 1,-28 2,-37C4,-48 -2,-56 -1,-66C12,-54 19,-30 0,0Z"
    half = []
    rows = ((7, Y - 14, 1.5), (6, Y - 34, 1.35), (5, Y - 56, 1.2))
    for row, (count, y, scale) in enumerate(rows):
        wide = (RIGHT - LEFT - 34) / count
        ink = mix(back.thread, back.gold, 0.4 * row)
        for k in range(count):
            x = LEFT + 17 + wide * (k + 0.5)
            sway = 1 if (k + row) % 2 else -1
            body = [
                path(flame, ink, stroke=back.deep, stroke_width=0.8),
                placed([path(flame, mix(ink, "#ffe9a8", 0.5))], 0, -3, 0.5),
            ]
            lift = 6 * math.cos(k * 2.1 + row)
            half.append(
                group(
                    body,
                    transform=f"translate({number(x)} {number(y + lift)}) "
                    f"scale({sway * scale:.3g} {scale:.3g})",
                )
            )
    sparks = [
        circle(
            LEFT + 10 + (k * 61.8) % (RIGHT - LEFT - 20), TOP + 9 + (k * 23.1) % 44,
            1.0 + (k % 3) * 0.6, mix(back.gold, "#fff0b8", (k % 4) / 4),
        )
        for k in range(34)
    ]  # fmt: skip
    return [*twice([*half, *sparks]), *_seal(back, 48)]


def _stars(back: Back) -> list[str]:
    """A night sky: stars in their figures, around the rings of a chart."""
    rings = [
        circle(X, Y, radius, "none", stroke=back.thread, stroke_width=0.8, stroke_opacity=0.8)
        for radius in (70, 92, 112)
    ]
    marks = "".join(
        "M{},{}L{},{}".format(
            *map(number, (*polar(5 * k, 92), *polar(5 * k, 97 if k % 3 else 102)))
        )
        for k in range(72)
    )
    figures = (
        ((34, 40), (58, 54), (84, 48), (104, 62), (128, 54), (150, 36)),
        ((176, 44), (196, 60), (218, 52), (208, 84), (184, 90), (196, 60)),
        ((30, 92), (48, 108), (38, 134), (62, 140)),
        ((222, 116), (206, 132), (218, 152)),
    )
    half = []
    for figure in figures:
        route = "M" + "L".join(f"{x},{y}" for x, y in figure)
        half.append(line(route, back.thread, 0.9))
        half += [
            placed([path(STAR, "#fbeec2" if n % 2 else back.gold)], x, y, 0.85 + 0.28 * (n % 3))
            for n, (x, y) in enumerate(figure)
        ]
    dust = [
        circle(
            LEFT + 8 + (k * 37.7) % (RIGHT - LEFT - 16), TOP + 8 + (k * 53.3) % (Y - TOP - 10),
            0.6 + (k % 3) * 0.25, "#f4ecd0", fill_opacity=0.75,
        )
        for k in range(60)
    ]  # fmt: skip
    moon = [
        circle(X, Y, 58, back.deep, stroke=back.gold, stroke_width=2.2),
        *(placed([path(STAR, back.gold)], *polar(45 * k + 22.5, 45), 0.9) for k in range(8)),
        *(circle(*polar(45 * k, 45), 2.4, back.gold) for k in range(8)),
    ]
    return [*twice([*dust, *half]), *rings, line(marks, back.gold, 0.9), *moon, *_seal(back, 34)]


BACKS = {
    "wheat": Back("#7a5a1e", "#4a340f", "#c9a24e", "#f0cd6e", _wheat),
    "clockwork": Back("#2d4a52", "#152b31", "#7fa3a8", "#d6a85a", _clockwork),
    "embers": Back("#4a1512", "#260908", "#c8452a", "#f2b64a", _embers),
    "stars": Back("#14204a", "#0a112b", "#6f86c4", "#e2c878", _stars),
}
