"""The mountains: dwarves in their halls, giants on their heights."""

from __future__ import annotations

from assets.units import gear, hats, heads, lands, muzzles
from assets.units.beasts import SHEEP, Coat
from assets.units.brush import Pen, oval, tone
from assets.units.hats import BRONZE, GOLD, IRON, LEATHER, STEEL
from assets.units.heads import joined
from assets.units.objects import STONE, anvil, boulder
from assets.units.people import Held, Outfit
from assets.units.poses import DWARF, GIANT
from assets.units.recipes import Recipe, animal, scene, someone, thing
from assets.units.wings import raptor_head, soaring

SKIN, RUDDY = tone("#dba27a"), tone("#c98a66")
SLATE, RUST, MOSS, NAVY = tone("#5a6474"), tone("#8a4a2c"), tone("#5f7a44"), tone("#3a5078")
DARK = tone("#3a2c24")


def _dwarf(coat: str, skirt: str, **more: object) -> Outfit:
    base: dict[str, object] = {
        "skin": SKIN, "coat": tone(coat), "legs": tone("#4a3c34"), "boots": DARK,
        "skirt": tone(skirt), "belt": LEATHER, "bracer": LEATHER,
    }  # fmt: skip
    return Outfit(**(base | more))  # type: ignore[arg-type]


def _gate(pen: Pen) -> None:
    """A shut gate."""
    pen.solid([(96, 246, 0), (96, 110, 0), (130, 52), (200, 28), (270, 52), (304, 110, 0),
        (304, 246, 0)],
              STONE)  # fmt: skip
    pen.solid([(118, 246, 0), (118, 118, 0), (146, 72), (200, 52), (254, 72), (282, 118, 0),
        (282, 246, 0)],
              tone("#6a4628"))  # fmt: skip
    pen.line([(200, 54), (200, 246)], "#2a1a10", 4)
    for y in (110, 190):
        pen.line([(120, y), (280, y)], IRON.main, 8)
        for x in range(130, 280, 24):
            pen.dot(x, y, 3, IRON.light)
    for x in (186, 214):
        loop = oval(x, 152, 8, 9)
        pen.line([*loop, loop[0]], GOLD.main, 3.4)


def _stair(pen: Pen) -> None:
    """Steps that lead down into the dark."""
    for k in range(5):
        y = 230 - 30 * k
        pen.solid([(210 + 38 * k, y + 60, 0), (210 + 38 * k, y, 0), (430, y, 0), (430, y + 60, 0)],
                  tone("#6a5c58"), shine=False)  # fmt: skip


def _bridge(pen: Pen) -> None:
    """What is left of a bridge."""
    for side in (0, 1):

        def at(x: float, y: float, side: int = side) -> tuple[float, float, float]:
            return (400 - x if side else x), y, 0

        pen.solid([at(-6, 230), at(-6, 196), at(92, 204), at(112, 214), at(98, 226), at(106, 236),
            at(70, 244),
                   at(40, 300), at(-6, 300)], STONE, shine=False)  # fmt: skip
        for x in (10, 44, 78):
            pen.rod([at(x, 200)[:2], at(x, 172)[:2]], 7, STONE)
        pen.rod([at(-6, 174)[:2], at(84, 178)[:2]], 5, STONE)


def _spears(pen: Pen) -> None:
    """The points of a company."""
    for x, lean in ((52, -6), (92, 2), (132, -3), (268, 4), (308, -4), (348, 5)):
        p = pen.at(x, 250, 1, lean)
        p.rod([(0, 0), (0, -190)], 4.4, gear.WOOD)
        p.blade([(-8, -186), (0, -216), (8, -186), (0, -176)], STEEL)
        p.solid([(-19, 0), (-18, -36), (-8, -46), (8, -46), (18, -36), (19, 0)], IRON)
        p.flat([(-11, -26, 0), (11, -26, 0), (11, -20, 0), (-11, -20, 0)], "#140c0c")


def _stone_in_arms(pen: Pen) -> None:
    boulder(pen, 36, -40, 66, 48, tone("#7a7480"))


def _knitting(pen: Pen) -> None:
    """Needles as long as pines and a strip of scarf."""
    pen.rod([(-30, 20), (24, -34)], 5, tone("#8a5a30"))
    pen.rod([(30, 20), (-20, -36)], 5, tone("#8a5a30"))
    pen.solid([(-14, 2, 0), (16, 2, 0), (20, 60, 0), (4, 54), (-18, 62, 0)], tone("#b8484a"))
    for y in (16, 30, 44):
        pen.line([(-14, y), (17, y)], "#f0d8b0", 4)


def _crown_hammer(pen: Pen) -> None:
    """The crown hangs on the handle."""
    gear.hammer(84, GOLD, 1.25, "#fff0a0")(pen)
    hats.crown(GOLD, 0)(pen.at(0, 34, 0.9))


def _granny(pen: Pen) -> None:
    heads.giant("#9a98a4", "#d8d8e0", "smile", stone=True)(pen)
    hair = tone("#dfe2ea")
    pen.solid(
        [(-18, 8, 0), (-24, -8), (-14, -24), (6, -24), (18, -12, 0), (4, -14), (-8, -6)], hair
    )
    pen.ball(-12, -26, 11, hair)
    for x, r in ((11, 6.6), (0.5, 6)):
        loop = oval(x, -1.6, r, r)
        pen.line([*loop, loop[0]], "#e8c24a", 1.8)


