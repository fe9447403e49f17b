"""Four officers for the Ober of the German pack: a captain, a huntsman's horn, a falcon, a pipe."""

from __future__ import annotations

from assets.cards.attire import (
    CREAM,
    CREAM_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_LINE,
    HEAD,
    LEAF_DARK,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WOOD,
    WOOD_DARK,
    Cloth,
    edged,
    fist,
    gold,
    jewel,
    sleeve,
)  # fmt: skip
from assets.cards.faces import Face, ears, features, neck
from assets.cards.suits import symbol
from assets.cards.svg import circle, ellipse, line, mix, moved, path, placed

_COAT = "M-14,-53 C-38,-52 -58,-46 -64,-28 L-74,0 L74,0 L64,-28 C58,-46 38,-52 14,-53 Z"
_COAT_SHADE = "M2,-53 L14,-53 C38,-52 58,-46 64,-28 L74,0 L2,0 Z"


def _coat(cloth: Cloth) -> list[str]:
    return [path(_COAT, cloth.main), path(_COAT_SHADE, cloth.dark, opacity=0.72)]


def leaves(cloth: Cloth) -> list[str]:
    """A captain of the guard: crested helmet, breastplate, pointed beard, a sword."""
    face = Face("#f0cba6", "#6d3b1a", brows="stern", nose="straight", mouth="firm", jaw=13.4,
        chin=28,
                iris="#4a6a4a")  # fmt: skip
    hair = "#7a4420"
    beard = [
        path("M-12,22 C-6,18 6,18 12,22 C11,30 5,38 0,43 C-5,38 -11,30 -12,22 Z", hair),
        line("M-5,25 C-5,30 -3,35 0,39 M5,25 C5,30 3,35 0,39", "#b0733c", 1),
        path("M0,10.6 C-6,8.4 -12,10 -18,7 C-15,15.6 -5,16 0,13.2 C5,16 15,15.6 18,7 C12,10 "
             "6,8.4 0,10.6 Z", hair),
    ]  # fmt: skip
    helmet = [
        edged("M-6,-40 C-16,-58 8,-66 26,-54 C40,-46 40,-28 34,-18 C32,-32 22,-40 8,-38 Z",
            cloth.accent,
              mix(cloth.accent, "#1a0508", 0.5)),
        line("M4,-56 C18,-56 30,-48 34,-32 M2,-48 C14,-50 26,-44 31,-30", "#ffffff", 1,
            stroke_opacity=0.45),
        edged("M-24,-10 C-27,-36 -14,-48 0,-48 C14,-48 27,-36 24,-10 C12,-18 -12,-18 -24,-10 Z",
            STEEL, STEEL_DARK, 1),
        path("M2,-48 C15,-47 27,-36 24,-10 C17,-14.6 10,-16 2,-16.2 Z", STEEL_DARK, opacity=0.65),
        line("M-15,-38 C-19,-32 -20,-26 -20,-20", STEEL_LIGHT, 2.2),
        edged("M-36,-9 C-20,-22 20,-22 36,-9 C22,-13 12,-14.6 0,-14.6 C-12,-14.6 -22,-13 -36,-9 "
              "Z", STEEL_LIGHT,
              STEEL_DARK),
        gold("M-3,-48 C-3,-52 3,-52 3,-48 V-17 H-3 Z"),
        circle(0, -27, 7.4, GOLD_LIGHT, stroke=GOLD_LINE, stroke_width=0.8), symbol(cloth.mark, 0,
            -27, 9.6, cloth.ink),
    ]  # fmt: skip
    plate = [
        edged("M-30,-50 C-38,-30 -36,-14 -30,0 L30,0 C36,-14 38,-30 30,-50 C16,-42 -16,-42 "
              "-30,-50 Z", STEEL,
              STEEL_DARK, 1),
        path("M0,-44 C14,-44 24,-47 30,-50 C38,-30 36,-14 30,0 L0,0 Z", STEEL_DARK, opacity=0.6),
        line("M0,-44 V0", STEEL_LIGHT, 2), line("M-28,-44 C-14,-37 14,-37 28,-44", GOLD, 2.4),
        *(circle(s * 25, -34, 1.8, GOLD) for s in (-1, 1)),
        edged("M-26,-52 C-24,-40 -8,-36 0,-36 C8,-36 24,-40 26,-52 C16,-56 -16,-56 -26,-52 Z",
            CREAM, "#8f8468"),
        symbol(cloth.mark, -16, -19, 14, cloth.main), symbol(cloth.mark, 16, -19, 14, cloth.main),
    ]  # fmt: skip
    sword = [
        path("M54.5,-40 L54.5,-116 L59,-128 L59,-40 Z", STEEL_LIGHT), path("M63.5,-40 L63.5,-116 "
                                        "L59,-128 L59,-40 Z", STEEL),
        line("M54.5,-40 V-116 L59,-128 L63.5,-116 V-40", STEEL_DARK, 0.8),
        gold("M44,-45 C50,-38 68,-38 74,-45 L72,-37 C66,-34 52,-34 46,-37 Z"),
        line("M59,-36 V-12", "#5a3018", 5), circle(59, -9, 4.2, GOLD, stroke=GOLD_LINE,
            stroke_width=0.8),
    ]  # fmt: skip
    return [
        *_coat(cloth), placed(neck(face, 10, 34), *HEAD), *plate, *sword,
        placed([*ears(face), *features(face), *beard, *helmet], *HEAD),
        sleeve(59, -25, cloth.second, GOLD), fist(face.skin, 59, -27),
    ]  # fmt: skip


