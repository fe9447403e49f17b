"""A card as it stands on the board: picture, side, life left, strike, and what has befallen it."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.core.protocols import Player
from game.rulesets.berserk.cards.card import Card, CardKind
from game.rulesets.berserk.unit import Unit
from scenes.battle.faces.backs import back
from scenes.battle.faces.badges import Badge, badge
from scenes.battle.faces.inks import GOLD, SIDES, SILVER_LIGHT
from scenes.battle.faces.pictures import picture
from scenes.battle.faces.vectors import WHITE, drawn, heart, set_numeral, wings
from scenes.theme import Colour
from scenes.ui.cardart import Shelf
from scenes.ui.shapes import web

UNITS = (400.0, 300.0)
UPRIGHT = (225.0, 300.0)
"""An exhausted card is turned: higher than wide."""
_PICTURED = 0.76
"""How much of its height its picture takes then."""

_shapes = Shelf(8_000_000)
"""The windows through which tokens are seen, by side, units and size."""

_LOW: Colour = (255, 196, 120)
_MORE: Colour = (255, 236, 130)
_LESS: Colour = (222, 176, 255)


@dataclass(frozen=True)
class TokenLook:
    """What a token shows, besides its card; equal looks are the same picture.

    `life` is what is left, `full` what its card has; `strike` is its basic strike as it now is.
    `gear` counts pieces of equipment, `tokens` incarnation tokens.
    """

    side: Player
    hidden: bool = False
    life: int = 0
    full: int = 0
    strike: tuple[int, ...] = ()
    exhausted: bool = False
    poison: int = 0
    plus: int = 0
    minus: int = 0
    bound: bool = False
    stunned: bool = False
    prepared: bool = False
    extra: int = 0
    gear: int = 0
    tokens: int = 0


def look_of(unit: Unit, card: Card | None) -> TokenLook:
    """Return how a unit looks; `card` is None for one whose face is not known."""
    if unit.hidden or card is None:
        return TokenLook(unit.owner, hidden=True, exhausted=unit.exhausted)
    change = unit.plus - unit.minus
    return TokenLook(
        side=unit.owner,
        life=max(0, card.life + unit.extra - unit.wounds),
        full=card.life,
        strike=tuple(max(0, wounds + change) for wounds in card.strike),
        exhausted=unit.exhausted,
        poison=unit.poison,
        plus=unit.plus,
        minus=unit.minus,
        bound=unit.bound,
        stunned=unit.stunned,
        prepared=unit.prepared,
        extra=unit.extra,
        gear=len(unit.gear),
        tokens=unit.tokens,
    )


def badges_of(look: TokenLook) -> Iterator[Badge]:
    """Yield the badges of a look, the most pressing first."""
    for name in ("poison", "plus", "minus"):
        if count := getattr(look, name):
            yield Badge(name, str(count))
    for name in ("stunned", "bound", "prepared"):
        if getattr(look, name):
            yield Badge(name, "")
    for name in ("extra", "tokens"):
        if count := getattr(look, name):
            yield Badge(name, str(count))
    if look.gear:
        yield Badge("gear", str(look.gear) if look.gear > 1 else "")


def token(card: Card | None, look: TokenLook, size: tuple[int, int]) -> pygame.Surface:
    """Return the token that fills a square of this size; an exhausted one stands turned in it."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    place = pygame.Rect((0, 0), size)
    units = UNITS
    if look.exhausted:
        units = UPRIGHT
        place = pygame.Rect(0, 0, round(size[1] * units[0] / units[1]), size[1])
        place.centerx = size[0] // 2
    body = _framed_back(look, place.size) if look.hidden or card is None else None
    if body is None:
        assert card is not None
        body = _framed(card, look, place.size, units)
    surface.blit(body, place)
    return surface


