"""The swamp: hags, trolls, and the folk of the water."""

from __future__ import annotations

from assets.units import fiends, gear, hats, heads, lands, monsters
from assets.units.brush import tone
from assets.units.fiends import hooded
from assets.units.gear import DARKWOOD, WOOD
from assets.units.hats import GOLD, LEATHER
from assets.units.heads import joined
from assets.units.objects import boulder, kettle, notes
from assets.units.people import Held, Outfit
from assets.units.poses import FROG, GIANT, HAG, TROLL
from assets.units.recipes import Recipe, scene, someone, thing
from assets.units.swamp_props import (
    blowpipe,
    bouquet,
    bucket,
    cradle_harp,
    cup,
    fiddle,
    great_hat,
    heron,
    leech_rod,
    lights,
    mound,
    parasol,
    plumes,
    pool,
    sleep_signs,
    third_arm,
    veil,
    wisp,
)

OLIVE, MOSS, TEAL, PLUM = tone("#6a7a3a"), tone("#4f6a3a"), tone("#2f6a66"), tone("#5a3a5a")


def _hag(skin: str, coat: str, **more: object) -> Outfit:
    base: dict[str, object] = {
        "skin": tone(skin), "coat": tone(coat), "robe": tone(coat), "sleeve": tone(coat),
        "belt": tone("#7a5a2a"),
    }  # fmt: skip
    return Outfit(**(base | more))  # type: ignore[arg-type]


def _troll(skin: str, skirt: str, **more: object) -> Outfit:
    hide = tone(skin)
    base: dict[str, object] = {
        "skin": hide,
        "coat": hide,
        "skirt": tone(skirt),
        "belt": DARKWOOD,
        "bare": True,
    }
    return Outfit(**(base | more))  # type: ignore[arg-type]


def _frog(skin: str, skirt: str, **more: object) -> Outfit:
    hide = tone(skin)
    base: dict[str, object] = {
        "skin": hide,
        "coat": hide,
        "skirt": tone(skirt),
        "belt": LEATHER,
        "bare": True,
    }
    return Outfit(**(base | more))  # type: ignore[arg-type]


