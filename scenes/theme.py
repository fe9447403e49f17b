"""The one place where colours, sizes and felts are chosen."""

from dataclasses import dataclass, replace
from functools import lru_cache

from game.core.words import marked

REFERENCE = (1280, 720)
"""The window, in logical units, that every screen is designed for."""

SMALLEST = (960, 540)
"""The smallest window, in pixels, in which everything must fit."""


@dataclass(frozen=True)
class Layout:
    """A window of `width` x `height` pixels with `scale` pixels to the logical unit.

    `text_scale` (0.8 to 1.6) is the player's own factor for the size of words.
    """

    width: int
    height: int
    scale: float
    text_scale: float = 1.0

    @classmethod
    def of(cls, size: tuple[int, int], text_scale: float = 1.0, ui_scale: float = 1.0) -> "Layout":
        """Return the layout in which the reference window just fits into a window of this size."""
        width, height = size
        scale = min(width / REFERENCE[0], height / REFERENCE[1]) * ui_scale
        return cls(width, height, scale, text_scale)

    @property
    def size(self) -> tuple[int, int]:
        """The window's width and height in pixels."""
        return self.width, self.height

    @property
    def units(self) -> tuple[float, float]:
        """The window's width and height in logical units: at least the reference window."""
        return self.width / self.scale, self.height / self.scale

    def px(self, units: float) -> int:
        """Return a length in pixels; what is not nothing is at least one pixel."""
        if units == 0:
            return 0
        return max(1, round(units * self.scale))

    def type_px(self, units: float) -> int:
        """Return a type size in pixels: the player's text size applies; never below 11."""
        return max(11, round(units * self.scale * self.text_scale))


Colour = tuple[int, int, int]

SUITS = "SHDCN"
"""Spades, hearts, diamonds, clubs and no trump, as written in text: {S}, {H}, ..."""


@dataclass(frozen=True)
class Felt:
    """The cloth of a table: its colour in the light, and in the dark corners.

    `weave` names what is woven along its middle line, "" for nothing.
    """

    words: str
    light: Colour
    dark: Colour
    weave: str = ""


FELTS = {
    "green": Felt(marked("Green"), (32, 106, 79), (10, 50, 40)),
    "blue": Felt(marked("Blue"), (38, 88, 122), (12, 36, 58)),
    "wine": Felt(marked("Wine"), (122, 42, 56), (52, 14, 26)),
    "slate": Felt(marked("Slate"), (74, 84, 92), (28, 33, 39)),
    "walnut": Felt(marked("Walnut"), (116, 82, 54), (48, 31, 19)),
    "meadow": Felt(marked("Meadow"), (70, 98, 44), (28, 44, 18), "leaves"),
    "snow": Felt(marked("Snow"), (78, 104, 130), (34, 50, 72), "peaks"),
    "high-table": Felt(marked("High table"), (84, 40, 96), (34, 12, 46), "stars"),
}
"""The cloths by name; those with something woven in are keepsakes of the road."""


@dataclass(frozen=True)
class Palette:
    """The colours that tell well from ill: in words, as a filled ground, and both on paper.

    Then those of a battle's squares and signs: to walk, to strike, to help, only to shoot.
    """

    words: str
    good: Colour
    bad: Colour
    on: Colour
    paper_good: Colour
    paper_bad: Colour
    walk: Colour
    strike: Colour
    help: Colour
    shot: Colour


PALETTES = {
    "": Palette(
        marked("Green and red"),
        (98, 214, 148),
        (255, 128, 112),
        (46, 138, 92),
        (10, 110, 52),
        (168, 20, 20),
        (48, 132, 244),
        (232, 56, 42),
        (74, 186, 100),
        (230, 140, 40),
    ),
    "red-green": Palette(
        marked("Blue and orange"),
        (112, 186, 255),
        (255, 164, 62),
        (28, 104, 186),
        (0, 78, 150),
        (156, 78, 0),
        (36, 116, 232),
        (226, 108, 8),
        (104, 212, 240),
        (246, 224, 84),
    ),
    "blue-yellow": Palette(
        marked("Turquoise and pink"),
        (74, 222, 208),
        (255, 116, 168),
        (0, 124, 118),
        (0, 100, 96),
        (170, 10, 84),
        (18, 172, 166),
        (226, 34, 104),
        (150, 236, 224),
        (255, 172, 190),
    ),
}
"""Red and green look alike to some, blue and yellow to others."""


