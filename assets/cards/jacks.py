"""The four jacks: a halberd, a sealed letter, a pennant, a bow; four hats, four haircuts.

What a jack holds stands on his right, away from the small pip in the corner of the picture.
"""

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
from assets.cards.svg import circle, line, mix, moved, path, placed, polygon

_COAT = "M-14,-52 C-34,-50 -52,-44 -58,-28 L-68,0 L68,0 L58,-28 C52,-44 34,-50 14,-52 Z"
_COAT_SHADE = "M2,-52 L14,-52 C34,-50 52,-44 58,-28 L68,0 L2,0 Z"


def _coat(cloth: Cloth) -> list[str]:
    """A close coat, shoulders square and young."""
    return [path(_COAT, cloth.main), path(_COAT_SHADE, cloth.dark, opacity=0.72)]


def _feather(x: float, y: float, turn: float, size: float, tone: str) -> str:
    """A plume whose quill stands at (x, y) and which bends to the right."""
    edge = mix(tone, "#3a2a2a", 0.45)
    return placed(
        [
            edged("M0,0 C-9,-10 -8,-26 6,-36 C16,-43 28,-42 34,-34 C26,-36 22,-32 20,-26 C16,-14 "
                  "8,-6 "
                  "0,0 Z", tone, edge),
            line("M0,0 C0,-14 6,-28 22,-36 M1,-10 L-4,-15 M3,-17 L-2,-24 M7,-24 L3,-31 M5,-16 "
                 "L12,-18 "
                 "M9,-23 L17,-25 M14,-29 L13,-37", edge, 0.8),
        ], x, y, size, turn,
    )  # fmt: skip


def spades(cloth: Cloth) -> list[str]:
    """A guardsman: black bob, thin moustache, broad beret with a white plume, a halberd."""
    face = Face("#efcba8", "#191620", brows="level", nose="straight", mouth="wry", jaw=12.8,
        chin=28,
                iris="#3c5372", gaze=1)  # fmt: skip
    hair, sheen = "#1d1a25", "#484560"
    locks = [
        path("M-20,-24 C-30,-14 -31,8 -29,20 C-24,24 -18,23 -15,18 L15,18 C18,23 24,24 29,20 "
             "C31,8 30,-14 "
             "20,-24 Z", hair),
        line("M-26,-4 C-27,4 -27,12 -26,18 M-22.4,2 C-23,8 -23,14 -21.6,19 M26,-4 C27,4 27,12 "
             "26,18 "
             "M22.4,2 C23,8 23,14 21.6,19", sheen, 1.1),
    ]  # fmt: skip
    fringe = path("M-20.4,2 C-22,-12 -20,-22 -14,-25 L14,-25 C20,-22 22,-12 20.4,2 C19,-6 17,-12 "
                  "14,-15 "
                  "L-14,-15 C-17,-12 -19,-6 -20.4,2 Z", hair)  # fmt: skip
    moustache = line("M-9.6,12.6 C-6,11 -3,11.4 0,12.6 C3,11.4 6,11 9.6,12.6", hair, 1.7)
    hat = [
        edged("M-25,-16 C-40,-20 -42,-36 -26,-42 C-8,-49 20,-47 32,-37 C42,-28 36,-17 25,-16 "
              "C10,-22 -10,-22 -25,-16 Z", cloth.main, cloth.dark),
        path("M6,-46 C18,-45 27,-42 32,-37 C42,-28 36,-17 25,-16 C18,-19 11,-20 4,-20.4 Z",
            cloth.dark,
             opacity=0.75),
        line("M-20,-22 C-28,-28 -26,-36 -16,-40 M-6,-24 C-12,-32 -8,-40 2,-43", cloth.light, 1.4),
        edged("M-24,-15 C-10,-22 10,-22 24,-15 L25,-22 C11,-29 -11,-29 -25,-22 Z", cloth.accent,
              "#5d1420"),
        _feather(19, -25, -16, 0.96, "#fbf9f4"), jewel(18.6, -25, 4, GOLD),
        symbol(cloth.mark, 18.6, -25, 5, cloth.ink),
    ]  # fmt: skip
    coat = [
        *_coat(cloth),
        *(line("".join(f"M{s * x},-44 C{s * (x + 8)},-28 {s * (x + 11)},-14 {s * (x + 12)},0"
                       for x in (24, 33, 42)), cloth.second, 2.4) for s in (-1, 1)),
        path("M-11,-46 L11,-46 L8,0 L-8,0 Z", cloth.accent),
        path("M1,-46 L11,-46 L8,0 L1,0 Z", mix(cloth.accent, "#08060f", 0.3)),
        *(circle(0, y, 1.8, GOLD) for y in (-14, -22, -30)),
        edged("M-18,-54 L0,-38 L-14,-24 L-32,-46 Z", CREAM, "#8f8468"),
        edged("M18,-54 L0,-38 L14,-24 L32,-46 Z", CREAM_DARK, "#8f8468"),
        symbol(cloth.mark, -17, -40, 9, cloth.main), symbol(cloth.mark, 17, -40, 9, cloth.main),
    ]  # fmt: skip
    halberd = [
        line("M59,-8 V-112", WOOD_DARK, 5), line("M59,-8 V-112", WOOD, 3.4),
        edged("M56,-108 L59,-136 L62,-108 Z", STEEL_LIGHT, STEEL_DARK),
        edged("M57,-106 C48,-112 42,-108 40,-98 C42,-86 48,-84 57,-90 Z", STEEL_LIGHT, STEEL_DARK),
        path("M48,-108.6 C43,-107 41,-103 40,-98 C41,-91 43,-87.6 46,-87 C44,-94 45,-103 "
             "48,-108.6 Z",
             STEEL),
        edged("M61,-104 L76,-100 L70,-94 L61,-92 Z", STEEL, STEEL_DARK),
        gold("M55.6,-110 H62.4 V-86 H55.6 Z"),
        line("M55,-84 L50,-72 M63,-84 L67,-72 M59,-84 V-70", cloth.accent, 2),
    ]  # fmt: skip
    return [
        placed(locks, *HEAD), *coat[:2], placed(neck(face, 9.4, 36), *HEAD), *coat[2:], *halberd,
        placed([*features(face), moustache, fringe, *hat], *HEAD),
        sleeve(59, -27, cloth.second, GOLD), fist(face.skin, 59, -29),
    ]  # fmt: skip


