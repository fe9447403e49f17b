"""What stands beside townsfolk and odd beasts, and what they hold."""

from __future__ import annotations

import math

from assets.units import hats, heads, muzzles
from assets.units.beasts import LIZARD, TIGER, Coat, beast, thin_tail
from assets.units.brush import Pen, tone
from assets.units.curves import oval, swept
from assets.units.gear import WOOD
from assets.units.hats import BRONZE, GOLD, IRON, LEATHER, STEEL
from assets.units.wings import feathered, raptor_head

TAN, FAIR = tone("#dba27a"), tone("#f2d2b0")
BLACK, CREAM = tone("#2c2428"), tone("#f2e8d2")


def purse(pen: Pen) -> None:
    """A purse that is too full."""
    pen.solid([(-8, -6, 0), (8, -6, 0), (18, 14), (10, 32), (-10, 32), (-18, 14)], LEATHER)
    pen.line([(-9, -4), (9, -4)], GOLD.main, 4)
    for x, y in ((-6, -14), (5, -18), (14, -10)):
        pen.ball(x, y, 6, GOLD)


def razor(pen: Pen) -> None:
    """A razor."""
    pen.rod([(0, 22), (-4, -6)], 6, tone("#a8342a"))
    pen.solid([(-8, -6, 0), (-14, -50, 0), (6, -58), (8, -10, 0)], STEEL)


def basin(pen: Pen) -> None:
    """A basin of foam."""
    pen.solid([(-34, -10), (-28, 8), (0, 16), (28, 8), (34, -10)], BRONZE)
    pen.solid(oval(0, -10, 36, 8), BRONZE)
    for x, y, r in ((-14, -16, 9), (2, -20, 11), (16, -15, 8)):
        pen.dot(x, y, r, "#ffffff", 0.9)


def barber_pole(pen: Pen) -> None:
    """The sign of a barber."""
    pen.solid([(314, 276, 0), (314, 92, 0), (340, 92, 0), (340, 276, 0)], CREAM)
    for k in range(7):
        y = 108 + 25 * k
        pen.flat([(314, y + 12, 0), (340, y - 8, 0), (340, y + 4, 0), (314, y + 24, 0)], "#c8342a")
    pen.ball(327, 84, 15, GOLD)


def medals(pen: Pen) -> None:
    """Two medals and a ribbon."""
    pen.line([(34, -16), (22, 6), (34, 20)], "#b8342a", 8, edge=True)
    for x, y, colour in ((14, 4, GOLD), (-8, 6, STEEL)):
        pen.solid(
            [(x - 5, y - 12, 0), (x + 5, y - 12, 0), (x + 5, y, 0), (x - 5, y, 0)],
            tone("#2f5a9a"),
            shine=False,
        )
        pen.ball(x, y + 8, 9, colour)
        pen.dot(x, y + 8, 3, colour.light)
    for k in range(6):
        pen.dot(-32 + 12 * k, -12 + 6 * (k % 2), 5, "#ffffff")


def net(pen: Pen) -> None:
    """A long net with a bird in it."""
    pen.rod([(0, 74), (0, -72)], 5, WOOD)
    loop = oval(0, -104, 31, 34)
    pen.line([*loop, loop[0]], IRON.main, 5, edge=True)
    for k in range(-2, 3):
        pen.line([(k * 11, -132 + abs(k) * 5), (k * 11 + 5, -76 - abs(k) * 4)], "#f4ecd8", 1.4)
        pen.line(
            [(-28 + abs(k) * 4, -104 + k * 12), (28 - abs(k) * 4, -102 + k * 12)], "#f4ecd8", 1.4
        )
    bird = pen.at(4, -104, 0.5)
    bird.solid(
        [(-18, 6), (-4, -12), (14, -10), (26, -2, 0), (12, 4), (2, 16), (-30, 16, 0)],
        tone("#e8e4dc"),
    )


