"""The swamp: hags, trolls, and the folk of the water."""

from __future__ import annotations

import itertools
import math

from assets.units import fiends, gear, hats, heads, lands, monsters
from assets.units.brush import Pen, oval, swept, tone
from assets.units.fiends import hooded
from assets.units.gear import BONE, DARKWOOD, WOOD
from assets.units.hats import GOLD, IRON, LEATHER
from assets.units.heads import Draw, joined
from assets.units.objects import boulder, kettle, notes, rings
from assets.units.people import Held, Outfit
from assets.units.poses import FROG, GIANT, HAG, TROLL
from assets.units.recipes import Recipe, scene, someone, thing
from assets.units.wings import feathered

OLIVE, MOSS, TEAL, PLUM = tone("#6a7a3a"), tone("#4f6a3a"), tone("#2f6a66"), tone("#5a3a5a")
RAG = tone("#5a5044")


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


def _pool(y: float = 262, rx: float = 150, colour: str = "#7fcfb4") -> Draw:
    """Water around the feet."""

    def draw(pen: Pen) -> None:
        pen.flat(oval(200, y, rx, 16), colour, 0.75)
        rings(pen, 200, y, [rx * 0.5, rx * 0.74], "#f2fff8", 0.12, 0.7)

    return draw


def _leech_rod(pen: Pen) -> None:
    pen.rod([(0, 60), (0, -84)], 5, WOOD)
    pen.line([(0, -82), (26, -74), (30, -48)], "#e0d8c0", 2, edge=True)
    pen.solid(swept([(30, -50), (24, -38), (34, -26), (28, -10)], [4, 7, 7, 0]), tone("#5a2030"))


def _bucket(pen: Pen) -> None:
    pen.line([(-16, 8), (0, -4), (16, 8)], IRON.light, 2.4, edge=True)
    pen.solid([(-19, 8, 0), (19, 8, 0), (15, 42, 0), (-15, 42, 0)], WOOD)
    pen.line([(-18, 18), (18, 18)], IRON.main, 3.4)
    pen.solid(swept([(-10, 8), (-14, -6), (-6, -14)], [5, 5, 0]), tone("#5a2030"))
    pen.solid(swept([(8, 8), (12, -8), (6, -18)], [5, 5, 0]), tone("#7a2a3c"))


def _sleep_signs(pen: Pen) -> None:
    for x, y, s in ((304, 92, 1.0), (336, 60, 0.74), (282, 132, 0.62)):
        p = pen.at(x, y, s)
        p.line([(-14, -16, 0), (14, -16, 0), (-14, 16, 0), (14, 16, 0)], "#3a2a5a", 10)
        p.line([(-14, -16, 0), (14, -16, 0), (-14, 16, 0), (14, 16, 0)], "#d8b8ff", 5.4)


def _lurker(pen: Pen) -> None:
    """A newt man up to his chest in a puddle."""
    hide, fin = tone("#3f8a78"), tone("#8ad0a8")
    for x, y in ((-84, -6), (82, -14)):
        pen.solid(swept([(x * 0.4, 0), (x * 0.8, -24), (x, y - 14)], [17, 13, 9]), hide)
        for d in (-16, 0, 16):
            pen.rod([(x, y - 14), (x + d + x * 0.1, y + 12)], 6, hide)
            pen.ball(x + d + x * 0.1, y + 12, 5, fin)
    pen.solid([(-56, 20), (-52, -40), (-30, -70), (30, -72), (52, -40), (58, 20)], hide)
    pen.solid([(-26, 20), (-28, -30), (0, -52), (28, -30), (28, 20)], tone("#c8e0a8"))
    pen.solid([(-14, -128, 0), (-22, -164, 0), (0, -146), (10, -176, 0), (24, -142), (44, -158, 0),
        (36, -120),
               (0, -110)], fin)  # fmt: skip
    pen.solid(
        [
            (-54, -92),
            (-40, -124),
            (0, -136),
            (42, -124),
            (58, -92),
            (40, -68),
            (0, -60),
            (-38, -68),
        ],
        hide,
    )
    for side in (-1, 1):
        p = pen.at(side * 48 + 2, -96, flip=side < 0)
        p.solid(
            [(-4, -12, 0), (26, -28, 0), (20, -8), (36, 0, 0), (20, 8), (24, 24, 0), (-4, 10, 0)],
            fin,
        )
    for x in (-20, 24):
        pen.ball(x, -104, 15, tone("#f6e86a"))
        pen.flat(
            [
                (x - 3, -117),
                (x + 3, -117),
                (x + 4, -104),
                (x + 2, -91),
                (x - 2, -91),
                (x - 4, -104),
            ],
            "#14100a",
        )
    pen.flat([(-34, -80), (0, -84), (38, -82), (26, -70), (0, -66), (-22, -70)], "#5a1424")
    for k in range(7):
        x = -26 + 9 * k
        pen.flat([(x - 3.4, -81, 0), (x, -73, 0), (x + 3.4, -81.4, 0)], "#fff8e6")


