"""What is seen for a moment over the tokens: numbers, blades, rings, dust, a banner.

Each effect is a function of the time since its event began; lengths are logical units.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import atan2, degrees, hypot
from random import Random
from typing import Literal

import pygame

from game.rulesets.berserk.unit import Unit
from scenes.anim.timeline import ease_out, overshoot
from scenes.battle.motion.brush import Brush, letters, outlined
from scenes.theme import Colour, Layout, Theme
from scenes.ui.shapes import box, svg, web
from scenes.ui.shelf import pictures

Tint = Literal["wound", "heal", "poison", "magic", "shield", "gold", "dark"]
_TINTS: dict[Tint, Colour] = {
    "poison": (164, 224, 76),
    "magic": (206, 150, 255),
    "shield": (150, 206, 255),
    "gold": (255, 220, 128),
    "dark": (40, 30, 46),
}
"""The tints that are the same in every palette."""


def tint_of(tint: Tint, theme: Theme) -> Colour:
    """Return the colour of a tint: what is lost and regained as the player has chosen to see it."""
    return {"wound": theme.bad, "heal": theme.good}.get(tint) or _TINTS[tint]


@dataclass(frozen=True)
class Effect:
    """Something seen from `start` for `seconds` around a place."""

    x: float
    y: float
    start: float
    seconds: float

    @property
    def end(self) -> float:
        """When it is over."""
        return self.start + self.seconds

    def draw(self, brush: Brush, time: float) -> None:
        """Draw it at a time; nothing before its start and after its end."""
        if self.start <= time < self.end:
            self.paint(brush, (time - self.start) / self.seconds)

    def paint(self, brush: Brush, part: float) -> None:
        """Draw it when a part of its time, 0 to 1, has passed."""
        raise NotImplementedError


@dataclass(frozen=True)
class Rising(Effect):
    """Words that pop up, rise and fade: wounds, life regained, what befell a unit."""

    words: str = ""
    tint: Tint = "wound"
    size: float = 34.0
    note: str = ""
    """Smaller words above, clear of what stands at the foot of a token: why it is that number."""

    def paint(self, brush: Brush, part: float) -> None:
        """Draw the words."""
        light = 1.0 if part < 0.7 else (1 - part) / 0.3
        rise = 16 if self.note else 34
        y = self.y if brush.calm else self.y - rise * ease_out(part)
        grown = 1.0
        if not brush.calm and part < 0.18:
            grown = round(0.5 + 0.5 * overshoot(part / 0.18), 1)
        brush.words(self.words, self.x, y, self.size, tint_of(self.tint, brush.theme), light, grown)
        if self.note:
            brush.words(self.note, self.x, y - self.size * 0.78, 15, (255, 246, 224), light)


@dataclass(frozen=True)
class Slash(Effect):
    """The blade's trace over whoever is struck."""

    turn: float = 0.0
    """The angle of the blow in degrees."""
    size: float = 96.0
    tint: Tint = "gold"

    def paint(self, brush: Brush, part: float) -> None:
        """Draw the trace, growing thin."""
        px = brush.layout.px(self.size)
        turn = round(self.turn / 15) * 15
        colour = tint_of(self.tint, brush.theme)
        picture = pictures.get(("slash", px, turn, colour), lambda: _slash(px, turn, colour))
        brush.middle(picture, self.x, self.y, 1 - part * part)


def _slash(px: int, turn: int, colour: Colour) -> pygame.Surface:
    body = (
        f'<path d="M8 78 Q46 34 94 20 Q58 48 8 78 Z" fill="{web(colour)}"/>'
        '<path d="M16 72 Q50 40 90 24 Q56 48 16 72 Z" fill="#ffffff" opacity="0.9"/>'
    )
    return pygame.transform.rotozoom(
        svg(f'<g transform="scale({px / 100})">{body}</g>', (px, px)), turn, 1
    )


@dataclass(frozen=True)
class Ring(Effect):
    """A ring of light that widens: healing, a spell, a protection, a turning face up."""

    tint: Tint = "magic"
    size: float = 120.0

    def paint(self, brush: Brush, part: float) -> None:
        """Draw the ring."""
        grown = 1.0 if brush.calm else 0.35 + 0.65 * ease_out(part)
        full, colour = brush.layout.px(self.size), tint_of(self.tint, brush.theme)
        px = max(8, round(full * round(grown * 10) / 10))
        picture = pictures.get(("ring", full, colour), lambda: _ring(full, colour))
        if px != full:
            whole = picture
            key = ("ring", full, colour, px)
            picture = pictures.get(key, lambda: pygame.transform.smoothscale(whole, (px, px)))
        brush.middle(picture, self.x, self.y, 1 - part)


