"""The heads of beasts: drawn around the joint of the skull, looking right."""

from __future__ import annotations

from assets.units.brush import Pen, Tone, tone
from assets.units.curves import swept
from assets.units.heads import WHITE, Draw

IVORY = tone("#f0e4c4")


def _ear(pen: Pen, x: float, y: float, high: float, fill: Tone, lean: float = -4, wide: float = 6,
         inner: str = "") -> None:  # fmt: skip
    pen.solid([(x - wide, y, 0), (x + lean, y - high, 0), (x + wide, y, 0)], fill, shine=False)
    if inner:
        pen.flat([(x - wide * 0.4, y, 0), (x + lean * 0.9, y - high * 0.76, 0),
            (x + wide * 0.5, y, 0)],
                 inner)  # fmt: skip


def horse(fill: Tone, mane: Tone, eye: str = "", bridle: str = "", horn: Tone | None = None,
          blaze: str = "") -> Draw:  # fmt: skip
    """A horse's head."""

    def draw(pen: Pen) -> None:
        _ear(pen, -2, -12, 20, fill, 2)
        pen.solid(
            [(-12, -6), (-4, -16), (8, -13), (22, 2), (40, 17), (46, 26), (42, 34), (33, 35),
             (20, 24), (8, 18), (-6, 14)],
            fill,
        )  # fmt: skip
        if blaze:
            pen.flat([(8, -12, 0), (22, 1), (40, 17), (36, 18), (18, 6)], blaze)
        _ear(pen, -8, -10, 20, fill, 0)
        pen.solid(
            [(-6, -18, 0), (6, -20), (16, -10), (12, -4, 0), (4, -10), (-4, -2), (-10, -4)], mane
        )
        if eye:
            pen.ember(13, 0, 2.6, eye)
        else:
            pen.dot(13, 0, 3, "#140c0c")
            pen.dot(14, -1, 1, WHITE)
        pen.dot(40, 24, 1.8, fill.dark)
        pen.line([(42, 30), (34, 29)], fill.dark, 1.8)
        if bridle:
            pen.line([(28, 8), (24, 27)], bridle, 2.6)
            pen.line([(-2, -12), (0, 4), (26, 18)], bridle, 2.6)
            pen.line([(26, 18), (0, 26), (-34, 20)], bridle, 1.8)
        if horn:
            pen.solid([(6, -12, 0), (24, -44, 0), (14, -8, 0)], horn)

    return draw


def deer(fill: Tone, horn: Tone, size: float = 1.0, eye: str = "#140c0c", halo: str = "") -> Draw:
    """A stag's head with its antlers."""

    def draw(pen: Pen) -> None:
        if halo:
            pen.glow(4, -34, 54 * size, halo, 0.5)
        for side, dx in ((-1, -5), (1, 4)):
            p = pen.at(dx, -12, size, flip=side < 0)
            p.rod([(0, 2), (3, -16), (18, -34), (17, -62)], 4.8, horn)
            p.rod([(2, -14), (16, -20), (24, -32)], 3.4, horn)
            p.rod([(15, -30), (32, -44)], 3.2, horn)
            p.rod([(18, -46), (6, -60)], 3, horn)
        pen.solid([(-6, -4), (-22, -12), (-32, -6, 0), (-20, 2), (-8, 4)], fill)
        pen.solid([(-10, -6), (-2, -13), (8, -11), (20, 0), (32, 10), (35, 16), (30, 21), (18, 17),
                   (4, 12), (-8, 8)], fill)  # fmt: skip
        pen.dot(10, -1, 2.6, eye)
        pen.dot(10.6, -1.8, 0.9, WHITE)
        pen.solid([(29, 9), (35, 12), (35, 17), (31, 17)], tone("#2a1c1c"))

    return draw


def bull(fill: Tone, horn: Tone, eye: str = "", ring: bool = True, size: float = 1.0) -> Draw:
    """An ox's head; horns forward."""

    def draw(pen: Pen) -> None:
        for x, y, k in ((4, -14, 0.9), (-2, -14, 1.0)):
            p = pen.at(x, y, size * k)
            p.solid(
                swept([(0, 4), (6, -10), (20, -18), (36, -18), (48, -30)], [7, 7, 6, 4, 0]), horn
            )
            if k < 1:
                _bull_face(pen, fill, eye)
        if ring:
            pen.line([(30, 22), (34, 28), (29, 32), (26, 26)], "#f0c24a", 2.4)

    return draw


def _bull_face(pen: Pen, fill: Tone, eye: str) -> None:
    pen.solid(
        [(-16, -10), (-2, -18), (12, -14), (22, -2), (32, 14), (32, 26), (22, 31), (8, 26),
         (-8, 18), (-18, 6)],
        fill,
    )  # fmt: skip
    pen.solid([(-8, -6), (-20, -12), (-30, -4, 0), (-18, 4)], fill)
    pen.solid([(-10, -14), (0, -22), (12, -18), (14, -8, 0), (6, -9), (4, -2, 0), (-2, -7)],
              tone(fill.dark))  # fmt: skip
    if eye:
        pen.ember(12, 2, 2.6, eye)
    else:
        pen.dot(12, 2, 2.8, "#140c0c")
        pen.dot(12.8, 1, 1, WHITE)
    pen.solid([(20, 14), (32, 14), (33, 26), (24, 30), (17, 24)], tone(fill.light))
    pen.dot(29, 20, 2, "#2a1414")


