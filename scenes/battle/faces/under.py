"""Which sign of a token, or of a card of the hand, lies under a place."""

from math import hypot

import pygame

from game.rulesets.berserk.cards.card import Card, CardKind
from game.rulesets.berserk.unit import Unit
from scenes.battle.faces.frame import HEIGHT, WIDTH
from scenes.battle.faces.gems import Gems
from scenes.battle.faces.naming import card_of
from scenes.battle.faces.tokens import TURNED, UPRIGHT, badge_places, badges_of, body_size, look_of

At = tuple[int, int]
"""A place in pixels."""

REACH = 30.0
"""How far from its middle a badge is pointed at, in units of a token of 300."""


def sign_under(unit: Unit, square: pygame.Rect, at: At, text_scale: float) -> str:
    """Return the sign of a unit's token that lies at a place in its square, "" for none."""
    shown = card_of(unit)
    if shown is None or unit.hidden:
        return "hidden"
    look = look_of(unit, shown)
    units = TURNED if look.exhausted else UPRIGHT
    body = pygame.Rect((0, 0), body_size(square.height, look.exhausted))
    body.center = square.center
    scale = units[1] / max(1, body.height)
    x, y = (at[0] - body.left) * scale, (at[1] - body.top) * scale
    if not (0 <= x <= units[0] and 0 <= y <= units[1]):
        return ""
    gems = Gems.of(look, units, text_scale)
    if look.full and hypot(x - gems.heart_at[0], y - gems.heart_at[1]) <= 46 * gems.life:
        return "life"
    if look.strike and gems.has_strike_at(x, y):
        return "strike"
    is_flyer = shown.kind is CardKind.FLYER
    marks = list(badges_of(look))
    places = badge_places(len(marks), units, gems, is_flyer=is_flyer)
    for mark, (left, top) in zip(marks, places, strict=False):
        if hypot(x - left, y - top) <= REACH:
            return mark.name
    if is_flyer and hypot(x - units[0] + 46, y - 46) <= REACH:
        return "flyer"
    rest = (units[0] - 42, 106 if is_flyer else 42)
    is_at_rest = look.exhausted and hypot(x - rest[0], y - rest[1]) <= REACH
    return "exhausted" if is_at_rest else ""


def card_sign_under(card: Card, rect: pygame.Rect, at: At) -> str:
    """Return the sign of a card of the hand that lies at a place on it, "" for none."""
    scale = WIDTH / max(1, rect.width)
    x, y = (at[0] - rect.left) * scale, (at[1] - rect.top) * scale
    places = {
        "cost": (44.0, 46.0),
        "realm": (WIDTH - 42.0, 44.0),
        "life": (44.0, 368.0) if card.life else None,
        "walk": (WIDTH - 42.0, 368.0) if card.kind is CardKind.CREATURE else None,
        "flyer": (46.0, 196.0) if card.kind is CardKind.FLYER else None,
        "unique": (WIDTH - 46.0, 196.0) if card.unique else None,
    }
    for name, place in places.items():
        if place is not None and hypot(x - place[0], y - place[1]) <= 40:
            return name
    is_low = HEIGHT - 90 < y < HEIGHT and abs(x - WIDTH / 2) < 8 + 19 * len(card.strike)
    return "strike" if card.strike and is_low else ""
