"""A match seen from a seat: events are shown one by one, computer players move, people take turns.

What is shown, and how a person is asked, is a subclass's business; so is which game it is.
"""

from abc import abstractmethod
from typing import Any

from game.core.protocols import Event, Player
from game.session.match import MatchEnded
from game.session.sitting import Sitting
from scenes.anim.director import Director
from scenes.curtain import Curtain
from scenes.results import Results
from scenes.rulebook import RuleBook
from scenes.scene import Action
from scenes.show.look import Look
from scenes.show.ways import Ways
from scenes.ui.page import Page


class Live(Page[None]):
    """Shows what has happened, lets computer players think, asks the person whose turn it is.

    `seat` is whose eyes look on, None for a bystander's.
    """

    legend = ()
    music = "game"
    is_heard = True
    """Whether what happens makes a sound."""
    director: Director[Any]

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
        self.is_asking = False
        self.is_covered = sitting.is_shared

    # -- left to the game

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

    @abstractmethod
    def set_from_view(self) -> None:
        """Set everything from the view, without any show."""

    @abstractmethod
    def catch_up(self) -> None:
        """The person of a seat has come to the screen: show what happened since."""

    @abstractmethod
    def ask(self) -> None:
        """Ask the person whose turn it is to decide; does nothing if there is nothing to ask."""

    @abstractmethod
    def stop_asking(self) -> None:
        """Take the question from the screen."""

    @abstractmethod
    def hide(self) -> None:
        """Take everything that not everybody may see from the screen."""

    def needs_curtain(self, seat: Player) -> bool:
        """Tell whether the person of a seat sees what the others here may not."""
        return True

    # -- the life of the scene

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

    def open_rules(self, clause: str = "") -> None:
        """Open the rule book at a clause ("" for its beginning)."""
        self.host.push(RuleBook(self.port.ruleset.rule_book(), clause))

    def open_scores(self) -> None:
        """Put the score sheet over the match."""
        self.host.push(self.score_page())

    def open_log(self) -> None:
        """Put the log over the match."""
        self.host.push(self.log_page())

    def show_held(self, event: Event) -> None:
        """Show the page of an event that stopped the show; a bystander waits for none of a deal."""
        if isinstance(event, MatchEnded):
            self.ways.match_ended(self, event)
        elif self.people and self.is_worth_a_page(event):
            self.host.push(self.deal_page(event), lambda _none: self.director.go_on())
        else:
            self.director.go_on()

    def is_worth_a_page(self, event: Event) -> bool:
        """Tell whether what a deal has brought is shown to whoever plays."""
        return True

    # -- time

    def go_on(self, dt: float) -> bool:
        """Show what has happened, let computer players think; return whether anything changed."""
        self.director.speed = self.look.pace().speed
        self.director.is_fast = Action.FAST in self.held
        if not self.is_covered:
            self.take_events()
        changed = self.director.update(dt)
        if self._held is not None and self.director.is_stopped:
            event, self._held = self._held, None
            self.show_held(event)
        elif self.director.is_idle:
            self._go_on_playing()
        else:
            self.sitting.think()
        return changed

    def take_events(self) -> None:
        """Take in what has happened, to be shown."""
        if self.port.revision != self._revision:
            self.look_up()
        events = self.port.events(self._seen[self.seat])
        if events:
            self._seen[self.seat] += len(events)
            self.director.take(events)

    def look_up(self) -> None:
        """Show everything as it is now, and nothing of how it came."""
        self._revision = self.port.revision
        self._seen[self.seat] = len(self.port.events())
        self.director.drop()
        self._held = None
        self.stop_asking()
        self.set_from_view()

    def note(self, event: Event) -> None:
        """Keep an event that stops the show until its page is shown."""
        self._held = event

    def is_stop(self, event: Event) -> bool:
        """Tell whether the show waits after an event until a page has been read."""
        return isinstance(event, MatchEnded)

    def _go_on_playing(self) -> None:
        turn = self.port.to_act
        for sentence in self.ways.news():
            self.toast(sentence, seconds=8.0)
        if turn in self.people and turn != self.seat:
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
        secret = self.needs_curtain(seat)
        if self.seat is not None and not self.is_covered:
            secret = secret or self.needs_curtain(self.seat)
        if secret:
            self._cover(seat)
        elif self.is_covered:
            self._uncover(seat)
        else:
            self.stop_asking()
            self._sit(seat)

    def _cover(self, seat: Player) -> None:
        self.is_covered = True
        self.stop_asking()
        self.director.drop()
        self.hide()
        curtain = Curtain(self.port.names[seat], seat)
        self.host.push(curtain, lambda _none: self._uncover(seat))

    def _uncover(self, seat: Player) -> None:
        self._sit(seat)
        self.catch_up()

    def _sit(self, seat: Player) -> None:
        """Look on with the eyes of this seat from now on."""
        was_covered, self.is_covered = self.is_covered, False
        before = self._seen[self.seat]
        self.seat = seat
        self.port = self.sitting.port(seat)
        if not was_covered:
            self._seen[seat] = before
        self._held = None
