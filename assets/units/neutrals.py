"""Those of no realm: townsfolk, outlaws, odd beasts, constructs."""

from __future__ import annotations

import math

from assets.units import gear, hats, heads, lands, muzzles
from assets.units.beasts import LIZARD, SHEEP, TIGER, Coat, beast, thin_tail
from assets.units.brush import Pen, oval, swept, tone
from assets.units.gear import WOOD
from assets.units.hats import BRONZE, GOLD, IRON, LEATHER, STEEL
from assets.units.heads import joined
from assets.units.people import Held, Outfit
from assets.units.poses import HUMAN, SLIM, STOUT
from assets.units.recipes import Recipe, animal, scene, someone, thing
from assets.units.wings import feathered, raptor_head

TAN, FAIR = tone("#dba27a"), tone("#f2d2b0")
BLACK, CREAM = tone("#2c2428"), tone("#f2e8d2")


def _purse(pen: Pen) -> None:
    pen.solid([(-8, -6, 0), (8, -6, 0), (18, 14), (10, 32), (-10, 32), (-18, 14)], LEATHER)
    pen.line([(-9, -4), (9, -4)], GOLD.main, 4)
    for x, y in ((-6, -14), (5, -18), (14, -10)):
        pen.ball(x, y, 6, GOLD)


def _razor(pen: Pen) -> None:
    pen.rod([(0, 22), (-4, -6)], 6, tone("#a8342a"))
    pen.solid([(-8, -6, 0), (-14, -50, 0), (6, -58), (8, -10, 0)], STEEL)


def _basin(pen: Pen) -> None:
    pen.solid([(-34, -10), (-28, 8), (0, 16), (28, 8), (34, -10)], BRONZE)
    pen.solid(oval(0, -10, 36, 8), BRONZE)
    for x, y, r in ((-14, -16, 9), (2, -20, 11), (16, -15, 8)):
        pen.dot(x, y, r, "#ffffff", 0.9)


def _barber_pole(pen: Pen) -> None:
    pen.solid([(314, 276, 0), (314, 92, 0), (340, 92, 0), (340, 276, 0)], CREAM)
    for k in range(7):
        y = 108 + 25 * k
        pen.flat([(314, y + 12, 0), (340, y - 8, 0), (340, y + 4, 0), (314, y + 24, 0)], "#c8342a")
    pen.ball(327, 84, 15, GOLD)


def _medals(pen: Pen) -> None:
    """Two medals and a ribbon."""
    pen.line([(34, -16), (22, 6), (34, 20)], "#b8342a", 8, edge=True)
    for x, y, colour in ((14, 4, GOLD), (-8, 6, STEEL)):
        pen.solid(
            [(x - 5, y - 12, 0), (x + 5, y - 12, 0), (x + 5, y, 0), (x - 5, y, 0)],
            tone("#2f5a9a"),
            shine=False,
        )
        pen.ball(x, y + 8, 9, colour)
        pen.dot(x, y + 8, 3, colour.light)
    for k in range(6):
        pen.dot(-32 + 12 * k, -12 + 6 * (k % 2), 5, "#ffffff")


def _net(pen: Pen) -> None:
    pen.rod([(0, 74), (0, -72)], 5, WOOD)
    loop = oval(0, -104, 31, 34)
    pen.line([*loop, loop[0]], IRON.main, 5, edge=True)
    for k in range(-2, 3):
        pen.line([(k * 11, -132 + abs(k) * 5), (k * 11 + 5, -76 - abs(k) * 4)], "#f4ecd8", 1.4)
        pen.line(
            [(-28 + abs(k) * 4, -104 + k * 12), (28 - abs(k) * 4, -102 + k * 12)], "#f4ecd8", 1.4
        )
    bird = pen.at(4, -104, 0.5)
    bird.solid(
        [(-18, 6), (-4, -12), (14, -10), (26, -2, 0), (12, 4), (2, 16), (-30, 16, 0)],
        tone("#e8e4dc"),
    )