def mirror_shield(pen: Pen) -> None:
    """A mirror that sends a spell back."""
    pen.ball(0, -10, 44, GOLD, 52)
    pen.ball(0, -10, 36, tone("#c8e6f4", 0.6), 44)
    pen.flat([(-18, -44, 0), (-4, -50, 0), (10, 28, 0), (-6, 30, 0)], "#ffffff", 0.8)
    pen.flat([(10, -46, 0), (17, -42, 0), (24, 8, 0), (19, 14, 0)], "#ffffff", 0.6)
    pen.line([(92, -46), (44, -26), (86, 6)], "#b46ae6", 6, 0.8)
    pen.line([(92, -46), (44, -26), (86, 6)], "#f6e0ff", 2.6)
    pen.glow(44, -26, 22, "#d8a0ff", 1)


def mirrors(pen: Pen) -> None:
    """Two mirrors on the wall."""
    for x, y, s in ((62, 168, 1.0), (344, 176, 0.9)):
        pen.ball(x, y, 40 * s, GOLD, 62 * s)
        pen.ball(x, y, 32 * s, tone("#b8d8ea", 0.6), 53 * s)
        pen.flat([(x - 14 * s, y - 40 * s, 0), (x - 2 * s, y - 46 * s, 0),
            (x + 8 * s, y + 42 * s, 0), (x - 8 * s, y + 42 * s, 0)],
                 "#ffffff", 0.6)  # fmt: skip


def beetle(pen: Pen) -> None:
    """A beetle of brass, wound up with a key."""
    brass, steel = tone("#c8903a", 1.2), tone("#7f8a96", 1.2)
    for x in (-52, -6, 44):
        for dx, s in ((-10, 1.0), (12, 0.8)):
            pen.rod([(x, -36), (x + dx * 2.6, -46 * s), (x + dx * 3.4, 0)], 8, steel)
            pen.ball(x + dx * 2.6, -46 * s, 6, brass)
    pen.rod([(-36, -96), (-46, -132)], 7, steel)
    for side in (-1, 1):
        loop = oval(-50 + side * 15, -144, 14, 12, 20)
        pen.line([*loop, loop[0]], GOLD.main, 7, edge=True)
    pen.solid(
        [
            (-92, -42),
            (-86, -80),
            (-48, -106),
            (4, -106),
            (36, -82),
            (40, -44),
            (0, -28),
            (-56, -28),
        ],
        brass,
    )
    pen.line([(-90, -56), (-30, -66), (38, -58)], brass.dark, 4)
    pen.line([(-28, -106), (-34, -66)], brass.dark, 4)
    for x, y in (
        (-70, -72),
        (-50, -90),
        (-12, -94),
        (14, -84),
        (20, -66),
        (-64, -46),
        (-20, -44),
        (20, -44),
    ):
        pen.dot(x, y, 3.4, brass.light)
        pen.dot(x, y, 1.4, brass.dark)
    pen.ball(-38, -66, 18, steel)
    for k in range(8):
        a = k * math.pi / 4
        pen.dot(-38 + 18 * math.cos(a), -66 + 18 * math.sin(a), 4.4, steel.main)
    pen.ball(-38, -66, 7, brass)
    pen.ball(60, -58, 29, brass, 26)
    pen.solid([(70, -84, 0), (96, -120), (128, -118, 0), (110, -106), (90, -70, 0)], steel)
    pen.solid([(74, -40), (98, -34), (112, -42, 0), (104, -24), (80, -26)], steel)
    pen.ball(70, -64, 11, tone("#2a3a4a"))
    pen.ember(71, -65, 5, "#6ae8ff")


def sheet(pen: Pen) -> None:
    """A night cap."""
    pen.solid([(-18, -6), (-18, -20), (-6, -30), (8, -28), (18, -12, 0), (4, -15)], tone("#6a8ac8"))
    pen.solid(
        [(-8, -28), (-28, -30), (-44, -12), (-46, 8, 0), (-34, -4), (-18, -16)], tone("#6a8ac8")
    )
    pen.ball(-46, 10, 7, CREAM)
    for x in (9, 0.5):
        pen.line([(x - 4, -2), (x, 0.4), (x + 4, -2)], "#4a2a20", 2.4)


