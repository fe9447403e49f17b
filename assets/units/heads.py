"""The heads of those who live: drawn around (0, 0), about 19 units to the edge, looking right."""

from __future__ import annotations

from collections.abc import Callable

from assets.cards.svg import mix
from assets.units.brush import Pen, Tone, tone

Draw = Callable[[Pen], None]
WHITE = "#fff8e6"


def joined(*parts: Draw | None) -> Draw:
    """Several drawings over each other: a head, its hat."""

    def draw(pen: Pen) -> None:
        for part in parts:
            if part:
                part(pen)

    return draw


def _brow(pen: Pen, colour: str, mood: str, y: float = -8) -> None:
    slant = {"stern": 3.4, "fierce": 5.2, "calm": 0.0, "sad": -3.4, "glad": -1.5}[mood]
    pen.line([(3, y - slant * 0.4), (8, y - 0.6), (15, y + slant * 0.3)], colour, 2.8)
    pen.line([(-7, y - slant * 0.2 - 0.4), (-2, y - 0.2)], colour, 2.2)


def _mouth(pen: Pen, mouth: str, colour: str, y: float = 10) -> None:
    if mouth == "shout":
        pen.flat([(3, y - 3), (10, y - 5), (14, y), (9, y + 6), (3, y + 3)], "#4a1018")
        pen.flat([(5, y - 2.6), (12, y - 3.4), (11.4, y - 1.2), (5, y - 0.6)], WHITE)
    elif mouth == "grin":
        pen.flat([(2, y - 1), (8, y + 1), (14, y - 3), (11, y + 4), (5, y + 4)], WHITE)
        pen.line([(2, y - 1), (8, y + 1), (14, y - 3)], colour, 1.4)
    elif mouth == "frown":
        pen.line([(4, y + 2), (9, y - 0.5), (13, y + 1)], colour, 1.9)
    elif mouth == "smile":
        pen.line([(3, y - 1), (8, y + 1.5), (13, y - 2)], colour, 1.9)
    else:
        pen.line([(4, y), (13, y - 0.6)], colour, 1.9)


def human(
    skin: str = "#e0b088", hair: str = "#4a2e1c", style: str = "short", beard: str = "",
    mood: str = "stern", mouth: str = "flat", old: bool = False, iris: str = WHITE,
    slim: bool = False,
) -> Draw:  # fmt: skip
    """A human head. Styles: short, long, braid, bun, bald, wild, tail. Beards: full, point, lip."""
    face, mane = tone(skin, 0.8), tone(hair)

    def draw(pen: Pen) -> None:
        _back_hair(pen, mane, style)
        k = 0.92 if slim else 1.0
        pen.solid(
            [(-15, -8), (-8, -18), (5, -19), (14, -12), (15, -4), (20 * k, 4, 0), (15.5, 6.4),
             (15 * k, 11), (10 * k, 18), (1, 18), (-8, 11), (-14, 3)],
            face,
        )  # fmt: skip
        if style not in ("bald", "hood"):
            _front_hair(pen, mane, style)
        pen.ball(-5, 1, 3.6, face, 4.8)
        _face(pen, skin, hair, mood, mouth, iris, old)
        if beard:
            _beard(pen, mane, beard)

    return draw


def _face(pen: Pen, skin: str, hair: str, mood: str, mouth: str, iris: str, old: bool) -> None:
    line = mix(skin, "#2a0c10", 0.6)
    pen.eye(9, -2.5, 3.1, iris)
    pen.eye(0.5, -2.5, 2.6, iris)
    _brow(pen, mix(hair, "#140a08", 0.35), mood)
    pen.line([(13.5, -5), (17, 3), (13, 4.6)], line, 1.4)
    _mouth(pen, mouth, line)
    if old:
        pen.line([(5, 3), (4, 6), (5, 8)], line, 1.1)
        pen.line([(-2, 2.4), (2, 3), (4, 2)], line, 1)
        pen.line([(6, 2.6), (10, 3)], line, 1)