def _mirror_shield(pen: Pen) -> None:
    pen.ball(0, -10, 44, GOLD, 52)
    pen.ball(0, -10, 36, tone("#c8e6f4", 0.6), 44)
    pen.flat([(-18, -44, 0), (-4, -50, 0), (10, 28, 0), (-6, 30, 0)], "#ffffff", 0.8)
    pen.flat([(10, -46, 0), (17, -42, 0), (24, 8, 0), (19, 14, 0)], "#ffffff", 0.6)
    pen.line([(92, -46), (44, -26), (86, 6)], "#b46ae6", 6, 0.8)
    pen.line([(92, -46), (44, -26), (86, 6)], "#f6e0ff", 2.6)
    pen.glow(44, -26, 22, "#d8a0ff", 1)


def _mirrors(pen: Pen) -> None:
    for x, y, s in ((62, 168, 1.0), (344, 176, 0.9)):
        pen.ball(x, y, 40 * s, GOLD, 62 * s)
        pen.ball(x, y, 32 * s, tone("#b8d8ea", 0.6), 53 * s)
        pen.flat([(x - 14 * s, y - 40 * s, 0), (x - 2 * s, y - 46 * s, 0),
            (x + 8 * s, y + 42 * s, 0), (x - 8 * s, y + 42 * s, 0)],
                 "#ffffff", 0.6)  # fmt: skip


def _beetle(pen: Pen) -> None:
    """A beetle of brass, wound up with a key."""
    brass, steel = tone("#c8903a", 1.2), tone("#7f8a96", 1.2)
    for x in (-52, -6, 44):
        for dx, s in ((-10, 1.0), (12, 0.8)):
            pen.rod([(x, -36), (x + dx * 2.6, -46 * s), (x + dx * 3.4, 0)], 8, steel)
            pen.ball(x + dx * 2.6, -46 * s, 6, brass)
    pen.rod([(-36, -96), (-46, -132)], 7, steel)
    for side in (-1, 1):
        loop = oval(-50 + side * 15, -144, 14, 12, 20)
        pen.line([*loop, loop[0]], GOLD.main, 7, edge=True)
    pen.solid(
        [
            (-92, -42),
            (-86, -80),
            (-48, -106),
            (4, -106),
            (36, -82),
            (40, -44),
            (0, -28),
            (-56, -28),
        ],
        brass,
    )
    pen.line([(-90, -56), (-30, -66), (38, -58)], brass.dark, 4)
    pen.line([(-28, -106), (-34, -66)], brass.dark, 4)
    for x, y in (
        (-70, -72),
        (-50, -90),
        (-12, -94),
        (14, -84),
        (20, -66),
        (-64, -46),
        (-20, -44),
        (20, -44),
    ):
        pen.dot(x, y, 3.4, brass.light)
        pen.dot(x, y, 1.4, brass.dark)
    pen.ball(-38, -66, 18, steel)
    for k in range(8):
        a = k * math.pi / 4
        pen.dot(-38 + 18 * math.cos(a), -66 + 18 * math.sin(a), 4.4, steel.main)
    pen.ball(-38, -66, 7, brass)
    pen.ball(60, -58, 29, brass, 26)
    pen.solid([(70, -84, 0), (96, -120), (128, -118, 0), (110, -106), (90, -70, 0)], steel)
    pen.solid([(74, -40), (98, -34), (112, -42, 0), (104, -24), (80, -26)], steel)
    pen.ball(70, -64, 11, tone("#2a3a4a"))
    pen.ember(71, -65, 5, "#6ae8ff")