def sleeping_head(pen: Pen) -> None:
    """A sleeper in his night cap."""
    heads.human("#f2d2b0", "#8a6a4a", "short", mood="calm", mouth="smile")(pen)
    for x in (9, 0.5):
        pen.ball(x, -2.6, 4.4, FAIR)
    sheet(pen)


def doors(pen: Pen) -> None:
    """Doors in the night, and what stands between them."""
    for x, y, s in ((64, 250, 1.0), (338, 244, 0.9)):
        p = pen.at(x, y, s)
        p.glow(0, -60, 70, "#b8a0ff", 0.6)
        p.solid([(-34, 0, 0), (-34, -96), (0, -124), (34, -96), (34, 0, 0)], tone("#5a4a7a"))
        p.flat([(-25, 0, 0), (-25, -92), (0, -113), (25, -92), (25, 0, 0)], "#f0e6ff")
        p.flat([(-16, 0, 0), (-16, -84), (0, -100), (16, -84), (16, 0, 0)], "#ffffff", 0.7)
    for x, y, s in ((262, 60, 0.8), (290, 36, 1.1)):
        pen.line([(x - 10 * s, y - 10 * s, 0), (x + 10 * s, y - 10 * s, 0),
            (x - 10 * s, y + 10 * s, 0), (x + 10 * s, y + 10 * s, 0)],
                 "#f0e6ff", 5)  # fmt: skip


def pigeon(pen: Pen) -> None:
    """A pigeon with a letter on its leg and a view."""
    grey, dark = tone("#8a94a8"), tone("#4f5a6e")
    pen.solid([(-50, 6), (-96, 30, 0), (-84, 40), (-100, 54, 0), (-74, 54), (-36, 34)], dark)
    pen.solid(
        [(-58, 16), (-40, -26), (0, -44), (34, -34), (46, -4), (28, 34), (-14, 46), (-48, 34)], grey
    )
    pen.solid(
        [(8, -30), (16, -62), (34, -82), (52, -70), (56, -40), (46, 0), (20, 6)], tone("#5a8a7a")
    )
    pen.ball(44, -78, 22, tone("#76809a"), 21)
    pen.solid([(62, -84), (86, -74, 0), (62, -68)], tone("#e0b06a"))
    pen.ball(63, -84, 5, CREAM)
    pen.eye(50, -82, 5.4, "#ff8a3a", 0.3)
    pen.line([(40, -92), (50, -90), (59, -85)], "#2a2a34", 4.4)
    pen.solid([(-44, -8), (-20, -34), (10, -24), (8, 4), (-18, 22), (-62, 26, 0), (-40, 12)], dark)
    for k in range(3):
        pen.line([(-30 + 9 * k, 16 - 5 * k), (-10 + 8 * k, 4 - 6 * k)], grey.light, 3)
    for x in (-8, 14):
        pen.rod([(x, 40), (x + 2, 66)], 5, tone("#d8605a"))
        for d in (-10, 4, 15):
            pen.rod([(x + 2, 66), (x + 2 + d, 72)], 4, tone("#d8605a"))
    pen.solid([(6, 46, 0), (30, 44, 0), (30, 58, 0), (6, 60, 0)], CREAM)
    pen.dot(18, 52, 3.4, "#c8342a")


def perch(pen: Pen) -> None:
    """The head of a statue."""
    stone = tone("#a8a49c")
    pen.solid(
        [
            (96, 300, 0),
            (104, 250),
            (140, 226),
            (148, 210),
            (250, 210),
            (262, 228),
            (300, 252),
            (308, 300, 0),
        ],
        stone,
    )
    pen.solid([(146, 214, 0), (152, 196, 0), (246, 196, 0), (252, 214, 0)], stone)
    for x, y in ((170, 216), (200, 224), (232, 214)):
        pen.solid(
            [(x - 6, y - 12), (x + 6, y - 12), (x + 5, y + 4), (x, y + 14), (x - 5, y + 2)],
            CREAM,
            shine=False,
        )


