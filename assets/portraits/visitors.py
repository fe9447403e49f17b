"""Eight people who come from farther away to play."""

from __future__ import annotations

from assets.cards.attire import edged
from assets.cards.faces import Face, ears, neck
from assets.cards.svg import circle, line, mix, moved, path
from assets.portraits.medallion import (
    bars,
    cloth,
    glasses,
    grid,
    hills,
    medallion,
    rings,
    sun,
)  # fmt: skip
from assets.portraits.moods import moods


def priya() -> str:
    """A mathematician: long black plait over one shoulder, bindi, saffron sari."""
    face = Face("#c08a5c", "#17100f", brows="arched", nose="straight", mouth="wry", lashes=True,
        jaw=12,
                chin=28, lips="#a83246", iris="#2e1b12")  # fmt: skip
    hair, sheen = "#1c1314", "#51393a"
    strand = "M0,-7 C8,-6 8,3 0,7 C-8,3 -7,-6 0,-7 Z"
    plait = [
        edged(moved(strand, -24 - (k % 2), 8 + 8.4 * k, 0.95, flip=k % 2 == 1), hair, sheen)
        for k in range(6)
    ]
    return medallion("#4f7d6e", rings("#5f8f7e"), [
        path("M-20,-24 C-29,-12 -29,8 -24,16 L22,16 C27,8 28,-12 20,-24 Z", hair),
        *neck(face, 8.6, 32), *cloth("#a3253f"),
        path("M-14,23 C-10,34 10,34 14,23 L14,20 L-14,20 Z", face.skin),
        path("M47.5,35 C40,28 30,27 20,24 C8,36 -12,46 -34,50 A57.5,57.5 0 0 0 47.5,35 Z",
            "#ee9a2b"),
        line("M20,24 C8,36 -12,46 -34,50", "#f9d977", 3), line("M30,27 C20,40 4,50 -14,56",
            "#d17a17", 1.2),
        line("M40,30 C32,42 20,51 8,58", "#d17a17", 1.2),
        *moods(face),
        path("M-20.6,6 C-25,-12 -19,-32 0,-32 C19,-32 25,-12 20.6,6 C19.6,-8 12,-20 0,-26 "
             "C-12,-20 -19.6,-8 -20.6,6 Z",
             hair),
        line("M0,-31 V-26", "#c9402f", 1.6),
        line("M-17,-12 C-14,-20 -8,-25 -2,-28 M17,-12 C14,-20 8,-25 2,-28", sheen, 1),
        *plait, edged("M-29,51 h9 v3.4 h-9 Z", "#f9d977", "#8a6118"),
        circle(0, -13.6, 1.9, "#c9262f"), circle(4.6, 8, 1, "#f9d977"),
        *(circle(s * 20.8, 12, 2.2, "#f9d977", stroke="#8a6118", stroke_width=0.6) for s in (-1,
            1)),
        *(path(f"M{s * 20.8 - 2},14 h4 l-2,6 Z", "#f9d977") for s in (-1, 1)),
    ])  # fmt: skip


