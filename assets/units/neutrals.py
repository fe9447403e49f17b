"""Those of no realm: townsfolk, outlaws, odd beasts, constructs."""

from __future__ import annotations

from assets.units import gear, hats, heads, lands, muzzles
from assets.units.beasts import SHEEP, Coat
from assets.units.brush import tone
from assets.units.hats import GOLD, IRON, LEATHER, STEEL
from assets.units.heads import joined
from assets.units.neutrals_props import (
    barber_pole,
    basilisk,
    basin,
    beetle,
    doors,
    griffin,
    hedge,
    leafed,
    medals,
    mirror_shield,
    mirrors,
    net,
    perch,
    pigeon,
    purse,
    razor,
    sleeping_head,
    stone_people,
)
from assets.units.people import Held, Outfit
from assets.units.poses import HUMAN, SLIM, STOUT
from assets.units.recipes import Recipe, animal, scene, someone, thing

TAN, FAIR = tone("#dba27a"), tone("#f2d2b0")
BLACK, CREAM = tone("#2c2428"), tone("#f2e8d2")


PICTURES: dict[str, Recipe] = {
    "toll-collector": Recipe(
        scene("town", lands.roofs, seed=151, sun=(110, 80, 40)),
        (someone(190, 276, 1.22, "present", Outfit(TAN, tone("#3a4a6a"), tone("#5a4a44"), BLACK,
            skirt=tone("#32405c"),
                 belt=LEATHER, sash=tone("#c8a03a")), joined(heads.human(hair="#6a5a50",
                     beard="lip", mood="stern", old=True),
                 hats.brimmed(tone("#2f3444"), tone("#c8342a"))), STOUT,
                     near=Held(gear.club(50, nails=True), 150),
                 far=Held(purse, 0)),),
        "#fff6e2"),
    "barber": Recipe(
        scene("town", lands.roofs, seed=152, sun=(220, 100, 56)),
        (barber_pole, someone(176, 276, 1.22, "gift", Outfit(FAIR, CREAM, tone("#4a4a5a"), BLACK,
            skirt=CREAM,
                               belt=tone("#b8342a"), sleeve=tone("#8ab0d0")),
                                   heads.human("#f2d2b0", "#1c1416", "short", "lip",
                               mood="glad", mouth="smile"), SLIM, near=Held(basin, 0),
                                   far=Held(razor, 30))),
        "#fff6e2"),
    "decoy-sheep": Recipe(
        scene("road", lands.steppe, seed=153, sun=(280, 90, 46)),
        (animal(186, 278, 2.1, SHEEP, "stand", Coat(tone("#f4eee0"), BLACK),
            muzzles.sheep(tone("#4a3f3c"), tone("#f4eee0")),
                over=medals),),
        "#fffdf0"),
    "fowler": Recipe(
        scene("road", lands.firs, seed=154, sun=(110, 80, 40)),
        (someone(166, 282, 1.08, "throw", Outfit(TAN, tone("#6a7a3a"), tone("#7a6a4a"), LEATHER,
            skirt=tone("#5a6a34"),
                 belt=LEATHER, sash=LEATHER), joined(heads.human(hair="#a86a34", style="short",
                     mood="calm"),
                 hats.brimmed(tone("#5a6a34"), tone("#e8e4dc"))), SLIM, far=Held(net, 62)),),
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
        (mirrors, someone(180, 278, 1.22, "beckon", Outfit(FAIR, tone("#7a8ab8"),
            robe=tone("#8a9ac8"), sleeve=tone("#7a8ab8"),
                           belt=STEEL, cape=tone("#4a5a8a")), joined(heads.human("#f2d2b0",
                               "#e0e0ea", "long", "point", mood="calm"),
                           hats.pointed(tone("#4a5a8a"), STEEL, bent=False)), HUMAN,
                               far=Held(mirror_shield, 0))),
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
        (thing(190, 282, 1.36, beetle, shadow=140),),
        "#ffe0a0"),
    "sleepwalker": Recipe(
        scene("night", lands.roofs, lands.stars, seed=160, sun=(196, 96, 56)),
        (doors, someone(190, 278, 1.2, "stand", Outfit(FAIR, tone("#e8e4f0"), robe=tone("#e8e4f0"),
            sleeve=tone("#e8e4f0"),
                         bare=True), sleeping_head, HUMAN),),
        "#e6d2ff"),
    "pigeon": Recipe(
        scene("town", lands.roofs, seed=161, sun=(290, 90, 48)),
        (perch, thing(196, 138, 1.3, pigeon)),
        "#fff6e2"),
    "griffin": Recipe(
        scene("road", lands.peaks, lands.clouds, seed=162, sun=(270, 90, 56)),
        (griffin,),
        "#fffdf0"),
    "basilisk": Recipe(
        scene("road", lands.crags, seed=163, sun=(200, 90, 50)),
        (stone_people, basilisk),
        "#fffdf0"),
    "hedge-wizard": Recipe(
        scene("road", lands.steppe, seed=164, sun=(200, 100, 56)),
        (hedge, someone(186, 278, 1.2, "cast", Outfit(FAIR, tone("#3f5a8a"), robe=tone("#4a689a"),
            sleeve=tone("#3f5a8a"),
                         belt=GOLD, sash=tone("#7ab84a")), joined(heads.human("#f2d2b0", "#f4f0ea",
                             "short", "full", mood="glad",
                         mouth="smile", old=True), leafed), HUMAN,
                             far=Held(gear.magic("#7af06a", 16), 0),
                         near=Held(gear.magic("#ffb43a", 15), 0))),
        "#fffdf0"),
}  # fmt: skip
