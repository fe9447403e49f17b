"""The mountains: dwarves in their halls, giants on their heights."""

from __future__ import annotations

from assets.units import gear, hats, heads, lands, muzzles
from assets.units.beasts import SHEEP, Coat
from assets.units.brush import tone
from assets.units.hats import BRONZE, GOLD, IRON, LEATHER, STEEL
from assets.units.heads import joined
from assets.units.mountains_props import (
    bridge,
    crown_hammer,
    gate,
    granny,
    knitting,
    mason_tools,
    runes,
    spears,
    stair,
    sulk,
)
from assets.units.objects import STONE, anvil, boulder
from assets.units.people import Held, Outfit
from assets.units.poses import DWARF, GIANT
from assets.units.recipes import Recipe, animal, scene, someone, thing
from assets.units.wings import raptor_head, soaring

SKIN, RUDDY = tone("#dba27a"), tone("#c98a66")
DARK = tone("#3a2c24")


def _dwarf(coat: str, skirt: str, **more: object) -> Outfit:
    base: dict[str, object] = {
        "skin": SKIN, "coat": tone(coat), "legs": tone("#4a3c34"), "boots": DARK,
        "skirt": tone(skirt), "belt": LEATHER, "bracer": LEATHER,
    }  # fmt: skip
    return Outfit(**(base | more))  # type: ignore[arg-type]