def _ring(px: int, colour: Colour) -> pygame.Surface:
    middle, ink = px / 2, web(colour)
    body = (
        f'<circle cx="{middle}" cy="{middle}" r="{px * 0.46}" fill="{ink}" opacity="0.18"/>'
        f'<circle cx="{middle}" cy="{middle}" r="{px * 0.43}" fill="none" stroke="{ink}" '
        f'stroke-width="{px * 0.07}" opacity="0.9"/>'
    )
    return svg(body, (px, px))


PIECES = (11, 8)
"""Into how many pieces, across and down, whoever dies falls."""


@dataclass(frozen=True)
class Dust(Effect):
    """A token that dissolves: its pieces drift up and fade, from the lower edge on."""

    unit: Unit | None = None
    height: float = 96.0

    def paint(self, brush: Brush, part: float) -> None:
        """Draw the pieces that are left."""
        assert self.unit is not None
        picture = brush.token(self.unit, brush.layout.px(self.height))
        if brush.calm:
            brush.middle(picture, self.x, self.y, 1 - part)
            return
        left, top = brush.at(self.x, self.y)
        left -= picture.get_width() // 2
        top -= picture.get_height() // 2
        wide, high = picture.get_width() / PIECES[0], picture.get_height() / PIECES[1]
        scale = brush.layout.scale
        blits = []
        for column, row, wait, across, up in _drifts():
            gone = (part - wait) / (1 - wait)
            if gone >= 0.95:
                continue
            gone = max(0.0, gone)
            size = max(1, round(wide * (1 - gone)) + 1), max(1, round(high * (1 - gone)) + 1)
            piece = picture.subsurface(
                pygame.Rect(round(column * wide), round(row * high), *size).clip(picture.get_rect())
            )
            x = left + column * wide + across * gone * scale
            y = top + row * high - up * gone * gone * scale
            blits.append((piece, (round(x), round(y))))
        brush.surface.fblits(blits)


@lru_cache(maxsize=1)
def _drifts() -> tuple[tuple[int, int, float, float, float], ...]:
    """Return for each piece when it goes, and how far across and up it drifts."""
    chance = Random(5)
    return tuple(
        (
            column,
            row,
            0.05 + 0.5 * ((PIECES[1] - 1 - row) / PIECES[1]) + 0.12 * chance.random(),
            60 * (chance.random() - 0.5),
            40 + 70 * chance.random(),
        )
        for row in range(PIECES[1])
        for column in range(PIECES[0])
    )


@dataclass(frozen=True)
class Aim(Effect):
    """A line of dashes from whoever acts to the target, with a ring at its end."""

    to_x: float = 0.0
    to_y: float = 0.0
    tint: Tint = "wound"

    def paint(self, brush: Brush, part: float) -> None:
        """Draw the dashes, growing towards the target."""
        reach = 1.0 if brush.calm else min(1.0, part * 2.2)
        long = hypot(self.to_x - self.x, self.to_y - self.y)
        dots = max(2, int(long / 15))
        px = brush.layout.px(9)
        dot = box((px, px), px / 2, tint_of(self.tint, brush.theme), (20, 12, 8), 1.5)
        for number in range(1, int(dots * reach)):
            at = number / dots
            brush.middle(
                dot, self.x + (self.to_x - self.x) * at, self.y + (self.to_y - self.y) * at
            )
        if reach >= 1:
            Ring(self.to_x, self.to_y, 0, 1, self.tint, 110).paint(brush, max(0.0, part - 0.4))


ACROSS, WITHOUT, WITH_A_NOTE = 700.0, 78.0, 96.0
"""The width of a banner, and its height without a note and with one, in units."""
WORDS = 40.0
"""The size of its letters, in units."""


@dataclass(frozen=True)
class Banner(Effect):
    """Words on a ribbon across the board: whose turn it is, who has won."""

    words: str = ""
    note: str = ""
    tint: Tint = "gold"
    width: float = ACROSS

    def get_ready(self, layout: Layout, theme: Theme) -> None:
        """Have the words made before they are drawn, as they are large."""
        outlined(self.words, letters(layout, WORDS), tint_of(self.tint, theme))

    def paint(self, brush: Brush, part: float) -> None:
        """Draw the ribbon, sliding in and fading out."""
        light = min(1.0, part / 0.15, (1 - part) / 0.2)
        slide = 0.0 if brush.calm else (1 - ease_out(min(1.0, part / 0.25))) * -90
        high = WITH_A_NOTE if self.note else WITHOUT
        brush.middle(ribbon(brush.layout, high, self.width), self.x, self.y, light)
        lift = 14 if self.note else 0
        brush.words(
            self.words, self.x + slide, self.y - lift, WORDS, tint_of(self.tint, brush.theme), light
        )
        if self.note:
            brush.words(self.note, self.x + slide, self.y + 26, 18, (246, 238, 218), light)


