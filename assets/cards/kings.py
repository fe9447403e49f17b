"""The four kings: a sword, a sceptre, an axe, an orb; four beards, four crowns."""

from __future__ import annotations

from assets.cards.attire import (
    CREAM,
    CREAM_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_LINE,
    HEAD,
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
    pearls,
    sleeve,
)  # fmt: skip
from assets.cards.faces import Face, ears, features, neck
from assets.cards.suits import symbol
from assets.cards.svg import circle, line, mix, path, placed, polygon, rect

_CAPE = "M-17,-56 C-46,-53 -70,-40 -82,-6 L-82,0 L82,0 L82,-6 C70,-40 46,-53 17,-56 Z"
_CAPE_SHADE = "M6,-56 L17,-56 C46,-53 70,-40 82,-6 L82,0 L6,0 Z"


def _cape(cloth: Cloth) -> list[str]:
    """Broad shoulders that fill the picture from side to side."""
    return [
        path(_CAPE, cloth.main),
        path(_CAPE_SHADE, cloth.dark, opacity=0.75),
        line("M-30,-47 C-42,-34 -50,-18 -52,0 M-44,-42 C-56,-30 -64,-16 -67,0", cloth.light, 1.6),
        line("M30,-47 C42,-34 50,-18 52,0 M44,-42 C56,-30 64,-16 67,0", cloth.main, 1.6),
    ]


def _sword(x: float) -> list[str]:
    """A sword held upright, its pommel at the belt."""
    return [
        path("M-4.5,-40 L-4.5,-104 L0,-116 L0,-40 Z", STEEL_LIGHT),
        path("M4.5,-40 L4.5,-104 L0,-116 L0,-40 Z", STEEL),
        line("M-4.5,-40 V-104 L0,-116 L4.5,-104 V-40", STEEL_DARK, 0.8),
        line("M0,-100 V-42", STEEL_DARK, 0.9),
        gold("M-15,-43 C-10,-40 10,-40 15,-43 L15,-37 C10,-35 -10,-35 -15,-37 Z"),
        rect(-3, -37, 6, 26, "#7a2230"),
        circle(0, -9, 4.4, GOLD, stroke=GOLD_LINE, stroke_width=0.8),
    ] if x == 0 else [placed(_sword(0), x, 0)]  # fmt: skip


