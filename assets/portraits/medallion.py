"""The round frame of a portrait, its backgrounds, and clothes cut to it.

People are drawn in face units (see `assets.cards.faces`): the bridge of the nose is (0, 0), and
the medallion is a circle of radius `RADIUS` around (0, `MIDDLE`).
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from assets.cards.svg import circle, document, line, mix, number, path, placed

SIZE, SCALE = 256.0, 2.05
RADIUS, MIDDLE = 57.5, 2.5
_AT = (128.0, 128.0 - MIDDLE * SCALE)
GOLD, GOLD_DARK, GOLD_LIGHT = "#d9a83c", "#8a6118", "#f6dc92"


def _polar(angle: float, radius: float) -> str:
    turn = math.radians(angle)
    return f"{number(radius * math.cos(turn))},{number(MIDDLE + radius * math.sin(turn))}"


def sun(tint: str, count: int = 18) -> str:
    """Rays from the middle of the medallion."""
    step = 360 / count
    wedges = (
        f"M0,{MIDDLE}L{_polar(k * step, RADIUS)}L{_polar((k + 0.5) * step, RADIUS)}Z"
        for k in range(count)
    )
    return path("".join(wedges), tint)


def rings(tint: str) -> str:
    """Circles within circles."""
    return "".join(
        circle(0, MIDDLE, r, "none", stroke=tint, stroke_width=2.4) for r in (54, 46, 38, 30)
    )


def grid(tint: str) -> str:
    """Small lozenges on a net."""
    cells = []
    for row in range(-6, 7):
        for column in range(-6, 7):
            x, y = column * 10 + (row % 2) * 5, MIDDLE + row * 8.6
            if math.hypot(x, y - MIDDLE) < RADIUS - 5:
                cells.append(f"M{number(x)},{number(y - 3)}l2.2,3l-2.2,3l-2.2,-3Z")
    return path("".join(cells), tint)


def hills(tint: str) -> str:
    """A low sun behind two lines of hills."""
    far = f"M{_polar(170, RADIUS)}C-34,-10 -20,-4 -6,4 C14,-12 32,-10 {_polar(-6, RADIUS)}"
    return circle(24, -22, 15, mix(tint, "#ffffff", 0.35)) + path(
        f"{far}A{RADIUS},{RADIUS} 0 0 1 {_polar(170, RADIUS)}Z", tint
    )


def bars(tint: str) -> str:
    """Upright stripes, as of a panelled wall."""
    stripes = []
    for x in range(-48, 49, 16):
        reach = math.sqrt(RADIUS**2 - (abs(x) + 3) ** 2)
        stripes.append(
            f"M{x - 3},{number(MIDDLE - reach)}H{x + 3}V{number(MIDDLE + reach)}H{x - 3}Z"
        )
    return path("".join(stripes), tint)


def cloth(
    main: str, neckline: str = "M-47.5,35 C-40,28 -26,27 -13,22 L13,22 C26,27 40,28 47.5,35"
) -> list[str]:
    """Shoulders cut to the medallion, the right half in shade.

    `neckline` runs from the left edge of the circle over the shoulders to the right edge.
    """
    floor = f"A{RADIUS},{RADIUS} 0 0 1 -47.5,35 Z"
    shade = mix(main, "#08060f", 0.28)
    right = "M3,23 L13,22 C26,27 40,28 47.5,35"
    return [
        path(f"{neckline} {floor}", main),
        path(f"{right} A{RADIUS},{RADIUS} 0 0 1 3,60 Z", shade),
    ]


def medallion(wall: str, pattern: str, person: Iterable[str]) -> str:
    """The SVG text of a portrait: a person before a wall in a gold ring."""
    drawing = [
        circle(0, MIDDLE, RADIUS, wall),
        pattern,
        *person,
        circle(0, MIDDLE, RADIUS, "none", stroke=GOLD_DARK, stroke_width=4.4),
        circle(0, MIDDLE, RADIUS, "none", stroke=GOLD, stroke_width=3.2),
        circle(0, MIDDLE, RADIUS + 0.5, "none", stroke=GOLD_LIGHT, stroke_width=0.9),
    ]
    return document(SIZE, SIZE, [placed(drawing, *_AT, SCALE)])


def glasses(frame: str, lens: str = "#ffffff", r: float = 7.8) -> list[str]:
    """Round glasses on the nose."""
    return [
        *(circle(s * 9.4, -1.4, r, lens, fill_opacity=0.16) for s in (-1, 1)),
        *(circle(s * 9.4, -1.4, r, "none", stroke=frame, stroke_width=1.5) for s in (-1, 1)),
        line("M-1.8,-2.6 C-0.8,-4 0.8,-4 1.8,-2.6 M-17,-3 L-20.4,-4 M17,-3 L20.4,-4", frame, 1.5),
    ]
