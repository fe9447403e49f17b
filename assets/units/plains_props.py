"""What stands beside riders, nomads and orcs, and what they hold."""

from __future__ import annotations

from assets.units import gear
from assets.units.brush import Pen, tone
from assets.units.hats import GOLD, IRON, LEATHER


def yurt(pen: Pen) -> None:
    """A house on an ox."""
    pen.solid([(-46, -22, 0), (-48, -58, 0), (40, -60, 0), (38, -22, 0)], tone("#e6d6b4"))
    pen.solid(
        [(-56, -54, 0), (-30, -86), (-4, -96), (22, -86), (48, -56, 0), (-4, -64)], tone("#b8503a")
    )
    pen.flat([(-12, -24, 0), (-12, -50, 0), (8, -50, 0), (8, -24, 0)], "#5a2c1c")
    pen.line([(-46, -42), (-14, -44)], "#3f7a9a", 4)
    pen.line([(10, -44), (38, -43)], "#3f7a9a", 4)
    pen.rod([(30, -78), (34, -104)], 6, IRON)
    for k, r in enumerate((6, 8, 10)):
        pen.dot(38 + 9 * k, -114 - 13 * k, r, "#fff8e6", 0.6)
    pen.line([(-44, -20), (-34, 32)], "#d8b25a", 5)
    pen.line([(36, -22), (30, 34)], "#d8b25a", 5)


def sling(pen: Pen) -> None:
    """A sling at full swing."""
    pen.line([(0, 0), (34, -30), (78, -26)], "#6a4a2a", 3, edge=True)
    pen.line([(0, 0), (30, -42), (78, -26)], "#6a4a2a", 3, edge=True)
    pen.ball(80, -25, 9, tone("#8a8790"))
    for k in range(3):
        pen.line([(56 - 12 * k, -62 + 3 * k), (86 - 4 * k, -58 + 6 * k), (104, -30 + 14 * k)],
            "#ffffff",
                 2.4, 0.5)  # fmt: skip


def whip(pen: Pen) -> None:
    """A long whip."""
    pen.rod([(0, 16), (0, -16)], 7, LEATHER)
    pen.line([(0, -16), (14, -58), (70, -74), (112, -36), (92, 2), (64, -8), (74, -26)], "#3a2014",
        4.6,
             edge=True)  # fmt: skip
    pen.line([(2, -20), (16, -56), (70, -71), (109, -36), (91, -1)], "#8a5a34", 1.8)


def sack(pen: Pen) -> None:
    """A sack of loot."""
    pen.solid(
        [(-12, -6), (-52, -20), (-74, 10), (-66, 50), (-34, 60), (-8, 40), (0, 8)], tone("#b08a58")
    )
    pen.solid([(-16, -14, 0), (-4, -2), (-12, 12), (-24, 2)], tone("#8a6a40"))
    pen.line([(-56, 14), (-44, 30), (-52, 44)], tone("#b08a58").dark, 2.4)
    pen.solid([(-62, -14), (-70, -30), (-56, -34), (-50, -20)], GOLD)
    pen.ball(-44, -26, 8, GOLD)


def quiver(pen: Pen) -> None:
    """A quiver of arrows."""
    p = pen.at(-20, 4, 1, -24)
    for x in (-6, 0, 6):
        p.line([(x, -20), (x, -46)], "#d8c090", 2.6, edge=True)
        p.solid(
            [(x - 4, -38, 0), (x, -52, 0), (x + 4, -38, 0), (x, -42, 0)],
            tone("#c8342a"),
            shine=False,
        )
    p.solid([(-11, -24, 0), (11, -24, 0), (9, 44, 0), (-9, 44, 0)], LEATHER)


def axes(pen: Pen) -> None:
    """Axes on her back, like a fan."""
    for turn in (-62, -28, 30, 64):
        gear.axe(56, IRON)(pen.at(0, 0, 1, turn, flip=turn < 0))


def storm(pen: Pen) -> None:
    """Lightning."""
    for x, s in ((60, 1.0), (350, 1.25)):
        pen.flat([(x, -4, 0), (x + 22 * s, -4, 0), (x + 6 * s, 56 * s, 0), (x + 24 * s, 56 * s, 0),
                  (x - 20 * s, 150 * s, 0), (x - 4 * s, 78 * s, 0), (x - 22 * s, 78 * s, 0)],
                 "#fff3b0", 0.9)  # fmt: skip


def dust(pen: Pen) -> None:
    """Dust on the ground."""
    for x, y, r in (
        (60, 262, 26),
        (96, 270, 20),
        (30, 274, 22),
        (128, 278, 15),
        (300, 276, 15),
        (84, 246, 16),
    ):
        pen.dot(x, y, r, "#f0dcae", 0.55)
