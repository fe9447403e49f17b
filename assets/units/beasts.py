"""Beasts on four legs: one frame, many builds; the head, the coat and the tail make the animal.

A beast stands on y = 0 with its middle over x = 0 and looks to the right.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from assets.units.brush import Pen, Tone, tone
from assets.units.curves import swept
from assets.units.heads import Draw
from assets.units.poses import XY

Leg = tuple[float, float, float, float]
"""Knee and foot from the hip, in lengths of the leg."""


@dataclass(frozen=True)
class Gait:
    """Where the legs are (far fore, near fore, far hind, near hind), how the body tilts."""

    far_fore: Leg
    fore: Leg
    far_hind: Leg
    hind: Leg
    tilt: float = 0.0
    neck: float = 0.0
    """How far the neck is lowered, in degrees."""
    lift: float = 0.0
    """How far above the ground the body is, in lengths of the leg."""


GAITS: dict[str, Gait] = {
    "stand": Gait((0.1, 0.5, 0.12, 1), (-0.06, 0.5, -0.04, 1), (0.06, 0.5, 0.16, 1),
                  (-0.2, 0.52, -0.1, 1)),
    "walk": Gait((0.32, 0.46, 0.42, 0.98), (-0.16, 0.5, -0.36, 0.96), (0.2, 0.46, 0.3, 1),
                 (-0.34, 0.5, -0.34, 1)),
    "gallop": Gait((0.62, 0.3, 1.14, 0.46), (0.4, 0.46, 0.88, 0.78), (-0.3, 0.48, -0.86, 0.82),
                   (-0.5, 0.36, -1.14, 0.56), -4, 8, 0.16),
    "charge": Gait((0.5, 0.34, 0.42, 0.84), (0.1, 0.56, -0.3, 0.9), (-0.06, 0.5, -0.56, 0.94),
                   (-0.46, 0.44, -0.9, 0.8), 3, 20, 0.06),
    "rear": Gait((0.6, 0.06, 0.56, 0.56), (0.52, 0.34, 0.2, 0.72), (0.3, 0.44, -0.02, 1.02),
                 (0.0, 0.48, -0.34, 0.98), -40, -6, 0.42),
    "leap": Gait((0.66, 0.2, 1.1, 0.42), (0.56, 0.4, 1.0, 0.68), (-0.3, 0.52, -0.78, 0.98),
                 (-0.46, 0.46, -1.0, 0.86), -14, 6, 0.42),
    "stalk": Gait((0.4, 0.34, 0.66, 0.72), (-0.12, 0.36, 0.1, 0.74), (0.2, 0.3, 0.0, 0.74),
                  (-0.3, 0.36, -0.46, 0.74), 3, 34, -0.26),
    "paw": Gait((0.42, 0.24, 0.16, 0.52), (-0.06, 0.5, -0.1, 1), (0.06, 0.5, 0.16, 1),
                (-0.22, 0.52, -0.16, 1), -2, -4),
    "lie": Gait((0.5, 0.2, 1.0, 0.34), (0.3, 0.3, 0.9, 0.4), (0.4, 0.2, 0.7, 0.36),
                (0.2, 0.3, 0.52, 0.4), 0, 16, -0.6),
}  # fmt: skip


@dataclass(frozen=True)
class Frame:
    """The build of a beast, in units: lengths and half widths."""

    long: float = 96
    leg: float = 66
    chest: float = 29
    belly: float = 24
    rump: float = 26
    neck: float = 46
    neck_angle: float = 52
    """How steeply the neck rises, in degrees."""
    neck_wide: tuple[float, float] = (21, 12)
    thigh: float = 15
    shin: float = 6.4
    hump: float = 0
    hoof: bool = True
    head: float = 1.0


HORSE = Frame()
STAG = Frame(long=84, leg=70, chest=23, belly=18, rump=20, neck=48, neck_angle=62,
             neck_wide=(16, 9), thigh=12, shin=4.8)  # fmt: skip
OX = Frame(long=112, leg=52, chest=36, belly=34, rump=31, neck=24, neck_angle=22,
           neck_wide=(27, 20), thigh=17, shin=9, hump=12, head=1.12)  # fmt: skip
HOUND = Frame(long=86, leg=56, chest=25, belly=17, rump=18, neck=30, neck_angle=40,
              neck_wide=(17, 12), thigh=13, shin=6, hoof=False)  # fmt: skip
CAT = Frame(long=92, leg=52, chest=22, belly=19, rump=21, neck=22, neck_angle=34,
            neck_wide=(17, 13), thigh=15, shin=7.4, hoof=False)  # fmt: skip
TIGER = Frame(long=104, leg=54, chest=28, belly=24, rump=26, neck=24, neck_angle=28,
              neck_wide=(22, 17), thigh=18, shin=9.6, hoof=False, head=1.2)  # fmt: skip
BEAR = Frame(long=100, leg=46, chest=38, belly=38, rump=37, neck=22, neck_angle=18,
             neck_wide=(29, 23), thigh=22, shin=14, hump=10, hoof=False, head=1.3)  # fmt: skip
BOAR = Frame(long=92, leg=40, chest=36, belly=30, rump=25, neck=14, neck_angle=4,
             neck_wide=(30, 25), thigh=15, shin=7, hump=14, head=1.2)  # fmt: skip
SHEEP = Frame(long=62, leg=34, chest=24, belly=24, rump=24, neck=22, neck_angle=46,
              neck_wide=(13, 10), thigh=9, shin=4.6, head=0.86)  # fmt: skip
LIZARD = Frame(long=110, leg=30, chest=20, belly=22, rump=19, neck=24, neck_angle=14,
               neck_wide=(16, 12), thigh=12, shin=7, hoof=False)  # fmt: skip


@dataclass(frozen=True)
class Coat:
    """What covers a beast; `feet` is the horn of hooves or the fur of paws."""

    hide: Tone
    feet: Tone
    belly: Tone | None = None


def beast(
    pen: Pen,
    frame: Frame,
    gait: str,
    coat: Coat,
    head: Draw,
    tail: Callable[[Pen], None] | None = None,
    mane: Callable[[Pen, XY, XY], None] | None = None,
    over: Draw | None = None,
    rider: Draw | None = None,
) -> None:
    """Draw a beast: `over` on its flank, `rider` on its back, both in the tilted frame."""
    way, leg, half = GAITS[gait], frame.leg, frame.long / 2
    middle = -leg * (1 + way.lift) - frame.belly * 0.55
    body = pen.at(0, middle, turn=way.tilt)
    hind, fore = (-half + 6, 6.0), (half - 8, 8.0)
    if tail:
        tail(body.at(-half - frame.rump * 0.72, -frame.rump * 0.4))
    for joint, step, size in ((hind, way.far_hind, 1.16), (fore, way.far_fore, 0.94)):
        _leg(body, (joint[0] + 9, joint[1] - 3), step, frame, coat, size, dim=True)
    root, skull = _neck_line(frame, way)
    if mane:
        mane(body, root, skull)
    _body(body, frame, coat)
    body.limb(root, skull, *frame.neck_wide, coat.hide)
    for joint, step, size in ((hind, way.hind, 1.24), (fore, way.fore, 1.0)):
        _leg(body, joint, step, frame, coat, size, dim=False)
    if over:
        over(body)
    head(body.at(*skull, scale=frame.head, turn=way.neck - way.tilt * 0.6))
    if rider:
        rider(body.at(-6, -frame.belly - 6, turn=-way.tilt * 0.5))


def _neck_line(frame: Frame, way: Gait) -> tuple[XY, XY]:

    angle = math.radians(frame.neck_angle - way.neck)
    root = frame.long / 2 + 2, -frame.chest * 0.3
    return root, (root[0] + math.cos(angle) * frame.neck, root[1] - math.sin(angle) * frame.neck)


def _body(pen: Pen, frame: Frame, coat: Coat) -> None:
    half = frame.long / 2
    top = -frame.hump
    pen.solid(
        [
            (-half - frame.rump * 0.7, -4), (-half - frame.rump * 0.3, -frame.rump * 0.8),
            (-half * 0.5, -frame.rump * 0.92), (0, -frame.belly * 0.86 + top * 0.3),
            (half * 0.5, -frame.chest * 0.9 + top), (half + frame.chest * 0.2, -frame.chest * 0.86),
            (half + frame.chest * 0.72, -2), (half + frame.chest * 0.36, frame.chest * 0.72),
            (half * 0.4, frame.chest * 0.82), (-half * 0.1, frame.belly * 0.8),
            (-half * 0.7, frame.rump * 0.62), (-half - frame.rump * 0.5, frame.rump * 0.46),
        ],
        coat.hide,
    )  # fmt: skip
    if coat.belly:
        pen.solid(
            [(half + frame.chest * 0.5, frame.chest * 0.36), (half * 0.4, frame.chest * 0.62),
             (-half * 0.4, frame.belly * 0.6), (-half * 0.8, frame.rump * 0.5),
             (-half * 0.2, frame.belly * 0.86), (half * 0.4, frame.chest * 0.84),
             (half + frame.chest * 0.3, frame.chest * 0.72)],
            coat.belly, shine=False,
        )  # fmt: skip


def _leg(pen: Pen, joint: XY, step: Leg, frame: Frame, coat: Coat, size: float, dim: bool) -> None:
    x, y = joint
    n = frame.leg + frame.belly * 0.4
    knee, foot = (x + step[0] * n, y + step[1] * n), (x + step[2] * n, y + step[3] * n)
    hide = coat.hide if not dim else tone(coat.hide.dark, 0.7)
    feet = coat.feet if not dim else tone(coat.feet.dark, 0.7)
    pen.limb(joint, knee, frame.thigh * size, frame.shin * 1.35, hide)
    pen.limb(knee, foot, frame.shin * 1.2, frame.shin, hide)
    fx, fy = foot
    if frame.hoof:
        w = frame.shin * 1.1
        lean = (fx - knee[0]) / max(20.0, abs(fy - knee[1]) + 20) * 8
        pen.solid([(fx - w, fy - 5, 0), (fx - w * 1.25 + lean, fy + 7, 0),
                   (fx + w * 1.5 + lean, fy + 7, 0), (fx + w, fy - 5, 0)], feet)  # fmt: skip
        return
    w = frame.shin
    pen.solid([(fx - w * 1.1, fy - w * 0.6), (fx - w, fy + w * 0.8), (fx + w * 1.9, fy + w * 0.9),
               (fx + w * 2.3, fy), (fx + w * 1.2, fy - w * 0.9)], feet)  # fmt: skip
    for dx in (1.2, 1.8):
        pen.line([(fx + w * dx, fy + w * 0.1), (fx + w * (dx + 0.2), fy + w * 0.8)], feet.dark, 1.5)


def brush_tail(fill: Tone, up: float = 0.0, long: float = 60) -> Callable[[Pen], None]:
    """A full tail, hanging (0) or streaming (90)."""

    def draw(pen: Pen) -> None:
        p = pen.at(0, 0, 1, up)
        p.solid(
            swept([(4, -2), (-12, 10), (-18, long * 0.6), (-26, long * 1.1)], [5, 11, 13, 0]), fill
        )

    return draw


def thin_tail(fill: Tone, tuft: Tone | None = None, curl: float = 1.0) -> Callable[[Pen], None]:
    """A thin tail, swung up behind, perhaps with a tuft."""

    def draw(pen: Pen) -> None:
        spine = [(4, 0), (-18, 6), (-36, -6 * curl), (-42, -30 * curl), (-34, -46 * curl)]
        pen.rod(spine, 7, fill)
        if tuft:
            x, y = spine[-1]
            pen.solid([(x - 6, y + 6), (x - 8, y - 8), (x + 6, y - 22, 0), (x + 10, y - 4),
                       (x + 3, y + 6)], tuft)  # fmt: skip

    return draw


def flowing(fill: Tone, size: float = 1.0) -> Callable[[Pen, XY, XY], None]:
    """A mane behind the neck."""

    def draw(pen: Pen, root: XY, skull: XY) -> None:
        dx, dy = skull[0] - root[0], skull[1] - root[1]
        points: list[tuple[float, ...]] = [(skull[0] + 4, skull[1] - 13)]
        for k in range(5):
            share = k / 4
            x, y = skull[0] - dx * share, skull[1] - dy * share
            points.append((x - 16 * size - 3, y - 18 * size + 4))
            points.append((x - 36 * size, y - 10 * size + 8, 0))
        points += [(root[0] - 12, root[1] + 6), (root[0] + 10, root[1] - 10)]
        pen.solid(points, fill)

    return draw


def barding(fill: Tone, trim: Tone) -> Draw:
    """A cloth over the back."""

    def draw(pen: Pen) -> None:
        pen.solid([(-34, -24), (0, -25), (30, -27), (38, -6), (36, 22, 0), (16, 16), (0, 26, 0),
                   (-16, 16), (-38, 24, 0), (-42, -4)], fill)  # fmt: skip
        pen.line([(36, 16), (16, 9), (0, 18), (-16, 9), (-38, 17)], trim.main, 3.4)

    return draw


def saddle(fill: Tone) -> Draw:
    """A small cloth and a strap."""

    def draw(pen: Pen) -> None:
        pen.solid([(-28, -24), (0, -23), (20, -25), (24, 0), (18, 12, 0), (-24, 12, 0), (-32, -4)],
                  fill)  # fmt: skip
        pen.line([(-2, 12), (-2, 24)], fill.dark, 4)

    return draw