def joao() -> str:
    """A guitarist: panama hat, short curls, stubble, open shirt with palms."""
    face = Face("#a9713f", "#1f1410", brows="level", nose="broad", mouth="grin", eyes="smiling",
        jaw=14,
                chin=29, iris="#3b2413")  # fmt: skip
    hair = "#24160f"
    straw, band, shade = "#f3e3b8", "#c43d2f", "#cdb580"
    return medallion("#f5c77e", hills("#e59a5b"), [
        *(circle(s * x, y, r, hair) for s in (-1, 1) for x, y, r in ((20, -8, 5), (21.4, -1, 4.4),
            (20, 5, 3.4))),
        *neck(face, 10.4, 34), *cloth("#2f8fa0"),
        path("M-12,22 L0,46 L12,22 L6,20 L-6,20 Z", face.skin), path("M2,42 L12,22 L6,20 L2,22 Z",
            face.shade),
        edged("M-13,20 L-24,26 L-14,40 L-2,46 Z", "#3fa5b5", "#17515c"),
        edged("M13,20 L24,26 L14,40 L2,46 Z", "#257786", "#17515c"),
        line("M-34,47 V40 M-34,40 C-38,38 -41,39 -42,42 M-34,40 C-30,37 -27,38 -25,41 M-34,40 "
             "C-36,36 -39,35 -41,36 "
             "M26,54 V43 M26,43 C22,41 19,42 18,45 M26,43 C30,40 33,41 35,44 M26,43 C25,39 22,38 "
             "20,38", "#f4efe0", 1.5),
        *ears(face), *moods(face),
        path("M-19.6,6 C-18,16 -14,23 -11,26 C-6,30 6,30 11,26 C14,23 18,16 19.6,6 C17,12 "
             "13,13.6 9,13 C4,11 -4,11 "
             "-9,13 C-13,13.6 -17,12 -19.6,6 Z", hair, fill_opacity=0.4),
        line("M-9,12 C-6,10.4 -3,10.8 0,12 C3,10.8 6,10.4 9,12", hair, 1.6),
        edged("M-44,-16 C-40,-24 -22,-28 0,-28 C22,-28 40,-24 44,-16 C30,-20 14,-22 0,-22 "
              "C-14,-22 -30,-20 -44,-16 Z",
              straw, "#8a7440"),
        edged("M-22,-24 C-24,-38 -20,-46 -10,-47 C-4,-47 -2,-44 2,-44 C6,-44 8,-47 13,-46 "
              "C21,-44 24,-36 22,-24 "
              "C10,-29 -10,-29 -22,-24 Z", straw, "#8a7440"),
        path("M3,-44 C6,-44 8,-47 13,-46 C21,-44 24,-36 22,-24 C16,-26.4 10,-27.4 3,-27.8 Z",
            shade),
        path("M-22.4,-24 C-10,-29.4 10,-29.4 22.4,-24 L22.8,-31 C11,-36 -11,-36 -22.8,-31 Z", band),
        path("M3,-34.8 C11,-34.4 17,-33.4 22.8,-31 L22.4,-24 C16,-26.6 10,-27.8 3,-28 Z",
            "#8f2620"),
    ])  # fmt: skip


def nadia() -> str:
    """A grandmother: white bun, half-moon glasses, flowered shawl."""
    face = Face("#f3cfb2", "#cfc8bd", brows="kind", nose="small", mouth="smile", age=2,
        lashes=False, jaw=13.6,
                chin=27, lips="#b85a55", iris="#5a7fa0", blush=0.34)  # fmt: skip
    hair, shade = "#ece7dd", "#c2bbac"
    flowers = []
    for x, y, tone in ((-34, 39, "#f1c14c"), (-17, 46, "#f4efe4"), (-22, 52.6, "#e58a9b"), (34, 39,
        "#f1c14c"),
                       (17, 46, "#f4efe4"), (22, 52.6, "#e58a9b"), (0, 55, "#f1c14c")):  # fmt: skip
        flowers += [
            line(f"M{x - 3},{y} h6 M{x},{y - 3} v6", tone, 3.4),
            circle(x, y, 1.5, "#7a2a1d"),
        ]
    return medallion("#c9d3b4", grid("#b4c19a"), [
        circle(0, -37, 12, hair), path("M2,-49 A12,12 0 0 1 2,-25 Z", shade),
        line("M-8,-40 C-4,-46 4,-46 8,-40 M-9,-35 C-4,-41 5,-41 9,-35", shade, 1.1),
        path("M-20,-18 C-26,-8 -26,4 -22,10 L22,10 C26,4 26,-8 20,-18 Z", hair),
        *neck(face, 9.4, 30), *cloth("#8c2f3d"),
        path("M-10,21 L0,40 L10,21 Z", "#f4efe4"),
        line("M-12,22 L0,44 L12,22", "#5d1a26", 2), *flowers, line("M0,44 V52", "#5d1a26", 2),
        *ears(face), *moods(face),
        path("M-20.8,4 C-25,-12 -20,-30 0,-30 C20,-30 25,-12 20.8,4 C20,-8 14,-17 1,-22 C-14,-17 "
             "-20,-8 -20.8,4 Z", hair),
        path("M4,-30 C20,-29 25,-12 20.8,4 C20,-8 14,-17 4,-21 Z", shade),
        line("M-18,-8 C-15,-17 -8,-22 -2,-25 M-14,-19 C-10,-24 -5,-27 -1,-28", shade, 1),
        *(path(f"M{s * 9.4 - 7.4},2.6 H{s * 9.4 + 7.4} A7.4,6.4 0 0 1 {s * 9.4 - 7.4},2.6 Z",
            "#ffffff",
               fill_opacity=0.3, stroke="#a3782a", stroke_width=1.2) for s in (-1, 1)),
        line("M-2,3 C-1,1.6 1,1.6 2,3", "#a3782a", 1.2),
        *(circle(s * 20.6, 8.6, 1.7, "#f4efe4", stroke="#9a8a66", stroke_width=0.5) for s in (-1,
            1)),
    ])  # fmt: skip


