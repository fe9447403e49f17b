"""What stands beside elves and beasts of the forest."""

from __future__ import annotations

from assets.units.brush import Pen, tone
from assets.units.curves import oval
from assets.units.objects import PALE_STONE
from assets.units.wings import wasp

LEAF, PINE, FERN, MOSS = tone("#4f8a3a"), tone("#2a5a3a"), tone("#7a9a3a"), tone("#6f9a3c")
BARK, DARK = tone("#6a4a2c"), tone("#2c1e1a")


def branch(pen: Pen) -> None:
    """A bough to stand on."""
    pen.solid([(-10, 240, 0), (90, 244), (200, 240), (330, 252), (410, 236, 0), (410, 258, 0),
        (320, 274),
               (200, 264), (90, 268), (-10, 272, 0)], BARK)  # fmt: skip
    for x, y, r in ((66, 236, 26), (112, 262, 16), (336, 246, 28), (300, 268, 15)):
        pen.solid([(x - r, y), (x, y - r * 0.7, 0), (x + r, y), (x, y + r * 0.7)], LEAF)


def mossy(pen: Pen) -> None:
    """A bear's back, overgrown."""
    pen.solid([(-76, -20), (-66, -46), (-30, -48), (0, -42), (30, -58), (56, -40), (62, -16),
        (44, -24, 0),
               (34, -6), (16, -26, 0), (0, -12), (-18, -28, 0), (-36, -8), (-52, -26, 0)],
                   MOSS)  # fmt: skip
    for x, y, s in ((-40, -46, 1.0), (-22, -46, 0.7), (44, -52, 0.8)):
        p = pen.at(x, y, s)
        p.rod([(0, 2), (0, -14)], 6, tone("#f0e4cc"))
        p.solid([(-13, -12, 0), (-8, -22), (6, -23), (13, -12, 0), (0, -9)], tone("#d8442c"))
        p.dot(-4, -17, 2, "#fff4e0")
        p.dot(4, -15, 1.6, "#fff4e0")
    squirrel = tone("#c86a2a")
    pen.solid(
        [(-2, -44), (-20, -52), (-20, -76), (-6, -84), (-2, -74, 0), (-10, -66), (-4, -54)],
        squirrel,
    )
    pen.solid([(-6, -42), (-2, -58), (8, -60), (12, -50), (10, -42)], squirrel)
    pen.ball(10, -64, 8, squirrel)
    pen.solid([(4, -70, 0), (6, -80, 0), (10, -71, 0)], squirrel, shine=False)
    pen.dot(13, -65, 1.6, DARK.dark)


def brambles(pen: Pen) -> None:
    """Thorns over a back."""
    for d in (
        [(-70, -26), (-30, -40), (10, -30), (40, -44)],
        [(-60, 6), (-20, -10), (20, 4), (46, -8)],
    ):
        pen.line(d, "#3f5a24", 6, edge=True)
        for x, y in d:
            pen.solid(
                [(x - 5, y + 2, 0), (x + 2, y - 13, 0), (x + 6, y + 2, 0)],
                tone("#8a9a4a"),
                shine=False,
            )
            pen.solid(
                [(x + 6, y + 6), (x + 14, y), (x + 20, y + 8, 0), (x + 12, y + 12)],
                LEAF,
                shine=False,
            )


def honey(pen: Pen) -> None:
    """A comb, and those who mind."""
    pen.solid([(300, 150), (320, 128), (350, 126), (372, 148), (372, 190), (350, 216), (318, 212),
        (300, 188)],
              tone("#d89a2a"))  # fmt: skip
    for y in (150, 172, 194):
        pen.line([(302, y), (336, y + 8), (372, y)], "#8a5414", 3)
    pen.flat(oval(338, 184, 10, 9), "#3a2008")
    pen.rod([(336, 128), (332, 60), (344, -4)], 8, BARK)
    for x, y in ((284, 120), (276, 152), (296, 96), (292, 200), (262, 110), (254, 176)):
        bee = pen.at(x, y)
        bee.flat(oval(-2, -5, 5, 4, 30), "#ffffff", 0.8)
        bee.flat(oval(0, 0, 7, 4.6), "#f0b82a", edge=True)
        bee.line([(-2, -4), (-2, 4)], "#2a1a10", 2)
        bee.line([(2, -4), (2, 4)], "#2a1a10", 2)


