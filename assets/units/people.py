"""People of all kinds: a body in a pose, dressed, with a head and what the hands hold."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from assets.units.brush import Pen, Tone, tone
from assets.units.curves import Points
from assets.units.poses import HUMAN, POSES, XY, Build, Stance

Draw = Callable[[Pen], None]


@dataclass(frozen=True)
class Outfit:
    """What somebody wears; None is left out. Skin is that of hands (and of bare arms and legs)."""

    skin: Tone
    coat: Tone
    legs: Tone | None = None
    boots: Tone | None = None
    sleeve: Tone | None = None
    bracer: Tone | None = None
    skirt: Tone | None = None
    """From the belt to the knees."""
    robe: Tone | None = None
    """From the belt to the ground; it hides the legs."""
    cape: Tone | None = None
    belt: Tone | None = None
    pauldron: Tone | None = None
    fur: Tone | None = None
    """A collar."""
    sash: Tone | None = None
    plates: Tone | None = None
    """A breastplate."""
    bare: bool = False
    """Bare feet with toes."""
    ribs: bool = False
    legless: bool = False
    """What is below the belt is somebody else's."""


@dataclass(frozen=True)
class Held:
    """What a hand holds: drawn with its grip at the hand, turned clockwise."""

    draw: Draw
    turn: float = 0.0
    behind: bool = False
    """Behind the whole body."""


def person(
    pen: Pen,
    pose: str,
    outfit: Outfit,
    head: Draw | None,
    build: Build = HUMAN,
    near: Held | None = None,
    far: Held | None = None,
    back: Draw | None = None,
) -> None:
    """Draw somebody with the feet on y = 0; `back` is drawn behind the chest."""
    stance = Stance(POSES[pose], build)
    at, bulk = stance.at, build.bulk
    for held, joint in ((near, "hand"), (far, "far_hand")):
        if held and held.behind:
            held.draw(pen.at(*at[joint], turn=held.turn))
    if back:
        back(pen.at(*at["chest"]))
    if outfit.cape:
        _cape(pen, at, build, outfit.cape)
    _arm(pen, at, outfit, bulk, far, is_far=True)
    if not outfit.robe and not outfit.legless:
        _leg(pen, at, outfit, bulk, is_far=True)
        _leg(pen, at, outfit, bulk, is_far=False)
    _trunk(pen, at, outfit, build)
    if head:
        _neck(pen, at, outfit, bulk)
    if outfit.fur:
        x, y = at["chest"]
        pen.solid(_tufts(x + 2, y - 8, 25 * bulk, 11 * bulk), outfit.fur)
    if head:
        head(pen.at(*at["head"], scale=build.head, turn=stance.pose.tilt))
    _arm(pen, at, outfit, bulk, near, is_far=False)


def _tufts(x: float, y: float, rx: float, ry: float) -> Points:
    out = []
    for k in range(16):
        reach = 1.16 if k % 2 else 0.9
        a = k * math.pi / 8
        out.append((x + rx * reach * math.cos(a), y + ry * reach * math.sin(a)))
    return out