@dataclass(frozen=True)
class Theme:
    """Colours as red, green, blue; lengths in logical units; type sizes in units at 100 % text."""

    text: Colour = (246, 238, 218)
    muted: Colour = (160, 178, 168)
    title: Colour = (246, 226, 176)
    faint: Colour = (112, 128, 120)
    gold: Colour = (217, 168, 54)
    gold_light: Colour = (240, 208, 118)
    gold_dark: Colour = (190, 143, 50)
    on_gold: Colour = (38, 27, 6)
    good: Colour = (98, 214, 148)
    bad: Colour = (255, 128, 112)
    link: Colour = (232, 190, 96)
    panel_top: Colour = (30, 49, 45)
    panel_bottom: Colour = (14, 32, 27)
    panel_edge: Colour = (112, 98, 52)
    well: Colour = (7, 18, 14)
    well_edge: Colour = (48, 68, 60)
    line: Colour = (50, 72, 63)
    button_top: Colour = (38, 74, 61)
    button_bottom: Colour = (27, 52, 44)
    button_edge: Colour = (76, 118, 100)
    hover: Colour = (44, 66, 58)
    on: Colour = (46, 138, 92)
    paper: Colour = (252, 243, 224)
    paper_edge: Colour = (196, 164, 104)
    paper_text: Colour = (36, 28, 20)
    paper_muted: Colour = (106, 92, 74)
    paper_title: Colour = (118, 22, 38)
    paper_heading: Colour = (26, 46, 94)
    paper_gold: Colour = (146, 96, 8)
    paper_good: Colour = (10, 110, 52)
    paper_bad: Colour = (168, 20, 20)
    walk: Colour = (48, 132, 244)
    strike: Colour = (232, 56, 42)
    help: Colour = (74, 186, 100)
    shot: Colour = (230, 140, 40)
    ring: Colour = (255, 226, 140)
    veil: tuple[int, int, int, int] = (2, 12, 9, 150)

    radius: float = 12
    small_radius: float = 8
    edge: float = 1.25
    ring_width: float = 2
    gap: float = 12
    control: float = 36

    title_type: float = 34
    heading_type: float = 22
    body_type: float = 17
    small_type: float = 14

    felt: Felt = FELTS["green"]
    four_colours: bool = False
    """Whether each suit has a colour of its own."""

    def __hash__(self) -> int:
        return id(self)


@lru_cache
def theme(
    *,
    high_contrast: bool = False,
    felt: str = "green",
    four_colours: bool = False,
    palette: str = "",
) -> Theme:
    """Return the theme with the player's choices, always the same one.

    An unknown felt is green, an unknown palette the usual one.
    """
    signs = PALETTES.get(palette, PALETTES[""])
    chosen = Theme(
        felt=FELTS.get(felt, FELTS["green"]),
        four_colours=four_colours,
        good=signs.good,
        bad=signs.bad,
        on=signs.on,
        paper_good=signs.paper_good,
        paper_bad=signs.paper_bad,
        walk=signs.walk,
        strike=signs.strike,
        help=signs.help,
        shot=signs.shot,
    )
    return _sharpened(chosen) if high_contrast else chosen


def _sharpened(soft: Theme) -> Theme:
    """Return the theme with black ground, white words and edges that are easy to see."""
    white, black = (255, 255, 255), (0, 0, 0)
    return replace(
        soft,
        text=white,
        muted=(226, 232, 228),
        title=(255, 236, 160),
        faint=(180, 188, 184),
        gold=(255, 205, 60),
        gold_light=(255, 222, 110),
        gold_dark=(255, 205, 60),
        on_gold=black,
        link=(255, 214, 90),
        panel_top=(4, 10, 8),
        panel_bottom=black,
        panel_edge=(255, 224, 130),
        well=black,
        well_edge=(206, 214, 208),
        line=(150, 160, 154),
        button_top=(10, 22, 18),
        button_bottom=(10, 22, 18),
        button_edge=(230, 236, 232),
        hover=(50, 60, 54),
        paper=white,
        paper_text=black,
        paper_muted=(50, 44, 36),
        paper_title=(120, 0, 24),
        paper_heading=(0, 20, 90),
        edge=2,
        ring_width=4,
        ring=(255, 240, 90),
        felt=Felt(soft.felt.words, _half(soft.felt.light), _half(soft.felt.dark)),
        veil=(0, 0, 0, 205),
    )


def _half(colour: Colour) -> Colour:
    red, green, blue = colour
    return red // 2, green // 2, blue // 2
