"""Small pictures of suits, pad buttons and keys, drawn as vectors, to stand among words."""

import pygame

from game.core.words import ROOT
from scenes.theme import Colour, Theme
from scenes.ui.shapes import box, svg, web
from scenes.ui.shelf import pictures

SUIT_ART = ROOT / "assets" / "ui" / "suits"
LARGE_SIGN = 160
"""From this height in pixels on a sign is drawn as it is."""

_LETTERS = {
    "A": "M31 74 L50 26 L69 74 M38 58 L62 58",
    "B": "M36 50 L55 50 C72 50 72 74 55 74 L36 74 L36 26 L53 26 C68 26 68 50 53 50",
    "L": "M37 26 L37 74 L65 74",
    "R": "M36 74 L36 26 L54 26 C71 26 71 52 54 52 L36 52 M53 52 L68 74",
    "T": "M30 26 L70 26 M50 26 L50 74",
    "X": "M32 27 L68 73 M68 27 L32 73",
    "Y": "M31 27 L50 51 L69 27 M50 51 L50 74",
}
"""The lines of each letter on a square of 100; the drawings can hold no type."""

_FACES: dict[str, Colour] = {
    "a": (132, 214, 128),
    "b": (255, 134, 118),
    "x": (122, 186, 255),
    "y": (250, 214, 96),
}
_DISC = '<circle cx="50" cy="50" r="46" fill="{ground}" stroke="{ink}" stroke-width="5"/>'
_CROSS = (
    "M37 8 L63 8 Q66 8 66 11 L66 34 L89 34 Q92 34 92 37 L92 63 Q92 66 89 66 L66 66 L66 89 "
    "Q66 92 63 92 L37 92 Q34 92 34 89 L34 66 L11 66 Q8 66 8 63 L8 37 Q8 34 11 34 L34 34 L34 11 "
    "Q34 8 37 8 Z"
)
_ARROWS = {
    "dpad up": "M50 13 L62 31 L38 31 Z",
    "dpad down": "M50 87 L62 69 L38 69 Z",
    "dpad left": "M13 50 L31 38 L31 62 Z",
    "dpad right": "M87 50 L69 38 L69 62 Z",
}
_PILL = (
    '<rect x="4" y="16" width="132" height="68" rx="34" fill="{ground}" stroke="{ink}" '
    'stroke-width="5"/>'
)
_SHOULDERS = {
    "left shoulder": ("L", "B", "M6 84 L6 52 Q6 16 42 16 L122 16 Q134 16 134 28 L134 84 Z"),
    "right shoulder": ("R", "B", "M134 84 L134 52 Q134 16 98 16 L18 16 Q6 16 6 28 L6 84 Z"),
    "left trigger": ("L", "T", "M10 94 Q2 20 56 6 L118 6 Q130 6 130 20 L130 94 Z"),
    "right trigger": ("R", "T", "M130 94 Q138 20 84 6 L22 6 Q10 6 10 20 L10 94 Z"),
}
_WIDE = 1.4
"""How many times wider than high the drawings of shoulders, triggers and pills are."""

PAD_BUTTONS = (*_FACES, *_ARROWS, *_SHOULDERS, "left stick", "right stick", "back", "start")
"""The buttons that there are drawings of."""


def pad_glyph(button: str, px: int, theme: Theme) -> pygame.Surface:
    """Return the drawing of a pad button, `px` pixels high; the name is one of PAD_BUTTONS."""
    key = ("pad", button, px, theme.well, theme.text)
    return pictures.get(key, lambda: _pad_glyph(button, px, theme))


def _pad_glyph(button: str, px: int, theme: Theme) -> pygame.Surface:
    across = _WIDE if button in _SHOULDERS or button in ("back", "start") else 1.0
    body = _drawing(button).replace("{ground}", web(theme.well)).replace("{ink}", web(theme.text))
    fine = 4
    size = round(px * across), px
    drawn = svg(f'<g transform="scale({px * fine / 100})">{body}</g>', (size[0] * fine, px * fine))
    return pygame.transform.smoothscale(drawn, size)


