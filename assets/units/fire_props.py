"""What stands beside those of fire, and what they are made of."""

from __future__ import annotations

from assets.units import fiends, gear, monsters
from assets.units.brush import Pen, glowing, tone
from assets.units.curves import oval, swept
from assets.units.gear import FIRE, blaze
from assets.units.hats import BRONZE
from assets.units.heads import Draw
from assets.units.objects import boulder
from assets.units.wings import feathered, raptor_head

PINK_FIRE = ("#d8204a", "#ff8a3a", "#fff2b0")
MAGMA, ASH = tone("#4a3434"), tone("#6a6064")


def tail(skin: str) -> Draw:
    """A dragon's tail behind somebody."""

    def draw(pen: Pen) -> None:
        pen.solid(
            swept([(-4, 56), (-40, 92), (-84, 110), (-118, 92), (-130, 66)], [15, 15, 11, 7, 0]),
            tone(skin),
        )
        pen.solid(
            [(-124, 78), (-146, 70, 0), (-132, 56), (-136, 38, 0), (-116, 58)], tone("#f0b060")
        )

    return draw


def candle(pen: Pen) -> None:
    """A candle and the spark that has left it."""
    pen.solid(
        [(-24, 0, 0), (-22, -62), (-18, -72), (18, -70), (22, -60), (24, 0, 0)], tone("#f2e6c8")
    )
    pen.solid([(-22, -60), (-26, -34), (-20, -26), (-14, -44), (-12, -64)], tone("#fff6e0"))
    pen.line([(0, -70), (2, -84)], "#2a1a14", 4)
    pen.solid([(-54, 2, 0), (-46, -10), (0, -14), (46, -10), (54, 2, 0), (0, 10)], BRONZE)


def spark(pen: Pen) -> None:
    """A small flame with arms, legs and ambitions."""
    for a, b in (((-18, 28), (-34, 56)), ((18, 28), (40, 50))):
        pen.limb(a, b, 10, 7, glowing("#e0561c", "#ffb040"))
    monsters.flame_body(pen.at(0, 44), 132, 42, FIRE, 8, 5)
    for a, b in (((-30, 0), (-62, -28)), ((32, -2), (66, -34))):
        pen.limb(a, b, 10, 7, glowing("#e0561c", "#ffb040"))
    for x in (-9, 15):
        pen.flat(oval(x, -6, 7, 9), "#3a0e08")
        pen.dot(x - 2, -9, 2.4, "#ffffff")
    pen.flat([(-10, 12), (4, 15), (18, 11), (12, 23), (-4, 24)], "#3a0e08")


def hatchling(pen: Pen) -> None:
    """A small dragon, half out of its egg."""
    hide, pale = tone("#c85a34"), tone("#f4c878")
    pen.solid(swept([(10, -40), (60, -30), (92, -48), (104, -76)], [16, 12, 8, 0]), hide)
    for flip in (False, True):
        p = pen.at(26 if not flip else -26, -96, 0.5, 0, flip)
        p.solid([(0, 20, 0), (20, -44, 0), (70, -70, 0), (66, -36), (88, -14, 0), (60, -4),
            (64, 22, 0), (30, 20)],
                tone("#e88a4a"))  # fmt: skip
    pen.solid([(-36, -30), (-38, -78), (-20, -108), (20, -108), (38, -78), (36, -30)], hide)
    pen.solid([(-20, -30), (-24, -76), (0, -98), (24, -76), (20, -30)], pale)
    for k in range(3):
        pen.line([(-20, -78 + 15 * k), (0, -73 + 15 * k), (20, -78 + 15 * k)], pale.dark, 2.2)
    fiends.drake("#c85a34", "#f4c878", crest="fin", mouth="open")(pen.at(2, -126, 1.6))
    for side in (-1, 1):
        pen.limb((side * 32, -80), (side * 52, -54), 10, 8, hide)
    shell = tone("#e6dcc8")
    pen.solid([(-66, -44, 0), (-48, -62, 0), (-34, -40, 0), (-16, -60, 0), (0, -38, 0),
        (18, -60, 0), (34, -38, 0),
               (50, -60, 0), (66, -42, 0), (58, -8), (0, 4), (-58, -8)], shell)  # fmt: skip
    for x, y, r in ((-36, -20, 7), (10, -14, 9), (40, -22, 5)):
        pen.flat(oval(x, y, r, r * 0.8), "#b8906a", 0.8)


