"""Eight people who are at the club every evening."""

from __future__ import annotations

from assets.cards.attire import edged
from assets.cards.faces import Face, ears, neck
from assets.cards.svg import circle, ellipse, line, mix, path, polygon
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


def mira() -> str:
    """A librarian in her thirties: dark bob with a fringe, red beret, striped jersey."""
    face = Face("#f2cdae", "#2b1a16", brows="level", nose="small", mouth="calm", lashes=True,
        jaw=12.6,
                chin=27, lips="#b8323e", iris="#4d7a6a", blush=0.26)  # fmt: skip
    hair, sheen = "#33201b", "#6b4638"
    return medallion("#e9d8b8", grid("#dcc59a"), [
        path("M-20,-24 C-31,-14 -31,8 -27,21 C-22,24 -17,22 -15,18 L15,18 C17,22 22,24 27,21 "
             "C31,8 31,-14 "
             "20,-24 Z", hair),
        *neck(face, 8.6, 30), *cloth("#f4efe4"),
        line("M-42,38.6 C-28,33 -14,34 0,38 C14,34 28,33 42,38.6 M-37,45.4 "
             "C-26,41 -13,42 0,45 C13,42 26,41 37,45.4 M-28,51.4 C-20,48 -10,49 0,52 "
             "C10,49 20,48 28,51.4", "#27406f", 2.6),
        path("M-13,21 C-10,32 10,32 13,21 L9,19 C7,26 -7,26 -9,19 Z", "#27406f"),
        *moods(face),
        path("M-20.6,6 C-23,-10 -20,-24 -12,-27 L14,-27 C21,-22 23,-10 20.6,6 C19,-2 18,-8 "
             "16,-12 L-15,-12 "
             "C-17,-8 -19,-2 -20.6,6 Z", hair),
        line("M-10,-25 C-11,-20 -11,-16 -11,-13 M-2,-26 V-13 M7,-26 C8,-20 8,-16 8,-13 M-25,-2 "
             "C-26,6 -26,14 "
             "-24,20 M25,-2 C26,6 26,14 24,20", sheen, 0.9),
        edged("M-26,-21 C-34,-34 -24,-46 0,-46 C26,-47 40,-34 30,-23 C18,-29 -10,-29 -26,-21 Z",
            "#bf2a35",
              "#701219"),
        path("M6,-46 C28,-45 39,-33 30,-23 C23,-26.6 15,-28 6,-28.4 Z", "#8f1b27"),
        line("M2,-46 C2,-49 4,-51 6,-52", "#8f1b27", 2.4),
    ])  # fmt: skip


def dragan() -> str:
    """A retired engine driver: field cap, grey walrus moustache, waistcoat."""
    face = Face("#dfae86", "#8b8780", brows="heavy", nose="hooked", mouth="firm", age=2,
        iris="#53687a",
                jaw=15, chin=29)  # fmt: skip
    grey, light = "#9b968d", "#cfcabf"
    return medallion("#a9bfb4", hills("#7fa08f"), [
        path("M-19,-20 C-24,-12 -24,0 -21.5,6 L21.5,6 C24,0 24,-12 19,-20 Z", grey),
        *neck(face, 10.6, 30), *cloth("#efe9da"),
        path("M-47.5,35 C-40,28 -26,27 -14,23 L-6,58.6 A57.5,57.5 0 0 1 -47.5,35 Z", "#5a4630"),
        path("M47.5,35 C40,28 26,27 14,23 L6,58.6 A57.5,57.5 0 0 0 47.5,35 Z", "#3d2f20"),
        line("M-13,23 L0,38 L13,23", "#c9bfa6", 2), *(circle(-9.6, y, 1.2,
            "#d8b25a") for y in (44, 51)),
        *ears(face), *moods(face),
        path("M0,10 C-6,7.4 -12,9 -17,15.6 C-18,18 -16,20.4 -14,19.6 C-9,16 -4,17.4 0,15.4 "
             "C4,17.4 9,16 14,19.6 "
             "C16,20.4 18,18 17,15.6 C12,9 6,7.4 0,10 Z", light),
        line("M-3,11.6 C-7,11.6 -11,13.4 -14,17 M3,11.6 C7,11.6 11,13.4 14,17", grey, 0.9),
        edged("M-24,-17 C-25,-28 -22,-38 -14,-44 L0,-38 L14,-44 C22,-38 25,-28 24,-17 C10,-23 "
              "-10,-23 -24,-17 Z",
              "#68704a", "#3a4028"),
        path("M2,-38.6 L14,-44 C22,-38 25,-28 24,-17 C17,-20 10,-21.4 2,-21.6 Z", "#4c5336"),
        edged("M-24,-17 C-10,-23 10,-23 24,-17 L24.4,-24 C12,-31 -12,-31 -24.4,-24 Z", "#7a8358",
            "#3a4028"),
        polygon([(-2.6, -26.4), (2.6, -26.4), (0, -22.6)], "#d8b25a"),
    ])  # fmt: skip


