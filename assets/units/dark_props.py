"""What stands beside the dark forces, and what they hold."""

from __future__ import annotations

from assets.units import fiends, gear
from assets.units.brush import Pen, tone
from assets.units.curves import oval
from assets.units.fiends import hooded
from assets.units.gear import BONE, DARKWOOD, VIOLET, WOOD
from assets.units.hats import GOLD, IRON, STEEL
from assets.units.heads import Draw
from assets.units.wings import membrane

BLACK, WINE, VIOLET_CLOTH = tone("#2c2430"), tone("#6a1f34"), tone("#4a2f6a")


def wings(skin: str, bone: str, span: float = 84, raised: float = 26) -> Draw:
    """Demon's wings behind the shoulders."""

    def draw(pen: Pen) -> None:
        for flip in (True, False):
            membrane(pen.at(-12 if flip else 12, -4), tone(skin), tone(bone), span, raised, flip)

    return draw


def imp_tail(skin: str) -> Draw:
    """A thin tail with a barb."""

    def draw(pen: Pen) -> None:
        pen.rod([(-6, 44), (-40, 60), (-58, 40), (-52, 14)], 6, tone(skin))
        pen.solid([(-52, -10, 0), (-38, 12, 0), (-52, 8), (-66, 14, 0)], tone(skin), shine=False)

    return draw


def cellar(pen: Pen) -> None:
    """Barrels and a stair."""
    for x, y, r in ((60, 216, 46), (346, 220, 42), (330, 140, 34)):
        pen.ball(x, y, r, WOOD)
        pen.ball(x, y, r * 0.78, tone("#6a4424"))
        pen.line([(x - r * 0.7, y - r * 0.1), (x + r * 0.7, y - r * 0.1)], "#3a2414", 3)
        pen.line([(x - r * 0.64, y + r * 0.36), (x + r * 0.64, y + r * 0.36)], "#3a2414", 3)
        pen.dot(x, y + r * 0.5, 5, "#2a1a10")


def scroll(pen: Pen) -> None:
    """A contract with a seal."""
    pen.solid(
        [(-26, -56, 0), (26, -60, 0), (30, 44, 0), (20, 60), (-22, 62), (-22, 44, 0)],
        tone("#f0e2c0"),
    )
    for k in range(7):
        y = -44 + 13 * k
        pen.line([(-17, y), (17 - (k * 5) % 12, y - 2)], "#7a5a3a", 2)
    pen.solid([(-32, -64, 0), (32, -68, 0), (34, -56, 0), (-30, -50, 0)], tone("#d8c49a"))
    pen.dot(14, 48, 8, "#b8202c")
    pen.dot(14, 48, 4, "#7a0f1c")


def quill(pen: Pen) -> None:
    """A quill, larger than it need be."""
    pen.solid(
        [(-2, 14, 0), (2, 14, 0), (14, -34), (30, -64, 0), (2, -46), (-2, -10)], tone("#f4f0ea")
    )
    pen.line([(0, 12), (14, -30), (26, -56)], "#b8a890", 1.6)


def miasma(pen: Pen) -> None:
    """Green air, and flies."""
    for x, y, r in (
        (90, 210, 34),
        (128, 160, 22),
        (276, 150, 24),
        (316, 206, 36),
        (300, 96, 15),
        (104, 104, 13),
    ):
        pen.glow(x, y, r * 1.5, "#8ad03a", 0.5)
    for x, y in ((118, 118), (292, 120), (84, 160), (330, 150), (268, 74), (140, 66)):
        pen.dot(x, y, 3.2, "#1c1a14")
        pen.line([(x - 5, y - 4), (x, y), (x + 5, y - 4)], "#e6ffd0", 1.6)


def boils(pen: Pen) -> None:
    """A dead face, puffed up."""
    fiends.ghoul("#a8b06a", "#e8ff6a", "groan", "#4a4a2a")(pen)
    for x, y, r in ((-4, -10, 4), (14, -12, 3.4), (2, 6, 3), (-9, 4, 3.4)):
        pen.dot(x, y, r, "#d8d86a")
        pen.dot(x - 1, y - 1, r * 0.4, "#fffbd0")


def severed(pen: Pen) -> None:
    """His head, under his arm, in its hood."""
    hooded(tone("#3a1a24"), fiends.ghoul("#b8b8a0", "#ffb03a"))(pen.at(6, 4, 1.0, 14))


def collar(pen: Pen) -> None:
    """A collar that stands up behind a head."""
    pen.solid(
        [
            (-4, 10),
            (-34, -4),
            (-44, -52, 0),
            (-22, -34),
            (0, -22),
            (24, -34),
            (46, -54, 0),
            (36, -4),
        ],
        WINE,
    )


def glass(pen: Pen) -> None:
    """A glass of something red."""
    pen.rod([(0, 6), (0, -14)], 3.4, tone("#dfe8f0"))
    pen.solid([(-12, -14), (-15, -38, 0), (15, -38, 0), (12, -14), (0, -9)], tone("#dfe8f0"))
    pen.flat([(-12, -16), (-13.6, -30, 0), (13.6, -30, 0), (12, -16), (0, -11)], "#b8102c")


