"""What heads wear, drawn over them."""

from __future__ import annotations

from assets.units.brush import Pen, Tone, tone
from assets.units.curves import Points, oval
from assets.units.heads import Draw

GOLD, IRON, STEEL = tone("#dca63a", 1.2), tone("#77808c", 1.2), tone("#aab6c4", 1.25)
LEATHER, BRONZE = tone("#7a4e2a"), tone("#b5793a", 1.2)


def shape(points: Points, fill: Tone) -> Draw:
    """One shaded shape."""
    return lambda pen: pen.solid(points, fill)


def pot(fill: Tone = IRON, nose: bool = True, rim: Tone | None = None, spike: bool = False) -> Draw:
    """A round helmet, with a nose guard or a spike."""

    def draw(pen: Pen) -> None:
        if spike:
            pen.solid([(-5, -22, 0), (0, -41, 0), (5, -22, 0)], fill, shine=False)
        pen.solid([(-19, -3, 0), (-18, -16), (-9, -26), (3, -28), (14, -22), (19, -10), (20, -5, 0),
                   (8, -9), (-6, -8)], fill)  # fmt: skip
        edge = rim or fill
        pen.solid([(-20, -2, 0), (-6, -9), (8, -10), (21, -5, 0), (21, -10, 0), (8, -15), (-6, -14),
                   (-20, -8, 0)], edge, shine=False)  # fmt: skip
        if nose:
            pen.solid([(11, -12, 0), (16, -11, 0), (17, 4, 0), (13, 3, 0)], edge, shine=False)

    return draw


def brush(fill: Tone) -> Draw:
    """A crest of bristles, to be covered by a helmet."""
    bristles: list[tuple[float, ...]] = [(-18, -8)]
    for k in range(8):
        x = -24 + 8 * k
        bristles += [(x, -30 - 2.6 * k * (8 - k) / 4, 0), (x + 4, -26 - 2.2 * k * (8 - k) / 4, 0)]
    return shape([*bristles, (30, -26, 0), (18, -14)], fill)


def horned(fill: Tone = IRON, horn: Tone | None = None) -> Draw:
    """A round helmet with ox horns."""
    ivory = horn or tone("#e6d6b0")

    def draw(pen: Pen) -> None:
        for side in (-1, 1):
            p = pen.at(side * 14 + 1, -14, flip=side < 0)
            p.solid([(0, -5, 0), (12, -7), (20, -16), (20, -30, 0), (28, -14), (20, 1), (8, 6),
                     (0, 5, 0)], ivory)  # fmt: skip
        pot(fill)(pen)

    return draw


def winged(fill: Tone = STEEL) -> Draw:
    """A round helmet with wings."""

    def draw(pen: Pen) -> None:
        pot(fill)(pen)
        pen.solid([(-8, -10, 0), (-20, -18), (-30, -34, 0), (-20, -29), (-22, -42, 0), (-12, -32),
                   (-8, -42, 0), (-3, -24), (0, -12, 0)], tone("#f2ead6"))  # fmt: skip

    return draw


def great(fill: Tone = STEEL, plume: Tone | None = None) -> Draw:
    """A closed helmet with a slit, perhaps a plume."""

    def draw(pen: Pen) -> None:
        if plume:
            pen.solid([(0, -24, 0), (-6, -40), (-24, -42), (-40, -26), (-44, -4, 0), (-30, -14),
                       (-14, -18)], plume)  # fmt: skip
        pen.solid([(-18, -8), (-14, -22), (0, -28), (13, -23), (19, -8), (21, 4), (16, 18),
            (6, 24, 0),
                   (-8, 18), (-17, 10)], fill)  # fmt: skip
        pen.flat([(-4, -6, 0), (20, -6, 0), (20, -1.6, 0), (-4, -1, 0)], "#0c0a10")
        pen.line([(9, -26), (11, -6), (11, 20)], fill.light, 2)
        for x, y in ((2, 6), (6, 7), (2, 11), (6, 12), (15, 6), (15, 11)):
            pen.dot(x, y, 1.2, "#0c0a10")

    return draw


def crown(fill: Tone = GOLD, y: float = -15) -> Draw:
    """A crown of five points with stones."""

    def draw(pen: Pen) -> None:
        pen.solid([(-17, y + 4, 0), (-21, y - 16, 0), (-11, y - 6, 0), (-8, y - 21, 0),
            (-1, y - 8, 0),
                   (5, y - 22, 0), (9, y - 8, 0), (19, y - 17, 0), (17, y + 2, 0), (0, y)],
                  fill, shine=False)  # fmt: skip
        for x, colour in ((-11, "#e0384a"), (0, "#4ac0e8"), (11, "#e0384a")):
            pen.dot(x, y - 2, 2.2, colour)

    return draw


