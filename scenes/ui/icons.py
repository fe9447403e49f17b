"""Small signs that stand before the words of a button, drawn as vectors in one ink."""

from collections.abc import Mapping

import pygame

from scenes.bindings import Action
from scenes.theme import Colour
from scenes.ui.shapes import svg, web
from scenes.ui.shelf import pictures


def _line(width: float = 9) -> str:
    """Return the look of a line of this width."""
    return (
        f'fill="none" stroke="{{c}}" stroke-width="{width}" stroke-linecap="round" '
        f'stroke-linejoin="round"'
    )


_SOLID = 'fill="{c}" stroke="{c}" stroke-width="6" stroke-linejoin="round"'
_TEETH = "".join(
    f'<path d="M50 12 L50 22" transform="rotate({turn} 50 50)" stroke="{{c}}" stroke-width="15"/>'
    for turn in range(0, 360, 45)
)
_TRICK = "".join(
    f'<rect x="40" y="8" width="20" height="28" rx="4" transform="rotate({turn} 50 50)" {_SOLID}/>'
    for turn in range(0, 360, 90)
)

ICONS = {
    "bars": f'<path d="M22 84 L22 56 M50 84 L50 18 M78 84 L78 38" {_line(16)}/>',
    "book": f'<path d="M50 26 C40 16 22 14 10 18 L10 78 C22 74 40 76 50 86 C60 76 78 74 90 78 '
    f'L90 18 C78 14 60 16 50 26 Z M50 28 L50 84" {_line()}/>',
    "bulb": f'<path d="M36 66 C34 56 22 52 22 36 A28 28 0 0 1 78 36 C78 52 66 56 64 66 Z" '
    f'{_line()}/><path d="M38 79 L62 79 M44 91 L56 91" {_line(8)}/>',
    "cap": '<path d="M50 20 L97 42 L50 64 L3 42 Z" fill="{c}"/>'
    '<path d="M24 58 L24 72 C30 84 70 84 76 72 L76 58 L50 70 Z" fill="{c}"/>'
    f'<path d="M89 46 L89 70" {_line(6)}/>',
    "cards": f'<rect x="14" y="24" width="40" height="56" rx="6" transform="rotate(-14 34 52)" '
    f"{_line(7)}/>"
    f'<rect x="46" y="22" width="40" height="56" rx="6" transform="rotate(12 66 50)" {_SOLID}/>',
    "clock": f'<circle cx="50" cy="50" r="38" {_line()}/>'
    f'<path d="M50 27 L50 52 L66 61" {_line()}/>',
    "cross": f'<path d="M22 22 L78 78 M78 22 L22 78" {_line(12)}/>',
    "deck": f'<path d="M18 36 L18 86 L58 86" {_line(7)}/>'
    f'<path d="M32 24 L32 74 L72 74" {_line(7)}/>'
    f'<rect x="47" y="13" width="38" height="48" rx="6" {_SOLID}/>',
    "door": f'<path d="M56 14 L20 14 L20 86 L56 86" {_line()}/>'
    f'<path d="M44 50 L86 50 M70 33 L87 50 L70 67" {_line()}/>',
    "flag": f'<path d="M24 12 L24 90" {_line()}/>'
    f'<path d="M24 18 L80 18 L68 36 L80 54 L24 54 Z" {_SOLID}/>',
    "gear": f'<circle cx="50" cy="50" r="25" {_line(15)}/>{_TEETH}',
    "left": f'<path d="M70 16 L28 50 L70 84 Z" {_SOLID}/>',
    "lines": f'<path d="M36 24 L86 24 M36 50 L86 50 M36 76 L86 76" {_line()}/>'
    '<circle cx="16" cy="24" r="7" fill="{c}"/><circle cx="16" cy="50" r="7" fill="{c}"/>'
    '<circle cx="16" cy="76" r="7" fill="{c}"/>',
    "menu": f'<path d="M16 24 L84 24 M16 50 L84 50 M16 76 L84 76" {_line(11)}/>',
    "next": f'<path d="M26 16 L66 50 L26 84 Z" {_SOLID}/><path d="M80 16 L80 84" {_line()}/>',
    "pause": f'<path d="M34 18 L34 82 M66 18 L66 82" {_line(17)}/>',
    "play": f'<path d="M30 16 L78 50 L30 84 Z" {_SOLID}/>',
    "previous": f'<path d="M74 16 L34 50 L74 84 Z" {_SOLID}/><path d="M20 16 L20 84" {_line()}/>',
    "right": f'<path d="M30 16 L72 50 L30 84 Z" {_SOLID}/>',
    "sheet": f'<rect x="16" y="12" width="68" height="76" rx="8" {_line(8)}/>'
    f'<path d="M18 36 L82 36 M44 38 L44 86" {_line(7)}/>',
    "target": f'<circle cx="50" cy="50" r="32" {_line()}/>'
    '<circle cx="50" cy="50" r="9" fill="{c}"/>'
    f'<path d="M50 6 L50 24 M50 76 L50 94 M6 50 L24 50 M76 50 L94 50" {_line(8)}/>',
    "tick": f'<path d="M18 53 L41 75 L82 28" {_line(13)}/>',
    "trick": _TRICK,
    "trophy": '<path d="M28 12 L72 12 L72 38 C72 58 62 66 50 66 C38 66 28 58 28 38 Z" fill="{c}"/>'
    f'<path d="M28 22 L12 22 C12 42 20 50 32 50 M72 22 L88 22 C88 42 80 50 68 50" {_line(7)}/>'
    f'<path d="M50 64 L50 82 M32 88 L68 88" {_line()}/>',
    "undo": f'<path d="M24 38 L62 38 A22 22 0 0 1 62 82 L34 82" {_line(11)}/>'
    f'<path d="M42 18 L22 38 L42 58" {_line(11)}/>',
}
"""Each sign on a square of 100; {c} is its ink."""

SIGNS: Mapping[Action, str] = {
    Action.SCORES: "sheet",
    Action.LOG: "lines",
    Action.RULES: "book",
    Action.MENU: "menu",
    Action.HINT: "bulb",
    Action.UNDO: "undo",
    Action.LAST_TRICK: "trick",
    Action.THREATS: "target",
    Action.END_TURN: "flag",
}
"""The signs of the buttons that do what a key does from anywhere."""


def icon(name: str, px: int, ink: Colour) -> pygame.Surface:
    """Return a sign, `px` pixels wide and high; the name is one of ICONS."""
    return pictures.get(("icon", name, px, ink), lambda: _icon(name, px, ink))


def _icon(name: str, px: int, ink: Colour) -> pygame.Surface:
    """Draw the sign at four times its size: fine lines come out smoother so."""
    fine = 4 * px
    body = ICONS[name].replace("{c}", web(ink))
    drawn = svg(f'<g transform="scale({fine / 100})">{body}</g>', (fine, fine))
    return pygame.transform.smoothscale(drawn, (px, px))