def _between(a: XY, b: XY, share: float) -> XY:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _trunk(pen: Pen, at: dict[str, XY], outfit: Outfit, build: Build) -> None:
    (cx, cy), (hx, hy) = at["chest"], at["hip"]
    b, w = build.bulk, build.waist
    mx, my = _between((cx, cy), (hx, hy), 0.55)
    if outfit.robe:
        _robe(pen, at, outfit.robe, b)
    body = [
        (cx - 8 * b, cy - 12), (cx - 23 * b, cy - 7), (cx - 24 * b, cy + 10),
        (mx - 21 * w * b, my), (hx - 19 * b * (w + 1) / 2, hy + 2), (hx, hy + 9),
        (hx + 19 * b * (w + 1) / 2, hy + 2), (mx + 20 * w * b, my), (cx + 24 * b, cy + 10),
        (cx + 22 * b, cy - 7), (cx + 9 * b, cy - 12),
    ]  # fmt: skip
    pen.solid(body, outfit.coat)
    if outfit.ribs:
        for k in range(4):
            y = cy - 2 + k * 11
            pen.line([(cx - 17 * b, y), (cx, y + 5), (cx + 17 * b, y)], outfit.coat.dark, 2.2)
        pen.line([(cx, cy - 6), (mx, my + 6)], outfit.coat.dark, 2)
    if outfit.plates:
        plate = [
            (cx - 11 * b, cy - 11, 0), (cx - 21 * b, cy - 3), (cx - 20 * b, cy + 18),
            (mx - 15 * w * b, my + 2, 0), (mx, my + 8), (mx + 15 * w * b, my + 2, 0),
            (cx + 20 * b, cy + 18), (cx + 20 * b, cy - 3), (cx + 11 * b, cy - 11, 0),
            (cx, cy - 5),
        ]  # fmt: skip
        pen.solid(plate, outfit.plates)
        pen.line([(cx + 3 * b, cy - 3), (cx + 4 * b, cy + 18), (mx + 2, my + 4)],
                 outfit.plates.dark, 1.6)  # fmt: skip
    if outfit.skirt:
        flare = 6 * b
        pen.solid(
            [
                (hx - 18 * b, hy - 9), (hx - 22 * b, hy + 10), (hx - 24 * b - flare, hy + 33, 0),
                (hx - 11 * b, hy + 38), (hx, hy + 32, 0), (hx + 12 * b, hy + 38),
                (hx + 25 * b + flare, hy + 32, 0), (hx + 22 * b, hy + 10), (hx + 18 * b, hy - 9),
            ],
            outfit.skirt,
        )  # fmt: skip
    if outfit.sash:
        pen.solid(
            [(cx - 22 * b, cy - 8, 0), (cx - 12 * b, cy - 13, 0), (hx + 20 * b, hy - 10, 0),
             (hx + 15 * b, hy - 1, 0)],
            outfit.sash,
        )  # fmt: skip
    if outfit.belt:
        pen.solid(
            [(hx - 20 * b, hy - 13, 0), (hx, hy - 8), (hx + 20 * b, hy - 13, 0),
             (hx + 20 * b, hy - 4, 0), (hx, hy + 2), (hx - 20 * b, hy - 4, 0)],
            outfit.belt,
        )  # fmt: skip
        buckle = tone("#e0b54a")
        pen.solid([(hx - 5, hy - 11, 0), (hx + 6, hy - 11, 0), (hx + 6, hy, 0), (hx - 5, hy, 0)],
                  buckle, shine=False)  # fmt: skip


def _robe(pen: Pen, at: dict[str, XY], fill: Tone, b: float) -> None:
    hx, hy = at["hip"]
    left, right = at["foot"][0] - 22 * b, at["far_foot"][0] + 22 * b
    low = max(at["foot"][1], at["far_foot"][1]) + 4
    pen.solid(
        [
            (hx - 17 * b, hy - 10), (hx - 24 * b, hy + 22), (left, low - 3, 0),
            (left * 0.6 + hx * 0.4, low + 1), (hx - 6, low - 4, 0),
                (hx * 0.4 + right * 0.6, low + 2),
            (right, low - 4, 0), (hx + 24 * b, hy + 20), (hx + 17 * b, hy - 10),
        ],
        fill,
    )  # fmt: skip
    for dx, end in ((-7 * b, left * 0.45 + hx * 0.55), (6 * b, right * 0.5 + hx * 0.5)):
        pen.line([(hx + dx, hy + 12), (hx + dx * 1.2, (hy + low) / 2), (end, low - 6)], fill.dark,
                 2.2)  # fmt: skip


def _cape(pen: Pen, at: dict[str, XY], build: Build, fill: Tone) -> None:
    (cx, cy), (hx, hy) = at["chest"], at["hip"]
    b = build.bulk
    low = max(at["foot"][1], hy + 60 * build.legs) - 8
    pen.solid(
        [
            (cx - 10 * b, cy - 14), (cx - 28 * b, cy), (hx - 40 * b, hy - 4),
            (hx - 58 * b, (hy + low) / 2), (hx - 66 * b, low, 0), (hx - 44 * b, low - 8),
            (hx - 26 * b, low + 4, 0), (hx - 4 * b, low - 6), (hx + 16 * b, low - 2, 0),
            (hx + 22 * b, hy), (cx + 22 * b, cy), (cx + 8 * b, cy - 14),
        ],
        fill,
    )  # fmt: skip
    pen.line(
        [(cx - 20 * b, cy + 20), (hx - 34 * b, hy + 10), (hx - 44 * b, low - 14)], fill.dark, 2.4
    )


