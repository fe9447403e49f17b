"""What stands in the middle of the cloth: the trumps woven in, and what the deal hangs on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from game.core.words import _
from game.kit.cards import SUIT_LETTERS
from scenes.table.game import TableGame
from scenes.table.geometry import PLATE, RAISED, Geometry
from scenes.table.plate import Plate
from scenes.table.reading import Explained
from scenes.theme import Felt, Layout, Theme
from scenes.ui.shelf import pictures
from scenes.ui.tablecloth import table_felt, thread_of
from scenes.ui.text import Block, Face, Type, block, plain, suit_sign
from scenes.ui.widget import Role, Style

EMBLEM = 236.0
"""How high the trumps are woven into the cloth, in units."""
WIDTH = 330.0
"""The room of the words beside the own card, in units."""
WIDE = 560.0
"""Their room in the middle of the table, when no card lies there."""
LEAST_HIGH = 44.0
"""So much room two lines need under the cards of a trick."""
PARTS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Of the full size of type: the first in which both lines have room."""
SMALL = 0.8
"""Set smaller than that, they try the room left of the trick, narrow and high."""
LINES = 0.95
APART = 1.05
"""How close the story stands to a stake of one line, and of more, as a part of its height."""
MOST_STAKE, MOST_STORY = 34.0, 24.0
"""The largest type, in units: the words have little room between two cards."""