def _puddle_front(pen: Pen) -> None:
    pen.flat([(40, 262), (110, 248), (200, 254), (292, 248), (364, 262), (330, 284), (200, 294),
        (70, 284)],
             "#3f9a8a", 0.94)  # fmt: skip
    rings(pen, 200, 268, [64, 96, 128], "#e6fff4", 0.16, 0.8)
    for x, top in ((46, 116), (60, 150), (340, 130), (356, 104), (372, 160)):
        pen.line([(x, 288), (x + 3, 210), (x - 4, top)], "#1c3a2a", 3.4)
        pen.flat(oval(x - 3, top + 16, 5, 15), "#5a3a1c")


def _wisp(pen: Pen) -> None:
    """A light with a face."""
    pen.glow(0, 0, 128, "#8affd0", 0.75)
    for k, (h, w, colour) in enumerate(
        ((112, 56, "#2fae90"), (90, 42, "#7af0c4"), (66, 29, "#f0fff0"))
    ):
        pen.flat([(0, 56 - 10 * k), (-w, 30), (-w * 1.04, -8), (-w * 0.5, -h * 0.56, 0),
            (-w * 0.3, -h * 0.34),
                  (6, -h, 0), (w * 0.4, -h * 0.4), (w * 0.8, -h * 0.66, 0), (w * 1.06, -6),
                      (w, 32)], colour,
                 edge=k == 0)  # fmt: skip
    for x in (-13, 13):
        pen.flat(oval(x, 2, 7, 10), "#0f4a44")
        pen.dot(x - 2, -2, 2.4, "#ffffff")
    pen.flat([(-14, 20), (0, 24), (14, 20), (8, 32), (-8, 32)], "#0f4a44")


def _lights(pen: Pen) -> None:
    for x, y, r in ((66, 222, 12), (340, 206, 15), (104, 132, 8), (306, 110, 9)):
        pen.glow(x, y, r * 2.6, "#8affd0", 0.7)
        pen.dot(x, y, r * 0.5, "#f0fff0")
    pen.line(
        [(330, 300), (280, 274), (120, 268), (96, 252), (180, 240), (196, 232)], "#c8b88a", 5, 0.5
    )


def _veil(pen: Pen) -> None:
    pen.flat([(8, -26), (-16, -24), (-34, 6), (-46, 62), (-66, 120, 0), (-30, 104), (-6, 118, 0),
        (-14, 40),
              (-14, 0)], "#e6fff6", 0.66)  # fmt: skip
    for x, y in ((-12, -20), (-2, -25), (9, -23)):
        for k in range(5):
            a = k * math.tau / 5
            pen.dot(x + 4 * math.cos(a), y + 4 * math.sin(a), 3, "#f6c8d8")
        pen.dot(x, y, 2, "#ffe27a")


def _bouquet(pen: Pen) -> None:
    for x, y, colour in (
        (-10, -16, "#d85a8a"),
        (4, -24, "#e8e0f0"),
        (14, -12, "#8a5ad0"),
        (0, -8, "#f0d060"),
    ):
        pen.line([(x * 0.3, 16), (x, y)], "#3f7a4a", 3, edge=True)
        pen.ball(x, y, 8, tone(colour))
        pen.dot(x, y, 2.6, "#3a2a2a")


def _heron(pen: Pen) -> None:
    """A heron on one leg, its wings half open, a snake in its beak."""
    grey, dark, leg = tone("#8fa8b0"), tone("#42586a"), tone("#c8903a")
    pen.rod([(-4, -70), (-8, -36), (-2, 0)], 6, leg)
    for d in (-18, 2, 20):
        pen.rod([(-2, 0), (-2 + d, 4)], 4.6, leg)
    pen.rod([(8, -72), (38, -48), (16, -34)], 6, leg)
    pen.solid([(-34, -84), (-66, -58), (-80, -44, 0), (-58, -80), (-40, -104)], dark)
    feathered(pen.at(-20, -118), grey, dark, 104, 36, flip=True)
    pen.solid(
        [(-44, -92), (-34, -124), (0, -138), (30, -124), (34, -96), (12, -68), (-20, -66)], grey
    )
    feathered(pen.at(12, -116), grey, dark, 104, 44)
    pen.solid(
        swept([(16, -122), (40, -146), (26, -174), (34, -204)], [16, 11, 9, 9]), tone("#d8e0e0")
    )
    pen.solid(
        [(20, -206), (26, -222), (42, -222), (52, -210), (40, -198), (26, -196)], tone("#e6ecec")
    )
    pen.solid([(24, -216, 0), (2, -226), (-18, -218, 0), (2, -214), (22, -206, 0)], dark)
    pen.solid([(48, -216, 0), (104, -204, 0), (48, -202, 0)], tone("#e0a83a"))
    pen.eye(41, -212, 3.6, "#d8ff5a")
    pen.line([(82, -230), (92, -214), (84, -202), (96, -188), (86, -172)], "#3f7a2a", 6, edge=True)


