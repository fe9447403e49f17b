"""A match under way as whoever sits at the screen sees it.

Several people take turns there: each sees what has happened since he looked last, and a curtain
falls before what the others may not see.
"""

from abc import abstractmethod
from typing import Any

from game.core.protocols import Event, Player
from game.core.words import _
from game.session.port import Port
from game.session.sitting import Sitting
from scenes.curtain import Curtain
from scenes.show.look import Look
from scenes.show.page import ShowPage


class Seated(ShowPage):
    """Shows what happens in a match to the person of a seat, and gives the screen to the next.

    `seat` is whose eyes look on, None for a bystander's.
    """

    is_heard = True
    """Whether what happens makes a sound."""
    most_caught_up = 14
    """How many of the latest events are shown to a person who comes to the screen."""

    def __init__(self, sitting: Sitting, look: Look) -> None:
        super().__init__()
        self.sitting = sitting
        self.look = look
        self.people = sitting.people
        is_alone = bool(self.people) and not sitting.is_shared
        self.seat: Player | None = self.people[0] if is_alone else None
        self.port = sitting.port(self.seat)
        self._seen = dict.fromkeys((*self.people, None), 0)
        self._revision = self.port.revision
        self._held: Event | None = None
        self.is_covered = sitting.is_shared
        """Whether a curtain hides what not everybody at the screen may see."""
        self.is_open = False
        """Whether the show is what everybody may see: a person is asked in the open, or all are
        told what has happened before the curtain."""

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
        if self._tell_all():
            return
        events = self.watched.events(self._seen[self.seat])
        if events:
            self._seen[self.seat] += len(events)
            self.show.director.take(events)

    @property
    def has_shown_all(self) -> bool:
        """Whether nothing has happened that is still to be shown."""
        return self.show.director.is_idle and not self.watched.events(self._seen[self.seat])

    @property
    def shown_count(self) -> int:
        """How many events have been shown, the one on the stage among them."""
        return self._seen[self.seat] - len(self.show.director)

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

    # -- several people at one screen

    def focus_lost(self) -> None:
        """Hide what is secret: with several people, whoever comes back may be another."""
        if not self.sitting.is_shared or self.is_covered or self.seat is None:
            return
        if self.needs_curtain(self.seat):
            self._cover(self.seat)

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