def swarm(pen: Pen) -> None:
    """A nest in an oak, and who comes out."""
    pen.solid(
        [(-10, -10, 0), (70, -10, 0), (58, 80), (76, 180), (100, 300, 0), (-10, 300, 0)], BARK
    )
    pen.flat(oval(44, 118, 24, 34), "#1c0f0a")
    for x, y in ((20, 40), (30, 210), (64, 250)):
        pen.line([(x, y), (x + 5, y + 22), (x - 2, y + 44)], BARK.dark, 4)
    for x, y, s, t in ((120, 70, 0.42, -12), (150, 214, 0.46, 14), (330, 62, 0.4, -6),
                       (92, 150, 0.3, 0)):  # fmt: skip
        wasp(pen.at(x, y, s, t), tone("#e8a82a"), "#2a1a10", "#e6f4ff")


def spots(pen: Pen) -> None:
    """A lynx's spots."""
    for x, y in (
        (-30, -12),
        (-16, -4),
        (-6, -14),
        (10, -6),
        (22, -14),
        (34, -4),
        (-38, 2),
        (-22, 8),
        (2, 4),
    ):
        pen.dot(x, y, 2.6, "#6a4a2c")


def striped(pen: Pen) -> None:
    """A tiger's stripes."""
    for x, top, low in (
        (-44, -24, 4),
        (-28, -26, 10),
        (-10, -25, 6),
        (10, -27, 12),
        (28, -28, 6),
        (44, -28, 2),
    ):
        pen.line([(x, top), (x + 5, (top + low) / 2), (x - 2, low)], "#2a1410", 4.6)
    for x in (-36, -18, 2, 20):
        pen.line([(x, 18), (x + 3, 10)], "#2a1410", 4)


def ferns(pen: Pen) -> None:
    """Ferns in front."""
    for x, s, lean in ((40, 1.1, 14), (92, 0.8, -8), (318, 0.9, 10), (370, 1.2, -14)):
        for turn in (-52, -26, 0, 26, 52):
            p = pen.at(x, 290, s, turn + lean)
            p.line([(0, 0), (0, -64)], "#3f7a34", 3)
            for k in range(5):
                y = -14 - 11 * k
                w = 15 - 2.2 * k
                p.flat([(0, y, 0), (w, y - 9, 0), (2, y - 6, 0), (-w, y - 9, 0)], "#5a9a3e")


def ring_stones(pen: Pen) -> None:
    """Standing stones with signs."""
    for x, y, w, h in (
        (44, 262, 24, 100),
        (106, 246, 18, 74),
        (300, 246, 18, 76),
        (362, 264, 25, 106),
    ):
        pen.solid([(x - w, y, 0), (x - w * 0.9, y - h * 0.7), (x - w * 0.3, y - h),
            (x + w * 0.7, y - h * 0.92),
                   (x + w, y - h * 0.4), (x + w * 0.96, y, 0)], PALE_STONE)  # fmt: skip
        pen.line([(x - 5, y - h * 0.7), (x + 5, y - h * 0.6), (x - 4, y - h * 0.46)], "#7ae06a", 3)


def owl(pen: Pen) -> None:
    """An owl's face from the front, with a pair of spectacles."""
    fill, pale = tone("#8a6a48"), tone("#e8d8b8")
    for side in (-1, 1):
        pen.at(side * 14, -14, flip=side < 0).solid([(-8, 4, 0), (10, -20, 0), (12, 6, 0)], fill)
    pen.ball(0, 0, 30, fill, 26)
    for x in (-12, 12):
        pen.ball(x, 0, 15, pale, 16)
        pen.dot(x, 0, 9.5, "#ffb42a")
        pen.dot(x, 0, 5.2, "#1a0e0a")
        pen.dot(x - 2, -2, 1.8, "#ffffff")
        loop = oval(x, 0, 13, 13)
        pen.line([*loop, loop[0]], "#e8c24a", 2.4)
    pen.line([(-2, -2), (2, -2)], "#e8c24a", 2.4)
    pen.solid([(-5, 6, 0), (0, 3), (5, 6, 0), (0, 18, 0)], tone("#e0a83a"))


def snow_flowers(pen: Pen) -> None:
    """White flowers in the grass."""
    for x, y in ((90, 270), (130, 284), (268, 280), (312, 268), (350, 286), (60, 288), (228, 290)):
        for k in range(5):
            p = pen.at(x, y, 1, 72 * k)
            p.flat([(0, 0, 0), (5, -5), (0, -11), (-5, -5)], "#ffffff")
        pen.dot(x, y, 2.6, "#ffd84a")