def ribbon(layout: Layout, units: float, across: float = ACROSS) -> pygame.Surface:
    """Return the ribbon of a banner so many units high and wide."""
    wide, high = layout.px(across), layout.px(units)
    return pictures.get(("banner", wide, high), lambda: _ribbon(wide, high))


def _ribbon(wide: int, high: int) -> pygame.Surface:
    edge = high * 0.05
    body = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{wide}" '
        'y2="0"><stop offset="0" stop-color="#0c0a10" stop-opacity="0"/><stop offset="0.2" '
        'stop-color="#0c0a10" stop-opacity="0.86"/><stop offset="0.8" stop-color="#0c0a10" '
        'stop-opacity="0.86"/><stop offset="1" stop-color="#0c0a10" stop-opacity="0"/>'
        f'</linearGradient><linearGradient id="l" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="{wide}" y2="0"><stop offset="0.05" stop-color="#d9a83c" stop-opacity="0"/><stop '
        'offset="0.5" stop-color="#f8e2a0"/><stop offset="0.95" stop-color="#d9a83c" '
        'stop-opacity="0"/></linearGradient></defs>'
        f'<rect width="{wide}" height="{high}" fill="url(#g)"/>'
        f'<rect width="{wide}" height="{edge}" fill="url(#l)"/>'
        f'<rect y="{high - edge}" width="{wide}" height="{edge}" fill="url(#l)"/>'
    )
    return svg(body, (wide, high))


@dataclass(frozen=True)
class Missile(Effect):
    """An arrow, a stone or a ball of fire on its way to `to_x`, `to_y`."""

    to_x: float = 0.0
    to_y: float = 0.0
    kind: Literal["arrow", "stone", "fire", "orb"] = "arrow"

    def paint(self, brush: Brush, part: float) -> None:
        """Draw it where it is."""
        if brush.calm:
            return
        arc = {"arrow": 0.12, "stone": 0.25}.get(self.kind, 0.0)
        across, down = self.to_x - self.x, self.to_y - self.y
        high = hypot(across, down) * arc
        x = self.x + across * part
        y = self.y + down * part - high * 4 * part * (1 - part)
        rise = down - high * 4 * (1 - 2 * part)
        turn = round(degrees(atan2(-rise, across)) / 10) * 10
        px = brush.layout.px(54 if self.kind == "arrow" else 40)
        picture = missile(self.kind, px)
        if turn and self.kind != "stone":
            level, key = picture, ("missile", self.kind, px, turn)
            picture = pictures.get(key, lambda: pygame.transform.rotozoom(level, turn, 1))
        brush.middle(picture, x, y)


_MISSILES = {
    "arrow": '<path d="M6 47 H78 V40 L98 50 L78 60 V53 H6 Z" fill="#f4e6c4" stroke="#2a1c10" '
    'stroke-width="3"/><path d="M4 38 L20 47 V53 L4 62 Z" fill="#c94b3a"/>',
    "stone": '<path d="M22 34 L48 18 L76 28 L84 58 L62 82 L32 76 L16 56 Z" fill="#9c968c" '
    'stroke="#34302a" stroke-width="5"/><path d="M34 38 L52 28 L66 36 L56 52 L38 52 Z" '
    'fill="#c9c3b6"/>',
    "fire": '<path d="M2 50 Q40 22 70 24 Q98 30 98 50 Q98 70 70 76 Q40 78 2 50 Z" fill="#f2631e"/>'
    '<path d="M30 50 Q54 34 72 36 Q90 40 90 50 Q90 60 72 64 Q54 66 30 50 Z" fill="#ffd35a"/>'
    '<circle cx="74" cy="50" r="11" fill="#fff6d8"/>',
    "orb": '<circle cx="50" cy="50" r="44" fill="#8a4ae0" opacity="0.35"/><circle cx="50" cy="50" '
    'r="30" fill="#b47cff"/><circle cx="44" cy="44" r="14" fill="#f2e6ff"/>',
}


def missile(kind: str, px: int) -> pygame.Surface:
    """Return what flies to the right, so many pixels wide."""
    body = f'<g transform="scale({px / 100})">{_MISSILES[kind]}</g>'
    return pictures.get(("missile", kind, px), lambda: svg(body, (px, px)))
