"""What stands beside those of two realms, and what they hold."""

from __future__ import annotations

from assets.units import fiends, gear, hats, heads
from assets.units.beasts import HORSE, Coat, beast, brush_tail
from assets.units.brush import Pen, tone
from assets.units.curves import swept
from assets.units.gear import BONE, WOOD, blaze
from assets.units.hats import GOLD, IRON, LEATHER
from assets.units.heads import joined
from assets.units.people import Held, Outfit, person
from assets.units.poses import ELF
from assets.units.wings import mosquito

TAN, FAIR = tone("#dba27a"), tone("#f0cfa8")
BLACK = tone("#2c1c1c")


def satchel(pen: Pen) -> None:
    """A bag of letters."""
    pen.solid([(-44, 30, 0), (-8, 26, 0), (-6, 60, 0), (-46, 62, 0)], LEATHER)
    pen.solid([(-46, 28, 0), (-6, 24, 0), (-14, 44), (-38, 46)], tone("#8a5a34"))
    for x, y in ((-40, 20), (-28, 16), (-18, 19)):
        pen.solid([(x - 7, y + 10, 0), (x - 5, y - 8, 0), (x + 9, y - 6, 0), (x + 8, y + 10, 0)],
            tone("#f4ead2"),
                  shine=False)  # fmt: skip


def snow(pen: Pen) -> None:
    """Falling snow."""
    for k in range(40):
        x, y = (k * 97) % 400, (k * 61 + k * k * 7) % 290
        pen.dot(x, y, 1.4 + (k % 3) * 0.8, "#ffffff", 0.9)


def centaur(pen: Pen) -> None:
    """Half an archer, half an escape."""
    hide = tone("#a8683a")
    body = pen.at(186, 276, 1.12)

    def torso(p: Pen) -> None:
        person(p.at(0, 40, 1.02), "ride bow", Outfit(FAIR, tone("#3f7a3a"), legless=True,
            belt=LEATHER,
               sash=LEATHER, bracer=LEATHER), heads.elf(hair="#5a2f18", style="wild",
                   mood="fierce"), ELF,
               far=Held(gear.bow(0.86, drawn=68), -8))  # fmt: skip

    def only_chest(p: Pen) -> None:
        torso(p.at(-6, -18))

    beast(body, HORSE, "gallop", Coat(hide, BLACK), only_chest, brush_tail(tone("#5a2f18"), 56))


def eels(pen: Pen) -> None:
    """A rope that is partly eel."""
    pen.line(
        [(0, 0), (26, -52), (78, -66), (104, -34), (80, -6), (48, -20), (60, -50)],
        "#d8c08a",
        4.4,
        edge=True,
    )
    pen.solid(
        swept([(58, -48), (86, -78), (62, -104), (92, -126), (118, -118)], [6, 9, 9, 8, 5]),
        tone("#3f6a6a"),
    )
    pen.solid([(110, -124), (126, -126), (134, -116), (122, -110), (110, -112)], tone("#3f6a6a"))
    pen.eye(123, -120, 2.6, "#ffe07a")


def burning(pen: Pen) -> None:
    """Hooves that the horse would rather not discuss."""
    for x, y, t in ((70, 226, -60), (112, 250, -46), (300, 226, -30), (262, 246, -24)):
        blaze(pen.at(x, y, 1, t), 12, 44)


def bone_flank(pen: Pen) -> None:
    """Ribs on the flank of a horse."""
    for x in (-36, -24, -12, 0, 12, 24, 36):
        pen.line([(x, -18), (x + 5, 0), (x, 16)], "#5a4a5a", 4)


def kettle_hook(pen: Pen) -> None:
    """A kettle, hot."""
    pen.line([(-9, 10), (0, 0), (9, 10)], IRON.light, 2.6, edge=True)
    pen.solid([(-18, 12), (-20, 28), (-12, 36), (12, 36), (20, 28), (18, 12)], IRON)
    pen.solid([(18, 18), (30, 12, 0), (28, 20), (20, 26)], IRON)
    pen.line([(-4, 4), (0, -8), (-4, -20)], "#ffffff", 3, 0.7)


