"""The heads of the dead, of demons, dragon folk and frogs; as `heads` has those of the living."""

from __future__ import annotations

from assets.cards.svg import mix
from assets.units.brush import Pen, Tone, tone
from assets.units.heads import WHITE, Draw


def skull(bone: str = "#e8dfc2", eye: str = "#8affc0", jaw: float = 0.0) -> Draw:
    """A skull with a light in each socket; `jaw` opens it."""
    ivory = tone(bone)

    def draw(pen: Pen) -> None:
        pen.solid([(-4, 9), (6, 10), (15, 9), (14, 18 + jaw), (7, 22 + jaw), (-2, 18 + jaw)], ivory)
        pen.solid(
            [(-17, -6), (-10, -19), (4, -22), (15, -15), (18, -5), (16, 3), (17, 8), (14, 13, 0),
             (2, 13, 0), (-2, 8), (-12, 7)],
            ivory,
        )  # fmt: skip
        for x, r in ((10, 5.0), (-1, 4.6)):
            pen.flat([(x - r, -5), (x, -8.4), (x + r, -5), (x + r * 0.7, 1), (x - r * 0.6, 1.4)],
                     "#1a1012")  # fmt: skip
            pen.ember(x + 1, -3, 1.9, eye)
        pen.flat([(15, 1, 0), (17, 6.6, 0), (12.6, 6, 0)], "#1a1012")
        for gap in (3.0, 6.4, 9.8, 13.0):
            pen.line([(gap, 9), (gap, 12.6)], "#3a2a22", 1.3)
            pen.line([(gap - 0.6, 14 + jaw), (gap - 0.6, 16.4 + jaw)], "#3a2a22", 1.2)

    return draw


def ghoul(skin: str = "#a9b59a", eye: str = "#ff5a4a", mouth: str = "grin",
          hair: str = "") -> Draw:  # fmt: skip
    """A dead face: sunken cheeks, pointed ear, many teeth."""
    face = tone(skin)

    def draw(pen: Pen) -> None:
        pen.solid(
            [(-16, -8), (-8, -19), (6, -19), (15, -11), (15, -4), (18, 4, 0), (14, 6), (17, 13),
             (11, 20), (2, 19), (-4, 10), (-13, 4)],
            face,
        )  # fmt: skip
        pen.solid([(-4, -3), (-9, -8), (-25, -20, 0), (-17, 0), (-7, 5)], face)
        if hair:
            for k in range(5):
                pen.line(
                    [(-13 + k * 4, -17), (-20 + k * 3, -6), (-24 + k * 3, 10 - k * 4)], hair, 2
                )
        for x in (9.5, 0.5):
            pen.dot(x, -2.6, 4.2, mix(skin, "#1a0c14", 0.66))
            pen.ember(x + 0.6, -2.6, 1.8, eye)
        if mouth == "grin":
            pen.flat([(1, 9), (9, 8), (16, 8), (13, 15), (4, 15)], "#2c0a10")
            for x in (3.6, 7, 10.4, 13.4):
                pen.flat([(x - 1.5, 8.6, 0), (x, 12.6, 0), (x + 1.5, 8.6, 0)], WHITE)
        else:
            pen.flat([(4, 8), (10, 6), (15, 9), (13, 17), (6, 17)], "#2c0a10")

    return draw


def vampire(skin: str = "#e6dbe2", hair: str = "#1c1420", lady: bool = True) -> Draw:
    """A pale face, red eyes, swept hair."""
    face, mane = tone(skin, 0.8), tone(hair)

    def draw(pen: Pen) -> None:
        if lady:
            pen.solid([(4, -22), (-12, -26), (-24, -16), (-20, 4), (-26, 22, 0), (-12, 18), (-2, 6),
                       (4, -8)], mane)  # fmt: skip
            pen.ball(-13, -24, 11, mane)
        pen.solid(
            [(-13, -8), (-7, -18), (5, -19), (13, -12), (14, -3), (18, 4, 0), (13.6, 6), (13, 11),
             (8, 19), (2, 18), (-7, 10), (-12, 2)],
            face,
        )  # fmt: skip
        pen.solid([(-14, 6, 0), (-19, -8), (-12, -22), (2, -26), (12, -21), (15, -11, 0), (7, -15),
                   (4, -10, 0), (-2, -14), (-8, -4), (-11, 6)], mane)  # fmt: skip
        pen.solid([(-3, -2), (-8, -6), (-19, -14, 0), (-13, 0), (-6, 4)], face)
        for x in (8.6, 0.4):
            pen.ember(x, -2.6, 2, "#ff3048")
        pen.line([(4, -8), (9, -8.6), (14, -6)], hair, 2)
        pen.line([(4, 10), (9, 11.4), (13, 9)], "#a0142c", 2.4)
        pen.flat([(5.4, 11, 0), (6.4, 15, 0), (7.6, 11, 0)], WHITE)
        pen.flat([(10, 11, 0), (11, 14.6, 0), (12, 10.6, 0)], WHITE)

    return draw