def stove(pen: Pen) -> None:
    """An open stove to sleep by."""
    pen.solid([(268, 290, 0), (264, 150, 0), (400, 142, 0), (404, 290, 0)], tone("#54484a"))
    pen.solid([(290, 280, 0), (288, 196), (334, 172), (380, 196), (380, 280, 0)], tone("#241414"))
    blaze(pen.at(334, 280), 36, 82)
    for y in (166, 290):
        pen.line([(266, y), (402, y)], "#8a7a78", 6)


def grate(pen: Pen) -> None:
    """Ribs like a furnace's grate."""
    pen.flat([(-34, -14), (0, -16), (34, -16), (38, 6), (20, 14), (-30, 12)], "#ffb43a")
    pen.flat([(-26, -8), (0, -10), (28, -8), (26, 4), (-20, 6)], "#fff2a8")
    for x in (-30, -16, -2, 12, 26):
        pen.line([(x, -18), (x + 3, 0), (x, 16)], "#2a1c20", 5)


def breath(pen: Pen) -> None:
    """Fire out of a muzzle."""
    gear.blaze(pen.at(300, 178, 0.9, 92), 20, 84)


def flame_blade(pen: Pen) -> None:
    """A halberd that burns."""
    gear.halberd(74, BRONZE, 70)(pen)
    blaze(pen.at(14, -70), 15, 62)


def embers_on(pen: Pen) -> None:
    """Embers in a hide."""
    for x, y in ((-34, -8), (-10, 2), (14, -8), (36, 4), (0, -18)):
        pen.glow(x, y, 9, "#ff8a2a", 0.8)
        pen.dot(x, y, 2.4, "#ffe08a")


def dancer(pen: Pen) -> None:
    """A woman of flame, turning."""
    inks = PINK_FIRE
    for k, colour in zip((1.0, 0.74, 0.48), inks, strict=True):
        w = 96 * k
        pen.flat([(0, -92), (w * 0.5, -52), (w, -34, 0), (w * 0.72, -14), (w * 1.16, 6, 0),
            (w * 0.5, 2), (w * 0.2, 12, 0),
                  (-w * 0.2, 0), (-w * 0.6, 14, 0), (-w * 0.7, -10), (-w * 1.2, -20, 0),
                      (-w * 0.56, -46)],
                 colour, edge=k == 1.0)  # fmt: skip
    skin = glowing("#e8602a", "#ffd070")
    for a, b, c in (((-14, -140), (-52, -160), (-40, -202)), ((16, -140), (58, -128), (92, -158))):
        pen.limb(a, b, 9, 7, skin)
        pen.limb(b, c, 7, 5, skin)
    pen.solid(
        [
            (-18, -146),
            (-20, -120),
            (-11, -98),
            (-16, -80),
            (16, -80),
            (12, -98),
            (20, -122),
            (18, -146),
        ],
        skin,
    )
    pen.limb((0, -148), (4, -166), 8, 7, skin)
    for k, colour in zip((1.0, 0.68), inks[:2], strict=True):
        p = pen.at(2, -178, k)
        p.flat([(14, 4), (8, -22), (-8, -28), (-30, -22), (-66, -34, 0), (-52, -8), (-80, 6, 0),
            (-46, 12),
                (-52, 34, 0), (-18, 16)], colour, edge=k == 1.0)  # fmt: skip
    pen.solid(
        [(-10, -184), (-4, -196), (10, -196), (18, -184), (18, -172), (8, -160), (-6, -166)], skin
    )
    for x in (3, 12):
        pen.flat(oval(x, -180, 2.6, 3.4), "#7a1414")
    pen.line([(4, -169), (9, -167), (14, -170)], "#7a1414", 2)
    for x, y in ((-40, -204), (94, -160)):
        blaze(pen.at(x, y), 10, 34, inks)


def ribbons(pen: Pen) -> None:
    """Ribbons of fire."""
    for d in (
        [(120, 70), (70, 110), (96, 170), (60, 220)],
        [(310, 110), (352, 150), (330, 200), (366, 240)],
    ):
        pen.line(d, "#ff8a3a", 9, 0.8)
        pen.line(d, "#ffe08a", 4)


def glass_storm(pen: Pen) -> None:
    """Splinters of glass in the air."""
    for x, y, h, t in ((56, 120, 46, -20), (96, 60, 34, 12), (318, 56, 40, -10), (352, 124, 50, 18),
        (140, 30, 24, 30),
                       (270, 26, 26, -24)):  # fmt: skip
        p = pen.at(x, y, 1, t)
        p.solid([(-8, h * 0.4, 0), (-10, -h * 0.2, 0), (0, -h * 0.7, 0), (9, -h * 0.1, 0),
            (7, h * 0.44, 0)],
                tone("#c8a0d0"), shine=False)  # fmt: skip
        p.flat([(0, -h * 0.64, 0), (8, -h * 0.1, 0), (6, h * 0.4, 0), (0, 0, 0)], "#fff0ff", 0.7)