def hearts(cloth: Cloth) -> list[str]:
    """A lover: auburn curls, a flat cap, a ruff, and a letter sealed with a heart."""
    face = Face("#f9d6ba", "#9c4a20", brows="arched", nose="small", mouth="smile", jaw=12.6,
        chin=27,
                blush=0.3, iris="#3a6f8a", gaze=-1)  # fmt: skip
    hair, sheen = "#b4571f", "#dd8b45"
    spots = [(-20, -14, 8), (20, -14, 8), (-24, -3, 7.6), (24, -3, 7.6), (-23, 8, 7), (23, 8, 7),
             (-19, 15, 5.6), (19, 15, 5.6)]  # fmt: skip
    curls = [
        *(circle(x, y, r, hair) for x, y, r in spots),
        line("".join(f"M{x - 3.4},{y + 2} A4,4 0 1 1 {x + 3},{y + 2.6}" for x, y, _ in spots[2:]),
            sheen, 1.2),
    ]  # fmt: skip
    fringe = [
        *(circle(x, y, r, hair) for x, y, r in ((-13, -19, 6), (-4, -21, 6.4), (6, -21, 6), (14,
            -19, 6))),
        line("M-16,-17 A4,4 0 1 1 -10,-16 M-7,-18.4 A4,4 0 1 1 -1,-18 M3,-18.4 A4,4 0 1 1 9,-18",
             sheen, 1.1),
    ]  # fmt: skip
    hat = [
        edged("M-30,-24 C-34,-36 -22,-44 0,-45 C22,-44 34,-36 30,-24 Z", cloth.main, cloth.dark),
        path("M2,-45 C22,-44 34,-36 30,-24 L2,-24 Z", cloth.dark, opacity=0.75),
        line("M-16,-42 L-18,-28 M-6,-44 L-7,-28 M6,-44 L7,-28 M16,-42 L18,-28", cloth.light, 1.2),
        edged("M-33,-25 C-16,-32 16,-32 33,-25 C34,-21 30,-19 27,-20 C12,-26 -12,-26 -27,-20 "
              "C-30,-19 "
              "-34,-21 -33,-25 Z", cloth.second, cloth.second_dark),
        _feather(17, -28, 10, 0.82, GOLD_LIGHT),
        symbol(cloth.mark, 17, -27, 15, GOLD_LINE), symbol(cloth.mark, 17, -27, 13, cloth.accent),
    ]  # fmt: skip
    coat = [
        *_coat(cloth),
        *(edged(f"M{s * 56},-34 C{s * 70},-30 {s * 76},-14 {s * 74},0 L{s * 50},0 C{s * 50},-14 "
                f"{s * 50},-26 "
                f"{s * 56},-34 Z", cloth.main if s < 0 else cloth.dark, cloth.dark) for s in (-1,
                    1)),
        line("M-60,-30 C-58,-18 -58,-10 -58,0 M-67,-24 C-65,-14 -65,-8 -66,0 M60,-30 C58,-18 "
             "58,-10 58,0 "
             "M67,-24 C65,-14 65,-8 66,0", cloth.accent, 2),
        path("M-16,-44 L16,-44 L12,0 L-12,0 Z", cloth.second),
        path("M2,-44 L16,-44 L12,0 L2,0 Z", cloth.second_dark),
        line("M-17,-44 L-13,0 M17,-44 L13,0", GOLD, 1.8),
        symbol(cloth.mark, 0, -25, 14, cloth.accent),
        *(symbol(cloth.mark, s * 31, y, 8, cloth.accent) for s in (-1, 1) for y in (-14, -28)),
        edged("M-33,-50 C-34,-40 -26,-36 -19.6,-39 C-15,-34 -9,-34 -6.4,-37.6 C-3,-33.6 3,-33.6 "
              "6.4,-37.6 "
              "C9,-34 15,-34 19.6,-39 C26,-36 34,-40 33,-50 C20,-58 -20,-58 -33,-50 Z", CREAM,
                  "#9c8f70", 1),
        path("M4,-55.6 C16,-56 27,-54 33,-50 C34,-40 26,-36 19.6,-39 C15,-34 9,-34 6.4,-37.6 "
             "L4,-36 Z",
             CREAM_DARK),
        line("M-24,-51 L-19.6,-41 M-11,-53 L-6.4,-40 M0,-53 V-37 M11,-53 L6.4,-40 M24,-51 "
             "L19.6,-41",
             "#9c8f70", 0.9),
    ]  # fmt: skip
    letter = placed([
        edged("M-17,-24 H17 V20 H-17 Z", "#fffaf0", "#8f8468", 1),
        path("M6,-24 H17 V20 H6 Z", CREAM_DARK),
        line("M-17,-24 L0,-4 L17,-24 M-17,20 L-4,-8 M17,20 L4,-8", "#8f8468", 1),
        symbol(cloth.mark, 0, -2, 15, "#7a1220"), symbol(cloth.mark, 0, -2, 12.6, cloth.ink),
        circle(-2, -4.4, 1.1, "#ffffff", fill_opacity=0.8),
    ], 53, -62, 0.96, 8)  # fmt: skip
    return [
        placed(curls, *HEAD), *coat[:2], placed(neck(face, 9, 34), *HEAD), *coat[2:], letter,
        placed([*features(face), *fringe, *hat], *HEAD),
        sleeve(53, -29, cloth.second, GOLD_LIGHT), fist(face.skin, 53, -32, 6),
    ]  # fmt: skip