def _back_hair(pen: Pen, mane: Tone, style: str) -> None:
    if style == "long":
        pen.solid([(2, -21), (-14, -18), (-21, -2), (-24, 20), (-28, 38, 0), (-14, 34), (-4, 36, 0),
                   (0, 20), (4, -6)], mane)  # fmt: skip
    elif style == "wild":
        pen.solid([(8, -20), (-2, -27, 0), (-8, -22), (-20, -24, 0), (-18, -14), (-31, -8, 0),
                   (-22, -2), (-34, 10, 0), (-22, 12), (-28, 28, 0), (-14, 20), (-6, 30, 0),
                   (0, 10)], mane)  # fmt: skip
    elif style == "braid":
        pen.solid([(0, -20), (-14, -16), (-19, 0), (-16, 10), (-6, 8), (4, -6)], mane)
        for k in range(4):
            pen.ball(-19 - 5 * k, 12 + 10 * k, 6.6 - k * 0.7, mane)
    elif style == "tail":
        pen.solid([(-10, -14), (-26, -20), (-42, -8), (-48, 14, 0), (-36, 6), (-24, -2),
                   (-12, -4)], mane)  # fmt: skip
    elif style == "bun":
        pen.ball(-14, -18, 9, mane)


def _front_hair(pen: Pen, mane: Tone, style: str) -> None:
    if style == "wild":
        pen.solid([(-17, 2, 0), (-19, -12), (-8, -24), (6, -25), (16, -18), (19, -8, 0), (10, -12),
                   (4, -9, 0), (-2, -13), (-8, -4), (-12, 4, 0)], mane)  # fmt: skip
        return
    pen.solid(
        [(-16, 6, 0), (-19, -6), (-14, -19), (0, -24), (12, -20), (17, -10, 0), (8, -13),
         (0, -12), (-7, -6), (-9, 2), (-12, 8)],
        mane,
    )  # fmt: skip


def _beard(pen: Pen, mane: Tone, beard: str) -> None:
    if beard == "lip":
        pen.solid([(2, 9, 0), (8, 5), (15, 6), (20, 12, 0), (11, 10), (8, 12)], mane)
    elif beard == "point":
        pen.solid([(1, 9), (8, 6.6), (15, 7), (14, 16), (9, 29, 0), (4, 18)], mane)
    else:
        pen.solid([(-8, 2, 0), (-2, 9), (6, 8), (15, 6.6), (17, 14), (13, 26), (5, 34, 0), (-2, 24),
                   (-9, 14)], mane)  # fmt: skip
        pen.line([(5, 12), (12, 11)], mane.dark, 1.8)


def elf(
    skin: str = "#f0cfa8", hair: str = "#c9a24a", style: str = "long", mood: str = "calm",
    mouth: str = "flat", iris: str = "#d8ffd0",
) -> Draw:  # fmt: skip
    """A narrow face with a long ear. Styles as of humans."""
    face, mane = tone(skin, 0.75), tone(hair)

    def draw(pen: Pen) -> None:
        _back_hair(pen, mane, style)
        pen.solid(
            [(-14, -8), (-7, -18), (5, -19), (13, -12), (14, -3), (18.5, 4, 0), (14, 6), (13, 11),
             (8, 19), (3, 18), (-7, 10), (-13, 2)],
            face,
        )  # fmt: skip
        _front_hair(pen, mane, "short")
        pen.solid([(-3, -3), (-8, -7), (-29, -17, 0), (-16, 1), (-6, 5)], face)
        pen.line([(-7, -2), (-20, -11)], face.dark, 1.2)
        _face(pen, skin, hair, mood, mouth, iris, False)

    return draw


