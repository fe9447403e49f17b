"""The signs of the campaign: games, kinds of places, hearts, coins and stars, as vectors."""

from collections.abc import Mapping

import pygame

from game.session.campaign.node import Kind, Node, Reward
from scenes.theme import Colour
from scenes.ui.shapes import svg, web
from scenes.ui.shelf import pictures

_LINE = 'fill="none" stroke="{c}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"'

SIGNS: Mapping[str, str] = {
    "whist": '<path d="M50 8 C62 26 88 38 88 58 C88 74 66 78 56 66 L64 92 L36 92 L44 66 '
    'C34 78 12 74 12 58 C12 38 38 26 50 8 Z" fill="{c}"/>',
    "schnapsen": '<path d="M50 8 C56 8 58 14 56 20 C76 24 78 48 80 66 L90 76 L10 76 L20 66 '
    'C22 48 24 24 44 20 C42 14 44 8 50 8 Z" fill="{c}"/><circle cx="50" cy="86" r="9" fill="{c}"/>',
    "berzerka": '<path d="M54 6 C58 26 84 36 80 64 C78 84 64 94 50 94 C34 94 20 82 20 64 '
    'C20 50 28 44 32 32 C38 38 40 44 40 50 C50 38 54 24 54 6 Z" fill="{c}"/>',
    "bridge": '<path d="M6 40 L94 40 M14 40 L14 84 M86 40 L86 84 M14 84 C22 54 78 54 86 84 '
    f'M30 40 L30 24 M50 40 L50 20 M70 40 L70 24 M22 24 L78 24" {_LINE}/>',
    "berserk": '<path d="M14 14 L70 70 M86 14 L30 70" stroke="{c}" stroke-width="11" '
    'stroke-linecap="round"/><path d="M58 82 L82 58 M18 58 L42 82 M74 74 L90 90 M26 74 L10 90" '
    f"{_LINE}/>",
    Kind.TEACHER: '<path d="M50 20 L97 42 L50 64 L3 42 Z" fill="{c}"/>'
    '<path d="M24 58 L24 72 C30 84 70 84 76 72 L76 58 L50 70 Z" fill="{c}"/>',
    Kind.MARKET: f'<path d="M34 34 C34 8 66 8 66 34" {_LINE}/>'
    '<path d="M16 34 L84 34 L90 90 L10 90 Z" fill="{c}"/>',
    Kind.ENCOUNTER: '<path d="M10 14 L90 14 L90 66 L56 66 L34 90 L36 66 L10 66 Z" fill="{c}"/>',
    Kind.REST: '<path d="M62 8 C40 14 26 32 26 52 C26 76 46 92 68 90 C40 80 36 34 62 8 Z" '
    'fill="{c}"/>',
    Kind.BOSS: '<path d="M10 30 L30 54 L50 18 L70 54 L90 30 L82 82 L18 82 Z" fill="{c}"/>',
    "heart": '<path d="M50 88 C14 60 6 44 10 30 C14 12 40 8 50 30 C60 8 86 12 90 30 '
    'C94 44 86 60 50 88 Z" fill="{c}"/>',
    "coin": '<circle cx="50" cy="50" r="42" fill="{c}"/>'
    '<circle cx="50" cy="50" r="31" fill="none" stroke="#000" stroke-opacity="0.35" '
    'stroke-width="5"/>',
    "card": '<rect x="8" y="22" width="50" height="66" rx="8" transform="rotate(-14 33 55)" '
    'fill="{c}" fill-opacity="0.65"/><rect x="36" y="12" width="52" height="72" rx="8" fill="{c}" '
    'stroke="#000" stroke-opacity="0.45" stroke-width="5"/>',
    "gift": '<path d="M10 42 L90 42 L90 90 L10 90 Z M4 26 L96 26 L96 40 L4 40 Z" fill="{c}"/>'
    '<path d="M50 26 L50 90 M50 24 C30 24 22 4 36 4 C46 4 50 16 50 24 C50 16 54 4 64 4 C78 4 70 24 '
    '50 24" fill="none" stroke="#000" stroke-opacity="0.55" stroke-width="7"/>',
    "star": '<path d="M50 6 L62 38 L96 40 L69 61 L79 94 L50 75 L21 94 L31 61 L4 40 L38 38 Z" '
    'fill="{c}"/>',
    "hand": '<path d="M30 90 L22 60 L10 44 C14 36 22 40 28 48 L28 20 C28 10 40 10 40 20 L41 44 '
    "L43 12 C43 4 55 4 55 12 L55 44 L60 18 C61 9 72 11 71 20 L68 48 L76 34 C80 26 90 30 87 39 "
    'L76 72 L70 90 Z" fill="{c}"/>',
}
"""Each sign on a square of 100, by the game's id, the kind of a place, or its own name."""

