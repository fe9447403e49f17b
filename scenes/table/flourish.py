"""Short pictures of the moments of a deal: a medal that springs up, stays, and fades."""

from dataclasses import dataclass
from math import exp

import pygame

from scenes.anim.timeline import overshoot
from scenes.table.beats import BeatName
from scenes.theme import Colour, Layout, Theme
from scenes.ui.shapes import svg, web
from scenes.ui.shelf import pictures
from scenes.ui.text import suit_sign

SIZE = 96.0
"""The width of a medal in units."""
SPRINGS, FADES, LASTS = 0.22, 0.85, 1.2
"""Seconds until it has sprung up, until it begins to fade, and until it is gone."""
STEPS = 5
"""In how many pictures it springs up, and in how many it fades."""
RISE = 26.0
"""How far it rises in all, in units."""

_GOLD, _LIGHT, _DARK, _RED, _CREAM = "#d9a836", "#f6e0a0", "#2a1c0c", "#b3362c", "#fcf3e0"
_SWORD = (
    '<path d="M-3 -30 L0 -36 L3 -30 L3 12 L-3 12 Z M-10 12 L10 12 L10 17 L-10 17 Z '
    'M-3 17 L3 17 L3 29 L-3 29 Z"'
)
_DRAWN: dict[BeatName, tuple[str, Colour]] = {
    "ruff": (f'<path d="M6 70 Q46 96 96 26 Q66 70 6 70 Z" fill="{_LIGHT}"/>', (24, 58, 48)),
    "overruff": (
        f'<path d="M24 88 L50 72 L76 88 L76 80 L50 64 L24 80 Z" fill="{_LIGHT}"/>'
        f'<path d="M30 98 L50 86 L70 98 L70 91 L50 79 L30 91 Z" fill="{_GOLD}"/>',
        (24, 58, 48),
    ),
    "last": (
        "".join(
            f'<path d="M50 6 L52.4 15 L47.6 15 Z" fill="{_LIGHT}" '
            f'transform="rotate({turn} 50 50)"/>'
            for turn in range(0, 360, 30)
        ),
        (52, 34, 74),
    ),
    "made": (
        f'<path d="M26 52 L42 68 L76 32" fill="none" stroke="{_CREAM}" stroke-width="10" '
        'stroke-linecap="round" stroke-linejoin="round"/>',
        (38, 122, 80),
    ),
    "missed": (
        f'<path d="M54 8 L44 34 L57 46 L42 66 L50 92" fill="none" stroke="{_CREAM}" '
        'stroke-width="4" stroke-linejoin="round"/>',
        (74, 78, 86),
    ),
    "slam": (
        f'<path d="M22 70 L18 34 L36 50 L50 24 L64 50 L82 34 L78 70 Z" fill="{_LIGHT}" '
        f'stroke="{_DARK}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="M22 74 L78 74 L78 80 L22 80 Z" fill="{_GOLD}"/>'
        f'<circle cx="50" cy="60" r="5" fill="{_RED}"/>',
        (122, 34, 52),
    ),
    "kontra": (
        f'<g transform="translate(50 52) rotate(42)">{_SWORD} fill="{_CREAM}"/></g>'
        f'<g transform="translate(50 52) rotate(-42)">{_SWORD} fill="{_LIGHT}"/></g>',
        (132, 40, 36),
    ),
    "broken": (
        f'<path d="M20 44 L80 44 C80 66 68 78 50 78 C32 78 20 66 20 44 Z" fill="{_GOLD}" '
        f'stroke="{_DARK}" stroke-width="2"/>'
        f'<path d="M52 42 L46 54 L56 60 L47 80" fill="none" stroke="{_DARK}" stroke-width="4"/>'
        f'<circle cx="38" cy="32" r="4.5" fill="{_LIGHT}"/>'
        f'<circle cx="62" cy="27" r="4.5" fill="{_LIGHT}"/>',
        (84, 52, 30),
    ),
    "comeback": (
        f'<path d="M50 18 L72 44 L59 44 L59 80 L41 80 L41 44 L28 44 Z" fill="{_LIGHT}" '
        f'stroke="{_DARK}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="M36 60 C24 60 16 54 12 44 C22 48 30 48 36 50 Z" fill="{_GOLD}"/>'
        f'<path d="M64 60 C76 60 84 54 88 44 C78 48 70 48 64 50 Z" fill="{_GOLD}"/>',
        (30, 78, 118),
    ),
}
"""What stands on each medal, on a square of 100, and its ground."""
OF_TRUMPS: tuple[BeatName, ...] = ("ruff", "overruff", "last")
"""Those with the trump suit on them."""


