"""A card in the hand: too small for sentences, so its numbers are large."""

import pygame

from game.core.words import _
from game.rulesets.berserk.cards.card import Card, CardKind
from scenes.battle.faces.frame import HEIGHT, WIDTH, cost_gem, frame_defs, medals
from scenes.battle.faces.full import READABLE
from scenes.battle.faces.inks import GOLD, SILVER, SILVER_LIGHT
from scenes.battle.faces.pictures import picture
from scenes.battle.faces.vectors import (
    boot,
    drawn,
    heart,
    set_numeral,
    star,
    wings,
)
from scenes.theme import Theme
from scenes.ui.text import Block, Face, Type, block, fit, line, width_of

_LEFT, _WIDE, _NAME_HIGH, _NAME_MARGIN = 16.0, 268.0, 74.0, 22.0
_SMALLEST = READABLE - 2
"""The least letters, in pixels: for a name that would have to be broken otherwise."""
_NAME_INK = (255, 244, 214)


def _name_top(card: Card) -> float:
    """Return where the picture ends and the name begins: lower where no gems stand below it."""
    return 230.0 if card.life or card.strike else 324.0


def _window(card: Card) -> tuple[float, float, float, float]:
    return _LEFT, _LEFT, _WIDE, _name_top(card) - _LEFT


def small_face(card: Card, width: int, theme: Theme) -> pygame.Surface:
    """Return a card `width` pixels wide with its picture, its name and large numbers."""
    k = width / WIDTH
    size, units = (width, round(HEIGHT * k)), (WIDTH, HEIGHT)
    surface = drawn(_ground(), units, size, frame_defs(card))
    window = pygame.Rect([round(part * k) for part in _window(card)])
    surface.blit(picture(card, window.size), window)
    surface.blit(drawn(_gems(card), units, size, frame_defs(card)), (0, 0))
    _set_name(surface, card, k, theme)
    set_numeral(surface, str(card.cost), (44 * k, 46 * k), 46 * k)
    if card.life:
        set_numeral(surface, str(card.life), (44 * k, 366 * k), 44 * k)
    if card.kind is CardKind.CREATURE:
        set_numeral(surface, str(card.movement), ((WIDTH - 42) * k, 368 * k), 40 * k)
    for place, value in enumerate(card.strike):
        at = 150 + _strike_place(place, len(card.strike))
        set_numeral(surface, str(value), (at * k, 367 * k), (36 if value < 10 else 29) * k)
    return surface


def _strike_place(place: int, count: int) -> float:
    return 37.0 * (place - (count - 1) / 2)


def _ground() -> str:
    return (
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="22" fill="#120d10"/>'
        f'<rect x="7" y="7" width="{WIDTH - 14}" height="{HEIGHT - 14}" rx="17" fill="url(#main)"/>'
        f'<rect x="7" y="7" width="{WIDTH - 14}" height="{HEIGHT - 14}" rx="17" fill="url(#gloss)" '
        'stroke="url(#gilt)" stroke-width="4"/>'
    )


def _gems(card: Card) -> str:
    x, y, width, height = _window(card)
    top, high = _name_top(card), _NAME_HIGH
    parts = [
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="7" fill="none" '
        'stroke="url(#gilt)" stroke-width="4"/>'
        f'<rect x="10" y="{top}" width="{WIDTH - 20}" height="{high}" rx="8" fill="url(#deep)" '
        'stroke="url(#gilt)" stroke-width="3"/>',
        cost_gem(card, 44, 46, 38),
        medals(card, WIDTH - 42, 44, 26),
    ]
    if card.kind is CardKind.FLYER:
        parts.append(
            f'<circle cx="46" cy="{top - 34}" r="25" fill="#10202c" fill-opacity="0.85" '
            f'stroke="{SILVER}" stroke-width="2.4"/>' + wings(46, top - 39, 40, SILVER_LIGHT)
        )
    if card.unique:
        parts.append(
            f'<circle cx="{WIDTH - 46}" cy="{top - 34}" r="22" fill="#2c1508" fill-opacity="0.85" '
            f'stroke="{GOLD}" stroke-width="2.4"/>' + star(WIDTH - 46, top - 33, 17, "#ffe9ad")
        )
    if card.strike:
        reach = 8 + 19 * len(card.strike)
        parts.append(
            f'<rect x="{150 - reach}" y="340" width="{2 * reach}" height="54" rx="27" '
            'fill="#15131a" fill-opacity="0.92" stroke="#b79a54" stroke-width="2.6"/>'
        )
        for place in range(1, len(card.strike)):
            at = 150 + _strike_place(place, len(card.strike)) - 18.5
            parts.append(f'<path d="M{at} 348 V386" stroke="#6b5c3a" stroke-width="2.4"/>')
    if card.life:
        parts.append(heart(44, 368, 40))
    if card.kind is CardKind.CREATURE:
        parts.append(boot(WIDTH - 42, 368, 31))
    return "".join(parts)


def _set_name(surface: pygame.Surface, card: Card, k: float, theme: Theme) -> None:
    """Set the name in one line, or in two smaller ones where it is long."""
    across = round((_WIDE - _NAME_MARGIN) * k)
    kind = Type(Face.SERIF_BOLD, max(READABLE, round(34 * k)), _NAME_INK)
    middle = round((_name_top(card) + _NAME_HIGH / 2) * k)
    name = _(card.name)
    text, fitted = fit(name, kind, across, 0.8)
    if text == name:
        shown = line(text, fitted)
        surface.blit(shown, shown.get_rect(center=(surface.get_width() // 2, middle)))
        return
    words = name_in_lines(name, k, theme)
    left = (surface.get_width() - across) // 2
    words.draw(surface, (left, middle - words.size[1] // 2))


def name_in_lines(name: str, k: float, theme: Theme) -> Block:
    """Return a long name for a card `k` times its full size: two lines of whole words.

    The letters shrink as far as that asks for, but never below the smallest.
    """
    across = round((_WIDE - _NAME_MARGIN) * k)
    for px in range(max(READABLE, round(27 * k)), _SMALLEST - 1, -1):
        kind = Type(Face.SERIF_BOLD, px, _NAME_INK)
        words = block(name, kind, theme, across, "centre")
        if words.lines <= 2 and all(width_of(word, kind) <= across for word in name.split()):
            break
    return words