def spades(cloth: Cloth) -> list[str]:
    """An old commander: forked black beard, spired crown, ermine, a sword."""
    face = Face("#efc9a4", "#1d1a22", brows="stern", nose="straight", mouth="firm", age=1,
                iris="#3c4a66")  # fmt: skip
    hair = "#1f1c26"
    sheen = "#454253"
    ermine = edged(
        "M-19,-57 C-46,-53 -62,-42 -70,-24 C-46,-30 -20,-22 0,-12 C20,-22 46,-30 70,-24 "
        "C62,-42 46,-53 19,-57 L0,-40 Z", CREAM, "#8f8468", 1,
    )  # fmt: skip
    tails = [symbol(cloth.mark, x, y, 8, "#2a2633", 180)
             for x, y in ((-44, -38), (-57, -33), (44, -38), (57, -33), (-31, -31), (31,
                 -31))]  # fmt: skip
    locks = path(
        "M-23,-24 C-28,-6 -29,14 -30,26 C-24,30 -18,28 -14,24 L14,24 C18,28 24,30 30,26 "
        "C29,14 28,-6 23,-24 Z", hair,
    )  # fmt: skip
    beard = [
        path(
            "M-20,2 C-20,16 -21,30 -15,42 C-12,50 -10,56 -8,62 C-4,58 -2,52 0,47 C2,52 4,58 8,62 "
            "C10,56 12,50 15,42 C21,30 20,16 20,2 C17,9 12,11 7,11 C4,9.4 -4,9.4 -7,11 "
            "C-12,11 -17,9 -20,2 Z M-6.4,16.4 C-3,18.8 3,18.8 6.4,16.4 C4,20.6 -4,20.6 -6.4,16.4 Z",
            hair, fill_rule="evenodd",
        ),
        line("M-12,24 C-12,34 -9,44 -8,54 M-6,26 C-6,34 -5,40 -4,46 M12,24 C12,34 9,44 8,54 "
             "M6,26 C6,34 5,40 4,46", sheen, 1),
        path("M0,11 C-5,9 -10,12 -15,10 C-12,15.6 -5,16 0,13.4 C5,16 12,15.6 15,10 C10,12 5,9 "
             "0,11 Z",
             sheen),
    ]  # fmt: skip
    crown = [
        path("M-18,-30 C-14,-46 14,-46 18,-30 Z", cloth.accent),
        gold("M-23,-19 L-27,-44 L-15.5,-33 L-11,-50 L-4,-35 L0,-56 L4,-35 L11,-50 L15.5,-33 "
             "L27,-44 L23,-19 C10,-23 -10,-23 -23,-19 Z"),
        path("M1,-54 L4,-35 L11,-50 L15.5,-33 L27,-44 L23,-19 C16,-21.5 8,-22 1,-22.2 Z", GOLD_DARK,
             opacity=0.55),
        gold("M-23.5,-26 C-10,-30.5 10,-30.5 23.5,-26 L23,-18.4 C10,-22.4 -10,-22.4 -23,-18.4 Z",
             GOLD_LIGHT),
        *(jewel(x, y, 2.4, ink) for x, y, ink in (
            (-16, -23.6, cloth.main), (-8, -25, cloth.accent), (0, -25.4, cloth.main),
            (8, -25, cloth.accent), (16, -23.6, cloth.main))),
        pearls([(-27, -45), (-11, -51.5), (0, -57.5), (11, -51.5), (27, -45)], 2.3),
    ]  # fmt: skip
    head = placed([locks, *neck(face), *features(face), *beard, *crown], *HEAD)
    return [
        *_cape(cloth), ermine, *tails, *_sword(59), head,
        sleeve(59, -25, cloth.second, GOLD), fist(face.skin, 59, -25),
    ]  # fmt: skip