def hearts(cloth: Cloth) -> list[str]:
    """A herald of the hunt: wide slouched hat, long moustache, a great curved horn."""
    face = Face("#f5cdac", "#b9792f", brows="kind", nose="broad", mouth="smile", eyes="smiling",
        jaw=14, chin=28,
                blush=0.36, iris="#3f6f93")  # fmt: skip
    hair, sheen = "#c1843a", "#e6b873"
    locks = path("M-20,-16 C-27,-4 -27,12 -23,20 L23,20 C27,12 27,-4 20,-16 Z", hair)
    beard = [
        path("M0,10.4 C-7,7.4 -14,10 -23,8 C-21,17 -8,17.4 0,13.2 C8,17.4 21,17 23,8 C14,10 "
             "7,7.4 0,10.4 Z", hair),
        line("M-4,11.6 C-10,11.6 -16,12.4 -20,10.6 M4,11.6 C10,11.6 16,12.4 20,10.6", sheen, 0.9),
        path("M-4,23 C-2,21.6 2,21.6 4,23 C4,27 2,30 0,32 C-2,30 -4,27 -4,23 Z", hair),
    ]  # fmt: skip
    hat = [
        edged("M-22,-22 C-24,-44 -10,-50 2,-48 C18,-48 26,-38 23,-20 Z", cloth.main, cloth.dark),
        path("M4,-48 C18,-47 26,-38 23,-20 L4,-21 Z", cloth.dark, opacity=0.7),
        edged("M-46,-14 C-40,-28 -18,-26 0,-24 C20,-22 36,-30 44,-20 C34,-10 18,-14 0,-14 "
              "C-16,-14 -34,-6 -46,-14 Z",
              cloth.main, cloth.dark, 1),
        path("M4,-23.6 C22,-22 36,-30 44,-20 C34,-10 18,-14 4,-14 Z", cloth.dark, opacity=0.7),
        line("M-22,-24.6 C-8,-27 8,-24 23,-24", cloth.accent, 3.4),
        edged("M-19,-26 C-36,-34 -40,-48 -30,-57 C-29,-46 -22,-38 -12,-34 Z", CREAM, CREAM_DARK),
        line("M-18,-28 C-26,-36 -30,-44 -30,-52", "#b9ab8a", 0.9),
        circle(-17, -27, 5.6, GOLD, stroke=GOLD_LINE, stroke_width=0.8), symbol(cloth.mark, -17,
            -27, 7.4, cloth.ink),
    ]  # fmt: skip
    coat = [
        *_coat(cloth),
        path("M-16,-48 L16,-48 L12,0 L-12,0 Z", cloth.second), path("M2,-48 L16,-48 L12,0 L2,0 Z",
            cloth.second_dark),
        line("M-17,-48 L-13,0 M17,-48 L13,0", GOLD, 1.8),
        line("M-10,-32 H10 M-10,-22 H10 M-9,-12 H9", GOLD_LIGHT, 2), *(circle(0, y, 2,
            GOLD) for y in (-32, -22, -12)),
        edged("M-27,-54 C-26,-40 -14,-32 0,-32 C14,-32 26,-40 27,-54 C14,-48 -14,-48 -27,-54 Z",
            CREAM, "#8f8468"),
        *(symbol(cloth.mark, s * x, y, 9, cloth.accent) for s in (-1, 1) for x, y in ((30, -32),
            (40, -20), (28, -14))),
    ]  # fmt: skip
    bend = "M42,-54 C44,-34 64,-26 68,-46 C72,-66 60,-82 56,-112"
    horn = [
        line("M50,-36 C34,-50 36,-86 60,-96", cloth.accent, 2),
        line(bend, GOLD_LINE, 12.4), line(bend, "#f0dfb4", 10.6), line("M47,-46 C52,-37 62,-38 "
                                        "64,-48", "#fff7e2", 2.4),
        edged("M43,-110 C48,-118 66,-120 73,-114 L62,-86 L50,-84 Z", "#f0dfb4", GOLD_LINE, 1),
        path("M59,-118.4 C66,-118.6 71,-117 73,-114 L62,-86 L57,-85 Z", "#cdb47e"),
        ellipse(58, -114.6, 15.4, 4.6, GOLD, stroke=GOLD_LINE, stroke_width=1), ellipse(58,
            -114.6, 11, 2.8, "#4a2c12"),
        gold("M49,-90 L64,-92 L63,-84 L50,-82 Z"), gold("M36,-56 L48,-60 L49,-52 L38,-48 Z"),
    ]  # fmt: skip
    return [
        placed([locks], *HEAD), *coat[:2], placed(neck(face, 10, 34), *HEAD), *coat[2:], *horn,
        placed([*features(face), *beard, *hat], *HEAD),
        sleeve(57, -25, cloth.main, GOLD_LIGHT), fist(face.skin, 57, -28),
    ]  # fmt: skip