def tane() -> str:
    """A boat builder: top knot, dark beard, a green stone at the neck."""
    face = Face("#b07c50", "#1c1412", brows="heavy", nose="broad", mouth="calm", jaw=15.4, chin=30,
                iris="#3b2616")  # fmt: skip
    hair, sheen = "#221815", "#55403a"
    return medallion("#7fb0a8", rings("#6f9f97"), [
        circle(1, -41, 9.4, hair), line("M-5,-43 C-2,-48 5,-48 8,-43 M-4,-38 C0,-42 4,-42 7,-38",
            sheen, 1.1),
        path("M-19,-18 C-23,-10 -23,0 -21,6 L21,6 C23,0 23,-10 19,-18 Z", hair),
        *neck(face, 12, 32), *cloth("#e8dcc0"),
        path("M-15,22 C-12,36 12,36 15,22 Z", face.skin), path("M3,32 C10,31 14,28 15,22 L3,22 Z",
            face.shade),
        line("M-47,36 C-36,34 -24,34 -15,24 M47,36 C36,34 24,34 15,24", "#b3a27c", 1.4),
        line("M-28,36 L-21,53.4 M28,36 L21,53.4", "#2f5d57", 4.2),
        line("M-12,24 C-8,34 -4,38 0,40 C4,38 8,34 12,24", "#3a2a1c", 1.1),
        edged("M0,39 C5,40 7,46 3,50 C0,52.4 -4,50 -3,47 C-2.4,45 0,45.4 0.4,47 C2,44 -1,42.6 "
              "-2.4,43.4 C-3,41 -2,39.4 "
              "0,39 Z", "#2f8f5f", "#14492e"),
        *ears(face), *moods(face),
        path("M-20.4,2 C-21,14 -20,25 -14,31 C-8,36 8,36 14,31 C20,25 21,14 20.4,2 C18,9 13,11.4 "
             "8,11.4 C4,9.8 -4,9.8 "
             "-8,11.4 C-13,11.4 -18,9 -20.4,2 Z M-6.4,16.2 C-3,18.8 3,18.8 6.4,16.2 C4,20.8 "
             "-4,20.8 -6.4,16.2 Z", hair,
             fill_rule="evenodd"),
        line("M-13,20 C-13,25 -10,29 -8,30 M-6,24 C-5,28 -4,30 -2,31 M13,20 C13,25 10,29 8,30",
            sheen, 1),
        path("M-20.4,-2 C-23,-18 -17,-32 0,-32 C17,-32 23,-18 20.4,-2 C19,-12 14,-19 0,-20 "
             "C-14,-19 -19,-12 -20.4,-2 Z",
             hair),
        line("M-16,-14 C-13,-22 -6,-28 0,-30 M-8,-19 C-5,-24 -2,-28 1,-31 M16,-14 C13,-22 6,-28 "
             "2,-30 M8,-19 C6,-24 "
             "4,-28 2,-31", sheen, 1),
        line("M-4,-32.4 H6", "#2f5d57", 2.6),
    ])  # fmt: skip


def freya() -> str:
    """A glider pilot: white-blonde plait around the head, ice-blue eyes, roll-neck, scarf pin."""
    face = Face("#f8dcc6", "#d9bd83", brows="level", nose="straight", mouth="calm", lashes=True,
        jaw=11.6,
                chin=29, lips="#b9606a", iris="#4f93c9", blush=0.2)  # fmt: skip
    hair, sheen = "#f0dda6", "#cda960"
    strand = "M-5,3 C-5,-5 3,-7 6,-2 C5,4 0,6 -5,3 Z"
    crown = [
        edged(moved(strand, x, y), hair if x < 6 else "#dfc687", sheen)
        for x, y in ((-21, -16), (-17, -24), (-10, -30), (-2, -33), (7, -32), (14, -28), (20, -20))
    ]
    return medallion("#3c4f7a", sun("#465b8a", 20), [
        path("M-20,-20 C-25,-8 -24,4 -21,9 L21,9 C24,4 25,-8 20,-20 Z", hair),
        *neck(face, 8.6, 30), *cloth("#1f2a47"),
        edged("M-13,17 C-15,25 -14,30 -12,33 C-5,37 5,37 12,33 C14,30 15,25 13,17 Z", "#2d3c63",
            "#121a30"),
        line("M-12,24 C-4,28 4,28 12,24 M-12.6,29 C-4,33 4,33 12.6,29", "#4b5d8c", 1.1),
        edged("M-40,34 L-12,36 L10,58 L-8,60 Z", "#e9e3d4", "#9c937c"),
        edged("M-12,36 L-2,40 L16,57 L9,58.6 Z", "#c8bfa9", "#9c937c"),
        circle(-8, 40, 3.4, "#6fb7e6", stroke="#d9a83c", stroke_width=1.2),
        *ears(face), *moods(face),
        path("M-20.6,4 C-24,-10 -20,-28 0,-28 C20,-28 24,-10 20.6,4 C19.6,-8 13,-17 -4,-21 "
             "C-12,-16 -19,-8 -20.6,4 Z",
             hair),
        path("M6,-27.6 C20,-26 24,-10 20.6,4 C19.6,-6 15,-14 6,-18.6 Z", "#dfc687"),
        line("M-17,-8 C-14,-15 -9,-18 -5,-20 M17,-8 C14,-14 8,-18 0,-20", sheen, 1),
        *crown,
    ])  # fmt: skip