def amara() -> str:
    """A band leader: a great round afro, yellow band, hoops, bright print."""
    face = Face("#6b3f25", "#140d0c", brows="arched", nose="broad", mouth="grin", lashes=True,
        jaw=13,
                chin=28, lips="#b8323f", iris="#2a1710", eyes="smiling")  # fmt: skip
    hair, sheen = "#1d1312", "#4a332c"
    tufts = [(-30, -14, 12), (30, -14, 12), (-25, -28, 13), (25, -28, 13), (-12, -37, 13), (12,
        -37, 13),
             (0, -38, 13), (-31, 2, 11), (31, 2, 11), (-27, 14, 9), (27, 14, 9)]  # fmt: skip
    return medallion("#f0b95a", sun("#e8a63c"), [
        circle(0, -14, 31, hair), *(circle(x, y, r, hair) for x, y, r in tufts),
        line("M-36,-12 a5,5 0 0 1 8,-4 M-26,-36 a5,5 0 0 1 9,-2 M-4,-46 a5,5 0 0 1 9,0 M20,-38 "
             "a5,5 0 0 1 8,4 "
             "M32,-14 a5,5 0 0 1 3,8 M-36,6 a5,5 0 0 1 4,-7", sheen, 1.4),
        *neck(face, 9.4, 32),
        *cloth("#157a6e", "M-47.5,35 C-42,30 -34,28 -26,27 C-16,38 16,38 26,27 C34,28 42,30 "
                          "47.5,35"),
        *(path(f"M{x},{y - 4} l4,4 l-4,4 l-4,-4 Z", c) for x, y, c in (
            (-34, 38, "#f3c04d"), (-20, 44, "#e0563b"), (-4, 48, "#f3c04d"), (12, 46, "#e0563b"),
            (28, 40, "#f3c04d"), (-24, 53, "#f3c04d"), (2, 57, "#e0563b"), (22, 53, "#f3c04d"))),
        line("M-26,27 C-16,38 16,38 26,27", "#f3c04d", 2.6),
        *moods(face),
        path("M-20.4,-2 C-23,-16 -20,-27 0,-27 C20,-27 23,-16 20.4,-2 C19,-10 16,-16 10,-18 "
             "C4,-20 -4,-20 -10,-18 "
             "C-16,-16 -19,-10 -20.4,-2 Z", hair),
        edged("M-23,-15 C-17,-30 17,-30 23,-15 L25,-22 C17,-37 -17,-37 -25,-22 Z", "#f6cf4a",
            "#8a6118"),
        line("M-12,-30 L-9,-24 M0,-32.6 V-26 M12,-30 L9,-24", "#e0563b", 1.8),
        *(circle(s * 22, 14, 5.4, "none", stroke="#f6cf4a", stroke_width=1.8) for s in (-1, 1)),
    ])  # fmt: skip


