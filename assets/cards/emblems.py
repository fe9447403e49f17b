"""The number pack, 1 to 13: a lone pip, pips on the grid, and shield, helm and bear for 11 to "
"13."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.cards.attire import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_LINE,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WOOD,
    WOOD_DARK,
    Cloth,
    edged,
    gold,
    jewel,
)  # fmt: skip
from assets.cards.courts import framed, inner_pips, wall
from assets.cards.paper import CENTRE, card, corners
from assets.cards.pips import number_card
from assets.cards.suits import symbol
from assets.cards.svg import circle, ellipse, line, mix, moved, number, path, placed, polygon

X, Y = CENTRE
_FURS = {
    "S": ("#3b3f4c", "#252833", "#6d7382"),
    "H": ("#8a4a26", "#5f3018", "#c08a5c"),
    "D": ("#eef0ee", "#c3ccd4", "#ffffff"),
    "C": ("#6b4a2b", "#48301a", "#a9835a"),
}
"""By suit, a bear's fur in the light, in the shade, and on its muzzle."""


def _axe(steel: str, dark: str) -> list[str]:
    """A bearded axe standing upright, its head to the left."""
    return [
        line("M0,92 V-92", WOOD_DARK, 6.4), line("M0,92 V-92", WOOD, 4.4),
        edged("M-2,-88 L-30,-97 C-40,-82 -40,-60 -28,-42 L-16,-58 L-2,-62 Z", steel, dark, 1),
        path("M-30,-97 C-40,-82 -40,-60 -28,-42 C-31,-60 -32,-80 -30,-97 Z", STEEL_LIGHT),
        gold("M-4,-92 H4 V-58 H-4 Z"), line("M-3,76 H3 M-3,82 H3", GOLD, 1.6),
    ]  # fmt: skip


def _sector(start: float, stop: float, radius: float) -> str:
    a, b = math.radians(start), math.radians(stop)
    return (
        f"M0,0L{number(radius * math.cos(a))},{number(radius * math.sin(a))}"
        f"A{number(radius)},{number(radius)} 0 0 1 {number(radius * math.cos(b))},"
        f"{number(radius * math.sin(b))}Z"
    )


def _fields(suit: str, cloth: Cloth) -> list[str]:
    """How the shield is parted: in four, in waves of rays, in eight, or as a wheel."""
    if suit == "S":
        parts = "".join(_sector(a, a + 90, 62) for a in (-90, 90))
        return [path(parts, cloth.second)]
    if suit == "H":
        parts = "".join(_sector(a, a + 30, 62) for a in range(-90, 270, 60))
        return [path(parts, cloth.second)]
    if suit == "D":
        star = [
            (r * math.cos(math.radians(a)), r * math.sin(math.radians(a)))
            for a, r in ((22.5 * k - 90, 62 if k % 2 == 0 else 34) for k in range(16))
        ]
        return [polygon(star, cloth.second)]
    arcs = "".join(
        moved("M0,0 C22,-8 36,-30 30,-54 C22,-58 11,-61 0,-62 C14,-40 10,-16 0,0 Z", 0, 0, turn=a)
        for a in range(0, 360, 60)
    )
    return [path(arcs, cloth.second)]


def _shield(suit: str, cloth: Cloth) -> list[str]:
    """A round shield before two crossed axes."""
    rivets = [
        (56.5 * math.cos(math.radians(a)), 56.5 * math.sin(math.radians(a)))
        for a in range(0, 360, 20)
    ]
    return [
        placed(_axe(STEEL, STEEL_DARK), 0, 0, turn=-36),
        placed(_axe(STEEL, STEEL_DARK), 0, 0, turn=36, flip=True),
        circle(0, 0, 62, cloth.main), *_fields(suit, cloth),
        path("M0,-62 A62,62 0 0 1 0,62 Z", "#08060f", fill_opacity=0.18),
        circle(0, 0, 58.5, "none", stroke=GOLD_LINE, stroke_width=8.6),
        circle(0, 0, 58.5, "none", stroke=GOLD, stroke_width=7),
        *(circle(x * 1.035, y * 1.035, 1.7, GOLD_DARK) for x, y in rivets),
        circle(0, 0, 27, GOLD, stroke=GOLD_LINE, stroke_width=1.2),
        circle(0, 0, 22, CREAM, stroke=GOLD_DARK, stroke_width=1),
        symbol(suit, 0, 0, 27, cloth.ink),
    ]  # fmt: skip