def _sheet(pen: Pen) -> None:
    """A night cap."""
    pen.solid([(-18, -6), (-18, -20), (-6, -30), (8, -28), (18, -12, 0), (4, -15)], tone("#6a8ac8"))
    pen.solid(
        [(-8, -28), (-28, -30), (-44, -12), (-46, 8, 0), (-34, -4), (-18, -16)], tone("#6a8ac8")
    )
    pen.ball(-46, 10, 7, CREAM)
    for x in (9, 0.5):
        pen.line([(x - 4, -2), (x, 0.4), (x + 4, -2)], "#4a2a20", 2.4)


def _sleeping_head(pen: Pen) -> None:
    heads.human("#f2d2b0", "#8a6a4a", "short", mood="calm", mouth="smile")(pen)
    for x in (9, 0.5):
        pen.ball(x, -2.6, 4.4, FAIR)
    _sheet(pen)


def _doors(pen: Pen) -> None:
    """Doors in the night, and what stands between them."""
    for x, y, s in ((64, 250, 1.0), (338, 244, 0.9)):
        p = pen.at(x, y, s)
        p.glow(0, -60, 70, "#b8a0ff", 0.6)
        p.solid([(-34, 0, 0), (-34, -96), (0, -124), (34, -96), (34, 0, 0)], tone("#5a4a7a"))
        p.flat([(-25, 0, 0), (-25, -92), (0, -113), (25, -92), (25, 0, 0)], "#f0e6ff")
        p.flat([(-16, 0, 0), (-16, -84), (0, -100), (16, -84), (16, 0, 0)], "#ffffff", 0.7)
    for x, y, s in ((262, 60, 0.8), (290, 36, 1.1)):
        pen.line([(x - 10 * s, y - 10 * s, 0), (x + 10 * s, y - 10 * s, 0),
            (x - 10 * s, y + 10 * s, 0), (x + 10 * s, y + 10 * s, 0)],
                 "#f0e6ff", 5)  # fmt: skip


def _pigeon(pen: Pen) -> None:
    """A pigeon with a letter on its leg and a view."""
    grey, dark = tone("#8a94a8"), tone("#4f5a6e")
    pen.solid([(-50, 6), (-96, 30, 0), (-84, 40), (-100, 54, 0), (-74, 54), (-36, 34)], dark)
    pen.solid(
        [(-58, 16), (-40, -26), (0, -44), (34, -34), (46, -4), (28, 34), (-14, 46), (-48, 34)], grey
    )
    pen.solid(
        [(8, -30), (16, -62), (34, -82), (52, -70), (56, -40), (46, 0), (20, 6)], tone("#5a8a7a")
    )
    pen.ball(44, -78, 22, tone("#76809a"), 21)
    pen.solid([(62, -84), (86, -74, 0), (62, -68)], tone("#e0b06a"))
    pen.ball(63, -84, 5, CREAM)
    pen.eye(50, -82, 5.4, "#ff8a3a", 0.3)
    pen.line([(40, -92), (50, -90), (59, -85)], "#2a2a34", 4.4)
    pen.solid([(-44, -8), (-20, -34), (10, -24), (8, 4), (-18, 22), (-62, 26, 0), (-40, 12)], dark)
    for k in range(3):
        pen.line([(-30 + 9 * k, 16 - 5 * k), (-10 + 8 * k, 4 - 6 * k)], grey.light, 3)
    for x in (-8, 14):
        pen.rod([(x, 40), (x + 2, 66)], 5, tone("#d8605a"))
        for d in (-10, 4, 15):
            pen.rod([(x + 2, 66), (x + 2 + d, 72)], 4, tone("#d8605a"))
    pen.solid([(6, 46, 0), (30, 44, 0), (30, 58, 0), (6, 60, 0)], CREAM)
    pen.dot(18, 52, 3.4, "#c8342a")