def kenji() -> str:
    """A watchmaker: swept black hair, round glasses, navy jacket with a band collar."""
    face = Face("#efcfa6", "#1b1a20", brows="level", nose="small", mouth="wry", jaw=12.8, chin=28,
                iris="#2e231d", gaze=1)  # fmt: skip
    hair, sheen = "#1d1c24", "#4b4a5c"
    return medallion("#b9c9d6", rings("#a5b8c8"), [
        path("M-20,-18 C-24,-8 -23,0 -21,5 L21,5 C23,0 24,-8 20,-18 Z", hair),
        *neck(face, 9.4, 30), *cloth("#26365e"),
        path("M-12,22 L-12,30 L0,36 L12,30 L12,22 L0,28 Z", "#f4efe4"),
        path("M0,36 L12,30 L12,22 L0,28 Z", "#d8d0bd"), line("M0,36 V58", "#16213d", 1.4),
        *(circle(4, y, 1.3, "#c8d3df") for y in (42, 50)),
        *ears(face), *moods(face),
        path("M-20.6,1 C-24,-14 -23,-28 -12,-34 C2,-41 20,-37 23,-26 C24,-16 22,-8 20.6,1 C19,-8 "
             "18,-12 16,-15 "
             "C8,-14 -2,-16 -10,-22 C-12,-17 -18,-12 -20.6,1 Z", hair),
        line("M-10,-24 C-4,-31 8,-34 17,-30 M-4,-21 C2,-26 12,-28 20,-24 M-14,-20 C-16,-24 "
             "-14,-30 -8,-33",
             sheen, 1.1),
        *glasses("#2b2b33", "#bfe0f2"),
    ])  # fmt: skip


def leila() -> str:
    """An architect: teal headscarf over dark hair, strong brows, coral coat."""
    face = Face("#e5b88f", "#24160f", brows="arched", nose="long", mouth="smile", lashes=True,
        jaw=12,
                chin=28, lips="#b23a48", iris="#54371f", blush=0.18)  # fmt: skip
    scarf, dark, light = "#1c7f86", "#115259", "#58b3b4"
    return medallion("#f3d9c4", grid("#e8c2a6"), [
        edged("M-24,-24 C-34,-6 -34,20 -30,36 C-16,44 16,44 30,36 C34,20 34,-6 24,-24 Z", dark,
            "#0b3b41"),
        *neck(face, 9, 30), *cloth("#d8644b"),
        edged("M-26,22 C-18,40 18,40 26,22 C30,28 30,36 24,44 C10,52 -12,50 -24,44 C-30,36 "
              "-30,28 -26,22 Z", scarf,
              dark),
        path("M4,36 C14,35 22,30 26,22 C30,28 30,36 24,44 C17,48 10,49.6 4,49.8 Z", dark,
            opacity=0.55),
        line("M-22,32 C-10,42 12,42 23,31 M-18,41 C-8,46 8,47 18,42", light, 1.2),
        *moods(face),
        path("M-19,-8 C-19,-20 -10,-27 2,-26 C-8,-21 -14,-16 -19,-8 Z", "#2b1a12"),
        path("M19,-8 C18,-18 12,-25 2,-26 C8,-22 14,-17 19,-8 Z", "#1d110c"),
        edged("M-20,24 C-31,10 -32,-16 -22,-29 C-14,-39 14,-40 23,-29 C33,-16 31,10 20,24 C24,10 "
              "24,-6 19,-16 "
              "C13,-27 -11,-28 -18,-16 C-24,-6 -24,10 -20,24 Z", scarf, dark),
        path("M6,-37 C13,-36 19,-34 23,-29 C33,-16 31,10 20,24 C24,10 24,-6 19,-16 C16,-21 "
             "11,-24 6,-25 Z", dark,
             opacity=0.6),
        line("M-24,6 C-27,-8 -25,-20 -17,-28 M-10,-33 C-2,-36 8,-36 15,-32", light, 1.3),
    ])  # fmt: skip


