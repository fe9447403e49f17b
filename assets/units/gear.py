"""What hands hold. Each is drawn with the grip at (0, 0), the long end up."""

from __future__ import annotations

import math

from assets.units.brush import Pen, Tone, glowing, tone
from assets.units.curves import oval
from assets.units.hats import BRONZE, GOLD, IRON, LEATHER, STEEL
from assets.units.heads import Draw

WOOD, DARKWOOD = tone("#8a5a30"), tone("#553620")
BONE = tone("#e6dcc0")
FIRE = ("#e04a18", "#ff9a2a", "#fff2a8")
GHOST = ("#2a8a6a", "#6ae0a8", "#e6fff0")
VIOLET = ("#6a2a9a", "#b46ae6", "#f6e0ff")


def sword(length: float = 74, fill: Tone = STEEL, hilt: Tone = GOLD, wide: float = 5.6) -> Draw:
    """A straight sword."""

    def draw(pen: Pen) -> None:
        pen.blade(
            [(-wide, -8), (-wide * 0.9, -length + 14), (0, -length), (wide * 0.9, -length + 14),
             (wide, -8)], fill, [(-1, -8), (-1, -length + 8), (1.6, -length + 12), (1.8, -8)],
        )  # fmt: skip
        pen.rod([(0, -6), (0, 12)], 5, LEATHER)
        pen.solid([(-15, -12, 0), (15, -12, 0), (17, -7), (0, -5), (-17, -7)], hilt, shine=False)
        pen.ball(0, 14, 4.4, hilt)

    return draw


def sabre(length: float = 72, fill: Tone = STEEL, hilt: Tone = GOLD) -> Draw:
    """A curved sword, its edge forward."""

    def draw(pen: Pen) -> None:
        n = length
        pen.solid([(-4, -8, 0), (-4, -n * 0.4), (6, -n * 0.8), (22, -n, 0), (17, -n * 0.72),
                   (9, -n * 0.35), (6, -8, 0)], fill)  # fmt: skip
        pen.rod([(0, -6), (-1, 12)], 5, LEATHER)
        pen.solid([(-12, -10, 0), (12, -12, 0), (13, -6), (-10, -5)], hilt, shine=False)

    return draw


def rapier(length: float = 92, fill: Tone = STEEL) -> Draw:
    """A thin sword with a bell guard."""

    def draw(pen: Pen) -> None:
        pen.rod([(0, 0), (0, -length)], 3, fill)
        pen.rod([(0, 12), (0, -4)], 4.6, LEATHER)
        pen.solid([(-12, -3), (-9, -11), (0, -14), (9, -11), (12, -3), (0, -6)], GOLD)

    return draw


def cleaver(length: float = 64, fill: Tone = IRON) -> Draw:
    """A heavy broad blade."""

    def draw(pen: Pen) -> None:
        n = length
        pen.rod([(0, 14), (0, -10)], 6, DARKWOOD)
        pen.blade([(-6, -10), (-8, -n), (4, -n - 6), (22, -n + 4), (19, -n * 0.5), (12, -10)], fill,
                  [(13, -14), (19, -n * 0.5), (21, -n + 6), (15, -n * 0.5)])  # fmt: skip
        pen.dot(2, -n + 6, 3, "#140c12")

    return draw


def axe(length: float = 66, fill: Tone = STEEL, double: bool = False, size: float = 1.0) -> Draw:
    """An axe; a double one has two edges."""

    def draw(pen: Pen) -> None:
        pen.rod([(0, 20), (0, -length)], 5.4, WOOD)
        for side in (1, -1) if double else (1,):
            head = pen.at(0, -length + 12, size, flip=side < 0)
            head.solid([(0, -9, 0), (12, -11), (25, -20, 0), (31, -4), (30, 12), (22, 24, 0),
                (12, 10),
                        (0, 8, 0)], fill)  # fmt: skip
            head.flat(
                [(25, -19, 0), (31, -4), (30, 12), (22, 23, 0), (26, 8), (27, -4)], fill.light
            )
        pen.ball(0, -length, 4, IRON)

    return draw


