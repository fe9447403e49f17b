"""Lands, and things that need more than one hand to draw."""

from __future__ import annotations

from assets.units import gear, heads, objects
from assets.units.brush import Pen, tone
from assets.units.gear import WOOD
from assets.units.hats import GOLD, IRON, STEEL
from assets.units.heads import Draw
from assets.units.objects import boulder

MOSS = tone("#6a8a3a")


def glints(places: list[tuple[float, float, float]], colour: str = "#ffffff") -> Draw:
    """Stars of light."""

    def draw(pen: Pen) -> None:
        for x, y, r in places:
            pen.flat([(x, y - r, 0), (x + r * 0.2, y - r * 0.2, 0), (x + r, y, 0),
                (x + r * 0.2, y + r * 0.2, 0), (x, y + r, 0),
                      (x - r * 0.2, y + r * 0.2, 0), (x - r, y, 0), (x - r * 0.2, y - r * 0.2, 0)],
                          colour)  # fmt: skip

    return draw


def unknown(pen: Pen) -> None:
    """A portrait whose sitter has turned up the collar."""
    objects.framed_portrait(pen)
    p = pen.at(0, 30, 1.0)
    p.solid([(-56, 48, 0), (-50, 6), (-24, -12), (24, -12), (50, 6), (56, 48, 0)], tone("#3a3048"))
    p.solid([(-26, -44), (-18, -70), (18, -70), (26, -44), (16, -16), (-16, -16)], tone("#b89a88"))
    p.solid([(-34, -62), (-20, -92), (20, -92), (34, -62), (0, -68)], tone("#1c1822"))
    p.solid([(-50, -60), (0, -70), (50, -60), (20, -54), (-20, -54)], tone("#1c1822"))
    for x in (-10, 11):
        p.ember(x, -46, 4, "#ffe04a")
    p.solid(
        [(-44, -6, 0), (-26, -36, 0), (0, -18), (26, -36, 0), (44, -6, 0), (0, 8)], tone("#5a2434")
    )
    for d in (-6, 4):
        pen.line([(-56 + d, -76), (-20 + d, -20), (-40 + d, 30)], "#fff6dc", 2, 0.25)


def fog_road(pen: Pen) -> None:
    """A signpost, and nothing else."""
    pen.rod([(206, 282), (200, 92)], 11, WOOD)
    for y, flip in ((104, False), (136, True)):
        p = pen.at(202, y, 1, -3, flip)
        p.solid([(-14, -14, 0), (70, -14, 0), (90, 0, 0), (70, 14, 0), (-14, 14, 0)], WOOD)
        p.line([(2, -2), (54, -2)], WOOD.dark, 3)
    pen.solid([(176, 286), (184, 270), (206, 264), (230, 272), (240, 288)], tone("#7a8a7a"))


def banks(pen: Pen) -> None:
    """Banks of fog."""
    for y, k in ((120, 0.4), (168, 0.5), (216, 0.62), (262, 0.74)):
        for x in (20 + int(y) % 60, 150 + int(y) % 37, 300 - int(y) % 50):
            pen.flat([(x - 110, y), (x - 60, y - 17), (x - 20, y - 10), (x + 30, y - 22),
                (x + 70, y - 9), (x + 120, y), (x, y + 12)],
                     "#f4faf6", k)  # fmt: skip


def eyes_in_fog(pen: Pen) -> None:
    """Eyes in the fog."""
    for x, y in ((84, 154), (104, 156), (312, 186), (330, 186), (290, 120), (303, 121)):
        pen.dot(x, y, 3.4, "#3a4a4a", 0.75)


def grove(pen: Pen) -> None:
    """An old tree over an altar."""
    bark, leaf = tone("#6a4c34"), tone("#5f9a42")
    pen.glow(200, 130, 150, "#f8ffc8", 0.5)
    pen.solid([(138, 272, 0), (166, 230), (172, 170), (150, 120), (168, 112), (186, 144), (196, 92),
        (214, 92), (212, 146),
               (240, 104), (254, 116), (228, 172), (234, 230), (264, 272, 0)], bark)  # fmt: skip
    for x in (186, 204, 220):
        pen.line([(x, 250), (x - 2, 200), (x + 2, 164)], bark.dark, 3)
    for x, y, r in (
        (116, 100, 44),
        (284, 96, 46),
        (158, 54, 44),
        (242, 48, 46),
        (200, 78, 44),
        (200, 28, 38),
    ):
        pen.solid([(x - r, y), (x - r * 0.7, y - r * 0.7), (x, y - r), (x + r * 0.7, y - r * 0.72),
            (x + r, y), (x + r * 0.66, y + r * 0.6),
                   (x, y + r * 0.8), (x - r * 0.7, y + r * 0.58)], leaf)  # fmt: skip
    pen.solid([(150, 288, 0), (156, 262, 0), (244, 262, 0), (250, 288, 0)], tone("#a8a496"))
    pen.solid([(142, 264, 0), (146, 250, 0), (254, 250, 0), (258, 264, 0)], tone("#a8a496"))
    pen.solid([(142, 254), (158, 246), (180, 250), (190, 262, 0), (164, 258)], MOSS)
    for x in (176, 200, 226):
        pen.rod([(x, 250), (x, 238)], 5, tone("#f4ead0"))
        pen.glow(x, 230, 13, "#ffd86a", 1)
        pen.flat([(x - 3, 236), (x, 224, 0), (x + 3, 236)], "#fff2a8")


