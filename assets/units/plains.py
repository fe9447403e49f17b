"""The plains: riders, nomads and orc clans on the steppe."""

from __future__ import annotations

from assets.units import gear, hats, heads, lands, muzzles
from assets.units.beasts import (
    HORSE,
    OX,
    SHEEP,
    Coat,
    barding,
    brush_tail,
    flowing,
    saddle,
    thin_tail,
)
from assets.units.brush import tone
from assets.units.hats import BRONZE, GOLD, IRON, LEATHER, STEEL
from assets.units.heads import joined
from assets.units.objects import banner, drum
from assets.units.people import Held, Outfit
from assets.units.plains_props import axes, dust, sack, sling, storm, whip, yurt
from assets.units.poses import ORC, SLIM, STOUT
from assets.units.recipes import Recipe, animal, mounted, scene, someone, thing
from assets.units.wings import raptor_head, soaring

BAY, BLACK, DUN, GREY = tone("#8a5230"), tone("#2c1c1c"), tone("#c09a5c"), tone("#a8a6a4")
TAN, BROWN, DARK = tone("#dba27a"), tone("#6a4428"), tone("#3a2618")
GREEN_ORC, OLIVE_ORC, GREY_ORC = "#7f9a4a", "#98964a", "#6f8a6a"
FOX = tone("#d8743a")


def _orc(skin: str, skirt: str, **more: object) -> Outfit:
    hide = tone(skin)
    base: dict[str, object] = {
        "skin": hide, "coat": hide, "legs": tone("#5a3f2a"), "boots": DARK,
        "skirt": tone(skirt), "belt": LEATHER, "bracer": LEATHER,
    }  # fmt: skip
    return Outfit(**(base | more))  # type: ignore[arg-type]


