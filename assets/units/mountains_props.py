"""What stands beside dwarves and giants, and what they hold."""

from __future__ import annotations

from assets.units import gear, hats, heads
from assets.units.brush import Pen, tone
from assets.units.curves import oval
from assets.units.hats import GOLD, IRON, STEEL
from assets.units.objects import STONE, anvil, boulder


def gate(pen: Pen) -> None:
    """A shut gate."""
    pen.solid([(96, 246, 0), (96, 110, 0), (130, 52), (200, 28), (270, 52), (304, 110, 0),
        (304, 246, 0)],
              STONE)  # fmt: skip
    pen.solid([(118, 246, 0), (118, 118, 0), (146, 72), (200, 52), (254, 72), (282, 118, 0),
        (282, 246, 0)],
              tone("#6a4628"))  # fmt: skip
    pen.line([(200, 54), (200, 246)], "#2a1a10", 4)
    for y in (110, 190):
        pen.line([(120, y), (280, y)], IRON.main, 8)
        for x in range(130, 280, 24):
            pen.dot(x, y, 3, IRON.light)
    for x in (186, 214):
        loop = oval(x, 152, 8, 9)
        pen.line([*loop, loop[0]], GOLD.main, 3.4)


def stair(pen: Pen) -> None:
    """Steps that lead down into the dark."""
    for k in range(5):
        y = 230 - 30 * k
        pen.solid([(210 + 38 * k, y + 60, 0), (210 + 38 * k, y, 0), (430, y, 0), (430, y + 60, 0)],
                  tone("#6a5c58"), shine=False)  # fmt: skip


def bridge(pen: Pen) -> None:
    """What is left of a bridge."""
    for side in (0, 1):

        def at(x: float, y: float, side: int = side) -> tuple[float, float, float]:
            return (400 - x if side else x), y, 0

        pen.solid([at(-6, 230), at(-6, 196), at(92, 204), at(112, 214), at(98, 226), at(106, 236),
            at(70, 244),
                   at(40, 300), at(-6, 300)], STONE, shine=False)  # fmt: skip
        for x in (10, 44, 78):
            pen.rod([at(x, 200)[:2], at(x, 172)[:2]], 7, STONE)
        pen.rod([at(-6, 174)[:2], at(84, 178)[:2]], 5, STONE)


def spears(pen: Pen) -> None:
    """The points of a company."""
    for x, lean in ((52, -6), (92, 2), (132, -3), (268, 4), (308, -4), (348, 5)):
        p = pen.at(x, 250, 1, lean)
        p.rod([(0, 0), (0, -190)], 4.4, gear.WOOD)
        p.blade([(-8, -186), (0, -216), (8, -186), (0, -176)], STEEL)
        p.solid([(-19, 0), (-18, -36), (-8, -46), (8, -46), (18, -36), (19, 0)], IRON)
        p.flat([(-11, -26, 0), (11, -26, 0), (11, -20, 0), (-11, -20, 0)], "#140c0c")


def knitting(pen: Pen) -> None:
    """Needles as long as pines and a strip of scarf."""
    pen.rod([(-30, 20), (24, -34)], 5, tone("#8a5a30"))
    pen.rod([(30, 20), (-20, -36)], 5, tone("#8a5a30"))
    pen.solid([(-14, 2, 0), (16, 2, 0), (20, 60, 0), (4, 54), (-18, 62, 0)], tone("#b8484a"))
    for y in (16, 30, 44):
        pen.line([(-14, y), (17, y)], "#f0d8b0", 4)


def crown_hammer(pen: Pen) -> None:
    """The crown hangs on the handle."""
    gear.hammer(84, GOLD, 1.25, "#fff0a0")(pen)
    hats.crown(GOLD, 0)(pen.at(0, 34, 0.9))


def granny(pen: Pen) -> None:
    """An old face of stone, with glasses."""
    heads.giant("#9a98a4", "#d8d8e0", "smile", stone=True)(pen)
    hair = tone("#dfe2ea")
    pen.solid(
        [(-18, 8, 0), (-24, -8), (-14, -24), (6, -24), (18, -12, 0), (4, -14), (-8, -6)], hair
    )
    pen.ball(-12, -26, 11, hair)
    for x, r in ((11, 6.6), (0.5, 6)):
        loop = oval(x, -1.6, r, r)
        pen.line([*loop, loop[0]], "#e8c24a", 1.8)


def runes(pen: Pen) -> None:
    """A sign that glows over the anvil."""
    anvil(pen, 276, 284, 1.3)
    pen.glow(276, 196, 40, "#6ae8ff", 0.9)
    pen.line([(262, 204, 0), (270, 184, 0), (280, 202, 0), (290, 182, 0)], "#d8fbff", 4)


def mason_tools(pen: Pen) -> None:
    """A mason's trowel."""
    pen.rod([(-30, 30), (-34, -30)], 5, gear.WOOD)
    pen.blade([(-46, -30), (-34, -66), (-22, -30)], STEEL)


def sulk(pen: Pen) -> None:
    """A small giant of stone."""
    rock = tone("#8c8a98")
    for x in (-38, 34):
        boulder(pen, x, -18, 34, 24, rock)
    boulder(pen, -2, -66, 58, 44, rock)
    for x, y, rx, ry in (
        (-58, -78, 20, 27),
        (54, -76, 20, 26),
        (-34, -46, 26, 17),
        (26, -46, 26, 17),
    ):
        boulder(pen, x, y, rx, ry, rock)
    head = pen.at(2, -128, 1.5)
    heads.giant("#a09eac", "#6a8a4a", "frown")(head)
