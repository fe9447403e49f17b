"""A whole card: the picture in its frame, and all its words, as large as they fit."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.words import _
from game.rulesets.berserk.cards.card import Card
from scenes.battle.faces.frame import (
    HEIGHT,
    INNER,
    LEFT,
    RIBBON,
    TOP,
    TYPE_LINE,
    WIDTH,
    frame,
    frame_and_paper_defs,
    furniture,
    set_gems,
)
from scenes.battle.faces.pictures import picture
from scenes.battle.faces.vectors import drawn, set_numeral
from scenes.theme import Colour, Theme
from scenes.ui.text import Block, Face, Type, block, fit, line

READABLE = 9
"""The smallest type in pixels, but for a card so small that its words would not fit."""
MOST_KIND = 1.4
"""How far the line that names the kind of card grows with the words."""

_PICTURE_MOST, _PICTURE_LEAST = 197.0, 104.0
_FOOT, _LAST_FOOT = 365.0, 399.0
"""Where the paper ends: above the gems, or at the edge of a card that has none."""
_PAD, _MARGIN = 10.0, 12.0
_PAPER_TEXT: Colour = (40, 28, 18)
_PAPER_FAINT: Colour = (112, 88, 62)


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
    type_line: float = TYPE_LINE
    """How high the line is that names the kind of card."""

    @property
    def room(self) -> float:
        """How high the words may be."""
        return self.foot - (TOP + self.picture + RIBBON + self.type_line) - _MARGIN


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
    units, defs = (WIDTH, HEIGHT), frame_and_paper_defs(card)
    surface = drawn(frame(plan.picture, plan.foot), units, size, defs)
    window = pygame.Rect(
        round((LEFT + 4) * k), round((TOP + 4) * k), round((INNER - 8) * k),
        round((plan.picture - 6) * k),
    )  # fmt: skip
    surface.blit(picture(card, window.size), window)
    surface.blit(drawn(furniture(card, plan.picture), units, size, defs), (0, 0))
    _set_name(surface, card, k, TOP + plan.picture + RIBBON / 2 - 5)
    kind_at = TOP + plan.picture + RIBBON + plan.type_line / 2 - 1
    _set_type(surface, words.kind, k, kind_at, plan.type_line / TYPE_LINE)
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
    across = round((INNER - 2 * _PAD - 4) * k)
    markup = "\n".join(words.sentences)
    wanted = max(READABLE, round(13.2 * k * text_scale))
    smallest = READABLE - 2
    type_line = TYPE_LINE * min(MOST_KIND, max(1.0, text_scale))
    least_picture = _PICTURE_MOST - 34 - (type_line - TYPE_LINE)
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


def _set_name(surface: pygame.Surface, card: Card, k: float, y: float) -> None:
    kind = Type(Face.SERIF_BOLD, max(READABLE, round(20 * k)), (255, 244, 214))
    text, kind = fit(_(card.name), kind, round((INNER - 22) * k), 0.6)
    shade = line(text, Type(kind.face, kind.px, (20, 10, 6)))
    place = shade.get_rect(center=(round(WIDTH / 2 * k), round(y * k)))
    surface.blit(shade, place.move(0, max(1, round(1.2 * k))))
    surface.blit(line(text, kind), place)


def _set_type(surface: pygame.Surface, words: str, k: float, y: float, grown: float) -> None:
    if not words:
        return
    kind = Type(Face.SANS_BOLD, max(READABLE, round(11.5 * k * grown)), (122, 84, 34))
    text, kind = fit(words, kind, round((INNER - 20) * k), 0.7)
    shown = line(text, kind)
    surface.blit(shown, shown.get_rect(center=(round(WIDTH / 2 * k), round(y * k))))


def _set_text(surface: pygame.Surface, plan: Plan, k: float) -> None:
    """Set the sentences and the flavour in the middle of the paper."""
    top = TOP + plan.picture + RIBBON + plan.type_line + 1
    parts = [part for part in (plan.text, plan.flavour) if part]
    gap = 5 * k
    used = sum(part.size[1] for part in parts) + gap * (len(parts) - 1)
    y = top * k + max(0.0, ((plan.foot - 4 - top) * k - used) / 2)
    left = round((WIDTH / 2) * k - (INNER - 2 * _PAD - 4) * k / 2)
    for part in parts:
        part.draw(surface, (left, round(y)))
        y += part.size[1] + gap
