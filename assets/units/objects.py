"""Things: engines, stones, gear on show, and small props beside figures."""

from __future__ import annotations

import math

from assets.units.brush import Pen, Tone, tone
from assets.units.curves import oval, swept
from assets.units.gear import WOOD
from assets.units.hats import BRONZE, GOLD, IRON, LEATHER, STEEL

STONE, PALE_STONE = tone("#8a8790"), tone("#b8b2a6")


def boulder(pen: Pen, x: float, y: float, rx: float, ry: float, fill: Tone = STONE) -> None:
    """A rough stone around a place."""
    pen.solid([(x - rx, y + ry * 0.2, 0), (x - rx * 0.75, y - ry * 0.7, 0),
        (x - rx * 0.1, y - ry, 0),
               (x + rx * 0.7, y - ry * 0.72, 0), (x + rx, y + ry * 0.1, 0),
                   (x + rx * 0.62, y + ry * 0.9, 0),
               (x - rx * 0.6, y + ry * 0.86, 0)], fill)  # fmt: skip
    pen.line(
        [(x - rx * 0.3, y - ry * 0.5), (x, y - ry * 0.1), (x - rx * 0.1, y + ry * 0.4)],
        fill.dark,
        2,
    )


def barrel(pen: Pen, x: float, y: float, s: float = 1.0, fill: Tone = WOOD) -> None:
    """A barrel that stands on y."""
    p = pen.at(x, y, s)
    p.solid([(-20, 0, 0), (-25, -24), (-20, -50, 0), (20, -50, 0), (25, -24), (20, 0, 0)], fill)
    for yy in (-10, -40):
        p.line([(-23, yy), (0, yy + 4), (23, yy)], IRON.main, 4)
    p.flat(oval(0, -50, 20, 5), fill.dark)


def kettle(pen: Pen, x: float, y: float, s: float, brew: str, fill: Tone = IRON) -> None:
    """A three-legged kettle that stands on y, its brew boiling."""
    p = pen.at(x, y, s)
    for dx in (-24, 24):
        p.rod([(dx, -14), (dx * 1.2, 0)], 7, fill)
    p.solid([(-44, -56), (-50, -30), (-34, -8), (0, -2), (34, -8), (50, -30), (44, -56)], fill)
    p.solid(oval(0, -58, 48, 11), fill)
    p.flat(oval(0, -59, 40, 8), brew)
    for dx, dy, r in (
        (-18, -62, 6),
        (6, -66, 8),
        (22, -61, 5),
        (-4, -80, 5),
        (12, -94, 4),
        (-10, -104, 3),
    ):
        p.dot(dx, dy, r, brew)
        p.dot(dx - r * 0.3, dy - r * 0.3, r * 0.35, "#ffffff", 0.8)
    p.glow(0, -66, 52, brew, 0.35)


def anvil(pen: Pen, x: float, y: float, s: float = 1.0, fill: Tone = IRON) -> None:
    """An anvil on a block, standing on y."""
    p = pen.at(x, y, s)
    p.solid([(-24, 0, 0), (-22, -26, 0), (22, -26, 0), (24, 0, 0)], WOOD)
    p.solid([(-20, -26, 0), (-10, -36), (-16, -44, 0), (-46, -54), (-50, -60, 0), (-20, -62, 0),
        (30, -62, 0),
             (30, -48, 0), (12, -44), (10, -36), (20, -26, 0)], fill)  # fmt: skip