def diamonds(cloth: Cloth) -> list[str]:
    """A herald: dark skin, cropped hair, tall cap with a jewel and tassel, lance with a pennant."""
    face = Face("#925c35", "#1a1211", brows="stern", nose="broad", mouth="firm", jaw=13.2, chin=29,
                lips="#7c3732")  # fmt: skip
    hair = "#1d1413"
    crop = [
        path("M-20.6,0 C-23,-10 -22,-22 -19,-27 L19,-27 C22,-22 23,-10 20.6,0 L17.6,-5 C17,-12 "
             "15,-16 "
             "12,-17.6 L-12,-17.6 C-15,-16 -17,-12 -17.6,-5 Z", hair),
        line("M-7,24 C-3,26 3,26 7,24", hair, 2.6),
    ]  # fmt: skip
    cap = [
        edged("M-22,-19 L-18,-52 C-8,-56 8,-56 18,-52 L22,-19 C10,-24 -10,-24 -22,-19 Z",
            cloth.accent,
              GOLD_LINE),
        path("M2,-54.8 C8,-54.8 14,-53.6 18,-52 L22,-19 C15,-21.8 8,-22.8 2,-23 Z",
             mix(cloth.accent, "#2a0806", 0.3)),
        path("M-18,-52 C-8,-56 8,-56 18,-52 C8,-48.6 -8,-48.6 -18,-52 Z", mix(cloth.accent,
            "#ffffff", 0.25)),
        line("M-20.6,-32 C-8,-36.4 8,-36.4 20.6,-32 M-19.6,-41 C-8,-45 8,-45 19.6,-41",
            cloth.second, 2.2),
        gold("M-23,-18 C-10,-24 10,-24 23,-18 L23.6,-26 C10,-32 -10,-32 -23.6,-26 Z"),
        path("M2,-30.4 C10,-30.2 17,-28.6 23.6,-26 L23,-18 C16,-21 9,-22.4 2,-22.6 Z", GOLD_DARK,
            opacity=0.5),
        symbol(cloth.mark, 0, -33, 21, GOLD_LINE), symbol(cloth.mark, 0, -33, 18.4, CREAM),
            symbol(cloth.mark, 0, -33,
            13, cloth.ink),
        line("M2,-53 C16,-58 24,-52 25,-40", GOLD, 1.6),
        gold("M22,-40 H28 L29.6,-27 H20.4 Z", GOLD_LIGHT), line("M25,-38 V-28 M23,-36 L22.4,-28 "
                                        "M27,-36 L27.6,-28",
                                                                GOLD_DARK, 0.7),
    ]  # fmt: skip
    hoop = [circle(s * 21.4, 9, 2.4, "none", stroke=GOLD, stroke_width=1.3) for s in (-1, 1)]
    coat = [
        *_coat(cloth),
        polygon([(-54, -38), (-40, -48), (-8, 0), (-34, 0)], cloth.second),
        polygon([(-47, -44), (-44, -46), (-17, 0), (-24, 0)], cloth.accent),
        line("M-54,-38 L-34,0 M-40,-48 L-8,0", GOLD_LIGHT, 1.4),
        *(symbol(cloth.mark, x, y, 10, cloth.light) for x, y in ((22, -34), (36, -26), (24, -16),
            (-52,
            -14), (10, -22))),
        edged("M-15,-56 L-20,-40 L-3,-32 L0,-40 Z", cloth.second, GOLD_LINE),
        edged("M15,-56 L20,-40 L3,-32 L0,-40 Z", cloth.second_dark, GOLD_LINE),
        edged("M38,-48 L58,-42 L68,-24 L52,-30 Z", GOLD, GOLD_LINE),
        edged("M-38,-48 L-58,-42 L-68,-24 L-52,-30 Z", GOLD_LIGHT, GOLD_LINE),
    ]  # fmt: skip
    lance = [
        edged("M57,-116 C46,-122 40,-112 30,-117 L34,-104 L28,-92 C40,-87 46,-97 57,-91 Z",
            cloth.second,
              cloth.second_dark),
        path("M57,-104 C46,-109 42,-100 34,-104 L28,-92 C40,-87 46,-97 57,-91 Z", cloth.accent),
        symbol(cloth.mark, 46, -104, 13, CREAM),
        line("M58,-8 V-120", WOOD_DARK, 4.6), line("M58,-8 V-120", GOLD, 3),
        line("M58,-14 V-120", WOOD_DARK, 3, stroke_dasharray="1 9"),
        edged("M54,-118 L58,-137 L62,-118 L58,-114 Z", STEEL_LIGHT, STEEL_DARK),
        path("M58,-137 L62,-118 L58,-114 Z", STEEL),
        circle(58, -116, 3, GOLD, stroke=GOLD_LINE, stroke_width=0.7),
    ]  # fmt: skip
    return [
        *coat[:2], placed(neck(face, 10, 36), *HEAD), *coat[2:], *lance,
        placed([*ears(face), *features(face), *crop, *hoop, *cap], *HEAD),
        sleeve(58, -27, cloth.main, GOLD_LIGHT), fist(face.skin, 58, -29),
    ]  # fmt: skip


