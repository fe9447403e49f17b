"""The forests: elves among the trees, and beasts."""

from __future__ import annotations

from assets.units import gear, hats, heads, lands, monsters, muzzles
from assets.units.beasts import BEAR, BOAR, CAT, STAG, TIGER, Coat, beast, brush_tail, thin_tail
from assets.units.brush import Pen, oval, tone
from assets.units.fiends import hooded
from assets.units.gear import BONE, WOOD
from assets.units.hats import GOLD, LEATHER, STEEL
from assets.units.heads import joined
from assets.units.objects import PALE_STONE, lute, notes, rings
from assets.units.people import Held, Outfit
from assets.units.poses import ELF
from assets.units.recipes import Recipe, animal, mounted, scene, someone, thing
from assets.units.wings import soaring, wasp

FAIR, TAWNY = tone("#f0cfa8"), tone("#d8a878")
LEAF, PINE, FERN, MOSS = tone("#4f8a3a"), tone("#2a5a3a"), tone("#7a9a3a"), tone("#6f9a3c")
BARK, DARK = tone("#6a4a2c"), tone("#2c1e1a")


def _elf(coat: str, skirt: str, **more: object) -> Outfit:
    base: dict[str, object] = {
        "skin": FAIR, "coat": tone(coat), "legs": tone("#7a6a44"), "boots": LEATHER,
        "skirt": tone(skirt), "belt": LEATHER, "bracer": LEATHER,
    }  # fmt: skip
    return Outfit(**(base | more))  # type: ignore[arg-type]


def _branch(pen: Pen) -> None:
    """A bough to stand on."""
    pen.solid([(-10, 240, 0), (90, 244), (200, 240), (330, 252), (410, 236, 0), (410, 258, 0),
        (320, 274),
               (200, 264), (90, 268), (-10, 272, 0)], BARK)  # fmt: skip
    for x, y, r in ((66, 236, 26), (112, 262, 16), (336, 246, 28), (300, 268, 15)):
        pen.solid([(x - r, y), (x, y - r * 0.7, 0), (x + r, y), (x, y + r * 0.7)], LEAF)


def _mossy(pen: Pen) -> None:
    """A bear's back, overgrown."""
    pen.solid([(-76, -20), (-66, -46), (-30, -48), (0, -42), (30, -58), (56, -40), (62, -16),
        (44, -24, 0),
               (34, -6), (16, -26, 0), (0, -12), (-18, -28, 0), (-36, -8), (-52, -26, 0)],
                   MOSS)  # fmt: skip
    for x, y, s in ((-40, -46, 1.0), (-22, -46, 0.7), (44, -52, 0.8)):
        p = pen.at(x, y, s)
        p.rod([(0, 2), (0, -14)], 6, tone("#f0e4cc"))
        p.solid([(-13, -12, 0), (-8, -22), (6, -23), (13, -12, 0), (0, -9)], tone("#d8442c"))
        p.dot(-4, -17, 2, "#fff4e0")
        p.dot(4, -15, 1.6, "#fff4e0")
    squirrel = tone("#c86a2a")
    pen.solid(
        [(-2, -44), (-20, -52), (-20, -76), (-6, -84), (-2, -74, 0), (-10, -66), (-4, -54)],
        squirrel,
    )
    pen.solid([(-6, -42), (-2, -58), (8, -60), (12, -50), (10, -42)], squirrel)
    pen.ball(10, -64, 8, squirrel)
    pen.solid([(4, -70, 0), (6, -80, 0), (10, -71, 0)], squirrel, shine=False)
    pen.dot(13, -65, 1.6, DARK.dark)


def _brambles(pen: Pen) -> None:
    for d in (
        [(-70, -26), (-30, -40), (10, -30), (40, -44)],
        [(-60, 6), (-20, -10), (20, 4), (46, -8)],
    ):
        pen.line(d, "#3f5a24", 6, edge=True)
        for x, y in d:
            pen.solid(
                [(x - 5, y + 2, 0), (x + 2, y - 13, 0), (x + 6, y + 2, 0)],
                tone("#8a9a4a"),
                shine=False,
            )
            pen.solid(
                [(x + 6, y + 6), (x + 14, y), (x + 20, y + 8, 0), (x + 12, y + 12)],
                LEAF,
                shine=False,
            )


