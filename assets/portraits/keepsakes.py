"""Faces that are won on the road, for the player's own place at the table."""

from __future__ import annotations

from assets.cards.attire import edged
from assets.cards.faces import Face, ears, neck
from assets.cards.svg import circle, line, moved, path
from assets.portraits.medallion import cloth, grid, hills, medallion, sun
from assets.portraits.moods import moods


def wayfarer() -> str:
    """Somebody who has come far on foot: a green hood, a scarf, wind in the hair."""
    face = Face("#e3b48a", "#6b3d1f", brows="level", nose="straight", mouth="smile", jaw=13.4,
                chin=28, lips="#b2584c", iris="#3f6b58", blush=0.24)  # fmt: skip
    hair, sheen = "#6b3d1f", "#9c6236"
    hood, fold, inside = "#3f6b46", "#2b4c32", "#203a27"
    return medallion("#cfdcc0", hills("#9db98a"), [
        edged("M-33,40 C-42,8 -36,-30 -12,-43 C-4,-47 8,-46 16,-41 C38,-27 42,8 33,40 "
              "C20,50 -20,50 -33,40 Z", hood, fold),
        path("M16,-41 C38,-27 42,8 33,40 C30,43 26,45 22,46 C32,18 32,-20 16,-41 Z", fold),
        path("M-24,30 C-30,4 -27,-24 -8,-33 C-2,-36 6,-36 11,-32 C28,-22 30,6 24,30 Z", inside),
        *neck(face, 9.4, 31), *cloth("#4a7a50"),
        *ears(face), *moods(face),
        path("M-20.6,4 C-25,-10 -20,-29 -2,-31 C16,-32 25,-14 20.6,4 C20,-4 17,-11 12,-15 "
             "C6,-13 -2,-14 -8,-20 C-10,-14 -17,-8 -20.6,4 Z", hair),
        line("M-9,-27 C-4,-22 2,-19 9,-18 M-14,-22 C-16,-17 -18,-11 -19,-5 M2,-30 "
             "C8,-28 14,-23 17,-16", sheen, 1),
        path("M-26,27 C-18,36 18,36 26,27 C29,34 27,42 20,45 C8,49 -8,49 -20,45 "
             "C-27,42 -29,34 -26,27 Z", "#c8893a"),
        path("M4,35 C14,34 22,31 26,27 C29,34 27,42 20,45 C15,47 10,48 4,48 Z", "#9c6524"),
        line("M-22,33 C-12,40 10,40 22,34 M-20,40 C-10,45 8,45 19,40", "#8a5a1f", 1.1),
        edged("M9,44 L17,57 L7,60 L2,46 Z", "#c8893a", "#8a5a1f"),
        circle(0, 30.5, 3.1, "#e9cf7a", stroke="#8a6118", stroke_width=0.9),
    ])  # fmt: skip


def mountaineer() -> str:
    """A woman of the passes: a fur cap with goggles on it, two plaits, a red coat."""
    face = Face("#d9a277", "#2b1b14", brows="stern", nose="small", mouth="wry", jaw=13,
                chin=27.6, lips="#a8443c", iris="#4a5d74", lashes=True, blush=0.42)  # fmt: skip
    hair, sheen = "#2b1b14", "#5d4030"
    fur, tip = "#d9cdb8", "#b3a284"
    strand = "M0,-6 C7,-5 7,3 0,6 C-7,3 -6,-5 0,-6 Z"
    plaits = [
        edged(moved(strand, side * (24 + (k % 2)), 12 + 7.4 * k), hair, sheen)
        for side in (-1, 1)
        for k in range(5)
    ]
    tufts = [
        circle(-27 + 6 * k, -21 - (1.6 if k % 2 else 0), 5.6, fur if k < 5 else tip)
        for k in range(10)
    ]
    return medallion("#c4d6e4", sun("#b0c7da"), [
        path("M-21,-18 C-27,-8 -27,8 -24,16 L24,16 C27,8 27,-8 21,-18 Z", hair),
        *neck(face, 9, 31), *cloth("#a3322d"),
        edged("M-15,22 C-10,31 10,31 15,22 L20,27 C12,40 -12,40 -20,27 Z", fur, tip),
        line("M0,38 V58", "#6b1b18", 1.6),
        *(circle(0, y, 1.8, "#e9cf7a", stroke="#8a6118", stroke_width=0.6) for y in (44, 52)),
        *moods(face),
        path("M-20.8,4 C-24,-8 -21,-22 -12,-26 L12,-26 C21,-22 24,-8 20.8,4 C20,-6 15,-15 4,-18 "
             "C-6,-17 -19,-8 -20.8,4 Z", hair),
        line("M2,-18 C-8,-16 -15,-10 -18,-4 M6,-18 C13,-15 17,-10 18.6,-4", sheen, 0.9),
        edged("M-27,-20 C-30,-40 -16,-50 0,-50 C16,-50 30,-40 27,-20 C14,-27 -14,-27 -27,-20 Z",
              "#7a2a26", "#4a1412"),
        path("M6,-49.6 C20,-48 29,-38 27,-20 C22,-22.6 16,-24 10,-24.8 C12,-33 10,-42 6,-49.6 Z",
             "#561b18"),
        *tufts,
        line("M-26,-31 C-12,-36 12,-36 26,-31", "#3a2c22", 3),
        *(circle(side * 9.4, -34, 7.4, "#3a2c22") for side in (-1, 1)),
        *(circle(side * 9.4, -34, 5.6, "#8fc4d8") for side in (-1, 1)),
        *(path(f"M{side * 9.4 - 3.6},-36 L{side * 9.4 + 0.6},-39 L{side * 9.4 + 2.6},-38 "
               f"L{side * 9.4 - 2.4},-33.6 Z", "#dff0f5") for side in (-1, 1)),
        *plaits,
        *(circle(side * 24.4, 48, 2.4, "#e9cf7a") for side in (-1, 1)),
    ])  # fmt: skip