def orc(
    skin: str = "#7f9a4a", hair: str = "#3a1c12", style: str = "crest", mouth: str = "tusks",
    mood: str = "fierce", female: bool = False,
) -> Draw:  # fmt: skip
    """A heavy brow, a jaw with tusks. Styles: crest, mane, braid, bald, tail."""
    face, mane, ivory = tone(skin), tone(hair), tone("#f4e6c0")

    def draw(pen: Pen) -> None:
        if style == "mane":
            pen.solid([(12, -22), (0, -32, 0), (-6, -25), (-20, -32, 0), (-20, -20), (-36, -18, 0),
                       (-28, -6), (-42, 6, 0), (-28, 8), (-36, 26, 0), (-20, 20), (-18, 36, 0),
                       (-4, 18), (2, -4)], mane)  # fmt: skip
        elif style in ("tail", "braid"):
            _back_hair(pen, mane, style)
        jaw = 0.9 if female else 1.0
        pen.solid(
            [(-16, -8), (-8, -19), (6, -19), (16, -11), (17, -6), (20, 1, 0), (17, 4),
             (21 * jaw, 10), (18 * jaw, 19), (6, 22), (-6, 17), (-14, 6)],
            face,
        )  # fmt: skip
        pen.solid([(-4, -4), (-10, -8), (-27, -13, 0), (-18, 2), (-7, 5)], face)
        if style == "crest":
            pen.solid([(-16, 2, 0), (-22, -12), (-26, -28, 0), (-14, -25), (-10, -38, 0), (-2, -28),
                       (8, -38, 0), (8, -22), (13, -14), (2, -17), (-8, -12)], mane)  # fmt: skip
        elif style != "bald":
            _front_hair(pen, mane, "short")
        pen.solid([(-5, -9), (4, -11), (14, -9), (19, -4), (12, -4), (3, -5)], face)
        pen.ember(10, -2.4, 2.1, "#ffd84a")
        pen.ember(1, -2.4, 1.8, "#ffd84a")
        pen.line([(3, -6.5), (9, -5.6), (16, -4)], mix(skin, "#140a08", 0.65), 2.6)
        if mouth == "roar":
            pen.flat([(3, 8), (12, 5), (19, 8), (17, 17), (8, 18)], "#4a0e14")
            pen.flat([(6, 8), (15, 6.4), (15, 9), (7, 10)], WHITE)
        else:
            pen.line([(2, 11), (10, 9.6), (19, 10)], mix(skin, "#140a08", 0.6), 2)
        for x, h in ((6, 8), (16, 9)):
            pen.solid(
                [(x - 2.4, 13, 0), (x + 0.6, 13 - h, 0), (x + 2.6, 13, 0)], ivory, shine=False
            )

    return draw


def dwarf(
    skin: str = "#dba27a", beard: str = "#a8542a", mood: str = "stern", braids: bool = False,
    short: bool = False, moustache: bool = True,
) -> Draw:  # fmt: skip
    """A round nose over a great beard."""
    face, mane = tone(skin), tone(beard)

    def draw(pen: Pen) -> None:
        pen.solid([(-16, -6), (-9, -17), (5, -18), (14, -10), (16, 2), (12, 14), (0, 17),
            (-12, 12)],
                  face)  # fmt: skip
        pen.solid([(-15, 8, 0), (-20, -4), (-16, -16), (-6, -20), (-9, -8), (-8, 4)], mane)
        low = 30 if short else 44
        pen.solid(
            [(-13, -2, 0), (-6, 6), (3, 8), (14, 3, 0), (21, 12), (22, 24), (17, 26),
                (15, low * 0.86, 0),
             (9, low * 0.8), (4, low, 0), (-3, low * 0.8), (-9, low * 0.88, 0), (-13, 24),
                 (-17, 10)],
            mane,
        )  # fmt: skip
        for x in (-5, 4, 12):
            pen.line([(x, 14), (x + 1, 22), (x, low * 0.7)], mane.dark, 1.6)
        if braids:
            for x in (-5, 12):
                for k in range(3):
                    pen.ball(x, 28 + 8 * k, 4.6 - k * 0.7, mane)
                pen.ball(x, 51, 2.6, tone("#e0b54a"))
        if moustache:
            pen.solid([(-7, 11, 0), (0, 5), (8, 6), (17, 4), (25, 11, 0), (16, 12), (9, 10),
                       (0, 13)], mane)  # fmt: skip
        pen.eye(10, -4, 2.7)
        pen.eye(0.5, -4, 2.4)
        _brow(pen, mix(beard, "#1a0c08", 0.25), mood, -9)
        pen.ball(14, 2.4, 6, tone(mix(skin, "#d05a40", 0.28)), 5)

    return draw