def otto() -> str:
    """A retired judge: bald, monocle, white whiskers, bow tie."""
    face = Face("#f1c3a3", "#d8d3c8", brows="stern", nose="broad", mouth="firm", age=2, jaw=16,
        chin=30,
                blush=0.32, iris="#4a6a8a")  # fmt: skip
    white, shade = "#f3efe6", "#c9c2b2"
    dome = "M-20,-10 C-22,-34 -12,-43 0,-43 C12,-43 22,-34 20,-10 Z"
    return medallion("#7d3b3b", bars("#8d4a47"), [
        *neck(face, 11, 30), *cloth("#2c2a33"),
        path("M-13,22 L0,56 L13,22 L8,20 L-8,20 Z", "#f7f3ea"), path("M2,52 L13,22 L8,20 L2,22 Z",
            "#d9d2c2"),
        edged("M-15,20 L-24,28 L-19,54 L-3,50 Z", "#3b3844", "#1a1920"),
        edged("M15,20 L24,28 L19,54 L3,50 Z", "#24222b", "#1a1920"),
        edged("M0,33 L-12,28 L-12,40 Z", "#b8862f", "#5f3d0e"), edged("M0,33 L12,28 L12,40 Z",
            "#94691f", "#5f3d0e"),
        circle(0, 33.6, 2.8, "#d9a83c", stroke="#5f3d0e", stroke_width=0.7),
        *ears(face), path(dome, face.skin), path("M3,-43 C14,-42 22,-33 20,-10 L3,-10 Z",
            face.shade),
        *moods(face),
        ellipse(-9, -36, 5, 2.4, "#ffffff", fill_opacity=0.5),
        path("M-21,2 C-25,12 -24,24 -17,31 C-13,33 -12,24 -14,17 C-16,11 -19,8 -21,2 Z", white),
        path("M21,2 C25,12 24,24 17,31 C13,33 12,24 14,17 C16,11 19,8 21,2 Z", shade),
        path("M0,10 C-7,8 -15,11 -19,19 C-14,21 -6,20 0,15 C6,20 14,21 19,19 C15,11 7,8 0,10 Z",
            white),
        line("M-3,12.6 C-8,12 -12,14 -16,17.6 M3,12.6 C8,12 12,14 16,17.6", shade, 0.9),
        circle(9.4, -1.6, 7.6, "#eef7ff", fill_opacity=0.22, stroke="#d9a83c", stroke_width=1.6),
        line("M15.6,3 C20,14 18,26 16,34", "#d9a83c", 0.9),
    ])  # fmt: skip


def ines() -> str:
    """A sailor of twenty: red ponytail, freckles, green anorak."""
    face = Face("#f9d9be", "#b3491d", brows="kind", nose="small", mouth="grin", lashes=True,
        jaw=12.4,
                chin=27, lips="#c2474a", iris="#3f8a6a", blush=0.3, gaze=-1)  # fmt: skip
    hair, sheen = "#c2541f", "#ea914c"
    freckles = [circle(x, y, 0.75, "#c0713f") for x, y in (
        (-12, 5), (-9, 7.4), (-6.4, 5.4), (-13, 9), (12, 5), (9, 7.4), (6.4, 5.4), (13, 9), (0,
            4))]  # fmt: skip
    return medallion("#8fc1cf", hills("#6aa3b5"), [
        path("M10,-34 C26,-48 44,-38 43,-18 C43,-4 38,8 41,18 C32,14 27,2 28,-8 C28,-18 22,-26 "
             "12,-26 Z", hair),
        line("M20,-36 C34,-38 38,-24 36,-10 M26,-28 C33,-22 32,-8 34,4", sheen, 1.3),
        path("M-19,-20 C-24,-10 -24,4 -21,10 L21,10 C24,4 24,-10 19,-20 Z", hair),
        *neck(face, 8.8, 30), *cloth("#3c8a52"),
        edged("M-14,20 C-24,24 -28,30 -27,36 C-16,42 -6,42 0,40 C6,42 16,42 27,36 C28,30 24,24 "
              "14,20 C8,30 -8,30 "
              "-14,20 Z", "#2f6f42", "#1c4a2a"),
        line("M0,40 V60", "#f4e6bd", 1.8), line("M-8,37 V46 M8,37 V46", "#f4efe4", 1.3),
        *ears(face), *moods(face), *freckles,
        path("M-20.6,0 C-24,-16 -18,-33 2,-34 C20,-34 24,-16 20.6,0 C19,-9 14,-17 4,-21 C-4,-15 "
             "-16,-12 -20.6,0 Z",
             hair),
        line("M4,-22 C-4,-18 -12,-16 -17,-8 M2,-31 C-8,-30 -16,-24 -18,-14 M6,-24 C12,-21 16,-16 "
             "18,-10", sheen, 1.1),
        ellipse(16, -33, 4, 3, "#2f6f9a", stroke="#173f5c", stroke_width=0.7),
        circle(-20.4, 9.4, 1.6, "#f4e6bd"),
    ])  # fmt: skip


