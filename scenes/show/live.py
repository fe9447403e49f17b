"""A match as it is played: events are shown one by one, computer players move, people take turns.

What it is shown on is a show of the game's kind; how a person is asked is a subclass's business.
"""

from abc import abstractmethod
from typing import Any

import pygame

from game.core.protocols import Event, Player
from game.core.words import _
from game.session.match import MatchEnded
from game.session.port import Port
from game.session.sitting import Sitting
from scenes.curtain import Curtain
from scenes.layout import Layout
from scenes.results import Results
from scenes.scene import Action
from scenes.show.look import Look
from scenes.show.page import ShowPage
from scenes.show.ways import Ways
from scenes.ui.page import Page
from scenes.ui.sparks import Sparks


class Live(ShowPage):
    """Drives a show by a match under way.

    `seat` is whose eyes look on, None for a bystander's.
    """

    legend = ()
    music = "game"
    is_heard = True
    """Whether what happens makes a sound."""
    has_buttons = True
    """Whether there is anything to be pressed; not where nobody is to do anything."""
    most_caught_up = 14
    """How many of the latest events are shown to a person who comes to the screen."""

    def __init__(self, sitting: Sitting, look: Look, ways: Ways) -> None:
        super().__init__()
        self.sitting = sitting
        self.look = look
        self.ways = ways
        self.people = sitting.people
        is_alone = bool(self.people) and not sitting.is_shared
        self.seat: Player | None = self.people[0] if is_alone else None
        self.port = sitting.port(self.seat)
        self._seen = dict.fromkeys((*self.people, None), 0)
        self._revision = self.port.revision
        self._held: Event | None = None
        self._news = ""
        """What the store had to tell last: it is so whatever happens at the table."""
        self.is_asking = False
        self.is_covered = sitting.is_shared
        """Whether a curtain hides what not everybody at the screen may see."""
        self.is_open = False
        """Whether the show is what everybody may see: a person is asked in the open, or all are
        told what has happened before the curtain."""
        self.sparks = Sparks()
        self._is_left_handed = look.pace().left_handed

    # -- left to the kind of game

    @abstractmethod
    def picture_now(self) -> Any:
        """Return the picture of what the seat knows now."""

    @abstractmethod
    def refresh(self) -> None:
        """Tell everything what is to be seen now."""

    @abstractmethod
    def ask(self) -> None:
        """Ask the person whose turn it is to decide; does nothing if there is nothing to ask."""

    @abstractmethod
    def stop_asking(self) -> None:
        """Take the question from the screen."""

    @abstractmethod
    def log_page(self) -> Page[None]:
        """Return the page of everything that has happened."""

    @abstractmethod
    def score_page(self) -> Page[None]:
        """Return the score sheet."""

    @abstractmethod
    def deal_page(self, event: Event) -> Page[None]:
        """Return the page of what a deal has brought."""

    @abstractmethod
    def results_page(self, event: MatchEnded) -> Results:
        """Return the end of the match."""

    def needs_curtain(self, seat: Player) -> bool:
        """Tell whether the person of a seat sees what the others here may not."""
        return True

    def asks_openly(self, seat: Player) -> bool:
        """Tell whether what a person is asked now shows nothing of what he alone knows, so that he
        can answer with everybody looking on."""
        return False

    def asked_words(self, seat: Player) -> str:
        """Return what a person is asked now, for all to read; it tells nothing secret."""
        return _("It is {name}’s turn").format(name=self.port.names[seat])

    def is_hurrying(self) -> bool:
        """Tell whether everything goes by as fast as while FAST is held."""
        return False

    def point_out(self) -> None:
        """Look what the player points at, and let it stand out."""

    # -- the life of the scene

    def enter(self) -> None:
        """Show the match as it is; whoever comes back finds it at the same decision."""
        if self.port.events() and self.sitting.has_begun and not self.is_covered:
            self.look_up()
        self.refresh()

    def resize(self, layout: Layout) -> None:
        """Lay everything out again."""
        super().resize(layout)
        if not self.is_covered:
            self.refresh()

    def resume(self) -> None:
        """Take a new look at what may have been changed in the settings."""
        super().resume()
        if self._is_left_handed is not self.look.pace().left_handed:
            self._is_left_handed = not self._is_left_handed
            self.resize(self.layout)

    def focus_lost(self) -> None:
        """Hide what is secret: with several people, whoever comes back may be another."""
        if not self.sitting.is_shared or self.is_covered or self.seat is None:
            return
        if self.needs_curtain(self.seat):
            self._cover(self.seat)

    def leave_table(self) -> None:
        """Get up; the match waits in the store."""
        self.sitting.stop_thinking()
        self.done(None)

    def cancel(self) -> None:
        """Open the menu."""
        self.ways.open_menu(self)

    # -- the pages over the match

    def open_scores(self) -> None:
        """Put the score sheet over the match."""
        self.host.push(self.score_page())

    def open_log(self) -> None:
        """Put the log over the match."""
        self.host.push(self.log_page())

    def show_held(self, event: Event) -> None:
        """Show the page of an event that stopped the show; a bystander waits for none of a deal."""
        director = self.show.director
        if isinstance(event, MatchEnded):
            self.ways.match_ended(self, event)
        elif self.people:
            self.host.push(self.deal_page(event), lambda _none: director.go_on())
        else:
            director.go_on()

    @property
    def watched(self) -> Port[Any, Any]:
        """The door through which the show is seen: everybody's where a person answers openly."""
        return self.sitting.port(None) if self.is_open else self.port

    # -- time

    def update(self, dt: float) -> bool:
        """Let the match go on, and look what is pointed at."""
        changed = self._go_on(dt)
        changed = self.sparks.update(dt) or changed
        if not self.is_covered:
            self.point_out()
        changed = self.show.update(dt) or changed
        return super().update(dt) or changed

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the match, and the sparks above it."""
        super().draw(surface)
        self.sparks.draw(surface, self.layout, self.host.theme)

    def _go_on(self, dt: float) -> bool:
        """Show what has happened, let computer players think; return whether anything changed."""
        director = self.show.director
        director.speed = self.look.pace().speed
        director.is_fast = Action.FAST in self.held or self.is_hurrying()
        if not self.is_covered:
            self.take_events()
        changed = director.update(dt)
        if self._held is not None and director.is_stopped:
            event, self._held = self._held, None
            self.show_held(event)
        elif director.is_idle:
            self._go_on_playing()
        else:
            self.sitting.think()
        return changed

    def put_notice_away(self) -> None:
        """Show no longer what was said of the position before a decision."""
        if self.notice != self._news:
            self.toast("")

    def take_events(self) -> None:
        """Take in what has happened, to be shown."""
        if self.port.revision != self._revision:
            self.look_up()
        if self._tell_all():
            return
        events = self.watched.events(self._seen[self.seat])
        if events:
            self._seen[self.seat] += len(events)
            self.show.director.take(events)

    def look_up(self) -> None:
        """Show everything as it is now, and nothing of how it came."""
        self._revision = self.port.revision
        self._seen[self.seat] = len(self.port.events())
        self._held = None
        self.stop_asking()
        self.show.set(self.picture_now())
        self.refresh()

    def catch_up(self) -> None:
        """Show the person who has come what happened since, the latest of it in motion."""
        events = self.watched.events()
        start = max(self._seen[self.seat], len(events) - self.most_caught_up)
        self._seen[self.seat] = len(events)
        director = self.show.director
        self.show.set(director.picture_after(events[:start]))
        self.rebuild()
        director.take(event for event in events[start:] if not director.holds(event))
        self.refresh()

    def shown(self, event: Event) -> None:
        """An event's turn has come; one that stops the show is kept until its page is shown."""
        if self.show.director.holds(event):
            self._held = event

    def cue(self, name: str) -> None:
        """Let a small thing that happened be heard, if anything is."""
        if self.is_heard:
            self.host.cue(name)

    def _go_on_playing(self) -> None:
        turn = self.port.to_act
        for sentence in self.ways.news():
            self._news = sentence
            self.toast(sentence, seconds=8.0)
        is_too_open = self.is_open and not self.asks_openly(turn)
        if turn in self.people and (turn != self.seat or is_too_open):
            self._hand_to(turn)
        elif self.is_covered:
            self._hand_to(self.people[0])
        elif turn == self.seat:
            if not self.is_asking:
                self.ask()
            self.sitting.move()
        elif self.sitting.move() and self.sitting.trouble:
            self.toast(self.sitting.trouble)

    # -- several people at one screen

    def _hand_to(self, seat: Player) -> None:
        """Give the screen to the person of a seat, behind a curtain if there are secrets."""
        openly = self.asks_openly(seat)
        if self._is_secret(seat):
            self._cover(seat)
        elif self.is_covered:
            self._uncover(seat, openly)
        else:
            self.stop_asking()
            self._sit(seat, openly)

    def _is_secret(self, seat: Player) -> bool:
        """Tell whether the person of a seat, or who sits there now, sees what others may not."""
        if not self.asks_openly(seat) and self.needs_curtain(seat):
            return True
        is_closed = self.seat is not None and not (self.is_covered or self.is_open)
        return is_closed and self.seat is not None and self.needs_curtain(self.seat)

    def _tell_all(self) -> bool:
        """Show everybody, before the curtain falls, what the next person has not seen of what all
        may see: the end of a trick, of a turn. Return whether that is going on.

        It ends before the first thing of which that person will see more than the others.
        """
        turn, director = self.port.to_act, self.show.director
        if turn not in self.people or turn == self.seat or self.seat is None:
            return False
        if self.is_open:
            return not self.asks_openly(turn) and not self.sitting.port(self.seat).legal_actions()
        if not director.is_idle or not self._is_secret(turn):
            return False
        events, own = self.sitting.port(None).events(), self.sitting.port(turn).events()
        start = max(self._seen[turn], len(events) - self.most_caught_up)
        end = next((n for n in range(start, len(events)) if events[n] != own[n]), len(events))
        if start >= end:
            return False
        was_seen = self._seen[self.seat]
        self.stop_asking()
        self._sit(self.seat, openly=True)
        self.show.set(director.picture_after(events[:start]))
        self.rebuild()
        told = enumerate(events[start:end], start)
        director.take(e for n, e in told if n >= was_seen or not director.holds(e))
        for each, seen in self._seen.items():
            if each in (self.seat, turn) or seen >= start:
                self._seen[each] = end
        self.refresh()
        return True

    def _cover(self, seat: Player) -> None:
        self.is_covered = True
        self.stop_asking()
        self.show.set(self.show.director.picture_after(()))
        curtain = Curtain(self.port.names[seat], seat, self.asked_words(seat))
        self.host.push(curtain, lambda _none: self._uncover(seat))

    def _uncover(self, seat: Player, openly: bool = False) -> None:
        self._sit(seat, openly)
        self.catch_up()

    def _sit(self, seat: Player, openly: bool = False) -> None:
        """Look on with the eyes of this seat from now on, or `openly` with everybody's."""
        was_covered, self.is_covered = self.is_covered, False
        self.is_open = openly
        before = self._seen[self.seat]
        self.seat = seat
        self.port = self.sitting.port(seat)
        if not was_covered:
            self._seen[seat] = before
        self._held = None