def _runes(pen: Pen) -> None:
    """A sign that glows over the anvil."""
    anvil(pen, 276, 284, 1.3)
    pen.glow(276, 196, 40, "#6ae8ff", 0.9)
    pen.line([(262, 204, 0), (270, 184, 0), (280, 202, 0), (290, 182, 0)], "#d8fbff", 4)


def _mason_tools(pen: Pen) -> None:
    pen.rod([(-30, 30), (-34, -30)], 5, gear.WOOD)
    pen.blade([(-46, -30), (-34, -66), (-22, -30)], STEEL)


def _sulk(pen: Pen) -> None:
    """A small giant of stone."""
    rock = tone("#8c8a98")
    for x in (-38, 34):
        boulder(pen, x, -18, 34, 24, rock)
    boulder(pen, -2, -66, 58, 44, rock)
    for x, y, rx, ry in (
        (-58, -78, 20, 27),
        (54, -76, 20, 26),
        (-34, -46, 26, 17),
        (26, -46, 26, 17),
    ):
        boulder(pen, x, y, rx, ry, rock)
    head = pen.at(2, -128, 1.5)
    heads.giant("#a09eac", "#6a8a4a", "frown")(head)


PICTURES: dict[str, Recipe] = {
    "mountains-gate-pikeman": Recipe(
        scene("slate", lands.crags, seed=31),
        (_gate, someone(190, 276, 1.42, "staff", _dwarf("#5a6474", "#6a4a34", pauldron=IRON),
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
        (_stair, someone(160, 280, 1.44, "guard", _dwarf("#6a3a4a", "#4a2a38", plates=BRONZE,
            pauldron=BRONZE),
                         joined(heads.dwarf(beard="#2c2428"), hats.pot(BRONZE)), DWARF,
                         far=Held(gear.halberd(96, STEEL, 70), 28))),
        "#ffcb78"),
    "mountains-boulder-boy": Recipe(
        scene("clear", lands.peaks, seed=35),
        (thing(200, 280, 1.44, _sulk, shadow=120),),
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
                 DWARF, far=Held(gear.crossbow(1.0), 0), back=_mason_tools),),
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
        (_bridge, someone(196, 276, 1.56, "kneel", _dwarf("#3a5078", "#2c3c5c",
            cape=tone("#5a2c3c"),
                          pauldron=STEEL), joined(heads.dwarf(beard="#d8d0c0", mood="sad"),
                              hats.winged(STEEL)),
                          DWARF, far=Held(gear.sword(66, wide=7), 180))),
        "#e6f0f6"),
    "mountains-phalanx-sergeant": Recipe(
        scene("dawn", lands.peaks, seed=40),
        (_spears, someone(196, 280, 1.48, "throw", _dwarf("#8a2f34", "#6a2428", plates=BRONZE,
            bracer=BRONZE),
                          joined(heads.dwarf(beard="#4a2a1a", mood="fierce"), hats.shape(
                              [(-16, -18, 0), (-20, -34), (-10, -50), (10, -54), (26, -46),
                                  (30, -30, 0), (14, -24)],
                              tone("#d83a3a")), hats.pot(BRONZE)), DWARF,
                          near=Held(gear.sword(50, wide=6.5), -20))),
        "#ffe6c0"),
    "mountains-rune-smith": Recipe(
        scene("night", lands.hall, seed=41, sun=(200, 150, 50)),
        (someone(172, 278, 1.46, "gift", _dwarf("#5a3a6a", "#b08a58", sleeve=SKIN),
                 joined(heads.dwarf(beard="#e0e0e8", mood="calm", braids=True),
                     hats.scarf(tone("#3a2a4a"), False)),
                 DWARF, far=Held(gear.hammer(54, IRON, 1.0, "#6ae8ff"), 30)),
         _runes),
        "#9ae8ff"),
    "mountains-stair-captain": Recipe(
        scene("alpine", lands.crags, seed=42),
        (someone(150, 276, 1.42, "thrust", _dwarf("#2f5a5a", "#244848", cape=tone("#b8862f"),
            pauldron=GOLD,
                 plates=STEEL), joined(heads.dwarf(beard="#a8481c", mood="stern"),
                     hats.winged(GOLD)), DWARF,
                 far=Held(gear.spear(92, butt=80, tassel="#d83a3a", head=1.4), 74)),),
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
                 sleeve=tone("#6a7a9a"), belt=STONE), _granny, GIANT, far=Held(_knitting, 0),
                     back=None),),
        "#e6f0f6"),
    "mountains-hammer-king": Recipe(
        scene("lamp", lands.hall, seed=46, sun=(200, 126, 84), rays=28),
        (someone(196, 280, 1.58, "proud", _dwarf("#6a1f2c", "#8a2a38", cape=tone("#7a1c2c"),
            plates=GOLD,
                 pauldron=GOLD, bracer=GOLD, fur=tone("#f4ecd8")),
                 joined(heads.dwarf(beard="#f0ece0", mood="stern", braids=True),
                     hats.pot(GOLD, nose=False)),
                 DWARF, far=Held(_crown_hammer, 14)),),
        "#ffd98a"),
}  # fmt: skip