@dataclass(frozen=True)
class Ground:
    """What the cards lie on: the cloth, and where an emblem is woven into it."""

    cloth: pygame.Surface
    emblem: pygame.Surface | None
    at: tuple[int, int]

    @property
    def woven(self) -> pygame.Rect:
        """Where the emblem is, empty where there is none."""
        if self.emblem is None:
            return pygame.Rect(0, 0, 0, 0)
        return self.emblem.get_rect(topleft=self.at)

    def changed(self, before: Ground | None) -> list[pygame.Rect]:
        """Return where another emblem is seen than before on the same cloth."""
        return [] if before in (None, self) else [before.woven, self.woven]

    def paint(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Paint a part of it."""
        surface.blit(self.cloth, part, part)
        if self.emblem is not None and part.colliderect(self.woven):
            surface.blit(self.emblem, self.at)


def ground(
    size: tuple[int, int], sign: str, middle: tuple[float, float], layout: Layout, theme: Theme
) -> Ground:
    """Return the cloth of a window of this size in pixels, with a suit woven in, "" for none.

    `middle` is where, in units.
    """
    emblem, at = None, (0, 0)
    if sign:
        emblem = woven(sign, layout.px(EMBLEM), theme.felt, theme)
        x, y = map(layout.px, middle)
        at = emblem.get_rect(center=(x, y)).topleft
    return Ground(table_felt(size, theme.felt), emblem, at)


class StakeLine(Explained):
    """What the deal hangs on for whoever looks, and how it has gone; on the cloth, before him."""

    role = Role.TEXT
    stays_put = True

    def __init__(self) -> None:
        super().__init__()
        self.visible = False
        self.stake = ""
        self.story = ""
        self.leads = False
        self.least = 0.0
        self._geometry: Geometry | None = None
        self._set_for: object = None
        self._set: list[Block] = []
        """Both lines, as long as they say and have the same."""

    def tell(self, stake: str, story: str, *, leads: bool = False, least: float = 0.0) -> None:
        """Take what the deal hangs on and how it has gone, "" for nothing.

        `leads` if the one who looks is to lead now: then the middle of the table is free for it.
        `least` is how far an open hand at the left side reaches, in units.
        """
        if leads and stake:
            stake = _("Your lead. {stake}").format(stake=stake)
        now = stake, story, leads, least
        if now != (self.stake, self.story, self.leads, self.least):
            self.repaint()
            self.stake, self.story, self.leads, self.least = now
            self.label = " ".join(map(plain, filter(None, (stake, story))))
            was_seen, self.visible = self.visible, bool(self.label)
            if self.style is not None and self._geometry is not None:
                # It alone moves: the rest of the table need not be placed and drawn again.
                self.stand(self.style, self._geometry)
            if self.visible != was_seen:
                self.relayout()
            self.repaint()

    def stand(self, style: Style, geometry: Geometry) -> None:
        """Stand in the middle, or left of the own card in the trick, above the hand.

        Where the type would be small there, beside the whole trick if it is larger in that room.
        """
        self._geometry = geometry
        px = style.px
        x, y = geometry.middle
        right = x - 72
        clear = max(PLATE[0] + 28, self.least + 16)
        top, foot = y + (82 if geometry.players < 5 else 96), geometry.hand_y - RAISED - 98
        if foot - top < LEAST_HIGH:
            # A hand that stands high, as above the controls of a replay, leaves no room there.
            right, top, foot = geometry.trick_left, y - 50, y + 50
        left = max(clear, right - WIDTH)
        if self.leads:
            half = min(WIDE / 2, x - clear)
            left, right, top, foot = x - half, x + half, y - 52, y + 52
        room = pygame.Rect(px(left), px(top), px(right - left), px(foot - top))
        part, _rows = self._fitting(style, room.size)
        low = geometry.hand_y - RAISED - 98
        if part < SMALL and self.leads and low > foot:
            room.height = px(low - top)  # No card of a trick is under it.
        wide, tall = geometry.trick_left - left, foot - y + 50
        if part < SMALL and not self.leads and wide > 0:
            high = pygame.Rect(px(left), px(y - 50), px(wide), px(tall))
            room = max(room, high, key=lambda each: self._fitting(style, each.size)[0])
        self.place(style, room)

    @property
    def written(self) -> pygame.Rect:
        """Where the words stand within its room."""
        style = self.style
        if style is None or not self.label:
            return pygame.Rect(self.rect.center, (0, 0))
        rows = self._rows(style)
        wide = max(each.size[0] for each in rows)
        rect = pygame.Rect(0, 0, wide, sum(map(_step, rows)))
        rect.center = self.rect.center
        return rect

    def draw(self, surface: pygame.Surface) -> None:
        """Write the words on the cloth, as large as there is room."""
        style = self.style
        if style is None or not self.label:
            return
        rows, top = self._rows(style), self.written.top
        for row in rows:
            row.draw(surface, (self.rect.centerx - row.size[0] // 2, top))
            top += _step(row)
        self.draw_focus(surface, style)

    def _rows(self, style: Style) -> list[Block]:
        """Return both lines, set anew where their words, their room or the style is another."""
        of = self.stake, self.story, self.leads, self.rect.size, style
        if of != self._set_for:
            part, rows = self._fitting(style, self.rect.size)
            if part:
                rows = [
                    _even(*each, style.theme, self.rect.width) for each in self._lines(style, part)
                ]
            self._set_for, self._set = of, rows
        return self._set

    def _lines(self, style: Style, part: float) -> list[tuple[str, Type]]:
        """Return what is said, each line with its type at a part of the full size."""
        lines = zip((self.stake, self.story), line_types(style, self.leads, part), strict=True)
        return [(words, kind) for words, kind in lines if words]

    def _fitting(self, style: Style, room: tuple[int, int]) -> tuple[float, list[Block]]:
        """Return both lines in the largest type that a room holds, and the part of its full size.

        A room that does not hold even the smallest counts as 0.
        """
        for part in PARTS:
            lines = self._lines(style, part)
            rows = [block(words, kind, style.theme, room[0], "centre") for words, kind in lines]
            if sum(map(_step, rows)) <= room[1]:
                return part, rows
        return 0.0, rows


def _even(words: str, kind: Type, theme: Theme, width: int) -> Block:
    """Return words set as narrow as they can be in as many rows as they need in a width: so no
    number stands at the end of a row, with what it counts alone in the next."""
    rows = block(words, kind, theme, width, "centre")
    too_narrow, enough = width // 2, width
    while rows.lines > 1 and enough - too_narrow > 1:
        middle = (too_narrow + enough) // 2
        tried = block(words, kind, theme, middle, "centre")
        if tried.lines == rows.lines:
            rows, enough = tried, middle
        else:
            too_narrow = middle
    return rows


def _step(words: Block) -> int:
    """Return how far below the top of some words the next begin, in pixels."""
    return round(words.size[1] * (LINES if words.lines == 1 else APART))


def line_types(style: Style, leads: bool, part: float = 1.0) -> tuple[Type, Type]:
    """Return how the stake and the story are set, at a part of their size; larger if he `leads`."""
    grown = style.layout.text_scale * (1.3 if leads else 1.0)
    stake, story = min(21 * grown, MOST_STAKE) * part, min(16 * grown, MOST_STORY) * part
    return (
        Type(Face.SERIF_BOLD, max(9, style.px(stake)), style.theme.title),
        Type(Face.SANS, max(9, style.px(story)), style.theme.text),
    )


def woven(sign: str, px: int, felt: Felt, theme: Theme) -> pygame.Surface:
    """Return a suit as it is woven into the cloth of a table, `px` pixels high."""
    key = ("woven", sign, px, felt, theme.four_colours)
    return pictures.get(key, partial(_woven, sign, px, felt, theme))


def made_ahead(
    plates: Iterable[Plate], game: TableGame, layout: Layout, theme: Theme
) -> Iterator[Callable[[], object]]:
    """Yield what makes every face that a plate may show, and each suit woven into the cloth."""
    for plate in plates:
        yield from plate.faces()
    for letter in SUIT_LETTERS:
        yield partial(woven, game.suit_code(letter), layout.px(EMBLEM), theme.felt, theme)


def _woven(sign: str, px: int, felt: Felt, theme: Theme) -> pygame.Surface:
    """Lay the sign in lighter thread over its own dark edge, with a seam around it."""
    drop = max(1, px // 110)
    whole = pygame.Surface((px + 2 * drop, px + 2 * drop), pygame.SRCALPHA)
    form = suit_sign(sign, px, theme)
    inner = suit_sign(sign, round(px * 0.94), theme)
    light, dark = thread_of(felt), felt.dark
    whole.blit(_dyed(form, dark, 110), (drop, 2 * drop))
    seam = _dyed(form, light, 190)
    hole = _dyed(inner, (0, 0, 0), 255)
    at = (px - inner.get_width()) // 2, (px - inner.get_height()) // 2
    seam.blit(hole, at, special_flags=pygame.BLEND_RGBA_SUB)
    whole.blit(_dyed(form, light, 52), (drop, drop))
    whole.blit(seam, (drop, drop))
    return whole.convert_alpha()


def _dyed(form: pygame.Surface, ink: tuple[int, int, int], strength: int) -> pygame.Surface:
    """Return a form in one ink, `strength` of 255 of it."""
    dyed = form.copy()
    dyed.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    dyed.fill((*ink, 0), special_flags=pygame.BLEND_RGBA_ADD)
    dyed.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
    return dyed
