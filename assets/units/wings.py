"""All that flies: birds, bats, insects, and the wings of others."""

from __future__ import annotations

import math

from assets.units.brush import Pen, Tone, tone
from assets.units.curves import oval, swept
from assets.units.heads import WHITE, Draw


def feathered(pen: Pen, fill: Tone, tips: Tone, span: float = 120, raised: float = 0.0,
              flip: bool = False, count: int = 7) -> None:  # fmt: skip
    """A bird's wing from the shoulder at (0, 0) to the right; `raised` lifts it (degrees)."""
    p = pen.at(0, 0, span / 120, raised if flip else -raised, flip)
    for k in range(count):
        share = k / (count - 1)
        angle = math.radians(4 + 74 * share)
        reach = 122 - 46 * share
        root = 62 - 52 * share, -6 - 10 * (1 - share)
        tip = (
            root[0] + math.cos(angle) * (reach - root[0] * 0.55),
            root[1] + math.sin(angle) * reach * 0.8,
        )
        p.solid(swept([root, ((root[0] * 2 + tip[0]) / 3 + 4, (root[1] * 2 + tip[1]) / 3 - 3), tip],
                      [7, 9, 0]), tips, shine=False)  # fmt: skip
    p.solid([(-6, 8), (0, -12), (26, -26), (58, -26), (84, -14), (70, 2), (44, 12), (22, 22),
        (6, 26)],
            fill)  # fmt: skip
    for k in range(3):
        p.line([(14 + 17 * k, 8 - 5 * k), (24 + 17 * k, 16 - 6 * k)], fill.dark, 2.2)


def membrane(pen: Pen, skin: Tone, bone: Tone, span: float = 120, raised: float = 0.0,
             flip: bool = False, ragged: bool = False) -> None:  # fmt: skip
    """A bat's or dragon's wing from the shoulder at (0, 0) to the right."""
    p = pen.at(0, 0, span / 120, raised if flip else -raised, flip)
    wrist = (52, -44)
    tips = [(124, -22), (112, 28), (82, 58), (44, 64)]
    web: list[tuple[float, ...]] = [(0, 0, 0), (*wrist, 0)]
    for k, tip in enumerate(tips):
        web.append((*tip, 0))
        if k + 1 < len(tips):
            after = tips[k + 1]
            middle = (tip[0] + after[0]) / 2, (tip[1] + after[1]) / 2
            pull = 0.3 if ragged else 0.22
            web.append((middle[0] + (wrist[0] - middle[0]) * pull,
                        middle[1] + (wrist[1] - middle[1]) * pull))  # fmt: skip
    web.append((16, 40))
    p.solid(web, skin)
    for tip in tips:
        p.rod([wrist, ((wrist[0] + tip[0]) / 2 + 3, (wrist[1] + tip[1]) / 2 - 4), tip], 3.4, bone)
    p.rod([(0, 0), (24, -28), wrist], 8, bone)
    p.solid([(wrist[0] - 5, wrist[1], 0), (wrist[0] + 1, wrist[1] - 17, 0),
        (wrist[0] + 6, wrist[1], 0)],
            bone, shine=False)  # fmt: skip


def insect_wing(pen: Pen, colour: str, long: float, turn: float, wide: float = 0.26) -> None:
    """A clear wing from (0, 0)."""
    p = pen.at(0, 0, 1, turn)
    shape = [(0, 0, 0), (long * 0.4, -long * wide), (long, -long * wide * 0.5),
        (long * 0.86, long * 0.08),
             (long * 0.4, long * 0.06)]  # fmt: skip
    p.flat(shape, colour, 0.62, edge=False)
    p.line([*shape, (0, 0, 0)], "#fffef2", 1.4, 0.9)
    p.line([(0, 0), (long * 0.5, -long * 0.1), (long * 0.9, -long * 0.08)], "#fffef2", 1, 0.8)


def raptor_head(fill: Tone, beak: Tone, eye: str = "#ffd23a", crest: Tone | None = None) -> Draw:
    """A bird of prey's head, looking right."""

    def draw(pen: Pen) -> None:
        if crest:
            for turn in (0, 16, 32):
                pen.at(-8, -10, 1, -turn).solid(
                    [(0, -5, 0), (-22, -8), (-36, -2, 0), (-20, 3), (0, 6, 0)], crest
                )
        pen.solid(
            [(-16, 8), (-15, -8), (-4, -17), (9, -14), (16, -5), (15, 7), (6, 15), (-8, 17)], fill
        )
        pen.solid([(11, -8), (22, -8), (32, 0), (31, 12, 0), (25, 6), (13, 7)], beak)
        pen.line([(13, 2), (22, 2)], beak.dark, 1.6)
        pen.eye(6, -4, 4, eye)
        pen.line([(-2, -10), (6, -9.6), (13, -6)], fill.dark, 3)

    return draw