def horns(fill: Tone, kind: str = "up", size: float = 1.0) -> Draw:
    """A pair of horns: up, ram, long, back."""

    def draw(pen: Pen) -> None:
        for side in (-1, 1):
            p = pen.at(-4 if side < 0 else 8, -15, size, flip=side < 0)
            if kind == "up":
                p.solid([(-4, 3, 0), (0, -8), (9, -16), (12, -30, 0), (18, -14), (12, -2),
                    (5, 5, 0)],
                        fill)  # fmt: skip
            elif kind == "ram":
                p.solid([(-4, 2, 0), (2, -12), (16, -16), (26, -6), (24, 8), (14, 12, 0), (17, 2),
                         (12, -4), (6, 4, 0)], fill)  # fmt: skip
            elif kind == "long":
                p.solid([(-4, 4, 0), (4, -10), (20, -18), (34, -40, 0), (31, -14), (16, -2),
                         (5, 6, 0)], fill)  # fmt: skip
            else:
                p = pen.at(-6 + side * 4, -13 + side, size)
                p.solid([(6, -4, 0), (-8, -10), (-30, -22, 0), (-14, 0), (3, 6, 0)], fill)

    return draw


def demon(skin: str = "#b02a34", eye: str = "#ffe04a", horn: str = "#3a2a30", kind: str = "up",
          mouth: str = "grin", size: float = 1.0, beard: bool = False) -> Draw:  # fmt: skip
    """A horned head."""
    face = tone(skin)

    def draw(pen: Pen) -> None:
        horns(tone(horn), kind, size)(pen)
        pen.solid(
            [(-15, -8), (-8, -18), (5, -19), (14, -12), (15, -4), (20, 3, 0), (15, 6), (17, 12),
             (12, 20), (7, 27 if beard else 21, 0), (1, 18), (-8, 10), (-14, 2)],
            face,
        )  # fmt: skip
        pen.solid([(-3, -3), (-8, -8), (-25, -17, 0), (-17, 1), (-7, 5)], face)
        for x in (9.4, 0.6):
            pen.flat([(x - 4, -6, 0), (x + 4.4, -3.4, 0), (x + 2, -0.6), (x - 2.6, -1.4)], eye)
            pen.dot(x + 0.6, -2.8, 1.3, "#200608")
        pen.line([(-5, -10), (1, -7.4), (4, -6)], mix(skin, "#10040a", 0.7), 2.6)
        pen.line([(5, -6), (10, -8), (16, -6)], mix(skin, "#10040a", 0.7), 2.6)
        if mouth == "grin":
            pen.flat([(1, 9), (8, 11), (16, 6), (13, 14), (5, 15)], "#2c0610")
            for x, y in ((4, 10), (7.4, 10.8), (10.8, 10), (13.8, 8.4)):
                pen.flat([(x - 1.6, y - 0.4, 0), (x, y + 3.6, 0), (x + 1.6, y - 0.6, 0)], WHITE)
        else:
            pen.line([(3, 11), (9, 10), (15, 10.6)], mix(skin, "#10040a", 0.7), 2)

    return draw


def imp(skin: str = "#c8402c", eye: str = "#fff07a", specs: bool = False) -> Draw:
    """A big grin between big ears."""
    face = tone(skin)

    def draw(pen: Pen) -> None:
        horns(tone("#3a2226"), "up", 0.6)(pen)
        for side in (-1, 1):
            ear = pen.at(2 + side * 12, -2, flip=side < 0)
            ear.solid([(0, -5), (14, -14), (30, -18, 0), (22, -2), (12, 6), (0, 5)], face)
            ear.flat([(4, -2), (14, -8), (24, -13, 0), (16, 0)], face.dark)
        pen.solid([(-14, -6), (-8, -16), (4, -18), (15, -13), (18, -3), (16, 8), (9, 17),
            (3, 20, 0),
                   (-5, 14), (-12, 6)], face)  # fmt: skip
        pen.eye(10, -3, 4.6, eye)
        pen.eye(-2, -3, 4.4, eye)
        pen.line([(4, -10), (10, -10), (16, -8)], face.dark, 2.2)
        pen.line([(-8, -8), (-2, -10)], face.dark, 2.2)
        pen.flat([(-7, 6), (3, 9), (14, 5), (10, 13), (2, 15)], "#3a060c")
        for x, y in ((-3.4, 7.2), (0.6, 8.4), (4.6, 8.6), (8.4, 7.6), (11.6, 6.2)):
            pen.flat([(x - 1.7, y - 0.4, 0), (x, y + 3.6, 0), (x + 1.7, y - 0.4, 0)], WHITE)
        pen.solid([(4, -1), (9, 1), (14, 4, 0), (8, 5)], face, shine=False)
        if specs:
            for x, r in ((10, 6.4), (-2, 6.2)):
                pen.line([(x + r, -3), (x, -3 + r), (x - r, -3), (x, -3 - r), (x + r, -3)],
                         "#e8c24a", 1.6)  # fmt: skip

    return draw


