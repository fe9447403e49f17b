"""The four queens: a lily, a rose, a fan, an ear of wheat; four heads of hair, four headdresses."""

from __future__ import annotations

import math

from assets.cards.attire import (
    CREAM,
    CREAM_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_LINE,
    HEAD,
    LEAF,
    LEAF_DARK,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    Cloth,
    edged,
    fist,
    gold,
    jewel,
    pearls,
    sleeve,
)  # fmt: skip
from assets.cards.faces import Face, ears, features, neck
from assets.cards.suits import PLAIN, symbol
from assets.cards.svg import circle, ellipse, group, line, mix, moved, path, placed

_GOWN = "M-13,-50 C-30,-48 -44,-42 -50,-30 L-62,0 L62,0 L50,-30 C44,-42 30,-48 13,-50 Z"
_GOWN_SHADE = "M2,-50 L13,-50 C30,-48 44,-42 50,-30 L62,0 L2,0 Z"


def _gown(cloth: Cloth) -> list[str]:
    """A gown with narrow shoulders."""
    return [path(_GOWN, cloth.main), path(_GOWN_SHADE, cloth.dark, opacity=0.7)]


def _skin_neckline(face: Face, deep: float) -> list[str]:
    """Bare skin from the throat to `deep` below it, pointed."""
    return [
        path(f"M-16,-51 C-14,-40 -8,-32 0,{-50 + deep} C8,-32 14,-40 16,-51 Z", face.skin),
        path(f"M2,-51 C4,-44 2,-38 0,{-50 + deep} C8,-32 14,-40 16,-51 Z", face.shade),
    ]


def _spot(x: float, y: float, reach: float, turn: float) -> tuple[float, float]:
    """The point `reach` away from (x, y), upwards when `turn` is 0."""
    angle = math.radians(turn)
    return x + reach * math.sin(angle), y - reach * math.cos(angle)