PICTURES: dict[str, Recipe] = {
    "swamp-leech-catcher": Recipe(
        scene("mire", lands.reeds, seed=71, sun=(290, 96, 50)),
        (someone(176, 276, 1.2, "staff", _hag("#a8a878", "#5a6a4a", robe=None, legs=tone("#a8a878"),
            bare=True,
                 skirt=tone("#6a7a54")), joined(heads.hag("#a8a878", "#8a8470", mood="calm"),
                 hats.scarf(tone("#a84a3a"), False)), HAG, near=Held(bucket, 0),
                     far=Held(leech_rod, 18),
                 shadow=False), pool(272, 130, "#8aa878")),
        "#f2f6cc"),
    "swamp-frogling": Recipe(
        scene("teal", lands.reeds, seed=72, sun=(200, 120, 64)),
        (someone(176, 262, 1.26, "leap", _frog("#7ab84a", "#a88a3a"),
            fiends.frog("#7ab84a", mouth="open"), FROG,
                 near=Held(gear.spear(54, tone("#d8c89a"), butt=46), 70)),),
        "#dafff0"),
    "swamp-bog-troll": Recipe(
        scene("murk", lands.reeds, seed=73, sun=(110, 90, 50)),
        (someone(196, 284, 1.3, "hunch", _troll("#7f9a6a", "#5a4a2a"),
            heads.troll("#7f9a6a", "#3f5a2c"), TROLL,
                 far=Held(gear.club(70, nails=True), 24)),),
        "#e6f08a"),
    "swamp-mire-witch": Recipe(
        scene("teal", lands.willows, seed=74, sun=(200, 120, 56)),
        (someone(180, 276, 1.2, "beckon", _hag("#9aa86a", "#3a3a54", sash=tone("#8a5a9a")),
                 joined(heads.hag("#9aa86a", "#d8d4c0"), hats.pointed(tone("#2f2f4a"),
                     tone("#8a5a9a"))), HAG,
                 near=Held(gear.staff(70, 84, DARKWOOD, "crook"), 0),
                     far=Held(gear.magic("#b88aff", 15), 0)),
         sleep_signs),
        "#dafff0"),
    "swamp-fen-fiddler": Recipe(
        scene("fog", lands.reeds, seed=75, sun=(200, 96, 56)),
        (someone(182, 280, 1.4, "bow", _frog("#6a9a5a", "#6a2f4a", sash=tone("#e0b54a"), belt=GOLD),
                 joined(fiends.frog("#6a9a5a", "#e8d890"), hats.brimmed(tone("#3a2a3a"),
                     tone("#c84a4a"))), FROG,
                 near=Held(lambda pen: pen.rod([(-10, 26), (6, -84)], 4, tone("#e8dcc0")), 64),
                 far=Held(lambda pen: fiddle(pen.at(-46, -14, 0.8, -10)), 0)),
         lambda pen: notes(pen, [(286, 96, 1.0), (326, 140, 0.8), (112, 84, 0.8)], "#2a4a3a")),
        "#fbfff0"),
    "swamp-fen-troll": Recipe(
        scene("mire", lands.willows, seed=76, sun=(280, 100, 50)),
        (lambda pen: boulder(pen, 176, 262, 92, 34, tone("#6a7a6a")),
         someone(182, 282, 1.36, "sit", _troll("#6a8f8a", "#4a3a2a"),
             joined(heads.troll("#6a8f8a", "#6a8a3a"),
                 hats.shape([(-14, -20), (-10, -34), (2, -40, 0), (12, -32), (10, -20)], MOSS)),
                     TROLL,
                 near=Held(lambda pen: pen.at(0, 4).solid([(-7, 10), (-9, -50), (-22, -96),
                     (0, -112), (24, -98),
                           (10, -50), (8, 10)], WOOD), 56, behind=True))),
        "#f2f6cc"),
    "swamp-brew-hag": Recipe(
        scene("murk", lands.willows, seed=77, sun=(270, 150, 60)),
        (someone(150, 276, 1.24, "stir", _hag("#b8b07a", "#7a3a3a", sash=tone("#d8c08a")),
                 joined(heads.hag("#b8b07a", "#a8a090", mood="glad"),
                     hats.scarf(tone("#3f7a4a"), False)), HAG,
                 far=Held(lambda pen: pen.rod([(0, -40), (14, 70)], 6, WOOD), -20)),
         lambda pen: gear.blaze(pen.at(268, 292), 40, 46),
             lambda pen: kettle(pen, 268, 284, 1.34, "#7af03a")),
        "#e6f08a"),
    "swamp-hydra-calf": Recipe(
        scene("teal", lands.willows, seed=78, sun=(200, 110, 60)),
        (thing(196, 280, 1.08, lambda pen: monsters.hydra(pen, tone("#4f9a8a"), tone("#d8e0a0"), 3,
            4,
               monsters.serpent_head(tone("#4f9a8a"), tone("#d8e0a0"), crest=tone("#e0a84a")),
                   1.12), shadow=110),),
        "#dafff0"),
    "swamp-wisp": Recipe(
        scene("murk", lands.reeds, lands.stars, seed=79, sun=(320, 60, 26)),
        (lights, thing(196, 150, 1.12, wisp)),
        "#8affd0"),
    "swamp-drowned-bride": Recipe(
        scene("fog", lands.reeds, lands.mist, seed=80, sun=(200, 100, 64)),
        (lambda pen: monsters.ghost(pen.at(196, 144, 1.1), tone("#a8d0c4", 0.7),
            joined(heads.human("#bcd8c8", "#2f5a4a",
                                    "long", mood="sad", mouth="frown", slim=True, iris="#e6fff0"),
                                        veil),
                                    ((-52, -4), (54, 20)), (-60, 20)),
         lambda pen: bouquet(pen.at(262, 168, 1.2))),
        "#e6fff6"),
    "swamp-heron": Recipe(
        scene("mire", lands.reeds, lands.clouds, seed=81, sun=(200, 130, 76)),
        (pool(274, 120, "#8aa878"), thing(186, 276, 1.12, heron)),
        "#f2f6cc"),
    "swamp-lullaby-hag": Recipe(
        scene("teal", lands.willows, lands.stars, seed=82, sun=(296, 76, 46), crescent=True),
        (someone(178, 280, 1.3, "gift", _hag("#8fa88a", "#2f5a6a", cape=tone("#24405a"), belt=GOLD),
                 hooded(tone("#2f5a6a"), heads.hag("#8fa88a", "#c8d0c8", mood="sad",
                     eye="#bfffe0")), HAG,
                 far=Held(lambda pen: cradle_harp(pen.at(4, -20, 1.2)), 0)),
         lambda pen: notes(pen, [(286, 128, 0.9), (322, 170, 1.1), (346, 122, 0.7)], "#0c3234")),
        "#dafff0"),
    "swamp-blowpipe": Recipe(
        scene("mire", lands.willows, seed=83, sun=(120, 96, 50)),
        (someone(142, 280, 1.38, "aim low", _frog("#4f8a4a", "#b8503a", sash=tone("#e0b54a"),
            belt=GOLD),
                 joined(fiends.frog("#4f8a4a", "#e8d890", mouth="shut"), plumes), FROG,
                 far=Held(blowpipe, -2)),),
        "#f2f6cc"),
    "swamp-three-elbow": Recipe(
        scene("murk", lands.willows, seed=84, sun=(220, 120, 66)),
        (someone(160, 286, 1.3, "proud", _troll("#6f8f7a", "#6a4a3a", sash=LEATHER),
                 heads.troll("#6f8f7a", "#8a7a3a"), TROLL, back=third_arm),),
        "#e6f08a"),
    "swamp-great-aunt-bog": Recipe(
        scene("fog", lands.willows, seed=85, sun=(200, 110, 80), rays=26),
        (lambda pen: mound(pen.at(186, 288, 1.06)),
         someone(184, 288, 1.14, "present", Outfit(tone("#a8b07a"), tone("#5a4468"),
             sleeve=tone("#5a4468"),
                 robe=tone("#4f3a5a"), fur=tone("#d8d0b8"), belt=GOLD),
                 joined(heads.hag("#a8b07a", "#e0dcd0", mood="stern"), great_hat), GIANT,
                 near=Held(cup, 0), far=Held(parasol, 34), shadow=False)),
        "#fbfff0"),
    "swamp-mother-hydra": Recipe(
        scene("murk", lands.reeds, seed=86, sun=(200, 100, 76), rays=28),
        (thing(200, 290, 1.28, lambda pen: monsters.hydra(pen, tone("#5a7a3a"), tone("#e0c87a"), 5,
            9,
               monsters.serpent_head(tone("#5a7a3a"), tone("#e0c87a"), "#ff6a3a", tone("#a83a4a")),
                   1.06), shadow=120),),
        "#e6f08a"),
}  # fmt: skip