def kofi() -> str:
    """A professor: close white hair and beard, woven gold and green cloth."""
    face = Face("#5f3a24", "#e8e3d8", brows="kind", nose="broad", mouth="smile", age=2, jaw=14,
        chin=29,
                lips="#7d4038", iris="#26150e")  # fmt: skip
    white, shade = "#f1ede4", "#bdb6a8"
    return medallion("#c9b38a", bars("#bda476"), [
        *neck(face, 10, 30), *cloth("#d99a23"),
        path("M-47.5,35 C-40,28 -30,27 -22,24 L14,58.4 A57.5,57.5 0 0 1 -47.5,35 Z", "#1f6b45"),
        line("M-36,31 L-9,57.4 M-29,28 L0,57.6", "#f1c14c", 2.4),
        line("M-43,37 L-20,55 M-38,43 L-33,38 M-29,50 L-20,41 M-19,55 L-9,46", "#b3282d", 2),
        line("M20,28 L25.4,51 M34,31 L36,43 M18,42 H39 M22,49 H31", "#7c2a1d", 2.2),
        *ears(face), *moods(face),
        path("M-20.4,4 C-21,16 -19,26 -12,31 C-6,35 6,35 12,31 C19,26 21,16 20.4,4 C18,11 13,13 "
             "8,12 C4,10.4 -4,10.4 "
             "-8,12 C-13,13 -18,11 -20.4,4 Z M-7.4,14.4 C-3,17.6 3,17.6 7.4,14.4 C5,21.4 -5,21.4 "
             "-7.4,14.4 Z", white,
             fill_rule="evenodd"),
        path("M20.4,4 C18,11 13,13 8,12 L3,11 L3,14 L7.4,14.4 C6,18 5,19.6 3,19.8 L3,33.8 "
             "C7,33.6 10,32.6 12,31 C19,26 "
             "21,16 20.4,4 Z", shade),
        path("M-20.8,-2 C-25,-20 -16,-37 0,-37 C16,-37 25,-20 20.8,-2 C20,-10 17,-17 12,-19 "
             "C4,-21 -4,-21 -12,-19 "
             "C-17,-17 -20,-10 -20.8,-2 Z", white),
        path("M4,-36.8 C18,-35 25,-20 20.8,-2 C20,-10 17,-17 12,-19 C10,-19.6 7,-20 4,-20.4 Z",
            shade),
        *(circle(x, y, 1, shade) for x, y in ((-14, -22), (-8, -26), (-2, -30), (-12, -30), (-5,
            -34), (-18, -15))),
        *glasses("#3a2a1c", "#ffffff", 7.4),
    ])  # fmt: skip


