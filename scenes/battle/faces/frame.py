"""The frame of a card: its rims, ribbon and medals, and the gems that bear its numbers."""

import pygame

from game.rulesets.berserk.cards.card import Card, CardKind
from scenes.battle.faces.inks import (
    GOLD,
    GOLD_DARK,
    SILVER,
    SILVER_DARK,
    SILVER_LIGHT,
    inks_of,
)
from scenes.battle.faces.vectors import (
    boot,
    emblem,
    gem,
    gilded,
    gradient,
    heart,
    realm_gradient,
    set_numeral,
    star,
    sword,
    wings,
)
from scenes.ui.shapes import web

WIDTH, HEIGHT = 300.0, 420.0
"""A card in its own units."""
LEFT, TOP, INNER = 19.0, 19.0, 262.0
"""Where the picture begins, and how wide all inside the frame is."""
RIBBON, TYPE_LINE = 36.0, 19.0
"""How high the name's ribbon is, and at least the line that names the kind of card."""

PALE_GOLD = "#ffe9ad"
ELITE_GEM = (PALE_GOLD, "#c98b16", "#6d4506", "#fff2c8")
REGULAR_GEM = (SILVER_LIGHT, "#8795a6", "#414c5a", "#ffffff")
"""Light, main, dark and rim of the cost gem: gold buys the elite, silver the others."""


def frame_defs(card: Card) -> str:
    """Return the gradients of a card's frame, for the definitions of a drawing."""
    inks = inks_of(card)
    gloss = (0, "#ffffff"), (0.4, "#888888"), (1, "#000000")
    return (
        realm_gradient("main", inks, "main", WIDTH)
        + realm_gradient("deep", inks, "deep", WIDTH)
        + gilded("gilt", (WIDTH, HEIGHT))
        + gradient("gloss", (0, 0), (0, HEIGHT), *gloss, opacity=0.25)
    )


def frame_and_paper_defs(card: Card) -> str:
    """Return the same, and that of the paper that bears the words."""
    paper = gradient("paper", (0, 240), (0, 370), (0, "#fdf6e4"), (1, "#ecdcb8"))
    return frame_defs(card) + paper


def frame(picture: float, foot: float) -> str:
    """Return what lies under a picture so high; the paper ends at `foot`."""
    top = TOP + picture
    paper = top + RIBBON + TYPE_LINE - 6
    return (
        f'<rect x="0.5" y="0.5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="17" fill="#120d10"/>'
        f'<rect x="5" y="5" width="{WIDTH - 10}" height="{HEIGHT - 10}" rx="13" fill="url(#main)"/>'
        f'<rect x="5" y="5" width="{WIDTH - 10}" height="{HEIGHT - 10}" rx="13" fill="url(#gloss)" '
        'stroke="url(#gilt)" stroke-width="2.4"/>'
        f'<rect x="{LEFT - 5}" y="{TOP - 5}" width="{INNER + 10}" '
        f'height="{HEIGHT - 2 * TOP + 10}" rx="8" fill="url(#deep)"/>'
        f'<rect x="{LEFT + 2}" y="{paper - 14}" width="{INNER - 4}" '
        f'height="{foot - paper + 14}" '
        'rx="7" fill="url(#paper)" stroke="#a9803a" stroke-width="1.4"/>'
    )


def furniture(card: Card, picture: float) -> str:
    """Return what lies over a picture so high."""
    top = TOP + picture
    parts = [
        f'<rect x="{LEFT + 3}" y="{TOP + 3}" width="{INNER - 6}" height="{picture - 3}" '
        'rx="4" fill="none" stroke="#160e0a" stroke-width="5"/>'
        f'<rect x="{LEFT + 1.5}" y="{TOP + 1.5}" width="{INNER - 3}" height="{picture}" '
        'rx="5" fill="none" stroke="url(#gilt)" stroke-width="3"/>',
        _ribbon(top - 5),
        cost_gem(card, 33, 34, 24),
        medals(card, WIDTH - 33, 34, 17),
    ]
    return "".join([*parts, _marks(card, top), foot_gems(card)])


def _ribbon(y: float) -> str:
    """Return the ribbon that bears the name, its ends folded behind the frame."""
    low = y + RIBBON
    return (
        f'<path d="M10 {y + 6} L22 {y + 4} L22 {low} L10 {low + 2} L15 {y + 21} Z" '
        'fill="url(#deep)" stroke="url(#gilt)" stroke-width="1.6"/>'
        f'<path d="M290 {y + 6} L278 {y + 4} L278 {low} L290 {low + 2} L285 {y + 21} Z" '
        'fill="url(#deep)" stroke="url(#gilt)" stroke-width="1.6"/>'
        f'<path d="M18 {y + 1} Q150 {y - 5} 282 {y + 1} L282 {low - 3} '
        f'Q150 {low + 3} 18 {low - 3} Z" '
        'fill="url(#deep)" stroke="url(#gilt)" stroke-width="2.2" stroke-linejoin="round"/>'
        f'<path d="M20 {y + 3.5} Q150 {y - 2} 280 {y + 3.5} L280 {y + 13} '
        f'Q150 {y + 9} 20 {y + 13} Z" '
        'fill="#ffffff" fill-opacity="0.1"/>'
    )


