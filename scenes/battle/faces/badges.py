"""The small discs that say what has befallen a card on the board."""

from typing import NamedTuple

BADGES: dict[str, tuple[str, str]] = {
    # A drop.
    "poison": (
        "#2f7d1e",
        '<path d="M50 14 C62 36 72 46 72 60 A22 22 0 0 1 28 60 C28 46 38 36 50 14 Z" '
        'fill="#b8f26a"/><path d="M38 60 A12 12 0 0 0 50 72" fill="none" stroke="#2f7d1e" '
        'stroke-width="6" stroke-linecap="round"/>',
    ),
    # A sword upward, and one downward.
    "plus": (
        "#b07a12",
        '<path d="M50 10 L66 32 L58 32 L58 66 L42 66 L42 32 L34 32 Z M28 68 H72 V78 H56 V90 H44 '
        'V78 H28 Z" fill="#fff2bf"/>',
    ),
    "minus": (
        "#5b2b78",
        '<path d="M50 90 L66 68 L58 68 L58 34 L42 34 L42 68 L34 68 Z M28 32 H72 V22 H56 V10 H44 '
        'V22 H28 Z" fill="#eac8ff"/>',
    ),
    # A chain of two links.
    "bound": (
        "#4a4f58",
        '<path d="M30 38 h20 a13 13 0 0 1 0 26 h-20 a13 13 0 0 1 0 -26 Z M52 38 h20 a13 13 0 0 1 '
        '0 26 h-20 a13 13 0 0 1 0 -26 Z" fill="none" stroke="#e8edf4" stroke-width="9"/>',
    ),
    # Three stars around a head.
    "stunned": (
        "#2b3f86",
        '<path d="M50 12 L57 30 L76 32 L61 44 L66 62 L50 52 L34 62 L39 44 L24 32 L43 30 Z M24 60 '
        "L28 70 L39 71 L30 78 L33 89 L24 83 L15 89 L18 78 L9 71 L20 70 Z M76 60 L80 70 L91 71 "
        'L82 78 L85 89 L76 83 L67 89 L70 78 L61 71 L72 70 Z" fill="#ffe27a"/>',
    ),
    # A heart with a cross.
    "extra": (
        "#a01a38",
        '<path d="M50 86 C20 60 12 46 16 32 C20 18 40 16 50 32 C60 16 80 18 84 32 C88 46 80 60 50 '
        '86 Z" fill="#ff9fb0"/><path d="M50 36 V64 M36 50 H64" stroke="#a01a38" '
        'stroke-width="10"/>',
    ),
    # A helmet.
    "gear": (
        "#6a4a22",
        '<path d="M18 78 V50 A32 34 0 0 1 82 50 V78 H62 V58 H54 V78 H46 V58 H38 V78 Z" '
        'fill="#f0d8a6"/><path d="M50 14 V34" stroke="#6a4a22" stroke-width="7"/>',
    ),
    # An hourglass.
    "tokens": (
        "#1d6a70",
        '<path d="M24 12 H76 V22 C76 38 60 42 56 50 C60 58 76 62 76 78 V88 H24 V78 C24 62 40 58 '
        '44 50 C40 42 24 38 24 22 Z" fill="#c4f6ee"/><path d="M34 80 C36 68 46 66 50 58 C54 66 '
        '64 68 66 80 Z" fill="#1d6a70"/>',
    ),
    # A raised arrow.
    "prepared": (
        "#1f5f9e",
        '<path d="M50 8 L78 42 H60 V70 H40 V42 H22 Z M24 78 H76 V90 H24 Z" fill="#d2ecff"/>',
    ),
}
"""Ground and sign of each badge on a square of 100; the names are fields of `TokenLook`."""


class Badge(NamedTuple):
    """A badge with its number; one that needs none has an empty text."""

    name: str
    text: str


def badge(name: str, x: float, y: float, r: float) -> str:
    """Return a badge of a radius around a place."""
    ground, sign = BADGES[name]
    k = r / 50
    return (
        f'<circle cx="{x:g}" cy="{y + r * 0.1:.2f}" r="{r * 1.12:.2f}" fill="#000000" '
        'fill-opacity="0.5"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{ground}" stroke="#fff6dc" '
        f'stroke-width="{r * 0.13:.2f}"/>'
        f'<g transform="translate({x - 37 * k:.2f} {y - 37 * k:.2f}) scale({0.74 * k:.4f})">'
        f"{sign}</g>"
    )
