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
from assets.units.brush import Pen, tone
from assets.units.hats import BRONZE, GOLD, IRON, LEATHER, STEEL
from assets.units.heads import joined
from assets.units.objects import banner, drum
from assets.units.people import Held, Outfit
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


def _yurt(pen: Pen) -> None:
    """A house on an ox."""
    pen.solid([(-46, -22, 0), (-48, -58, 0), (40, -60, 0), (38, -22, 0)], tone("#e6d6b4"))
    pen.solid(
        [(-56, -54, 0), (-30, -86), (-4, -96), (22, -86), (48, -56, 0), (-4, -64)], tone("#b8503a")
    )
    pen.flat([(-12, -24, 0), (-12, -50, 0), (8, -50, 0), (8, -24, 0)], "#5a2c1c")
    pen.line([(-46, -42), (-14, -44)], "#3f7a9a", 4)
    pen.line([(10, -44), (38, -43)], "#3f7a9a", 4)
    pen.rod([(30, -78), (34, -104)], 6, IRON)
    for k, r in enumerate((6, 8, 10)):
        pen.dot(38 + 9 * k, -114 - 13 * k, r, "#fff8e6", 0.6)
    pen.line([(-44, -20), (-34, 32)], "#d8b25a", 5)
    pen.line([(36, -22), (30, 34)], "#d8b25a", 5)


def _sling(pen: Pen) -> None:
    pen.line([(0, 0), (34, -30), (78, -26)], "#6a4a2a", 3, edge=True)
    pen.line([(0, 0), (30, -42), (78, -26)], "#6a4a2a", 3, edge=True)
    pen.ball(80, -25, 9, tone("#8a8790"))
    for k in range(3):
        pen.line([(56 - 12 * k, -62 + 3 * k), (86 - 4 * k, -58 + 6 * k), (104, -30 + 14 * k)],
            "#ffffff",
                 2.4, 0.5)  # fmt: skip


def _whip(pen: Pen) -> None:
    pen.rod([(0, 16), (0, -16)], 7, LEATHER)
    pen.line([(0, -16), (14, -58), (70, -74), (112, -36), (92, 2), (64, -8), (74, -26)], "#3a2014",
        4.6,
             edge=True)  # fmt: skip
    pen.line([(2, -20), (16, -56), (70, -71), (109, -36), (91, -1)], "#8a5a34", 1.8)


def _sack(pen: Pen) -> None:
    pen.solid(
        [(-12, -6), (-52, -20), (-74, 10), (-66, 50), (-34, 60), (-8, 40), (0, 8)], tone("#b08a58")
    )
    pen.solid([(-16, -14, 0), (-4, -2), (-12, 12), (-24, 2)], tone("#8a6a40"))
    pen.line([(-56, 14), (-44, 30), (-52, 44)], tone("#b08a58").dark, 2.4)
    pen.solid([(-62, -14), (-70, -30), (-56, -34), (-50, -20)], GOLD)
    pen.ball(-44, -26, 8, GOLD)


def _quiver(pen: Pen) -> None:
    p = pen.at(-20, 4, 1, -24)
    for x in (-6, 0, 6):
        p.line([(x, -20), (x, -46)], "#d8c090", 2.6, edge=True)
        p.solid(
            [(x - 4, -38, 0), (x, -52, 0), (x + 4, -38, 0), (x, -42, 0)],
            tone("#c8342a"),
            shine=False,
        )
    p.solid([(-11, -24, 0), (11, -24, 0), (9, 44, 0), (-9, 44, 0)], LEATHER)


def _axes(pen: Pen) -> None:
    """Axes on her back, like a fan."""
    for turn in (-62, -28, 30, 64):
        gear.axe(56, IRON)(pen.at(0, 0, 1, turn, flip=turn < 0))


