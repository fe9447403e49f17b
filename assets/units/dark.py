"""The dark forces: the dead who have been called up, and demons who have come down."""

from __future__ import annotations

from assets.units import fiends, gear, hats, lands, monsters, muzzles
from assets.units.beasts import HORSE, HOUND, Coat, brush_tail, flowing, thin_tail
from assets.units.brush import Pen, oval, tone
from assets.units.fiends import hooded
from assets.units.gear import BONE, DARKWOOD, VIOLET, WOOD
from assets.units.hats import GOLD, IRON, LEATHER, STEEL
from assets.units.heads import Draw, joined
from assets.units.objects import rings
from assets.units.people import Held, Outfit
from assets.units.poses import BONES, DEMON, HUMAN, IMP, ORC, SLIM, STOUT
from assets.units.recipes import Recipe, animal, scene, someone
from assets.units.wings import bat, membrane

BLACK, WINE, VIOLET_CLOTH = tone("#2c2430"), tone("#6a1f34"), tone("#4a2f6a")
PALE = tone("#e6dbe2")
RUST = tone("#8a6244", 1.1)


def _wings(skin: str, bone: str, span: float = 84, raised: float = 26) -> Draw:
    """Demon's wings behind the shoulders."""

    def draw(pen: Pen) -> None:
        for flip in (True, False):
            membrane(pen.at(-12 if flip else 12, -4), tone(skin), tone(bone), span, raised, flip)

    return draw


def _imp_tail(skin: str) -> Draw:
    def draw(pen: Pen) -> None:
        pen.rod([(-6, 44), (-40, 60), (-58, 40), (-52, 14)], 6, tone(skin))
        pen.solid([(-52, -10, 0), (-38, 12, 0), (-52, 8), (-66, 14, 0)], tone(skin), shine=False)

    return draw


def _imp(skin: str, coat: str = "", **more: object) -> Outfit:
    hide = tone(skin)
    base: dict[str, object] = {"skin": hide, "coat": tone(coat) if coat else hide, "bare": True}
    return Outfit(**(base | more))  # type: ignore[arg-type]


def _cellar(pen: Pen) -> None:
    """Barrels and a stair."""
    for x, y, r in ((60, 216, 46), (346, 220, 42), (330, 140, 34)):
        pen.ball(x, y, r, WOOD)
        pen.ball(x, y, r * 0.78, tone("#6a4424"))
        pen.line([(x - r * 0.7, y - r * 0.1), (x + r * 0.7, y - r * 0.1)], "#3a2414", 3)
        pen.line([(x - r * 0.64, y + r * 0.36), (x + r * 0.64, y + r * 0.36)], "#3a2414", 3)
        pen.dot(x, y + r * 0.5, 5, "#2a1a10")


def _hole(pen: Pen) -> None:
    """A hole that a dog has dug, and what was in it."""
    pen.solid(
        [(260, 286), (290, 258), (330, 246), (376, 256), (404, 288), (330, 296)], tone("#4a3a34")
    )
    for x, y, t in ((304, 244, -30), (350, 250, 24)):
        p = pen.at(x, y, 1, t)
        p.rod([(-22, 0), (22, 0)], 7, BONE)
        for dx in (-22, 22):
            p.ball(dx, -4, 5.4, BONE)
            p.ball(dx, 4, 5.4, BONE)


def _bones(pen: Pen) -> None:
    for x in (-30, -18, -6, 6, 18, 30):
        pen.line([(x, -16), (x + 4, 0), (x - 1, 13)], "#e6dcc0", 4)
    pen.line([(-44, -16), (0, -17), (44, -20)], "#e6dcc0", 5)


def _scroll(pen: Pen) -> None:
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


def _quill(pen: Pen) -> None:
    pen.solid(
        [(-2, 14, 0), (2, 14, 0), (14, -34), (30, -64, 0), (2, -46), (-2, -10)], tone("#f4f0ea")
    )
    pen.line([(0, 12), (14, -30), (26, -56)], "#b8a890", 1.6)


def _miasma(pen: Pen) -> None:
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


