"""Dragons, hydras, elementals, ghosts, trees that walk: what is neither man nor beast."""

from __future__ import annotations

import itertools
import math
import random

from assets.units.brush import Pen, Tone, tone
from assets.units.curves import Points, oval, swept
from assets.units.gear import FIRE, blaze
from assets.units.heads import WHITE, Draw
from assets.units.poses import XY
from assets.units.wings import membrane


def dragon_head(fill: Tone, belly: Tone, eye: str = "#fff07a", mouth: bool = True,
    horn: str = "#4a3430",
                crown: bool = False) -> Draw:  # fmt: skip
    """A dragon's head on its neck, looking right; about 60 units long."""
    bone = tone(horn)

    def draw(pen: Pen) -> None:
        for dy in (8, 0):
            pen.solid([(-8, -12 + dy, 0), (-26, -20 + dy), (-50, -20 + dy, 0), (-30, -8 + dy),
                       (-10, -2 + dy, 0)], bone)  # fmt: skip
        pen.solid([(-20, 6), (-34, 2, 0), (-28, 14), (-36, 22, 0), (-18, 20)], fill)
        if mouth:
            pen.solid([(-4, 14), (16, 20), (42, 26), (46, 31), (26, 33), (2, 28), (-14, 20)], belly)
            pen.flat([(2, 14, 0), (46, 10, 0), (43, 25, 0), (18, 19, 0)], "#8a1420")
            for x in (12, 24, 36):
                pen.flat([(x - 3, 22 + x * 0.05, 0), (x, 14, 0), (x + 3, 23 + x * 0.05, 0)], WHITE)
        pen.solid([(-22, 4), (-16, -12), (0, -18), (14, -12), (30, -8), (48, -10), (58, -2),
            (56, 9),
                   (44, 12), (22, 12), (4, 16), (-14, 20)], fill)  # fmt: skip
        for x in (20, 30, 40, 50):
            pen.flat([(x - 3, 11, 0), (x, 19 if mouth else 15, 0), (x + 3, 10.6, 0)], WHITE)
        pen.solid([(2, -13), (12, -20, 0), (20, -11), (10, -8)], bone, shine=False)
        pen.flat([(6, -4), (13, -9), (20, -4), (13, 0)], eye)
        pen.line([(13.4, -8), (13.8, -1)], "#200a06", 2.2)
        pen.line([(2, -10), (12, -11), (22, -6)], fill.dark, 3)
        pen.dot(52, -4, 2, fill.dark)
        if crown:
            pen.solid([(-16, -13, 0), (-22, -34, 0), (-10, -24, 0), (-3, -40, 0), (2, -25, 0),
                (14, -34, 0),
                       (10, -14, 0), (-4, -18)], tone("#dca63a", 1.2), shine=False)  # fmt: skip

    return draw


def scales(pen: Pen, spine: Points, colour: str, size: float) -> None:
    """Plates across a belly along its spine."""
    for (x0, y0, *_), (x1, y1, *_) in itertools.pairwise(spine):
        dx, dy = x1 - x0, y1 - y0
        n = math.hypot(dx, dy) or 1
        px, py = -dy / n * size, dx / n * size
        for share in (0.25, 0.75):
            x, y = x0 + dx * share, y0 + dy * share
            pen.line([(x - px * 0.2, y - py * 0.2), (x + px, y + py)], colour, 2)