PICTURES: dict[str, Recipe] = {
    "plains-outrider": Recipe(
        scene("noon", lands.steppe, seed=11, sun=(120, 92, 48)),
        (thing(0, 0, 1, dust), animal(
            196, 268, 1.16, HORSE, "gallop", Coat(BAY, BLACK),
                muzzles.horse(BAY, BLACK, bridle="#e0b54a"),
            brush_tail(BLACK, 52), flowing(BLACK), saddle(tone("#2f6a8a")),
            mounted(0.84, "ride thrust", Outfit(TAN, tone("#b8482f"), tone("#5a4a34"), DARK,
                    skirt=tone("#8a3424"), belt=LEATHER),
                    joined(heads.human(hair="#2c1a12", beard="lip"), hats.fur_hat(tone("#7a5a3a"))),
                    near=Held(gear.spear(116, butt=46, tassel="#c8342a"), 74)))),
        "#fff2c4"),
    "plains-slinger": Recipe(
        scene("dust", lands.mesas, seed=12, sun=(280, 96, 50)),
        (animal(98, 262, 0.92, SHEEP, "walk", Coat(tone("#e8dcc4"), BLACK),
                muzzles.sheep(tone("#c8b090"), tone("#f2ead8"), horn=True),
                    thin_tail(tone("#e8dcc4"), None, 0.4)),
         someone(232, 272, 1.1, "throw", Outfit(TAN, tone("#4f8a9a"), tone("#8a7a5a"), LEATHER,
                 skirt=tone("#3f7484"), belt=LEATHER, sash=tone("#e0b54a")),
                 joined(heads.human(hair="#3a2416", style="short", mood="glad", mouth="grin"),
                        hats.scarf(tone("#e0d2b0"))), SLIM, near=Held(sling, -138))),
        "#fff2c4"),
    "plains-lancer": Recipe(
        scene("dusk", lands.steppe, seed=13, sun=(300, 130, 66)),
        (animal(204, 266, 1.1, HORSE, "gallop", Coat(GREY, DARK),
            muzzles.horse(GREY, tone("#e8e4dc"),
                bridle="#b8342a", blaze="#d8a83c"), brush_tail(tone("#e8e4dc"), 40),
                    flowing(tone("#e8e4dc")),
                barding(tone("#a82f34"), GOLD),
                mounted(0.84, "ride thrust", Outfit(TAN, STEEL, STEEL, IRON, sleeve=tone("#7a2a34"),
                        plates=STEEL, pauldron=STEEL, belt=LEATHER),
                            hats.great(STEEL, tone("#d83a3a")),
                        near=Held(gear.spear(150, butt=60, tassel="#f0c24a", head=1.1), 84)),
                flip=True),),
        "#ffd9a0"),
    "plains-cleaver": Recipe(
        scene("dust", lands.tents, seed=14, sun=(200, 128, 74)),
        (someone(200, 280, 1.1, "swing", _orc(GREEN_ORC, "#7a2e22", pauldron=IRON),
            heads.orc(GREEN_ORC,
                 style="crest", mouth="roar"), ORC, near=Held(gear.cleaver(66), 18),
                 far=Held(gear.round_shield(tone("#6a3a24"), IRON, 26, "#c8a03a"))),),
        "#fff0c0"),
    "plains-remount": Recipe(
        scene("dawn", lands.steppe, seed=15, sun=(300, 110, 56)),
        (animal(244, 268, 1.04, HORSE, "walk", Coat(DUN, DARK), muzzles.horse(DUN, DARK,
                bridle="#e0b54a", blaze="#f4ead6"), brush_tail(DARK, 46), flowing(DARK),
                saddle(tone("#8a2f5a"))),
         someone(112, 280, 1.2, "beckon", Outfit(tone("#c98a62"), tone("#3f6a9a"), BROWN, LEATHER,
                 skirt=tone("#4f7ab0"), belt=GOLD, bracer=LEATHER, sash=tone("#e0b54a")),
                 joined(heads.human("#c98a62", "#2a1610", "braid", mood="glad", mouth="grin",
                     slim=True), hats.fur_hat(tone("#d8c8a0"))), SLIM)),
        "#ffe6c0"),
    "plains-raider": Recipe(
        scene("dusk", lands.mesas, seed=16, sun=(110, 120, 56)),
        (someone(214, 276, 1.2, "run", _orc(OLIVE_ORC, "#5a3a4a", pauldron=BRONZE,
            fur=tone("#a83a24")),
                 heads.orc(OLIVE_ORC, "#c83a1c", "mane", mouth="roar"), ORC,
                 near=Held(gear.axe(58, IRON), -30), far=Held(gear.torch(30, 0.8), 10),
                     back=sack),),
        "#ffd9a0"),
    "plains-caravan-ox": Recipe(
        scene("noon", lands.steppe, seed=17, sun=(66, 70, 36)),
        (animal(196, 268, 1.22, OX, "walk", Coat(tone("#8a6a50"), BLACK),
                muzzles.bull(tone("#8a6a50"), muzzles.IVORY, size=1.2),
                    thin_tail(tone("#8a6a50"), BLACK, 0.3),
                over=yurt),),
        "#fff2c4"),
    "plains-drummer": Recipe(
        scene("dust", lands.steppe, seed=18, sun=(200, 104, 84), rays=26),
        (someone(200, 262, 1.08, "hurl", _orc(GREY_ORC, "#4a5a6a"),
            heads.orc(GREY_ORC, "#5a2a5a", "tail",
                 mouth="roar"), ORC, near=Held(gear.mace(40, LEATHER, spikes=False), -52),
                 far=Held(gear.mace(40, LEATHER, spikes=False), 52)),
         lambda pen: drum(pen, 200, 290, 84, 66, tone("#8a3424"), tone("#f0dcb4"))),
        "#fff0c0"),
    "plains-scout": Recipe(
        scene("dawn", lands.steppe, seed=19, sun=(310, 150, 44)),
        (someone(176, 270, 1.34, "aim low", Outfit(TAN, tone("#5f7a3a"), BROWN, LEATHER,
            skirt=tone("#4f6a34"),
                 belt=LEATHER, bracer=LEATHER, fur=FOX),
                 joined(heads.human(hair="#5a2c14", mood="calm"), hats.fur_hat(FOX, tail=True)),
                     SLIM,
                 far=Held(gear.bow(0.86, drawn=76))),),
        "#ffe6c0"),
    "plains-sabre-dancer": Recipe(
        scene("dusk", lands.tents, seed=20, sun=(200, 130, 90), rays=30),
        (someone(196, 272, 1.16, "whirl", Outfit(tone("#b8764e"), tone("#c83a5a"), tone("#e0a83c"),
            GOLD,
                 sleeve=tone("#b8764e"), skirt=tone("#d84a6a"), belt=GOLD, sash=tone("#f0c860")),
                 joined(heads.human("#b8764e", "#1c1014", "tail", mood="calm", slim=True),
                        hats.veil(tone("#f0c860"))), SLIM,
                 near=Held(gear.sabre(72), -74), far=Held(gear.sabre(66), 44)),),
        "#ffd9a0"),
    "plains-kite": Recipe(
        scene("dust", lands.clouds, seed=21, sun=(200, 150, 90)),
        (lambda pen: soaring(pen.at(200, 126, 1.12, -6), tone("#9a5a2e"), tone("#4a3026"),
                             raptor_head(tone("#d8c8b0"), tone("#4a4448")), 150, True,
                             belly=tone("#d89a5a")),),
        "#fff0c0"),
    "plains-whip-mistress": Recipe(
        scene("dusk", lands.mesas, seed=22, sun=(280, 110, 56)),
        (someone(176, 274, 1.2, "beckon", _orc("#8aa05a", "#2f2a34", legs=tone("#2f2a34"),
            pauldron=IRON,
                 coat=tone("#5a2430"), sleeve=tone("#8aa05a")),
                 heads.orc("#8aa05a", "#1c1418", "braid", female=True), STOUT,
                     far=Held(whip, 20)),),
        "#ffd9a0"),
    "plains-duel-champion": Recipe(
        scene("noon", lands.mesas, seed=23, sun=(200, 130, 80), rays=28),
        (someone(200, 282, 1.18, "cast", _orc(GREEN_ORC, "#c8a03a", legs=None, boots=LEATHER,
            belt=GOLD),
                 heads.orc(GREEN_ORC, "#1c1210", "bald", mouth="roar"), ORC,
                 near=Held(gear.mace(34, IRON), -16), far=Held(gear.mace(34, IRON), 24)),),
        "#fff2c4"),
    "plains-axe-matriarch": Recipe(
        scene("dawn", lands.mesas, seed=24, sun=(112, 100, 52)),
        (someone(186, 276, 1.2, "throw", _orc("#90a066", "#5a3a6a", coat=tone("#6a4a34"),
                 sleeve=tone("#90a066"), fur=tone("#d8cdb8"), pauldron=BRONZE),
                 heads.orc("#90a066", "#d8d2c4", "braid", mouth="roar", female=True), ORC,
                 near=Held(gear.axe(54, STEEL, double=True), -66), back=axes),),
        "#ffe6c0"),
    "plains-thunderhoof": Recipe(
        scene("dusk", lands.steppe, seed=25, sun=(200, 120, 80), rays=26),
        (storm, thing(0, 0, 1, dust), animal(
            174, 270, 1.28, OX, "charge", Coat(tone("#4a3440"), BLACK),
            muzzles.bull(tone("#4a3440"), tone("#e8dcc0"), "#ffe04a", size=1.4),
            thin_tail(tone("#4a3440"), tone("#c83a2a")), over=lambda pen: pen.line(
                [(-50, -22), (-30, -10), (-38, 4), (-14, 12)], "#fff3b0", 3.6))),
        "#ffd27a"),
    "plains-khan": Recipe(
        scene("noon", lands.tents, seed=26, sun=(220, 108, 76), rays=27),
        (lambda pen: banner(pen, 98, 268, 232, tone("#f4f0e6"), tails=9), animal(
            206, 270, 1.08, HORSE, "paw", Coat(BLACK, tone("#d8a83c")),
                muzzles.horse(BLACK, tone("#4a3a34"),
            bridle="#f0c24a"), brush_tail(tone("#4a3a34"), 16), flowing(tone("#4a3a34")),
            barding(tone("#7a2a8a"), GOLD),
            mounted(0.88, "ride high", Outfit(TAN, tone("#c8962a"), tone("#7a2a2a"), DARK,
                skirt=tone("#8a2a3a"),
                    belt=GOLD, fur=tone("#f2ead8"), sleeve=tone("#8a2a3a")),
                    joined(heads.human(hair="#1c1412", beard="full"), hats.fur_hat(tone("#f2ead8")),
                           hats.crown(GOLD, -22)), STOUT, near=Held(gear.sabre(72), -48)))),
        "#fff2c4"),
}  # fmt: skip
