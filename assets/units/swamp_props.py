"""What stands beside the folk of the swamp, and what they hold."""

from __future__ import annotations

import itertools
import math

from assets.units import hats
from assets.units.brush import Pen, tone
from assets.units.curves import oval, swept
from assets.units.gear import BONE, WOOD
from assets.units.hats import GOLD, IRON
from assets.units.heads import Draw
from assets.units.objects import rings
from assets.units.wings import feathered


def pool(y: float = 262, rx: float = 150, colour: str = "#7fcfb4") -> Draw:
    """Water around the feet."""

    def draw(pen: Pen) -> None:
        pen.flat(oval(200, y, rx, 16), colour, 0.75)
        rings(pen, 200, y, [rx * 0.5, rx * 0.74], "#f2fff8", 0.12, 0.7)

    return draw


def leech_rod(pen: Pen) -> None:
    """A rod with a leech on the hook."""
    pen.rod([(0, 60), (0, -84)], 5, WOOD)
    pen.line([(0, -82), (26, -74), (30, -48)], "#e0d8c0", 2, edge=True)
    pen.solid(swept([(30, -50), (24, -38), (34, -26), (28, -10)], [4, 7, 7, 0]), tone("#5a2030"))


def bucket(pen: Pen) -> None:
    """A bucket of leeches."""
    pen.line([(-16, 8), (0, -4), (16, 8)], IRON.light, 2.4, edge=True)
    pen.solid([(-19, 8, 0), (19, 8, 0), (15, 42, 0), (-15, 42, 0)], WOOD)
    pen.line([(-18, 18), (18, 18)], IRON.main, 3.4)
    pen.solid(swept([(-10, 8), (-14, -6), (-6, -14)], [5, 5, 0]), tone("#5a2030"))
    pen.solid(swept([(8, 8), (12, -8), (6, -18)], [5, 5, 0]), tone("#7a2a3c"))


def sleep_signs(pen: Pen) -> None:
    """The signs of a deep sleep."""
    for x, y, s in ((304, 92, 1.0), (336, 60, 0.74), (282, 132, 0.62)):
        p = pen.at(x, y, s)
        p.line([(-14, -16, 0), (14, -16, 0), (-14, 16, 0), (14, 16, 0)], "#3a2a5a", 10)
        p.line([(-14, -16, 0), (14, -16, 0), (-14, 16, 0), (14, 16, 0)], "#d8b8ff", 5.4)


def wisp(pen: Pen) -> None:
    """A light with a face."""
    pen.glow(0, 0, 128, "#8affd0", 0.75)
    for k, (h, w, colour) in enumerate(
        ((112, 56, "#2fae90"), (90, 42, "#7af0c4"), (66, 29, "#f0fff0"))
    ):
        pen.flat([(0, 56 - 10 * k), (-w, 30), (-w * 1.04, -8), (-w * 0.5, -h * 0.56, 0),
            (-w * 0.3, -h * 0.34),
                  (6, -h, 0), (w * 0.4, -h * 0.4), (w * 0.8, -h * 0.66, 0), (w * 1.06, -6),
                      (w, 32)], colour,
                 edge=k == 0)  # fmt: skip
    for x in (-13, 13):
        pen.flat(oval(x, 2, 7, 10), "#0f4a44")
        pen.dot(x - 2, -2, 2.4, "#ffffff")
    pen.flat([(-14, 20), (0, 24), (14, 20), (8, 32), (-8, 32)], "#0f4a44")


def lights(pen: Pen) -> None:
    """Smaller lights, and a path that they offer."""
    for x, y, r in ((66, 222, 12), (340, 206, 15), (104, 132, 8), (306, 110, 9)):
        pen.glow(x, y, r * 2.6, "#8affd0", 0.7)
        pen.dot(x, y, r * 0.5, "#f0fff0")
    pen.line(
        [(330, 300), (280, 274), (120, 268), (96, 252), (180, 240), (196, 232)], "#c8b88a", 5, 0.5
    )