def dragon(pen: Pen, fill: Tone, belly: Tone, web: Tone, head: Draw, span: float = 150) -> None:
    """A great dragon, sitting, wings raised; feet on y = 0."""
    membrane(pen.at(30, -120), tone(web.dark), tone(fill.dark), span * 0.9, 36)
    tail = [(-34, -26), (-80, -8), (-124, -12), (-148, -44)]
    pen.solid(swept(tail, [26, 17, 9, 0]), fill)
    pen.solid([(-146, -40), (-166, -58, 0), (-146, -60), (-134, -72, 0), (-134, -46)], web)
    pen.solid([(-58, -40), (-46, -84), (-10, -122), (24, -132), (48, -106), (46, -62), (30, -20),
        (-6, -4),
               (-42, -8)], fill)  # fmt: skip
    pen.solid([(20, -124), (46, -106), (46, -62), (32, -22), (12, -6), (10, -40), (18, -84)], belly)
    for k in range(6):
        y = -108 + 17 * k
        pen.line([(20 - k * 1.4, y), (34, y + 5), (46 - k * 2.4, y + 1)], belly.dark, 2)
    for x, s in ((-34, 1.2), (22, 1.0)):
        p = pen.at(x, 0, s)
        p.solid(
            [(-26, -34), (-12, -52), (10, -46), (18, -24), (10, -6), (-20, -4), (-30, -16)], fill
        )
        p.solid([(-16, -14), (6, -18), (22, -10), (24, 2, 0), (-14, 3, 0)], fill)
        for d in (6, 14, 22):
            p.solid([(d - 5, -4, 0), (d + 4, 4, 0), (d - 6, 4, 0)], tone("#f0e4c4"), shine=False)
    neck = [(26, -112), (44, -140), (42, -168), (60, -184)]
    pen.solid(swept(neck, [28, 21, 17, 15]), fill)
    for k in range(5):
        x, y = ((-34, -98), (-14, -124), (8, -142), (18, -160), (24, -182))[k]
        pen.solid([(x - 6, y + 12, 0), (x - 14, y - 8, 0), (x + 9, y + 2, 0)], web, shine=False)
    membrane(pen.at(-10, -112), web, fill, span, 40, flip=True)
    head(pen.at(66, -188))


def hydra(
    pen: Pen, fill: Tone, belly: Tone, heads: int, seed: int, head: Draw, size: float = 1.0
) -> None:
    """A coiled body with many necks; its foot on y = 0."""
    pen.solid(
        swept([(10, -30), (-60, -8), (-104, -18), (-128, -48), (-112, -66)], [30, 19, 12, 7, 0]),
        fill,
    )
    chance = random.Random(seed)
    order = sorted(range(heads), key=lambda k: -abs(k - (heads - 1) / 2))
    body = [(-56, -18), (-48, -60), (-20, -84), (18, -84), (46, -58), (54, -18), (30, 0), (-34, 0)]
    for place, k in enumerate(order):
        share = k / max(1, heads - 1) - 0.5
        x, y = share * 168 + chance.uniform(-6, 6), -182 + abs(share) * 120 + chance.uniform(-8, 8)
        bend = share * 120
        spine = [
            (share * 48, -62),
            (bend * 0.9, -104),
            (bend * 0.75 + share * 10, (y - 96) / 2 - 40),
            (x, y),
        ]
        pen.solid(swept(spine, [21, 15, 12, 10]), fill)
        pale = [(p[0] + 3, p[1]) for p in spine]
        scales(pen, pale, belly.main, 8)
        head(pen.at(x, y - 2, size * (0.9 + 0.1 * (place % 2)),
            (20 if share > 0 else -20) * abs(share) * 2,
                    flip=share < 0))  # fmt: skip
    pen.solid(body, fill)
    pen.solid([(-22, -70), (20, -70), (34, -40), (26, -4), (-20, -4), (-32, -40)], belly)
    for k in range(4):
        y = -60 + 16 * k
        pen.line([(-26, y), (0, y + 6), (28, y)], belly.dark, 2.2)
    for side in (-1, 1):
        p = pen.at(side * 44, 0, flip=side < 0)
        p.solid([(-18, -30), (4, -34), (18, -16), (26, -2), (24, 4, 0), (-16, 4, 0)], fill)
        for d in (8, 16, 24):
            p.solid([(d - 4, -4, 0), (d + 4, 4, 0), (d - 5, 4, 0)], tone("#f0e4c4"), shine=False)


