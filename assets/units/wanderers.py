"""Those of two realms, who are at home in neither."""

from __future__ import annotations

from assets.units import fiends, gear, hats, heads, lands, muzzles
from assets.units.beasts import HORSE, HOUND, Coat, brush_tail, flowing
from assets.units.brush import tone
from assets.units.fiends import hooded
from assets.units.gear import BONE, WOOD, blaze
from assets.units.hats import BRONZE, GOLD, IRON, LEATHER, STEEL
from assets.units.heads import joined
from assets.units.objects import anvil, boulder
from assets.units.people import Held, Outfit
from assets.units.poses import DWARF, ELF, HUMAN, SLIM, STOUT, TROLL
from assets.units.recipes import Recipe, animal, mounted, scene, someone, thing
from assets.units.scenery import blended
from assets.units.wanderers_props import (
    bone_flank,
    burning,
    censer,
    centaur,
    court,
    crown_wasp,
    crypt,
    djinn,
    dryad_hair,
    eels,
    jest,
    kettle_hook,
    moon,
    names,
    sacks,
    satchel,
    snow,
    toll_bridge,
)
from assets.units.wings import mosquito

TAN, FAIR = tone("#dba27a"), tone("#f0cfa8")
BLACK = tone("#2c1c1c")


PICTURES: dict[str, Recipe] = {
    "pass-courier": Recipe(
        scene(blended("clear", "noon"), lands.peaks, lands.steppe, seed=131, sun=(110, 80, 40)),
        (someone(190, 276, 1.24, "run", Outfit(TAN, tone("#a8482f"), tone("#5a4a3a"), LEATHER,
            skirt=tone("#8a3a28"),
                 belt=LEATHER, fur=tone("#e8e0d0"), bracer=LEATHER, sash=LEATHER),
                     joined(heads.human(hair="#5a3a20",
                 beard="full", mood="calm"), hats.fur_hat(tone("#d8cdb8"))), HUMAN,
                     near=Held(gear.staff(50, 60, WOOD, "none"), 24),
                 far=Held(lambda p: p.solid([(-12, -10, 0), (14, -12, 0), (15, 6, 0), (-11, 8, 0)],
                     tone("#f6ecd2")), -10),
                 back=satchel), snow),
        "#ffffff"),
    "centaur-bow": Recipe(
        scene(blended("glade", "noon"), lands.firs, lands.steppe, seed=132, sun=(300, 90, 50)),
        (centaur,),
        "#fbffd8"),
    "eel-wrangler": Recipe(
        scene(blended("dawn", "mire"), lands.steppe, lands.reeds, seed=133, sun=(260, 110, 54)),
        (someone(136, 282, 1.1, "beckon", Outfit(tone("#b8805a"), tone("#3f6a72"), tone("#6a5a40"),
            LEATHER,
                 skirt=tone("#35585e"), belt=LEATHER, sash=tone("#e0b54a")),
                     joined(heads.human("#b8805a", "#2a1a14",
                 beard="lip", mood="glad", mouth="grin"), hats.brimmed(tone("#8a6a3a"))), STOUT,
                     far=Held(eels, 26)),),
        "#fff0d0"),
    "firebrand": Recipe(
        scene(blended("ember", "dust"), lands.crater, lands.steppe, seed=134, sun=(250, 100, 56)),
        (burning, animal(192, 268, 0.98, HORSE, "gallop", Coat(tone("#6a3428"), tone("#ff9a2a")),
                          muzzles.horse(tone("#6a3428"), tone("#e0561c"), "#ffd84a",
                              bridle="#e0b54a"),
                          lambda p: blaze(p.at(0, 0, 1, -62), 18, 80),
                              flowing(tone("#ff8a2a", 0.6)), None,
                          mounted(0.84, "ride high", Outfit(TAN, tone("#3a2a34"), BLACK, BLACK,
                              belt=GOLD),
                                  joined(heads.human(hair="#1c1210", mood="fierce", mouth="shout"),
                                      hats.pot(BRONZE)),
                                  near=Held(gear.torch(30, 1.0), -8)))),
        "#ffc070"),
    "bone-horse": Recipe(
        scene(blended("night", "dusk"), lands.stars, lands.tents, seed=135, sun=(120, 84, 46)),
        (animal(196, 270, 1.12, HORSE, "walk", Coat(tone("#d8cdb0"), tone("#6a5a5a")),
            muzzles.horse(tone("#e6dcc0"),
                tone("#8a8a9a"), "#8affc0"), brush_tail(tone("#8a8a9a"), 10),
                    flowing(tone("#8a8a9a"), 0.8), bone_flank,
                mounted(0.86, "ride thrust", Outfit(BONE, tone("#5a3a6a"), tone("#4a3a4a"), BLACK,
                    skirt=tone("#4a2f5a"),
                        belt=LEATHER, sleeve=tone("#5a3a6a")), joined(fiends.skull("#e6dcc0",
                            "#8affc0"),
                        hats.fur_hat(tone("#5a4a5a"))), near=Held(gear.spear(100, butt=50,
                            tassel="#8a5ad0"), 40))),),
        "#e6d2ff"),
    "treeline-ranger": Recipe(
        scene(blended("alpine", "glade"), lands.peaks, lands.firs, seed=136, sun=(280, 90, 44)),
        (someone(186, 276, 1.22, "staff", Outfit(TAN, tone("#5a6a3a"), tone("#5a4a3a"), LEATHER,
            skirt=tone("#4a5a34"),
                 cape=tone("#3a4a54"), belt=LEATHER, fur=tone("#c8b89a"), bracer=LEATHER),
                     hooded(tone("#5a6a3a"),
                 heads.human(hair="#8a4a24", style="hood", mood="calm", mouth="smile", slim=True)),
                     SLIM,
                 near=Held(kettle_hook, 0), far=Held(gear.halberd(76, STEEL, 72), 6)),),
        "#fff0dc"),
    "bridge-troll": Recipe(
        scene(blended("slate", "mire"), lands.peaks, lands.reeds, seed=137, sun=(90, 80, 44)),
        (toll_bridge, someone(186, 252, 1.2, "proud", Outfit(tone("#7a8a7a"), tone("#7a8a7a"),
            skirt=tone("#6a4a2a"),
                               plates=tone("#8a8478"), pauldron=tone("#8a8478"), belt=LEATHER,
                                   bare=True),
                               heads.troll("#7a8a7a", "#5a6a3a"), TROLL, shadow=False)),
        "#e6f0f6"),
    "forge-priest": Recipe(
        scene(blended("ember", "hall"), lands.hall, seed=138, sun=(200, 120, 60)),
        (lambda pen: anvil(pen, 300, 288, 1.2), someone(
            168, 280, 1.46, "beckon", Outfit(TAN, tone("#7a2a24"), robe=tone("#8a3428"),
                sleeve=tone("#7a2a24"),
            belt=GOLD, sash=tone("#f0c860"), pauldron=IRON),
                joined(heads.dwarf(beard="#e8b060", mood="calm", braids=True),
            hats.shape([(-18, -8, 0), (-14, -34, 0), (0, -48, 0), (14, -34, 0), (18, -10, 0),
                (0, -14)], tone("#b8342a")),
            hats.shape([(-3, -16, 0), (-3, -40, 0), (3, -40, 0), (3, -16, 0)], GOLD)), DWARF,
                far=Held(censer, 0),
            near=Held(gear.hammer(36, IRON, 0.7, "#ffb43a"), -10))),
        "#ffb06a"),
    "crypt-sentinel": Recipe(
        scene(blended("night", "slate"), lands.stars, lands.crags, seed=139, sun=(200, 60, 30)),
        (crypt, someone(196, 282, 1.24, "staff", Outfit(BONE, IRON, IRON, IRON, sleeve=IRON,
            bracer=IRON, plates=STEEL,
                         pauldron=STEEL, skirt=tone("#3a2f5a"), cape=tone("#2c2444"), belt=GOLD),
                         joined(fiends.skull("#e8dfc2", "#8ab8ff"),
                             hats.pot(STEEL, rim=GOLD, spike=True)), STOUT,
                         near=Held(gear.halberd(62, STEEL, 88), 0),
                             far=Held(gear.tower_shield(tone("#3a2f5a"), STEEL, "#d8c8ff"), 0))),
        "#d8d2ff"),
    "dryad": Recipe(
        scene(blended("deepwood", "teal"), lands.woods, seed=140, sun=(230, 110, 60)),
        (lambda pen: names(pen.at(186, 280, 1.2)),
         someone(186, 262, 1.16, "cast", Outfit(tone("#b8c88a"), tone("#6a8a4a"),
             sleeve=tone("#b8c88a"), legs=tone("#7a5a3c"),
                 boots=tone("#7a5a3c"), robe=tone("#7a5a3c")),
                     joined(heads.elf("#b8c88a", "#5a8a3a", "long", mood="fierce",
                 iris="#ffe07a"), dryad_hair), ELF, near=Held(gear.magic("#8af03a", 14), 0),
                 far=Held(gear.magic("#b0f06a", 14), 0), shadow=False)),
        "#e6ffc0"),
    "charcoal-burner": Recipe(
        scene(blended("autumn", "ash"), lands.firs, seed=141, sun=(120, 90, 50)),
        (sacks, someone(182, 278, 1.2, "present", Outfit(tone("#a8785a"), tone("#4a4248"),
            tone("#3a3438"), BLACK,
                         skirt=tone("#5a4a3a"), belt=LEATHER, bracer=LEATHER),
                             joined(heads.human("#a8785a", "#2c2424",
                         beard="full", mood="glad", mouth="grin"), hats.brimmed(tone("#3a3034"))),
                             STOUT,
                         far=Held(gear.fireball(18), 0), near=Held(gear.axe(48, IRON), 150))),
        "#ffe0b0"),
    "moon-wolf": Recipe(
        scene(blended("night", "moonwood"), lands.stars, lands.firs, seed=142, sun=(250, 110, 60),
            rays=26),
        (moon, lambda pen: boulder(pen, 176, 272, 130, 30, tone("#3a4a5a")), animal(
            166, 252, 1.26, HOUND, "paw", Coat(tone("#8a94b0"), tone("#7a84a0"), tone("#d0d8e8")),
            lambda p: muzzles.wolf(tone("#8a94b0"), tone("#d0d8e8"),
                "#8af0ff")(p.at(0, -4, 1.1, -46)),
            brush_tail(tone("#8a94b0"), 36), shadow=False)),
        "#e8fbff"),
    "steam-djinn": Recipe(
        scene(blended("ember", "teal"), lands.crater, lands.mist, seed=143, sun=(200, 120, 80),
            rays=26),
        (thing(196, 268, 1.1, djinn, shadow=60),),
        "#fff0d8"),
    "mosquito-queen": Recipe(
        scene(blended("violet", "murk"), lands.stars, lands.reeds, seed=144, sun=(200, 120, 70)),
        (court, lambda pen: mosquito(pen.at(204, 136, 1.2), tone("#5a3a6a"), "#f0d8f8", "#ff4a6a",
            tone("#c8203a")),
         crown_wasp),
        "#ffd8ff"),
    "hell-jester": Recipe(
        scene(blended("blood", "glass"), lands.pit, seed=145, sun=(200, 120, 76), rays=30),
        (someone(190, 274, 1.2, "whirl", Outfit(tone("#d8486a"), tone("#c8342a"), tone("#4a2f7a"),
            BLACK,
                 sleeve=tone("#4a2f7a"), skirt=tone("#e0a83c"), belt=GOLD, fur=tone("#f0e6d0")),
                 joined(fiends.demon("#e8d8c8", "#ffd84a", "#3a2226", "up", size=0.01),
                        hats.jester(tone("#c8342a"), tone("#4a2f7a"))), SLIM, far=Held(jest, 66),
                 near=Held(gear.fireball(13), -30)),),
        "#ffd0b0"),
}  # fmt: skip