def wolf(fill: Tone, muzzle: Tone, eye: str = "#ffd84a", mouth: str = "snarl", bone: bool = False,
         fire: bool = False) -> Draw:  # fmt: skip
    """A wolf's or hound's head."""

    def draw(pen: Pen) -> None:
        _ear(pen, 1, -10, 24, fill, -6, 7)
        if mouth != "shut":
            pen.solid([(6, 8, 0), (20, 13), (34, 17, 0), (30, 22), (16, 20), (4, 15)], muzzle)
            pen.flat(
                [(8, 8, 0), (34, 9, 0), (33, 16, 0), (16, 14, 0)], "#ffb43a" if fire else "#7a1420"
            )
        pen.solid([(-18, 2), (-14, -10), (-2, -16), (10, -12), (20, -3), (36, 0), (40, 6), (34, 11),
                   (18, 10), (6, 14), (-6, 20), (-22, 18, 0), (-14, 10), (-26, 8, 0)],
                  fill)  # fmt: skip
        pen.solid([(16, 3), (36, 2), (39, 7), (33, 11), (18, 10), (8, 12)], muzzle, shine=False)
        _ear(pen, -8, -8, 26, fill, -8, 8, fill.dark)
        pen.flat([(8, -4, 0), (17, -1, 0), (10, 1)], eye)
        pen.dot(12.4, -1.4, 1.5, "#140808")
        pen.line([(5, -7), (12, -6), (19, -2)], fill.dark, 2.2)
        pen.solid([(34, -1), (41, 0), (41, 5), (36, 5)], tone("#1c1418"), shine=False)
        if mouth != "shut":
            for x in (18, 24, 30):
                pen.flat([(x - 2, 9.6, 0), (x, 14.6, 0), (x + 2, 9.4, 0)], WHITE)
            pen.flat([(27, 17.6, 0), (29, 12, 0), (31, 17.6, 0)], WHITE)
        if bone:
            pen.flat([(8, -5), (13, -7), (18, -3), (14, 2), (8, 1)], "#140c14")
            pen.ember(13, -2, 2.4, eye)

    return draw


def cat(fill: Tone, pale: Tone, eye: str = "#c8f06a", tufts: bool = False, stripes: str = "",
        mouth: str = "shut") -> Draw:  # fmt: skip
    """A big cat's head."""

    def draw(pen: Pen) -> None:
        _ear(pen, 8, -14, 20 if tufts else 13, fill, 3, 7, fill.dark)
        pen.solid([(-18, 0), (-14, -12), (-2, -18), (11, -15), (19, -6), (27, -1), (29, 6),
            (24, 12),
                   (12, 16), (0, 18), (-14, 20, 0), (-13, 12), (-24, 12, 0)], fill)  # fmt: skip
        _ear(pen, -8, -13, 22 if tufts else 14, fill, -4, 8, fill.dark)
        if tufts:
            pen.line([(-12, -34), (-13, -43)], "#1c1414", 2.6)
            pen.line([(11, -33), (13, -42)], "#1c1414", 2.6)
        pen.solid([(12, 3), (24, 1), (28, 6), (24, 12), (12, 16), (6, 12)], pale, shine=False)
        if mouth == "roar":
            pen.flat([(11, 8), (26, 9), (24, 20), (13, 20)], "#7a1420")
            for x in (14, 23):
                pen.flat([(x - 2, 8.6, 0), (x, 15, 0), (x + 2, 8.6, 0)], WHITE)
            pen.flat([(15, 20, 0), (17, 15, 0), (19, 20, 0)], WHITE)
        else:
            pen.line([(27, 7), (20, 10), (13, 9)], fill.dark, 1.8)
        pen.solid([(22, 0, 0), (29, 0, 0), (27, 5, 0)], tone("#3a1c1c"), shine=False)
        for x in (12, -1):
            pen.flat([(x - 4, -5), (x + 1, -8), (x + 6, -4), (x, -2)], eye)
            pen.line([(x + 1, -7), (x + 1, -3)], "#140c08", 2)
        for dy in (0, 4):
            pen.line([(18, 7 + dy * 0.5), (34, 8 + dy * 1.6)], WHITE, 0.9)
        if stripes:
            for d in ([(-4, -18), (-3, -11)], [(2, -18), (3, -11)], [(-16, -4), (-9, -3)],
                      [(-18, 3), (-10, 3)], [(-14, 10), (-8, 8)]):  # fmt: skip
                pen.line(d, stripes, 3)

    return draw