def _boils(pen: Pen) -> None:
    """A dead face, puffed up."""
    fiends.ghoul("#a8b06a", "#e8ff6a", "groan", "#4a4a2a")(pen)
    for x, y, r in ((-4, -10, 4), (14, -12, 3.4), (2, 6, 3), (-9, 4, 3.4)):
        pen.dot(x, y, r, "#d8d86a")
        pen.dot(x - 1, y - 1, r * 0.4, "#fffbd0")


def _swollen(pen: Pen) -> None:
    pen.ball(2, 52, 44, tone("#a8b06a"), 42)


def _severed(pen: Pen) -> None:
    """His head, under his arm, in its hood."""
    hooded(tone("#3a1a24"), fiends.ghoul("#b8b8a0", "#ffb03a"))(pen.at(6, 4, 1.0, 14))


def _collar(pen: Pen) -> None:
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


def _glass(pen: Pen) -> None:
    pen.rod([(0, 6), (0, -14)], 3.4, tone("#dfe8f0"))
    pen.solid([(-12, -14), (-15, -38, 0), (15, -38, 0), (12, -14), (0, -9)], tone("#dfe8f0"))
    pen.flat([(-12, -16), (-13.6, -30, 0), (13.6, -30, 0), (12, -16), (0, -11)], "#b8102c")


def _lantern(pen: Pen) -> None:
    pen.glow(0, 26, 46, "#ffd86a", 0.8)
    pen.line([(-9, 12), (0, 0), (9, 12)], IRON.main, 3, edge=True)
    pen.solid([(-13, 12, 0), (13, 12, 0), (11, 44, 0), (-11, 44, 0)], IRON)
    pen.flat([(-8, 16, 0), (8, 16, 0), (7, 40, 0), (-7, 40, 0)], "#ffe08a")


def _shovel(pen: Pen) -> None:
    pen.rod([(0, 56), (0, -70)], 6, WOOD)
    pen.solid([(-18, -70, 0), (18, -70, 0), (19, -96), (0, -124, 0), (-19, -96)], STEEL)
    pen.line([(0, -72), (0, -104)], STEEL.dark, 2.4)
    pen.rod([(-12, 58), (12, 58)], 6, WOOD)


def _wail(pen: Pen) -> None:
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


def _violet_hooves(pen: Pen) -> None:
    for x, y in ((118, 286), (188, 288)):
        gear.blaze(pen.at(x, y), 10, 34, VIOLET)


def _spectacles(pen: Pen) -> None:
    for x in (10, -1):
        pen.line([*oval(x, -3, 6, 6), (x + 6, -3)], "#e8c24a", 1.6)


def _desk(pen: Pen) -> None:
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


def _throne(pen: Pen) -> None:
    """A throne nobody sits on."""
    dark = tone("#3a2a3c")
    pen.solid([(262, 290, 0), (258, 120, 0), (270, 60, 0), (282, 92, 0), (300, 30, 0), (318, 92, 0),
        (330, 24, 0),
               (346, 90, 0), (360, 56, 0), (372, 120, 0), (370, 290, 0)], dark)  # fmt: skip
    pen.solid([(278, 230, 0), (278, 124), (316, 104), (354, 124), (354, 230, 0)], tone("#7a1c34"))
    pen.solid([(252, 236, 0), (252, 220, 0), (380, 220, 0), (380, 236, 0)], dark)
    for x in (262, 368):
        pen.ball(x, 216, 9, BONE, 9)


DEVIL = "#a82a3a"

