"""The German pack of twenty: acorns, leaves, hearts and bells; ace, ten, king, Ober, Unter.

Its suits go by the letters of the French ones that they answer to: S leaves, H hearts, D bells,
C acorns.
"""

from __future__ import annotations

from assets.cards.attire import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_LINE,
    LEAF,
    LEAF_DARK,
    Cloth,
    edged,
    gold,
)  # fmt: skip
from assets.cards.courts import backdrop, belt, framed
from assets.cards.glyphs import glyph
from assets.cards.jacks import JACKS
from assets.cards.kings import KINGS
from assets.cards.knights import OBERS
from assets.cards.paper import CENTRE, INDEX_HEIGHT, INDEX_WIDEST, INDEX_X, INDEX_Y, card, twice
from assets.cards.pips import PLACES
from assets.cards.suits import OUTLINES
from assets.cards.svg import circle, line, mix, path, placed

X, Y = CENTRE
FIGURES = {"K": KINGS, "O": OBERS, "U": JACKS}
INDICES = {"A": "A", "T": "10", "K": "K", "O": "O", "U": "U"}
CLOTHS = {
    "S": Cloth("leaf", "#1f7a35", "#23704a", "#c9b45a", "#b5303f", "#e2ecd6"),
    "H": Cloth("H", "#c4152c", "#b81f33", "#2f4f86", "#f0b545", "#f8dfd8"),
    "D": Cloth("bell", "#a8640a", "#c98a1f", "#8e2436", "#b5303f", "#f8ecca"),
    "C": Cloth("acorn", "#6a4316", "#7a5a2a", "#3f6b3a", "#d8a53c", "#efe4cf"),
}


def sign(suit: str, x: float, y: float, height: float, turn: float = 0) -> str:
    """A suit sign in its own several colours."""
    return placed(_SIGNS[suit](), x, y, height / 102, turn)


def _leaf() -> list[str]:
    return [
        path(OUTLINES["leaf"], "#2c8c40"),
        path("M0,-51 C11,-34 45,-24 45,7 C45,27 28,35 8,31 C6,38 7,44 10,51 L2,51 L0,30 Z",
            "#1c6a2d"),
        line("M0,34 V-30 M0,18 C10,14 20,6 28,-2 M0,18 C-10,14 -20,6 -28,-2 M0,-2 C8,-6 14,-12 "
             "18,-18 "
             "M0,-2 C-8,-6 -14,-12 -18,-18", "#d9efc6", 3.4),
    ]  # fmt: skip


def _heart() -> list[str]:
    return [
        path(OUTLINES["H"], "#c4152c"),
        path("M0,50 C8,34 48,11 48,-18 C48,-36 36,-47 22,-47 C11,-47 4,-40 0,-29 Z", "#a00f24"),
        line("M-36,-20 C-36,-30 -30,-36 -22,-37", "#f3a3a6", 4.4),
    ]


def _bell() -> list[str]:
    return [
        line("M-10,-40 C-10,-54 10,-54 10,-40", "#7a4a08", 7),
        circle(0, 5, 43, "#e0a526", stroke="#7a4a08", stroke_width=4),
        path("M0,-38 A43,43 0 0 1 0,48 Z", "#b97a14", fill_opacity=0.6),
        path("M-42,2 C-20,14 20,14 42,2 L42,14 C20,26 -20,26 -42,14 Z", "#b5303f"),
        line("M-42,2 C-20,14 20,14 42,2 M-42,14 C-20,26 20,26 42,14", "#7a4a08", 2.6),
        line("M0,28 V42 M-12,31 C-6,33 6,33 12,31", "#4a2a06", 5),
        line("M-28,-12 C-24,-22 -18,-27 -10,-29", "#fff0bd", 5),
    ]  # fmt: skip


def _acorn() -> list[str]:
    return [
        path("M-26,10 C-29,-20 -13,-38 0,-51 C13,-38 29,-20 26,10 Z", "#d2a32c", stroke="#5a3a10",
            stroke_width=3),
        path("M2,-49 C14,-38 29,-20 26,10 L2,10 Z", "#a87a18"),
        line("M-16,2 C-16,-14 -10,-24 -4,-32", "#f7e3a0", 4),
        path("M-34,6 C-36,32 -14,41 -4,42 L-6,52 L6,52 L4,42 C14,41 36,32 34,6 C16,15 -16,15 "
             "-34,6 Z", "#5f7a2c",
             stroke="#33450f", stroke_width=3),
        line("M-26,20 C-10,28 10,28 26,20 M-18,31 C-8,36 8,36 18,31 M-14,13 L-10,36 M0,14 V38 "
             "M14,13 L10,36", "#33450f",
             2.4),
    ]  # fmt: skip


