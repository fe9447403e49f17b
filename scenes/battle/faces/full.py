"""A whole card: frame, picture, name, gems, text and flavour."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.words import _
from game.rulesets.berserk.cards.card import Card, CardKind
from scenes.battle.faces.inks import (
    GOLD,
    GOLD_DARK,
    SILVER,
    SILVER_DARK,
    SILVER_LIGHT,
    inks_of,
)
from scenes.battle.faces.pictures import picture
from scenes.battle.faces.vectors import (
    boot,
    drawn,
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
from scenes.theme import Colour, Theme
from scenes.ui.shapes import web
from scenes.ui.text import Block, Face, Type, block, fit, line

WIDTH, HEIGHT = 300.0, 420.0
"""A card in its own units."""
READABLE = 9
"""The smallest type in pixels, but for a card so small that its words would not fit."""
MOST_KIND = 1.4
"""How far the line that names the kind of card grows with the words."""

_LEFT, _TOP, _INNER = 19.0, 19.0, 262.0
_PICTURE_MOST, _PICTURE_LEAST = 197.0, 104.0
_RIBBON, _TYPE_LINE = 36.0, 19.0
_FOOT, _LAST_FOOT = 365.0, 399.0
"""Where the paper ends: above the gems, or at the edge of a card that has none."""
_PAD, _MARGIN = 10.0, 12.0
_PAPER_TEXT: Colour = (40, 28, 18)
_PAPER_FAINT: Colour = (112, 88, 62)

PALE_GOLD = "#ffe9ad"
ELITE_GEM = (PALE_GOLD, "#c98b16", "#6d4506", "#fff2c8")
REGULAR_GEM = (SILVER_LIGHT, "#8795a6", "#414c5a", "#ffffff")
"""Light, main, dark and rim of the cost gem: gold buys the elite, silver the others."""


@dataclass(frozen=True)
class Words:
    """What is written on a card: the line of its type, its sentences, its flavour.

    Sentences and flavour may hold markup.
    """

    kind: str
    sentences: Sequence[str] = ()
    flavour: str = ""


@dataclass(frozen=True)
class Plan:
    """Where things stand on a card, in units, and its set text."""

    picture: float
    """How high the picture is."""
    foot: float
    """Where the paper ends."""
    text: Block | None
    flavour: Block | None
    type_line: float = _TYPE_LINE
    """How high the line is that names the kind of card."""

    @property
    def room(self) -> float:
        """How high the words may be."""
        return self.foot - (_TOP + self.picture + _RIBBON + self.type_line) - _MARGIN


def full_face(
    card: Card, words: Words, width: int, theme: Theme, text_scale: float = 1.0
) -> pygame.Surface:
    """Return a card `width` pixels wide with all its words.

    `text_scale` is the player's own; the picture gives way to larger text, then the flavour goes,
    then the type shrinks.
    """
    k = width / WIDTH
    size = width, round(HEIGHT * k)
    plan = arranged(card, words, width, theme, text_scale)
    units = WIDTH, HEIGHT
    surface = drawn(_frame(plan), units, size, _defs(card))
    window = pygame.Rect(
        round((_LEFT + 4) * k), round((_TOP + 4) * k), round((_INNER - 8) * k),
        round((plan.picture - 6) * k),
    )  # fmt: skip
    surface.blit(picture(card, window.size), window)
    surface.blit(drawn(_furniture(card, plan), units, size, _defs(card)), (0, 0))
    _set_name(surface, card, k, _TOP + plan.picture + _RIBBON / 2 - 5)
    kind_at = _TOP + plan.picture + _RIBBON + plan.type_line / 2 - 1
    _set_type(surface, words.kind, k, kind_at, plan.type_line / _TYPE_LINE)
    _set_text(surface, plan, k)
    set_numeral(surface, str(card.cost), (33 * k, 34 * k), 29 * k)
    set_gems(surface, card, k)
    return surface


def arranged(card: Card, words: Words, width: int, theme: Theme, text_scale: float) -> Plan:
    """Return the plan with the largest type that fits, at best the wanted one.

    The picture gives way first, then the flavour goes, then the type shrinks.
    """
    k = width / WIDTH
    foot = _FOOT if card.life or card.strike else _LAST_FOOT
    across = round((_INNER - 2 * _PAD - 4) * k)
    markup = "\n".join(words.sentences)
    wanted = max(READABLE, round(13.2 * k * text_scale))
    smallest = READABLE - 2
    type_line = _TYPE_LINE * min(MOST_KIND, max(1.0, text_scale))
    least_picture = _PICTURE_MOST - 34 - (type_line - _TYPE_LINE)
    for px in range(wanted, smallest - 1, -1):
        text = _set(markup, Face.SANS, px, _PAPER_TEXT, theme, across)
        flavour = _set(words.flavour, Face.SERIF_ITALIC, px, _PAPER_FAINT, theme, across)
        for shown, least in ((flavour, least_picture), (None, _PICTURE_LEAST)):
            parts = [part.size[1] / k for part in (text, shown) if part]
            needed = sum(parts) + 5 * (len(parts) - 1)
            spare = Plan(_PICTURE_MOST, foot, text, shown, type_line).room - needed
            picture = _PICTURE_MOST + min(0.0, spare)
            if picture >= least or (shown is None and px == smallest):
                return Plan(max(picture, _PICTURE_LEAST), foot, text, shown, type_line)
    raise AssertionError("The smallest type is always taken.")


def _set(
    markup: str, face: Face, px: int, colour: Colour, theme: Theme, across: int
) -> Block | None:
    if not markup:
        return None
    return block(markup, Type(face, px, colour, True), theme, across, "centre")


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


def _defs(card: Card) -> str:
    paper = gradient("paper", (0, 240), (0, 370), (0, "#fdf6e4"), (1, "#ecdcb8"))
    return frame_defs(card) + paper


def _frame(plan: Plan) -> str:
    """Return what lies under the picture."""
    top = _TOP + plan.picture
    paper = top + _RIBBON + _TYPE_LINE - 6
    return (
        f'<rect x="0.5" y="0.5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="17" fill="#120d10"/>'
        f'<rect x="5" y="5" width="{WIDTH - 10}" height="{HEIGHT - 10}" rx="13" fill="url(#main)"/>'
        f'<rect x="5" y="5" width="{WIDTH - 10}" height="{HEIGHT - 10}" rx="13" fill="url(#gloss)" '
        'stroke="url(#gilt)" stroke-width="2.4"/>'
        f'<rect x="{_LEFT - 5}" y="{_TOP - 5}" width="{_INNER + 10}" '
        f'height="{HEIGHT - 2 * _TOP + 10}" rx="8" fill="url(#deep)"/>'
        f'<rect x="{_LEFT + 2}" y="{paper - 14}" width="{_INNER - 4}" '
        f'height="{plan.foot - paper + 14}" '
        'rx="7" fill="url(#paper)" stroke="#a9803a" stroke-width="1.4"/>'
    )


def _furniture(card: Card, plan: Plan) -> str:
    """Return what lies over the picture."""
    top = _TOP + plan.picture
    parts = [
        f'<rect x="{_LEFT + 3}" y="{_TOP + 3}" width="{_INNER - 6}" height="{plan.picture - 3}" '
        'rx="4" fill="none" stroke="#160e0a" stroke-width="5"/>'
        f'<rect x="{_LEFT + 1.5}" y="{_TOP + 1.5}" width="{_INNER - 3}" height="{plan.picture}" '
        'rx="5" fill="none" stroke="url(#gilt)" stroke-width="3"/>',
        _ribbon(top - 5),
        cost_gem(card, 33, 34, 24),
        medals(card, WIDTH - 33, 34, 17),
    ]
    return "".join([*parts, _marks(card, top), foot_gems(card)])


def _ribbon(y: float) -> str:
    """Return the ribbon that bears the name, its ends folded behind the frame."""
    low = y + _RIBBON
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


def _set_name(surface: pygame.Surface, card: Card, k: float, y: float) -> None:
    kind = Type(Face.SERIF_BOLD, max(READABLE, round(20 * k)), (255, 244, 214))
    text, kind = fit(_(card.name), kind, round((_INNER - 22) * k), 0.6)
    shade = line(text, Type(kind.face, kind.px, (20, 10, 6)))
    place = shade.get_rect(center=(round(WIDTH / 2 * k), round(y * k)))
    surface.blit(shade, place.move(0, max(1, round(1.2 * k))))
    surface.blit(line(text, kind), place)


def _set_type(surface: pygame.Surface, words: str, k: float, y: float, grown: float) -> None:
    if not words:
        return
    kind = Type(Face.SANS_BOLD, max(READABLE, round(11.5 * k * grown)), (122, 84, 34))
    text, kind = fit(words, kind, round((_INNER - 20) * k), 0.7)
    shown = line(text, kind)
    surface.blit(shown, shown.get_rect(center=(round(WIDTH / 2 * k), round(y * k))))


def _set_text(surface: pygame.Surface, plan: Plan, k: float) -> None:
    """Set the sentences and the flavour in the middle of the paper."""
    top = _TOP + plan.picture + _RIBBON + plan.type_line + 1
    parts = [part for part in (plan.text, plan.flavour) if part]
    gap = 5 * k
    used = sum(part.size[1] for part in parts) + gap * (len(parts) - 1)
    y = top * k + max(0.0, ((plan.foot - 4 - top) * k - used) / 2)
    left = round((WIDTH / 2) * k - (_INNER - 2 * _PAD - 4) * k / 2)
    for part in parts:
        part.draw(surface, (left, round(y)))
        y += part.size[1] + gap
