"""Fire: dragon folk and what burns by itself."""

from __future__ import annotations

from assets.cards.svg import mix
from assets.units import fiends, gear, hats, lands, monsters, muzzles
from assets.units.beasts import HOUND, LIZARD, Coat
from assets.units.brush import tone
from assets.units.curves import swept
from assets.units.fire_props import (
    breath,
    burning_tips,
    candle,
    dancer,
    embers_on,
    eruption,
    flame_blade,
    glass_storm,
    grate,
    hatchling,
    phoenix,
    ribbons,
    spark,
    stove,
    tail,
    volcano,
)
from assets.units.gear import blaze
from assets.units.hats import BRONZE, GOLD, IRON, LEATHER, STEEL
from assets.units.heads import joined
from assets.units.people import Held, Outfit
from assets.units.poses import DEMON, HUMAN, SLIM
from assets.units.recipes import Recipe, animal, scene, someone, thing
from assets.units.wings import bat

MAGMA, ASH = tone("#4a3434"), tone("#6a6064")


def _drake(skin: str, coat: str, **more: object) -> Outfit:
    base: dict[str, object] = {
        "skin": tone(skin), "coat": tone(coat), "legs": tone(skin),
            "boots": tone(mix(skin, "#200808", 0.4)),
        "belt": LEATHER,
    }  # fmt: skip
    return Outfit(**(base | more))  # type: ignore[arg-type]