def spades(cloth: Cloth) -> list[str]:
    """A cool queen: long black hair, a fan-shaped silver crown, a high collar, a lily."""
    face = Face("#f3d6bb", "#17141d", brows="arched", nose="straight", mouth="calm", lashes=True,
                jaw=11.4, chin=28, lips="#a52a3f", iris="#3b5a86", blush=0.16)  # fmt: skip
    hair, sheen = "#1b1823", "#474461"
    collar = [
        edged("M-12,-46 C-30,-52 -44,-66 -48,-86 C-36,-76 -24,-70 -14,-66 Z", CREAM, STEEL_DARK),
        edged("M12,-46 C30,-52 44,-66 48,-86 C36,-76 24,-70 14,-66 Z", CREAM_DARK, STEEL_DARK),
        line("M-14,-50 L-40,-76 M-14,-56 L-30,-70 M14,-50 L40,-76 M14,-56 L30,-70", STEEL_DARK,
            0.8),
    ]  # fmt: skip
    locks = [
        path("M-21,-26 C-29,-10 -30,16 -28,42 C-24,50 -17,52 -12,48 L12,48 C17,52 24,50 28,42 "
             "C30,16 29,-10 21,-26 Z", hair),
        line("M-24,0 C-25,16 -25,30 -22,44 M-21,8 C-21,22 -20,34 -17,46 M24,0 C25,16 25,30 22,44 "
             "M21,8 C21,22 20,34 17,46", sheen, 1),
    ]  # fmt: skip
    fringe = path("M-20.4,6 C-22,-8 -21,-22 -16,-28 L16,-28 C21,-22 22,-8 20.4,6 C18,-4 14,-14 "
                  "0,-20 "
                  "C-14,-14 -18,-4 -20.4,6 Z", hair)  # fmt: skip
    crown = []
    for k, (turn, high) in enumerate(((-46, 25), (-31, 30), (-16, 35), (0, 39), (16, 35), (31, 30),
                                      (46, 25))):  # fmt: skip
        tone = STEEL_LIGHT if k < 3 else STEEL if k > 3 else "#f7fafc"
        blade = edged(f"M-4.4,0 L-5.2,{-high + 9} L0,{-high} L5.2,{-high + 9} L4.4,0 Z", tone,
                      "#56616f")  # fmt: skip
        crown.append(placed([blade, circle(0, -high, 1.8, "#fffdf6", stroke="#56616f",
                                           stroke_width=0.6)], turn * 0.38, -21,
                                               turn=turn * 0.62))  # fmt: skip
    crown += [
        edged("M-22,-18 C-12,-25 12,-25 22,-18 L21,-25 C12,-32 -12,-32 -21,-25 Z", STEEL,
            "#56616f"),
        path("M2,-30.2 C10,-30 16,-28.6 21,-25 L22,-18 C16,-22 9,-23.2 2,-23.3 Z", STEEL_DARK,
             opacity=0.6),
        symbol(cloth.mark, 0, -35, 14, cloth.main), jewel(0, -26.4, 2.4, cloth.accent),
        jewel(-10, -25.2, 1.8, cloth.main), jewel(10, -25.2, 1.8, cloth.main),
    ]  # fmt: skip
    gems = [ellipse(s * 20.5, 15, 1.7, 3.6, STEEL_LIGHT, stroke="#56616f", stroke_width=0.6)
            for s in (-1, 1)]  # fmt: skip
    dress = [
        *_gown(cloth), *_skin_neckline(face, 22),
        line("M-17,-51 C-14,-38 -8,-30 0,-26 C8,-30 14,-38 17,-51", STEEL_LIGHT, 2.6),
        line("M0,-26 V0", STEEL_LIGHT, 2),
        line("M-34,-44 C-26,-28 -18,-12 -16,0 M34,-44 C26,-28 18,-12 16,0", cloth.second, 1.6),
        line("M-46,-36 C-42,-24 -40,-12 -38,0 M46,-36 C42,-24 40,-12 38,0", cloth.second, 1),
        *(symbol(cloth.mark, s * 27, y, 8, cloth.second, 0) for s in (-1, 1) for y in (-12, -24)),
        pearls([(-13, -42), (-9, -37.6), (-4.8, -34.4), (0, -33), (4.8, -34.4), (9, -37.6), (13,
            -42)],
               1.9),
    ]  # fmt: skip
    lily = [
        line("M56,-8 C58,-40 57,-64 55,-86", LEAF_DARK, 2.6),
        path("M57,-44 C66,-52 72,-62 70,-74 C62,-66 57,-56 57,-44 Z", LEAF),
        path("M57,-56 C50,-60 44,-68 44,-78 C52,-74 56,-66 57,-56 Z", LEAF_DARK),
        edged("M55,-86 C42,-92 40,-106 36,-112 C46,-112 53,-104 55,-86 Z", "#fffdf8", "#9a94a6"),
        edged("M55,-86 C68,-92 70,-106 74,-112 C64,-112 57,-104 55,-86 Z", "#e9e6ee", "#9a94a6"),
        edged("M55,-86 C46,-98 50,-114 55,-121 C60,-114 64,-98 55,-86 Z", "#ffffff", "#9a94a6"),
        line("M55,-90 V-103 M52.6,-92 L50,-101 M57.4,-92 L60,-101", GOLD_DARK, 0.9),
        *(circle(x, y, 1.3, GOLD) for x, y in ((55, -104), (50, -102), (60, -102))),
    ]  # fmt: skip
    back_hair = placed(locks, *HEAD)
    return [
        *collar, back_hair, *dress[:2], placed([*neck(face, 8.4, 34)], *HEAD), *dress[2:],
        *lily, placed([*features(face), fringe, *gems, *crown], *HEAD),
        sleeve(56.5, -27, cloth.second, CREAM), fist(face.skin, 56.5, -29),
    ]  # fmt: skip