def soaring(pen: Pen, fill: Tone, tips: Tone, head: Draw, span: float = 150, forked: bool = False,
            raised: float = 16, belly: Tone | None = None, claws: bool = True) -> None:  # fmt: skip
    """A bird seen from the front with its wings spread, its middle at (0, 0)."""
    for turn in (-14, 0, 14) if not forked else (-26, -16, 16, 26):
        long = 74 if not forked else 84
        pen.at(0, 26, 1, turn).solid([(-8, 0), (-11, long * 0.6), (0, long, 0), (11, long * 0.6),
            (8, 0)],
                                     tips, shine=False)  # fmt: skip
    for flip in (True, False):
        feathered(pen.at(-10 if flip else 10, -14), fill, tips, span, raised, flip)
    pen.solid(
        [(-18, -20), (0, -34), (18, -20), (22, 8), (14, 36), (0, 48), (-14, 36), (-22, 8)], fill
    )
    if belly:
        pen.solid([(-10, -12), (10, -12), (14, 10), (8, 32), (0, 40), (-8, 32), (-14, 10)], belly)
        for k in range(3):
            y = -2 + 13 * k
            pen.line([(-8, y), (-4, y + 5), (0, y), (4, y + 5), (8, y)], belly.dark, 1.6)
    if claws:
        for x in (-10, 10):
            pen.limb((x, 36), (x + 2, 52), 6, 4, tone("#e0a83a"))
            for d in (-7, 0, 7):
                pen.rod([(x + 2, 52), (x + 2 + d, 60), (x + d * 1.3, 66)], 3.6, tone("#3a2a1c"))
    head(pen.at(0, -40))


def bat(pen: Pen, fur: Tone, skin: Tone, eye: str = "#ffce4a", span: float = 140,
    face: Draw | None = None,
        raised: float = 12) -> None:  # fmt: skip
    """A bat from the front, its middle at (0, 0)."""
    for flip in (True, False):
        membrane(pen.at(-10 if flip else 10, -8), skin, fur, span, raised, flip)
    pen.solid(
        [(-18, -14), (0, -24), (18, -14), (20, 8), (10, 30), (0, 40, 0), (-10, 30), (-20, 8)], fur
    )
    for x in (-7, 7):
        pen.rod([(x, 30), (x * 1.4, 44)], 3.4, fur)
    if face:
        face(pen.at(0, -32))
        return
    for side in (-1, 1):
        p = pen.at(side * 11, -44, flip=side < 0)
        p.solid([(-6, 10), (-4, -8), (8, -32, 0), (14, -8), (8, 10)], fur)
        p.flat([(-2, 6), (0, -8), (7, -24, 0), (9, -6), (5, 7)], skin.light)
    pen.ball(0, -32, 20, fur, 18)
    pen.solid([(-7, -27), (0, -34), (7, -27), (0, -22)], skin)
    for x in (-8, 8):
        pen.ember(x, -37, 3.4, eye)
    pen.flat([(-10, -21), (0, -19), (10, -21), (6, -14), (-6, -14)], "#3a0a18")
    for x in (-5, 5):
        pen.flat([(x - 2.4, -20.4, 0), (x, -12, 0), (x + 2.4, -20.4, 0)], WHITE)


def wasp(pen: Pen, body: Tone, stripe: str, wing: str, eye: str = "#ff5a3a") -> None:
    """A wasp that flies to the right, about 110 units long, its waist at (0, 0)."""
    insect_wing(pen.at(4, -12), wing, 66, -118)
    insect_wing(pen.at(10, -12), wing, 74, -92)
    for k, x in enumerate((2, 14, 24)):
        pen.rod([(x, 12), (x - 8 + 4 * k, 28), (x - 16 + 6 * k, 44)], 3, tone("#2a1c14"))
    pen.blade([(-62, 24), (-86, 44), (-58, 32)], tone("#3a2a20"))
    shape = [
        (-6, -2),
        (-20, -12),
        (-44, -6),
        (-64, 16),
        (-66, 30, 0),
        (-50, 30),
        (-24, 20),
        (-6, 8),
    ]
    pen.solid(shape, body)
    for k in range(4):
        x = -18 - 12 * k
        pen.line(
            [(x - 1 + k, -11 + 5.4 * k), (x - 2, 6 + 4 * k), (x + 4 - k, 18 + 3.4 * k)], stripe, 5
        )
    pen.ball(12, 0, 17, body, 15)
    pen.line([(8, -12), (16, -4), (16, 8)], stripe, 4)
    pen.ball(34, 4, 13, body)
    for d in (-4, 4):
        pen.rod([(38, -6), (48 + d, -20), (58 + d * 1.6, -20)], 2.6, tone("#2a1c14"))
    pen.ball(39, 2, 6, tone(eye), 8)
    pen.line([(42, 13), (50, 16)], "#2a1c14", 3.4, edge=True)


def mosquito(pen: Pen, body: Tone, wing: str, eye: str, belly: Tone) -> None:
    """A gnat of the size of a horse, flying to the right, its chest at (0, 0)."""
    insect_wing(pen.at(-4, -14), wing, 120, -140, 0.2)
    insect_wing(pen.at(4, -16), wing, 126, -112, 0.2)
    for k in range(3):
        x = -10 + 12 * k
        pen.rod([(x, 10), (x - 34 + 26 * k, 2 + 10 * k), (x - 42 + 32 * k, 76 - 6 * k)], 3, body)
    pen.solid(swept([(-8, 0), (-36, 16), (-66, 44), (-84, 78)], [12, 18, 16, 0]), belly)
    for k in range(4):
        x, y = -24 - 14 * k, 10 + 12.5 * k
        pen.line([(x + 10, y - 12), (x + 2, y + 2), (x - 8, y + 12)], belly.dark, 2.6)
    pen.solid(oval(0, -2, 22, 18, -20), body)
    pen.ball(28, 6, 14, body)
    for d in (0, 8):
        pen.rod([(32, -6), (44 + d, -22), (64 + d, -26)], 2.4, body)
    pen.solid(swept([(36, 10), (60, 34), (84, 64)], [4, 2.6, 0]), tone("#d8c8b8"))
    pen.ball(32, 4, 7.6, tone(eye), 9)