def hammer(length: float = 70, fill: Tone = IRON, size: float = 1.0, rune: str = "") -> Draw:
    """A war hammer, perhaps with a shining sign."""

    def draw(pen: Pen) -> None:
        pen.rod([(0, 24), (0, -length)], 6, WOOD)
        head = pen.at(0, -length, size)
        head.solid([(-27, -15, 0), (-20, -17, 0), (-17, -12, 0), (17, -12, 0), (20, -17, 0),
                    (27, -15, 0), (27, 15, 0), (20, 17, 0), (17, 12, 0), (-17, 12, 0), (-20, 17, 0),
                    (-27, 15, 0)], fill, shine=False)  # fmt: skip
        head.flat([(-25, -13, 0), (25, -13, 0), (25, -9, 0), (-25, -9, 0)], fill.light, 0.8)
        if rune:
            head.glow(0, 0, 17, rune, 0.6)
            head.line([(-5, 8), (-5, -8), (5, -2), (-5, 2)], rune, 2.6)

    return draw


def mace(length: float = 58, fill: Tone = IRON, spikes: bool = True) -> Draw:
    """A mace with spikes."""

    def draw(pen: Pen) -> None:
        pen.rod([(0, 16), (0, -length)], 5.4, DARKWOOD)
        if spikes:
            for k in range(8):
                a = k * math.pi / 4
                c, s = math.cos(a), math.sin(a)
                pen.solid([(c * 11 - s * 4, -length + s * 11 + c * 4, 0),
                           (c * 23, -length + s * 23, 0),
                           (c * 11 + s * 4, -length + s * 11 - c * 4, 0)], fill,
                               shine=False)  # fmt: skip
        pen.ball(0, -length, 13, fill)

    return draw


def club(length: float = 84, fill: Tone = WOOD, nails: bool = False) -> Draw:
    """A club thicker at its end."""

    def draw(pen: Pen) -> None:
        n = length
        pen.solid([(-6, 18), (-8, -n * 0.4), (-17, -n * 0.8), (-12, -n), (4, -n - 6), (17, -n + 6),
                   (16, -n * 0.7), (7, -n * 0.3), (5, 18)], fill)  # fmt: skip
        pen.line([(-2, 0), (-4, -n * 0.5), (-2, -n * 0.86)], fill.dark, 2)
        if nails:
            for x, y, t in (
                (-16, -n * 0.75, -90),
                (17, -n * 0.8, 90),
                (-10, -n, -40),
                (12, -n, 50),
            ):
                pen.at(x, y, turn=t).solid([(-4, 3, 0), (0, -14, 0), (4, 3, 0)], IRON, shine=False)

    return draw


def spear(length: float = 104, fill: Tone = STEEL, butt: float = 60, tassel: str = "",
          head: float = 1.0) -> Draw:  # fmt: skip
    """A spear or pike; `tassel` is the colour of a tuft below the point."""

    def draw(pen: Pen) -> None:
        pen.rod([(0, butt), (0, -length)], 4.6, WOOD)
        if tassel:
            pen.solid([(-3, -length + 6, 0), (-9, -length + 24, 0), (-2, -length + 20),
                       (5, -length + 27, 0), (8, -length + 20), (3, -length + 6, 0)],
                      tone(tassel))  # fmt: skip
        p = pen.at(0, -length, head)
        p.blade([(-3, 4), (-9, -7), (0, -34), (9, -7), (3, 4)], fill, [(0, 2), (0, -30), (6, -8)])

    return draw


def halberd(length: float = 100, fill: Tone = STEEL, butt: float = 70) -> Draw:
    """A pole with an axe, a point and a hook."""

    def draw(pen: Pen) -> None:
        pen.rod([(0, butt), (0, -length - 10)], 4.8, WOOD)
        p = pen.at(0, -length)
        p.blade([(-3, -8), (0, -44), (3, -8)], fill)
        p.solid([(0, -9, 0), (13, -14), (26, -22, 0), (31, -4), (27, 15, 0), (13, 9), (0, 10, 0)],
                fill)  # fmt: skip
        p.flat([(26, -21, 0), (31, -4), (27, 14, 0), (27, -4)], fill.light)
        p.solid([(0, -6, 0), (-14, -4), (-24, 8, 0), (-12, 4), (0, 6, 0)], fill)

    return draw


def trident(length: float = 96, fill: Tone = IRON, butt: float = 50) -> Draw:
    """A fork of three points."""

    def draw(pen: Pen) -> None:
        pen.rod([(0, butt), (0, -length)], 4.4, DARKWOOD)
        p = pen.at(0, -length)
        p.rod([(-14, -26), (-13, -6), (0, 0), (13, -6), (14, -26)], 4.6, fill)
        p.rod([(0, 0), (0, -32)], 4.6, fill)
        for x, y in ((-14, -26), (0, -34), (14, -26)):
            p.blade([(x - 5, y + 4), (x, y - 10), (x + 5, y + 4)], fill)

    return draw


