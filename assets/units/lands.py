"""The lands of the realms, drawn behind the units."""

from __future__ import annotations

import math
import random

from assets.cards.svg import mix
from assets.units.brush import Pen
from assets.units.curves import oval
from assets.units.scenery import Mood, ridge, veils


def steppe(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """Long low hills with grass before them."""
    ridge(pen, mood.far, 214, 26, chance, 80)
    ridge(pen, mood.near, 232, 16, chance, 66)
    for _ in range(26):
        x, y = chance.uniform(0, 400), chance.uniform(226, 240)
        lean = chance.uniform(-5, 7)
        pen.line([(x, y), (x + lean * 0.4, y - 8), (x + lean, y - 15)], mood.ground, 1.5, 0.9)


def tents(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """Round felt tents far out on the steppe."""
    ridge(pen, mood.far, 216, 18, chance, 90)
    for x in (52, 112, 322, 374):
        s, y = chance.uniform(0.75, 1.15), 229.0
        roof = mix(mood.low, mood.near, 0.35)
        pen.flat([(x - 26 * s, y, 0), (x - 26 * s, y - 17 * s, 0), (x, y - 33 * s),
                  (x + 26 * s, y - 17 * s, 0), (x + 26 * s, y, 0)], mood.near)  # fmt: skip
        pen.flat([(x - 26 * s, y - 17 * s, 0), (x, y - 34 * s), (x + 26 * s, y - 17 * s, 0)], roof)
        pen.flat([(x - 5 * s, y, 0), (x - 5 * s, y - 13 * s, 0), (x + 5 * s, y - 13 * s, 0),
                  (x + 5 * s, y, 0)], mood.deep)  # fmt: skip
    ridge(pen, mood.near, 238, 8, chance, 70)


def mesas(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """Table hills with steep sides."""
    for x, w, h in ((50, 60, 92), (352, 66, 74), (250, 34, 44)):
        top = 224 - h
        pen.flat([(x - w, 236, 0), (x - w * 0.72, top + 10, 0), (x - w * 0.6, top, 0),
                  (x + w * 0.55, top + 4, 0), (x + w * 0.7, top + 14, 0), (x + w, 236, 0)],
                 mood.far)  # fmt: skip
        pen.flat([(x + w * 0.1, 236, 0), (x + w * 0.2, top + 3, 0), (x + w * 0.55, top + 4, 0),
                  (x + w * 0.7, top + 14, 0), (x + w, 236, 0)], mood.near, 0.6)  # fmt: skip
    ridge(pen, mood.near, 236, 10, chance, 60)


def peaks(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """High mountains with snow."""
    for x, w, h, tint in ((60, 120, 150, 0.0), (330, 130, 168, 0.0), (180, 110, 104, 0.25),
                          (262, 90, 80, 0.4)):  # fmt: skip
        top, colour = 236 - h, mix(mood.far, mood.near, tint)
        jag = [chance.uniform(-8, 8) for _ in range(4)]
        pen.flat([(x - w, 240, 0), (x - w * 0.5 + jag[0], 236 - h * 0.52, 0), (x, top, 0),
                  (x + w * 0.45 + jag[1], 236 - h * 0.56, 0), (x + w, 240, 0)], colour)  # fmt: skip
        pen.flat([(x, top, 0), (x + w * 0.45 + jag[1], 236 - h * 0.56, 0), (x + w, 240, 0),
                  (x + w * 0.2, 240, 0), (x + jag[2], 236 - h * 0.5, 0)],
                 mood.near, 0.45)  # fmt: skip
        pen.flat([(x, top, 0), (x + w * 0.22, 236 - h * 0.78, 0), (x + w * 0.09, 236 - h * 0.74, 0),
                  (x + 2, 236 - h * 0.64, 0), (x - w * 0.1, 236 - h * 0.76, 0),
                  (x - w * 0.24, 236 - h * 0.76, 0)], "#ffffff", 0.8)  # fmt: skip
    ridge(pen, mood.near, 240, 16, chance, 34, sharp=True)


def crags(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """Broken rock on both sides, open in the middle."""
    ridge(pen, mood.far, 206, 60, chance, 38, sharp=True)
    for side in (0, 1):
        edge = [
            (0, 90),
            (34, 78),
            (48, 120),
            (86, 132),
            (92, 176),
            (126, 198),
            (138, 240),
            (0, 240),
        ]
        pts = [((400 - x if side else x), y + chance.uniform(-10, 10), 0) for x, y in edge]
        pts[-2], pts[-1] = (pts[-2][0], 244, 0), (pts[-1][0], 244, 0)
        pen.flat(pts, mood.near)
        pen.flat([(400 - x if side else x, y, 0) for x, y in
                  ((48, 128), (86, 138), (92, 182), (70, 214), (60, 170))], mood.far,
                      0.7)  # fmt: skip


def hall(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """A hall under the mountain: pillars, an arch, braziers."""
    pen.flat([(86, 240, 0), (86, 120, 0), (120, 66), (200, 38), (280, 66), (314, 120, 0),
              (314, 240, 0)], mood.low, 0.5)  # fmt: skip
    for x in (34, 88, 312, 366):
        w = 19 if x in (34, 366) else 14
        pen.flat([(x - w, 240, 0), (x - w, 30, 0), (x + w, 30, 0), (x + w, 240, 0)], mood.near)
        pen.flat([(x - w, 240, 0), (x - w, 30, 0), (x - w * 0.3, 30, 0), (x - w * 0.3, 240, 0)],
                 mood.far)  # fmt: skip
        for y in (62, 200):
            pen.flat([(x - w - 6, y + 8, 0), (x - w - 6, y, 0), (x + w + 6, y, 0),
                      (x + w + 6, y + 8, 0)], mood.far)  # fmt: skip
    pen.flat([(-5, 40, 0), (-5, -5, 0), (405, -5, 0), (405, 40, 0)], mood.near)
    for x in (62, 338):
        flames(pen, x, 168, 11, 26, chance)
        pen.flat([(x - 13, 166, 0), (x + 13, 166, 0), (x + 5, 178, 0), (x + 3, 236, 0),
                  (x - 3, 236, 0), (x - 5, 178, 0)], "#241a1a")  # fmt: skip


def flames(pen: Pen, x: float, y: float, w: float, h: float, chance: random.Random) -> None:
    """A small fire."""
    for k, colour in ((1.0, "#e0561c"), (0.68, "#ffa02e"), (0.38, "#fff0a0")):
        lean = chance.uniform(-3, 3)
        pen.flat([(x - w * k, y), (x - w * 0.8 * k, y - h * 0.4 * k), (x + lean, y - h * k, 0),
                  (x + w * 0.8 * k, y - h * 0.42 * k), (x + w * k, y), (x, y + 4)],
                 colour)  # fmt: skip


def woods(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """Trunks with crowns on both sides."""
    for _ in range(9):
        x = chance.uniform(-10, 410)
        pen.flat([(x - 5, 240, 0), (x - 3, -5, 0), (x + 3, -5, 0), (x + 5, 240, 0)], mood.far)
    for x in (16, 70, 338, 388):
        w = chance.uniform(11, 16)
        pen.flat([(x - w * 1.5, 244, 0), (x - w, 200), (x - w * 0.8, -5, 0), (x + w * 0.8, -5, 0),
                  (x + w, 200), (x + w * 1.7, 244, 0)], mood.near)  # fmt: skip
        pen.flat([(x - w * 0.7, 236, 0), (x - w * 0.6, -5, 0), (x - w * 0.2, -5, 0),
                  (x - w * 0.3, 236, 0)], mood.far, 0.6)  # fmt: skip
    for x, y, r in ((20.0, 22.0, 62), (96, 8, 44), (386, 26, 60), (308, 6, 46), (200, -14, 46)):
        pen.flat(leafy(x, y, r, chance), mix(mood.near, mood.deep, 0.3))
        pen.flat(leafy(x - r * 0.15, y - r * 0.2, r * 0.72, chance), mood.near)
    for _ in range(14):
        x, y = chance.uniform(0, 400), chance.uniform(228, 240)
        pen.line([(x, y), (x - 4, y - 9)], mood.ground, 2)
        pen.line([(x, y), (x + 4, y - 10)], mood.ground, 2)


def leafy(x: float, y: float, r: float, chance: random.Random) -> list[tuple[float, ...]]:
    """The ragged outline of a crown of leaves."""
    out: list[tuple[float, ...]] = []
    for k in range(18):
        reach = r * (1.08 if k % 2 else 0.86) * chance.uniform(0.93, 1.07)
        a = 2 * math.pi * k / 18
        out.append((x + reach * math.cos(a), y + reach * 0.8 * math.sin(a)))
    return out


def firs(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """Dark firs in two rows."""
    ridge(pen, mood.far, 214, 30, chance, 60)
    for colour, count, low, tall in ((mood.far, 11, 226, 74), (mood.near, 8, 242, 108)):
        for k in range(count):
            x = 400 * (k + chance.uniform(0.2, 0.8)) / count
            if colour == mood.near and 130 < x < 270:
                continue
            h = tall * chance.uniform(0.75, 1.15)
            pts: list[tuple[float, ...]] = [(x, low - h, 0)]
            for side in (1, -1):
                steps = [(0.12, 0.36), (0.07, 0.36), (0.17, 0.66), (0.1, 0.66), (0.22, 0.94)]
                row = [(x + side * h * a, low - h * (1 - b), 0) for a, b in steps]
                pts += row if side == 1 else row[::-1]
            pen.flat(pts, colour)


def reeds(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """Still water with reeds and a dead tree."""
    ridge(pen, mood.far, 208, 18, chance, 70)
    for _ in veils(pen, mood.light, chance, 3):
        pass
    dead_tree(pen, 52, 236, 1.0, mood.near, chance)
    pen.flat([(-10, 222), (120, 214), (280, 214), (410, 222), (410, 250, 0), (-10, 250, 0)],
             mix(mood.low, mood.near, 0.5))  # fmt: skip
    for x in (16.0, 30, 44, 350, 366, 384, 396):
        top = chance.uniform(112, 168)
        pen.line([(x, 244), (x + 2, 190), (x + chance.uniform(-8, 8), top)], mood.deep, 2.4)
        pen.flat(oval(x + 2, top + 14, 3.6, 12), mix("#5a3a1c", mood.deep, 0.4))
    for _ in range(8):
        x, y = chance.uniform(10, 390), chance.uniform(222, 236)
        pen.flat(oval(x, y, 13, 2.2), mood.light, 0.35)


def dead_tree(pen: Pen, x: float, y: float, s: float, colour: str, chance: random.Random) -> None:
    """A bare tree."""
    lean = chance.uniform(-10, 10)
    pen.line([(x, y), (x + 3, y - 60 * s), (x + lean, y - 120 * s)], colour, 9 * s)
    for k, (up, out, rise) in enumerate(
        ((56, 38, 44), (78, -36, 34), (98, 26, 36), (110, -22, 30))
    ):
        bx = x + 3 + (lean - 3) * max(0, up - 60) / 60
        pen.line([(bx, y - up * s), (bx + out * 0.6 * s, y - (up + rise * 0.4) * s),
                  (bx + out * s, y - (up + rise) * s)], colour, (5 - k * 0.7) * s)  # fmt: skip
        tip = bx + out * 0.6 * s, y - (up + rise * 0.4) * s
        pen.line([tip, (tip[0] + out * 0.5 * s, tip[1] + 3 * s)], colour, 2.4 * s)


def willows(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """Hanging trees over fog."""
    ridge(pen, mood.far, 212, 22, chance, 54)
    for x, s in ((48, 1.0), (356, 1.1)):
        pen.line([(x - 6, 242), (x, 160), (x + 4, 70)], mood.near, 20 * s)
        pen.flat(leafy(x, 50, 74 * s, chance), mood.near)
        for k in range(11):
            bx = x + (k - 5) * 13 * s
            end = chance.uniform(108, 190)
            pen.line([(bx, 56), (bx + 4, 90), (bx + chance.uniform(-5, 5), end)], mood.near, 4.4)
    for _ in veils(pen, mood.light, chance, 6):
        pass


def crater(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """A burning mountain with rivers of lava."""
    ridge(pen, mood.far, 212, 46, chance, 36, sharp=True)
    x = chance.choice((92, 308))
    pen.flat([(x - 120, 240, 0), (x - 26, 92, 0), (x - 12, 99), (x + 14, 97), (x + 28, 90, 0),
              (x + 122, 240, 0)], mood.near)  # fmt: skip
    pen.flat([(x - 26, 92, 0), (x - 12, 99), (x + 14, 97), (x + 28, 90, 0), (x + 18, 120, 0),
              (x + 26, 160, 0), (x + 10, 200, 0), (x + 4, 150, 0), (x - 6, 190, 0),
              (x - 12, 130, 0)], "#ffb03a")  # fmt: skip
    for k in range(5):
        pen.dot(x + (k - 2) * 17, 70 - 15 * (k % 3), 26 - 2 * k, mood.high, 0.5)
    sparks(pen, chance)
    ridge(pen, mood.deep, 238, 10, chance, 44, sharp=True)


def sparks(pen: Pen, chance: random.Random, count: int = 22) -> None:
    """Sparks in the air."""
    for _ in range(count):
        pen.dot(chance.uniform(0, 400), chance.uniform(10, 236), chance.uniform(0.8, 2.2),
            "#ffd66a",
                0.85)  # fmt: skip


def lava(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """Black columns over a lake of lava."""
    for k in range(8):
        x, w = k * 56 + chance.uniform(-12, 12), chance.uniform(14, 24)
        top = chance.uniform(60, 150) if k in (0, 1, 6, 7) else chance.uniform(150, 190)
        pen.flat([(x - w, 240, 0), (x - w * 0.8, top + 12, 0), (x - w * 0.2, top, 0),
                  (x + w * 0.6, top + 8, 0), (x + w, 240, 0)], mood.near)  # fmt: skip
        pen.flat([(x - w, 240, 0), (x - w * 0.8, top + 12, 0), (x - w * 0.2, top, 0),
                  (x - w * 0.3, 240, 0)], mood.far)  # fmt: skip
    pen.flat([(-10, 214), (200, 208), (410, 214), (410, 250, 0), (-10, 250, 0)], "#f4761e")
    for _ in range(9):
        x, y = chance.uniform(0, 400), chance.uniform(214, 234)
        pen.flat(oval(x, y, chance.uniform(12, 34), 2.4), "#ffd86a")
    sparks(pen, chance)


def shards(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """A desert of glass."""
    ridge(pen, mood.far, 216, 20, chance, 60)
    for _ in range(13):
        x, h = chance.uniform(0, 400), chance.uniform(30, 100)
        if 120 < x < 280:
            h *= 0.45
        lean = chance.uniform(-16, 16)
        pen.flat([(x - 11, 240, 0), (x + lean, 238 - h, 0), (x + 12, 240, 0)], mood.near)
        pen.flat([(x - 11, 240, 0), (x + lean, 238 - h, 0), (x - 1, 240, 0)], mood.low, 0.55)


def graves(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """Tombstones, an iron fence and a bare tree."""
    ridge(pen, mood.far, 216, 26, chance, 70)
    dead_tree(pen, 344, 238, 1.15, mood.near, chance)
    for x in range(4, 400, 15):
        pen.line([(x, 236), (x, 198)], mood.near, 2)
    pen.line([(0, 206), (400, 206)], mood.near, 2.2)
    for x, s in ((44, 1.1), (98, 0.8), (300, 0.9), (372, 1.0)):
        lean = chance.uniform(-5, 5)
        pen.flat([(x - 17 * s, 244, 0), (x - 17 * s + lean, 208), (x + lean, 190 - 8 * s),
                  (x + 17 * s + lean, 208), (x + 17 * s, 244, 0)], mood.near)  # fmt: skip
        pen.flat([(x - 13 * s, 244, 0), (x - 13 * s + lean, 210), (x + lean - 2, 195 - 6 * s),
                  (x + lean, 212), (x - 2 * s, 244, 0)], mood.far)  # fmt: skip


def spires(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """A castle of thin towers."""
    ridge(pen, mood.far, 206, 40, chance, 42, sharp=True)
    for x, w, h in ((66, 15, 120), (38, 12, 88), (96, 11, 74), (330, 16, 138), (362, 12, 100),
                    (300, 11, 84)):  # fmt: skip
        top = 236 - h
        pen.flat([(x - w, 240, 0), (x - w, top, 0), (x - w - 3, top, 0), (x, top - w * 2.6, 0),
                  (x + w + 3, top, 0), (x + w, top, 0), (x + w, 240, 0)], mood.near)  # fmt: skip
        for k in range(2):
            pen.flat(oval(x, top + 18 + 24 * k, 2.6, 5), mood.light, 0.9)
    ridge(pen, mood.near, 240, 10, chance, 50)


def pit(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """Claws of rock around a red glow."""
    pen.glow(200, 236, 150, mood.low, 0.5)
    for x, h in ((16, 190), (60, 140), (104, 80), (300, 84), (346, 150), (390, 196)):
        lean = (200 - x) * 0.28
        pen.flat([(x - 26, 244, 0), (x - 8, 236 - h * 0.6), (x + lean, 236 - h, 0),
                  (x + 12, 236 - h * 0.5), (x + 28, 244, 0)], mood.near)  # fmt: skip
        pen.flat([(x - 18, 244, 0), (x - 5, 236 - h * 0.58), (x + lean, 236 - h, 0),
                  (x + 1, 236 - h * 0.5), (x, 244, 0)], mood.far)  # fmt: skip


def roofs(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """The houses of a small town."""
    for k in range(8):
        x, w = k * 54 + chance.uniform(-8, 8), chance.uniform(24, 34)
        wall = chance.uniform(160, 196) if k in (0, 1, 6, 7) else chance.uniform(192, 206)
        colour = mood.far if k % 2 else mix(mood.far, mood.near, 0.5)
        pen.flat([(x - w, 240, 0), (x - w, wall, 0), (x + w, wall, 0), (x + w, 240, 0)], colour)
        pen.flat([(x - w - 5, wall + 2, 0), (x, wall - w * 1.05, 0), (x + w + 5, wall + 2, 0)],
                 mood.near)  # fmt: skip
        for dx in (-w * 0.45, w * 0.4):
            pen.flat([(x + dx - 4, wall + 24, 0), (x + dx - 4, wall + 11, 0),
                      (x + dx + 4, wall + 11, 0), (x + dx + 4, wall + 24, 0)],
                     mood.light, 0.8)  # fmt: skip


def inside(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """A room: panelled wall, a window, a shelf."""
    for x in range(0, 400, 40):
        pen.line([(x, 0), (x, 236)], mood.near, 2, 0.6)
    pen.flat([(-5, 160, 0), (405, 160, 0), (405, 240, 0), (-5, 240, 0)], mood.near, 0.7)
    pen.flat([(-5, 156, 0), (405, 156, 0), (405, 163, 0), (-5, 163, 0)], mood.far)
    for x in (62, 338):
        pen.flat([(x - 26, 130, 0), (x - 26, 66), (x, 40), (x + 26, 66), (x + 26, 130, 0)],
                 mood.light, 0.65)  # fmt: skip
        pen.line([(x, 44), (x, 130)], mood.near, 3)
        pen.line([(x - 26, 84), (x + 26, 84)], mood.near, 3)


def clouds(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """High air for those who fly: banks of cloud above and below."""
    for y, strength, size in (
        (70, 0.28, 0.7),
        (128, 0.36, 0.85),
        (206, 0.5, 1.1),
        (262, 0.75, 1.5),
    ):
        for _ in range(3):
            x = chance.uniform(-20, 420)
            bank = [
                (x - 62 * size, y),
                (x - 40 * size, y - 13 * size),
                (x - 26 * size, y - 10 * size),
                (x - 6 * size, y - 25 * size),
                (x + 14 * size, y - 15 * size),
                (x + 34 * size, y - 16 * size),
                (x + 64 * size, y),
                (x, y + 6 * size),
            ]
            pen.flat(bank, mix(mood.light, mood.low, 0.25), strength)


def mist(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """Mist over whatever lies behind."""
    for _ in veils(pen, mood.light, chance, 8):
        pass


def rain(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """Slanting rain."""
    for _ in range(46):
        x, y = chance.uniform(0, 420), chance.uniform(-10, 230)
        pen.line([(x, y), (x - 6, y + 20)], mood.light, 1.2, 0.6)


def stars(pen: Pen, mood: Mood, chance: random.Random) -> None:
    """Stars in the upper sky."""
    for _ in range(34):
        pen.dot(chance.uniform(0, 400), chance.uniform(4, 130), chance.uniform(0.6, 1.7),
            mood.light,
                0.9)  # fmt: skip