def clubs(cloth: Cloth) -> list[str]:
    """A forester: hood, stubble, a sprig of leaves, a bow and an arrow."""
    face = Face("#d9a676", "#3b2414", brows="heavy", nose="long", mouth="grin", eyes="smiling",
        jaw=13.4,
                chin=29, iris="#4f6a2f")  # fmt: skip
    hair = "#412817"
    inner = path(
        "M-25,-20 C-29,0 -28,20 -20,36 L20,36 C28,20 29,0 25,-20 Z",
        mix(cloth.dark, "#000000", 0.35),
    )
    stubble = path("M-19.6,4 C-19,14 -15,22 -12,25 C-7,30 7,30 12,25 C15,22 19,14 19.6,4 C17,11 "
                   "13,13 9,12.6 "
                   "C4,11 -4,11 -9,12.6 C-13,13 -17,11 -19.6,4 Z", hair,
                       fill_opacity=0.42)  # fmt: skip
    goatee = [
        path("M-5,22.6 C-2,21.4 2,21.4 5,22.6 C5,28 3,33 0,36 C-3,33 -5,28 -5,22.6 Z", hair),
        line("M-9,12.2 C-6,10.4 -3,10.8 0,12 C3,10.8 6,10.4 9,12.2", hair, 2.2),
    ]
    fringe = path("M-20,-6 C-21,-20 -14,-27 0,-27 C14,-27 21,-20 20,-6 C17,-13 12,-17 6,-18 "
                  "L1,-14 L-2,-18.6 "
                  "C-9,-18 -16,-14 -20,-6 Z", hair)  # fmt: skip
    hood = [
        edged("M-20,30 C-33,20 -34,-16 -24,-31 C-18,-41 -6,-46 3,-54 C6,-46 18,-41 24,-31 "
              "C34,-16 33,20 20,30 "
              "C24,16 26,-4 20,-18 C15,-27 -15,-27 -20,-18 C-26,-4 -24,16 -20,30 Z", cloth.main,
                  cloth.dark, 1),
        path("M3,-54 C6,-46 18,-41 24,-31 C34,-16 33,20 20,30 C24,16 26,-4 20,-18 C17,-23 "
             "10,-24.6 3,-25 Z",
             cloth.dark, opacity=0.72),
        line("M-22,27 C-27,14 -28,-6 -22,-19 C-16,-30 16,-30 22,-19 C28,-6 27,14 22,27",
            cloth.accent, 1.8),
        line("M-28,4 C-30,-10 -27,-22 -20,-30 M-12,-38 C-6,-42 0,-46 2,-50", cloth.light, 1.3),
    ]  # fmt: skip
    leaf = "M0,0 C-6,-4 -6,-12 0,-18 C6,-12 6,-4 0,0 Z"
    sprig = [
        edged("".join(moved(leaf, -20, -26, 0.92, t) for t in (-70, -30, 10)), GOLD, GOLD_LINE),
        symbol(cloth.mark, -20, -26, 13, LEAF_DARK),
    ]
    mantle = [
        *_coat(cloth),
        edged("M-20,-52 C-38,-50 -54,-42 -62,-24 L-50,-28 L-46,-14 L-34,-22 L-27,-6 L-16,-16 "
              "L-8,-2 L0,-14 L8,-2 "
              "L16,-16 L27,-6 L34,-22 L46,-14 L50,-28 L62,-24 C54,-42 38,-50 20,-52 Z",
                  cloth.second,
              cloth.second_dark, 1),
        path("M2,-52 L20,-52 C38,-50 54,-42 62,-24 L50,-28 L46,-14 L34,-22 L27,-6 L16,-16 L8,-2 "
             "L2,-11 Z",
             cloth.second_dark),
        line("M-56,-30 L-48,-32 L-43,-20 L-33,-28 L-26,-13 L-15,-22 L-8,-9 L0,-20 L8,-9 L15,-22 "
             "L26,-13 L33,-28 "
             "L43,-20 L48,-32 L56,-30", cloth.accent, 1.3),
        *(symbol(cloth.mark, x, y, 9, cloth.accent) for x, y in ((-38, -36), (38, -36), (-22,
            -31), (22,
            -31))),
        circle(0, -40, 6, GOLD, stroke=GOLD_LINE, stroke_width=0.8), symbol(cloth.mark, 0, -40, 8,
            cloth.main),
    ]  # fmt: skip
    bow = [
        line("M46,-6 L46,-132", CREAM, 0.9),
        line("M46,-132 C78,-112 78,-26 46,-6", WOOD_DARK, 5),
        line("M46,-132 C78,-112 78,-26 46,-6", "#a76d3a", 3.2),
        line("M67.4,-84 C70.4,-74 70.4,-64 67.4,-54", cloth.second, 5),
        line("M67.4,-80 l3,0 M68.6,-74 l3,0 M68.6,-62 l3,0", GOLD, 1.2),
        line("M30,-84 L60,-22", WOOD_DARK, 2.4), line("M30,-84 L60,-22", CREAM_DARK, 1.2),
        edged("M26.4,-91.6 L34.6,-85 L28.6,-81.6 Z", STEEL_LIGHT, STEEL_DARK),
    ]  # fmt: skip
    return [
        placed([inner], *HEAD), *mantle[:2], placed(neck(face, 10, 34), *HEAD), *mantle[2:],
        placed([*features(face), stubble, *goatee, fringe, *hood, *sprig], *HEAD), *bow,
        sleeve(60, -27, cloth.main, GOLD), fist(face.skin, 60, -29),
    ]  # fmt: skip


JACKS = {"S": spades, "H": hearts, "D": diamonds, "C": clubs}