def hearts(cloth: Cloth) -> list[str]:
    """A hearty king: round auburn beard, arched crown with velvet, a heart-topped sceptre."""
    face = Face("#f5cba9", "#8a3a17", brows="kind", nose="broad", mouth="smile", blush=0.3,
                eyes="smiling", iris="#3d6a4a")  # fmt: skip
    hair, sheen = "#93411b", "#bd6530"
    tunic = [
        path("M-24,-52 L24,-52 L32,0 L-32,0 Z", CREAM),
        path("M3,-52 L24,-52 L32,0 L3,0 Z", CREAM_DARK),
        *(symbol(cloth.mark, x, y, 7, cloth.ink) for x, y in ((-19, -14), (19, -14), (-11, -26),
            (11,
            -26))),
        edged("M-26,-56 C-44,-40 -46,-18 -44,0 L-30,0 C-32,-18 -28,-36 -12,-50 Z", cloth.second,
              cloth.second_dark),
        edged("M26,-56 C44,-40 46,-18 44,0 L30,0 C32,-18 28,-36 12,-50 Z", cloth.second_dark,
              cloth.second_dark),
        *(circle(s * x, y, 1.9, GOLD) for s in (-1, 1)
          for x, y in ((37, -8), (36.4, -18), (33.4, -28), (28, -37))),
    ]  # fmt: skip
    chain = [
        line("M-25,-50 C-20,-30 -10,-24 0,-22 C10,-24 20,-30 25,-50", GOLD_DARK, 3.4),
        line("M-25,-50 C-20,-30 -10,-24 0,-22 C10,-24 20,-30 25,-50", GOLD_LIGHT, 1.6,
             stroke_dasharray="2.4 2.2"),
    ]  # fmt: skip
    locks = path(
        "M-22,-24 C-29,-14 -31,2 -28,14 C-26,20 -20,22 -16,20 L16,20 C20,22 26,20 28,14 "
        "C31,2 29,-14 22,-24 Z", hair,
    )  # fmt: skip
    beard = [
        path(
            "M-20,0 C-23,14 -21,26 -14,33 C-8,39 8,39 14,33 C21,26 23,14 20,0 C17,8 12,10.6 7,11 "
            "C4,9.4 -4,9.4 -7,11 C-12,10.6 -17,8 -20,0 Z M-7.4,14.4 C-3,17.6 3,17.6 7.4,14.4 "
            "C5,21.4 -5,21.4 -7.4,14.4 Z", hair, fill_rule="evenodd",
        ),
        line("M-15,16 C-15,23 -12,28 -9,31 M-8,24 C-7,29 -5,32 -3,34 M15,16 C15,23 12,28 9,31 "
             "M8,24 C7,29 5,32 3,34", sheen, 1.2),
        path("M0,10.6 C-6,8 -12,10 -17,13 C-12,16 -5,16 0,13.4 C5,16 12,16 17,13 C12,10 6,8 "
             "0,10.6 Z",
             sheen),
    ]  # fmt: skip
    crown = [
        path("M-20,-26 C-26,-48 -8,-52 0,-46 C8,-52 26,-48 20,-26 Z", cloth.main),
        path("M0,-46 C8,-52 26,-48 20,-26 L2,-26 Z", cloth.dark),
        line("M-21,-27 C-28,-46 -10,-52 0,-44 C10,-52 28,-46 21,-27", GOLD_LINE, 5.4),
        line("M-21,-27 C-28,-46 -10,-52 0,-44 C10,-52 28,-46 21,-27", GOLD, 4),
        line("M0,-44 V-28", GOLD_LINE, 5.4), line("M0,-44 V-28", GOLD_LIGHT, 4),
        pearls([(-23.2, -36), (-17, -45), (-9, -47.4), (9, -47.4), (17, -45), (23.2, -36)], 1.6),
        gold("M-24,-28 C-10,-32 10,-32 24,-28 L23,-18 C10,-22 -10,-22 -23,-18 Z"),
        path("M2,-30.8 C10,-30.6 18,-29.8 24,-28 L23,-18 C16,-20.4 8,-21 2,-21.2 Z", GOLD_DARK,
             opacity=0.5),
        *(symbol(cloth.mark, x, y, 6.4, cloth.ink) for x, y in ((-15, -24.4), (0, -26), (15,
            -24.4))),
        circle(0, -47, 4.2, GOLD_LIGHT, stroke=GOLD_LINE, stroke_width=0.8),
        line("M0,-58 V-50 M-3.6,-55 H3.6", GOLD_LINE, 3.4), line("M0,-58 V-50 M-3.6,-55 H3.6",
                                                                GOLD, 1.8),
    ]  # fmt: skip
    sceptre = [
        line("M58,-10 V-96", GOLD_LINE, 5.2), line("M58,-10 V-96", GOLD, 3.6),
        line("M57,-12 V-96", GOLD_LIGHT, 1),
        gold("M52,-96 L64,-96 L61,-88 L55,-88 Z", GOLD_LIGHT),
        symbol(cloth.mark, 58, -109, 27, GOLD_LINE), symbol(cloth.mark, 58, -109, 25, GOLD),
        symbol(cloth.mark, 58, -109.5, 17, cloth.ink), circle(55, -113, 1.6, "#ffffff",
            fill_opacity=0.8),
        circle(58, -9, 4, GOLD, stroke=GOLD_LINE, stroke_width=0.8),
    ]  # fmt: skip
    head = placed([locks, *neck(face), *features(face), *beard, *crown], *HEAD)
    pendant = [circle(0, -21, 7.6, GOLD, stroke=GOLD_LINE, stroke_width=0.8),
               symbol(cloth.mark, 0, -20.6, 9, cloth.ink)]  # fmt: skip
    return [
        *_cape(cloth), *tunic, *chain, *sceptre, head, *pendant,
        sleeve(58, -29, cloth.main, CREAM), fist(face.skin, 58, -29),
    ]  # fmt: skip