def veil(pen: Pen) -> None:
    """A bridal veil with a wreath."""
    pen.flat([(8, -26), (-16, -24), (-34, 6), (-46, 62), (-66, 120, 0), (-30, 104), (-6, 118, 0),
        (-14, 40),
              (-14, 0)], "#e6fff6", 0.66)  # fmt: skip
    for x, y in ((-12, -20), (-2, -25), (9, -23)):
        for k in range(5):
            a = k * math.tau / 5
            pen.dot(x + 4 * math.cos(a), y + 4 * math.sin(a), 3, "#f6c8d8")
        pen.dot(x, y, 2, "#ffe27a")


def bouquet(pen: Pen) -> None:
    """Flowers held in front."""
    for x, y, colour in (
        (-10, -16, "#d85a8a"),
        (4, -24, "#e8e0f0"),
        (14, -12, "#8a5ad0"),
        (0, -8, "#f0d060"),
    ):
        pen.line([(x * 0.3, 16), (x, y)], "#3f7a4a", 3, edge=True)
        pen.ball(x, y, 8, tone(colour))
        pen.dot(x, y, 2.6, "#3a2a2a")


def heron(pen: Pen) -> None:
    """A heron on one leg, its wings half open, a snake in its beak."""
    grey, dark, leg = tone("#8fa8b0"), tone("#42586a"), tone("#c8903a")
    pen.rod([(-4, -70), (-8, -36), (-2, 0)], 6, leg)
    for d in (-18, 2, 20):
        pen.rod([(-2, 0), (-2 + d, 4)], 4.6, leg)
    pen.rod([(8, -72), (38, -48), (16, -34)], 6, leg)
    pen.solid([(-34, -84), (-66, -58), (-80, -44, 0), (-58, -80), (-40, -104)], dark)
    feathered(pen.at(-20, -118), grey, dark, 104, 36, flip=True)
    pen.solid(
        [(-44, -92), (-34, -124), (0, -138), (30, -124), (34, -96), (12, -68), (-20, -66)], grey
    )
    feathered(pen.at(12, -116), grey, dark, 104, 44)
    pen.solid(
        swept([(16, -122), (40, -146), (26, -174), (34, -204)], [16, 11, 9, 9]), tone("#d8e0e0")
    )
    pen.solid(
        [(20, -206), (26, -222), (42, -222), (52, -210), (40, -198), (26, -196)], tone("#e6ecec")
    )
    pen.solid([(24, -216, 0), (2, -226), (-18, -218, 0), (2, -214), (22, -206, 0)], dark)
    pen.solid([(48, -216, 0), (104, -204, 0), (48, -202, 0)], tone("#e0a83a"))
    pen.eye(41, -212, 3.6, "#d8ff5a")
    pen.line([(82, -230), (92, -214), (84, -202), (96, -188), (86, -172)], "#3f7a2a", 6, edge=True)


def cradle_harp(pen: Pen) -> None:
    """A harp made of a rib cage."""
    pen.rod([(-16, 34), (-26, -16), (-6, -52)], 7, BONE)
    pen.rod([(-6, -52), (24, -58), (44, -40)], 7, BONE)
    pen.rod([(44, -40), (24, 6), (-16, 34)], 6, BONE)
    for k in range(5):
        a, b = (-22 + 6 * k, -6 - 10 * k), (-8 + 11 * k, 26 - 15 * k)
        pen.line([a, b], "#f6f0da", 1.6)
    pen.at(46, -46, 0.6).ball(0, 0, 16, BONE, 15)


def blowpipe(pen: Pen) -> None:
    """A blowpipe with its dart."""
    pen.rod([(-70, 0), (70, -3)], 7, tone("#b89a4a"))
    for x in (-40, 0, 40):
        pen.line([(x, -5), (x, 4)], "#6a4a1c", 3)
    pen.blade([(84, -8), (100, -3), (84, 2)], tone("#d8443a"))


def plumes(pen: Pen) -> None:
    """A chief's head-dress."""
    for k, colour in enumerate(("#d8443a", "#f0b83a", "#3a9ad0", "#f0b83a", "#d8443a")):
        pen.at(-2, -14, 1, -56 + 26 * k).solid([(-5, 0, 0), (-8, -22), (0, -42, 0), (8, -22),
            (5, 0, 0)],
                                             tone(colour))  # fmt: skip
    pen.solid([(-19, -12, 0), (0, -17), (19, -14, 0), (19, -8, 0), (0, -10), (-19, -5, 0)], GOLD)