def griffin(pen: Pen) -> None:
    """Two animals, no landlord."""
    gold, dark = tone("#c8963f"), tone("#6a4a2a")
    p = pen.at(172, 276, 1.14)

    def wing(q: Pen) -> None:
        feathered(q.at(26, -20), tone("#e8dcc4"), tone("#8a6a44"), 124, 30, flip=True)

    def head(q: Pen) -> None:
        raptor_head(tone("#f4ead6"), tone("#e0a83a"), "#ffd23a", tone("#e8dcc4"))(q.at(0, 0, 1.16))

    feathered(p.at(26, -86), tone("#d8c8a8"), tone("#7a5a3a"), 112, 74)
    beast(p, TIGER, "paw", Coat(gold, dark), head, thin_tail(gold, dark), over=wing)


def basilisk(pen: Pen) -> None:
    """It would only like to see your face."""
    green, pale = tone("#5f8a4a"), tone("#e0d89a")

    def head(q: Pen) -> None:
        q.solid(
            [
                (-8, -12, 0),
                (-14, -36, 0),
                (-2, -24),
                (6, -42, 0),
                (12, -24),
                (26, -34, 0),
                (22, -10),
            ],
            tone("#d8443a"),
        )
        muzzles.lizard(green, pale, "#ffe07a")(q.at(0, 0, 1.2))
        for x, r in ((8, 12.0), (26, 10.5)):
            loop = oval(x, -6, r, r)
            q.line([*loop, loop[0]], "#e8c24a", 3.4, edge=True)
            q.flat(oval(x, -6, r - 2, r - 2), "#d8f0ff", 0.45)
        q.line([(19, -6), (16, -6)], "#e8c24a", 3)

    def spines(q: Pen) -> None:
        for k in range(7):
            x = -48 + 16 * k
            q.solid(
                [(x - 7, -18, 0), (x - 6, -40, 0), (x + 7, -19, 0)], tone("#d8443a"), shine=False
            )

    def tail(q: Pen) -> None:
        q.solid(
            swept([(14, -2), (-28, 10), (-58, -10), (-48, -44), (-18, -40)], [15, 12, 9, 6, 0]),
            green,
        )

    beast(pen.at(150, 250, 1.22), LIZARD, "walk", Coat(green, green, pale), head, tail, over=spines)


def stone_people(pen: Pen) -> None:
    """Some who were seen."""
    stone = tone("#8f8c92")
    for x, s, flip in ((56, 0.8, False), (348, 0.72, True)):
        p = pen.at(x, 254, s, flip=flip)
        p.solid(
            [
                (-24, 0, 0),
                (-20, -60),
                (-26, -104),
                (-16, -124),
                (16, -124),
                (26, -100),
                (20, -56),
                (24, 0, 0),
            ],
            stone,
        )
        p.ball(0, -146, 20, stone, 22)
        p.limb((-20, -110), (-46, -146), 9, 7, stone)
        p.limb((20, -108), (44, -150), 9, 7, stone)
        p.flat([(-6, -142), (2, -146), (9, -142), (6, -132), (-3, -132)], "#3a383e")
        for d in (-7, 8):
            p.dot(d, -152, 2.6, "#3a383e")


def hedge(pen: Pen) -> None:
    """A hedge in a pot, and not by chance."""
    leaf = tone("#4f8a3a")
    for x, w in ((56, 62), (342, 66)):
        pen.solid([(x - w, 280, 0), (x - w, 200), (x - w * 0.5, 176), (x, 186), (x + w * 0.5, 172),
            (x + w, 200), (x + w, 280, 0)],
                  leaf)  # fmt: skip
        for k in range(9):
            a, b = x - w * 0.7 + (k * 37) % int(w * 1.4), 200 + (k * 23) % 70
            pen.flat([(a - 7, b), (a, b - 6), (a + 7, b), (a, b + 6)], leaf.light, 0.7)
            pen.dot(a + 9, b + 6, 2.6, "#f0d8e8")


def leafed(pen: Pen) -> None:
    """A wizard's hat that has taken root."""
    hats.pointed(tone("#3f5a8a"), GOLD)(pen)
    for x, y in ((-14, -36), (-4, -50), (6, -30)):
        pen.flat([(x - 5, y), (x, y - 5), (x + 5, y), (x, y + 5)], "#7ab84a")