PICTURES: dict[str, Recipe] = {
    "mountains-gate-pikeman": Recipe(
        scene("slate", lands.crags, seed=31),
        (gate, someone(190, 276, 1.42, "staff", _dwarf("#5a6474", "#6a4a34", pauldron=IRON),
                        joined(heads.dwarf(beard="#8a5a34", mood="stern"),
                            hats.pot(IRON, spike=True)), DWARF,
                        near=Held(gear.spear(108, butt=56, head=1.2), 4))),
        "#dce8f4"),
    "mountains-brawler": Recipe(
        scene("ember", lands.hall, seed=32, sun=(300, 130, 60)),
        (someone(190, 276, 1.5, "run", _dwarf("#8a4a2c", "#4a4a54", bracer=None, sleeve=SKIN),
                 heads.dwarf(beard="#c86a28", mood="fierce", braids=True), DWARF,
                 near=Held(gear.mace(10, IRON), -60), far=Held(gear.mace(8, IRON), 60)),),
        "#ffcb78"),
    "mountains-shieldbrother": Recipe(
        scene("alpine", lands.peaks, seed=33),
        (someone(188, 278, 1.46, "brace", _dwarf("#4a5a7a", "#3a4a68"),
                 joined(heads.dwarf(beard="#6a3a1c"), hats.pot(STEEL, rim=GOLD)), DWARF,
                 near=Held(gear.axe(52, STEEL), -36)),
         lambda pen: gear.round_shield(tone("#3a5a8a"), STEEL, 66, "#d8a83c")(pen.at(232, 206))),
        "#fff0dc"),
    "mountains-halberdier": Recipe(
        scene("slate", lands.hall, seed=34, sun=(250, 110, 50)),
        (stair, someone(160, 280, 1.44, "guard", _dwarf("#6a3a4a", "#4a2a38", plates=BRONZE,
            pauldron=BRONZE),
                         joined(heads.dwarf(beard="#2c2428"), hats.pot(BRONZE)), DWARF,
                         far=Held(gear.halberd(96, STEEL, 70), 28))),
        "#ffcb78"),
    "mountains-boulder-boy": Recipe(
        scene("clear", lands.peaks, seed=35),
        (thing(200, 280, 1.44, sulk, shadow=120),),
        "#ffffff"),
    "mountains-anvil-guard": Recipe(
        scene("hall", lands.hall, seed=36),
        (lambda pen: anvil(pen, 126, 280, 1.5), someone(
            224, 278, 1.48, "present", _dwarf("#77808c", "#5a6474", sleeve=STEEL, bracer=STEEL,
                plates=STEEL,
            pauldron=STEEL, boots=IRON), joined(heads.dwarf(beard="#b8a890"),
                hats.pot(STEEL, rim=BRONZE)), DWARF,
            far=Held(gear.hammer(48, IRON, 0.9), 16))),
        "#ffcb78"),
    "mountains-mason": Recipe(
        scene("clear", lands.crags, seed=37),
        (someone(176, 278, 1.46, "bow", _dwarf("#8a7a5a", "#b89a6a", sash=LEATHER),
                 joined(heads.dwarf(beard="#9a8468", short=True, mood="calm"),
                     hats.brimmed(tone("#6a5a44"))),
                 DWARF, far=Held(gear.crossbow(1.0), 0), back=mason_tools),),
        "#ffffff"),
    "mountains-hill-giant": Recipe(
        scene("clear", lands.peaks, lands.clouds, seed=38, sun=(320, 70, 40)),
        (someone(206, 286, 1.2, "swing", Outfit(tone("#c49a78"), tone("#7a6a48"),
            skirt=tone("#8a7a54"),
                 belt=LEATHER, bare=True, sleeve=tone("#c49a78")),
                     heads.giant("#c49a78", "#6a4a2c"), GIANT,
                 near=Held(gear.club(66), 34)),
         animal(80, 284, 0.54, SHEEP, "stand", Coat(tone("#f4f0e4"), DARK),
                muzzles.sheep(tone("#4a4040"), tone("#f4f0e4"))),
         animal(336, 288, 0.5, SHEEP, "walk", Coat(tone("#f4f0e4"), DARK),
                muzzles.sheep(tone("#4a4040"), tone("#f4f0e4")), flip=True)),
        "#ffffff"),
    "mountains-oathkeeper": Recipe(
        scene("slate", lands.peaks, seed=39),
        (bridge, someone(196, 276, 1.56, "kneel", _dwarf("#3a5078", "#2c3c5c",
            cape=tone("#5a2c3c"),
                          pauldron=STEEL), joined(heads.dwarf(beard="#d8d0c0", mood="sad"),
                              hats.winged(STEEL)),
                          DWARF, far=Held(gear.sword(66, wide=7), 180))),
        "#e6f0f6"),
    "mountains-phalanx-sergeant": Recipe(
        scene("dawn", lands.peaks, seed=40),
        (spears, someone(196, 280, 1.48, "throw", _dwarf("#8a2f34", "#6a2428", plates=BRONZE,
            bracer=BRONZE),
                          joined(heads.dwarf(beard="#4a2a1a", mood="fierce"),
                              hats.brush(tone("#d83a3a")), hats.pot(BRONZE)), DWARF,
                          near=Held(gear.sword(50, wide=6.5), -20))),
        "#ffe6c0"),
    "mountains-rune-smith": Recipe(
        scene("night", lands.hall, seed=41, sun=(200, 150, 50)),
        (someone(172, 278, 1.46, "gift", _dwarf("#5a3a6a", "#b08a58", sleeve=SKIN),
                 joined(heads.dwarf(beard="#e0e0e8", mood="calm", braids=True),
                     hats.scarf(tone("#3a2a4a"), False)),
                 DWARF, far=Held(gear.hammer(54, IRON, 1.0, "#6ae8ff"), 30)),
         runes),
        "#9ae8ff"),
    "mountains-stair-captain": Recipe(
        scene("alpine", lands.crags, seed=42),
        (someone(150, 276, 1.42, "thrust", _dwarf("#2f5a5a", "#244848", cape=tone("#b8862f"),
            pauldron=GOLD,
                 plates=STEEL), joined(heads.dwarf(beard="#a8481c", mood="stern"),
                     hats.winged(GOLD)), DWARF,
                 far=Held(gear.spear(72, butt=86, tassel="#d83a3a", head=1.3), 74)),),
        "#fff0dc"),
    "mountains-gyrfalcon": Recipe(
        scene("clear", lands.peaks, lands.clouds, seed=43, sun=(200, 140, 70)),
        (lambda pen: soaring(pen.at(200, 158, 1.02, 5), tone("#e6eaf0"), tone("#8a94a6"),
                             raptor_head(tone("#f2f4f8"), tone("#e0a83a")), 150, raised=20,
                             belly=tone("#c4ccd8")),
         someone(170, 112, 0.62, "ride", _dwarf("#8a4a2c", "#6a3a24"),
                 joined(heads.dwarf(beard="#c86a28", mood="sad"), hats.scarf(tone("#c8342a"))),
                     DWARF,
                 far=Held(lambda pen: pen.solid([(-8, -12, 0), (16, -14, 0), (17, 4, 0),
                     (-7, 6, 0)],
                                                tone("#f6ecd2")), 0), shadow=False)),
        "#ffffff"),
    "mountains-boulder-giant": Recipe(
        scene("alpine", lands.peaks, seed=44, sun=(200, 150, 76)),
        (someone(200, 290, 1.16, "hurl", Outfit(tone("#a8927c"), tone("#5a6a5a"),
            skirt=tone("#6a7a5a"),
                 belt=LEATHER, bare=True, sleeve=tone("#a8927c"), fur=tone("#d8cdb8")),
                 heads.giant("#a8927c", "#c8b8a0", "frown"), GIANT),
         lambda pen: boulder(pen, 202, 42, 88, 42, tone("#77727e"))),
        "#fff0dc"),
    "mountains-grandmother-granite": Recipe(
        scene("slate", lands.peaks, seed=45, sun=(310, 76, 40)),
        (someone(192, 288, 1.36, "gift", Outfit(tone("#9a98a4"), tone("#7a7886"),
            robe=tone("#6a6878"),
                 sleeve=tone("#6a7a9a"), belt=STONE), granny, GIANT, near=Held(knitting, 0)),),
        "#e6f0f6"),
    "mountains-hammer-king": Recipe(
        scene("lamp", lands.hall, seed=46, sun=(200, 126, 84), rays=28),
        (someone(196, 280, 1.58, "proud", _dwarf("#6a1f2c", "#8a2a38", cape=tone("#7a1c2c"),
            plates=GOLD,
                 pauldron=GOLD, bracer=GOLD, fur=tone("#f4ecd8")),
                 joined(heads.dwarf(beard="#f0ece0", mood="stern", braids=True),
                     hats.pot(GOLD, nose=False)),
                 DWARF, far=Held(crown_hammer, 14)),),
        "#ffd98a"),
}  # fmt: skip
