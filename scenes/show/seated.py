"""A match under way as whoever sits at the screen sees it.

Several people take turns there. A curtain falls before what the others may not see, and behind it
each is shown what has happened since he looked last: every event once.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from game.core.protocols import Event, Player
from game.core.words import _
from game.session.port import Port
from game.session.sitting import Sitting
from scenes.curtain import Curtain
from scenes.show.look import Look
from scenes.show.page import ShowPage

STANDS = 0.5
"""Seconds for which what a person has seen last stands before the curtain falls."""


class Seated(ShowPage):
    """Shows what happens in a match to the person of a seat, and gives the screen to the next.

    `seat` is whose eyes look on, None for a bystander's.
    """

    is_heard = True
    """Whether what happens makes a sound."""
    most_caught_up = 14
    """How many of the latest events are shown again when several people come back to a match."""

    def __init__(self, sitting: Sitting, look: Look) -> None:
        super().__init__()
        self.sitting = sitting
        self.look = look
        self.people = sitting.people
        is_alone = bool(self.people) and not sitting.is_shared
        self.seat: Player | None = self.people[0] if is_alone else None
        self.port = sitting.port(self.seat)
        self._taken = 0
        """How many events the show has been given."""
        self._seen = dict.fromkeys(self.people, 0)
        """How many events each person has been shown."""
        self._stood = 0
        """How many events had been shown when the stage was last left to be looked at."""
        self._revision = self.port.revision
        self._held: Event | None = None
        self.is_covered = sitting.is_shared
        """Whether a curtain hides what not everybody at the screen may see."""
        self.is_open = False
        """Whether the show is what everybody may see: a person is asked in the open."""

    # -- left to the kind of game

    @abstractmethod
    def picture_now(self) -> Any:
        """Return the picture of what the seat knows now."""

    @abstractmethod
    def refresh(self) -> None:
        """Tell everything what is to be seen now."""

    @abstractmethod
    def stop_asking(self) -> None:
        """Take the question from the screen."""

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

    # -- what has happened

    @property
    def watched(self) -> Port[Any, Any]:
        """The door through which the show is seen: everybody's where a person answers openly."""
        return self.sitting.port(None) if self.is_open else self.port

    def take_events(self) -> None:
        """Take in what has happened, to be shown."""
        if self.port.revision != self._revision:
            self.look_up()
        events = self.watched.events(self._taken)
        self._taken += len(events)
        self.show.director.take(events)

    @property
    def has_shown_all(self) -> bool:
        """Whether nothing has happened that is still to be shown."""
        return self.show.director.is_idle and not self.watched.events(self._taken)

    @property
    def shown_count(self) -> int:
        """How many events have been shown, the one on the stage among them."""
        return self._taken - len(self.show.director)

    def look_up(self) -> None:
        """Show everything as it is now, and nothing of how it came."""
        self._revision = self.port.revision
        self._taken = len(self.port.events())
        self._seen = {each: min(seen, self._taken) for each, seen in self._seen.items()}
        if self.seat is not None:
            self._seen[self.seat] = self._taken
        self._held = None
        self.stop_asking()
        self.show.set(self.picture_now())
        self.refresh()

    def come_back(self) -> None:
        """Let several people who come back to a match be shown only the latest of it."""
        events, holds = self.port.events(), self.show.director.holds
        paged = (n for n in range(len(events), 0, -1) if holds(events[n - 1]))
        start = max(next(paged, 0), len(events) - self.most_caught_up)
        self._seen = dict.fromkeys(self.people, start)

    def catch_up(self) -> None:
        """Show the person who has come what has happened since he looked last."""
        events = self.watched.events()
        start = len(events) if self.seat is None else self._seen[self.seat]
        self._taken = len(events)
        self.show.set(self.show.director.picture_after(events[:start]))
        self.rebuild()
        self.show.director.take(events[start:])
        self.refresh()

    def shown(self, event: Event) -> None:
        """An event's turn has come; one that stops the show is kept until its page is shown."""
        if self.show.director.holds(event):
            self._held = event
            return
        count = self.shown_count
        for each in self._onlookers():
            if self._seen[each] == count - 1:
                self._seen[each] = count

    @property
    def said_count(self) -> int:
        """How many events have been told of in words, which wait for the picture."""
        return self.shown_count - (not self.show.director.is_saying)

    def say(self, event: Event) -> None:
        """Tell of an event in words: it is plain to see by now."""

    def shown_to_all(self) -> None:
        """A page that all may read tells what has happened so far: nobody is shown it again."""
        self._seen = dict.fromkeys(self.people, self.shown_count)

    def page_read(self) -> None:
        """Go on after a page that all have read: while they look on, no hand is dealt openly."""
        is_secret = self.sitting.is_shared and any(map(self.needs_curtain, self.people))
        if is_secret and self.port.to_act >= 0:
            self._clear()
        self.show.director.go_on()

    def _onlookers(self) -> Sequence[Player]:
        """Return who may look at the screen: one where it shows what he alone may see, else all."""
        seat = self.seat if self.sitting.is_shared and not self.is_open else None
        if seat is not None and self.needs_curtain(seat):
            return (seat,)
        return self.people

    def cue(self, name: str) -> None:
        """Let a small thing that happened be heard, if anything is."""
        if self.is_heard:
            self.host.cue(name)

    # -- several people at one screen

    def focus_lost(self) -> None:
        """Hide what is secret: with several people, whoever comes back may be another."""
        if not self.sitting.is_shared or self.is_covered or self.seat is None:
            return
        if self.needs_curtain(self.seat):
            self._cover(self.seat)

    def _hand_to(self, seat: Player) -> None:
        """Give the screen to the person of a seat: behind a curtain if there are secrets, or if he
        is to be shown first what the others have seen already."""
        openly = self.asks_openly(seat)
        if self._is_secret(seat) or self._seen[seat] < self.shown_count:
            if not self._lets_stand():
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

    def _lets_stand(self) -> bool:
        """Let what was shown last be looked at before the curtain, unless things are cut; return
        whether that was still to be done. A click ends it."""
        is_seen = not self.is_covered and self.seat is not None and self.look.pace().speed > 0
        if not is_seen or self._stood == self.shown_count:
            return False
        self._stood = self.shown_count
        self.show.director.pause(STANDS)
        return True

    def _clear(self) -> None:
        """Take everything from the table."""
        self.is_covered = True
        self.stop_asking()
        self.show.set(self.show.director.picture_after(()))
        self.refresh()

    def _cover(self, seat: Player) -> None:
        self._clear()
        curtain = Curtain(self.port.names[seat], seat, self.asked_words(seat))
        self.host.push(curtain, lambda _none: self._uncover(seat))

    def _uncover(self, seat: Player, openly: bool = False) -> None:
        self._sit(seat, openly)
        self.catch_up()

    def _sit(self, seat: Player, openly: bool = False) -> None:
        """Look on with the eyes of this seat from now on, or `openly` with everybody's."""
        self.is_covered = False
        self.is_open = openly
        self.seat = seat
        self.port = self.sitting.port(seat)
        self._held = None