_SIGNS = {"S": _leaf, "H": _heart, "D": _bell, "C": _acorn}


def _corners(index: str, suit: str, ink: str) -> list[str]:
    letters = glyph(index, INDEX_X, INDEX_Y, INDEX_HEIGHT, ink, INDEX_WIDEST)
    return twice([letters, sign(suit, INDEX_X, INDEX_Y + INDEX_HEIGHT + 29, 33)])


def figure(rank: str, suit: str) -> str:
    """The SVG text of a king, Ober or Unter; the Unter's sign hangs low, the others' stands "
    "high."""
    cloth = CLOTHS[suit]
    half = [*backdrop(suit, cloth), *FIGURES[rank][suit](cloth)]
    picture = [*twice([placed(half, X, Y)]), placed(belt(cloth), X, Y)]
    spot = (68.0, 148.0) if rank == "U" else (66.0, 53.0)
    plate = [circle(*spot, 15.5, mix(cloth.wall, "#fffdf4", 0.7), stroke=GOLD, stroke_width=1.4)]
    signs = twice([*(plate if rank == "U" else []), sign(suit, *spot, 23)])
    return card([*framed(picture, cloth), *signs, *_corners(INDICES[rank], suit, cloth.ink)])


def ten(suit: str) -> str:
    """The SVG text of a ten."""
    ink = CLOTHS[suit].ink
    signs = [sign(suit, x, y, 45, 180 if y > Y else 0) for x, y in PLACES["10"]]
    return card([*_corners("10", suit, ink), *signs])


def _ribbon(cloth: Cloth) -> list[str]:
    """A ribbon tied across the middle, with the suit's small mark on its knot."""
    return [
        edged("M-86,-14 L-44,-20 L-44,8 L-86,14 L-76,0 Z", cloth.dark, "#241606"),
        edged("M86,14 L44,20 L44,-8 L86,-14 L76,0 Z", cloth.dark, "#241606"),
        edged("M-62,-18 C-30,-26 30,-8 62,-12 L62,18 C30,26 -30,8 -62,12 Z", cloth.main,
            cloth.dark, 1),
        line("M-62,-13 C-30,-21 30,-3 62,-7 M-62,7 C-30,3 30,21 62,13", GOLD_LIGHT, 1.4),
        circle(0, 0, 15, GOLD, stroke=GOLD_LINE, stroke_width=1), circle(0, 0, 11.6, CREAM,
            stroke=GOLD_DARK, stroke_width=0.8),
    ]  # fmt: skip


def ace(suit: str) -> str:
    """The SVG text of an ace, the deuce of old: two great signs tied by a ribbon."""
    cloth = CLOTHS[suit]
    garland = []
    for k in range(6):
        x, y = 56 + 3.4 * k, -12 - 17 * k
        leaf = "M0,0 C7,-4 9,-13 3,-22 C-4,-16 -6,-7 0,0 Z"
        garland += [
            placed([edged(leaf, LEAF, LEAF_DARK)], x, y, 0.8, 40 - 6 * k),
            placed([gold(leaf)], x, y, 0.62, -52 - 4 * k),
        ]
    half = [
        line("M52,-4 C62,-40 72,-70 74,-106", LEAF_DARK, 1.6), *garland,
        placed([line("M52,-4 C62,-40 72,-70 74,-106", LEAF_DARK, 1.6), *garland], 0, 0, flip=True),
        sign(suit, 0, -76, 104),
    ]  # fmt: skip
    middle = [*_ribbon(cloth), sign(suit, 0, 0, 17)]
    return card(
        [*twice([placed(half, X, Y)]), placed(middle, X, Y), *_corners("A", suit, cloth.ink)]
    )


def german(rank: str, suit: str) -> str:
    """The SVG text of one card of the German pack; ranks are A, T, K, O, U."""
    if rank == "A":
        return ace(suit)
    return ten(suit) if rank == "T" else figure(rank, suit)