def giant(skin: str = "#b89878", hair: str = "#5a4632", mouth: str = "frown",
          stone: bool = False) -> Draw:  # fmt: skip
    """A small skull over a big jaw."""
    face, mane = tone(skin), tone(hair)

    def draw(pen: Pen) -> None:
        pen.solid(
            [(-15, -8), (-7, -17), (6, -17), (14, -10), (16, -5), (22, 3, 0), (18, 6), (21, 13),
             (17, 23), (4, 25), (-8, 18), (-15, 4)],
            face,
        )  # fmt: skip
        if not stone:
            pen.solid([(-17, 6, 0), (-21, -8), (-14, -21), (-4, -19), (2, -25, 0), (8, -18),
                       (15, -12, 0), (4, -13), (-6, -7), (-11, 5)], mane)  # fmt: skip
        pen.ball(-7, 2, 4, face, 5.4)
        pen.solid([(-3, -9), (6, -11), (17, -8), (20, -3), (10, -4)], face)
        pen.eye(11, -1.6, 2.4)
        pen.eye(2, -1.8, 2.1)
        line = mix(skin, "#1a0c10", 0.6)
        pen.line([(3, 15), (11, 12 if mouth == "frown" else 17), (18, 14)], line, 2.2)
        pen.line([(6, 20), (14, 20)], line, 1.3)

    return draw


def hag(skin: str = "#9aa86a", hair: str = "#c8c4a8", mood: str = "fierce",
        eye: str = "#fff08a") -> Draw:  # fmt: skip
    """A hooked nose, a sharp chin, a wart, hair like wet grass."""
    face, mane = tone(skin), tone(hair)

    def draw(pen: Pen) -> None:
        pen.solid([(6, -22), (-12, -21), (-22, -8), (-30, 12), (-40, 30, 0), (-27, 26),
            (-25, 42, 0),
                   (-15, 28), (-9, 40, 0), (-4, 18), (2, -4)], mane)  # fmt: skip
        pen.solid(
            [(-14, -8), (-7, -18), (6, -18), (13, -10), (18, -3), (31, 9, 0), (23, 8), (16, 7),
             (14, 10), (24, 20, 0), (14, 21), (4, 17), (-8, 12), (-13, 3)],
            face,
        )  # fmt: skip
        pen.solid([(-15, 8, 0), (-19, -8), (-8, -22), (8, -23), (15, -12, 0), (4, -14), (-4, -8),
                   (-7, 6), (-10, 16, 0)], mane)  # fmt: skip
        pen.eye(9, -3, 3.2, eye)
        pen.eye(0, -3, 2.6, eye)
        _brow(pen, mix(skin, "#141008", 0.6), mood)
        line = mix(skin, "#1c1210", 0.62)
        pen.line([(3, 12), (9, 11), (15, 12.4)], line, 1.9)
        pen.flat([(7, 11.6, 0), (9, 16, 0), (11, 11.6, 0)], WHITE)
        pen.dot(23, 5, 1.8, line)
        pen.line([(3, 3), (7, 5), (6, 8)], line, 1.1)

    return draw


def troll(skin: str = "#7f9a86", hair: str = "#4f6a3a", mouth: str = "under",
          eye: str = "#ffe07a") -> Draw:  # fmt: skip
    """A long drooping nose, a lower jaw with two teeth, moss for hair."""
    face, moss, ivory = tone(skin), tone(hair), tone("#efe4c0")

    def draw(pen: Pen) -> None:
        pen.solid([(-4, -4), (-12, -10), (-32, -8, 0), (-18, 4), (-8, 6)], face)
        pen.solid(
            [(-15, -6), (-9, -16), (4, -18), (13, -12), (16, -4), (17, 6), (22, 12), (20, 20),
             (8, 24), (-5, 19), (-13, 8)],
            face,
        )  # fmt: skip
        pen.solid([(-17, 8, 0), (-22, -8), (-17, -21), (-7, -19), (-4, -29, 0), (3, -20),
                   (11, -26, 0), (12, -14), (2, -14), (-7, -9), (-11, 4)], moss)  # fmt: skip
        pen.line([(2, 13), (11, 15), (20, 12)], mix(skin, "#0c1210", 0.65), 2.2)
        for x, h in ((6, 9), (17, 8)):
            pen.solid([(x - 2.8, 15, 0), (x, 15 - h, 0), (x + 3, 15, 0)], ivory, shine=False)
        pen.eye(10, -5, 3, eye)
        pen.eye(0, -5, 2.6, eye)
        _brow(pen, mix(skin, "#0c1210", 0.62), "stern", -10)
        pen.solid([(8, -6), (14, -6), (22, 2), (27, 11), (23, 14), (17, 10), (10, 4)], face)

    return draw
