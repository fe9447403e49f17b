"""What court figures share: cloth inks, metals, hands, sleeves.

A figure is drawn around the middle of its card's waist line, (0, 0); it fills x from -80 to 80 and
y from -141 to 0, with the head at `HEAD`. The light comes from the left.
"""

from __future__ import annotations

from dataclasses import dataclass

from assets.cards.suits import FOUR_COLOUR
from assets.cards.svg import circle, group, line, mix, path, placed

HEAD = (0.0, -79.0)
GOLD, GOLD_LIGHT, GOLD_DARK, GOLD_LINE = "#dcaa3e", "#f5d988", "#ad7a22", "#5f3d0e"
STEEL, STEEL_LIGHT, STEEL_DARK = "#b9c4d0", "#e9eef3", "#7f8c9b"
CREAM, CREAM_DARK = "#fbf5e6", "#e2d6bb"
WOOD, WOOD_DARK = "#8a5a30", "#5e3a1b"
LEAF, LEAF_DARK = "#2f8f57", "#1c6139"


@dataclass(frozen=True)
class Cloth:
    """The inks of one court's clothes and of the wall behind it, and the mark on them."""

    mark: str
    ink: str
    main: str
    second: str
    accent: str
    wall: str

    @property
    def dark(self) -> str:
        """The main cloth away from the light."""
        return mix(self.main, "#08060f", 0.38)

    @property
    def light(self) -> str:
        """The main cloth where it catches the light."""
        return mix(self.main, "#ffffff", 0.2)

    @property
    def second_dark(self) -> str:
        """The second cloth away from the light."""
        return mix(self.second, "#08060f", 0.3)


FOUR = {
    "S": Cloth("S", FOUR_COLOUR["S"], "#27376b", "#8d9dbd", "#b5303f", "#e7e5df"),
    "H": Cloth("H", FOUR_COLOUR["H"], "#b81f33", "#25386f", "#f0b545", "#f8dfd8"),
    "D": Cloth("D", FOUR_COLOUR["D"], "#1c62b8", "#f0a93c", "#d8512c", "#dce8f3"),
    "C": Cloth("C", FOUR_COLOUR["C"], "#1b7343", "#8a3d24", "#e7b64a", "#deebda"),
}
TWO = {
    "S": FOUR["S"],
    "H": FOUR["H"],
    "D": Cloth("D", FOUR_COLOUR["H"], "#d2572a", "#17706f", "#f3c04d", "#fae7d3"),
    "C": Cloth("C", FOUR_COLOUR["S"], "#2c5145", "#7c2b3c", "#e0b04a", "#e3e8dd"),
}


def gold(d: str, fill: str = GOLD) -> str:
    """A piece of gold with its thin dark edge."""
    return path(d, fill, stroke=GOLD_LINE, stroke_width=0.8)


def edged(d: str, fill: str, edge: str, width: float = 0.8) -> str:
    """A shape with a thin edge in its own dark tone."""
    return path(d, fill, stroke=edge, stroke_width=width)


def jewel(x: float, y: float, r: float, ink: str) -> str:
    """A round stone with a spark."""
    spark = circle(x - r * 0.3, y - r * 0.35, r * 0.3, "#ffffff", fill_opacity=0.85)
    return circle(x, y, r, ink, stroke=GOLD_LINE, stroke_width=0.7) + spark


def pearls(places: list[tuple[float, float]], r: float = 1.7) -> str:
    """A row of pearls."""
    return group(
        (circle(x, y, r, "#fffdf6") for x, y in places), stroke="#9a8a66", stroke_width=0.5
    )


def fist(skin: str, x: float, y: float, turn: float = 0, flip: bool = False) -> str:
    """A closed hand around an upright shaft, fingers to the left."""
    deep = mix(skin, "#4a1a0c", 0.55)
    return placed(
        [
            edged(
                "M-7.5,-7 C-9.5,-4 -9.5,5 -7.5,8 C-3,9.6 5,9.6 8.4,7 C10,3 10,-4 8.4,-7 "
                "C4,-9.4 -4,-9.4 -7.5,-7 Z", skin, deep, 0.9,
            ),
            line("M-8.4,-3.2 C-4,-4 0,-4 3,-3.2 M-8.8,0.8 C-4,0 0,0 3,0.8 M-8.4,4.6 C-4,4 0,4 "
                 "3,4.6",
                 deep, 0.9),
            path("M8.4,-7 C10,-4 10,3 8.4,7 C6,8.8 4,8 4.6,0 C4.6,-5 5,-8 8.4,-7 Z",
                 mix(skin, "#6b2a12", 0.22)),
        ], x, y, turn=turn, flip=flip,
    )  # fmt: skip


def sleeve(x: float, y: float, cloth: str, cuff: str) -> str:
    """A forearm on the right that rises from the belt and ends in a cuff below a hand at (x, y)."""
    dark = mix(cloth, "#08060f", 0.35)
    low = -y + 4
    return placed(
        [
            edged(f"M-9,11 L9,11 C14,16 17,22 19,{low} L-16,{low} C-13,22 -11,17 -9,11 Z", cloth,
                  dark),
            path(f"M3,11 L9,11 C14,16 17,22 19,{low} L3,{low} C5,22 5,16 3,11 Z", dark,
                 opacity=0.6),
            edged("M-11,6 L11,6 L12,13 L-12,13 Z", cuff, mix(cuff, "#2a1608", 0.6)),
            line("M-11.5,9.5 H11.5", mix(cuff, "#2a1608", 0.35), 0.8),
        ], x, y,
    )  # fmt: skip