def _outline(side: Player, units: tuple[float, float], inset: float) -> str:
    """Return the shape of a token: round corners below, cut corners above."""
    w, h, i, c = *units, inset, 34 - inset * 0.55
    if side == 0:
        c = c * 1.2
        k = c * 0.45
        return (
            f"M{i + c:g} {i:g}L{w - i - c:g} {i:g}C{w - i - k:g} {i:g} {w - i:g} {i + k:g} "
            f"{w - i:g} {i + c:g}L{w - i:g} {h - i - c:g}C{w - i:g} {h - i - k:g} {w - i - k:g} "
            f"{h - i:g} {w - i - c:g} {h - i:g}L{i + c:g} {h - i:g}C{i + k:g} {h - i:g} {i:g} "
            f"{h - i - k:g} {i:g} {h - i - c:g}L{i:g} {i + c:g}C{i:g} {i + k:g} {i + k:g} {i:g} "
            f"{i + c:g} {i:g}Z"
        )
    return (
        f"M{i + c:g} {i:g}L{w - i - c:g} {i:g}L{w - i:g} {i + c:g}L{w - i:g} {h - i - c:g}"
        f"L{w - i - c:g} {h - i:g}L{i + c:g} {h - i:g}L{i:g} {h - i - c:g}L{i:g} {i + c:g}Z"
    )


