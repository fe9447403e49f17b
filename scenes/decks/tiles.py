"""Cards of Berserk as controls: each a small face, and can be read in full."""

import time
from collections.abc import Callable
from typing import TypeVar

import pygame

from game.core.words import _, marked
from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.cards.texts import card_text, realm_line, type_line
from game.rulesets.catalogue import ruleset
from scenes.battle.faces.cardface import CardFaces, card_size
from scenes.battle.faces.frame import cost_gem
from scenes.battle.faces.vectors import drawn, set_numeral
from scenes.battle.overlays.inspect import CardPage
from scenes.bindings import Action
from scenes.curtain import Curtain
from scenes.rulebook import RuleBook
from scenes.scene import Point
from scenes.ui.button import Button, ButtonKind
from scenes.ui.focus import draw_ring
from scenes.ui.page import Page
from scenes.ui.shapes import box
from scenes.ui.shelf import pictures
from scenes.ui.text import Face, Type, escape, line
from scenes.ui.widget import Role, Style

R = TypeVar("R")

TILE = 116
"""The width of a card among others, in units."""
A_FRAME = 0.008
"""Seconds that a frame has for pictures of cards that have not been drawn before."""
DIM = 70
"""How dark a card that cannot be taken is drawn, 0 to 255 (255: black)."""


def cost_sign(card: Card, px: int) -> pygame.Surface:
    """Return the gem of a card's cost with its number, `px` pixels wide and high."""
    return pictures.get(("cost", card.cost, card.elite, px), lambda: _cost_sign(card, px))


def _cost_sign(card: Card, px: int) -> pygame.Surface:
    sign = drawn(cost_gem(card, 50, 50, 46), (100, 100), (px, px))
    set_numeral(sign, str(card.cost), (px / 2, px / 2), px * 0.56)
    return sign


class Faces:
    """The pictures of cards for one page, made anew when the text size changes.

    A page of many cards would take long to be drawn for the first time: each frame makes as many of
    their pictures as it has time for, and the others bear their names alone until then.
    """

    def __init__(self) -> None:
        self._faces: CardFaces | None = None
        self._left = 0.0
        self.is_behind = False
        """Whether a card bore its name alone in the last frame: draw again."""

    def begin_frame(self) -> None:
        """From now on the time of a new frame counts."""
        self._left = A_FRAME
        self.is_behind = False

    def small(self, style: Style, card: Card, width: int) -> pygame.Surface:
        """Return a small card, or what stands in for it in this frame."""
        faces = self.of(style)
        if faces.has_small(card, width):
            return faces.small(card, width)
        if self._left <= 0:
            self.is_behind = True
            return faces.blank(card, card_size(width))
        start = time.perf_counter()
        made = faces.small(card, width)
        self._left -= time.perf_counter() - start
        return made

    def of(self, style: Style) -> CardFaces:
        """Return the pictures in this style."""
        faces, scale = self._faces, style.layout.text_scale
        if faces is None or faces.theme is not style.theme or faces.text_scale != scale:
            self._faces = faces = CardFaces(style.theme, scale)
        return faces