def _cradle_harp(pen: Pen) -> None:
    """A harp made of a rib cage."""
    pen.rod([(-16, 34), (-26, -16), (-6, -52)], 7, BONE)
    pen.rod([(-6, -52), (24, -58), (44, -40)], 7, BONE)
    pen.rod([(44, -40), (24, 6), (-16, 34)], 6, BONE)
    for k in range(5):
        a, b = (-22 + 6 * k, -6 - 10 * k), (-8 + 11 * k, 26 - 15 * k)
        pen.line([a, b], "#f6f0da", 1.6)
    pen.at(46, -46, 0.6).ball(0, 0, 16, BONE, 15)


def _blowpipe(pen: Pen) -> None:
    pen.rod([(-70, 0), (70, -3)], 7, tone("#b89a4a"))
    for x in (-40, 0, 40):
        pen.line([(x, -5), (x, 4)], "#6a4a1c", 3)
    pen.blade([(84, -8), (100, -3), (84, 2)], tone("#d8443a"))


def _plumes(pen: Pen) -> None:
    for k, colour in enumerate(("#d8443a", "#f0b83a", "#3a9ad0", "#f0b83a", "#d8443a")):
        pen.at(-2, -14, 1, -56 + 26 * k).solid([(-5, 0, 0), (-8, -22), (0, -42, 0), (8, -22),
            (5, 0, 0)],
                                             tone(colour))  # fmt: skip
    pen.solid([(-19, -12, 0), (0, -17), (19, -14, 0), (19, -8, 0), (0, -10), (-19, -5, 0)], GOLD)


def _third_arm(pen: Pen) -> None:
    """An arm with two elbows more than it needs."""
    skin = tone("#6f8f7a")
    joints = [(34, 6), (78, -8), (64, -48), (112, -56), (122, -14)]
    for (a, b), r in zip(itertools.pairwise(joints), (17, 15, 13, 12), strict=True):
        pen.limb(a, b, r, r * 0.86, skin)
    pen.ball(122, -10, 15, skin)
    for d in (-14, 0, 14):
        pen.rod([(123, -4), (126 + d, 18)], 7, skin)
    pen.line([(66, -66), (42, -40)], "#e8d8b0", 3.4)
    for k in range(4):
        pen.line([(44 + 6 * k, -36 - 8 * k), (52 + 6 * k, -32 - 8 * k)], "#e8d8b0", 2.4)


def _parasol(pen: Pen) -> None:
    p = pen.at(0, 42)
    _parasol_at(p)


def _parasol_at(pen: Pen) -> None:
    pen.rod([(0, 0), (0, -108)], 5, WOOD)
    pen.solid([(-62, -96, 0), (-48, -126), (0, -146), (48, -126), (62, -96, 0), (42, -104),
        (20, -96, 0),
               (0, -104), (-20, -96, 0), (-42, -104)], tone("#a83a5a"))  # fmt: skip
    for x in (-30, 0, 30):
        pen.line([(0, -146), (x * 0.8, -124), (x, -102)], "#f0c8b0", 2.4)


def _cup(pen: Pen) -> None:
    pen.solid([(-13, -14, 0), (13, -14, 0), (9, 4), (-9, 4)], tone("#f2ead8"))
    pen.line([(12, -10), (20, -6), (11, 0)], "#f2ead8", 3.4, edge=True)
    pen.flat(oval(0, -14, 12, 3.4), "#6ad83a")
    pen.line([(-4, -22), (2, -32), (-3, -42)], "#d8ffb0", 3, 0.7)


def _great_hat(pen: Pen) -> None:
    hats.pointed(tone("#3a2a4a"), GOLD)(pen)
    for x, y, colour in ((-22, -14, "#d85a8a"), (-30, -16, "#f0d060"), (22, -16, "#6ac0d8")):
        pen.ball(x, y, 7, tone(colour))


def _mound(pen: Pen) -> None:
    """Skirts like a hill."""
    pen.solid([(-40, -100), (-88, -60), (-134, 0, 0), (-60, 8), (0, 4), (64, 8), (138, 0, 0),
        (92, -60), (44, -100)],
              tone("#4f3a5a"))  # fmt: skip
    for x, y in ((-70, -20), (-20, -36), (34, -24), (80, -14), (-100, -8)):
        pen.solid(
            [(x - 16, y), (x, y - 13, 0), (x + 16, y), (x, y + 13, 0)], tone("#8a5a7a"), shine=False
        )
    pen.line([(-130, -6), (-60, 0), (0, -4), (64, 0), (134, -6)], "#e8d8b0", 4)


