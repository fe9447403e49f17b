"""The replay viewer: a match again, forwards, backwards and deal by deal."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

import pygame

from game.core.protocols import Event, Player
from game.core.words import _
from game.session.match import MatchEnded
from game.session.replay import Replay
from scenes.bindings import SIDEWAYS
from scenes.scene import Action, Point
from scenes.show.look import Look
from scenes.show.page import ShowPage
from scenes.show.show import ShowAgain
from scenes.show.strip import CONTROLS, ControlStrip, Watched
from scenes.ui.button import Button
from scenes.ui.notices import legend_lift
from scenes.ui.text import escape
from scenes.ui.widget import Widget


class ReplayPage(ShowPage):
    """Moves a show through a record.

    It opens at the first card. LEFT and RIGHT step, but among the cards of the show; CONFIRM plays
    and pauses.
    """

    def __init__(
        self,
        replay: Replay,
        look: Look,
        make_show: Callable[["ReplayPage"], ShowAgain],
        begin_at: int = 0,
        seat: Player | None = None,
    ) -> None:
        """`begin_at` is after how many events of the match it begins; `seat` is whose cards are
        seen of a match that is over, None for those of the person who played it."""
        super().__init__()
        self.replay = replay
        self.look = look
        self.title = _("Replay")
        self._seat = seat
        own = replay.people[0] if replay.people else 0
        self.bottom: Player = own if seat is None else seat
        self.shows_all = False
        self.is_playing = False
        self.at = 0
        self.events: list[Event] = []
        self._said: list[str] = []
        self._take_events(begin_at)
        self.port = replay.port
        self.show: ShowAgain = make_show(self)

    # -- the life of the scene

    def room(self) -> pygame.Rect:
        """Return the whole window: the legend stands in the strip of controls."""
        return pygame.Rect((0, 0), self.layout.size)

    @property
    def strip_height(self) -> float:
        """The height of the strip of controls, in units."""
        return CONTROLS + legend_lift(self.style) / self.layout.scale

    def build(self) -> Widget:
        """Return what the show stands with, and the controls."""
        self.strip = ControlStrip(self)
        root = Watched(self.show.furnish(), self.strip)
        self.tell()
        return root

    def enter(self) -> None:
        """Begin where it was asked for, else where there is something to see."""
        super().enter()
        self.go_to(self.begin_at or next(iter(self.show.starts(self.events)), 0))

    def first_focus(self) -> Widget | None:
        """Return the button that plays."""
        return self.strip.play

    def cancel(self) -> None:
        """Leave the replay."""
        self.done(None)

    def update(self, dt: float) -> bool:
        """Let the match run on."""
        director = self.show.director
        director.speed = self.look.pace().speed
        director.is_fast = Action.FAST in self.held
        if self.is_playing and director.is_idle:
            if self.at < len(self.events):
                director.take([self.events[self.at]])
            else:
                self.play_or_pause()
        changed = director.update(dt)
        changed = self.show.update(dt) or changed
        return super().update(dt) or changed

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Arrows step, page keys go from deal to deal."""
        if action in SIDEWAYS and self.focused in [*self.strip.walk()]:
            if action is Action.RIGHT:
                self.one_on()
            else:
                self.go_to(self.at - 1)
            return True
        if action in (Action.PAGE_UP, Action.PAGE_DOWN):
            self.go_to_deal(1 if action is Action.PAGE_DOWN else -1)
            return True
        return super().act(action, at)

    # -- moving through the match

    def go_to(self, at: int) -> None:
        """Show the match after so many events, at once."""
        self.at = max(0, min(at, len(self.events)))
        self.show.set(self.show.director.picture_after(self.events[: self.at]))
        self.tell()

    def go_to_deal(self, step: int) -> None:
        """Go to the beginning of the next deal, or of this one or the one before."""
        ready = self.show.starts(self.events)
        if step > 0:
            later = ready[bisect_right(ready, self.at) :]
            self.go_to(later[0] if later else len(self.events))
        else:
            earlier = ready[: bisect_left(ready, self.at)]
            self.go_to(earlier[-1] if earlier else 0)

    def one_on(self) -> None:
        """Show the next event."""
        director = self.show.director
        if director.is_idle and self.at < len(self.events):
            director.take([self.events[self.at]])
        else:
            director.skip()

    def play_or_pause(self) -> None:
        """Let the match run, or stop it."""
        if self.at >= len(self.events):
            self.go_to(0)
        self.is_playing = not self.is_playing
        self.strip.play.label = _("Pause") if self.is_playing else _("Play")
        self.strip.play.sign = "pause" if self.is_playing else "play"
        self.relayout()

    def show_all(self, on: bool) -> None:
        """Show every hand, or only what one seat saw."""
        self.shows_all = on
        self._take_events()
        self.go_to(self.at)

    def shown(self, event: Event) -> None:
        """An event's turn has come."""
        self.at += 1
        self.tell()

    def say(self, event: Event) -> None:
        """Tell of an event in words: it is plain to see by now."""
        self.tell()

    def tell(self) -> None:
        """Tell everything what is to be seen, the strip as well."""
        self.show.tell()
        self.strip.slider.show(self.at)
        said = ""
        told = self.at - (not self.show.director.is_saying)
        event = self.events[told - 1] if told else None
        if isinstance(event, MatchEnded):
            winners = ", ".join(self.replay.names[player] for player in event.winners)
            said = escape(_("{names} wins.").format(names=winners))
        elif event is not None:
            self._said = self._said or list(self.show.sentences(self.events))
            said = self._said[told - 1]
        self.strip.said.say(said)
        self.relayout()

    def _take_events(self, begin_at: int = 0) -> None:
        """Take everything that has happened; that only the turn has moved is no step."""
        self.begin_at = len(self.seen(self.replay, begin_at))
        self.events = self.seen(self.replay)
        self.forget_words()

    def seen(self, replay: Replay, until: int | None = None) -> list[Event]:
        """Return what has happened in a match as it is looked at, but for turns that moved on."""
        eyes = replay.eyes if self._seat is None else self._seat
        events = replay.open_events() if self.shows_all else replay.events(eyes)
        return [event for event in events[:until] if getattr(event, "in_digest", True)]

    def forget_words(self) -> None:
        """Have what is said of the events told anew: they are others now."""
        self._said = []

    def beside_slider(self) -> Sequence[Button]:
        """Return what stands at the ends of the slider: two buttons, or none."""
        return ()