def bells(cloth: Cloth) -> list[str]:
    """A falconer: wound turban with a jewel, dark beard, a falcon on the glove."""
    face = Face("#c08a5a", "#1d1412", brows="heavy", nose="hooked", mouth="wry", jaw=13, chin=28,
        iris="#3b2413",
                gaze=1)  # fmt: skip
    hair, sheen = "#211715", "#55423c"
    beard = [
        path("M-20,2 C-20,14 -18,25 -12,30 C-7,36 7,36 12,30 C18,25 20,14 20,2 C18,9 13,11.6 "
             "8,11.4 C4,9.8 -4,9.8 -8,11.4 "
             "C-13,11.6 -18,9 -20,2 Z M-6.6,16.6 C-3,18.6 3,18.4 7,14 C5,20.4 -4,20.6 -6.6,16.6 "
             "Z", hair,
             fill_rule="evenodd"),
        line("M-12,18 C-12,24 -9,28 -6,31 M12,18 C12,24 9,28 6,31 M-3,24 V33 M3,24 V33", sheen, 1),
    ]  # fmt: skip
    turban = [
        edged("M-24,-10 C-36,-22 -34,-46 -12,-50 C6,-58 32,-48 31,-28 C31,-20 28,-14 24,-10 "
              "C12,-20 -12,-20 -24,-10 Z",
              CREAM, "#9c8f70", 1),
        path("M6,-53 C24,-52 31,-40 31,-28 C31,-20 28,-14 24,-10 C19,-14.6 12,-16.8 6,-17.2 Z",
            CREAM_DARK),
        line("M-22,-13 C-32,-28 -18,-44 2,-44 M-12,-16 C-22,-32 -6,-42 12,-40 M2,-17 C-8,-30 "
             "6,-36 22,-32 M14,-16 C8,-26 "
             "16,-28 29,-24", cloth.accent, 2.2),
        edged("M-3,-32 C-10,-46 -4,-56 2,-62 C6,-54 8,-44 4,-32 Z", cloth.second,
            cloth.second_dark),
        circle(0, -30, 7.4, GOLD, stroke=GOLD_LINE, stroke_width=0.9), symbol(cloth.mark, 0, -30,
            9.8, cloth.ink),
    ]  # fmt: skip
    coat = [
        *_coat(cloth),
        path("M-18,-52 L0,-14 L18,-52 Z", cloth.second), path("M2,-18 L18,-52 L2,-52 Z",
            cloth.second_dark),
        line("M-20,-52 L-1,-12 V0 M20,-52 L1,-12", GOLD, 2.6),
        line("M-46,-46 C-40,-30 -38,-14 -38,0 M46,-46 C40,-30 38,-14 38,0", GOLD_LIGHT, 2),
        *(symbol(cloth.mark, s * x, y, 12, GOLD_LIGHT) for s in (-1, 1) for x, y in ((28, -34),
            (24, -14))),
        line("M-60,-34 C-56,-22 -55,-10 -55,0", cloth.light, 1.6),
    ]  # fmt: skip
    bird, dark = "#8a6a48", "#523a24"
    falcon = [
        edged("M62,-42 L70,-30 L64,-28 L57,-40 Z", dark, "#2d1e12"),
        edged("M46,-92 C40,-104 48,-116 58,-115 C67,-114 70,-106 68,-98 C76,-88 76,-60 64,-42 "
              "C50,-44 42,-72 46,-92 Z",
              "#efe2c8", dark, 1),
        edged("M58,-100 C70,-98 78,-78 70,-44 C64,-54 58,-74 56,-94 Z", bird, dark, 1),
        line("M62,-88 C66,-80 68,-68 67,-58 M60,-80 C63,-74 65,-66 65,-58", "#c6a57c", 1),
        line("M49,-84 h3 M54,-80 h3 M48,-76 h3 M53,-71 h3 M50,-66 h3 M55,-61 h3 M53,-55 h3", bird,
            1.6),
        path("M48,-104 C48,-113 54,-116 59,-115 C66,-114 70,-106 68,-99 C62,-104 55,-106 48,-104 "
             "Z", bird),
        path("M47,-104 C42,-104 40,-100 42,-96 C44,-99 46,-99 48,-99 Z", "#e0a93a"),
        circle(52.6, -104.6, 3.2, "#e9b93f"), circle(52.2, -104.8, 1.7, "#1a0d08"),
        line("M54,-43 V-37 M61,-43 V-37", "#e0a93a", 2.4),
    ]  # fmt: skip
    glove = fist("#8a5a30", 57, -29)
    return [
        *coat[:2], placed(neck(face, 10, 34), *HEAD), *coat[2:], *falcon,
        placed([*ears(face), *features(face), *beard, *turban], *HEAD),
        sleeve(57, -27, cloth.main, WOOD_DARK), glove, jewel(57, -16, 2, cloth.accent),
    ]  # fmt: skip