def diamonds(cloth: Cloth) -> list[str]:
    """A young conqueror from the south: gold collar, gemmed mitre, a broad axe."""
    face = Face("#8b5732", "#1b1210", brows="level", nose="broad", mouth="calm",
                lips="#7a3531", jaw=13.4)  # fmt: skip
    hair = "#191112"
    body = [
        path("M-14,-56 L-46,-52 L-82,-30 L-82,0 L82,0 L82,-30 L46,-52 L14,-56 Z", cloth.main),
        path("M4,-56 L14,-56 L46,-52 L82,-30 L82,0 L4,0 Z", cloth.dark, opacity=0.75),
        *(polygon([(s * 34, -52), (s * 56, -47), (s * 82, -30), (s * 82, -12), (s * 46, -26)],
                  cloth.second if s < 0 else cloth.second_dark) for s in (-1, 1)),
        *(line(f"M{s * 34},-52 L{s * 46},-26 L{s * 84},-11 M{s * 40},-40 L{s * 84},-21",
               GOLD_LIGHT if s < 0 else GOLD, 1.4) for s in (-1, 1)),
    ]  # fmt: skip
    rows = []
    for k, (rx, ry, fill) in enumerate(
        ((37, 38, GOLD_DARK), (34, 35, cloth.accent), (28, 28.5, GOLD), (22, 22, cloth.main),
         (16.5, 16, GOLD_LIGHT))
    ):  # fmt: skip
        d = f"M{-rx},-56 C{-rx},{-56 + ry * 1.15} {rx},{-56 + ry * 1.15} {rx},-56 Z"
        rows.append(edged(d, fill, GOLD_LINE, 0.8 if k else 1.2))
    for k in range(7):
        t = (k + 0.5) / 7
        x = -31 + 62 * t
        y = -56 + 4 * t * (1 - t) * 27.5
        rows.append(symbol(cloth.mark, x, y, 7, CREAM))
    panel = [
        path("M-10,-26 L10,-26 L14,0 L-14,0 Z", cloth.second),
        path("M2,-26 L10,-26 L14,0 L2,0 Z", cloth.second_dark),
        symbol(cloth.mark, 0, -16, 13, cloth.ink),
    ]
    goatee = [
        path("M-7,21 C-4,19.6 4,19.6 7,21 C7,28 5,36 0,42 C-5,36 -7,28 -7,21 Z", hair),
        line("M-3,25 C-3,30 -2,34 0,37 M3,25 C3,30 2,34 0,37", "#4a3a36", 0.9),
        line("M-9,12.8 C-6,11.4 -3,11.6 0,12.8 C3,11.6 6,11.4 9,12.8", hair, 2.4),
    ]
    sides = path("M-20,-24 C-23,-14 -22,-4 -20.4,4 L-16,-2 L-16,-24 Z M20,-24 C23,-14 22,-4 20.4,4 "
                 "L16,-2 L16,-24 Z", hair)  # fmt: skip
    mitre = [
        edged("M-23,-18 L-27,-37 L-12,-46 L0,-58 L12,-46 L27,-37 L23,-18 C10,-23 -10,-23 -23,-18 Z",
              cloth.second, GOLD_LINE),
        path("M0,-58 L12,-46 L27,-37 L23,-18 C16,-21 8,-22 0,-22 Z", cloth.second_dark),
        line("M-27,-37 L-9,-25 L0,-58 L9,-25 L27,-37", GOLD_LINE, 3.2),
        line("M-27,-37 L-9,-25 L0,-58 L9,-25 L27,-37", GOLD_LIGHT, 1.8),
        gold("M-24,-26 C-10,-31 10,-31 24,-26 L23,-17 C10,-22 -10,-22 -23,-17 Z"),
        *(symbol(cloth.mark, x, y, 7, cloth.main) for x, y in ((-17, -22.4), (-9, -24), (9, -24),
            (17,
            -22.4))),
        symbol(cloth.mark, 0, -31, 18.6, CREAM, stroke=GOLD_LINE, stroke_width=6),
            symbol(cloth.mark, 0, -31,
            13, cloth.ink),
        pearls([(-27, -38), (27, -38), (0, -59)], 2.2),
    ]  # fmt: skip
    earrings = [circle(s * 21.5, 11, 3, "none", stroke=GOLD, stroke_width=1.5) for s in (-1, 1)]
    axe = [
        line("M56,-8 V-120", WOOD_DARK, 5), line("M56,-8 V-120", WOOD, 3.4),
        edged("M58,-114 L66,-116 C76,-110 78,-84 66,-76 L58,-80 Z", STEEL, STEEL_DARK),
        path("M66,-116 C76,-110 78,-84 66,-76 C70,-88 70,-104 66,-116 Z", STEEL_LIGHT),
        edged("M54,-110 L47,-106 L47,-88 L54,-84 Z", STEEL, STEEL_DARK),
        gold("M52,-114 H60 V-78 H52 Z"), symbol(cloth.mark, 56, -96, 12, cloth.ink),
        gold("M53,-121 L56,-130 L59,-121 Z"),
    ]  # fmt: skip
    head = placed([*ears(face), *features(face), sides, *goatee, *earrings, *mitre], *HEAD)
    throat = placed(neck(face, 10.5, 30), *HEAD)
    return [
        *body, *panel, *rows, throat, *axe, head,
        sleeve(56, -28, cloth.main, GOLD_LIGHT), fist(face.skin, 56, -28),
    ]  # fmt: skip