def lantern(pen: Pen) -> None:
    """A burning lantern."""
    pen.glow(0, 26, 46, "#ffd86a", 0.8)
    pen.line([(-9, 12), (0, 0), (9, 12)], IRON.main, 3, edge=True)
    pen.solid([(-13, 12, 0), (13, 12, 0), (11, 44, 0), (-11, 44, 0)], IRON)
    pen.flat([(-8, 16, 0), (8, 16, 0), (7, 40, 0), (-7, 40, 0)], "#ffe08a")


def shovel(pen: Pen) -> None:
    """A gravedigger's shovel."""
    pen.rod([(0, 56), (0, -70)], 6, WOOD)
    pen.solid([(-18, -70, 0), (18, -70, 0), (19, -96), (0, -124, 0), (-19, -96)], STEEL)
    pen.line([(0, -72), (0, -104)], STEEL.dark, 2.4)
    pen.rod([(-12, 58), (12, 58)], 6, WOOD)


def wail(pen: Pen) -> None:
    """A wailing face with hair in a storm."""
    hair, face = tone("#d8e8f0"), tone("#b8d0d8", 0.8)
    pen.solid([(8, -22), (-6, -40, 0), (-14, -22), (-40, -40, 0), (-30, -14), (-66, -18, 0),
        (-38, 2), (-62, 22, 0),
               (-30, 16), (-36, 44, 0), (-10, 24), (10, 10)], hair)  # fmt: skip
    pen.solid(
        [(-15, -8), (-6, -20), (8, -20), (17, -8), (17, 8), (12, 26), (2, 30), (-8, 22), (-14, 6)],
        face,
    )
    for x in (9, -3):
        pen.flat(oval(x, -6, 4.8, 6.4), "#10202c")
        pen.ember(x, -6, 1.8, "#8af0ff")
    pen.flat([(-3, 4), (5, 1), (12, 5), (11, 22), (4, 26), (-2, 20)], "#10202c")


def violet_hooves(pen: Pen) -> None:
    """What a nightmare stands on."""
    for x, y in ((118, 286), (188, 288)):
        gear.blaze(pen.at(x, y), 10, 34, VIOLET)


def spectacles(pen: Pen) -> None:
    """Round glasses on a skull."""
    for x in (10, -1):
        pen.line([*oval(x, -3, 6, 6), (x + 6, -3)], "#e8c24a", 1.6)


def desk(pen: Pen) -> None:
    """A desk with a ledger, coins and an abacus of skulls."""
    pen.solid([(36, 300, 0), (44, 214, 0), (364, 214, 0), (372, 300, 0)], DARKWOOD)
    pen.solid([(26, 216, 0), (30, 200, 0), (372, 200, 0), (378, 216, 0)], WOOD)
    for x in (110, 200, 290):
        pen.solid(
            [(x - 34, 226, 0), (x + 34, 226, 0), (x + 34, 288, 0), (x - 34, 288, 0)],
            WOOD,
            shine=False,
        )
        pen.dot(x, 254, 5, GOLD.main)
    pen.solid([(134, 200, 0), (140, 184), (176, 180), (200, 190, 0), (226, 180), (262, 184),
        (268, 200, 0)],
              tone("#f0e6cc"))  # fmt: skip
    for k in range(3):
        pen.line([(146, 190 + 3 * k), (190, 189 + 3 * k)], "#8a6a4a", 1.2)
        pen.line([(210, 189 + 3 * k), (256, 190 + 3 * k)], "#8a6a4a", 1.2)
    for n, x in enumerate((62, 84, 106)):
        for k in range(3 + n % 2):
            pen.ball(x, 196 - 6 * k, 11, GOLD, 4)
    pen.rod([(296, 200), (296, 146)], 4, WOOD)
    pen.rod([(356, 200), (356, 146)], 4, WOOD)
    for k in range(3):
        y = 156 + 15 * k
        pen.line([(296, y), (356, y)], "#2a1c14", 2, edge=True)
        for x in (306 + 4 * k, 320 + 4 * k, 346 - 3 * k):
            pen.ball(x, y, 5.6, BONE)


def throne(pen: Pen) -> None:
    """A throne nobody sits on."""
    dark = tone("#3a2a3c")
    pen.solid([(262, 290, 0), (258, 120, 0), (270, 60, 0), (282, 92, 0), (300, 30, 0), (318, 92, 0),
        (330, 24, 0),
               (346, 90, 0), (360, 56, 0), (372, 120, 0), (370, 290, 0)], dark)  # fmt: skip
    pen.solid([(278, 230, 0), (278, 124), (316, 104), (354, 124), (354, 230, 0)], tone("#7a1c34"))
    pen.solid([(252, 236, 0), (252, 220, 0), (380, 220, 0), (380, 236, 0)], dark)
    for x in (262, 368):
        pen.ball(x, 216, 9, BONE, 9)


def small_souls(pen: Pen) -> None:
    """Souls on hooks, and one that got away."""
    for x, y, size in ((70, 92, 1.1), (116, 70, 0.8), (322, 78, 1.2), (282, 54, 0.7)):
        hook = pen.at(x, y, size)
        hook.line([(0, -140), (0, -26), (5, -18), (0, -13)], "#1c1418", 3)
        hook.glow(0, 6, 34, "#8affc0", 0.7)
        hook.flat([(0, -16), (12, -4), (11, 14), (4, 28), (1, 18), (-5, 30), (-8, 16), (-12, -2)],
            "#d8fff0", 0.92)  # fmt: skip
        for eye in (-4, 4):
            hook.dot(eye, 0, 2.6, "#14302a")