def bow(size: float = 1.0, fill: Tone = WOOD, drawn: float = 0.0, arrow: str = "#e8eef4") -> Draw:
    """A bow held upright, its back to the right; `drawn` is how far the string is pulled back."""

    def draw(pen: Pen) -> None:
        p = pen.at(0, 0, size)
        p.line([(-13, -64), (-13 - drawn, 0), (-13, 64)] if not drawn else
               [(-13, -64), (-13 - drawn, -1)], "#f6eedc", 1.6)  # fmt: skip
        if drawn:
            p.line([(-13 - drawn, -1), (-13, 64)], "#f6eedc", 1.6)
            p.line([(-13 - drawn, -1), (34, -1)], "#c9a870", 3, edge=True)
            p.blade([(30, -7), (48, -1), (30, 5), (34, -1)], tone(arrow))
            p.flat([(-12 - drawn, -1, 0), (-17 - drawn, -7, 0), (-5 - drawn, -6, 0),
                (-1 - drawn, -1, 0),
                    (-5 - drawn, 4, 0), (-17 - drawn, 5, 0)], "#d8443a")  # fmt: skip
        p.rod([(-14, -66), (-4, -54), (8, -28), (4, 0), (8, 28), (-4, 54), (-14, 66)], 5.4, fill)
        p.rod([(4, -9), (4, 9)], 7, LEATHER)

    return draw


def crossbow(size: float = 1.0, fill: Tone = WOOD) -> Draw:
    """A crossbow that points to the right."""

    def draw(pen: Pen) -> None:
        p = pen.at(0, 0, size)
        p.line([(34, -26), (8, -4), (34, 20)], "#f2e8d0", 1.6)
        p.solid(
            [(-34, -3, 0), (-34, 9), (-20, 6), (-2, 4), (44, 1, 0), (44, -6, 0), (-10, -7)], fill
        )
        p.rod([(34, -30), (44, -20), (46, -3), (44, 14), (34, 24)], 6, IRON)
        p.line([(4, -6), (56, -4)], "#d8c090", 2.6, edge=True)
        p.blade([(52, -9), (66, -4), (52, 1)], STEEL)
        p.rod([(0, 3), (-4, 16)], 4, DARKWOOD)

    return draw


def staff(length: float = 104, butt: float = 92, fill: Tone = WOOD, top: str = "orb",
          colour: str = "#7ae0ff") -> Draw:  # fmt: skip
    """A long staff. Tops: orb, crook, antler, skull, crystal, moon, none."""

    def draw(pen: Pen) -> None:
        pen.rod([(0, butt), (2, 0), (0, -length)], 6, fill)
        p = pen.at(0, -length)
        if top == "orb":
            p.rod([(-12, -16), (-10, -4), (0, 2), (10, -4), (12, -16)], 4, fill)
            p.glow(0, -15, 26, colour, 0.8)
            p.ball(0, -15, 10, glowing(colour, "#ffffff"))
        elif top == "crystal":
            p.glow(0, -18, 28, colour, 0.8)
            p.blade(
                [(-10, -14), (0, -40), (10, -14), (0, 4)],
                tone(colour),
                [(0, -38), (0, 2), (-9, -14)],
            )
        elif top == "crook":
            p.rod([(0, 4), (-2, -16), (10, -30), (24, -22), (20, -10), (12, -12)], 6, fill)
        elif top == "antler":
            for side in (-1, 1):
                q = p.at(0, 0, flip=side < 0)
                q.rod([(0, 4), (12, -12), (17, -34)], 5, BONE)
                q.rod([(11, -11), (28, -20)], 4, BONE)
            p.ball(0, -2, 7, glowing(colour, "#ffffff"))
        elif top == "skull":
            p.ball(0, -12, 11, BONE, 12)
            p.solid([(-5, -5, 0), (6, -5, 0), (5, 4, 0), (-4, 4, 0)], BONE)
            p.ember(-3, -12, 2.6, colour)
            p.ember(5, -12, 2.6, colour)
        elif top == "moon":
            p.solid([(-2, 4, 0), (-17, -10), (-12, -32), (6, -36, 0), (-3, -24), (-3, -8),
                (8, 0, 0)],
                    GOLD)  # fmt: skip

    return draw


def torch(length: float = 40, size: float = 1.0, inks: tuple[str, str, str] = FIRE) -> Draw:
    """A burning torch."""

    def draw(pen: Pen) -> None:
        pen.rod([(0, 30), (0, -length)], 7, DARKWOOD)
        pen.solid([(-9, -length + 10, 0), (-11, -length - 6, 0), (11, -length - 6, 0),
                   (9, -length + 10, 0)], IRON)  # fmt: skip
        blaze(pen.at(0, -length - 4), 15 * size, 52 * size, inks)

    return draw