def banner(
    pen: Pen, x: float, y: float, high: float, cloth: Tone, sign: str = "", tails: int = 0
) -> None:
    """A standard that stands on y; with tails it is one of horsehair."""
    pen.rod([(x, y), (x, y - high)], 5, WOOD)
    if tails:
        pen.ball(x, y - high, 6, GOLD)
        for k in range(tails):
            dy = y - high + 10 + 13 * (k // 3)
            dx = (k % 3 - 1) * 10
            pen.solid([(x - 3 + dx * 0.3, dy, 0), (x - 14 + dx, dy + 16),
                (x - 20 + dx * 1.3, dy + 40, 0),
                       (x - 6 + dx, dy + 24), (x + 3, dy, 0)], cloth)  # fmt: skip
        return
    pen.rod([(x - 4, y - high + 4), (x + 42, y - high + 4)], 4, WOOD)
    pen.solid([(x + 2, y - high + 6, 0), (x + 42, y - high + 6, 0), (x + 44, y - high + 66, 0),
               (x + 22, y - high + 54, 0), (x, y - high + 68, 0)], cloth)  # fmt: skip
    if sign:
        pen.flat([(x + 22, y - high + 14, 0), (x + 34, y - high + 30, 0),
            (x + 22, y - high + 46, 0),
                  (x + 10, y - high + 30, 0)], sign)  # fmt: skip


def drum(pen: Pen, x: float, y: float, rx: float, high: float, fill: Tone, skin: Tone) -> None:
    """A big drum that stands on y."""
    pen.solid([(x - rx, y - high, 0), (x - rx * 0.94, y - 8), (x, y), (x + rx * 0.94, y - 8),
               (x + rx, y - high, 0)], fill)  # fmt: skip
    for k in range(6):
        a = x - rx * 0.9 + rx * 1.8 * k / 5
        pen.line(
            [(a, y - high + 8), (a + (rx * 0.15 if k % 2 else -rx * 0.15), y - 8)], skin.main, 2.2
        )
    pen.solid(oval(x, y - high, rx, rx * 0.24), skin)
    pen.line(
        [(x - rx, y - high + 4), (x, y - high + rx * 0.27), (x + rx, y - high + 4)], "#c8342a", 4
    )


def notes(pen: Pen, places: list[tuple[float, float, float]], colour: str) -> None:
    """Notes of music in the air: place and size."""
    for x, y, s in places:
        pen.flat(oval(x, y, 7 * s, 5 * s, -20), colour)
        pen.line(
            [(x + 6 * s, y - 1), (x + 6 * s, y - 26 * s), (x + 16 * s, y - 18 * s)], colour, 3 * s
        )


def rings(pen: Pen, x: float, y: float, radii: list[float], colour: str, flat: float = 1.0,
          opacity: float = 0.7) -> None:  # fmt: skip
    """Rings that spread from a place."""
    for r in radii:
        loop = [*oval(x, y, r, r * flat)]
        pen.line([*loop, loop[0]], colour, 2.6, opacity)


def ballista(pen: Pen) -> None:
    """An engine that looks to the right; it stands on y = 0."""
    pen.solid([(-72, -34, 0), (62, -60, 0), (64, -48, 0), (-70, -20, 0)], WOOD)
    for x in (-44, 40):
        pen.rod([(0, -44), (x, -20)], 9, WOOD)
        pen.ball(x, -22, 26, WOOD)
        pen.ball(x, -22, 19, tone("#6a4424"))
        for k in range(4):
            a = k * math.pi / 4
            c, s = 20 * math.cos(a), 20 * math.sin(a)
            pen.line([(x - c, -22 - s), (x + c, -22 + s)], WOOD.light, 4)
        pen.ball(x, -22, 6, IRON)
    pen.solid([(-98, -84, 0), (78, -122, 0), (80, -108, 0), (-96, -70, 0)], WOOD)
    pen.rod([(-6, -86), (-2, -48)], 14, WOOD)
    pen.line([(44, -180), (-48, -86), (70, -42)], "#f0e6d0", 2.6, edge=True)
    pen.rod([(36, -186), (58, -160), (66, -114), (72, -72), (64, -38)], 11, tone("#6a3a24"))
    for x, y in ((38, -182), (65, -40)):
        pen.ball(x, y, 6, IRON)
    pen.rod([(-50, -88), (118, -124)], 6, tone("#c9a870"))
    pen.blade([(108, -134), (146, -130), (112, -112), (116, -123)], STEEL)
    pen.solid([(-52, -96, 0), (-34, -100, 0), (-28, -94, 0), (-46, -84, 0)], tone("#c8342a"))
    pen.solid([(56, -132), (76, -136), (78, -92), (58, -90)], IRON)


def samovar(pen: Pen) -> None:
    """A great samovar with its pot; it stands on y = 0."""
    brass = tone("#d8963a", 1.25)
    pen.solid([(-46, 0, 0), (-40, -12, 0), (40, -12, 0), (46, 0, 0)], brass)
    pen.solid([(-20, -12, 0), (-14, -34), (14, -34), (20, -12, 0)], brass)
    for side in (-1, 1):
        pen.at(side * 54, -112, flip=side < 0).rod(
            [(-4, 18), (14, 8), (12, -14), (-4, -18)], 7, brass
        )
    pen.solid([(-34, -34), (-52, -64), (-58, -110), (-46, -142, 0), (46, -142, 0), (58, -110),
        (52, -64),
               (34, -34)], brass)  # fmt: skip
    for y in (-52, -124):
        pen.line([(-50, y), (0, y + 8), (50, y)], brass.dark, 3)
    pen.solid([(0, -66, 0), (10, -76), (34, -74, 0), (38, -60, 0), (28, -58, 0), (12, -58)], BRONZE)
    pen.rod([(18, -76), (18, -92)], 5, BRONZE)
    pen.ball(18, -94, 7, tone("#7a2a2a"))
    pen.solid([(-40, -142, 0), (-24, -160, 0), (24, -160, 0), (40, -142, 0)], brass)
    pen.solid(
        [(-24, -160), (-30, -178), (-16, -194), (14, -194), (28, -178), (22, -160)], tone("#f2ead8")
    )
    pen.solid([(26, -176), (44, -182), (50, -194, 0), (40, -190), (28, -186)], tone("#f2ead8"))
    pen.flat(oval(-2, -176, 10, 8), "#3a78b8")
    pen.ball(0, -200, 5, GOLD)
    for x, lean in ((-26, -8), (0, 10), (28, -4)):
        pen.line(
            [(x, -206), (x + lean, -222), (x - lean, -238), (x + lean, -254)], "#ffffff", 5, 0.55
        )


def bell(pen: Pen) -> None:
    """A cracked bell in its frame; it stands on y = 0."""
    for side in (-1, 1):
        pen.solid(
            [(side * 106, 0, 0), (side * 88, -196, 0), (side * 70, -196, 0), (side * 82, 0, 0)],
            WOOD,
        )
        pen.rod([(side * 94, -60), (side * 60, -186)], 8, WOOD)
    pen.solid([(-112, -206, 0), (112, -206, 0), (108, -186, 0), (-108, -186, 0)], WOOD)
    bronze = tone("#b8863a", 1.25)
    pen.ball(0, -24, 13, IRON)
    pen.solid([(-20, -180), (-36, -158), (-42, -96), (-66, -42), (-68, -30, 0), (0, -22),
        (68, -30, 0),
               (66, -42), (42, -96), (36, -158), (20, -180)], bronze)  # fmt: skip
    pen.line([(-44, -94), (0, -86), (44, -94)], bronze.dark, 4)
    pen.line([(-58, -52), (0, -42), (58, -52)], bronze.dark, 4)
    pen.rod([(-14, -180), (-10, -194), (10, -194), (14, -180)], 6, IRON)
    pen.line([(26, -28), (14, -58), (28, -78), (12, -108), (20, -126)], "#1c100c", 4.4)
    pen.line([(28, -30), (17, -58), (31, -78)], bronze.light, 1.6)


def stone_marker(pen: Pen) -> None:
    """A boundary stone with a face cut into it; it stands on y = 0."""
    pen.solid([(-52, 2, 0), (-58, -60), (-50, -140), (-26, -186), (10, -194), (40, -172),
        (54, -110), (56, -40),
               (50, 2, 0)], STONE)  # fmt: skip
    for x in (-20, 16):
        pen.flat(oval(x, -128, 11, 8), STONE.dark)
        pen.dot(x + 1, -127, 4, STONE.light)
    pen.line([(-34, -146), (-18, -142), (-8, -144)], STONE.dark, 5)
    pen.line([(6, -144), (18, -142), (32, -146)], STONE.dark, 5)
    pen.solid([(-6, -130), (4, -130), (8, -100), (-10, -100)], STONE)
    pen.line([(-22, -82), (0, -76), (22, -82)], STONE.dark, 5)
    for y in (-54, -36):
        pen.line([(-30, y), (-14, y - 8), (0, y), (14, y - 8), (30, y)], STONE.dark, 4)
    moss = tone("#6a8a3a")
    pen.solid([(-52, -140), (-28, -188), (10, -196), (30, -182), (12, -172), (0, -160, 0),
        (-10, -172),
               (-26, -150, 0), (-34, -164)], moss)  # fmt: skip
    pen.solid([(-60, 4), (-58, -22), (-40, -8), (-20, 4)], moss)


def framed_portrait(pen: Pen, face: object = None) -> None:
    """An empty gilded frame for a portrait, its middle at (0, 0)."""
    pen.solid([(-78, -98, 0), (78, -98, 0), (78, 98, 0), (-78, 98, 0)], GOLD)
    pen.flat([(-60, -80, 0), (60, -80, 0), (60, 80, 0), (-60, 80, 0)], "#241a20")
    pen.line([(-60, -80, 0), (60, -80, 0), (60, 80, 0), (-60, 80, 0), (-60, -80, 0)], "#7a5414", 4)
    for x in (-78, 0, 78):
        for y in (-98, 98):
            pen.ball(x, y, 12 if x else 15, GOLD)
    for y in (0,):
        for x in (-78, 78):
            pen.ball(x, y, 11, GOLD)


def mail(pen: Pen) -> None:
    """A shirt of mail on a stand; it stands on y = 0."""
    pen.rod([(0, 0), (0, -60)], 10, WOOD)
    pen.rod([(-40, 0), (0, -14), (40, 0)], 9, WOOD)
    steel = tone("#8f9aa8", 1.2)
    pen.solid([(-20, -176), (-54, -164), (-96, -112), (-74, -92, 0), (-50, -118), (-48, -70),
        (-56, -30, 0),
               (-28, -22), (0, -30, 0), (28, -22), (56, -30, 0), (48, -70), (50, -118),
                   (74, -92, 0),
               (96, -112), (54, -164), (20, -176), (0, -164)], steel)  # fmt: skip
    for row in range(9):
        y = -150 + 14 * row
        half = 44 if row < 7 else 50
        beads = [(x, y + 5 * ((k + row) % 2)) for k, x in enumerate(range(-half, half + 1, 8))]
        pen.line(beads, steel.dark, 1.8)
    pen.solid(
        [(-50, -84, 0), (0, -76), (50, -84, 0), (50, -72, 0), (0, -64), (-50, -72, 0)], LEATHER
    )
    pen.ball(0, -70, 8, GOLD)
    pen.solid([(-18, -178), (0, -164), (18, -178), (10, -182), (-10, -182)], LEATHER)
    pen.solid([(20, -56, 0), (44, -50, 0), (38, -32, 0), (18, -38, 0)], tone("#7a4a2a"))
    for x, y in ((22, -54), (40, -50), (37, -35), (21, -40)):
        pen.dot(x, y, 1.8, "#f0e6d0")


def boots(pen: Pen) -> None:
    """A pair of boots with wings of flame-red leather, striding; they stand on y = 0."""
    red, gold = tone("#a83a2a"), GOLD
    for x, y, turn, back in ((-44, -6, -6, True), (34, -30, 14, False)):
        p = pen.at(x, y, 1.2, turn)
        fill = tone(red.dark) if back else red
        p.solid([(-24, -116, 0), (22, -116, 0), (20, -60), (24, -34), (56, -20), (70, -4),
            (68, 4, 0),
                 (-26, 4, 0), (-28, -20), (-20, -60)], fill)  # fmt: skip
        p.solid([(-30, -118, 0), (28, -118, 0), (30, -98, 0), (0, -92), (-32, -98, 0)], gold)
        p.solid([(-30, 2, 0), (70, 2, 0), (70, 10, 0), (-14, 10, 0), (-14, 14, 0), (-30, 14, 0)],
                tone("#3a2418"))  # fmt: skip
        for k in range(3):
            q = p.at(-20, -46 + 10 * k, 1, 14 * k - 20)
            q.solid([(0, -5, 0), (-30, -16), (-52, -16, 0), (-30, -2), (0, 6, 0)], tone("#f6ecd2"))
        p.solid([(-2, -36, 0), (30, -24, 0), (28, -16, 0), (-6, -28, 0)], gold, shine=False)


def coin(pen: Pen) -> None:
    """A big coin on its edge, a head on it; its middle at (0, 0)."""
    pen.ball(10, 0, 84, tone("#a87420"), 86)
    pen.ball(0, 0, 82, GOLD, 86)
    loop = oval(0, 0, 70, 74)
    pen.line([*loop, loop[0]], GOLD.dark, 3)
    for k in range(20):
        a = k * math.pi / 10
        pen.dot(76 * math.cos(a), 80 * math.sin(a), 2.6, GOLD.dark)
    for flip in (False, True):
        p = pen.at(-2 if flip else 2, 4, 1.0, 0, flip)
        p.solid([(0, -50), (16, -46), (26, -30), (26, -18), (36, -4, 0), (27, 2), (28, 14),
            (20, 24), (14, 26),
                 (20, 46, 0), (0, 50, 0)], tone("#e8bc58", 0.8))  # fmt: skip
        p.dot(17, -18, 3, GOLD.dark)
        p.line([(18, 10), (27, 9)], GOLD.dark, 2.6)
        p.solid([(0, -54, 0), (18, -50), (29, -32, 0), (14, -38), (0, -36, 0)], tone("#c8902a"))
    pen.line([(0, -50), (0, 52)], GOLD.dark, 2.4)


def well(pen: Pen) -> None:
    """A well whose water is green; it stands on y = 0."""
    for x in (-62, 62):
        pen.rod([(x, -60), (x, -166)], 10, WOOD)
    pen.solid([(-96, -150, 0), (0, -206, 0), (96, -150, 0), (84, -142, 0), (0, -186, 0),
        (-84, -142, 0)],
              tone("#7a4a3a"))  # fmt: skip
    pen.rod([(-70, -132), (70, -132)], 8, WOOD)
    pen.line([(10, -132), (10, -96)], "#d8c090", 3, edge=True)
    pen.solid([(-8, -98, 0), (28, -98, 0), (24, -72, 0), (-4, -72, 0)], WOOD)
    pen.solid([(-78, -62), (-74, -4), (0, 6), (74, -4), (78, -62)], STONE)
    for row in range(3):
        y = -48 + 18 * row
        pen.line([(-76, y), (0, y + 10), (76, y)], STONE.dark, 2)
        for k in range(5):
            x = -60 + 30 * k + (15 if row % 2 else 0)
            pen.line([(x, y + 6), (x, y + 20)], STONE.dark, 2)
    pen.solid(oval(0, -62, 80, 17), STONE)
    pen.flat(oval(0, -62, 64, 12), "#6ad83a")
    pen.glow(0, -76, 74, "#8af04a", 0.45)
    for x, y, r in (
        (-30, -66, 6),
        (6, -62, 8),
        (34, -68, 5),
        (-12, -92, 5),
        (30, -100, 4),
        (-28, -116, 3),
    ):
        pen.dot(x, y, r, "#b8ff6a")


def lute(pen: Pen, wood: Tone = WOOD) -> None:
    """A lyre held at (0, 0)."""
    pen.rod([(-14, 12), (-26, -16), (-18, -40)], 5, wood)
    pen.rod([(14, 12), (26, -16), (18, -40)], 5, wood)
    pen.rod([(-22, -36), (22, -36)], 4.6, GOLD)
    pen.solid([(-20, 8), (-14, 24), (14, 24), (20, 8), (0, 2)], wood)
    for x in (-9, -3, 3, 9):
        pen.line([(x, -36), (x * 0.8, 12)], "#fff6dc", 1.2)


def serpent_tail(pen: Pen, fill: Tone) -> None:
    """A tail of a snake that lies on the ground, from (0, 0) to the left."""
    pen.solid(swept([(0, 0), (-34, 12), (-66, -4), (-92, 10), (-118, 4)], [16, 14, 11, 7, 0]), fill)