def cost_gem(card: Card, x: float, y: float, r: float) -> str:
    """Return the gem of the card's cost: gold for elite, silver for regular."""
    light, main, dark, rim = ELITE_GEM if card.elite else REGULAR_GEM
    return gem(x, y, r, light, main, dark, rim)


def medals(card: Card, x: float, y: float, r: float) -> str:
    """Return the emblems of the card's realms on discs, the first at (x, y), others to its left."""
    realms = card.realms or (None,)
    parts = []
    for place, (realm, ink) in enumerate(zip(realms, inks_of(card), strict=True)):
        at = x - place * r * 1.75
        parts.append(
            f'<circle cx="{at:g}" cy="{y:g}" r="{r:g}" fill="{web(ink.deep)}" stroke="{GOLD}" '
            f'stroke-width="{r * 0.14:.2f}"/>'
            + emblem(realm, at, y, r * 1.32, web(ink.light), web(ink.deep))
        )
    return "".join(reversed(parts))


def _marks(card: Card, top: float) -> str:
    """Return the marks above the ribbon: wings for flyers, a star for what is unique."""
    parts = []
    if card.kind is CardKind.FLYER:
        parts.append(
            f'<circle cx="44" cy="{top - 24}" r="16" fill="#10202c" fill-opacity="0.85" '
            f'stroke="{SILVER}" stroke-width="1.6"/>' + wings(44, top - 27, 25, SILVER_LIGHT)
        )
    if card.unique:
        parts.append(
            f'<circle cx="256" cy="{top - 24}" r="14" fill="#2c1508" fill-opacity="0.85" '
            f'stroke="{GOLD}" stroke-width="1.6"/>' + star(256, top - 23.5, 10.5, PALE_GOLD)
        )
    return "".join(parts)


def foot_gems(card: Card) -> str:
    """Return the gems at the foot of a card: life, the row of the strike, movement."""
    parts = []
    if card.life:
        parts.append(heart(37, 387, 25))
    if card.strike:
        parts.append(strike_row(150, 391, 22, len(card.strike)))
    if card.kind is CardKind.CREATURE:
        parts.append(boot(WIDTH - 37, 388, 20))
    return "".join(parts)


def strike_row(x: float, y: float, r: float, count: int) -> str:
    """Return the lozenges of the strike, growing from light to strong, around a place."""
    tones = (("#4b5364", SILVER_DARK), ("#3c4250", SILVER), ("#2b2d38", GOLD))[-count:]
    parts = [
        f'<path d="M{x - r * 3.4} {y} L{x - r * 2.6} {y - r * 0.72} L{x + r * 2.6} {y - r * 0.72} '
        f'L{x + r * 3.4} {y} L{x + r * 2.6} {y + r * 0.72} L{x - r * 2.6} {y + r * 0.72} Z" '
        'fill="#15131a" fill-opacity="0.9" stroke="#8d7440" stroke-width="1.4"/>'
        + sword(x - r * 2.55, y, r * 1.25, 40, "#dfe6ee", GOLD_DARK)
    ]
    for place, (fill, rim) in enumerate(tones):
        at, reach = x + strike_place(place, count, r), r * (0.74 + 0.08 * place)
        parts.append(
            f'<path d="M{at:g} {y - reach:g} L{at + reach:g} {y:g} L{at:g} {y + reach:g} '
            f'L{at - reach:g} {y:g} Z" fill="{fill}" stroke="{rim}" stroke-width="2" '
            'stroke-linejoin="round"/>'
            f'<path d="M{at:g} {y - reach + 2.5:g} L{at + reach - 2.5:g} {y:g} L{at:g} {y:g} Z" '
            'fill="#ffffff" fill-opacity="0.12"/>'
        )
    return "".join(parts)


def strike_place(place: int, count: int, r: float) -> float:
    """Return where a lozenge stands in the row, right of its middle."""
    return r * (0.28 + 1.62 * (place - (count - 1) / 2))


def set_gems(surface: pygame.Surface, card: Card, k: float) -> None:
    """Write the numbers into the gems at the foot."""
    if card.life:
        set_numeral(surface, str(card.life), (37 * k, 386 * k), 26 * k)
    for place, value in enumerate(card.strike):
        at = 150 + strike_place(place, len(card.strike), 22)
        set_numeral(surface, str(value), (at * k, 391 * k), (21 + place) * k)
    if card.kind is CardKind.CREATURE:
        set_numeral(surface, str(card.movement), ((WIDTH - 37) * k, 388 * k), 24 * k)