def _perch(pen: Pen) -> None:
    """The head of a statue."""
    stone = tone("#a8a49c")
    pen.solid(
        [
            (96, 300, 0),
            (104, 250),
            (140, 226),
            (148, 210),
            (250, 210),
            (262, 228),
            (300, 252),
            (308, 300, 0),
        ],
        stone,
    )
    pen.solid([(146, 214, 0), (152, 196, 0), (246, 196, 0), (252, 214, 0)], stone)
    for x, y in ((170, 216), (200, 224), (232, 214)):
        pen.solid(
            [(x - 6, y - 12), (x + 6, y - 12), (x + 5, y + 4), (x, y + 14), (x - 5, y + 2)],
            CREAM,
            shine=False,
        )


def _griffin(pen: Pen) -> None:
    """Two animals, no landlord."""
    gold, dark = tone("#c8963f"), tone("#6a4a2a")
    p = pen.at(172, 276, 1.14)

    def wing(q: Pen) -> None:
        feathered(q.at(26, -20), tone("#e8dcc4"), tone("#8a6a44"), 124, 30, flip=True)

    def head(q: Pen) -> None:
        raptor_head(tone("#f4ead6"), tone("#e0a83a"), "#ffd23a", tone("#e8dcc4"))(q.at(0, 0, 1.16))

    feathered(p.at(26, -86), tone("#d8c8a8"), tone("#7a5a3a"), 112, 74)
    beast(p, TIGER, "paw", Coat(gold, dark), head, thin_tail(gold, dark), over=wing)


def _basilisk(pen: Pen) -> None:
    """It would only like to see your face."""
    green, pale = tone("#5f8a4a"), tone("#e0d89a")

    def head(q: Pen) -> None:
        q.solid(
            [
                (-8, -12, 0),
                (-14, -36, 0),
                (-2, -24),
                (6, -42, 0),
                (12, -24),
                (26, -34, 0),
                (22, -10),
            ],
            tone("#d8443a"),
        )
        muzzles.lizard(green, pale, "#ffe07a")(q.at(0, 0, 1.2))
        for x, r in ((8, 12.0), (26, 10.5)):
            loop = oval(x, -6, r, r)
            q.line([*loop, loop[0]], "#e8c24a", 3.4, edge=True)
            q.flat(oval(x, -6, r - 2, r - 2), "#d8f0ff", 0.45)
        q.line([(19, -6), (16, -6)], "#e8c24a", 3)

    def spines(q: Pen) -> None:
        for k in range(7):
            x = -48 + 16 * k
            q.solid(
                [(x - 7, -18, 0), (x - 6, -40, 0), (x + 7, -19, 0)], tone("#d8443a"), shine=False
            )

    def tail(q: Pen) -> None:
        q.solid(
            swept([(14, -2), (-28, 10), (-58, -10), (-48, -44), (-18, -40)], [15, 12, 9, 6, 0]),
            green,
        )

    beast(pen.at(176, 284, 1.22), LIZARD, "walk", Coat(green, green, pale), head, tail, over=spines)


def _stone_people(pen: Pen) -> None:
    """Some who were seen."""
    stone = tone("#8f8c92")
    for x, s, flip in ((56, 0.8, False), (348, 0.72, True)):
        p = pen.at(x, 254, s, flip=flip)
        p.solid(
            [
                (-24, 0, 0),
                (-20, -60),
                (-26, -104),
                (-16, -124),
                (16, -124),
                (26, -100),
                (20, -56),
                (24, 0, 0),
            ],
            stone,
        )
        p.ball(0, -146, 20, stone, 22)
        p.limb((-20, -110), (-46, -146), 9, 7, stone)
        p.limb((20, -108), (44, -150), 9, 7, stone)
        p.flat([(-6, -142), (2, -146), (9, -142), (6, -132), (-3, -132)], "#3a383e")
        for d in (-7, 8):
            p.dot(d, -152, 2.6, "#3a383e")