def _honey(pen: Pen) -> None:
    """A comb, and those who mind."""
    pen.solid([(300, 150), (320, 128), (350, 126), (372, 148), (372, 190), (350, 216), (318, 212),
        (300, 188)],
              tone("#d89a2a"))  # fmt: skip
    for y in (150, 172, 194):
        pen.line([(302, y), (336, y + 8), (372, y)], "#8a5414", 3)
    pen.flat(oval(338, 184, 10, 9), "#3a2008")
    pen.rod([(336, 128), (332, 60), (344, -4)], 8, BARK)
    for x, y in ((284, 120), (276, 152), (296, 96), (292, 200), (262, 110), (254, 176)):
        bee = pen.at(x, y)
        bee.flat(oval(-2, -5, 5, 4, 30), "#ffffff", 0.8)
        bee.flat(oval(0, 0, 7, 4.6), "#f0b82a", edge=True)
        bee.line([(-2, -4), (-2, 4)], "#2a1a10", 2)
        bee.line([(2, -4), (2, 4)], "#2a1a10", 2)


def _swarm(pen: Pen) -> None:
    """A nest in an oak, and who comes out."""
    pen.solid(
        [(-10, -10, 0), (70, -10, 0), (58, 80), (76, 180), (100, 300, 0), (-10, 300, 0)], BARK
    )
    pen.flat(oval(44, 118, 24, 34), "#1c0f0a")
    for x, y in ((20, 40), (30, 210), (64, 250)):
        pen.line([(x, y), (x + 5, y + 22), (x - 2, y + 44)], BARK.dark, 4)
    for x, y, s, t in ((120, 70, 0.42, -12), (150, 214, 0.46, 14), (330, 62, 0.4, -6),
                       (92, 150, 0.3, 0)):  # fmt: skip
        wasp(pen.at(x, y, s, t), tone("#e8a82a"), "#2a1a10", "#e6f4ff")


def _spots(pen: Pen) -> None:
    for x, y in (
        (-30, -12),
        (-16, -4),
        (-6, -14),
        (10, -6),
        (22, -14),
        (34, -4),
        (-38, 2),
        (-22, 8),
        (2, 4),
    ):
        pen.dot(x, y, 2.6, "#6a4a2c")


def _striped(pen: Pen) -> None:
    for x, top, low in (
        (-44, -24, 4),
        (-28, -26, 10),
        (-10, -25, 6),
        (10, -27, 12),
        (28, -28, 6),
        (44, -28, 2),
    ):
        pen.line([(x, top), (x + 5, (top + low) / 2), (x - 2, low)], "#2a1410", 4.6)
    for x in (-36, -18, 2, 20):
        pen.line([(x, 18), (x + 3, 10)], "#2a1410", 4)


def _ferns(pen: Pen) -> None:
    for x, s, lean in ((40, 1.1, 14), (92, 0.8, -8), (318, 0.9, 10), (370, 1.2, -14)):
        for turn in (-52, -26, 0, 26, 52):
            p = pen.at(x, 290, s, turn + lean)
            p.line([(0, 0), (0, -64)], "#3f7a34", 3)
            for k in range(5):
                y = -14 - 11 * k
                w = 15 - 2.2 * k
                p.flat([(0, y, 0), (w, y - 9, 0), (2, y - 6, 0), (-w, y - 9, 0)], "#5a9a3e")


def _ring_stones(pen: Pen) -> None:
    for x, y, w, h in (
        (44, 262, 24, 100),
        (106, 246, 18, 74),
        (300, 246, 18, 76),
        (362, 264, 25, 106),
    ):
        pen.solid([(x - w, y, 0), (x - w * 0.9, y - h * 0.7), (x - w * 0.3, y - h),
            (x + w * 0.7, y - h * 0.92),
                   (x + w, y - h * 0.4), (x + w * 0.96, y, 0)], PALE_STONE)  # fmt: skip
        pen.line([(x - 5, y - h * 0.7), (x + 5, y - h * 0.6), (x - 4, y - h * 0.46)], "#7ae06a", 3)


def _owl(pen: Pen) -> None:
    """An owl's face from the front, with a pair of spectacles."""
    fill, pale = tone("#8a6a48"), tone("#e8d8b8")
    for side in (-1, 1):
        pen.at(side * 14, -14, flip=side < 0).solid([(-8, 4, 0), (10, -20, 0), (12, 6, 0)], fill)
    pen.ball(0, 0, 30, fill, 26)
    for x in (-12, 12):
        pen.ball(x, 0, 15, pale, 16)
        pen.dot(x, 0, 9.5, "#ffb42a")
        pen.dot(x, 0, 5.2, "#1a0e0a")
        pen.dot(x - 2, -2, 1.8, "#ffffff")
        loop = oval(x, 0, 13, 13)
        pen.line([*loop, loop[0]], "#e8c24a", 2.4)
    pen.line([(-2, -2), (2, -2)], "#e8c24a", 2.4)
    pen.solid([(-5, 6, 0), (0, 3), (5, 6, 0), (0, 18, 0)], tone("#e0a83a"))