def clubs(cloth: Cloth) -> list[str]:
    """An old king of the woods: square white beard, crown of leaves, orb and fur."""
    face = Face("#dcae82", "#b9b4a8", brows="heavy", nose="hooked", mouth="calm", age=2,
                iris="#5b6b3a")  # fmt: skip
    hair, sheen = "#ece7da", "#b9b3a4"
    fur = [
        edged("M-20,-56 C-40,-52 -54,-40 -56,-22 C-50,-24 -46,-20 -44,-14 C-38,-18 -32,-16 -29,-9 "
              "C-23,-14 -17,-13 -13,-7 L13,-7 C17,-13 23,-14 29,-9 C32,-16 38,-18 44,-14 "
              "C46,-20 50,-24 56,-22 C54,-40 40,-52 20,-56 Z", "#7a4b29", "#4a2b15", 1),
        path("M3,-56 L20,-56 C40,-52 54,-40 56,-22 C50,-24 46,-20 44,-14 C38,-18 32,-16 29,-9 "
             "C23,-14 17,-13 13,-7 L3,-7 Z", "#4f2e18", opacity=0.6),
        line("M-45,-34 l-3,7 M-38,-42 l-3,8 M-34,-29 l-3,8 M-26,-36 l-3,8 M45,-34 l3,7 M38,-42 "
             "l3,8 "
             "M34,-29 l3,8 M26,-36 l3,8", "#b07c4c", 1.4),
    ]  # fmt: skip
    locks = path(
        "M-22,-22 C-28,-8 -28,6 -31,18 C-27,25 -21,27 -16,25 L16,25 C21,27 27,25 31,18 "
        "C28,6 28,-8 22,-22 Z", sheen,
    )  # fmt: skip
    beard = [
        path(
            "M-20,0 C-21,14 -22,28 -20,44 C-14,49 -8,46 -5,50 L5,50 C8,46 14,49 20,44 "
            "C22,28 21,14 20,0 C17,8 12,11 7,11 C4,9.4 -4,9.4 -7,11 C-12,11 -17,8 -20,0 Z "
            "M-6,16.6 C-3,18.6 3,18.6 6,16.6 C4,20.6 -4,20.6 -6,16.6 Z", hair, fill_rule="evenodd",
        ),
        path("M20,0 C17,8 12,11 7,11 L2,10 L2,14 L6,16.6 C5,19.4 4,19.8 2,20 L2,50 L5,50 C8,46 "
             "14,49 "
             "20,44 C22,28 21,14 20,0 Z", "#d3ccbb"),
        line("M-15,18 V42 M-10,22 V44 M-5,24 V46 M5,24 V46 M10,22 V44 M15,18 V42", sheen, 1),
        path("M0,10.4 C-6,8 -11,12 -18,9 C-15,16.4 -5,16.6 0,13.4 C5,16.6 15,16.4 18,9 "
             "C11,12 6,8 0,10.4 Z", "#fbf8ef"),
        line("M0,10.4 C-6,8 -11,12 -18,9 M0,10.4 C6,8 11,12 18,9", sheen, 0.7),
    ]  # fmt: skip
    crown = [
        gold("M-23,-18 C-10,-23 10,-23 23,-18 L24,-28 C10,-33 -10,-33 -24,-28 Z", GOLD_LIGHT),
        path("M2,-31.6 C10,-31.4 18,-30 24,-28 L23,-18 C16,-20.6 8,-21.6 2,-21.8 Z", GOLD_DARK,
             opacity=0.5),
        *(jewel(x, y, 2.4, ink) for x, y, ink in (
            (-14, -24.4, cloth.second), (0, -26.4, cloth.main), (14, -24.4, cloth.second))),
    ]  # fmt: skip
    leaf = "M0,0 C-8,-6 -8,-16 0,-24 C8,-16 8,-6 0,0 Z"
    for x, y, turn, k in (
        (-22, -26, -26, 0.8), (22, -26, 26, 0.8), (-12, -29, -12, 0.94), (12, -29, 12, 0.94),
    ):  # fmt: skip
        leafy = [
            edged(leaf, GOLD if x < 0 else GOLD_DARK, GOLD_LINE),
            line("M0,-2 V-18", GOLD_LINE, 0.8),
        ]
        crown.append(placed(leafy, x, y, k, turn))
    crown += [symbol(cloth.mark, 0, -43, 27, GOLD_LINE), symbol(cloth.mark, 0, -43, 24.4, GOLD),
              symbol(cloth.mark, 0, -42.6, 13, cloth.main)]  # fmt: skip
    orb = [
        circle(56, -54, 16, GOLD, stroke=GOLD_LINE, stroke_width=1),
        path("M56,-70 A16,16 0 0 1 56,-38 C62,-44 62,-64 56,-70 Z", GOLD_DARK, opacity=0.6),
        line("M40.4,-57 C48,-53 64,-53 71.6,-57", GOLD_LINE, 4.6),
        line("M40.4,-57 C48,-53 64,-53 71.6,-57", GOLD_LIGHT, 3),
        line("M56,-54 V-39", GOLD_LINE, 4.6), line("M56,-54 V-39", GOLD_LIGHT, 3),
        jewel(56, -54.4, 2.8, cloth.accent if cloth.accent != GOLD else cloth.main),
        circle(49, -63, 2.6, "#fff7dc", fill_opacity=0.9),
        symbol(cloth.mark, 56, -81, 22, GOLD_LINE), symbol(cloth.mark, 56, -81, 19.6, GOLD_LIGHT),
    ]  # fmt: skip
    palm = edged("M41,-40 C46,-34 66,-34 71,-40 C74,-36 72,-28 66,-25 L48,-25 C41,-28 39,-36 "
                 "41,-40 Z",
                 face.skin, face.deep, 0.9)  # fmt: skip
    fingers = line("M47,-36 V-30 M53,-34.6 V-28 M59,-34.6 V-28 M65,-36 V-30", face.deep, 0.9)
    head = placed([locks, *neck(face), *features(face), *beard, *crown], *HEAD)
    return [
        *_cape(cloth), *fur, head, sleeve(56, -32, cloth.second, GOLD), *orb, palm, fingers,
        line("M-56,0 C-54,-8 -52,-14 -50,-18", mix(cloth.light, "#ffffff", 0.1), 1.6),
    ]  # fmt: skip


KINGS = {"S": spades, "H": hearts, "D": diamonds, "C": clubs}