PICTURES: dict[str, Recipe] = {
    "fire-spark": Recipe(
        scene("ash", lands.crater, seed=91, sun=(230, 120, 50)),
        (thing(116, 284, 1.16, candle, shadow=64), thing(236, 168, 1.16, spark, 8)),
        "#ffe6b8"),
    "fire-hatchling": Recipe(
        scene("ember", lands.lava, seed=92, sun=(200, 110, 56)),
        (thing(194, 284, 1.44, hatchling, shadow=110),),
        "#ffe08a"),
    "fire-ember-adept": Recipe(
        scene("blaze", lands.crater, seed=93, sun=(276, 110, 54)),
        (someone(166, 276, 1.2, "beckon", _drake("#d8743a", "#3a3a5a", robe=tone("#4a4a72"),
            sleeve=tone("#3a3a5a"),
                 sash=GOLD), fiends.drake("#d8743a", "#f8d08a", crest="none"), SLIM,
                     far=Held(gear.fireball(20), 0),
                 back=tail("#d8743a")),),
        "#fff6b8"),
    "fire-ash-lizard": Recipe(
        scene("ash", lands.inside, seed=94, sun=(330, 150, 60)),
        (stove, animal(116, 250, 1.36, LIZARD, "walk", Coat(tone("#7a7276"), tone("#6a6266"),
            tone("#d8a070")),
                        muzzles.lizard(tone("#7a7276"), tone("#e0a070"), tongue=True),
                        lambda pen: pen.solid(swept([(14, -4), (-26, 14), (-58, 30), (-88, 12),
                            (-84, -14)],
                                                    [16, 12, 9, 5, 0]), tone("#7a7276")),
                                                        over=embers_on)),
        "#ffb078"),
    "fire-furnace-hound": Recipe(
        scene("ember", lands.lava, seed=95, sun=(110, 100, 50)),
        (animal(168, 276, 1.5, HOUND, "walk", Coat(tone("#4a3c44"), tone("#3a2e34")),
                muzzles.wolf(tone("#4a3c44"), tone("#6a5a5c"), "#ffd84a", fire=True),
                lambda pen: blaze(pen.at(-6, 4, 1, -50), 13, 58), over=grate), breath),
        "#ffb04a"),
    "fire-flame-guard": Recipe(
        scene("blaze", lands.lava, seed=96, sun=(200, 120, 70)),
        (someone(180, 278, 1.22, "guard", _drake("#b8402c", "#8a5a2a", skirt=tone("#7a2a24"),
            plates=BRONZE,
                 pauldron=BRONZE, boots=BRONZE), joined(fiends.drake("#b8402c", "#f0b060",
                     crest="horns"),
                 hats.shape([(-18, -6, 0), (-12, -20), (4, -25), (16, -18), (20, -10, 0), (4, -14)],
                     BRONZE)), HUMAN,
                 near=Held(gear.kite_shield(tone("#a82f24"), BRONZE, "#ffd060"), 0),
                     far=Held(flame_blade, 24),
                 back=tail("#b8402c")),),
        "#fff6b8"),
    "fire-salamander": Recipe(
        scene("blaze", lands.lava, seed=97, sun=(200, 80, 44)),
        (thing(200, 176, 1.34, lambda pen: monsters.salamander(pen, tone("#3a2a34"),
            tone("#f0a040"), "#ff8a1e",
               muzzles.lizard(tone("#3a2a34"), tone("#f0a040"), "#fff07a")), -4),),
        "#ffd050"),
    "fire-magma-brute": Recipe(
        scene("ember", lands.crater, seed=98, sun=(240, 100, 56)),
        (thing(196, 282, 1.16, lambda pen: monsters.golem(pen, MAGMA, "#ff8a1e",
            monsters.rock_head(MAGMA, "#ffd84a"),
               (((100, -152), (118, -204)), ((-98, -110), (-84, -58)))), shadow=100),),
        "#ff9a4a"),
    "fire-torchbearer": Recipe(
        scene("glass", lands.spires, seed=99, sun=(260, 80, 50)),
        (someone(178, 282, 1.1, "present", _drake("#c86a3a", "#e8d8b8", robe=tone("#f0e2c4"),
            sleeve=tone("#e8d8b8"),
                 sash=tone("#b8342a"), belt=GOLD, cape=tone("#8a2430")),
                     joined(fiends.drake("#c86a3a", "#f4c878",
                 crest="frill")), HUMAN, far=Held(gear.torch(46, 1.5), 10),
                     back=tail("#c86a3a")),),
        "#ffd2a0"),
    "fire-fire-dancer": Recipe(
        scene("glass", lands.shards, seed=100, sun=(200, 120, 84), rays=28),
        (ribbons, thing(198, 270, 1.12, dancer)),
        "#ffe0c0"),
    "fire-cinder-bat": Recipe(
        scene("ash", lands.crater, seed=101, sun=(200, 120, 66)),
        (lambda pen: bat(pen.at(200, 150, 1.24), tone("#3a2a2c"), tone("#f0762a"), "#fff07a", 140,
            raised=20),
         burning_tips),
        "#ffe6b8"),
    "fire-pyromancer": Recipe(
        scene("glass", lands.shards, seed=102, sun=(200, 110, 60)),
        (glass_storm, someone(196, 278, 1.2, "cast", _drake("#8a3a5a", "#2f1f3a",
            robe=tone("#3f2648"),
                               sleeve=tone("#5a2f5a"), sash=tone("#ff9a4a"), belt=GOLD,
                                   cape=tone("#7a2440")),
                               joined(fiends.drake("#8a3a5a", "#e8a0a0", crest="frill",
                                   mouth="open")), HUMAN,
                               near=Held(gear.fireball(19), 0), far=Held(gear.fireball(19), 0),
                               back=tail("#8a3a5a"))),
        "#ffd2a0"),
    "fire-phoenix": Recipe(
        scene("blaze", lands.clouds, seed=103, sun=(200, 120, 88), rays=28),
        (thing(200, 138, 1.14, phoenix),),
        "#fff6b8"),
    "fire-wyrm-knight": Recipe(
        scene("ember", lands.spires, seed=104, sun=(130, 110, 60)),
        (someone(188, 280, 1.2, "brace", _drake("#6a2a2c", "#3f444e", legs=IRON, boots=IRON,
            sleeve=IRON, bracer=IRON,
                 plates=STEEL, pauldron=STEEL, skirt=tone("#7a1f24"), cape=tone("#8a2428")),
                 joined(fiends.drake("#6a2a2c", "#c86a4a", eye="#ffd04a", crest="horns"),
                        hats.shape([(-20, 6, 0), (-18, -14), (-4, -23), (12, -20), (24, -10, 0),
                            (6, -8), (-4, 6),
                                    (-8, 14, 0)], STEEL)), DEMON, far=Held(gear.sword(112, STEEL,
                                        GOLD, 8.5), 20),
                 back=tail("#6a2a2c")),),
        "#ffb06a"),
    "fire-walking-volcano": Recipe(
        scene("ember", lands.lava, seed=105, sun=(200, 90, 80), rays=28),
        (eruption, thing(200, 284, 1.0, volcano, shadow=140)),
        "#ff9a4a"),
    "fire-elder-dragon": Recipe(
        scene("blaze", lands.crater, seed=106, sun=(230, 96, 74), rays=28),
        (thing(196, 286, 1.1, lambda pen: monsters.dragon(pen, tone("#b8301e"), tone("#f4b85a"),
            tone("#e0682a"),
               monsters.dragon_head(tone("#b8301e"), tone("#f4b85a"), crown=True)), shadow=130),
         lambda pen: blaze(pen.at(330, 98, 1, 74), 13, 66)),
        "#fff2a0"),
}  # fmt: skip
