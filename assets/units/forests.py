"""The forests: elves among the trees, and beasts."""

from __future__ import annotations

from assets.units import gear, hats, heads, lands, monsters, muzzles
from assets.units.beasts import (
    BEAR,
    BOAR,
    CAT,
    HOUND,
    STAG,
    TIGER,
    Coat,
    beast,
    brush_tail,
    thin_tail,
)
from assets.units.brush import tone
from assets.units.fiends import hooded
from assets.units.forests_props import (
    brambles,
    branch,
    ferns,
    honey,
    mossy,
    owl,
    ring_stones,
    snow_flowers,
    spots,
    striped,
    swarm,
)
from assets.units.gear import BONE, WOOD
from assets.units.hats import GOLD, LEATHER, STEEL
from assets.units.heads import joined
from assets.units.objects import lute, notes, rings
from assets.units.people import Held, Outfit
from assets.units.poses import ELF
from assets.units.recipes import Recipe, animal, scene, someone, thing
from assets.units.wings import soaring, wasp

FAIR, TAWNY = tone("#f0cfa8"), tone("#d8a878")
LEAF, PINE, FERN, MOSS = tone("#4f8a3a"), tone("#2a5a3a"), tone("#7a9a3a"), tone("#6f9a3c")
BARK, DARK = tone("#6a4a2c"), tone("#2c1e1a")
BOW = gear.bow


def _elf(coat: str, skirt: str, **more: object) -> Outfit:
    base: dict[str, object] = {
        "skin": FAIR, "coat": tone(coat), "legs": tone("#7a6a44"), "boots": LEATHER,
        "skirt": tone(skirt), "belt": LEATHER, "bracer": LEATHER,
    }  # fmt: skip
    return Outfit(**(base | more))  # type: ignore[arg-type]


PICTURES: dict[str, Recipe] = {
    "forests-acorn-archer": Recipe(
        scene("glade", lands.woods, seed=51, sun=(220, 110, 60)),
        (branch, someone(184, 250, 1.08, "bow", _elf("#8a6a34", "#a8843c", legs=LEAF),
                          joined(heads.elf(hair="#b8602a", style="braid", mood="fierce"),
                              hats.acorn(tone("#7a5228"))),
                          ELF, far=Held(BOW(0.9, drawn=66), -8), shadow=False)),
        "#fbffd8"),
    "forests-lynx": Recipe(
        scene("autumn", lands.firs, seed=52, sun=(290, 110, 54)),
        (animal(184, 276, 1.56, CAT, "stalk", Coat(tone("#b08a5a"), tone("#b08a5a"),
            tone("#efe2c8")),
                muzzles.cat(tone("#b08a5a"), tone("#f4ead6"), "#d8f06a", tufts=True),
                thin_tail(tone("#b08a5a"), DARK, 0.3), over=spots),),
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
                thin_tail(tone("#5c463a"), DARK, 0.6), over=brambles),),
        "#e6ffc0"),
    "forests-moss-bear": Recipe(
        scene("glade", lands.firs, seed=55, sun=(100, 90, 46)),
        (animal(192, 276, 1.42, BEAR, "walk", Coat(tone("#7a5636"), tone("#6a4a30")),
                muzzles.bear(tone("#7a5636"), tone("#c09a6a")), over=mossy),),
        "#fbffd8"),
    "forests-glade-fencer": Recipe(
        scene("teal", lands.woods, lands.rain, seed=56, sun=(120, 100, 50)),
        (someone(158, 274, 1.24, "lunge", _elf("#2f6a5a", "#3f7a68", cape=tone("#c8a83a"),
            bracer=STEEL),
                 heads.elf(hair="#e8e0d0", style="tail", mood="stern"), ELF,
                     near=Held(gear.rapier(84), 80)),),
        "#dafff0"),
    "forests-she-wolf": Recipe(
        scene("glade", lands.firs, lands.woods, seed=57, sun=(290, 96, 56)),
        (animal(322, 214, 0.6, HOUND, "stalk", Coat(tone("#4a4a4e"), tone("#3a3a3e")),
                muzzles.wolf(tone("#4a4a4e"), tone("#6a6a6e"), "#ffd84a"),
                brush_tail(tone("#4a4a4e"), 20)),
         animal(170, 272, 1.42, HOUND, "stalk", Coat(tone("#8a8c90"), tone("#74767c"),
            tone("#dcdad2")), muzzles.wolf(tone("#8a8c90"), tone("#e8e4d8"), "#ffc83a"),
                brush_tail(tone("#7c7e84"), 24))),
        "#fbffd8"),
    "forests-old-bear": Recipe(
        scene("autumn", lands.woods, seed=58, sun=(120, 110, 60)),
        (honey, animal(148, 280, 1.2, BEAR, "rear", Coat(tone("#5a3c28"), tone("#4a3020")),
                        muzzles.bear(tone("#5a3c28"), tone("#b8905a"), "roar", scar=True))),
        "#fff3c0"),
    "forests-wasps": Recipe(
        scene("autumn", lands.firs, seed=59, sun=(240, 120, 70)),
        (swarm, lambda pen: wasp(pen.at(238, 142, 1.3, -8), tone("#f4bc2a"), "#2a1a10",
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
            lambda p: owl(p.at(0, -2, 1.25)),
                             140, raised=26, belly=tone("#e8d8b8")),),
        "#e8fbff"),
    "forests-tiger": Recipe(
        scene("deepwood", lands.woods, seed=62, sun=(300, 100, 50)),
        (animal(176, 296, 1.3, TIGER, "leap", Coat(tone("#e08a2a"), tone("#e08a2a"),
            tone("#f6e6c8")),
                muzzles.cat(tone("#e08a2a"), tone("#f6e6c8"), stripes="#2a1410", mouth="roar"),
                thin_tail(tone("#e08a2a"), DARK), over=striped), ferns),
        "#e6ffc0"),
    "forests-druid": Recipe(
        scene("moonwood", lands.firs, seed=63, sun=(200, 100, 60), crescent=True),
        (ring_stones, someone(196, 280, 1.2, "present", _elf("#5a6a44", "#4a5a3a",
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
                           brush_tail(tone("#ffffff"), 20, 26)), snow_flowers),
        "#ffffe6"),
}  # fmt: skip