def hearts(cloth: Cloth) -> list[str]:
    """A warm queen: a cloud of auburn curls, a small heart coronet, puffed sleeves, a rose."""
    face = Face("#f8d3b6", "#8d3a1a", brows="kind", nose="small", mouth="smile", lashes=True,
                jaw=12.4, chin=27, lips="#c4303c", iris="#3d7a5a", blush=0.34)  # fmt: skip
    hair, sheen = "#a34a20", "#cf7a3c"
    curls = [(-17, -20, 11), (17, -20, 11), (-25, -8, 11.5), (25, -8, 11.5), (-29, 7, 12),
             (29, 7, 12), (-28, 22, 11.5), (28, 22, 11.5), (-22, 34, 10), (22, 34, 10)]  # fmt: skip
    cloud = [
        path("M-20,-26 L20,-26 L26,30 L-26,30 Z", hair),
        *(circle(x, y, r, hair) for x, y, r in curls),
        line("".join(f"M{x - 5},{y + 3} A6,6 0 1 1 {x + 4},{y + 4}" for x, y, _ in curls[2:]),
            sheen,
             1.3),
    ]  # fmt: skip
    fringe = [
        path("M-20,2 C-23,-14 -18,-27 0,-27 C18,-27 23,-14 20,2 C18,-8 14,-14 8,-17 C2,-13 -2,-19 "
             "-7,-17 C-13,-15 -18,-8 -20,2 Z", hair),
        line("M-17,-10 C-14,-17 -9,-20 -5,-20 M17,-10 C14,-17 10,-20 7,-20", sheen, 1.2),
    ]  # fmt: skip
    crown = [
        gold("M-16,-23 C-18,-34 -22,-38 -22,-38 L-12,-35 L-8,-43 L-3,-35 L3,-35 L8,-43 L12,-35 "
             "L22,-38 "
             "C22,-38 18,-34 16,-23 C8,-27 -8,-27 -16,-23 Z"),
        path("M2,-35 L3,-35 L8,-43 L12,-35 L22,-38 C22,-38 18,-34 16,-23 C11,-25.4 6,-26 2,-26 Z",
             GOLD_DARK, opacity=0.5),
        symbol(cloth.mark, 0, -43, 21, GOLD_LINE), symbol(cloth.mark, 0, -43, 19, cloth.ink),
        circle(-3, -46, 1.5, "#ffffff", fill_opacity=0.8),
        pearls([(-22, -39), (22, -39)], 2),
        pearls([(-11, -28), (-5.6, -29.4), (0, -29.8), (5.6, -29.4), (11, -28)], 1.4),
    ]  # fmt: skip
    earrings = [
        *(symbol(cloth.mark, s * 19.6, 13.4, 6.6, cloth.accent) for s in (-1, 1)),
    ]
    puffs = []
    for s in (-1, 1):
        tone, line_tone = (
            (cloth.main, cloth.dark) if s < 0 else (cloth.dark, mix(cloth.dark, "#000000", 0.3))
        )
        puffs += [
            edged(f"M{s * 26},-49 C{s * 46},-58 {s * 76},-44 {s * 74},-22 C{s * 72},-8 {s * 54},-4 "
                  f"{s * 40},-12 C{s * 28},-20 {s * 22},-40 {s * 26},-49 Z", tone, line_tone, 1),
            line(f"M{s * 34},-46 C{s * 46},-40 {s * 52},-26 {s * 50},-12 M{s * 48},-49 "
                 f"C{s * 60},-42 {s * 64},-28 {s * 60},-11", cloth.accent, 2.2),
        ]  # fmt: skip
    dress = [
        *_gown(cloth), *_skin_neckline(face, 24),
        path("M-24,-49 C-20,-34 -10,-30 0,-22 C10,-30 20,-34 24,-49 L32,-46 C30,-24 14,-12 0,-8 "
             "C-14,-12 -30,-24 -32,-46 Z", CREAM),
        path("M2,-23 C12,-30 20,-34 24,-49 L32,-46 C30,-24 14,-12 2,-8.6 Z", CREAM_DARK),
        line("M-24,-49 C-20,-34 -10,-30 0,-22 C10,-30 20,-34 24,-49", GOLD, 1.8),
        line("M-32,-46 C-30,-24 -14,-12 0,-8 C14,-12 30,-24 32,-46", GOLD, 1.8),
        *(symbol(cloth.mark, s * x, y, 6.4, cloth.ink) for s in (-1, 1)
          for x, y in ((25, -35), (17.4, -24.6), (7, -16.6))),
        line("M-12,-46 C-8,-38 -4,-35 0,-34 C4,-35 8,-38 12,-46", GOLD_DARK, 1.2),
        symbol(cloth.mark, 0, -31.6, 9, cloth.ink),
    ]  # fmt: skip
    rose = [
        line("M54,-8 C58,-34 58,-56 55,-80", LEAF_DARK, 2.8),
        path("M57,-48 C64,-58 72,-60 76,-58 C74,-48 66,-44 57,-48 Z", LEAF),
        path("M57,-60 C50,-68 44,-68 40,-66 C42,-58 50,-55 57,-60 Z", LEAF_DARK),
        path("M44,-86 C46,-78 64,-78 66,-86 L60,-80 L55,-76 L50,-80 Z", LEAF),
        edged("M41,-98 C39,-86 47,-80 55,-80 C63,-80 71,-86 69,-98 C70,-110 60,-114 55,-112 "
              "C50,-114 40,-110 41,-98 Z", "#d9303f", "#7a1220", 1),
        path("M55,-80 C63,-80 71,-86 69,-98 C70,-104 67,-109 63,-111 C65,-100 63,-88 55,-80 Z",
             "#a81e2f"),
        line("M47,-104 C49,-110 61,-110 62,-103 C63,-97 50,-96 51,-101 C51.6,-104 57,-104 57,-101 "
             "M42,-97 C46,-88 62,-86 68,-97 M46,-90 C52,-84 60,-84 65,-89", "#7a1220", 1.2),
    ]  # fmt: skip
    return [
        placed(cloud, *HEAD), *dress[:2], *puffs, placed(neck(face, 8.6, 34), *HEAD), *dress[2:],
        *rose, placed([*features(face), *fringe, *earrings, *crown], *HEAD),
        sleeve(55, -28, CREAM, GOLD), fist(face.skin, 55, -30),
    ]  # fmt: skip


