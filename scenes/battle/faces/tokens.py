"""A card as it stands on the board: picture, side, life left, strike, and what has befallen it."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.core.protocols import Player
from game.rulesets.berserk.cards.card import Card, CardKind
from game.rulesets.berserk.telling.life import own_life
from game.rulesets.berserk.unit import Unit, is_asleep
from scenes.battle.faces.backs import back
from scenes.battle.faces.badges import Badge, badge
from scenes.battle.faces.gems import Gems
from scenes.battle.faces.inks import SIDES, SILVER_LIGHT
from scenes.battle.faces.pictures import picture
from scenes.battle.faces.vectors import drawn, set_numeral, wings
from scenes.theme import Colour
from scenes.ui.shapes import web
from scenes.ui.shelf import pictures

UPRIGHT = (258.0, 300.0)
TURNED = (300.0, 258.0)
"""A card as it lies on the table: upright while it is alert, on its side once it is exhausted."""
HEAD = 0.27
"""How wide the sign at the head of a token is that says what pressing it would do, as a part of the
token's height."""
BADGE = 27.0
"""The radius of a badge, in units of a token of 300."""
_SHADE: Colour = (198, 198, 214)
"""What the light of an exhausted card is dimmed to."""
_EDGE: Colour = (12, 9, 8)


@dataclass(frozen=True)
class TokenLook:
    """What a token shows, besides its card; equal looks are the same picture.

    `life` is what is left of the `full` life of its card, `extra` what it has besides; `strike` is
    its basic strike as it now is. `gear` counts pieces of equipment, `tokens` incarnation tokens.
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
        life=own_life(unit),
        full=card.life,
        strike=tuple(max(0, wounds + change) for wounds in card.strike),
        exhausted=unit.exhausted,
        poison=unit.poison,
        plus=unit.plus,
        minus=unit.minus,
        bound=unit.bound,
        stunned=unit.stunned or is_asleep(unit),
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
    if look.extra:
        yield Badge("extra", f"+{look.extra}")
    if look.tokens:
        yield Badge("tokens", str(look.tokens))
    if look.gear:
        yield Badge("gear", str(look.gear) if look.gear > 1 else "")


def body_size(high: int, exhausted: bool) -> tuple[int, int]:
    """Return how much of a square so high the card itself takes."""
    across = round(high * UPRIGHT[0] / UPRIGHT[1])
    return (high, across) if exhausted else (across, high)


def token(
    card: Card | None, look: TokenLook, size: tuple[int, int], text_scale: float = 1.0
) -> pygame.Surface:
    """Return the token of a card in the middle of a square of this size.

    An exhausted card lies on its side. Its numbers stand upright all the same, and grow with the
    player's own size of text.
    """
    surface = pygame.Surface(size, pygame.SRCALPHA)
    place = pygame.Rect((0, 0), body_size(size[1], look.exhausted))
    place.center = size[0] // 2, size[1] // 2
    if look.hidden or card is None:
        body = _framed_back(look, place.size)
    else:
        body = _framed(card, look, place.size, size[1] / UPRIGHT[1], text_scale)
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
    key = "token window", side, units, inset, size
    window = pictures.get(key, lambda: drawn(shape, units, size)).copy()
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
    units = TURNED if look.exhausted else UPRIGHT
    behind = back(look.side, (min(size), max(size)))
    shown = _clipped(_laid_down(behind) if look.exhausted else behind, look.side, units, 3)
    shown.blit(drawn(_border(look.side, units, look.exhausted), units, size), (0, 0))
    return shown


def _framed(
    card: Card, look: TokenLook, size: tuple[int, int], scale: float, text_scale: float
) -> pygame.Surface:
    units = TURNED if look.exhausted else UPRIGHT
    shown = _clipped(_pictured(card, look, size), look.side, units, 3)
    marks = list(badges_of(look))
    is_flyer = card.kind is CardKind.FLYER
    gems = Gems.of(look, units, text_scale)
    places = badge_places(len(marks), units, gems, is_flyer=is_flyer)
    body = [_wounds(look, units), _border(look.side, units, look.exhausted)]
    if is_flyer:
        body.append(_flyer(units))
    body += [
        gems.drawing(),
        *(badge(m.name, *at, BADGE) for m, at in zip(marks, places, strict=False)),
    ]
    if look.exhausted:
        body.append(_rests(units, is_flyer))
    shown.blit(drawn("".join(body), units, size), (0, 0))
    for mark, (x, y) in zip(marks, places, strict=False):
        if mark.text:
            set_numeral(shown, mark.text, ((x + 15) * scale, (y + 15) * scale), 36 * scale)
    gems.set_numbers(shown, scale)
    return shown


def _pictured(card: Card, look: TokenLook, size: tuple[int, int]) -> pygame.Surface:
    """Return a card's picture, which is as high as wide, with a dark foot for its numbers; or, of
    an exhausted card, laid on its side."""
    whole = pygame.Surface(size, pygame.SRCALPHA)
    whole.fill(SIDES[look.side].deep)
    side = size[0]
    art = picture(card, (side, side))
    if look.exhausted:
        whole.blit(_laid_down(art), (0, (size[1] - side) // 2))
    else:
        whole.blit(art, (0, 0))
        pygame.draw.line(whole, _EDGE, (0, side), (side, side), max(1, size[1] // 70))
    return whole


def _laid_down(upright: pygame.Surface) -> pygame.Surface:
    """Return the picture of a card turned to its side, in the shade."""
    shown = pygame.transform.rotate(upright, -90)
    grey = pygame.transform.grayscale(shown)
    grey.set_alpha(70)
    shown.blit(grey, (0, 0))
    shown.fill(_SHADE, special_flags=pygame.BLEND_RGB_MULT)
    return shown


def _rests(units: tuple[float, float], is_flyer: bool) -> str:
    """Return the sign of a card that has acted: an arrow that turns to the side."""
    x, y = units[0] - 42, 106 if is_flyer else 42
    return (
        f'<g transform="translate({x} {y})"><circle r="26" fill="#14121a" fill-opacity="0.9" '
        'stroke="#e8e2d2" stroke-width="3"/><path d="M-12 7 A13 13 0 1 1 9 9" fill="none" '
        'stroke="#f4eee0" stroke-width="5" stroke-linecap="round"/>'
        '<path d="M15 1 L12 17 L-1 9 Z" fill="#f4eee0"/></g>'
    )


def badge_places(
    count: int, units: tuple[float, float], gems: Gems, *, is_flyer: bool = False
) -> list[tuple[float, float]]:
    """Return where badges stand: row by row from the upper left, clear of the signs at the right:
    a flyer's wings, and what shows that a card is exhausted. As long as there is room they stand
    clear of the sign at its head and of the gems as well."""
    across = int((units[0] - 44 - 30) // 61) + 1
    grid = [(44.0 + column * 61, 44.0 + row * 61) for row in range(3) for column in range(across)]
    signs = is_flyer + (units == TURNED)
    for row in range(signs):
        grid.remove((44.0 + (across - 1) * 61, 44.0 + row * 61))
    if is_flyer:
        grid = [at for at in grid if at[0] <= units[0] - 100 or at[1] > 44]
    grid.sort(key=lambda at: _is_at_head(units, *at) or gems.covers(at[0], at[1], BADGE))
    return grid[:count]


def _is_at_head(units: tuple[float, float], x: float, y: float) -> bool:
    """Tell whether a badge would be half covered by the sign at the head of a token, a part of
    which stands over its edge."""
    wide = HEAD * UPRIGHT[1]
    return abs(x - units[0] / 2) < wide / 2 + BADGE and y - BADGE < wide * 0.85


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
