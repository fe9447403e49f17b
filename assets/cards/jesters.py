"""The jokers: red and black wild ones, and one that belongs to each suit."""

from __future__ import annotations

import math
from dataclasses import dataclass

from assets.cards.attire import (
    CREAM,
    CREAM_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_LINE,
    Cloth,
    edged,
)  # fmt: skip
from assets.cards.faces import Face, features, neck
from assets.cards.glyphs import glyph
from assets.cards.paper import CENTRE, INDEX_X, card, twice
from assets.cards.suits import BLACK, RED, symbol
from assets.cards.svg import circle, line, mix, moved, path, placed, polygon

SCALE, RADIUS, MIDDLE = 1.4, 55.0, 2.0


@dataclass(frozen=True)
class Jester:
    """One joker: the ink of its index, its two cloths, its face and what it hides behind."""

    ink: str
    left: str
    right: str
    wall: str
    face: Face
    suit: str | None = None
    masked: bool = False
    horns: int = 3


_FAIR = Face("#f6d2b3", "#7a3a1c", brows="arched", nose="long", mouth="grin", eyes="smiling",
             jaw=12.4, chin=29, blush=0.5, iris="#3f6f52")  # fmt: skip
_PALE = Face("#efe3d6", "#1b1820", brows="stern", nose="hooked", mouth="wry", jaw=11.6, chin=30,
             lips="#3a2c3a", iris="#7a1f2c", lashes=True)  # fmt: skip
_FACES = {
    "S": Face("#efcba8", "#1b1820", brows="stern", nose="hooked", mouth="wry", jaw=12, chin=30,
              iris="#3c5372", gaze=1),
    "H": Face("#f8d3b6", "#9a4620", brows="kind", nose="small", mouth="grin", eyes="smiling",
              jaw=12.6, chin=27, blush=0.5, iris="#3a6f8a", lashes=True, lips="#c4303c"),
    "D": Face("#865230", "#150f0e", brows="arched", nose="broad", mouth="grin", jaw=13, chin=28,
              lips="#8f3a38", gaze=-1),
    "C": Face("#dba878", "#54301a", brows="heavy", nose="broad", mouth="smile", eyes="smiling",
              jaw=14, chin=28, blush=0.4, age=1, iris="#4f6a2f"),
}  # fmt: skip


def wild(name: str) -> Jester:
    """The red (R) or the black (B) joker."""
    if name == "R":
        return Jester(RED, "#c5202f", "#e8a92f", "#fbe3d6", _FAIR)
    return Jester(BLACK, "#24242f", "#8e98aa", "#e6e5e4", _PALE, masked=True, horns=2)


def of_suit(suit: str, cloth: Cloth) -> Jester:
    """The joker that belongs to a suit."""
    horns = 2 if suit in "HC" else 3
    return Jester(cloth.ink, cloth.main, cloth.second, cloth.wall, _FACES[suit], suit, horns=horns)


def _hat(jester: Jester) -> list[str]:
    left, right = jester.left, jester.right
    edges = [mix(ink, "#08060f", 0.45) for ink in (left, right)]
    if jester.horns == 2:
        side = (
            "M0,-18 C-4,-44 -30,-62 -48,-40 C-54,-30 -52,-16 -46,-8 C-46,-22 -40,-28 -32,-22 "
            "C-28,-19 -25,-14 -23,-8 Z"
        )
        bells = [(-46, -5), (46, -5)]
        horns = [edged(side, left, edges[0]), edged(_mirrored(side), right, edges[1])]
        folds = "M-6,-30 C-16,-44 -34,-46 -42,-30 M6,-30 C16,-44 34,-46 42,-30"
    else:
        side = "M-8,-22 C-14,-40 -42,-48 -56,-16 C-48,-24 -40,-22 -35,-14 C-32,-8 -28,-5 -23,-7 Z"
        top = "M-15,-18 C-17,-38 -8,-56 12,-60 C8,-50 14,-36 15,-18 Z"
        bells = [(-56, -13), (56, -13), (13, -61)]
        horns = [edged(side, left, edges[0]), edged(_mirrored(side), right, edges[1]),
                 edged(top, right, edges[1]),
                 path("M-2,-20 C-3,-40 2,-52 12,-60 C8,-50 14,-36 15,-18 Z", left)]  # fmt: skip
        folds = (
            "M-24,-30 C-34,-38 -44,-32 -50,-22 M24,-30 C34,-38 44,-32 50,-22 "
            "M-8,-26 C-8,-38 -4,-48 4,-54"
        )
    band = [
        edged("M-24,-8 C-12,-19 12,-19 24,-8 L25,-16 C12,-28 -12,-28 -25,-16 Z", GOLD, GOLD_LINE),
        path("M2,-24.8 C11,-24.4 18,-21.6 25,-16 L24,-8 C17,-13.4 10,-16 2,-16.3 Z", GOLD_DARK,
             opacity=0.55),
        *(circle(x, y, 1.7, CREAM) for x, y in ((-17, -15), (-9, -18.6), (0, -20), (9, -18.6),
            (17, -15))),
    ]  # fmt: skip
    return [*horns, line(folds, "#ffffff", 1.3, stroke_opacity=0.3), *band, *map(_bell, bells)]


def _mirrored(d: str) -> str:
    return moved(d, 0, 0, flip=True)


def _bell(place: tuple[float, float]) -> str:
    x, y = place
    return (
        circle(x, y, 4.6, GOLD, stroke=GOLD_LINE, stroke_width=0.9)
        + circle(x - 1.4, y - 1.5, 1.2, "#fff4cf")
        + line(f"M{x - 3},{y + 1.4} H{x + 3} M{x},{y + 1.4} V{y + 3.4}", GOLD_LINE, 0.9)
    )