def burning_tips(pen: Pen) -> None:
    """Flames at the tips of wings."""
    for x, y, turn in ((42, 120, -70), (358, 122, 70), (92, 214, -20), (308, 216, 20)):
        blaze(pen.at(x, y, 1, turn), 8, 30)


def phoenix(pen: Pen) -> None:
    """A phoenix that has not done this often."""
    red, gold = tone("#e0481c"), tone("#ffa82a")
    monsters.phoenix_plumes(pen.at(0, 28), FIRE, 5)
    for flip in (True, False):
        feathered(pen.at(-10 if flip else 10, -14), red, gold, 146, 26, flip)
    pen.solid(
        [(-20, -20), (0, -34), (20, -20), (25, 8), (16, 36), (0, 46), (-16, 36), (-25, 8)], red
    )
    pen.solid(
        [(-12, -10), (12, -10), (16, 10), (9, 30), (0, 36), (-9, 30), (-16, 10)], tone("#ffce5a")
    )
    for turn in (-30, -6, 20):
        p = pen.at(-4, -62, 1, turn)
        p.flat([(-5, 4), (-8, -16), (0, -42, 0), (8, -16), (5, 4)], "#ff9a2a", edge=True)
        p.flat([(-2, 2), (-3, -12), (0, -28, 0), (3, -12), (2, 2)], "#fff2a8")
    raptor_head(tone("#f0642a"), tone("#ffd84a"), "#fff6d0")(pen.at(0, -44, 1.12))
    for x in (-12, 12):
        pen.rod([(x, 40), (x + 2, 56)], 5, tone("#c8862a"))


def volcano(pen: Pen) -> None:
    """A mountain that walks."""
    rock = tone("#54393a")
    for k, r in enumerate((34, 28, 22)):
        pen.dot(-26 + 30 * k, -214 - 12 * k, r, "#3a2a30", 0.75)
    for x, y in ((-58, 0), (62, 0)):
        pen.solid([(x - 26, y - 56), (x + 24, y - 56), (x + 30, y - 18), (x + 40, y + 4, 0),
            (x - 34, y + 4, 0),
                   (x - 32, y - 18)], rock)  # fmt: skip
    for side in (-1, 1):
        boulder(pen, side * 118, -92, 27, 27, rock)
        boulder(pen, side * 132, -46, 31, 29, rock)
    pen.solid([(-128, -40), (-104, -96), (-66, -150), (-44, -200, 0), (-20, -192), (14, -194),
        (42, -202, 0),
               (68, -150), (106, -92), (128, -40), (60, -22), (-60, -22)], rock)  # fmt: skip
    pen.flat([(-44, -200, 0), (-20, -192), (14, -194), (42, -202, 0), (38, -170), (52, -130),
        (36, -96, 0), (24, -140),
              (10, -160), (0, -118, 0), (-12, -164), (-30, -140), (-44, -84, 0), (-50, -130),
                  (-38, -170)],
             "#ff8a1e")  # fmt: skip
    pen.flat(
        [(-36, -194), (0, -188), (36, -196), (28, -172), (10, -176), (-4, -158), (-24, -170)],
        "#ffe07a",
    )
    blaze(pen.at(0, -188), 36, 66)
    for x in (-38, 38):
        pen.flat([(x - 22, -92, 0), (x + 22, -92, 0), (x + 14, -72), (x - 14, -72)], "#1c0c0c")
        pen.ember(x, -82, 6, "#ffd84a")
    pen.line([(-66, -104), (-38, -96), (-18, -88)], "#241214", 8)
    pen.line([(66, -104), (38, -96), (18, -88)], "#241214", 8)
    pen.flat([(-46, -54), (-20, -62), (20, -62), (46, -54), (30, -36), (-30, -36)], "#ff8a1e")
    for x in (-28, -8, 12, 30):
        pen.flat([(x - 8, -60, 0), (x, -46, 0), (x + 8, -60, 0)], rock.main)


def eruption(pen: Pen) -> None:
    """Stones on their way up."""
    for x, y, r in (
        (72, 60, 8),
        (110, 26, 6),
        (300, 36, 8),
        (338, 84, 7),
        (356, 40, 5),
        (48, 110, 5),
    ):
        pen.glow(x, y, r * 2.2, "#ff8a2a", 0.8)
        boulder(pen, x, y, r, r, MAGMA)