def fur_hat(fill: Tone, tail: bool = False) -> Draw:
    """A steppe hat, with a fox's tail or without."""

    def draw(pen: Pen) -> None:
        if tail:
            pen.solid([(-12, -12), (-28, -12), (-42, 4), (-42, 26), (-50, 42, 0), (-30, 34),
                (-24, 12),
                       (-12, -2)], fill)  # fmt: skip
            pen.solid([(-40, 24), (-50, 42, 0), (-31, 34)], tone("#f6ead2"), shine=False)
        pen.solid([(-13, -16), (-10, -30), (0, -37), (10, -30), (14, -16)], tone("#8a3a2a"))
        pen.solid([(-21, -8), (-20, -18), (-8, -19), (0, -22), (10, -19), (20, -16), (22, -7),
                   (10, -7), (0, -11), (-10, -8)], fill)  # fmt: skip

    return draw


def pointed(fill: Tone, band: Tone | None = None, bent: bool = True) -> Draw:
    """A witch's or wizard's hat."""

    def draw(pen: Pen) -> None:
        tip = (-34, -52, 0) if bent else (-8, -66, 0)
        pen.solid([(-17, -12), (-13, -30), (-12, -44), tip, (4, -46), (9, -30), (16, -13)], fill)
        if band:
            pen.solid([(-17, -13, 0), (-15, -21, 0), (0, -18), (13, -22, 0), (16, -13, 0),
                (0, -10)],
                      band, shine=False)  # fmt: skip
        pen.solid([(-34, -8), (-18, -15), (0, -17), (18, -16), (34, -11), (18, -7), (0, -8),
                   (-18, -5)], fill)  # fmt: skip

    return draw


def brimmed(fill: Tone, feather: Tone | None = None) -> Draw:
    """A wide hat with a feather."""

    def draw(pen: Pen) -> None:
        pen.solid([(-16, -12), (-13, -27), (0, -31), (12, -27), (16, -13)], fill)
        pen.solid([(-33, -14, 0), (-16, -17), (0, -17), (18, -17), (31, -10), (16, -8), (0, -9),
                   (-20, -7)], fill)  # fmt: skip
        if feather:
            pen.solid([(-4, -16, 0), (-18, -30), (-42, -38), (-52, -30, 0), (-34, -22), (-16, -16)],
                      feather)  # fmt: skip

    return draw


def scarf(fill: Tone, tails: bool = True) -> Draw:
    """A cloth around the head, its ends in the wind."""

    def draw(pen: Pen) -> None:
        if tails:
            pen.solid([(-14, -8), (-30, -14), (-50, -6), (-62, -14, 0), (-52, 4), (-34, 2),
                       (-46, 16, 0), (-26, 8), (-14, -1)], fill)  # fmt: skip
        pen.solid([(-18, 2, 0), (-20, -12), (-10, -24), (4, -25), (16, -17), (19, -9, 0), (8, -12),
                   (-4, -10), (-12, -4)], fill)  # fmt: skip

    return draw


def veil(fill: Tone) -> Draw:
    """A mask of cloth below the eyes."""
    return shape([(-12, 4, 0), (0, 3), (16, 2, 0), (18, 8), (12, 21), (0, 22), (-10, 14)], fill)


def mask(fill: Tone) -> Draw:
    """A mask around the eyes."""

    def draw(pen: Pen) -> None:
        pen.flat([(-14, -8, 0), (-2, -9), (8, -8), (18, -8, 0), (16, 1), (9, 2.4), (5, 0), (0, 2.4),
                  (-9, 1)], fill.main)  # fmt: skip
        for x in (9.4, 0.6):
            pen.flat(oval(x, -3, 3, 2.2), "#fff8e6")
            pen.dot(x + 0.8, -3, 1.4, "#140a10")

    return draw


def antlers(fill: Tone, size: float = 1.0) -> Draw:
    """A stag's antlers."""

    def draw(pen: Pen) -> None:
        for side in (-1, 1):
            p = pen.at(side * 8, -16, size, flip=side < 0)
            p.rod([(0, 2), (8, -14), (22, -24), (26, -44)], 4.6, fill)
            p.rod([(8, -14), (8, -30)], 3.4, fill)
            p.rod([(20, -23), (34, -28)], 3, fill)
            p.rod([(24, -36), (16, -46)], 2.6, fill)

    return draw


def acorn(fill: Tone) -> Draw:
    """The cup of an acorn, worn as a cap."""

    def draw(pen: Pen) -> None:
        pen.rod([(-2, -28), (-5, -38)], 4, fill)
        pen.solid([(-21, -8), (-17, -21), (-4, -29), (9, -27), (19, -16), (20, -8), (0, -12)], fill)
        for x, y in ((-12, -14), (-4, -18), (5, -18), (12, -14), (-4, -24), (5, -24)):
            pen.line([(x - 3, y + 2), (x, y - 1), (x + 3, y + 2)], fill.dark, 1.4)

    return draw


def jester(one: Tone, two: Tone) -> Draw:
    """Three horns with bells."""

    def draw(pen: Pen) -> None:
        pen.solid([(-16, -10), (-20, -28), (-38, -24), (-46, -6, 0), (-30, -12), (-18, 2)], one)
        pen.solid([(14, -12), (22, -28), (38, -22), (44, -4, 0), (30, -10), (19, -2)], one)
        pen.solid([(-16, -10, 0), (-12, -28), (0, -50, 0), (10, -28), (17, -12, 0), (0, -14)], two)
        for x, y in ((-46, -4), (44, -2), (0, -52)):
            pen.ball(x, y, 4.6, GOLD)

    return draw