def tomasz() -> str:
    """A baker: fair full beard, knitted cap, thick jersey."""
    face = Face("#f3cba8", "#b98a45", brows="kind", nose="broad", mouth="smile", eyes="smiling",
        jaw=15,
                chin=29, blush=0.34, iris="#4f86a8")  # fmt: skip
    hair, sheen = "#c4934a", "#e6c07d"
    wool, dark = "#37507f", "#243760"
    return medallion("#74789f", sun("#8489b2", 14), [
        path("M-20,-16 C-25,-4 -24,8 -21,14 L21,14 C24,8 25,-4 20,-16 Z", hair),
        *neck(face, 11, 30), *cloth("#a8432f"),
        edged("M-16,18 C-18,26 -17,31 -14,34 C-6,39 6,39 14,34 C17,31 18,26 16,18 Z", "#c25a41",
            "#6d2516"),
        line("M-11,22 V34 M-6,24 V36 M0,25 V37 M6,24 V36 M11,22 V34", "#8c3322", 1.1),
        line("M-30,36 l5,6 l5,-6 l5,6 l5,-6 l5,6 l5,-6 l5,6 l5,-6 l5,6 l5,-6 l5,6 l5,-6",
            "#f0d9a8", 1.6),
        *ears(face), *moods(face),
        path("M-20.4,0 C-22,14 -21,28 -14,35 C-8,40 8,40 14,35 C21,28 22,14 20.4,0 C18,7 13,10.6 "
             "8,11 C4,9.4 -4,9.4 "
             "-8,11 C-13,10.6 -18,7 -20.4,0 Z M-7.6,14.2 C-3,17.6 3,17.6 7.6,14.2 C5,21.6 "
             "-5,21.6 -7.6,14.2 Z", hair,
             fill_rule="evenodd"),
        path("M20.4,0 C18,7 13,10.6 8,11 L3,10 L3,13.6 L7.6,14.2 C6,18.6 5,19.6 3,19.8 L3,38.6 "
             "C7,38.4 11,37.4 14,35 "
             "C21,28 22,14 20.4,0 Z", mix(hair, "#3a1d08", 0.25)),
        line("M-14,18 C-14,25 -11,30 -8,33 M-7,25 C-6,30 -4,33 -2,35 M14,18 C14,25 11,30 8,33",
            sheen, 1.1),
        edged("M-23,-16 C-24,-38 -12,-46 0,-46 C12,-46 24,-38 23,-16 Z", wool, dark),
        path("M3,-46 C14,-45 24,-37 23,-16 L3,-16 Z", dark, opacity=0.7),
        line("M-15,-38 V-24 M-8,-43 V-24 M0,-45 V-24 M8,-43 V-24 M15,-38 V-24", "#5a76ab", 1.1),
        edged("M-24.6,-15 C-10,-20 10,-20 24.6,-15 L25,-24 C12,-29.4 -12,-29.4 -25,-24 Z",
            "#e9dfca", "#8f8468"),
        line("M-18,-25.4 V-18 M-11,-27 V-19 M-4,-27.8 V-19.6 M4,-27.8 V-19.6 M11,-27 V-19 "
             "M18,-25.4 V-18", "#b8aa8a", 1),
        circle(0, -47, 5.4, "#e9dfca", stroke="#8f8468", stroke_width=0.8),
    ])  # fmt: skip


REGULARS = {
    "mira": mira, "dragan": dragan, "amara": amara, "kenji": kenji, "leila": leila, "otto": otto,
    "ines": ines, "tomasz": tomasz,
}  # fmt: skip