def acorns(cloth: Cloth) -> list[str]:
    """A forest warden: felt hat with a brush, grey side-whiskers, a pipe, a crook-handled staff."""
    face = Face("#e8b78e", "#a7a197", brows="heavy", nose="broad", mouth="wry", age=2, jaw=15,
        chin=29, blush=0.28,
                iris="#4f6a3f")  # fmt: skip
    hair, sheen = "#b3ada2", "#dcd7cc"
    tuft = "M20.6,-6 C25,6 24,20 17,28 C13,27 13,20 14.6,14 C16.6,8 18.6,2 20.6,-6 Z"
    whiskers = [path(moved(tuft, 0, 0, flip=True), hair), path(tuft, "#8f897e")]
    whiskers += [
        path(
            "M0,10.4 C-6,8 -12,10 -17,15 C-12,18.4 -5,17.4 0,14 C5,17.4 12,18.4 17,15 C12,10 "
            "6,8 0,10.4 Z",
            hair,
        ),
        line("M-4,12 C-8,12 -11,13 -14,15 M4,12 C8,12 11,13 14,15", sheen, 0.9),
    ]
    pipe = [
        line("M4,18 C10,22 16,24 19,30", WOOD_DARK, 2.6),
        edged("M14,30 C14,24 24,24 25,29 L24,40 C22,44 17,44 15,40 Z", "#6d3f1f", "#341b0b"),
        line("M15,30 H25", GOLD, 1.6), line("M20,22 C16,16 26,12 21,4", "#ffffff", 1.6,
            stroke_opacity=0.55),
    ]  # fmt: skip
    hat = [
        edged("M-20,-20 C-22,-36 -14,-46 -6,-48 C0,-44 6,-44 10,-49 C18,-46 22,-36 20,-20 Z",
            cloth.second, cloth.second_dark),
        path("M2,-45.4 C6,-45.4 8,-47 10,-49 C18,-46 22,-36 20,-20 L2,-21 Z", cloth.second_dark,
            opacity=0.75),
        edged("M-38,-12 C-26,-24 26,-24 38,-14 C24,-16 12,-17 0,-17 C-14,-17 -26,-15 -38,-12 Z",
            cloth.second,
              cloth.second_dark, 1),
        line("M-20,-24 C-8,-27 8,-27 20,-24", cloth.accent, 3.6),
        edged("M14,-26 C10,-44 18,-58 30,-62 C36,-50 30,-36 20,-25 Z", CREAM, "#9c8f70"),
        line("M17,-28 C17,-42 22,-52 28,-58 M21,-30 C24,-38 28,-46 30,-54 M15,-34 C16,-44 19,-50 "
             "23,-55", "#9c8f70", 0.9),
        circle(16, -25, 5.2, GOLD, stroke=GOLD_LINE, stroke_width=0.8), symbol(cloth.mark, 16,
            -25, 7, cloth.ink),
    ]  # fmt: skip
    coat = [
        *_coat(cloth),
        path("M-10,-44 L10,-44 L10,0 L-10,0 Z", CREAM), path("M2,-44 L10,-44 L10,0 L2,0 Z",
            CREAM_DARK),
        *(circle(0, y, 1.8, WOOD) for y in (-14, -24, -34)),
        edged("M-14,-54 L-34,-46 L-24,-30 L-30,-24 L-10,0 L-10,-40 Z", LEAF_DARK, "#0e3a20", 1),
        edged("M14,-54 L34,-46 L24,-30 L30,-24 L10,0 L10,-40 Z", mix(LEAF_DARK, "#08060f", 0.35),
            "#0e3a20", 1),
        *(symbol(cloth.mark, s * 22, -40, 10, GOLD_LIGHT) for s in (-1, 1)),
        line("M-44,-44 C-40,-28 -40,-12 -41,0", cloth.light, 1.6), line("M44,-44 C40,-28 40,-12 "
                                        "41,0", cloth.main, 1.6),
        *(symbol(cloth.mark, s * 52, -18, 13, cloth.light) for s in (-1,)),
    ]  # fmt: skip
    staff = [
        line("M58,-8 V-100 C58,-122 36,-122 37,-106", WOOD_DARK, 7), line("M58,-8 V-100 C58,-122 "
                                        "36,-122 37,-106", WOOD, 4.8),
        line("M56.6,-40 V-98 C57,-114 42,-118 39,-108", "#b88450", 1.4),
        gold("M53.6,-64 H62.4 V-56 H53.6 Z"), symbol(cloth.mark, 70, -84, 19, cloth.ink),
        line("M60,-72 C64,-74 68,-76 70,-78", WOOD_DARK, 1.6), line("M54,-78 h8 M54,-88 h8",
            GOLD_DARK, 1),
    ]  # fmt: skip
    return [
        *coat[:2], placed(neck(face, 10.6, 34), *HEAD), *coat[2:], *staff,
        placed([*ears(face), *features(face), *whiskers, *pipe, *hat], *HEAD),
        sleeve(58, -26, cloth.second, LEAF_DARK), fist(face.skin, 58, -28),
    ]  # fmt: skip


OBERS = {"S": leaves, "H": hearts, "D": bells, "C": acorns}
