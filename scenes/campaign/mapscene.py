"""The season on its map: where one is, what lies ahead, and the card of the place looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

import pygame

from game.core.words import _, marked
from game.session.campaign import telling
from game.session.campaign.favour import FAVOURS
from game.session.campaign.node import ACTS
from game.session.campaign.season import Season, act_of, leads_words
from scenes.bindings import Action
from scenes.campaign.card import node_card, purse_row
from scenes.campaign.ground import ActBar, Ground
from scenes.campaign.mapview import MapView
from scenes.campaign.placemark import PlaceMark
from scenes.campaign.scenery import draw_ahead
from scenes.keepsakes import KeepsakeView
from scenes.maps.moving import MOST_WAIT, threads
from scenes.ui.backing import Backing
from scenes.ui.boxes import Column, Frame, Panel
from scenes.ui.button import Button, ButtonKind
from scenes.ui.felt import felt
from scenes.ui.page import Page
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


@dataclass(frozen=True)
class MapWish:
    """What the player wants: to make a step, to leave, or to see another act, his deck, or what
    the signs of an act mean."""

    what: Literal["step", "leave", "act", "deck", "legend"]
    step: str = ""
    act: int = 0


class SeasonMap(Page[MapWish]):
    """The map of an act: places and roads, what the player has, and the card of a place."""

    music = "road"
    legend = ((Action.CONFIRM, marked("Choose")), (Action.CANCEL, marked("Leave")))

    def __init__(self, season: Season, name: str, act: int = 0) -> None:
        super().__init__()
        self.season, self.name = season, name
        self.act_shown = act or act_of(season)
        self.title = _(telling.ACT_TITLES[self.act_shown])
        self.view = MapView(season, self.act_shown, name, self._choose)
        self._chosen: PlaceMark | None = None
        self._card, self._foot = Column(gap=12), Column(gap=8)
        self._is_looked_at = False
        """Whether the player has chosen a place himself: a click on it sets off only then."""
        self._below = Backing()
        self._news = ""
        """What was last told of stars that came in."""
        self._land_waits = 0.0
        """The seconds since the land was last allowed to move."""
        self._ahead = self._made_ahead()
        self._choose_first()

    def build(self) -> Widget:
        """Return the map, the bar and the card."""
        self.view.moves = self.host.moves
        bar = Frame(
            ActBar(
                self.title,
                purse_row(self.season),
                Button(_("Signs"), self._explain, least=80, hint=_("What the signs mean")),
                Button(
                    _("Deck"),
                    partial(self.done, MapWish("deck")),
                    least=80,
                    hint=_("The cards with which you fight the battles of Berserk"),
                ),
                *self._acts(),
                Button(_("Leave"), self.cancel, sign="door", least=90),
            ),
            pad=(18, 8),
        )
        self._fill()
        card = Panel(
            Column(Scroll(self._card, steady=True), self._foot, gap=12), pad=20, grows=True
        )
        card.stays_put = True
        self._ground = Ground(self.view, bar, card)
        return self._ground

    def know(self, season: Season, before: Season, news: Sequence[str]) -> None:
        """Take the season as it is now, and tell what stars have come in since `before`."""
        self.season = self.view.season = season
        for mark in self.view.marks:
            mark.know(season, before)
        self.rebuild()
        self.host.cue("made")
        self._news = " ".join(news)
        self.toast(self._news)

    def _explain(self) -> None:
        """Tell what the signs of the act mean."""
        self.done(MapWish("legend", act=self.act_shown))

    def _acts(self) -> list[Widget]:
        """Return the ways to the maps of the other acts that have been seen."""
        found: list[Widget] = []
        for act in ACTS:
            if act != self.act_shown and act <= act_of(self.season):
                words = _("Act {n}").format(n=act)
                found.append(Button(words, partial(self.done, MapWish("act", act=act)), least=64))
        return found

    @property
    def is_ready(self) -> bool:
        """Whether the map is there."""
        return self.view.is_ready

    def first_focus(self) -> Widget | None:
        """Return the first place that a road leads to."""
        return self._chosen or super().first_focus()

    # -- the card

    def _choose_first(self) -> None:
        ahead = [mark for mark in self.view.marks if mark.is_ahead]
        here = [mark for mark in self.view.marks if mark.node.id == self.season.trail.at]
        self._chosen = (ahead or here or self.view.marks)[0]
        self._chosen.is_chosen = True
        self.view.show_ways_from(self._chosen.node.id)

    def _choose(self, mark: PlaceMark) -> None:
        if self.view.is_walking:
            return
        was_looked_at, self._is_looked_at = self._is_looked_at, True
        if mark is not self._chosen:
            self._look_at(mark)
        elif was_looked_at:
            self._go()
        elif mark.is_ahead:
            self.toast(_("Press the place once more to set off."))

    def _look_at(self, mark: PlaceMark) -> None:
        if self.notice != self._news:
            self.toast("")  # It was said of another place.
        for each in (self._chosen, mark):
            if each is not None:
                each.is_chosen = each is mark
                self.repaint(each)
        self._chosen = mark
        self.view.show_ways_from(mark.node.id)
        self._fill()
        self.prepare(self._card)

    def _fill(self) -> None:
        assert self._chosen is not None
        season, mark = self.season, self._chosen
        parts = self._told_of(mark)
        way: Widget = (
            Button(
                _("Go there"),
                self._go,
                kind=ButtonKind.PRIMARY,
                sign="play",
                size=19,
                hint=_("Or press the place twice."),
            )
            if mark.is_ahead
            else Words(escape(self._why_not(mark)), ink="muted")
        )
        self._foot.fill(way)
        if not season.why_not_asked("footpath"):
            favour = FAVOURS["footpath"]
            parts.append(
                Button(
                    _(favour.title),
                    partial(self.done, MapWish("step", "use footpath")),
                    hint=_(favour.words),
                )
            )
        for told in (telling.favours_of(season), telling.companions_of(season)):
            if told:
                parts.append(Words(escape(told), size=15, ink="muted"))
        self._card.fill(*parts)

    def _told_of(self, mark: PlaceMark) -> list[Widget]:
        """Return the card of a place, and where its roads lead."""
        told = leads_words(self.season, mark.node)
        on = [Words(escape(told[:1].upper() + told[1:] + "."), ink="muted")] if told else []
        return [*node_card(self.season, mark.node), *on]

    def _made_ahead(self) -> Iterator[None]:
        """Set the words and make the pictures of every card that may be looked at, in pieces."""
        nowhere = pygame.Surface((1, 1))
        for mark in self.view.marks:
            for part in self._told_of(mark):
                assert self._card.style is not None
                part.place(self._card.style, self._card.rect)
                yield
                for widget in part.walk():
                    if isinstance(widget, KeepsakeView):  # One drawing, too long for a frame.
                        drawn = threads.submit(widget.draw, nowhere)
                        while not drawn.done():
                            yield
                    elif not widget.children:
                        widget.draw(nowhere)
                        yield

    def update(self, dt: float) -> bool:
        """Let the map move; while nothing else is to be done, make the cards ahead."""
        changed = super().update(dt)
        self._land_waits += dt
        if self._below.is_whole or self._land_waits >= MOST_WAIT:
            passed, self._land_waits = self._land_waits, 0.0
            if moved := self.view.flow(passed):
                self._below.damage(moved)
                changed = True
        if self.view.is_ready and not self.view.is_walking and self._card.style is not None:
            next(self._ahead, None)
        return changed

    def _why_not(self, mark: PlaceMark) -> str:
        if mark.node.id == self.season.trail.at:
            return _("You are here.")
        if mark.is_visited:
            return _("You have been here.")
        here = self.season.node
        if here is not None and (mark.node.act, mark.node.stage) <= (here.act, here.stage):
            return _("The road has passed it by.")
        return _("No road leads there from here.")

    # -- going

    def _go(self) -> None:
        mark = self._chosen
        if mark is None or self.view.is_walking:
            return
        if not mark.is_ahead:
            self.refuse(self._why_not(mark))
            return
        self.host.cue("step")
        draw_ahead(mark.node, self.layout.size)
        step = MapWish("step", f"go {mark.node.id}")
        self.view.travel(mark.node.id, partial(self.done, step))

    def cancel(self) -> None:
        """Leave; the season is kept."""
        self.done(MapWish("leave"))

    def leave(self) -> None:
        """Give the pictures up."""
        super().leave()
        self.view.drop()
        self._below = Backing()

    # -- the picture

    def repaint(self, widget: Widget | None = None) -> None:
        """Have the picture mended: all of it, or where one widget stands."""
        self._spoil(widget)
        super().repaint(widget)

    def relayout(self, within: Widget | None = None) -> None:
        """Have every widget placed anew, or what is inside of one, and that drawn again."""
        self._spoil(within)
        super().relayout(within)

    def _spoil(self, widget: Widget | None) -> None:
        if widget is None or widget.style is None:
            self._below.spoil()
        else:
            self._below.damage([widget.bounds])

    def draw_background(self, surface: pygame.Surface) -> None:
        """Draw the picture that is kept, mended where something has changed."""
        self._follow_host()
        self._below.lay(surface, self._paint)

    def _follow_host(self) -> None:
        host = self.host
        self._below.follow((host.uses_pointer, host.uses_pad, host.theme))

    def _paint(self, picture: pygame.Surface, part: pygame.Rect) -> None:
        if not self.view.rect.contains(part):
            super().draw_background(picture)
        self._ground.paint(picture)

    def pieces(self, surface: pygame.Surface) -> Iterator[None]:
        """Make what stands on the page, then the picture of it all."""
        yield from super().pieces(surface)
        self._below.fit(surface)
        yield
        felt(surface.get_size(), self.host.theme.felt)  # Where it is new, that takes a frame.
        yield
        self._follow_host()
        yield from self._below.mend_in_pieces(surface, self._paint)

    # -- a place with the focus is looked at

    def focus(self, widget: Widget | None, *, reveal: bool = True) -> None:
        """Give a widget the focus; a place that has it is looked at, where keys are used."""
        super().focus(widget, reveal=reveal)
        is_new = isinstance(widget, PlaceMark) and widget is not self._chosen
        if is_new and not self.host.uses_pointer and not self.view.is_walking:
            assert isinstance(widget, PlaceMark)
            self._is_looked_at = True
            self._look_at(widget)