def diamonds(cloth: Cloth) -> list[str]:
    """A proud queen: dark skin, a high wrapped headdress, rings of gold at the neck, a fan."""
    face = Face("#7d4a2a", "#150e0d", brows="arched", nose="broad", mouth="calm", lashes=True,
                jaw=12, chin=28, lips="#a5323a", iris="#2e1a10", eyes="half")  # fmt: skip
    wrap = [
        edged("M-21,-14 C-34,-28 -38,-50 -22,-57 C-10,-62 12,-62 24,-56 C38,-48 33,-27 21,-14 "
              "C12,-24 -12,-24 -21,-14 Z", cloth.main, cloth.dark, 1),
        path("M4,-60 C12,-60 18,-59 24,-56 C38,-48 33,-27 21,-14 C16,-19 10,-21 4,-21.6 Z",
            cloth.dark,
             opacity=0.8),
        line("M-18,-18 C-26,-34 -22,-50 -8,-58 M-8,-21 C-14,-36 -8,-52 6,-60 M4,-21.6 C4,-36 "
             "12,-50 "
             "22,-56 M14,-19 C18,-32 26,-42 31,-44", GOLD, 1.6),
        gold("M-22,-13 C-12,-25 12,-25 22,-13 L23,-20 C13,-32 -13,-32 -23,-20 Z", GOLD_LIGHT),
        path("M2,-29 C10,-28.6 17,-26 23,-20 L22,-13 C16,-20 9,-22 2,-22.2 Z", GOLD_DARK,
            opacity=0.55),
        symbol(cloth.mark, 0, -38, 25, GOLD_LINE), symbol(cloth.mark, 0, -38, 22.6, GOLD),
        symbol(cloth.mark, 0, -38, 15.8, cloth.accent), circle(-1.6, -41, 1.3, "#ffffff",
            fill_opacity=0.8),
        *(symbol(cloth.mark, x, y, 6, cloth.main) for x, y in ((-14, -22.4), (-7, -25), (7, -25),
            (14,
            -22.4))),
    ]  # fmt: skip
    earrings = [
        symbol(cloth.mark, s * 21.5, 15, y, tone) for y, tone in ((18, GOLD_LINE), (16,
            GOLD)) for s in (-1, 1)
    ]  # fmt: skip
    rings = [
        edged(f"M-{10 + w},{y} C-6,{y + 4} 6,{y + 4} {10 + w},{y} L{10 + w + 0.6},{y + 4.2} "
              f"C6,{y + 8.4} -6,{y + 8.4} -{10 + w + 0.6},{y + 4.2} Z", tone, GOLD_LINE)
        for w, y, tone in ((-0.6, -56.5, GOLD), (0, -51.6, GOLD_LIGHT), (1, -46.7, GOLD))
    ]  # fmt: skip
    gown = [
        path("M-12,-50 L-40,-44 C-50,-40 -56,-34 -62,-20 L-70,0 L70,0 L62,-20 C56,-34 50,-40 "
             "40,-44 "
             "L12,-50 Z", face.skin),
        path("M2,-50 L12,-50 L40,-44 C50,-40 56,-34 62,-20 L70,0 L2,0 Z", face.shade),
        edged("M-46,-41 C-30,-22 -14,-20 0,-14 C14,-20 30,-22 46,-41 C56,-34 60,-26 66,-10 L70,0 "
              "L-70,0 L-66,-10 C-60,-26 -56,-34 -46,-41 Z", cloth.main, cloth.dark),
        path("M2,-14.8 C14,-20 30,-22 46,-41 C56,-34 60,-26 66,-10 L70,0 L2,0 Z", cloth.dark,
             opacity=0.7),
        line("M-46,-41 C-30,-22 -14,-20 0,-14 C14,-20 30,-22 46,-41", GOLD, 3),
        line("M-54,-35 C-36,-14 -16,-10 0,-5 16,-10 36,-14 54,-35", cloth.second, 2.4),
    ]  # fmt: skip
    necklace = []
    for k in range(7):
        t = (k - 3) / 3
        x, y = 24 * t, -27 - 13 * t * t + 2
        gem = (cloth.accent, cloth.second)[k % 2]
        necklace.append(edged(moved(PLAIN[cloth.mark], x, y, 0.095), gem, GOLD_LINE, 1))
    pivot = (54.0, -56.0)
    blade = "M-2,0 L-9.4,-46 C-5,-51 5,-51 9.4,-46 L2,0 Z"
    turns = [-54 + 18 * k for k in range(7)]
    blades = []
    for first, tone in ((0, cloth.second), (1, cloth.accent)):
        shapes = "".join(moved(blade, *pivot, 0.8, turn) for turn in turns[first::2])
        blades.append(edged(shapes, tone, mix(tone, "#2a1206", 0.5)))
    ribs = "".join(moved("M0,-8 L0,-40", *pivot, 0.8, turn) for turn in turns)
    blades.append(line(ribs, "#7a3413", 0.7))
    blades.append(pearls([_spot(*pivot, 34, turn) for turn in turns], 1.6))
    fan = [
        *blades,
        line("M54,-56 V-10", GOLD_LINE, 4.6), line("M54,-56 V-10", GOLD, 3),
        circle(*pivot, 5.6, GOLD, stroke=GOLD_LINE, stroke_width=0.8),
        symbol(cloth.mark, *pivot, 7, cloth.main),
    ]  # fmt: skip
    return [
        *gown, placed(neck(face, 8.6, 32), *HEAD), *rings, *necklace, *fan,
        placed([*ears(face), *features(face), *earrings, *wrap], *HEAD),
        sleeve(54, -26, face.skin, GOLD), fist(face.skin, 54, -28),
    ]  # fmt: skip