def toll_bridge(pen: Pen) -> None:
    """A bridge and what it costs."""
    stone = tone("#7f8478")
    pen.solid([(-10, 300, 0), (-10, 214), (120, 192), (280, 192), (410, 214), (410, 300, 0),
        (300, 300, 0), (272, 252),
               (200, 232), (128, 252), (100, 300, 0)], stone)  # fmt: skip
    for x in (20, 76, 324, 380):
        pen.line([(x, 214), (x, 236)], stone.dark, 3)
    pen.flat([(130, 300, 0), (140, 270), (200, 252), (260, 270), (272, 300, 0)], "#2f5a5a")
    pen.rod([(344, 204), (344, 110)], 7, WOOD)
    pen.solid([(300, 104, 0), (386, 100, 0), (388, 142, 0), (302, 146, 0)], WOOD)
    pen.dot(322, 124, 9, GOLD.main)
    pen.dot(344, 123, 9, GOLD.main)
    pen.dot(366, 122, 9, GOLD.main)


def censer(pen: Pen) -> None:
    """A smoking censer."""
    pen.line([(0, 0), (10, 34)], "#e0b54a", 2.6, edge=True)
    pen.line([(4, 0), (20, 32)], "#e0b54a", 2.6, edge=True)
    pen.ball(14, 46, 16, GOLD)
    for x in (6, 14, 22):
        pen.dot(x, 47, 3, "#ff8a1e")
    for k in range(3):
        pen.dot(18 + 8 * k, 22 - 16 * k, 8 + 2 * k, "#fff0d8", 0.5)


def crypt(pen: Pen) -> None:
    """The door of a crypt."""
    stone = tone("#5c5868")
    pen.solid([(80, 252, 0), (80, 110, 0), (200, 40, 0), (320, 110, 0), (320, 252, 0)], stone)
    pen.solid(
        [(64, 120, 0), (200, 40, 0), (336, 120, 0), (336, 104, 0), (200, 22, 0), (64, 104, 0)],
        stone,
    )
    pen.flat([(140, 252, 0), (140, 150), (200, 112), (260, 150), (260, 252, 0)], "#120c1c")
    for x in (104, 296):
        pen.solid(
            [(x - 13, 252, 0), (x - 12, 126, 0), (x + 12, 126, 0), (x + 13, 252, 0)],
            tone("#77728a"),
        )
    pen.at(200, 82, 0.8).ball(0, 0, 17, BONE, 18)
    for x in (193, 208):
        pen.dot(x, 80, 4.4, "#120c1c")


def dryad_hair(pen: Pen) -> None:
    """Leaves for hair, with berries."""
    for x, y, r in ((-14, -16, 14), (-22, 2, 12), (-2, -24, 14), (12, -20, 10), (-24, 20, 10)):
        pen.solid([(x - r, y), (x - r * 0.4, y - r), (x + r * 0.5, y - r * 0.9), (x + r, y),
            (x + r * 0.3, y + r),
                   (x - r * 0.6, y + r * 0.8)], tone("#5a8a3a"))  # fmt: skip
    for x, y in ((-10, -26), (10, -26), (-26, -6)):
        pen.dot(x, y, 4, "#d84a6a")


def names(pen: Pen) -> None:
    """Roots for feet, and a heart with two names."""
    bark = tone("#7a5a3c")
    for x in (-46, -14, 20, 52):
        pen.solid(swept([(x * 0.3, -46), (x * 0.8, -14), (x * 1.3, 4)], [15, 11, 0]), bark)
    pen.solid([(-24, -96), (-30, -56), (-34, -20), (0, -8), (34, -20), (30, -56), (24, -96)], bark)
    for x in (-14, 0, 15):
        pen.line([(x, -84), (x * 1.3, -50), (x * 1.5, -22)], bark.dark, 2.6)
    pen.flat([(0, -38, 0), (-13, -54), (-7, -62), (0, -57, 0), (7, -62), (13, -54)], "#e8c8a0")