def _ruff(jester: Jester) -> list[str]:
    """A collar of points, each with its bell, the colours changing about."""
    out = []
    for k, (x, y, w) in enumerate(
        ((-36, 40, 12), (-21, 49, 12), (0, 53, 13), (21, 49, 12), (36, 40, 12))
    ):
        ink = (jester.left, jester.right)[k % 2]
        if k > 2:
            ink = mix(ink, "#08060f", 0.25)
        root = x * 0.5
        out.append(
            edged(f"M{root - w},24 L{root + w},24 L{x},{y} Z", ink, mix(ink, "#08060f", 0.4))
        )
        out.append(_bell((x, y + 2)))
    collar = edged(
        "M-27,26 C-26,16 -14,20 -10,22 C-4,26 4,26 10,22 C14,20 26,16 27,26 C22,34 8,33 0,31 "
        "C-8,33 -22,34 -27,26 Z", CREAM, CREAM_DARK, 1,
    )  # fmt: skip
    return [*out, collar, line("M-18,21 L-17,31 M-8,24 V31 M8,24 V31 M18,21 L17,31", "#b9ab8a", 1)]


def _mask(ink: str) -> list[str]:
    return [
        path("M-20,-5 C-16,-11 -6,-9 0,-6 C6,-9 16,-11 20,-5 C20,5 12,8 6,5 C3,3 1,1 0,1 C-1,1 "
             "-3,3 "
             "-6,5 C-12,8 -20,5 -20,-5 Z M-14.6,-2 C-12,-5 -6,-5 -4,-1.6 C-6.4,1.4 -12,1.6 "
             "-14.6,-2 Z "
             "M14.6,-2 C12,-5 6,-5 4,-1.6 C6.4,1.4 12,1.6 14.6,-2 Z", ink, fill_rule="evenodd"),
        line("M-20,-5 C-16,-11 -6,-9 0,-6 C6,-9 16,-11 20,-5", GOLD, 1.1),
    ]  # fmt: skip


def _halo(jester: Jester) -> list[str]:
    rays = []
    for k in range(48):
        angle = math.radians(7.5 * k)
        near, far = RADIUS + 3, RADIUS + (8 if k % 2 else 5)
        rays.append(
            f"M{near * math.cos(angle):.1f},{MIDDLE + near * math.sin(angle):.1f}"
            f"L{far * math.cos(angle):.1f},{MIDDLE + far * math.sin(angle):.1f}"
        )
    wedges = []
    for k in range(12):
        a, b = (math.radians(30 * k + d) for d in (0.0, 15.0))
        wedges.append(
            polygon(
                [(0, MIDDLE)] + [(RADIUS * math.cos(t),
                    MIDDLE + RADIUS * math.sin(t)) for t in (a, b)],
                mix(jester.wall, jester.left, 0.1),
            )
        )  # fmt: skip
    return [
        circle(0, MIDDLE, RADIUS, jester.wall), *wedges,
        circle(0, MIDDLE, RADIUS, "none", stroke=jester.ink, stroke_width=1.4),
        circle(0, MIDDLE, RADIUS - 2.6, "none", stroke=GOLD, stroke_width=0.8),
        line("".join(rays), jester.ink, 0.9, stroke_opacity=0.75),
    ]  # fmt: skip


def bust(jester: Jester) -> list[str]:
    """The jester in his ring, around (0, 0)."""
    paint = [symbol("D", 10, 6.4, 9, jester.left), symbol("D", -10, 6.4, 9, jester.left)]
    sides = path("M-20,-14 C-24,-2 -22,10 -17,18 L17,18 C22,10 24,-2 20,-14 Z", jester.face.hair)
    out = [
        *_halo(jester), sides, *neck(jester.face, 9, 26), *_ruff(jester), *features(jester.face),
    ]  # fmt: skip
    out += _mask("#1d1a26") if jester.masked else [] if jester.suit else paint
    out += _hat(jester)
    if jester.suit:
        out += [
            circle(0, 33, 7.4, GOLD_LIGHT, stroke=GOLD_LINE, stroke_width=0.9),
            symbol(jester.suit, 0, 33, 9.6, jester.ink),
        ]
    return out


def _star(x: float, y: float, r: float, ink: str) -> str:
    points = []
    for k in range(10):
        angle, reach = math.radians(36 * k - 90), r if k % 2 == 0 else r * 0.42
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points, ink)


def _corner(jester: Jester) -> list[str]:
    """A star, the suit if there is one, and the word from top to bottom."""
    parts = [_star(INDEX_X, 34, 18, jester.ink)]
    top = 60.0
    if jester.suit:
        parts.append(symbol(jester.suit, INDEX_X, 73, 30, jester.ink))
        top = 98.0
    for k, letter in enumerate("JOKER"):
        parts.append(glyph(letter, INDEX_X, top + 20.5 * k, 15, jester.ink))
    return parts


def joker(jester: Jester) -> str:
    """The SVG text of a joker."""
    x, y = CENTRE
    return card([placed(bust(jester), x + 2, y + 2, SCALE), *twice(_corner(jester))])


def large_joker(jester: Jester) -> str:
    """The SVG text of a joker with a star to be seen from across the room."""
    corner = [_star(53, 68, 50, jester.ink)]
    if jester.suit:
        corner.append(symbol(jester.suit, 53, 171, 64, jester.ink))
    return card([placed(bust(jester), 160, 245, 1.22), *corner])