def third_arm(pen: Pen) -> None:
    """An arm with two elbows more than it needs."""
    skin = tone("#6f8f7a")
    joints = [(34, 6), (78, -8), (64, -48), (112, -56), (122, -14)]
    for (a, b), r in zip(itertools.pairwise(joints), (17, 15, 13, 12), strict=True):
        pen.limb(a, b, r, r * 0.86, skin)
    pen.ball(122, -10, 15, skin)
    for d in (-14, 0, 14):
        pen.rod([(123, -4), (126 + d, 18)], 7, skin)
    pen.line([(66, -66), (42, -40)], "#e8d8b0", 3.4)
    for k in range(4):
        pen.line([(44 + 6 * k, -36 - 8 * k), (52 + 6 * k, -32 - 8 * k)], "#e8d8b0", 2.4)


def parasol(pen: Pen) -> None:
    """A parasol on a long stick."""
    p = pen.at(0, 42)
    parasol_at(p)


def parasol_at(pen: Pen) -> None:
    """The parasol itself."""
    pen.rod([(0, 0), (0, -108)], 5, WOOD)
    pen.solid([(-62, -96, 0), (-48, -126), (0, -146), (48, -126), (62, -96, 0), (42, -104),
        (20, -96, 0),
               (0, -104), (-20, -96, 0), (-42, -104)], tone("#a83a5a"))  # fmt: skip
    for x in (-30, 0, 30):
        pen.line([(0, -146), (x * 0.8, -124), (x, -102)], "#f0c8b0", 2.4)


def cup(pen: Pen) -> None:
    """A cup of green tea."""
    pen.solid([(-13, -14, 0), (13, -14, 0), (9, 4), (-9, 4)], tone("#f2ead8"))
    pen.line([(12, -10), (20, -6), (11, 0)], "#f2ead8", 3.4, edge=True)
    pen.flat(oval(0, -14, 12, 3.4), "#6ad83a")
    pen.line([(-4, -22), (2, -32), (-3, -42)], "#d8ffb0", 3, 0.7)


def great_hat(pen: Pen) -> None:
    """A pointed hat with flowers."""
    hats.pointed(tone("#3a2a4a"), GOLD)(pen)
    for x, y, colour in ((-22, -14, "#d85a8a"), (-30, -16, "#f0d060"), (22, -16, "#6ac0d8")):
        pen.ball(x, y, 7, tone(colour))


def mound(pen: Pen) -> None:
    """Skirts like a hill."""
    pen.solid([(-40, -100), (-88, -60), (-134, 0, 0), (-60, 8), (0, 4), (64, 8), (138, 0, 0),
        (92, -60), (44, -100)],
              tone("#4f3a5a"))  # fmt: skip
    for x, y in ((-70, -20), (-20, -36), (34, -24), (80, -14), (-100, -8)):
        pen.solid(
            [(x - 16, y), (x, y - 13, 0), (x + 16, y), (x, y + 13, 0)], tone("#8a5a7a"), shine=False
        )
    pen.line([(-130, -6), (-60, 0), (0, -4), (64, 0), (134, -6)], "#e8d8b0", 4)


def fiddle(pen: Pen) -> None:
    """A fiddle with its neck to the right, its chin at (0, 0)."""
    pen.solid([(-4, -14), (18, -17), (24, -10), (34, -14), (52, -12), (58, 0), (52, 12), (34, 14),
        (24, 10), (18, 17), (-4, 14), (-12, 0)], tone("#a8542a"))  # fmt: skip
    pen.rod([(46, 0), (104, -3)], 5, tone("#3a2418"))
    pen.dot(108, -4, 6, "#3a2418")
    for y in (-3, 1, 4):
        pen.line([(10, y), (104, y - 4)], "#fff6dc", 1.2)
    pen.line([(30, -8), (33, 0), (30, 8)], "#2c1810", 2.4)