def linh() -> str:
    """A game designer: violet asymmetric bob, ear studs, leather jacket."""
    face = Face("#f0cfa9", "#3a2450", brows="stern", nose="small", mouth="wry", lashes=True,
        jaw=11.6, chin=27,
                lips="#a83a78", iris="#3b2a1f", gaze=-1)  # fmt: skip
    hair, dark, sheen = "#7a3fa0", "#542873", "#b27fd3"
    return medallion("#2f8f8c", grid("#3fa09a"), [
        path("M-19,-24 C-30,-12 -28,8 -26,14 L-16,14 L20,14 C29,16 31,26 30,34 C36,24 34,-12 "
             "20,-24 Z", dark),
        *neck(face, 8.4, 30), *cloth("#23222b"),
        path("M-9,22 L0,52 L9,22 Z", "#f3efe6"), line("M-5,30 L5,34 M-4,38 L4,42", "#e0563b", 1.8),
        edged("M-12,20 L-28,28 L-20,42 L-25,46 L-6,58 L-1,50 Z", "#34323f", "#111016"),
        edged("M12,20 L28,28 L20,42 L25,46 L6,58 L1,50 Z", "#1c1b24", "#0c0b10"),
        *(circle(s * 22, 48, 1.4, "#c8d0da") for s in (-1, 1)),
        *ears(face), *moods(face),
        path("M-20.6,2 C-24,-16 -18,-33 2,-34 C24,-34 29,-14 27,6 C27,16 28,24 31,33 C22,30 "
             "18,22 18.6,10 C19,-2 16,-12 "
             "8,-19 C0,-14 -14,-12 -20.6,2 Z", hair),
        path("M8,-33.4 C24,-32 29,-14 27,6 C27,16 28,24 31,33 C22,30 18,22 18.6,10 C19,-2 16,-12 "
             "8,-19 Z", dark,
             opacity=0.6),
        line("M6,-21 C-2,-17 -12,-15 -17,-7 M2,-31 C-8,-30 -16,-24 -18,-14 M12,-26 C20,-18 22,-6 "
             "22,8 M10,-19 C17,-12 "
             "19,0 19,10", sheen, 1.1),
        *(circle(-21.4, y, 1, "#e8edf3") for y in (4, 7.4)),
    ])  # fmt: skip


def mateo() -> str:
    """A student: turned cap, headphones, hooded top."""
    face = Face("#d9a577", "#2a1a12", brows="arched", nose="straight", mouth="grin", jaw=13,
        chin=27,
                iris="#4a3018", gaze=1)  # fmt: skip
    hair, cap, dark = "#2b1a12", "#d9432f", "#96261a"
    return medallion("#9db4de", sun("#8ca6d6", 16), [
        *(circle(s * 20, y, 4.4, hair) for s in (-1, 1) for y in (-10, -4)),
        edged("M-28,28 C-24,14 24,14 28,28 C22,38 -22,38 -28,28 Z", "#b98a1f", "#6d4d0b"),
        *neck(face, 9.6, 28), *cloth("#e3b12f"),
        edged("M-26,27 C-18,28 -6,33 -2,44 C-12,44 -24,38 -26,27 Z", "#f0c75a", "#6d4d0b"),
        edged("M26,27 C18,28 6,33 2,44 C12,44 24,38 26,27 Z", "#c4931d", "#6d4d0b"),
        line("M-7,40 V52 M7,40 V50", "#fbf5e6", 1.8),
        *ears(face), *moods(face),
        path("M-20,-4 C-20,-12 -18,-18 -14,-20 L14,-20 C18,-18 20,-12 20,-4 C17,-10 14,-13 "
             "10,-14 C6,-11 -2,-15 -6,-13 "
             "C-12,-14 -17,-10 -20,-4 Z", hair),
        edged("M-23,-15 C-24,-36 -12,-43 0,-43 C12,-43 24,-36 23,-15 C10,-21 -10,-21 -23,-15 Z",
            cap, dark),
        path("M3,-43 C14,-42 24,-35 23,-15 C17,-18 10,-19.4 3,-19.6 Z", dark, opacity=0.75),
        path("M-9,-18.6 C-8,-28 8,-28 9,-18.6 C4,-19.8 -4,-19.8 -9,-18.6 Z", "#f7efe0"),
        line("M-9.4,-19 C-3,-20.4 3,-20.4 9.4,-19", dark, 1.8),
        line("M-25,-2 C-29,-34 -14,-47 0,-47 C14,-47 29,-34 25,-2", "#26262e", 3.2),
        line("M-25,-6 C-28,-34 -14,-46 -2,-46.6", mix("#26262e", "#ffffff", 0.35), 1),
        *(edged(f"M{s * 20},-8 h{s * 6} c{s * 4},0 {s * 4},17 0,17 h{s * -6} Z", "#33333d",
            "#111115") for s in (-1, 1)),
        *(line(f"M{s * 27},-3 V4", "#e8634f", 1.6) for s in (-1, 1)),
    ])  # fmt: skip


VISITORS = {
    "priya": priya, "joao": joao, "nadia": nadia, "tane": tane, "freya": freya, "kofi": kofi,
        "linh": linh,
    "mateo": mateo,
}  # fmt: skip