def serpent_head(fill: Tone, belly: Tone, eye: str = "#ffe04a", crest: Tone | None = None) -> Draw:
    """A hydra's head, its jaws open."""

    def draw(pen: Pen) -> None:
        if crest:
            pen.solid([(-2, -12, 0), (-14, -30, 0), (-16, -14), (-30, -16, 0), (-20, 0),
                (-28, 10, 0),
                       (-8, 8)], crest)  # fmt: skip
        pen.solid([(-6, 8), (10, 12), (28, 18), (30, 23), (14, 23), (-6, 16)], belly)
        pen.flat([(0, 6, 0), (32, 4, 0), (29, 17, 0), (12, 12, 0)], "#8a1428")
        pen.line([(14, 10), (30, 12), (38, 8)], "#ff6a7a", 2)
        pen.solid([(-16, 2), (-10, -11), (4, -15), (18, -10), (34, -6), (37, 1), (30, 6), (12, 6),
                   (-4, 12)], fill)  # fmt: skip
        for x in (17, 30):
            pen.flat([(x - 2.4, 5, 0), (x, 13, 0), (x + 2.4, 4.6, 0)], WHITE)
        pen.flat([(3, -4), (9, -8.6), (15, -4), (9, -1)], eye)
        pen.line([(9.4, -7.6), (9.6, -2)], "#140c08", 2)
        pen.line([(0, -9), (9, -11), (17, -6)], fill.dark, 2.4)

    return draw


def golem(pen: Pen, rock: Tone, glow: str, head: Draw, arms: tuple[tuple[XY, XY], tuple[XY, XY]],
          cracks: bool = True) -> None:  # fmt: skip
    """A body of boulders; `arms` are elbow and fist of the far and the near arm. Feet on y = 0."""
    (far_elbow, far_fist), (elbow, fist) = arms

    def boulder(x: float, y: float, rx: float, ry: float, turn: float = 0) -> None:
        p = pen.at(x, y, 1, turn)
        p.solid([(-rx, ry * 0.2, 0), (-rx * 0.72, -ry * 0.78, 0), (rx * 0.1, -ry, 0),
            (rx * 0.82, -ry * 0.6, 0),
                 (rx, ry * 0.3, 0), (rx * 0.5, ry * 0.96, 0), (-rx * 0.5, ry * 0.9, 0)],
                     rock)  # fmt: skip

    def arm(shoulder: XY, bend: XY, hand: XY) -> None:
        for a, b, size in ((shoulder, bend, 19), (bend, hand, 22)):
            boulder((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, math.dist(a, b) * 0.5 + 6, size,
                    math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])))  # fmt: skip
        boulder(*hand, 29, 26)

    arm((48, -138), far_elbow, far_fist)
    for x in (-34, 34):
        boulder(x, -56, 23, 26)
        boulder(x * 1.12, -18, 31, 23)
    boulder(0, -78, 42, 27)
    boulder(0, -124, 68, 46)
    head(pen.at(10, -170))
    arm((-52, -138), elbow, fist)
    if cracks:
        for d in ([(-34, -148), (-18, -126), (-28, -104)],
            [(24, -160), (18, -134), (40, -112), (32, -96)],
                  [(-12, -88), (2, -78), (-4, -62)]):  # fmt: skip
            pen.line(d, glow, 6, 0.4)
            pen.line(d, glow, 3)


def rock_head(rock: Tone, eye: str, mouth: bool = True) -> Draw:
    """A boulder with eyes."""

    def draw(pen: Pen) -> None:
        pen.solid([(-24, 10, 0), (-20, -14, 0), (-4, -25, 0), (15, -20, 0), (25, -4, 0),
            (22, 14, 0),
                   (6, 22, 0), (-14, 20, 0)], rock)  # fmt: skip
        pen.flat([(-8, -7, 0), (20, -9, 0), (22, -3, 0), (-8, -1, 0)], "#140c0c")
        for x in (0, 13):
            pen.ember(x, -4, 3.4, eye)
        if mouth:
            pen.flat([(-2, 8, 0), (6, 5, 0), (12, 8, 0), (18, 5, 0), (16, 13, 0), (0, 15, 0)], eye)

    return draw