def _hedge(pen: Pen) -> None:
    """A hedge in a pot, and not by chance."""
    leaf = tone("#4f8a3a")
    for x, w in ((56, 62), (342, 66)):
        pen.solid([(x - w, 280, 0), (x - w, 200), (x - w * 0.5, 176), (x, 186), (x + w * 0.5, 172),
            (x + w, 200), (x + w, 280, 0)],
                  leaf)  # fmt: skip
        for k in range(9):
            a, b = x - w * 0.7 + (k * 37) % int(w * 1.4), 200 + (k * 23) % 70
            pen.flat([(a - 7, b), (a, b - 6), (a + 7, b), (a, b + 6)], leaf.light, 0.7)
            pen.dot(a + 9, b + 6, 2.6, "#f0d8e8")


def _leafed(pen: Pen) -> None:
    hats.pointed(tone("#3f5a8a"), GOLD)(pen)
    for x, y in ((-14, -36), (-4, -50), (6, -30)):
        pen.flat([(x - 5, y), (x, y - 5), (x + 5, y), (x, y + 5)], "#7ab84a")


PICTURES: dict[str, Recipe] = {
    "toll-collector": Recipe(
        scene("town", lands.roofs, seed=151, sun=(110, 80, 40)),
        (someone(190, 276, 1.22, "present", Outfit(TAN, tone("#3a4a6a"), tone("#5a4a44"), BLACK,
            skirt=tone("#32405c"),
                 belt=LEATHER, sash=tone("#c8a03a")), joined(heads.human(hair="#6a5a50",
                     beard="lip", mood="stern", old=True),
                 hats.brimmed(tone("#2f3444"), tone("#c8342a"))), STOUT,
                     near=Held(gear.club(50, nails=True), 150),
                 far=Held(_purse, 0)),),
        "#fff6e2"),
    "barber": Recipe(
        scene("town", lands.roofs, seed=152, sun=(220, 100, 56)),
        (_barber_pole, someone(176, 276, 1.22, "gift", Outfit(FAIR, CREAM, tone("#4a4a5a"), BLACK,
            skirt=CREAM,
                               belt=tone("#b8342a"), sleeve=tone("#8ab0d0")),
                                   heads.human("#f2d2b0", "#1c1416", "short", "lip",
                               mood="glad", mouth="smile"), SLIM, near=Held(_basin, 0),
                                   far=Held(_razor, 30))),
        "#fff6e2"),
    "decoy-sheep": Recipe(
        scene("road", lands.steppe, seed=153, sun=(280, 90, 46)),
        (animal(186, 278, 2.1, SHEEP, "stand", Coat(tone("#f4eee0"), BLACK),
            muzzles.sheep(tone("#4a3f3c"), tone("#f4eee0")),
                over=_medals),),
        "#fffdf0"),
    "fowler": Recipe(
        scene("road", lands.firs, seed=154, sun=(110, 80, 40)),
        (someone(166, 282, 1.08, "throw", Outfit(TAN, tone("#6a7a3a"), tone("#7a6a4a"), LEATHER,
            skirt=tone("#5a6a34"),
                 belt=LEATHER, sash=LEATHER), joined(heads.human(hair="#a86a34", style="short",
                     mood="calm"),
                 hats.brimmed(tone("#5a6a34"), tone("#e8e4dc"))), SLIM, far=Held(_net, 62)),),
        "#fffdf0"),
    "masked-fencer": Recipe(
        scene("lamp", lands.roofs, lands.stars, seed=155, sun=(90, 80, 40), crescent=True),
        (someone(168, 276, 1.22, "lunge", Outfit(FAIR, BLACK, BLACK, LEATHER, cape=tone("#8a1f34"),
            sleeve=CREAM,
                 bracer=BLACK, belt=GOLD), joined(heads.human("#f2d2b0", "#1c1416", "tail", "point",
                     mouth="smile"),
                 hats.mask(BLACK), hats.brimmed(BLACK, tone("#f4ead2"))), SLIM,
                     near=Held(gear.rapier(82), 80)),),
        "#ffe0a0"),
    "mirror-mage": Recipe(
        scene("lamp", lands.inside, seed=156, sun=(200, 110, 60)),
        (_mirrors, someone(180, 278, 1.22, "beckon", Outfit(FAIR, tone("#7a8ab8"),
            robe=tone("#8a9ac8"), sleeve=tone("#7a8ab8"),
                           belt=STEEL, cape=tone("#4a5a8a")), joined(heads.human("#f2d2b0",
                               "#e0e0ea", "long", "point", mood="calm"),
                           hats.pointed(tone("#4a5a8a"), STEEL, bent=False)), HUMAN,
                               far=Held(_mirror_shield, 0))),
        "#ffe0a0"),
    "hired-crossbow": Recipe(
        scene("road", lands.mesas, seed=157, sun=(270, 90, 46)),
        (someone(168, 278, 1.22, "bow", Outfit(TAN, tone("#6a3a34"), tone("#4a4038"), LEATHER,
            skirt=tone("#5a302c"),
                 belt=LEATHER, pauldron=LEATHER, bracer=IRON),
                     joined(heads.human(hair="#4a3a30", style="short", beard="full",
                 mood="fierce"), hats.pot(IRON, nose=False)), STOUT,
                     far=Held(gear.crossbow(1.02), 0)),),
        "#fffdf0"),
    "wandering-knight": Recipe(
        scene("road", lands.tents, lands.peaks, seed=158, sun=(200, 110, 66), rays=26),
        (someone(190, 278, 1.22, "staff", Outfit(STEEL, STEEL, STEEL, STEEL, sleeve=STEEL,
            bracer=STEEL, plates=STEEL,
                 pauldron=STEEL, skirt=tone("#e8e0cc"), cape=tone("#3f6a9a"), belt=GOLD),
                     hats.great(STEEL, tone("#f0f0f0")),
                 STOUT, near=Held(gear.kite_shield(tone("#e8e0cc"), STEEL, "#3f6a9a"), 0),
                 far=Held(gear.sword(84, STEEL, GOLD), 14)),),
        "#fffdf0"),
    "clockwork-beetle": Recipe(
        scene("lamp", lands.inside, seed=159, sun=(200, 130, 70)),
        (thing(190, 282, 1.36, _beetle, shadow=140),),
        "#ffe0a0"),
    "sleepwalker": Recipe(
        scene("night", lands.roofs, lands.stars, seed=160, sun=(196, 96, 56)),
        (_doors, someone(190, 278, 1.2, "stand", Outfit(FAIR, tone("#e8e4f0"), robe=tone("#e8e4f0"),
            sleeve=tone("#e8e4f0"),
                         bare=True), _sleeping_head, HUMAN),),
        "#e6d2ff"),
    "pigeon": Recipe(
        scene("town", lands.roofs, seed=161, sun=(290, 90, 48)),
        (_perch, thing(196, 138, 1.3, _pigeon)),
        "#fff6e2"),
    "griffin": Recipe(
        scene("road", lands.peaks, lands.clouds, seed=162, sun=(270, 90, 56)),
        (_griffin,),
        "#fffdf0"),
    "basilisk": Recipe(
        scene("road", lands.crags, seed=163, sun=(200, 90, 50)),
        (_stone_people, _basilisk),
        "#fffdf0"),
    "hedge-wizard": Recipe(
        scene("road", lands.steppe, seed=164, sun=(200, 100, 56)),
        (_hedge, someone(186, 278, 1.2, "cast", Outfit(FAIR, tone("#3f5a8a"), robe=tone("#4a689a"),
            sleeve=tone("#3f5a8a"),
                         belt=GOLD, sash=tone("#7ab84a")), joined(heads.human("#f2d2b0", "#f4f0ea",
                             "short", "full", mood="glad",
                         mouth="smile", old=True), _leafed), HUMAN,
                             far=Held(gear.magic("#7af06a", 16), 0),
                         near=Held(gear.magic("#ffb43a", 15), 0))),
        "#fffdf0"),
}  # fmt: skip
