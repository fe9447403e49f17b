"""Where the units stand: a sky with its light, far and near land of a realm, and the ground.

A place is drawn back to front: sky, the sun or moon with its rays, the far land, the near land, the
ground. A mood is a palette; what a land looks like is a function of it and of a chance.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from assets.cards.svg import linear, mix
from assets.units.brush import Pen, strokes_joined
from assets.units.curves import FINE

WIDTH, HEIGHT, HORIZON = 400, 300, 232
Land = Callable[[Pen, "Mood", random.Random], None]


@dataclass(frozen=True)
class Mood:
    """The colours of a place: sky from above to the horizon, light, land from far to near."""

    high: str
    low: str
    light: str
    far: str
    near: str
    ground: str
    deep: str


MOODS: dict[str, Mood] = {
    # plains
    "noon": Mood("#3f8fc4", "#f3e6b4", "#fff6cf", "#c9b26a", "#a98f45", "#c7a44c", "#6e5420"),
    "dawn": Mood("#7a5a8c", "#ffc48a", "#ffe9b0", "#b97f6a", "#8f6142", "#b5843f", "#5a3c1c"),
    "dust": Mood("#b98a4a", "#f6dfa0", "#fff2c4", "#c39a55", "#a2763a", "#b98a44", "#5f4019"),
    "dusk": Mood("#3b2a5e", "#f08a4b", "#ffd27a", "#7e4a55", "#5c3540", "#86572f", "#3c2414"),
    # mountains
    "clear": Mood("#4f86b8", "#dcebf2", "#ffffff", "#93a9c4", "#6c819f", "#8e98a4", "#424c5c"),
    "alpine": Mood("#6a7fb5", "#f6d9c4", "#fff0dc", "#a58fa8", "#72698c", "#8a8794", "#3c3f54"),
    "slate": Mood("#3a4a60", "#a9bccb", "#e6f0f6", "#61758d", "#47596f", "#66717e", "#2b3441"),
    "hall": Mood("#1e1a24", "#7a5130", "#ffcb78", "#4a3a3a", "#362b30", "#5e4c42", "#221a1c"),
    # forests
    "glade": Mood("#5fa66a", "#e8f2b0", "#fbffd8", "#7fae68", "#4d8450", "#6f9a3f", "#27502a"),
    "deepwood": Mood("#1f4a3a", "#a9cf86", "#e6ffc0", "#3f7552", "#27563c", "#41702f", "#14301f"),
    "autumn": Mood("#a06a3a", "#fbe3a0", "#fff3c0", "#c98f46", "#98602c", "#9a7a30", "#4a3314"),
    "moonwood": Mood("#122a4a", "#6fa3a8", "#e8fbff", "#2c5a68", "#1c4150", "#2f5a46", "#0e2a2a"),
    # swamp
    "mire": Mood("#4a6a5c", "#cfd9a0", "#f2f6cc", "#7a9270", "#516b52", "#5c7448", "#22382e"),
    "fog": Mood("#7f9a98", "#dbe6d6", "#fbfff0", "#9fb5ac", "#708a80", "#66806c", "#2f4640"),
    "teal": Mood("#0f4a52", "#7fcfb4", "#dafff0", "#2f7f7c", "#1f5d5e", "#2c6a56", "#0c3234"),
    "murk": Mood("#23283c", "#8a9a58", "#e6f08a", "#46584a", "#2e4038", "#465a30", "#17241c"),
    # fire
    "ember": Mood("#4a0f18", "#ff8a3c", "#ffe08a", "#8f2a1e", "#5e1a18", "#8a3420", "#2c0c10"),
    "ash": Mood("#4c4048", "#f0b078", "#ffe6b8", "#7a5a58", "#543e42", "#6a5048", "#281c20"),
    "blaze": Mood("#b02a14", "#ffd050", "#fff6b8", "#c84a1e", "#8a2a16", "#a84a1e", "#3e1208"),
    "glass": Mood("#2a1838", "#f06a5a", "#ffd2a0", "#6a2c4a", "#441c38", "#5a2a3a", "#1e0e1e"),
    # dark
    "night": Mood("#120c2a", "#6a4a92", "#e6d2ff", "#38265e", "#241842", "#3a2a4e", "#120a20"),
    "violet": Mood("#2a1248", "#b06ab8", "#ffd8ff", "#5c2f7a", "#3e1f58", "#4a2c5c", "#1a0c28"),
    "blood": Mood("#22060e", "#a82a34", "#ffb09a", "#5a1620", "#3a0e18", "#4e1c22", "#180608"),
    "grave": Mood("#16242e", "#7f9a92", "#e2f6e6", "#3a5258", "#263a42", "#40524a", "#111c20"),
    # neutral
    "town": Mood("#6f8fae", "#f4e2c2", "#fff6e2", "#b09a8c", "#84746a", "#a3927a", "#4c4034"),
    "road": Mood("#86a3a8", "#f6ecd0", "#fffdf0", "#b8b08e", "#8c8668", "#b0a070", "#565034"),
    "lamp": Mood("#2c2430", "#c48a4c", "#ffe0a0", "#6a4e44", "#4a3638", "#6e523c", "#281c1c"),
}


def blended(one: str, other: str) -> Mood:
    """The sky and far land of one mood over the near land and ground of another."""
    up, down = MOODS[one], MOODS[other]
    return Mood(
        up.high, mix(up.low, down.low, 0.4), up.light, up.far, mix(up.near, down.near, 0.6),
        down.ground, down.deep,
    )  # fmt: skip


@dataclass(frozen=True)
class Place:
    """A scene: its mood, its lands, its chance, where its light stands and what it looks like."""

    mood: Mood
    lands: tuple[Land, ...]
    seed: int = 0
    sun: tuple[float, float, float] = (200.0, 118.0, 60.0)
    rays: int = 18
    crescent: bool = False
    ground: bool = True


def backdrop(place: Place) -> tuple[list[str], list[str]]:
    """The SVG of a scene, and the gradients that it needs."""
    mood = place.mood
    x, y, r = place.sun
    chance = random.Random(place.seed)
    horizon = HORIZON * FINE
    defs = [
        linear("s", (0, 0), (0, horizon), (0, mood.high), (0.55, mix(mood.high, mood.low, 0.6)),
               (1, mood.low)),
        linear("g", (0, horizon), (0, HEIGHT * FINE), (0, mood.ground), (1, mood.deep)),
    ]  # fmt: skip
    defs.append(
        f'<radialGradient id="h" gradientUnits="userSpaceOnUse" cx="{x * FINE:.0f}" '
        f'cy="{y * FINE:.0f}" r="{r * 3.3 * FINE:.0f}"><stop offset="0" stop-color="{mood.light}"/>'
        f'<stop offset="1" stop-color="{mood.light}" stop-opacity="0"/></radialGradient>'
    )
    sky = Pen(contour=0)
    _sun(sky, place)
    for land in place.lands:
        land(sky, mood, chance)
    parts = [
        f'<path d="M0 0H{WIDTH * FINE}V{HEIGHT * FINE}H0Z" fill="url(#s)"/>',
        f'<path d="M0 0H{WIDTH * FINE}V{HEIGHT * FINE}H0Z" fill="url(#h)"/>',
        *strokes_joined(mark.text for mark in sky.marks),
    ]
    if place.ground:
        parts.append(_ground(mood, chance))
    return parts, defs


def _sun(pen: Pen, place: Place) -> None:
    x, y, r = place.sun
    light = place.mood.light
    wedges = []
    for k in range(place.rays):
        a, b = (2 * math.pi * (k + d) / place.rays for d in (0.0, 0.5))
        wedges.append(
            [
                (x + f * math.cos(t), y + f * math.sin(t), 0)
                for t, f in ((a, r), (a, 420), (b, 420), (b, r))
            ]
        )
    pen.flats(wedges, light, 0.13)
    pen.dot(x, y, r * 1.18, light, 0.3)
    if not place.crescent:
        pen.dot(x, y, r, light, 0.75)
        return
    outer = [(x + r * math.cos(a), y + r * math.sin(a)) for a in (0.7 + 0.5 * k for k in range(10))]
    inner = [(x + r * (0.36 + 0.78 * math.cos(a)), y + r * (0.78 * math.sin(a) - 0.1))
             for a in (4.9 - 0.42 * k for k in range(9))]  # fmt: skip
    pen.flat([*outer, *inner], light, 0.9)


def _ground(mood: Mood, chance: random.Random) -> str:
    """The ground: a soft edge, a few lighter and darker streaks."""
    pen = Pen(contour=0)
    top = [(float(x), HORIZON + chance.uniform(-4, 5)) for x in range(-20, 441, 46)]
    shape = [*top, (440.0, 320.0, 0), (-20.0, 320.0, 0)]
    pen.flat(shape, "url(#g)")
    for colour in (mix(mood.ground, "#ffffff", 0.25), mood.deep):
        streaks = []
        for _ in range(5):
            x, y = chance.uniform(0, 400), chance.uniform(HORIZON + 10, 294)
            w = chance.uniform(20, 60) * (y - 190) / 80
            streaks.append([(x - w, y), (x, y - 2.4), (x + w, y), (x, y + 2.4)])
        pen.flats(streaks, colour, 0.35)
    return "".join(mark.text for mark in pen.marks)


def ridge(
    pen: Pen, colour: str, base: float, rough: float, chance: random.Random, step: int = 40,
    sharp: bool = False,
) -> None:  # fmt: skip
    """A line of land from side to side, `rough` high at most."""
    edge: list[tuple[float, ...]] = []
    for x in range(-30, 450, step):
        y = base - chance.uniform(0, rough)
        edge.append((float(x), y, 0) if sharp else (float(x), y))
    pen.flat([*edge, (450.0, 310.0, 0), (-40.0, 310.0, 0)], colour)


def veils(pen: Pen, colour: str, chance: random.Random, count: int = 4) -> Iterator[None]:
    """Streaks of mist over the land, one at a time."""
    for _ in range(count):
        x, y, w = chance.uniform(20, 380), chance.uniform(170, 236), chance.uniform(70, 150)
        pen.flat([(x - w, y), (x - w / 3, y - 6), (x + w / 3, y - 5), (x + w, y), (x, y + 6)],
                 colour, 0.28)  # fmt: skip
        yield