def flame_body(pen: Pen, high: float, wide: float, inks: tuple[str, str, str] = FIRE,
    lean: float = 0,
               seed: int = 1) -> None:  # fmt: skip
    """A body of flame that stands on (0, 0)."""
    chance = random.Random(seed)
    for k, colour in zip((1.0, 0.72, 0.44), inks, strict=True):
        w, h = wide * k, high * k
        left, right = [], []
        for step in range(5):
            share = 0.1 + step * 0.19
            girth = w * (1.0 - share**1.7) + 3
            jut = girth * chance.uniform(1.3, 1.6)
            left += [
                (-girth + lean * share, -h * share),
                (-jut + lean * share, -h * (share + 0.13), 0),
            ]
            right += [
                (girth + lean * share, -h * share),
                (jut + lean * share, -h * (share + 0.11), 0),
            ]
        shape: list[tuple[float, ...]] = [(0, 6), (-w * 0.8, -2), *left, (lean * 1.1, -h, 0)]
        pen.flat([*shape, *right[::-1], (w * 0.8, -2)], colour, edge=k == 1.0)


def ghost(pen: Pen, fill: Tone, head: Draw | None, arms: tuple[XY, XY], tail: XY = (-50, 10),
          shine: str = "#bff5e6") -> None:  # fmt: skip
    """A shape of mist that trails away below; the middle of the chest is at (0, 0)."""
    pen.glow(0, 10, 104, shine, 0.4)
    x, y = tail
    pen.solid([(-26, -20), (-34, 24), (-38, 62), (-24, 88), (x * 0.4 - 22, y * 0.3 + 104, 0),
        (-6, 96),
               (x, y + 124, 0), (18, 98), (30, 116, 0), (32, 66), (34, 24), (26, -20), (0, -30)],
              fill)  # fmt: skip
    for side, hand in zip((-1, 1), arms, strict=True):
        elbow = (side * 46 + hand[0]) / 2, (6 + hand[1]) / 2 + 10
        pen.solid(swept([(side * 20, -12), elbow, hand], [13, 12, 5]), fill)
        pen.solid(swept([elbow, (hand[0] - side * 6, hand[1] + 20),
            (hand[0] - side * 2, hand[1] + 44)],
                        [8, 8, 0]), fill)  # fmt: skip
        for d in (-9, 0, 9):
            pen.rod([hand, (hand[0] + side * 8 + d * 0.3, hand[1] - 8 + d),
                     (hand[0] + side * 17, hand[1] - 6 + d * 1.4)], 3.4, fill)  # fmt: skip
    for k in range(3):
        pen.line([(-18 + 16 * k, 20), (-20 + 17 * k, 54), (-26 + 20 * k, 82)], fill.dark, 2.4, 0.7)
    if head:
        head(pen.at(4, -48))