def clubs(cloth: Cloth) -> list[str]:
    """A queen of the fields: two braids, a wreath of leaves and flowers, laced bodice, wheat."""
    face = Face("#e6bb8f", "#4d2b16", brows="level", nose="long", mouth="wry", lashes=True,
        jaw=12.8,
                chin=28, lips="#b24a42", iris="#5d7a35", blush=0.22)  # fmt: skip
    hair, sheen = "#5a3219", "#8f5a30"
    cap = [
        path("M-20.6,8 C-24,-10 -20,-30 0,-30 C20,-30 24,-10 20.6,8 C19,-4 16,-14 0,-22 C-16,-14 "
             "-19,-4 -20.6,8 Z", hair),
        line("M-18,-8 C-15,-16 -8,-22 -1,-25 M18,-8 C15,-16 8,-22 1,-25", sheen, 1.1),
    ]  # fmt: skip
    back = path("M-21,-22 C-26,-8 -25,10 -22,22 L22,22 C25,10 26,-8 21,-22 Z", hair)
    braids = []
    plait, glint = "M0,-7 C7,-6 8,3 0,7 C-8,3 -7,-6 0,-7 Z", "M-4,-2 C-1,-1 2,1 3,4"
    for s in (-1, 1):
        spots = [(s * (21 + k * 1.1 - max(0, k - 3) * 1.2), -60 + 9.4 * k) for k in range(6)]
        flips = [(k + (s > 0)) % 2 == 1 for k in range(6)]
        plaits = (path(moved(plait, x, y, flip=f), "inherit")
                  for (x, y), f in zip(spots, flips, strict=True))  # fmt: skip
        tone = hair if s < 0 else "#472612"
        braids.append(group(plaits, fill=tone, stroke="#2d170a", stroke_width=0.8))
        glints = "".join(moved(glint, x, y, flip=f) for (x, y), f in zip(spots, flips, strict=True))
        braids.append(line(glints, sheen, 1))
        braids.append(edged(f"M{s * 20},-8 h{s * 8} v5 h{-s * 8} Z", cloth.accent, GOLD_LINE))
    leaf = "M0,0 C-6,-4 -6,-12 0,-18 C6,-12 6,-4 0,0 Z"
    spots = [(-21, -16, -64), (-17, -22, -40), (-11, -26, -24), (-4, -28, -8),
             (21, -16, 64), (17, -22, 40), (11, -26, 24), (4, -28, 8)]  # fmt: skip
    wreath = [
        edged("".join(moved(leaf, x, y, 1, turn) for x, y, turn in some), tone, "#12412a")
        for some, tone in ((spots[:4], LEAF), (spots[4:], LEAF_DARK))
    ]
    veins = "".join(moved("M0,-2 L0,-13", x, y, 1, turn) for x, y, turn in spots)
    wreath.append(line(veins, "#8fd0a2", 0.7))
    for x, y, r, tone in ((-15, -25, 3.4, "#fffaf0"), (15, -25, 3.4, "#f5e6e2"), (-22, -15, 3,
        "#f1c14c"),
                          (22, -15, 3, "#e0a838")):  # fmt: skip
        petals = "".join(
            f"M{x},{y} l{dx * r},{dy * r}" for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        )
        wreath += [line(petals, tone, r * 1.7), circle(x, y, r * 0.62, cloth.second)]
    wreath += [symbol(cloth.mark, 0, -39, 23, GOLD, stroke=GOLD_LINE, stroke_width=4),
               symbol(cloth.mark, 0, -38.6, 13, cloth.main)]  # fmt: skip
    dress = [
        *_gown(cloth), *_skin_neckline(face, 18),
        edged("M-30,-47 C-26,-34 -14,-28 0,-27 C14,-28 26,-34 30,-47 C24,-48 18,-49 16,-50 "
              "C12,-38 6,-33 "
              "0,-32 C-6,-33 -12,-38 -16,-50 C-18,-49 -24,-48 -30,-47 Z", CREAM, CREAM_DARK),
        path("M-12,-27 L12,-27 L9,0 L-9,0 Z", cloth.second),
        path("M2,-27 L12,-27 L9,0 L2,0 Z", cloth.second_dark),
        line("M-11,-24 L9,-17 M11,-24 L-9,-17 M-10,-16 L8,-10 M10,-16 L-8,-10", CREAM, 1.4),
        line("M-13,-27 L-10,0 M13,-27 L10,0", GOLD, 1.8),
        *(symbol(cloth.mark, s * x, y, 9, cloth.light) for s in (-1, 1)
          for x, y in ((25, -17), (38, -29))),
    ]  # fmt: skip
    wheat = [line("M56,-8 C58,-34 57,-60 55,-84 M52,-30 C48,-50 42,-66 38,-76", GOLD_DARK, 2)]
    grain = "M0,0 C5,-2 7,-8 5,-12 C0,-10 -2,-4 0,0 Z"
    for s, tone in ((-1, GOLD_LIGHT), (1, GOLD)):
        ear = "".join(moved(grain, 55 + s * 0.6, -84 - 5 * k, 1.1 - 0.05 * k, 6 * s, s < 0)
                      for k in range(7))  # fmt: skip
        wheat.append(edged(ear, tone, GOLD_LINE, 0.7))
    wheat += [
        edged("M55,-116 C59,-120 59,-126 55,-130 C51,-126 51,-120 55,-116 Z", GOLD_LIGHT,
            GOLD_LINE, 0.7),
        line("M49,-118 L44,-128 M61,-118 L66,-128 M47,-106 L40,-114 M63,-106 L70,-114", GOLD_DARK,
            0.9),
        path("M57,-40 C66,-46 72,-56 70,-66 C62,-60 57,-52 57,-40 Z", LEAF),
        symbol(cloth.mark, 37, -80, 15, LEAF_DARK),
    ]  # fmt: skip
    return [
        placed([back], *HEAD), *dress[:2], placed(neck(face, 8.8, 33), *HEAD), *dress[2:], *wheat,
        *braids, placed([*features(face), *cap, *wreath], *HEAD),
        sleeve(56, -27, CREAM, cloth.accent), fist(face.skin, 56, -29),
    ]  # fmt: skip


QUEENS = {"S": spades, "H": hearts, "D": diamonds, "C": clubs}