PICTURES: dict[str, Recipe] = {
    "dark-bone-recruit": Recipe(
        scene("night", lands.graves, seed=111, sun=(130, 90, 50)),
        (someone(196, 276, 1.22, "staff", Outfit(BONE, BONE, skirt=tone("#6a3a44"), belt=LEATHER,
            ribs=True),
                 joined(fiends.skull("#e8dfc2", "#8affc0", jaw=5),
                     lambda p: hats.pot(RUST, nose=False)(p.at(3, 3, 1.25, 8))),
                 BONES, near=Held(gear.sword(62, RUST, IRON), 160),
                     far=Held(gear.kite_shield(tone("#5a3a5a"), RUST), 0)),),
        "#e6d2ff"),
    "dark-imp": Recipe(
        scene("blood", lands.pit, seed=112, sun=(200, 110, 58)),
        (someone(190, 264, 1.24, "leap", _imp("#c8402c", skirt=BLACK), fiends.imp("#c8402c"), IMP,
                 near=Held(gear.trident(46, IRON, 60), 60), back=joined(_wings("#7a1c24", "#8a2a24",
                     62), _imp_tail("#c8402c"))),),
        "#ffb09a"),
    "dark-ghoul": Recipe(
        scene("grave", lands.inside, seed=113, sun=(200, 90, 46)),
        (_cellar, someone(178, 280, 1.5, "stalk", Outfit(tone("#9aa88a"), tone("#9aa88a"),
            skirt=tone("#5a4a54"),
                          ribs=True, bare=True), fiends.ghoul("#9aa88a", hair="#3a3a34"), HUMAN)),
        "#d0f0d8"),
    "dark-tomb-hound": Recipe(
        scene("night", lands.graves, seed=114, sun=(110, 90, 48)),
        (_hole, animal(160, 276, 1.42, HOUND, "charge", Coat(tone("#5a5462"), tone("#4a4450")),
                       muzzles.wolf(tone("#8a8490"), tone("#e6dcc0"), "#8affc0", bone=True),
                       thin_tail(tone("#cfc5ac"), None, 0.8), over=_bones)),
        "#e6d2ff"),
    "dark-contract-imp": Recipe(
        scene("lamp", lands.inside, seed=115, sun=(200, 100, 56)),
        (someone(176, 278, 1.5, "beckon", _imp("#b8503a", "#2c2a3a", sleeve=tone("#2c2a3a"),
            legs=tone("#2c2a3a"),
                 sash=GOLD), fiends.imp("#b8503a", specs=True), IMP, near=Held(_quill, -20),
                 far=Held(lambda p: _scroll(p.at(8, 10, 0.9)), 8), back=_imp_tail("#b8503a")),),
        "#ffe0a0"),
    "dark-reaver": Recipe(
        scene("blood", lands.pit, seed=116, sun=(200, 130, 76), rays=26),
        (someone(196, 280, 1.16, "swing", Outfit(tone("#8a2a34"), tone("#8a2a34"), skirt=BLACK,
            boots=BLACK, belt=BONE,
                 bracer=IRON, pauldron=IRON), fiends.demon("#8a2a34", kind="ram"), ORC,
                 near=Held(gear.cleaver(60, IRON), -10), far=Held(gear.cleaver(60, IRON), 40)),),
        "#ffb09a"),
    "dark-plague-corpse": Recipe(
        scene("grave", lands.graves, seed=117, sun=(280, 96, 50)),
        (_miasma, someone(196, 280, 1.26, "run", Outfit(tone("#a8b06a"), tone("#7a6a4a"),
            legs=tone("#5a5244"),
                          skirt=tone("#6a5a40"), sleeve=tone("#d8ccac"), bare=True), _boils,
                              STOUT)),
        "#d8f0a0"),
    "dark-headsman": Recipe(
        scene("violet", lands.spires, seed=118, sun=(120, 100, 52)),
        (someone(190, 278, 1.24, "present", Outfit(tone("#b8b8a0"), BLACK, legs=BLACK,
            boots=tone("#1c1820"),
                 skirt=WINE, belt=LEATHER, bracer=LEATHER, sleeve=tone("#b8b8a0"),
                     cape=tone("#3a1a24")), None, ORC,
                 near=Held(_severed, 0), far=Held(gear.axe(60, STEEL, True, 1.1), 14)),
         lambda pen: pen.solid([(178, 104), (189, 99), (201, 100), (208, 106), (203, 115),
             (185, 115)], tone("#8a1c28"))),
        "#ffd8ff"),
    "dark-night-bat": Recipe(
        scene("violet", lands.spires, lands.stars, seed=119, sun=(200, 120, 84)),
        (lambda pen: bat(pen.at(200, 156, 1.2), tone("#4a2a5a"), tone("#8a2a5a"), "#ff5a6a", 140,
            raised=14),),
        "#ffd8ff"),
    "dark-countess": Recipe(
        scene("night", lands.spires, seed=120, sun=(280, 96, 56)),
        (someone(184, 280, 1.2, "beckon", Outfit(PALE, WINE, robe=tone("#7a1f3c"), sleeve=BLACK,
            belt=GOLD,
                 cape=BLACK, sash=None), fiends.vampire(), SLIM, far=Held(_glass, 0),
                     back=_collar),),
        "#e6d2ff"),
    "dark-gravedigger": Recipe(
        scene("grave", lands.graves, seed=121, sun=(96, 80, 42), crescent=True),
        (someone(192, 278, 1.2, "staff", Outfit(tone("#a8b49a"), tone("#5a4a3a"),
            legs=tone("#4a4238"), boots=LEATHER,
                 skirt=tone("#4f4236"), belt=DARKWOOD), joined(fiends.ghoul("#a8b49a", "#ffd86a",
                     hair="#5a5a4a"),
                 hats.brimmed(tone("#3a3430"))), HUMAN, near=Held(_lantern, 0),
                     far=Held(_shovel, 14)),),
        "#e2f6e6"),
    "dark-nightmare": Recipe(
        scene("violet", lands.spires, seed=122, sun=(130, 110, 60)),
        (animal(176, 286, 1.08, HORSE, "rear", Coat(tone("#2c2438"), tone("#b05ad8")),
                muzzles.horse(tone("#2c2438"), tone("#9a3ad8"), eye="#ff6af0"),
                    brush_tail(tone("#9a3ad8"), 50),
                flowing(tone("#9a3ad8"), 1.2)),
         _violet_hooves),
        "#ffb8ff"),
    "dark-banshee": Recipe(
        scene("grave", lands.graves, lands.mist, seed=123, sun=(240, 90, 50)),
        (lambda pen: rings(pen, 214, 106, [54, 84, 116, 150], "#d8fbff", opacity=0.5),
         lambda pen: monsters.ghost(pen.at(190, 150, 1.14), tone("#8fb0c0", 0.8), _wail,
             ((-66, -52), (70, -58)),
                                    (-70, 14), "#bff0ff")),
        "#d8fbff"),
    "dark-demon-duelist": Recipe(
        scene("blood", lands.spires, seed=124, sun=(270, 96, 54)),
        (someone(160, 278, 1.24, "bow down", Outfit(tone(DEVIL), tone("#2a2034"),
            legs=tone("#2a2034"), boots=BLACK,
                 sleeve=tone("#f0e6da"), cape=tone("#5a1a2a"), belt=GOLD, sash=GOLD),
                     fiends.demon(DEVIL, kind="back",
                 mouth="shut", beard=True), SLIM, far=Held(gear.rapier(84), 118), near=Held(
                     lambda p: hats.brimmed(BLACK, tone("#d83a4a"))(p.at(6, 16, 0.9, 40)), 0)),),
        "#ffb09a"),
    "dark-soul-accountant": Recipe(
        scene("night", lands.inside, seed=125, sun=(200, 90, 56)),
        (someone(196, 262, 1.2, "gift", Outfit(BONE, VIOLET_CLOTH, robe=VIOLET_CLOTH,
            sleeve=VIOLET_CLOTH, belt=GOLD,
                 fur=tone("#2c2430")), joined(fiends.skull("#ded4b8", "#c87aff"),
                     hats.crown(GOLD, -18), _spectacles), HUMAN,
                 far=Held(_quill, 10), back=lambda p: p.glow(0, -30, 96, "#b46ae6", 0.7)), _desk),
        "#e6d2ff"),
    "dark-demon-prince": Recipe(
        scene("blood", lands.pit, seed=126, sun=(176, 110, 84), rays=28),
        (_throne, someone(164, 286, 1.2, "brace", Outfit(tone("#7a1f4a"), tone("#7a1f4a"),
            legs=BLACK, boots=BLACK,
                          skirt=tone("#2c1a34"), belt=GOLD, bracer=GOLD, pauldron=GOLD),
                          joined(fiends.demon("#7a1f4a", "#fff07a", "#1c141c", "long", beard=True),
                                 hats.crown(GOLD, -17)), DEMON, near=Held(gear.sword(96,
                                     tone("#c8a0e6"), GOLD, 8), -24),
                          back=_wings("#4a1438", "#7a1f4a", 118, 22))),
        "#ffb09a"),
}  # fmt: skip