HEART: Colour = (214, 62, 72)
COIN: Colour = (236, 190, 84)
STAR: Colour = (255, 214, 96)
NO_STAR: Colour = (74, 68, 62)
"""A star that was not won."""
HARD: Colour = (222, 88, 70)
"""The rim of a hard match."""
PIP: Colour = (255, 246, 214)
"""The pips that count how well the others of a place play."""
FAVOUR: Colour = (244, 222, 176)
CARD: Colour = (176, 204, 244)
KEEPSAKE: Colour = (232, 150, 196)
TWIST: Colour = (120, 210, 196)
"""The dot at a place with a house rule of its own."""
OPENED: Colour = (206, 198, 180)
"""The rim of a medallion that is neither ahead nor visited."""
AHEAD: Colour = (255, 226, 140)
"""The rim of a place that a road leads to, and that road."""
ONWARD: Colour = (150, 226, 255)
"""The roads that lead on from the place looked at."""
VISITED: Colour = (214, 172, 84)
SHADE: Colour = (24, 18, 14)
"""What lies under marks and roads, so that they stand out from the land."""


BRINGS: Mapping[Reward, tuple[str, Colour]] = {
    Reward.PURSE: ("coin", COIN),
    Reward.FAVOUR: ("hand", FAVOUR),
    Reward.CARDS: ("card", CARD),
}
"""The sign of what a match brings, with its ink."""


def sign(name: str, px: int, colour: Colour) -> pygame.Surface:
    """Return a sign, `px` pixels wide and high."""
    return pictures.get(("campaign", name, px, colour), lambda: _sign(name, px, colour))


def _sign(name: str, px: int, colour: Colour) -> pygame.Surface:
    body = SIGNS[name].format(c=web(colour))
    fine = svg(f'<g transform="scale({2 * px / 100})">{body}</g>', (2 * px, 2 * px))
    return pygame.transform.smoothscale(fine, (max(1, px), max(1, px)))


def sign_of(node: Node) -> str:
    """Return the name of the sign of a place."""
    if node.kind == Kind.BOSS or not node.games:
        return node.kind
    return node.games[0]


GROUNDS: Mapping[str, Colour] = {
    "whist": (46, 74, 116),
    "schnapsen": (122, 66, 38),
    "berzerka": (132, 42, 50),
    "bridge": (38, 96, 82),
    "berserk": (84, 60, 108),
    Kind.TEACHER: (54, 96, 54),
    Kind.MARKET: (124, 90, 34),
    Kind.ENCOUNTER: (70, 78, 88),
    Kind.REST: (44, 54, 96),
    Kind.BOSS: (112, 26, 36),
}
"""The ground of each sign's medallion."""


def medal(name: str, px: int, rim: Colour, *, is_dim: bool = False) -> pygame.Surface:
    """Return the medallion of a place: its sign on its ground, in a rim."""
    key = ("campaign medal", name, px, rim, is_dim)
    return pictures.get(key, lambda: _medal(name, px, rim, is_dim))


def _medal(name: str, px: int, rim: Colour, is_dim: bool) -> pygame.Surface:
    ground = GROUNDS[name]
    light = tuple(min(255, round(part * 1.45 + 18)) for part in ground)
    fine = 2 * px
    disc = svg(
        f'<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="42" cy="30" r="70">'
        f'<stop offset="0" stop-color="{web(light)}"/>'  # type: ignore[arg-type]
        f'<stop offset="1" stop-color="{web(ground)}"/></radialGradient></defs>'
        f'<g transform="scale({fine / 100})">'
        '<circle cx="51" cy="54" r="45" fill="#000" opacity="0.4"/>'
        f'<circle cx="50" cy="49" r="46" fill="{web(rim)}"/>'
        '<circle cx="50" cy="49" r="40.5" fill="#1c1410"/>'
        '<circle cx="50" cy="49" r="38.5" fill="url(#l)"/></g>',
        (fine, fine),
    )
    inner = round(fine * 0.44)
    ink = sign(name, inner, (252, 244, 222))
    disc.blit(ink, ink.get_rect(center=(fine // 2, round(fine * 0.49))))
    whole = pygame.transform.smoothscale(disc, (px, px))
    if is_dim:
        whole.fill((150, 150, 156, 190), special_flags=pygame.BLEND_RGBA_MULT)
    return whole