def _clipped(
    shown: pygame.Surface, side: Player, units: tuple[float, float], inset: float
) -> pygame.Surface:
    shape = f'<path d="{_outline(side, units, inset)}" fill="#ffffff"/>'
    size = shown.get_size()
    window = _shapes.get((side, units, size), lambda: drawn(shape, units, size)).copy()
    window.blit(shown, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return window


def _border(side: Player, units: tuple[float, float], dim: bool) -> str:
    ink = SIDES[side]
    main, light = (web(ink.deep), web(ink.main)) if dim else (web(ink.main), web(ink.light))
    return (
        f'<path d="{_outline(side, units, 7)}" fill="none" stroke="#0c0908" stroke-width="13"/>'
        f'<path d="{_outline(side, units, 8)}" fill="none" stroke="{main}" stroke-width="10"/>'
        f'<path d="{_outline(side, units, 5.5)}" fill="none" stroke="{light}" stroke-width="3"/>'
        f'<path d="{_outline(side, units, 14)}" fill="none" stroke="#0c0908" '
        'stroke-opacity="0.75" stroke-width="3"/>'
    )


def _framed_back(look: TokenLook, size: tuple[int, int]) -> pygame.Surface:
    units = UNITS if size[0] > size[1] else UPRIGHT
    shown = _clipped(back(look.side, size), look.side, units, 3)
    if look.exhausted:
        shown.fill((150, 150, 160), special_flags=pygame.BLEND_RGB_MULT)
    shown.blit(drawn(_border(look.side, units, look.exhausted), units, size), (0, 0))
    return shown


def _framed(
    card: Card, look: TokenLook, size: tuple[int, int], units: tuple[float, float]
) -> pygame.Surface:
    scale = size[1] / UNITS[1]
    art = _tired(card, look, size) if look.exhausted else picture(card, size)
    shown = _clipped(art, look.side, units, 3)
    marks = list(badges_of(look))
    places = badge_places(len(marks), units, card.kind is CardKind.FLYER)
    line = f'<path d="M0 {units[1] * _PICTURED} H{units[0]}" stroke="#0c0908" stroke-width="5"/>'
    body = [
        line if look.exhausted else "",
        _wounds(look, units),
        _border(look.side, units, look.exhausted),
    ]
    if card.kind is CardKind.FLYER:
        body.append(_flyer(units))
    body += [
        _gems(look, units),
        *(badge(m.name, *at, 27) for m, at in zip(marks, places, strict=False)),
    ]
    shown.blit(drawn("".join(body), units, size), (0, 0))
    for mark, (x, y) in zip(marks, places, strict=False):
        if mark.text:
            set_numeral(shown, mark.text, ((x + 15) * scale, (y + 15) * scale), 36 * scale)
    _set_numbers(shown, look, units, scale)
    return shown


def _tired(card: Card, look: TokenLook, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of an exhausted card: pale and dim, over a dark field for its gems."""
    shown = picture(card, (size[0], round(size[1] * _PICTURED))).copy()
    grey = pygame.transform.grayscale(shown)
    grey.set_alpha(120)
    shown.blit(grey, (0, 0))
    shown.fill((202, 202, 216), special_flags=pygame.BLEND_RGB_MULT)
    whole = pygame.Surface(size, pygame.SRCALPHA)
    whole.fill(SIDES[look.side].deep)
    whole.blit(shown, (0, 0))
    return whole


def badge_places(
    count: int, units: tuple[float, float], is_flyer: bool = False
) -> list[tuple[float, float]]:
    """Return where badges stand: row by row from the upper left, clear of a flyer's wings."""
    across = int((units[0] - 44 - 30) // 61) + 1
    grid = [(44.0 + column * 61, 44.0 + row * 61) for row in range(3) for column in range(across)]
    if is_flyer:
        del grid[across - 1]
    return grid[:count]


def _wounds(look: TokenLook, units: tuple[float, float]) -> str:
    """Return gashes over the picture: more of them the less life is left."""
    if not 0 < look.life < look.full:
        return ""
    lost = 1 - look.life / look.full
    count = 1 if lost < 0.34 else 2 if lost < 0.67 else 3
    x, y = units[0] / 2, units[1] * 0.52
    gashes = []
    for place in range(count):
        at = x + 52 + (place - (count - 1) / 2) * 38
        gash = f"M{at + 22:g} {y - 62:g}Q{at + 8:g} {y - 6:g} {at - 34:g} {y + 58:g}Q{at - 2:g} {y - 2:g} {at + 22:g} {y - 62:g}Z"  # noqa: E501
        gashes.append(
            f'<path d="{gash}" fill="#d8122a" stroke="#3a0408" stroke-width="7" '
            f'stroke-linejoin="round"/><path d="{gash}" fill="#f2344a"/>'
        )
    return f'<g opacity="0.9">{"".join(gashes)}</g>'


def _flyer(units: tuple[float, float]) -> str:
    x = units[0] - 46
    return (
        f'<circle cx="{x}" cy="46" r="30" fill="#10202c" fill-opacity="0.88" stroke="#e8f2fa" '
        'stroke-width="3"/>' + wings(x, 40, 50, SILVER_LIGHT)
    )


def _gems(look: TokenLook, units: tuple[float, float]) -> str:
    parts = []
    if look.strike:
        k, width = _fitted(look, units)
        left, top = units[0] - width - 12, units[1] - 40 - 26 * k
        parts.append(
            f'<rect x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{52 * k:.1f}" '
            f'rx="{26 * k:.1f}" fill="#14121a" fill-opacity="0.92" stroke="{GOLD}" '
            'stroke-width="3.4"/>'
        )
    if look.full:
        parts.append(heart(52, units[1] - 54, 46))
    return "".join(parts)


def _fitted(look: TokenLook, units: tuple[float, float]) -> tuple[float, float]:
    """Return how much the strike's numbers must shrink to stand beside the life, and their room."""
    width = 20 + sum(_room(value) for value in look.strike)
    k = min(1.0, (units[0] - 12 - 98) / width)
    return k, width * k


def _room(value: int) -> float:
    return 22.0 * len(str(value)) + 11


def _set_numbers(
    shown: pygame.Surface, look: TokenLook, units: tuple[float, float], scale: float
) -> None:
    height = units[1]
    if look.full:
        colour = WHITE if look.life == look.full else _MORE if look.life > look.full else _LOW
        set_numeral(shown, str(look.life), (52 * scale, (height - 57) * scale), 58 * scale, colour)
    if look.strike:
        colour = _MORE if look.plus > look.minus else _LESS if look.minus > look.plus else WHITE
        k, width = _fitted(look, units)
        left = units[0] - width - 12 + 10 * k
        for value in look.strike:
            room = _room(value) * k
            at = (left + room / 2) * scale, (height - 40) * scale
            set_numeral(shown, str(value), at, 40 * k * scale, colour)
            left += room