def masked() -> str:
    """A guest of the masked ball: a half mask of gold and plum, a three-cornered hat, a plume."""
    face = Face("#c98f66", "#1c1416", brows="raised", nose="long", mouth="wry", jaw=13,
                chin=28, lips="#a83a48", iris="#2e2218")  # fmt: skip
    hair, hat, shade = "#1c1416", "#2d1f3d", "#1b1226"
    half = "M0,-10 C6,-15 16,-15 23,-12 C23,-4 19,7 10,8 C5,8 2,4 0,1 C-2,4 -5,8 -10,8 " \
           "C-19,7 -23,-4 -23,-12 C-16,-15 -6,-15 0,-10 Z"  # fmt: skip
    eyes = "".join(
        f"M{side * 9.4 - 5.8},-2.4 c2,-4.4 9.4,-4.4 11.6,0 c-2.2,4 -9.6,4 -11.6,0 Z"
        for side in (-1, 1)
    )
    return medallion("#6d2f4a", grid("#7d3d59"), [
        path("M-21,-20 C-29,-8 -29,12 -25,26 C-18,31 18,31 25,26 C29,12 29,-8 21,-20 Z", hair),
        *neck(face, 9.2, 31), *cloth("#3b2a52"),
        path("M-13,22 L0,50 L13,22 C8,27 -8,27 -13,22 Z", "#f4efe4"),
        edged("M-3,27 C-10,31 -11,38 -5,42 L0,37 L5,42 C11,38 10,31 3,27 Z", "#ffffff", "#c9c0ae"),
        line("M-13,22 L0,52 L13,22", "#d9a83c", 1.6),
        *moods(face),
        path(f"{half}{eyes}", "#8c2f56", fill_rule="evenodd"),
        line(half, "#e9c766", 1.5), line(eyes, "#e9c766", 1),
        line("M-19,-8 C-16,-11 -10,-11 -6,-8 M19,-8 C16,-11 10,-11 6,-8 M-4,5 L0,-6 L4,5",
             "#e9c766", 0.8),
        circle(0, -8.4, 1.9, "#f6dc92", stroke="#8a6118", stroke_width=0.6),
        path("M-21,0 C-25,-12 -20,-27 0,-28 C20,-27 25,-12 21,0 C20,-8 18,-13 14,-16 L-14,-16 "
             "C-18,-13 -20,-8 -21,0 Z", hair),
        edged("M-43,-19 C-30,-36 -22,-44 0,-46 C22,-44 30,-36 43,-19 C26,-27 12,-24 0,-19 "
              "C-12,-24 -26,-27 -43,-19 Z", hat, shade),
        path("M4,-45.8 C24,-43 31,-35 43,-19 C30,-25 18,-25 9,-22 C12,-30 10,-39 4,-45.8 Z", shade),
        line("M-43,-19 C-26,-27 -12,-24 0,-19 C12,-24 26,-27 43,-19", "#d9a83c", 1.8),
        edged("M14,-35 C16,-50 27,-54 35,-45 C30,-45 29,-39 31,-33 C25,-31 19,-31 14,-35 Z",
              "#d6506e", "#8c2340"),
        line("M16,-35 C19,-44 25,-47 32,-46 M20,-36 L24,-44 M25,-35 L28,-42", "#f2a0b2", 0.9),
        circle(15, -34, 2.6, "#f6dc92", stroke="#8a6118", stroke_width=0.7),
    ])  # fmt: skip


OWN = {"wayfarer": wayfarer, "mountaineer": mountaineer, "masked": masked}