def _neck(pen: Pen, at: dict[str, XY], outfit: Outfit, bulk: float) -> None:
    (cx, cy), head = at["chest"], at["head"]
    width = 8.5 * min(bulk, 1.3) ** 0.7
    pen.limb((cx + 1, cy - 6), _between((cx, cy), head, 0.8), width * 1.25, width, outfit.skin)


def _arm(
    pen: Pen, at: dict[str, XY], outfit: Outfit, bulk: float, held: Held | None, is_far: bool
) -> None:
    cx, cy = at["chest"]
    side = 1 if is_far else -1
    shoulder = cx + side * 20 * bulk, cy + 1
    elbow = at["far_elbow" if is_far else "elbow"]
    hand = at["far_hand" if is_far else "hand"]
    sleeve = outfit.sleeve or outfit.coat
    lower = outfit.bracer or outfit.sleeve or outfit.skin
    shoulder_r, elbow_r, wrist_r = 12.5 * bulk, 9.2 * bulk, 7 * bulk
    pen.limb(shoulder, elbow, shoulder_r, elbow_r, sleeve)
    if outfit.pauldron and not is_far:
        _pauldron(pen, shoulder, elbow, bulk, outfit.pauldron)
    pen.limb(elbow, _between(elbow, hand, 0.86), elbow_r * 0.98, wrist_r, lower)
    if held and not held.behind:
        held.draw(pen.at(*hand, turn=held.turn))
    pen.ball(*hand, 8.2 * max(bulk, 0.7), outfit.skin)
    pen.line(
        [(hand[0] + 2, hand[1] - 4 * bulk), (hand[0] + 3, hand[1] + 3 * bulk)],
        outfit.skin.dark,
        1.4,
    )
    if outfit.pauldron and is_far:
        _pauldron(pen, shoulder, elbow, bulk, outfit.pauldron)


def _pauldron(pen: Pen, shoulder: XY, elbow: XY, bulk: float, fill: Tone) -> None:
    x, y = shoulder
    turn = math.degrees(math.atan2(elbow[1] - y, elbow[0] - x)) - 90
    plate = pen.at(x, y, bulk, turn)
    plate.solid(
        [(-17, 10, 0), (-17, -3), (-9, -15), (6, -15), (16, -4), (16, 11, 0), (0, 15)], fill
    )
    plate.line([(-15, 5), (0, 9), (14, 5)], fill.dark, 1.8)


def _leg(pen: Pen, at: dict[str, XY], outfit: Outfit, bulk: float, is_far: bool) -> None:
    hx, hy = at["hip"]
    hip = hx + (9 if is_far else -9) * bulk, hy
    knee = at["far_knee" if is_far else "knee"]
    foot = at["far_foot" if is_far else "foot"]
    thick = bulk**0.85
    upper, lower = outfit.legs or outfit.skin, outfit.boots or outfit.legs or outfit.skin
    ankle = foot[0] - 2, foot[1] - 8
    pen.limb(hip, knee, 13.5 * thick, 10.2 * thick, upper)
    pen.limb(knee, ankle, 10 * thick, 6.8 * thick, lower)
    if outfit.boots and not is_far:
        top = _between(knee, ankle, 0.12)
        pen.line([(top[0] - 8 * thick, top[1] + 1), (top[0] + 8 * thick, top[1])],
                 outfit.boots.light, 2.4)  # fmt: skip
    x, y = foot
    k = thick**0.5
    shoe = outfit.boots or outfit.skin
    pen.solid(
        [(x - 11 * k, y - 11 * k), (x - 12 * k, y + 3, 0), (x + 18 * k, y + 3.5, 0),
         (x + 20 * k, y - 2), (x + 12 * k, y - 8 * k), (x + 5 * k, y - 13 * k)],
        shoe,
    )  # fmt: skip
    if outfit.bare:
        for dx in (10, 14):
            pen.line([(x + dx * k, y - 3), (x + dx * k + 3, y + 2)], shoe.dark, 1.4)