def bear(fill: Tone, pale: Tone, mouth: str = "shut", scar: bool = False) -> Draw:
    """A bear's head."""

    def draw(pen: Pen) -> None:
        pen.ball(6, -15, 6, fill)
        pen.solid([(-18, 2), (-14, -12), (0, -18), (12, -13), (20, -3), (32, 0), (34, 7), (28, 13),
                   (14, 15), (0, 19), (-14, 16)], fill)  # fmt: skip
        pen.ball(-8, -14, 7.5, fill)
        pen.dot(-8, -13.6, 4, fill.dark)
        pen.solid([(16, 0), (30, -1), (34, 5), (29, 12), (17, 13), (11, 8)], pale)
        if mouth == "roar":
            pen.flat([(14, 9), (30, 8), (27, 20), (14, 20)], "#7a1420")
            for x in (17, 27):
                pen.flat([(x - 2.2, 8.6, 0), (x, 15.4, 0), (x + 2.2, 8.6, 0)], WHITE)
        else:
            pen.line([(31, 9), (23, 11), (17, 9)], fill.dark, 2)
        pen.solid([(28, -3), (35, -2), (35, 4), (30, 4)], tone("#1c1216"), shine=False)
        pen.dot(11, -5, 2.6, "#140a08")
        pen.dot(11.8, -5.8, 0.9, WHITE)
        if scar:
            for d in (0, 5):
                pen.line([(4 + d, -16), (8 + d, -4), (7 + d, 8)], "#f0b0a0", 2.2)

    return draw


def boar(fill: Tone, bristle: Tone, eye: str = "#ff7a3a") -> Draw:
    """A boar's head with tusks."""

    def draw(pen: Pen) -> None:
        pen.solid([(4, -18, 0), (-2, -34, 0), (-10, -22), (-20, -36, 0), (-24, -18), (-36, -26, 0),
                   (-34, -6), (-14, -4)], bristle)  # fmt: skip
        pen.solid([(-22, 2), (-16, -14), (0, -18), (14, -8), (32, 4), (38, 9), (37, 19), (28, 21),
                   (12, 20), (-6, 22), (-20, 16)], fill)  # fmt: skip
        _ear(pen, -8, -12, 18, fill, -8, 7, fill.dark)
        pen.solid([(32, 3), (40, 5), (41, 18), (34, 21)], tone("#c88a7a"))
        pen.dot(38, 10, 1.5, "#3a1818")
        pen.dot(38, 15, 1.5, "#3a1818")
        for x, h in ((24, 22), (16, 17)):
            pen.solid([(x - 4, 17, 0), (x + 8, 6, 0), (x + 6, 16 - h, 0), (x + 14, 6),
                (x + 4, 19, 0)],
                      IVORY)  # fmt: skip
        pen.ember(8, -3, 2.2, eye)
        pen.line([(2, -9), (9, -8), (15, -4)], fill.dark, 2.6)

    return draw


def sheep(face: Tone, wool: Tone, horn: bool = False) -> Draw:
    """A sheep's head, or a goat's with horns and a beard."""

    def draw(pen: Pen) -> None:
        if horn:
            pen.solid([(-4, -12, 0), (-8, -26), (-22, -34, 0), (-14, -18), (-10, -8, 0)], IVORY)
        pen.solid([(-12, -4), (-4, -14), (8, -13), (18, -2), (26, 8), (25, 16), (16, 18), (2, 12),
                   (-8, 8)], face)  # fmt: skip
        pen.solid([(-6, -2), (-20, 0), (-26, 8, 0), (-14, 8), (-4, 4)], face)
        if horn:
            pen.solid([(2, -12, 0), (0, -28), (-14, -40, 0), (-2, -18), (-4, -10, 0)], IVORY)
            pen.solid([(10, 17), (18, 18), (14, 32, 0)], wool)
        else:
            pen.solid([(-14, -8), (-14, -20), (-4, -24), (8, -21), (12, -10), (0, -9)], wool)
        pen.eye(8, -2, 3.2, WHITE, 0.4)
        pen.line([(25, 13), (18, 13)], face.dark, 1.6)
        pen.dot(23, 8, 1.3, face.dark)

    return draw


def lizard(fill: Tone, belly: Tone, eye: str = "#ffe04a", tongue: bool = False) -> Draw:
    """A lizard's head."""

    def draw(pen: Pen) -> None:
        if tongue:
            pen.line([(36, 6), (50, 9), (60, 4)], "#d8344a", 2.6, edge=True)
            pen.line([(50, 9), (58, 14)], "#d8344a", 2.2, edge=True)
        pen.solid([(-14, 6), (2, 9), (24, 8), (38, 6), (32, 13), (12, 17), (-10, 14)], belly)
        pen.solid([(-16, 2), (-12, -9), (0, -14), (12, -10), (26, -6), (38, -2), (40, 5), (24, 8),
                   (6, 9), (-12, 10)], fill)  # fmt: skip
        pen.eye(6, -6, 4.6, eye, 0.2)
        pen.dot(34, -1, 1.3, fill.dark)
        for x, y in ((-8, -4), (-6, 2), (-10, 4), (-2, 4)):
            pen.dot(x, y, 1.6, fill.light)

    return draw