def sacks(pen: Pen) -> None:
    """Charcoal in sacks, and its clamp, smoking."""
    pen.solid([(236, 262, 0), (262, 196), (308, 168), (356, 196), (384, 262, 0)], tone("#3c3436"))
    for x, y in ((282, 214), (332, 220), (308, 246), (262, 246), (356, 248)):
        pen.glow(x, y, 10, "#ff8a2a", 0.9)
        pen.dot(x, y, 3.4, "#ffd84a")
    for k in range(4):
        pen.dot(308 + (k % 2) * 14, 156 - 30 * k, 13 + 4 * k, "#d8cfc8", 0.45)
    for x in (62, 100):
        pen.solid([(x - 22, 270, 0), (x - 25, 244), (x - 14, 222), (x + 14, 222), (x + 25, 244),
            (x + 22, 270, 0)],
                  tone("#9a7a50"))  # fmt: skip
        pen.solid(
            [(x - 12, 222, 0), (x - 15, 211), (x, 206), (x + 15, 211), (x + 12, 222, 0)],
            tone("#2a2426"),
        )


def djinn(pen: Pen) -> None:
    """A djinn of steam over his kettle."""
    steam, skin = tone("#d8ece8", 0.7), tone("#5ab0a8")
    pen.glow(0, -120, 110, "#fff0d8", 0.5)
    pen.solid(
        [
            (8, -2),
            (-14, -20),
            (16, -40),
            (-30, -62),
            (-40, -96),
            (40, -96),
            (34, -60),
            (26, -36),
            (24, -14),
        ],
        steam,
    )
    pen.solid(
        [(-40, -92), (-48, -132), (-28, -156), (28, -156), (48, -132), (40, -92), (0, -82)], skin
    )
    for side, hand in ((-1, (-96, -158)), (1, (96, -166))):
        elbow = side * 78, -116
        pen.limb((side * 40, -138), elbow, 18, 13, skin)
        pen.limb(elbow, hand, 14, 10, skin)
        pen.limb(
            (elbow[0] + (hand[0] - elbow[0]) * 0.6, elbow[1] + (hand[1] - elbow[1]) * 0.6),
            hand,
            12,
            11,
            GOLD,
        )
        pen.ball(*hand, 12, skin)
        gear.fireball(17)(pen.at(hand[0], hand[1] - 8))
    head = pen.at(2, -182, 1.24)
    joined(
        heads.human(
            "#5ab0a8", "#14302e", "tail", "point", mood="fierce", mouth="grin", iris="#fff07a"
        )
    )(head)
    pen.solid([(-46, -98, 0), (0, -88), (46, -98, 0), (44, -84, 0), (0, -74), (-44, -84, 0)], GOLD)
    pot = tone("#b8763a", 1.2)
    pen.solid([(-40, 22, 0), (-52, 2), (-36, -14), (36, -14), (52, 2), (40, 22, 0)], pot)
    pen.solid([(46, 4), (70, -6), (82, -22, 0), (66, -16), (46, -8)], pot)


def crown_wasp(pen: Pen) -> None:
    """The crown of the queen."""
    hats.crown(GOLD, 0)(pen.at(240, 136, 0.66, 22))


def court(pen: Pen) -> None:
    """Her court."""
    for x, y, s, flip in ((66, 76, 0.26, False), (346, 60, 0.24, True), (352, 216, 0.28, True)):
        mosquito(pen.at(x, y, s, flip=flip), tone("#4a4a5a"), "#d8f0e8", "#d8344a", tone("#8a2a4a"))


def jest(pen: Pen) -> None:
    """A skull on a stick, in a fool's cap."""
    pen.rod([(0, 24), (0, -40)], 5, WOOD)
    fiends.skull("#f0e6cc", "#ffb43a")(pen.at(0, -54, 0.8))
    hats.jester(tone("#c8342a"), tone("#4a2f7a"))(pen.at(0, -58, 0.74))


def moon(pen: Pen) -> None:
    """A full moon."""
    pen.dot(250, 110, 86, "#e6fbff", 0.9)
    for x, y, r in ((226, 90, 14), (278, 130, 18), (262, 76, 8), (230, 140, 10)):
        pen.dot(x, y, r, "#b8d8e0", 0.7)