def _snow_flowers(pen: Pen) -> None:
    for x, y in ((90, 270), (130, 284), (268, 280), (312, 268), (350, 286), (60, 288), (228, 290)):
        for k in range(5):
            p = pen.at(x, y, 1, 72 * k)
            p.flat([(0, 0, 0), (5, -5), (0, -11), (-5, -5)], "#ffffff")
        pen.dot(x, y, 2.6, "#ffd84a")


BOW = gear.bow

PICTURES: dict[str, Recipe] = {
    "forests-acorn-archer": Recipe(
        scene("glade", lands.woods, seed=51, sun=(220, 110, 60)),
        (_branch, someone(184, 250, 1.08, "bow", _elf("#8a6a34", "#a8843c", legs=LEAF),
                          joined(heads.elf(hair="#b8602a", style="braid", mood="fierce"),
                              hats.acorn(tone("#7a5228"))),
                          ELF, far=Held(BOW(0.9, drawn=66), -8), shadow=False)),
        "#fbffd8"),
    "forests-lynx": Recipe(
        scene("autumn", lands.firs, seed=52, sun=(290, 110, 54)),
        (animal(184, 276, 1.56, CAT, "stalk", Coat(tone("#b08a5a"), tone("#b08a5a"),
            tone("#efe2c8")),
                muzzles.cat(tone("#b08a5a"), tone("#f4ead6"), "#d8f06a", tufts=True),
                thin_tail(tone("#b08a5a"), DARK, 0.3), over=_spots),),
        "#fff3c0"),
    "forests-balm-singer": Recipe(
        scene("glade", lands.woods, seed=53, sun=(200, 120, 74), rays=26),
        (lambda pen: rings(pen, 218, 150, [60, 84, 108], "#d8ffb0", opacity=0.5),
         someone(186, 274, 1.2, "gift", _elf("#e8e0c8", "#d8cfae", robe=tone("#c8d8a0"),
             sleeve=tone("#e8e0c8"),
                 bracer=None, sash=LEAF, belt=GOLD), joined(heads.elf(hair="#d8a84a",
                     mouth="smile"),
                 hats.shape([(-17, -8, 0), (0, -15), (17, -13, 0), (17, -17, 0), (0, -20),
                     (-18, -13, 0)], MOSS)),
                 ELF, far=Held(lambda pen: lute(pen.at(6, -16, 1.25)), 12)),
         lambda pen: notes(pen, [(286, 110, 1.0), (318, 156, 0.8), (296, 64, 0.8)], "#3f7a34")),
        "#fbffd8"),
    "forests-boar": Recipe(
        scene("deepwood", lands.woods, seed=54, sun=(300, 120, 56)),
        (animal(180, 274, 1.56, BOAR, "charge", Coat(tone("#5c463a"), DARK),
            muzzles.boar(tone("#5c463a"), DARK),
                thin_tail(tone("#5c463a"), DARK, 0.6), over=_brambles),),
        "#e6ffc0"),
    "forests-moss-bear": Recipe(
        scene("glade", lands.firs, seed=55, sun=(100, 90, 46)),
        (animal(192, 276, 1.42, BEAR, "walk", Coat(tone("#7a5636"), tone("#6a4a30")),
                muzzles.bear(tone("#7a5636"), tone("#c09a6a")), over=_mossy),),
        "#fbffd8"),
    "forests-glade-fencer": Recipe(
        scene("teal", lands.woods, lands.rain, seed=56, sun=(120, 100, 50)),
        (someone(158, 274, 1.24, "lunge", _elf("#2f6a5a", "#3f7a68", cape=tone("#c8a83a"),
            bracer=STEEL),
                 heads.elf(hair="#e8e0d0", style="tail", mood="stern"), ELF,
                     near=Held(gear.rapier(84), 80)),),
        "#dafff0"),
    "forests-stag-rider": Recipe(
        scene("glade", lands.firs, seed=57, sun=(200, 110, 70)),
        (animal(186, 292, 1.16, STAG, "leap", Coat(tone("#a8703c"), DARK, tone("#e8d4ac")),
                muzzles.deer(tone("#a8703c"), tone("#e8d8b0")), brush_tail(tone("#f0e6cc"), 60, 20),
                rider=mounted(0.8, "ride thrust", _elf("#3f7a3a", "#2f5a34", cape=tone("#8a3a2a")),
                              heads.elf(hair="#3a2418", style="braid", mood="fierce",
                                  mouth="shout"), ELF,
                              near=Held(gear.spear(96, butt=50), 62))),),
        "#fbffd8"),
    "forests-old-bear": Recipe(
        scene("autumn", lands.woods, seed=58, sun=(120, 110, 60)),
        (_honey, animal(148, 280, 1.2, BEAR, "rear", Coat(tone("#5a3c28"), tone("#4a3020")),
                        muzzles.bear(tone("#5a3c28"), tone("#b8905a"), "roar", scar=True))),
        "#fff3c0"),
    "forests-wasps": Recipe(
        scene("autumn", lands.firs, seed=59, sun=(240, 120, 70)),
        (_swarm, lambda pen: wasp(pen.at(238, 142, 1.3, -8), tone("#f4bc2a"), "#2a1a10",
            "#e6f4ff")),
        "#fff3c0"),
    "forests-longbow-warden": Recipe(
        scene("deepwood", lands.woods, seed=60, sun=(200, 120, 66)),
        (someone(182, 280, 1.24, "bow", _elf("#24483a", "#2f5a44", cape=tone("#1c3a2c"),
            sleeve=tone("#2f5a44")),
                 hooded(tone("#24483a"), heads.elf(hair="#d8c48a", style="hood", mood="stern")),
                     ELF,
                 far=Held(BOW(1.16, tone("#e0d2a8"), drawn=54), -14)),),
        "#e6ffc0"),
    "forests-owl": Recipe(
        scene("moonwood", lands.firs, lands.stars, seed=61, sun=(200, 110, 78)),
        (lambda pen: soaring(pen.at(200, 152, 1.14), tone("#8a6a48"), tone("#5c452e"),
            lambda p: _owl(p.at(0, -2, 1.25)),
                             140, raised=26, belly=tone("#e8d8b8")),),
        "#e8fbff"),
    "forests-tiger": Recipe(
        scene("deepwood", lands.woods, seed=62, sun=(300, 100, 50)),
        (animal(176, 296, 1.3, TIGER, "leap", Coat(tone("#e08a2a"), tone("#e08a2a"),
            tone("#f6e6c8")),
                muzzles.cat(tone("#e08a2a"), tone("#f6e6c8"), stripes="#2a1410", mouth="roar"),
                thin_tail(tone("#e08a2a"), DARK), over=_striped), _ferns),
        "#e6ffc0"),
    "forests-druid": Recipe(
        scene("moonwood", lands.firs, seed=63, sun=(200, 100, 60), crescent=True),
        (_ring_stones, someone(196, 280, 1.2, "present", _elf("#5a6a44", "#4a5a3a",
            robe=tone("#6a7a50"),
                               sleeve=tone("#5a6a44"), bracer=None, fur=tone("#8a7a5a"), belt=BARK),
                               joined(heads.human("#d8b08a", "#e8e6dc", "long", "full", mood="calm",
                                   old=True),
                                      hats.antlers(BONE, 0.8)), ELF,
                               far=Held(gear.staff(58, 106, WOOD, "antler", "#8aff6a"), 6))),
        "#e8fbff"),
    "forests-root-walker": Recipe(
        scene("glade", lands.firs, seed=64, sun=(310, 80, 44)),
        (thing(190, 284, 1.06, lambda pen: monsters.tree_man(pen, tone("#6a4a30"), tone("#5a9a3a")),
            shadow=110),),
        "#fbffd8"),
    "forests-queens-arrow": Recipe(
        scene("moonwood", lands.woods, lands.stars, seed=65, sun=(280, 86, 50), crescent=True),
        (someone(166, 280, 1.38, "aim low", _elf("#2a2f4a", "#343a5c", cape=tone("#1c2038"),
            sleeve=tone("#2a2f4a"),
                 legs=tone("#2a2f4a"), boots=tone("#1c2038"), bracer=tone("#a8b4c8")),
                 joined(hooded(tone("#2a2f4a"), joined(heads.elf(hair="#f0f0f8", style="hood",
                     mood="calm"),
                        hats.veil(tone("#8a2f4a"))))), ELF, far=Held(BOW(0.94, tone("#dfe6f0"),
                            drawn=74), 0)),),
        "#e8fbff"),
    "forests-white-hart": Recipe(
        scene("deepwood", lands.firs, seed=66, sun=(228, 110, 84), rays=28),
        (lambda pen: beast(pen.at(186, 278, 1.22), STAG, "paw",
            Coat(tone("#f4f4ee"), tone("#c8a83a")),
                           muzzles.deer(tone("#f4f4ee"), tone("#f0d68a"), 1.1, halo="#fbffd8"),
                           brush_tail(tone("#ffffff"), 20, 26)), _snow_flowers),
        "#ffffe6"),
}  # fmt: skip