def _helm(suit: str, cloth: Cloth) -> list[str]:
    """A helmet with eye guards and a curtain of mail, its crest that of the suit."""
    mail = []
    for row in range(5):
        y, wide = 30 + row * 9, 44 - row * 2.4
        count = 9 - row % 2
        step = 2 * wide / count
        mail.append("".join(
            f"M{number(-wide + k * step)},{y}a{number(step / 2)},6 0 0 0 {number(step)},0"
            for k in range(count)
        ))  # fmt: skip
    crests: dict[str, list[str]] = {
        "S": [edged("M-7,-66 C-10,-92 -4,-112 0,-120 C4,-112 10,-92 7,-66 Z", cloth.accent,
            "#5d1420")],
        "H": [edged("M-6,-64 C-44,-72 -62,-96 -52,-118 C-42,-100 -22,-96 -10,-92 C-14,-104 "
                    "-8,-116 0,-122 "
                    "C8,-116 14,-104 10,-92 C22,-96 42,-100 52,-118 C62,-96 44,-72 6,-64 Z",
                        cloth.main,
                    cloth.dark)],
        "D": [edged("M-3,-66 L-30,-108 L-9,-92 L0,-122 L9,-92 L30,-108 L3,-66 Z", cloth.accent,
            GOLD_LINE)],
        "C": [edged("M-4,-66 C-26,-74 -34,-92 -28,-112 C-20,-104 -12,-100 -8,-94 C-8,-106 "
                    "-4,-114 0,-120 "
                    "C4,-114 8,-106 8,-94 C12,-100 20,-104 28,-112 C34,-92 26,-74 4,-66 Z",
                        cloth.light,
                    cloth.dark)],
    }  # fmt: skip
    return [
        *crests[suit],
        path("M-46,18 L46,18 L36,74 C20,84 -20,84 -36,74 Z", mix(STEEL_DARK, "#10131a", 0.55)),
        line("".join(mail), STEEL, 1.8),
        path("M-39,-2 H39 V26 C24,46 -24,46 -39,26 Z", "#1b1a22"),
        *(ellipse(s * 15, 16, 4.4, 2.6, GOLD_LIGHT) for s in (-1, 1)),
        *(circle(s * 15, 16, 1.6, "#3a1408") for s in (-1, 1)),
        edged("M-48,20 C-54,-38 -30,-68 0,-70 C30,-68 54,-38 48,20 L38,24 C38,4 30,0 24,0 C16,0 "
              "8,6 6,16 "
              "L7,40 L0,50 L-7,40 L-6,16 C-8,6 -16,0 -24,0 C-30,0 -38,4 -38,24 Z", STEEL,
                  STEEL_DARK, 1.2),
        path("M2,-70 C31,-68 54,-38 48,20 L38,24 C38,4 30,0 24,0 C16,0 8,6 6,16 L7,40 L2,47 Z",
            STEEL_DARK,
             fill_opacity=0.75),
        line("M-22,-58 C-34,-44 -40,-24 -41,-2", STEEL_LIGHT, 3),
        line("M-38,24 C-38,4 -30,0 -24,0 C-16,0 -8,6 -6,16 L-7,40 L0,50 L7,40 L6,16 C8,6 16,0 "
             "24,0 C30,0 38,4 "
             "38,24", GOLD_LINE, 4.6),
        line("M-38,24 C-38,4 -30,0 -24,0 C-16,0 -8,6 -6,16 L-7,40 L0,50 L7,40 L6,16 C8,6 16,0 "
             "24,0 C30,0 38,4 "
             "38,24", GOLD, 3),
        gold("M-50,-6 C-30,-20 30,-20 50,-6 L50,-18 C30,-33 -30,-33 -50,-18 Z"),
        gold("M-6,-70 H6 V-24 H-6 Z", GOLD_LIGHT),
        *(jewel(x, y, 3, cloth.main) for x, y in ((-38, -17), (-22, -22.6), (22, -22.6), (38,
            -17))),
        circle(0, -24, 11, GOLD, stroke=GOLD_LINE, stroke_width=1.2), symbol(suit, 0, -24, 14,
            cloth.ink),
    ]  # fmt: skip


