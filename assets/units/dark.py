"""The dark forces: the dead who have been called up, and demons who have come down."""

from __future__ import annotations

from assets.units import fiends, gear, hats, lands, monsters, muzzles
from assets.units.beasts import HORSE, Coat, brush_tail, flowing
from assets.units.brush import tone
from assets.units.dark_props import (
    boils,
    cellar,
    collar,
    desk,
    glass,
    imp_tail,
    lantern,
    miasma,
    quill,
    scroll,
    severed,
    shovel,
    small_souls,
    spectacles,
    throne,
    violet_hooves,
    wail,
    wings,
)
from assets.units.gear import BONE, DARKWOOD
from assets.units.hats import GOLD, IRON, LEATHER, STEEL
from assets.units.heads import joined
from assets.units.objects import rings
from assets.units.people import Held, Outfit
from assets.units.poses import BONES, DEMON, HUMAN, IMP, ORC, SLIM, STOUT
from assets.units.recipes import Recipe, animal, scene, someone
from assets.units.wings import bat

BLACK, WINE, VIOLET_CLOTH = tone("#2c2430"), tone("#6a1f34"), tone("#4a2f6a")
PALE = tone("#e6dbe2")
RUST = tone("#8a6244", 1.1)
DEVIL = "#a82a3a"


def _imp(skin: str, coat: str = "", **more: object) -> Outfit:
    hide = tone(skin)
    base: dict[str, object] = {"skin": hide, "coat": tone(coat) if coat else hide, "bare": True}
    return Outfit(**(base | more))  # type: ignore[arg-type]


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
                 near=Held(gear.trident(46, IRON, 60), 60), back=joined(wings("#7a1c24", "#8a2a24",
                     62), imp_tail("#c8402c"))),),
        "#ffb09a"),
    "dark-ghoul": Recipe(
        scene("grave", lands.inside, seed=113, sun=(200, 90, 46)),
        (cellar, someone(178, 280, 1.5, "stalk", Outfit(tone("#9aa88a"), tone("#9aa88a"),
            skirt=tone("#5a4a54"),
                          ribs=True, bare=True), fiends.ghoul("#9aa88a", hair="#3a3a34"), HUMAN)),
        "#d0f0d8"),
    "dark-soul-butcher": Recipe(
        scene("lamp", lands.pit, seed=114, sun=(110, 90, 48)),
        (small_souls, someone(186, 284, 1.06, "swing", Outfit(tone("#8a4a6a"), tone("#8a4a6a"),
            legs=BLACK, boots=BLACK, skirt=tone("#e0d6c4"), belt=LEATHER, bracer=LEATHER,
                 sash=tone("#c84a4a")), fiends.demon("#8a4a6a", kind="ram"), ORC,
                 near=Held(gear.cleaver(72, STEEL), -4), far=Held(gear.magic("#8affc0", 13), 0)),
        ),
        "#ffe0a0"),
    "dark-contract-imp": Recipe(
        scene("lamp", lands.inside, seed=115, sun=(200, 100, 56)),
        (someone(176, 278, 1.5, "beckon", _imp("#b8503a", "#2c2a3a", sleeve=tone("#2c2a3a"),
            legs=tone("#2c2a3a"),
                 sash=GOLD), fiends.imp("#b8503a", specs=True), IMP, near=Held(quill, -20),
                 far=Held(lambda p: scroll(p.at(8, 10, 0.9)), 8), back=imp_tail("#b8503a")),),
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
        (miasma, someone(196, 280, 1.26, "run", Outfit(tone("#a8b06a"), tone("#7a6a4a"),
            legs=tone("#5a5244"),
                          skirt=tone("#6a5a40"), sleeve=tone("#d8ccac"), bare=True), boils,
                              STOUT)),
        "#d8f0a0"),
    "dark-headsman": Recipe(
        scene("violet", lands.spires, seed=118, sun=(120, 100, 52)),
        (someone(190, 278, 1.24, "present", Outfit(tone("#b8b8a0"), BLACK, legs=BLACK,
            boots=tone("#1c1820"),
                 skirt=WINE, belt=LEATHER, bracer=LEATHER, sleeve=tone("#b8b8a0"),
                     cape=tone("#3a1a24")), None, ORC,
                 near=Held(severed, 0), far=Held(gear.axe(60, STEEL, True, 1.1), 14)),
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
                 cape=BLACK, sash=None), fiends.vampire(), SLIM, far=Held(glass, 0),
                     back=collar),),
        "#e6d2ff"),
    "dark-gravedigger": Recipe(
        scene("grave", lands.graves, seed=121, sun=(96, 80, 42), crescent=True),
        (someone(192, 278, 1.2, "staff", Outfit(tone("#a8b49a"), tone("#5a4a3a"),
            legs=tone("#4a4238"), boots=LEATHER,
                 skirt=tone("#4f4236"), belt=DARKWOOD), joined(fiends.ghoul("#a8b49a", "#ffd86a",
                     hair="#5a5a4a"),
                 hats.brimmed(tone("#3a3430"))), HUMAN, near=Held(lantern, 0),
                     far=Held(shovel, 14)),),
        "#e2f6e6"),
    "dark-nightmare": Recipe(
        scene("violet", lands.spires, seed=122, sun=(130, 110, 60)),
        (animal(176, 286, 1.08, HORSE, "rear", Coat(tone("#2c2438"), tone("#b05ad8")),
                muzzles.horse(tone("#2c2438"), tone("#9a3ad8"), eye="#ff6af0"),
                    brush_tail(tone("#9a3ad8"), 50),
                flowing(tone("#9a3ad8"), 1.2)),
         violet_hooves),
        "#ffb8ff"),
    "dark-banshee": Recipe(
        scene("grave", lands.graves, lands.mist, seed=123, sun=(240, 90, 50)),
        (lambda pen: rings(pen, 214, 106, [54, 84, 116, 150], "#d8fbff", opacity=0.5),
         lambda pen: monsters.ghost(pen.at(190, 150, 1.14), tone("#8fb0c0", 0.8), wail,
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
                     hats.crown(GOLD, -18), spectacles), HUMAN,
                 far=Held(quill, 10), back=lambda p: p.glow(0, -30, 96, "#b46ae6", 0.7)), desk),
        "#e6d2ff"),
    "dark-demon-prince": Recipe(
        scene("blood", lands.pit, seed=126, sun=(176, 110, 84), rays=28),
        (throne, someone(164, 286, 1.2, "brace", Outfit(tone("#7a1f4a"), tone("#7a1f4a"),
            legs=BLACK, boots=BLACK,
                          skirt=tone("#2c1a34"), belt=GOLD, bracer=GOLD, pauldron=GOLD),
                          joined(fiends.demon("#7a1f4a", "#fff07a", "#1c141c", "long", beard=True),
                                 hats.crown(GOLD, -17)), DEMON, near=Held(gear.sword(96,
                                     tone("#c8a0e6"), GOLD, 8), -24),
                          back=wings("#4a1438", "#7a1f4a", 118, 22))),
        "#ffb09a"),
}  # fmt: skip