def drake(skin: str = "#c8562c", belly: str = "#f0b060", eye: str = "#fff07a", crest: str = "horns",
          mouth: str = "shut") -> Draw:  # fmt: skip
    """A dragon's snout on a man's neck. Crests: horns, fin, frill, none."""
    hide, pale = tone(skin), tone(belly)

    def draw(pen: Pen) -> None:
        if crest == "horns":
            for dy in (0, 5):
                pen.solid([(-6, -15 + dy, 0), (-18, -22 + dy), (-34, -20 + dy, 0), (-22, -13 + dy),
                           (-8, -6 + dy, 0)], tone("#4a3430"))  # fmt: skip
        elif crest == "fin":
            pen.solid([(8, -16, 0), (4, -32, 0), (-3, -24), (-10, -36, 0), (-13, -23),
                (-26, -28, 0),
                       (-20, -14), (-32, -8, 0), (-16, 0), (-4, -10)], pale)  # fmt: skip
        elif crest == "frill":
            pen.solid([(-4, -20, 0), (-26, -30, 0), (-24, -14), (-38, -8, 0), (-27, 2),
                (-34, 18, 0),
                       (-18, 12), (-6, 14, 0)], pale)  # fmt: skip
            for x, y in ((-24, -26), (-33, -8), (-30, 14)):
                pen.line([(-8, -4), (x, y)], pale.dark, 1.6)
        drop = 6 if mouth == "open" else 0
        pen.solid([(0, 6), (14, 7), (28, 5 + drop), (27, 10 + drop), (14, 14 + drop), (2, 15),
                   (-8, 10)], pale)  # fmt: skip
        if drop:
            pen.flat([(6, 7, 0), (28, 4, 0), (27, 9, 0), (12, 12, 0)], "#6a0c14")
        pen.solid(
            [(-16, -4), (-10, -16), (3, -19), (12, -13), (20, -9), (31, -6), (34, 1), (30, 6),
             (16, 7), (4, 8), (-6, 13), (-14, 6)],
            hide,
        )  # fmt: skip
        for tooth in (14.0, 19.4, 24.8):
            pen.flat([(tooth - 2, 5.6, 0), (tooth, 9.6, 0), (tooth + 2, 5.4, 0)], WHITE)
        pen.solid([(-2, -10), (6, -14), (16, -10), (10, -7)], hide)
        pen.flat([(3, -6), (8, -9.4), (13, -6), (8, -3)], eye)
        pen.line([(8.4, -8.4), (8.6, -4)], "#200a06", 1.7)
        pen.dot(30, -3, 1.5, hide.dark)
        for x, y in ((-8, -2), (-3, 3), (-9, 4), (-2, -4)):
            pen.dot(x, y, 1.5, hide.dark)

    return draw


def frog(skin: str = "#6fae4a", belly: str = "#e0e6a0", eye: str = "#ffd84a",
         mouth: str = "shut") -> Draw:  # fmt: skip
    """A wide mouth and eyes on top."""
    hide, pale = tone(skin), tone(belly)

    def draw(pen: Pen) -> None:
        pen.ball(-7, -13, 7.6, hide)
        pen.solid([(-20, 4), (-15, -8), (-2, -13), (12, -11), (22, -3), (24, 5), (14, 13), (-2, 15),
                   (-15, 12)], hide)  # fmt: skip
        pen.solid([(-13, 8), (2, 9), (23, 4), (20, 11), (8, 16), (-6, 15)], pale)
        if mouth == "open":
            pen.flat([(-8, 6), (8, 7), (23, 3), (18, 11), (2, 13)], "#7a1428")
        else:
            pen.line([(-15, 5), (-4, 9), (10, 8), (23, 3)], hide.dark, 2.2)
        pen.ball(10, -13, 8, hide)
        pen.eye(11, -13.4, 5, eye, 0.25)
        pen.eye(-6, -13, 4.4, eye, 0.25)
        pen.dot(19, -3, 1, hide.dark)
        for x, y in ((-13, 0), (-8, 3), (-12, -5)):
            pen.dot(x, y, 1.7, hide.dark)

    return draw


def hooded(cloth: Tone, face: Draw | None, eye: str = "#9affd8") -> Draw:
    """A head in a hood; without a face there are only eyes in the dark."""

    def draw(pen: Pen) -> None:
        if face:
            face(pen)
            pen.solid([(17, -12, 0), (10, -22), (-4, -27), (-18, -20), (-24, -2), (-22, 16),
                (-10, 22),
                       (-2, 20, 0), (-7, 8), (-7, -6), (0, -14), (9, -15)], cloth)  # fmt: skip
            return
        pen.solid([(21, -4), (14, -20), (-2, -29), (-17, -21), (-23, -3), (-22, 16), (-8, 24),
            (8, 22),
                   (18, 12)], cloth)  # fmt: skip
        pen.flat([(17, -6), (10, -16), (0, -18), (-6, -8), (-5, 8), (4, 16), (14, 10)], "#0c0812")
        pen.ember(10, -3, 2.2, eye)
        pen.ember(1, -3, 2, eye)

    return draw