def _storm(pen: Pen) -> None:
    for x, s in ((60, 1.0), (350, 1.25)):
        pen.flat([(x, -4, 0), (x + 22 * s, -4, 0), (x + 6 * s, 56 * s, 0), (x + 24 * s, 56 * s, 0),
                  (x - 20 * s, 150 * s, 0), (x - 4 * s, 78 * s, 0), (x - 22 * s, 78 * s, 0)],
                 "#fff3b0", 0.9)  # fmt: skip


def _dust(pen: Pen) -> None:
    for x, y, r in (
        (60, 262, 26),
        (96, 270, 20),
        (30, 274, 22),
        (128, 278, 15),
        (300, 276, 15),
        (84, 246, 16),
    ):
        pen.dot(x, y, r, "#f0dcae", 0.55)


PICTURES: dict[str, Recipe] = {
    "plains-outrider": Recipe(
        scene("noon", lands.steppe, seed=11, sun=(120, 92, 48)),
        (thing(0, 0, 1, _dust), animal(
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
                        hats.scarf(tone("#e0d2b0"))), SLIM, near=Held(_sling, -84))),
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
    "plains-javelin-sister": Recipe(
        scene("dawn", lands.tents, seed=15, sun=(300, 110, 56)),
        (someone(190, 272, 1.2, "throw", Outfit(tone("#c98a62"), tone("#7a4a8a"), tone("#8a6a4a"),
            LEATHER,
                 skirt=tone("#8f5a9a"), belt=GOLD, bracer=LEATHER, sash=tone("#e0b54a")),
                 joined(heads.human("#c98a62", "#2a1610", "braid", mood="fierce", mouth="shout",
                     slim=True),
                        hats.shape([(-18, -4, 0), (0, -12), (18, -10, 0), (18, -15, 0), (0, -18),
                            (-19, -10, 0)],
                                   tone("#d8343a"))),
                 SLIM, near=Held(gear.spear(70, butt=70, head=0.9), 66), back=_quiver),),
        "#ffe6c0"),
    "plains-raider": Recipe(
        scene("dusk", lands.mesas, seed=16, sun=(110, 120, 56)),
        (someone(214, 276, 1.2, "run", _orc(OLIVE_ORC, "#5a3a4a", pauldron=BRONZE,
            fur=tone("#a83a24")),
                 heads.orc(OLIVE_ORC, "#c83a1c", "mane", mouth="roar"), ORC,
                 near=Held(gear.axe(58, IRON), -30), far=Held(gear.torch(30, 0.8), 10),
                     back=_sack),),
        "#ffd9a0"),
    "plains-caravan-ox": Recipe(
        scene("noon", lands.steppe, seed=17, sun=(66, 70, 36)),
        (animal(196, 268, 1.22, OX, "walk", Coat(tone("#8a6a50"), BLACK),
                muzzles.bull(tone("#8a6a50"), muzzles.IVORY, size=1.2),
                    thin_tail(tone("#8a6a50"), BLACK, 0.3),
                over=_yurt),),
        "#fff2c4"),
    "plains-drummer": Recipe(
        scene("dust", lands.steppe, seed=18, sun=(200, 104, 84), rays=26),
        (someone(200, 262, 1.08, "hurl", _orc(GREY_ORC, "#4a5a6a"),
            heads.orc(GREY_ORC, "#5a2a5a", "tail",
                 mouth="roar"), ORC, near=Held(gear.mace(44, LEATHER, spikes=False), 30),
                 far=Held(gear.mace(44, LEATHER, spikes=False), -24)),
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
                 near=Held(gear.sabre(72), -74), far=Held(gear.sabre(72), 24)),),
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
                     far=Held(_whip, 20)),),
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
                 near=Held(gear.axe(58, STEEL, double=True), -34), back=_axes),),
        "#ffe6c0"),
    "plains-thunderhoof": Recipe(
        scene("dusk", lands.steppe, seed=25, sun=(200, 120, 80), rays=26),
        (_storm, thing(0, 0, 1, _dust), animal(
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
                           hats.crown(GOLD, -22)), STOUT, near=Held(gear.sabre(78), -16)))),
        "#fff2c4"),
}  # fmt: skip