@dataclass
class _Flourish:
    name: BeatName
    sign: str
    x: float
    y: float
    time: float


class Flourishes:
    """The medals that are seen now."""

    def __init__(self) -> None:
        self._running: list[_Flourish] = []

    def add(self, name: BeatName, sign: str, at: tuple[float, float], delay: float = 0.0) -> None:
        """Let a medal spring up at a point in logical units, after `delay` seconds.

        `sign` is that of the trump suit, "" for none.
        """
        self._running.append(_Flourish(name, sign, *at, -delay))

    def clear(self) -> None:
        """Show none any longer."""
        self._running.clear()

    @property
    def is_over(self) -> bool:
        """Whether there is none."""
        return not self._running

    def update(self, dt: float) -> bool:
        """Let time pass; return whether any is or was seen."""
        had_any = bool(self._running)
        for each in self._running:
            each.time += dt
        self._running = [each for each in self._running if each.time < LASTS]
        return had_any

    def draw(
        self,
        surface: pygame.Surface,
        layout: Layout,
        theme: Theme,
        read: pygame.Rect | None = None,
    ) -> None:
        """Draw every medal as it is now; none comes over what is being `read`."""
        blits = []
        for each in self._running:
            if each.time < 0:
                continue
            step = _step(each.time)
            picture = _medal(each.name, each.sign, layout.px(SIZE), step, theme)
            up = RISE * (1 - exp(-2.4 * each.time))
            middle = layout.px(each.x), layout.px(each.y - up)
            place = picture.get_rect(center=middle)
            if read is None or not place.colliderect(read):
                blits.append((picture, place))
        surface.fblits(blits)


def _step(time: float) -> int:
    """Return which picture is seen: below 0 while it springs up, above while it fades."""
    if time < SPRINGS:
        return int(time / SPRINGS * STEPS) - STEPS
    if time < FADES:
        return 0
    return min(STEPS - 1, int((time - FADES) / (LASTS - FADES) * STEPS)) + 1


def _medal(name: BeatName, sign: str, px: int, step: int, theme: Theme) -> pygame.Surface:
    key = ("medal", name, sign, px, step, theme.four_colours)
    return pictures.get(key, lambda: _stepped(name, sign, px, step, theme))


def _stepped(name: BeatName, sign: str, px: int, step: int, theme: Theme) -> pygame.Surface:
    if step == 0:
        return _drawn(name, sign, px, theme)
    whole = _medal(name, sign, px, 0, theme)
    if step < 0:
        size = max(1, round(px * (0.35 + 0.65 * overshoot((step + STEPS + 0.5) / STEPS))))
        return pygame.transform.smoothscale(whole, (size, size))
    fainter = whole.copy()
    light = 255 * (STEPS + 1 - step) // (STEPS + 2)
    fainter.fill((255, 255, 255, light), special_flags=pygame.BLEND_RGBA_MULT)
    return fainter


def _drawn(name: BeatName, sign: str, px: int, theme: Theme) -> pygame.Surface:
    """Draw a medal: a shadow, a disc in a ring of gold, and what stands on it."""
    body, ground = _DRAWN[name]
    is_of_trumps = name in OF_TRUMPS and bool(sign)
    inner = _CREAM if is_of_trumps else web(ground)
    disc = (
        f'<g transform="scale({2 * px / 106}) translate(3 2)">'
        '<circle cx="50" cy="53" r="49" fill="#000000" opacity="0.22"/>'
        f'<circle cx="50" cy="50" r="48" fill="{web(ground)}" stroke="{_GOLD}" '
        f'stroke-width="4"/>{"" if is_of_trumps else body}'
        + (f'<circle cx="50" cy="48" r="30" fill="{inner}"/>' if is_of_trumps else "")
        + "</g>"
    )
    whole = svg(disc, (2 * px, 2 * px))
    if is_of_trumps:
        suit = suit_sign(sign, round(px * 0.74), theme, on_paper=True)
        whole.blit(suit, suit.get_rect(center=(px, round(px * 0.945))))
        over = f'<g transform="scale({2 * px / 106}) translate(3 2)">{body}</g>'
        whole.blit(svg(over, (2 * px, 2 * px)), (0, 0))
    return pygame.transform.smoothscale(whole, (px, px))