PICTURES: dict[str, Recipe] = {
    "swamp-leech-catcher": Recipe(
        scene("mire", lands.reeds, seed=71, sun=(290, 96, 50)),
        (someone(176, 276, 1.2, "staff", _hag("#a8a878", "#5a6a4a", robe=None, legs=tone("#a8a878"),
            bare=True,
                 skirt=tone("#6a7a54")), joined(heads.hag("#a8a878", "#8a8470", mood="calm"),
                 hats.scarf(tone("#a84a3a"), False)), HAG, near=Held(_bucket, 0),
                     far=Held(_leech_rod, 18),
                 shadow=False), _pool(272, 130, "#8aa878")),
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
         _sleep_signs),
        "#dafff0"),
    "swamp-reed-lurker": Recipe(
        scene("fog", lands.reeds, seed=75, sun=(200, 96, 56)),
        (thing(200, 254, 1.16, _lurker), _puddle_front),
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
        (_lights, thing(196, 150, 1.12, _wisp)),
        "#8affd0"),
    "swamp-drowned-bride": Recipe(
        scene("fog", lands.reeds, lands.mist, seed=80, sun=(200, 100, 64)),
        (lambda pen: monsters.ghost(pen.at(196, 144, 1.1), tone("#a8d0c4", 0.7),
            joined(heads.human("#bcd8c8", "#2f5a4a",
                                    "long", mood="sad", mouth="frown", slim=True, iris="#e6fff0"),
                                        _veil),
                                    ((-52, -4), (54, 20)), (-60, 20)),
         lambda pen: _bouquet(pen.at(262, 168, 1.2))),
        "#e6fff6"),
    "swamp-heron": Recipe(
        scene("mire", lands.reeds, lands.clouds, seed=81, sun=(200, 130, 76)),
        (_pool(274, 120, "#8aa878"), thing(186, 276, 1.12, _heron)),
        "#f2f6cc"),
    "swamp-lullaby-hag": Recipe(
        scene("teal", lands.willows, lands.stars, seed=82, sun=(296, 76, 46), crescent=True),
        (someone(178, 280, 1.3, "gift", _hag("#8fa88a", "#2f5a6a", cape=tone("#24405a"), belt=GOLD),
                 hooded(tone("#2f5a6a"), heads.hag("#8fa88a", "#c8d0c8", mood="sad",
                     eye="#bfffe0")), HAG,
                 far=Held(lambda pen: _cradle_harp(pen.at(4, -20, 1.2)), 0)),
         lambda pen: notes(pen, [(286, 128, 0.9), (322, 170, 1.1), (346, 122, 0.7)], "#0c3234")),
        "#dafff0"),
    "swamp-blowpipe": Recipe(
        scene("mire", lands.willows, seed=83, sun=(120, 96, 50)),
        (someone(156, 280, 1.44, "aim low", _frog("#4f8a4a", "#b8503a", sash=tone("#e0b54a"),
            belt=GOLD),
                 joined(fiends.frog("#4f8a4a", "#e8d890", mouth="shut"), _plumes), FROG,
                 far=Held(_blowpipe, -2)),),
        "#f2f6cc"),
    "swamp-three-elbow": Recipe(
        scene("murk", lands.willows, seed=84, sun=(220, 120, 66)),
        (someone(160, 286, 1.3, "proud", _troll("#6f8f7a", "#6a4a3a", sash=LEATHER),
                 heads.troll("#6f8f7a", "#8a7a3a"), TROLL, back=_third_arm),),
        "#e6f08a"),
    "swamp-great-aunt-bog": Recipe(
        scene("fog", lands.willows, seed=85, sun=(200, 110, 80), rays=26),
        (lambda pen: _mound(pen.at(186, 288, 1.06)),
         someone(184, 288, 1.14, "present", Outfit(tone("#a8b07a"), tone("#5a4468"),
             sleeve=tone("#5a4468"),
                 robe=tone("#4f3a5a"), fur=tone("#d8d0b8"), belt=GOLD),
                 joined(heads.hag("#a8b07a", "#e0dcd0", mood="stern"), _great_hat), GIANT,
                 near=Held(_cup, 0), far=Held(_parasol, 34), shadow=False)),
        "#fbfff0"),
    "swamp-mother-hydra": Recipe(
        scene("murk", lands.reeds, seed=86, sun=(200, 100, 76), rays=28),
        (thing(200, 290, 1.28, lambda pen: monsters.hydra(pen, tone("#5a7a3a"), tone("#e0c87a"), 5,
            9,
               monsters.serpent_head(tone("#5a7a3a"), tone("#e0c87a"), "#ff6a3a", tone("#a83a4a")),
                   1.06), shadow=120),),
        "#e6f08a"),
}  # fmt: skip