class CardTile(Button):
    """A card that can be chosen; `note` stands in a medallion, such as how many there are.

    `is_read` is whether the page itself shows what the card does, so that no hint has to.
    """

    role = Role.BUTTON

    def __init__(
        self,
        card: Card,
        faces: Faces,
        on_press: Callable[[], object],
        *,
        note: str = "",
        note_words: str = "",
        width: float = TILE,
        is_chosen: bool = False,
        is_read: bool = False,
        enabled: bool = True,
        reason: str = "",
    ) -> None:
        super().__init__(
            _(card.name),
            on_press,
            kind=ButtonKind.QUIET,
            enabled=enabled,
            reason=reason,
        )
        self.card = card
        self.faces = faces
        self.note = note
        self.note_words = note_words
        self.width = width
        self.is_chosen = is_chosen
        self.is_read = is_read

    @property
    def value(self) -> str:
        """What the note says, and whether it is chosen."""
        chosen = _("chosen") if self.is_chosen else ""
        return ", ".join(part for part in (self.note_words, chosen) if part)

    @property
    def tip(self) -> str:
        """Why it cannot be taken, else the card in words."""
        if not self.enabled:
            return self.reason
        return "" if self.is_read else in_words(self.card)

    def read(self) -> bool:
        """Open the page of the card."""
        page = self.page
        if isinstance(page, CardsPage):
            page.read(self)
        return isinstance(page, CardsPage)

    def natural_width(self, style: Style) -> int:
        """Return the width of the card."""
        return style.px(self.width)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the card."""
        return card_size(width)[1]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card, dark where it cannot be taken, with a gold rim where it is chosen."""
        style = self.style
        assert style is not None
        face = self.faces.small(style, self.card, self.rect.width)
        lift = style.px(3) if self.is_hovered and self.enabled else 0
        place = self.rect.move(0, -lift)
        if self.is_chosen:
            rim = style.px(4)
            around = place.inflate(2 * rim, 2 * rim)
            plate = box(around.size, place.width * 0.075 + rim, style.theme.gold_light)
            surface.blit(plate, around)
        if self.enabled:
            surface.blit(face, place)
        else:
            dark = face.copy()
            dark.fill((255 - DIM,) * 3, special_flags=pygame.BLEND_RGB_MULT)
            surface.blit(dark, place)
        if self.note:
            self._draw_note(surface, style, place)
        if self.shows_ring:
            draw_ring(surface, style, self.rect)

    def _draw_note(self, surface: pygame.Surface, style: Style, place: pygame.Rect) -> None:
        theme = style.theme
        words = line(self.note, Type(Face.SANS_BOLD, style.px(17), theme.on_gold))
        size = max(style.px(30), words.get_width() + style.px(14)), style.px(28)
        disc = box(size, size[1] / 2, theme.gold, theme.gold_light, style.px(1.5))
        at = disc.get_rect(midtop=(place.centerx, place.top + style.px(4)))
        surface.blit(disc, at)
        surface.blit(words, words.get_rect(center=at.center))


class CardsPage(Page[R]):
    """A page of cards, each of which can be read in full by a key or the right button.

    `owner` is who looks on, where others at this screen must not see the page, "" where they may.
    """

    legend = (
        (Action.CONFIRM, marked("Choose")),
        (Action.INSPECT, marked("Read the card")),
        (Action.CANCEL, marked("Back")),
    )

    def __init__(self) -> None:
        super().__init__()
        self.faces = Faces()
        self.owner = ""
        self._is_covered = False

    def update(self, dt: float) -> bool:
        """Draw again where pictures of cards were missing."""
        return super().update(dt) or self.faces.is_behind

    def draw(self, surface: pygame.Surface) -> None:
        """Draw as many cards as a frame has time for."""
        self.faces.begin_frame()
        super().draw(surface)

    def focus_lost(self) -> None:
        """Draw the curtain before what only the owner may see: another may come back."""
        if self.owner and not self._is_covered:
            self._is_covered = True
            self.host.push(Curtain(self.owner), lambda _none: self._uncover())

    def _uncover(self) -> None:
        self._is_covered = False

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Read the card that is pointed at, or has the focus."""
        if action is Action.INSPECT:
            seen = self.hovered if self.host.uses_pointer else self.focused
            if isinstance(seen, CardTile):
                self.read(seen)
                return True
        return super().act(action, at)

    def read(self, tile: CardTile) -> None:
        """Open the card at full size, with what its words mean."""
        self.host.push(CardPage(tile.card, self.faces.of(self.style), self._open_rules))

    def _open_rules(self, clause: str) -> None:
        self.host.push(RuleBook(ruleset("berserk").rule_book(), clause))


def in_words(card: Card) -> str:
    """Return the name of a card and all its sentences."""
    return "\n".join([f"**{_(card.name)}**", *card_text(card)])


def in_full(card: Card) -> str:
    """Return the name of a card, what it is, all its sentences, and its flavour."""
    kind = escape(f"{type_line(card)} · {realm_line(card)}")
    lines = [f"**{_(card.name)}**  {{muted}}{kind}{{/}}", *map(escape, card_text(card))]
    return "\n".join([*lines, f"{{muted}}{escape(_(card.flavour))}{{/}}"])