def tree_man(pen: Pen, bark: Tone, leaf: Tone, eye: str = "#ffe07a", seed: int = 3) -> None:
    """A tree that walks; roots on y = 0."""
    chance = random.Random(seed)
    for x, s in ((-66, 1.0), (-20, 1.1), (30, 1.2), (74, 1.0)):
        pen.solid(
            swept([(x * 0.3, -60), (x * 0.7, -30 * s), (x, -2), (x * 1.34, 4)], [20, 15, 11, 0]),
            bark,
        )
    for spine in (
        [(30, -128), (72, -142), (98, -176), (92, -206)],
        [(70, -146), (102, -140), (124, -156)],
    ):
        pen.solid(swept(spine, [13, 10, 6, 2] if len(spine) == 4 else [8, 5, 2]), bark)
    pen.solid([(-34, -40), (-36, -96), (-30, -150), (-40, -186), (-22, -178), (-14, -204, 0),
        (-2, -180),
               (14, -212, 0), (20, -178), (38, -188), (32, -140), (34, -90), (30, -40), (0, -28)],
              bark)  # fmt: skip
    pen.solid(swept([(-30, -132), (-70, -126), (-92, -92), (-84, -62)], [15, 13, 10, 7]), bark)
    for d in (-12, 0, 12):
        pen.rod([(-84, -64), (-84 + d, -44), (-82 + d * 1.4, -30)], 5, bark)
    for x in (-22, -8, 10, 22):
        pen.line([(x, -60), (x + chance.uniform(-5, 5), -92), (x, -112)], bark.dark, 2.4)
    for x in (-10, 14):
        pen.flat(oval(x, -146, 9, 7), "#1c1008")
        pen.ember(x, -146, 4, eye)
    pen.line([(-22, -160), (-10, -154), (-2, -156)], bark.dark, 4.4)
    pen.line([(26, -162), (14, -154), (6, -156)], bark.dark, 4.4)
    pen.flat([(-12, -122), (2, -127), (16, -121), (10, -112), (2, -116), (-6, -111)], "#1c1008")
    pen.solid([(-2, -140), (4, -140), (9, -128), (-3, -128)], bark)
    for x, y, r in (
        (-30, -196, 32),
        (30, -204, 34),
        (0, -222, 34),
        (90, -206, 21),
        (122, -158, 14),
    ):
        crown: list[tuple[float, ...]] = []
        for k in range(14):
            a, reach = (
                2 * math.pi * k / 14,
                r * (1.1 if k % 2 else 0.88) * chance.uniform(0.94, 1.06),
            )
            crown.append((x + reach * math.cos(a), y + reach * 0.82 * math.sin(a)))
        pen.solid(crown, leaf)


def phoenix_plumes(pen: Pen, inks: tuple[str, str, str], count: int = 5) -> None:
    """Long burning tail feathers hanging from (0, 0)."""
    for k in range(count):
        turn = (k - (count - 1) / 2) * 17
        p = pen.at(0, 0, 1, -turn)
        long = 96 - abs(turn) * 0.5
        for share, colour in zip((1.0, 0.7, 0.4), inks, strict=True):
            p.flat([(-7 * share, 0), (-12 * share, long * 0.5), (-4, long * (0.6 + 0.3 * share)),
                    (4 * share, long * (0.62 + 0.38 * share), 0), (10 * share, long * 0.5),
                        (7 * share, 0)],
                   colour, edge=share == 1.0)  # fmt: skip


def campfire(pen: Pen, x: float, y: float, size: float = 1.0) -> None:
    """A fire on the ground."""
    blaze(pen.at(x, y, size), 20, 56)


def salamander(pen: Pen, fill: Tone, belly: Tone, spots: str, head: Draw) -> None:
    """A great newt seen from above, winding to the right; its middle at (0, 0)."""
    spine = [(88, -44), (58, -34), (20, -2), (-22, 8), (-58, -14), (-88, -2), (-112, 36), (-96, 66)]
    for x, y, a in ((46, -30, -64), (52, -8, 128), (-38, 0, -122), (-24, 22, 84)):
        p = pen.at(x, y, 1, a)
        p.limb((0, 0), (50, 8), 13, 8, fill)
        for d in (-26, 0, 26):
            q = p.at(52, 8, 1, d)
            q.rod([(0, 0), (14, 0)], 6, fill)
    pen.solid(swept(spine, [17, 21, 27, 25, 21, 15, 9, 0]), fill)
    for x, y, r in ((40, -18, 7), (14, -8, 9), (22, 12, 5), (-14, 2, 8), (-40, -2, 7),
        (-62, -16, 6),
                    (-86, -2, 5), (-106, 28, 4)):  # fmt: skip
        pen.glow(x, y, r * 2, spots, 0.5)
        pen.flat(oval(x, y, r, r * 0.72, 20), spots)
        pen.flat(oval(x - 1, y - 1, r * 0.5, r * 0.34, 20), "#fff2a8")
    head(pen.at(90, -48, 1.25, -14))