def march(pen: Pen) -> None:
    """A column on the road, its feet in time."""
    for k, (x, y, s) in enumerate(
        ((88, 224, 0.6), (136, 236, 0.74), (196, 254, 0.92), (276, 280, 1.2))
    ):
        p = pen.at(x, y, s)
        coat = tone(("#a8482f", "#3f6a9a", "#a8482f", "#3f6a9a")[k])
        for dx, lean in ((-8, -20), (9, 18)):
            p.limb((dx * 0.6, -46), (dx + lean, -4), 9, 7, tone("#4a3a30"))
            p.solid(
                [
                    (dx + lean - 8, -8),
                    (dx + lean - 8, 2, 0),
                    (dx + lean + 15, 2, 0),
                    (dx + lean + 6, -8),
                ],
                tone("#2c201c"),
            )
        p.rod([(-14, -56), (-26, -160)], 4, WOOD)
        p.blade([(-33, -156), (-28, -182), (-21, -157)], STEEL)
        p.solid([(-20, -42), (-22, -78), (-12, -92), (14, -92), (22, -78), (20, -42)], coat)
        p.limb((14, -82), (30, -58), 8, 6, coat)
        heads.human("#dba27a", "#3a2a20", "short", mood="glad", mouth="shout")(p.at(3, -110, 0.86))
        p.solid([(-16, -116), (-12, -130), (4, -134), (18, -126), (20, -116, 0), (2, -120)], IRON)


def sword_in_stone(pen: Pen) -> None:
    """Six owners have agreed about it."""
    pen.glow(0, -110, 120, "#fff2b0", 0.6)
    boulder(pen, 0, -14, 92, 40, tone("#6a6470"))
    gear.sword(132, tone("#cfd8e6", 1.3), GOLD, 11)(pen.at(0, -148, 1.12, 180))
    pen.ball(0, -164, 8, tone("#c8203a"))


def crows(pen: Pen) -> None:
    """They have seen the sword before."""
    for x, y, s, flip in (
        (60, 258, 1.1, False),
        (346, 256, 1.15, True),
        (322, 120, 0.7, True),
        (84, 96, 0.7, False),
    ):
        p = pen.at(x, y, s, flip=flip)
        crow = tone("#2a2834")
        p.solid([(-34, 8, 0), (-12, -8), (8, -22), (22, -22), (28, -12), (16, 8), (-6, 16)], crow)
        p.solid([(26, -18), (42, -12, 0), (26, -10)], tone("#4a4a52"))
        p.ember(20, -16, 1.8, "#ff5a4a")
        if y > 200:
            for dx in (-2, 8):
                p.rod([(dx, 14), (dx, 26)], 2.6, tone("#4a4a52"))
        else:
            p.solid([(-6, -8, 0), (-30, -40, 0), (0, -26), (10, -34, 0), (12, -12)], crow)


def wisps(pen: Pen) -> None:
    """What rises from a well like that, and what lies beside it."""
    for x, y in ((150, 70), (250, 56), (286, 110), (116, 120)):
        pen.line([(x, y), (x - 8, y - 16), (x + 6, y - 30), (x - 4, y - 46)], "#8af04a", 4, 0.6)
    boulder(pen, 88, 268, 30, 18, tone("#77806c"))
    skull = pen.at(318, 266, 1.0)
    skull.ball(0, 0, 17, gear.BONE, 16)
    skull.solid([(-8, 10, 0), (9, 10, 0), (8, 20, 0), (-7, 20, 0)], gear.BONE)
    for x in (-6, 6):
        skull.dot(x, 1, 4.4, "#241a1c")