def _bear(suit: str, cloth: Cloth) -> list[str]:
    """A crowned bear, seen from the front."""
    fur, shade, muzzle = _FURS[suit]
    line_ink = mix(shade, "#0b0608", 0.55)
    ears = [
        *(circle(s * 43, -42, 18, tone, stroke=line_ink, stroke_width=1.2) for s, tone in ((-1,
            fur), (1, shade))),
        *(circle(s * 43, -41, 10, mix(muzzle, "#8a3a3a", 0.3)) for s in (-1, 1)),
    ]  # fmt: skip
    head = (
        "M0,-58 C26,-58 46,-44 52,-20 L62,-6 L55,4 L64,20 L53,26 L56,42 L42,42 C36,66 20,80 0,82 "
        "C-20,80 -36,66 -42,42 L-56,42 L-53,26 L-64,20 L-55,4 L-62,-6 L-52,-20 C-46,-44 -26,-58 "
        "0,-58 Z"
    )
    right = (
        "M2,-58 C26,-58 46,-44 52,-20 L62,-6 L55,4 L64,20 L53,26 L56,42 L42,42 C36,66 20,80 2,82 Z"
    )
    eyes = []
    for s in (-1, 1):
        eyes += [
            path(f"M{s * 34},-14 C{s * 28},-22 {s * 16},-18 {s * 11},-6 C{s * 18},-2 {s * 30},-4 "
                 f"{s * 34},-14 Z",
                 mix(shade, "#0b0608", 0.35)),
            ellipse(s * 21, -9, 5.4, 4.4, "#f3c44e"), circle(s * 20, -9, 2.6, "#1a0d08"),
            circle(s * 20 - 1, -10.2, 0.9, "#ffffff"),
            line(f"M{s * 38},-20 C{s * 28},-28 {s * 16},-22 {s * 8},-8", line_ink, 4),
        ]  # fmt: skip
    snout = [
        path("M0,-10 C12,-8 30,12 31,34 C31,52 16,58 0,58 C-16,58 -31,52 -31,34 C-30,12 -12,-8 "
             "0,-10 Z", muzzle),
        path("M2,-10 C13,-8 30,12 31,34 C31,52 16,58 2,58 Z", shade, fill_opacity=0.35),
        path("M-22,44 C-12,54 12,54 22,44 C22,64 12,72 0,72 C-12,72 -22,64 -22,44 Z", "#4a1016"),
        path("M-10,64 C-6,58 6,58 10,64 C6,70 -6,70 -10,64 Z", "#c2434a"),
        path("M-20,45 L-13,50 L-16,59 Z M20,45 L13,50 L16,59 Z M-9,51.4 L-4,52 L-6.4,57 Z "
             "M9,51.4 L4,52 L6.4,57 Z "
             "M-14,68 L-11,60 L-8,69.6 Z M14,68 L11,60 L8,69.6 Z", "#fffaf0"),
        line("M-24,42 C-14,52 -4,50 0,40 C4,50 14,52 24,42", line_ink, 2),
        path("M-15,16 C-14,8 14,8 15,16 C14,26 6,32 0,33 C-6,32 -14,26 -15,16 Z", "#1c1518"),
        ellipse(-5, 15, 4.4, 2, "#ffffff", fill_opacity=0.4), line("M0,33 V41", line_ink, 2),
    ]  # fmt: skip
    crown = [
        gold("M-40,-44 L-46,-84 L-24,-64 L0,-98 L24,-64 L46,-84 L40,-44 C16,-56 -16,-56 -40,-44 Z"),
        path("M2,-95 L24,-64 L46,-84 L40,-44 C28,-50 14,-53 2,-53 Z", GOLD_DARK, fill_opacity=0.55),
        gold("M-41,-43 C-16,-56 16,-56 41,-43 L42,-56 C18,-70 -18,-70 -42,-56 Z", GOLD_LIGHT),
        *(jewel(x, y, 3.4, tone) for x, y, tone in (
            (-30, -53, cloth.accent), (-15, -58.4, cloth.main), (15, -58.4, cloth.main), (30, -53,
                cloth.accent))),
        *(circle(x, y, 3.6, "#fffdf6", stroke="#9a8a66", stroke_width=0.7) for x, y in ((-46,
            -86), (0, -100), (46, -86))),
        circle(0, -62, 12, GOLD, stroke=GOLD_LINE, stroke_width=1.2), symbol(suit, 0, -62, 15.4,
            cloth.ink),
    ]  # fmt: skip
    brow = line("M0,-40 V-14 M-8,-36 L-5,-22 M8,-36 L5,-22", line_ink, 1.6, stroke_opacity=0.6)
    return [
        *ears, edged(head, fur, line_ink, 1.4), path(right, shade, fill_opacity=0.6), *eyes, brow,
            *snout, *crown,
    ]  # fmt: skip


EMBLEMS: dict[int, Callable[[str, Cloth], list[str]]] = {11: _shield, 12: _helm, 13: _bear}


def numbered(rank: int, suit: str, cloth: Cloth) -> str:
    """The SVG text of a card of the number pack, 1 to 13."""
    if rank == 1:
        return card([symbol(suit, X, Y, 108, cloth.ink), *corners("1", suit, cloth.ink)])
    if rank <= 10:
        return number_card(str(rank), suit, cloth.ink)
    drop, scale = {11: (0, 0.88), 12: (16, 1.0), 13: (6, 1.0)}[rank]
    halo = [
        circle(0, 0, 72, mix(cloth.wall, "#fffdf4", 0.7), stroke=GOLD, stroke_width=1.6),
        circle(0, 0, 67.6, "none", stroke=GOLD, stroke_width=0.7),
    ]
    emblem = placed(EMBLEMS[rank](suit, cloth), 0, drop, scale)
    picture = [*wall(suit, cloth), placed([*halo, emblem], X, Y)]
    pips = [*inner_pips(suit, cloth.ink), *corners(str(rank), suit, cloth.ink)]
    return card([*framed(picture, cloth), *pips])