def _drawing(button: str) -> str:
    if button in _FACES:
        ink = web(_FACES[button])
        return _DISC.replace("{ink}", ink) + _letter(button.upper(), ink, 0.92)
    if button in _ARROWS:
        cross = f'<path d="{_CROSS}" fill="{{ground}}" stroke="{{ink}}" stroke-width="5"/>'
        return f'{cross}<path d="{_ARROWS[button]}" fill="{{ink}}"/>'
    if button in _SHOULDERS:
        first, second, outline = _SHOULDERS[button]
        edge = f'<path d="{outline}" fill="{{ground}}" stroke="{{ink}}" stroke-width="5"/>'
        drop = 3 if "trigger" in button else 0
        left = f'<g transform="translate(0 {drop})">{_letter(first, "{ink}", 0.72)}</g>'
        right = f'<g transform="translate(40 {drop})">{_letter(second, "{ink}", 0.72)}</g>'
        return edge + left + right
    if button == "start":
        lines = "M46 36 L94 36 M46 50 L94 50 M46 64 L94 64"
        return f'{_PILL}<path d="{lines}" stroke="{{ink}}" stroke-width="7" fill="none"/>'
    if button == "back":
        panes = "M44 32 L78 32 L78 54 L44 54 Z M86 44 L96 44 L96 68 L60 68 L60 62"
        return f'{_PILL}<path d="{panes}" stroke="{{ink}}" stroke-width="6" fill="none"/>'
    side = _letter("L" if button.startswith("left") else "R", "{ink}", 0.66)
    inner = '<circle cx="50" cy="50" r="35" fill="none" stroke="{ink}" stroke-width="3"/>'
    return _DISC + inner + side


def _letter(letter: str, ink: str, size: float) -> str:
    """Return a letter in the middle of the square, `size` times its full height."""
    shift = 50 * (1 - size)
    return (
        f'<g transform="translate({shift} {shift}) scale({size})"><path d="{_LETTERS[letter]}" '
        f'fill="none" stroke="{ink}" stroke-width="12" stroke-linecap="round" '
        f'stroke-linejoin="round"/></g>'
    )


def key_cap(name: pygame.Surface, px: int, theme: Theme) -> pygame.Surface:
    """Return a key with its name on it, `px` pixels high and as wide as the name needs."""
    wide = max(px, name.get_width() + round(px * 0.6))
    cap = pygame.Surface((wide, px), pygame.SRCALPHA)
    edge = max(1.0, px / 18)
    cap.blit(box((wide, px), px / 4, theme.well, theme.muted, edge), (0, 0))
    cap.blit(name, name.get_rect(center=(wide // 2, px // 2)))
    return cap


def suit_sign(suit: str, px: int, theme: Theme, on_paper: bool = False) -> pygame.Surface:
    """Return a suit's sign, `px` pixels high, as it is seen on dark ground or on paper.

    `suit` is one of SUITS, or G and a letter for the German suit that answers to it.
    """
    many = "-four" if theme.four_colours and suit != "N" else ""
    name = f"{suit}{many}{'' if on_paper else '-light'}.svg"
    if suit.startswith("G"):
        name = f"{suit[1:]}-german.svg"
    return pictures.get(("suit", name, px), lambda: _suit_sign(name, px))


def _suit_sign(name: str, px: int) -> pygame.Surface:
    # Small signs are drawn larger first, for finer edges; with large ones that only takes time.
    fine = 4 if px < LARGE_SIGN else 1
    drawn = pygame.image.load_sized_svg(str(SUIT_ART / name), (px * fine, px * fine))
    drawn = drawn.convert_alpha()
    return drawn if fine == 1 else pygame.transform.smoothscale(drawn, (px, px))