def blaze(pen: Pen, w: float, h: float, inks: tuple[str, str, str] = FIRE, lean: float = 0) -> None:
    """A flame that stands on (0, 0)."""
    pen.glow(lean * 0.4, -h * 0.4, h * 0.85, inks[1], 0.5)
    for k, colour in zip((1.0, 0.7, 0.4), inks, strict=True):
        a, b = w * k, h * k
        pen.flat(
            [(0, 5), (-a, -b * 0.06), (-a * 1.05, -b * 0.34), (-a * 0.62 + lean * 0.4, -b * 0.7, 0),
             (-a * 0.34 + lean * 0.3, -b * 0.46), (lean, -b, 0), (a * 0.46 + lean * 0.2, -b * 0.52),
             (a * 0.86 + lean * 0.4, -b * 0.76, 0), (a * 1.02, -b * 0.32), (a, -b * 0.05)],
            colour, edge=k == 1.0,
        )  # fmt: skip


def kite_shield(fill: Tone, rim: Tone = IRON, sign: str = "") -> Draw:
    """A long shield; `sign` is the colour of a stripe."""

    def draw(pen: Pen) -> None:
        pen.solid([(-24, -32, 0), (0, -38), (24, -32, 0), (25, -4), (13, 26), (0, 42, 0), (-13, 26),
                   (-25, -4)], rim)  # fmt: skip
        pen.solid([(-20, -28, 0), (0, -33), (20, -28, 0), (20, -4), (10, 22), (0, 35, 0), (-10, 22),
                   (-20, -4)], fill)  # fmt: skip
        if sign:
            pen.flat([(-4, -32, 0), (4, -32, 0), (4, 27, 0), (0, 33, 0), (-4, 27, 0)], sign)
            pen.flat([(-20, -12, 0), (20, -12, 0), (20, -4, 0), (-20, -4, 0)], sign)

    return draw


def round_shield(fill: Tone, rim: Tone = IRON, r: float = 30, sign: str = "") -> Draw:
    """A round shield with a boss; `sign` is the colour of four wedges."""

    def draw(pen: Pen) -> None:
        pen.ball(0, 0, r, rim)
        pen.ball(0, 0, r * 0.84, fill)
        if sign:
            for k in range(4):
                a = k * math.pi / 2 + 0.4
                pen.flat([(0, 0, 0), (r * 0.8 * math.cos(a), r * 0.8 * math.sin(a), 0),
                          (r * 0.8 * math.cos(a + 0.7), r * 0.8 * math.sin(a + 0.7), 0)],
                         sign, 0.85)  # fmt: skip
        for k in range(8):
            a = k * math.pi / 4
            pen.dot(r * 0.92 * math.cos(a), r * 0.92 * math.sin(a), 1.7, rim.light)
        pen.ball(0, 0, r * 0.27, rim)

    return draw


def tower_shield(fill: Tone, rim: Tone = BRONZE, sign: str = "") -> Draw:
    """A shield like a door."""

    def draw(pen: Pen) -> None:
        pen.solid([(-27, -44, 0), (0, -50), (27, -44, 0), (27, 42, 0), (0, 48), (-27, 42, 0)], rim)
        pen.solid([(-22, -39, 0), (0, -44), (22, -39, 0), (22, 37, 0), (0, 42), (-22, 37, 0)], fill)
        if sign:
            pen.flat([(0, -26, 0), (14, 0, 0), (0, 26, 0), (-14, 0, 0)], sign)
        pen.ball(0, 0, 6.5, rim)

    return draw


def magic(colour: str, r: float = 17, heart: str = "#ffffff") -> Draw:
    """A ball of light above the palm."""

    def draw(pen: Pen) -> None:
        pen.glow(0, -r * 0.9, r * 2.3, colour, 0.9)
        pen.flat(oval(0, -r * 0.9, r * 0.72, r * 0.72), colour)
        pen.flat(oval(-1, -r * 0.95, r * 0.42, r * 0.42), heart)
        for k in range(6):
            a = k * math.pi / 3 + 0.3
            x, y = r * 1.35 * math.cos(a), -r * 0.9 + r * 1.35 * math.sin(a)
            pen.dot(x, y, 1.8 + k % 2, heart)

    return draw


def fireball(r: float = 17, inks: tuple[str, str, str] = FIRE) -> Draw:
    """A ball of fire above the palm."""

    def draw(pen: Pen) -> None:
        blaze(pen.at(0, -2), r, r * 2.9, inks)

    return draw
