"""What pressing a card would do, drawn over its token: a bright edge, and a sign at its head."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import Spot
from scenes.battle.board.layer import SHADE, colour_of, deeper
from scenes.battle.faces.tokens import HEAD, body_size
from scenes.battle.maps.ground import Ground, scaled
from scenes.theme import Colour, Layout, Theme
from scenes.ui.shapes import box, svg, web
from scenes.ui.shelf import pictures

DEPTH = 0.12
"""How much deeper than the light the edge and the sign are: white stands on them."""

SIGNS: Mapping[str, str] = {
    "target": (
        '<path d="M26 22 L72 72 M74 22 L28 72" stroke="#fff6e8" stroke-width="11" '
        'stroke-linecap="round"/><path d="M56 80 L80 56 M44 80 L20 56" stroke="#fff6e8" '
        'stroke-width="8" stroke-linecap="round"/>'
    ),
    "magic": (
        '<path d="M50 10 L60 40 L90 50 L60 60 L50 90 L40 60 L10 50 L40 40 Z" fill="#fff6e8"/>'
    ),
    "kind": (
        '<path d="M50 18 V82 M18 50 H82" stroke="#fff6e8" stroke-width="17" '
        'stroke-linecap="round"/>'
    ),
    "guard": ('<path d="M20 20 H80 V48 C80 70 64 82 50 90 C36 82 20 70 20 48 Z" fill="#fff6e8"/>'),
}
"""The sign of each light that falls on a card, on 100 x 100."""


def draw_targets(
    surface: pygame.Surface,
    tones: Mapping[Spot, str],
    picture: Battle,
    ground: Ground,
    layout: Layout,
    theme: Theme,
) -> None:
    """Draw edges and signs over the cards on lit spots, flyers included."""
    for spot, tone in tones.items():
        unit = picture.at(spot)
        if unit is None or tone not in SIGNS:
            continue
        place = scaled(ground.rect(unit, picture), layout)
        rect = pygame.Rect((0, 0), body_size(place.height, unit.exhausted))
        rect.center = place.center
        colour = deeper(colour_of(tone, theme), DEPTH)
        for ink, away, stroke in ((SHADE, 4, 6.0), (colour, 2.5, 3.5)):
            frame = rect.inflate(2 * layout.px(away), 2 * layout.px(away))
            thick = max(2.0, stroke * layout.scale)
            edge = box(frame.size, min(frame.size) * 0.14, None, ink, thick)
            surface.blit(edge, frame)
        sign = _sign(tone, colour, round(place.height * HEAD))
        surface.blit(sign, sign.get_rect(midtop=(rect.centerx, rect.top - layout.px(5))))


def _sign(tone: str, colour: Colour, px: int) -> pygame.Surface:
    return pictures.get(("target sign", tone, colour, px), lambda: _drawn(tone, colour, px))


def _drawn(tone: str, colour: Colour, px: int) -> pygame.Surface:
    half = px / 2
    body = (
        f'<circle cx="{half}" cy="{half}" r="{half}" fill="{web(SHADE)}"/>'
        f'<circle cx="{half}" cy="{half}" r="{half * 0.86}" fill="{web(colour)}"/>'
        f'<g transform="translate({px * 0.22} {px * 0.22}) scale({px * 0.0056})">{SIGNS[tone]}</g>'
    )
    return svg(body, (px, px))
