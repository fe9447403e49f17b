"""A player's plate: name, score, what was bid and taken, who deals and whose turn it is."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from math import pi, sin

import pygame

from game.core.points import POINTS, points_text
from game.core.protocols import Player
from game.core.words import _
from game.session.match import Seat
from scenes.anim.timeline import ease_out
from scenes.characters import character_of, face_of, kind_of, manner_words
from scenes.table.beats import BEATEN, FACES
from scenes.table.cards import Blit
from scenes.table.game import Gem
from scenes.table.geometry import PLATE
from scenes.table.reading import Explained
from scenes.table.signs import POP_SIZE, draw_pop, lead_mark, pop_place, pop_words
from scenes.ui.portraits import CALM, MOOD_LASTS, face_picture, portrait
from scenes.ui.shapes import box, shadow
from scenes.ui.text import Face, Type, fit, line, width_of
from scenes.ui.widget import Role, Style

GAP = 7.0
"""The least room between a name and the gem, in units."""
GEM, WIDEST_GEM, LOW_GEM = (58.0, 34.0), 112.0, 26.0
"""The gem in units; how wide it may grow for a word, and how low it is below a name."""
GEM_TYPE, GEM_LEAST, GEM_PAD = 18 / 34, 0.6, 14.0
"""The size of its type as a part of its height, the least of that, and the room beside it."""
LOW_TYPE, LEAST_GEM = 0.66, 44.0
"""The part of a gem below a name that its type takes, and how narrow that becomes, in units."""
SHADE = 14.0
"""How far its shadow reaches beyond it, in units."""
COUNTS_IN = 0.7
"""Seconds in which a new score counts up."""


class Plate(Explained):
    """A player at the table. It shows what it is told; the scene tells it after each event.

    `face` is the id of a portrait, "" for a medallion with the name's letter.
    """

    role = Role.TEXT

    def __init__(self, seat: int, name: str, kind: str, *, face: str = "", hint: str = "") -> None:
        super().__init__(name, hint=hint)
        self.seat = seat
        self.face = face
        self.kind = kind
        self.gem = Gem()
        self.score = 0.0
        self.unit = POINTS
        """What the score is counted in."""
        self.shown_score = 0.0
        """The score as it is seen: on the way to the score while it counts up."""
        self.is_dealer = False
        self.has_turn = False
        self.has_lead = False
        """Whether he has led to the trick, or is to lead to the next."""
        self.mood = CALM
        """The face that he makes."""
        self._mood_left = 0.0
        self.popped = ""
        """A word beside the plate for a moment, such as a bid just made."""
        self._pop_left = 0.0
        self._pop_size = POP_SIZE
        self._counted = COUNTS_IN
        self._counts_from = 0.0
        self.clear_of: Callable[[], pygame.Rect | None] = lambda: None
        """Where something is being read now, that no word comes over."""
        self._popped_at: pygame.Rect | None = None
        """Where a word was seen last."""
        self._popped_of: object = None
        """For which word, in what style and beside what place that was found."""
        self._set_for: object = None
        self._set: list[Blit] = []
        """What the plate is put together from, as long as it looks the same."""

    def tell(
        self,
        gem: Gem,
        score: float,
        *,
        deals: bool = False,
        acts: bool = False,
        leads: bool = False,
        counts: bool = False,
    ) -> None:
        """Take what is to be shown: whether he deals, is to act, leads to the trick.

        With `counts` a new score counts up from the old one, and what has come is told.
        """
        before = self.gem, self.shown_score, self.is_dealer, self.has_turn, self.has_lead
        self.gem, self.is_dealer, self.has_turn, self.has_lead = gem, deals, acts, leads
        self._take_score(score, counts)
        if (gem, self.shown_score, deals, acts, leads) != before:
            self.repaint()

    def _take_score(self, score: float, counts: bool) -> None:
        if score == self.score:
            return
        come = score - self.score
        self.score = score
        if counts:
            self._counts_from, self._counted = self.shown_score, 0.0
            self.pop(f"+{points_text(come)}" if come > 0 else points_text(come), COUNTS_IN + 0.7)
        else:
            self.shown_score, self._counted = score, COUNTS_IN

    @property
    def is_counting(self) -> bool:
        """Whether the score is on its way up or down."""
        return self._counted < COUNTS_IN

    def pop(self, words: str, seconds: float = 1.1, size: float = POP_SIZE) -> None:
        """Show a word, in markup, beside the plate for a moment."""
        self.repaint()  # The word that is seen until now may reach further than this one.
        self.popped, self._pop_left, self._pop_size = words, seconds, size
        self.repaint()

    def feel(self, mood: str, seconds: float = MOOD_LASTS) -> None:
        """Make a face for a while."""
        self._mood_left = seconds
        if mood != self.mood:
            self.mood = mood
            self.repaint()

    def calm(self) -> None:
        """Show nothing any longer of what has happened: only the score as it is."""
        self.repaint()
        self.popped, self._pop_left = "", 0.0
        self.mood, self._mood_left = CALM, 0.0
        self.shown_score, self._counted = self.score, COUNTS_IN

    def update(self, dt: float) -> bool:
        """Let the word and the face go when their time is over."""
        changed = self.is_counting
        if self._mood_left > 0:
            self._mood_left -= dt
            if self._mood_left <= 0:
                self.mood = CALM
                changed = True
        if self.is_counting:
            self._counted = min(COUNTS_IN, self._counted + dt)
            part = ease_out(self._counted / COUNTS_IN)
            way = (self.score - self._counts_from) * part
            self.shown_score = self._counts_from + way if part < 1 else self.score
        if self.popped:
            self._pop_left -= dt
            if self._pop_left <= 0:
                self.popped = ""
                changed = True
        return changed

    @property
    def value(self) -> str:
        """Bid, tricks and score in words."""
        parts = [self.kind, self.unit.words(self.score)]
        if self.gem.told:
            parts.append(self.gem.told)
        if self.is_dealer:
            parts.append(_("is the dealer"))
        if self.has_lead:
            parts.append(_("leads"))
        if self.has_turn:
            parts.append(_("to act"))
        return ", ".join(part for part in parts if part)

    @property
    def bounds(self) -> pygame.Rect:
        """The part of the window that it draws on, with the word that pops up beside it."""
        around = self.style.px(SHADE) if self.style is not None else 0
        whole = self.rect.inflate(2 * around, 2 * around)
        if self.popped and self.style is not None:
            read = self.clear_of()
            of = self.popped, self._pop_size, self.style, tuple(self.rect), read and tuple(read)
            if of != self._popped_of:
                self._popped_of = of
                words = pop_words(self.popped, self._pop_size, self.style)
                self._popped_at = pop_place(words, self.rect, self.style, read)
        return whole.union(self._popped_at) if self._popped_at else whole

    # -- the picture ------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board, the medallion, the words and the gem."""
        style = self.style
        assert style is not None
        where = style.layout, style.theme, tuple(self.rect), self.label
        marks = self.is_dealer, self.has_turn, self.has_lead
        shows = self.gem, marks, self.mood, self.shown_score, self._counted
        if (where, shows) != self._set_for:
            self._set_for = where, shows
            self._set = list(self._pictures(style))
        surface.fblits(self._set)
        self.draw_focus(surface, style)
        if self.popped:
            words = pop_words(self.popped, self._pop_size, style)
            draw_pop(surface, words, pop_place(words, self.rect, style, self.clear_of()), style)

    def pieces(self, surface: pygame.Surface) -> Iterator[None]:
        """Make each of the pictures it is put together from, then draw it."""
        assert self.style is not None
        for _picture in self._pictures(self.style):
            yield
        yield from super().pieces(surface)

    def _pictures(self, style: Style) -> Iterator[Blit]:
        """Yield what the plate is put together from, the lowest first."""
        theme, rect = style.theme, self.rect
        radius = rect.height / 2
        blur = style.px(10)
        cast = shadow(rect.size, radius, blur, 120)
        yield cast, (rect.left - blur, rect.top - blur + style.px(3))
        edge = theme.ring if self.has_turn else theme.panel_edge
        width = (2.5 if self.has_turn else theme.edge) * style.layout.scale
        fill = (theme.panel_top, theme.panel_bottom)
        yield box(rect.size, radius, fill, edge, max(1.0, width)), rect.topleft
        yield from self._medallion(style)
        yield from self._words(style)
        yield from self._gem(style)

    def faces(self) -> list[Callable[[], object]]:
        """Return what draws each face that may be made, as large as it is seen here."""
        if not self.face or self.style is None:
            return []
        side = self._medal(self.style).width
        return [partial(portrait, self.face, side, mood) for mood in {*FACES.values(), BEATEN}]

    def _medal(self, style: Style) -> pygame.Rect:
        """Return where the face is seen: no larger on a plate that is higher for large words."""
        side = min(self.rect.height, style.px(PLATE[1])) - 2 * style.px(3)
        spare = self.rect.height - side
        return pygame.Rect(self.rect.left + spare // 2, self.rect.top + spare // 2, side, side)

    def _left(self, style: Style) -> int:
        """Return where the words begin."""
        return self._medal(style).right + style.px(5)

    def _medallion(self, style: Style) -> Iterator[Blit]:
        place = self._medal(style)
        side, at = place.width, place.topleft
        yield face_picture(self.face, self.label, self.seat, side, style.theme, self.mood), at
        if self.is_dealer:
            disc = style.px(20)
            corner = at[0] - style.px(3), at[1] + side - disc + style.px(4)
            theme = style.theme
            yield box((disc, disc), disc / 2, theme.paper, theme.paper_edge, 1.5), corner
            mark = line(_("D"), Type(Face.SANS_BOLD, max(9, style.px(13)), theme.paper_title))
            yield _centred(mark, (corner[0] + disc // 2, corner[1] + disc // 2))

        if self.has_lead:
            mark = lead_mark(style.px(22), style.theme)
            yield mark, (at[0] - style.px(4), at[1] - style.px(4))

    def _words(self, style: Style) -> Iterator[Blit]:
        theme, rect = style.theme, self.rect
        left = self._left(style)
        room = rect.right - self._gem_size(style)[0] - style.px(12 + GAP) - left
        kind = self._name_type(style)
        if self._is_name_above(style):
            kind = replace(kind, px=min(kind.px, self._grown(style, 21)))
        name, kind = fit(self.label, kind, self._name_room(style), 0.6)
        small = min(style.type(theme.small_type).px, self._grown(style, 20))
        shown = float(round(self.shown_score)) if self.is_counting else self.score
        points = self.unit.short(shown)
        ink = theme.gold_light if self.is_counting else theme.muted
        if self.is_counting:
            small = round(small * (1 + 0.2 * sin(pi * self._counted / COUNTS_IN)))
        text, under = fit(points, Type(Face.SANS, small, ink), room, 0.7)
        upper, lower = line(name, kind), line(text, under)
        top = rect.centery - (upper.get_height() + lower.get_height()) // 2 + style.px(1)
        under_it = top + upper.get_height() - style.px(2)
        if self._is_name_above(style):
            top = rect.top + style.px(3)
            under_it = self._gem_place(style).centery - lower.get_height() // 2
        yield upper, (left, top)
        yield lower, (left, under_it)

    # -- a name that is too wide to stand beside the gem stands above it

    def _name_type(self, style: Style) -> Type:
        kind = style.type(style.theme.body_type, Face.SERIF_BOLD)
        return Type(kind.face, min(kind.px, self._grown(style, 24)), style.theme.text)

    def _name_room(self, style: Style) -> int:
        left = self._left(style)
        if self._is_name_above(style):
            return self.rect.right - style.px(16) - left
        return self.rect.right - self._gem_size(style)[0] - style.px(12 + GAP) - left

    def _is_name_above(self, style: Style) -> bool:
        if self._is_wordy(style) or self._grown(style, 10) > style.px(11):
            return True
        beside = self.rect.right - self._left(style) + style.px(2) - self._gem_room(style)
        kind = self._name_type(style)
        return width_of(self.label, replace(kind, px=max(9, int(kind.px * 0.8)))) > beside

    def _gem_room(self, style: Style) -> int:
        return self._grown(style, GEM[0]) + style.px(14 + GAP)

    def _grown(self, style: Style, units: float) -> int:
        """Return a length in pixels that grows with the plate, which is higher for large words."""
        return round(style.px(units) * max(1.0, self.rect.height / style.px(PLATE[1])))

    def _is_wordy(self, style: Style) -> bool:
        """Tell whether the gem's word does not go into its usual room, even small."""
        room = self._grown(style, GEM[0]) - style.px(GEM_PAD)
        return self._gem_words(style, GEM[1], GEM_LEAST) > room

    def _gem_words(self, style: Style, high: float, part: float) -> int:
        """Return how wide the gem's word is in a gem so high, at a part of its type."""
        px = max(9, int(self._grown(style, high) * GEM_TYPE * part))
        return width_of(self.gem.words, Type(Face.SANS_BOLD, px, style.muted))

    def _gem_size(self, style: Style) -> tuple[int, int]:
        wide, high = self._grown(style, GEM[0]), GEM[1]
        if self._is_name_above(style):
            high = LOW_GEM
            words = round(self._gem_words(style, LOW_GEM, LOW_TYPE / GEM_TYPE))
            wide = min(wide, max(style.px(LEAST_GEM), words + style.px(GEM_PAD)))
        if self._is_wordy(style):
            needed = self._gem_words(style, LOW_GEM, 1.0) + style.px(GEM_PAD)
            wide = min(needed, style.px(WIDEST_GEM))
        return wide, self._grown(style, high)

    def _gem_place(self, style: Style) -> pygame.Rect:
        size = self._gem_size(style)
        left = self.rect.right - size[0] - style.px(12)
        if self._is_name_above(style):
            return pygame.Rect((left, self.rect.bottom - size[1] - style.px(4)), size)
        return pygame.Rect((left, self.rect.centery - size[1] // 2), size)

    def _gem(self, style: Style) -> Iterator[Blit]:
        """Yield the gem: gold while wanting, green when made, red when over."""
        theme, place = style.theme, self._gem_place(style)
        size, at = place.size, place.topleft
        ink, fill, edge = {
            "quiet": (theme.muted, theme.well, theme.well_edge),
            "wanting": (theme.gold_light, theme.well, theme.gold),
            "made": ((255, 255, 255), theme.on, theme.good),
            "over": (theme.bad, theme.well, theme.bad),
        }[self.gem.tone]
        yield box(size, size[1] / 2, fill, edge, max(1.0, style.layout.scale * 1.5)), at
        part = LOW_TYPE if self._is_name_above(style) else GEM_TYPE
        kind = Type(Face.SANS_BOLD, max(9, int(size[1] * part)), ink)
        text, kind = fit(self.gem.words, kind, size[0] - style.px(GEM_PAD), GEM_LEAST)
        yield _centred(line(text, kind), place.center)


def _centred(picture: pygame.Surface, middle: tuple[int, int]) -> Blit:
    return picture, picture.get_rect(center=middle).topleft


def plate_of(place: Player, seat: Seat) -> Plate:
    """Return the plate of a seat, with the portrait and the temper of a character."""
    character = character_of(seat)
    hint = manner_words(character) if character else ""
    return Plate(place, seat.name, kind_of(seat), face=face_of(seat), hint=hint)
