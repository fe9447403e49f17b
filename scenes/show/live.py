"""A match as it is played: computer players move, people are asked, pages come up over it.

What it is shown on is a show of the game's kind; how a person is asked is a subclass's business.
"""

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from game.core.protocols import Event
from game.core.words import YOU, _, marked
from game.session.match import MatchEnded
from game.session.sitting import Sitting
from scenes.results import Results
from scenes.scene import Action
from scenes.show.hint import WAITED
from scenes.show.look import Look
from scenes.show.reading import AfterDeal, ReadingPage
from scenes.show.seated import Seated
from scenes.show.ways import Ways
from scenes.theme import Layout
from scenes.ui.page import Page
from scenes.ui.sparks import Sparks

HINT_LATER = marked(
    "The hint comes when the computer players are ready: the first time, that takes a minute or "
    "more. You can go on without it."
)


class Live(Seated):
    """Drives a show by a match under way."""

    legend = ()
    music = "game"
    has_buttons = True
    """Whether there is anything to be pressed; not where nobody is to do anything."""

    def __init__(self, sitting: Sitting, look: Look, ways: Ways) -> None:
        super().__init__(sitting, look)
        self.ways = ways
        self._news = ""
        """What the store had to tell last: it is so whatever happens at the table."""
        self.is_asking = False
        self.waiting = ""
        self.sparks = Sparks()
        self._is_left_handed = look.pace().left_handed

    # -- left to the kind of game

    @abstractmethod
    def ask(self) -> None:
        """Ask the person whose turn it is to decide; does nothing if there is nothing to ask."""

    @abstractmethod
    def log_page(self) -> Page[None]:
        """Return the page of everything that has happened."""

    @abstractmethod
    def score_page(self) -> ReadingPage:
        """Return the score sheet."""

    @property
    def told_names(self) -> Sequence[str]:
        """What the players are called on a page: a person alone at the screen is "you"."""
        alone = self.people if len(self.people) == 1 else ()
        names = enumerate(self.port.names)
        return [YOU if player in alone else name for player, name in names]

    @abstractmethod
    def deal_page(self, event: Event) -> AfterDeal:
        """Return the page of what a deal has brought."""

    @abstractmethod
    def results_page(self, event: MatchEnded) -> Results:
        """Return the end of the match."""

    def get_ready(self) -> None:
        """Make ready for what comes, in a frame in which something else is still shown."""

    def is_hurrying(self) -> bool:
        """Tell whether everything goes by as fast as while FAST is held."""
        return False

    def haste(self) -> float:
        """Return how much faster everything goes here than at the pace that the player likes."""
        return 1.0

    def point_out(self) -> None:
        """Look what the player points at, and let it stand out."""

    # -- the life of the scene

    def enter(self) -> None:
        """Show the match as it is; whoever comes back finds it at the same decision."""
        if self.port.events() and self.sitting.has_begun:
            (self.come_back if self.is_covered else self.look_up)()
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

    def stop_thinking(self) -> None:
        """Drop whatever is being thought about; it is begun again."""
        self.sitting.stop_thinking()

    def leave_table(self) -> None:
        """Get up; the match waits in the store."""
        self.sitting.stop_thinking()
        self.done(None)

    def may_give_up(self) -> bool:
        """Tell whether the person may give up what is fought now: never at a table of cards."""
        return False

    def give_up(self) -> None:
        """Give it up."""

    def cancel(self) -> None:
        """Open the menu."""
        self.ways.open_menu(self)

    # -- the pages over the match

    def open_scores(self) -> None:
        """Put the score sheet over the match."""
        page = self.score_page()
        page.open_rules = self.open_rules
        self.host.push(page)

    def open_log(self) -> None:
        """Put the log over the match."""
        self.host.push(self.log_page())

    def show_held(self, event: Event) -> None:
        """Show the page of an event that stopped the show; a bystander waits for none of a deal."""
        director = self.show.director
        self.shown_to_all()
        if isinstance(event, MatchEnded):
            self.ways.match_ended(self, event)
        elif self.people:
            page = self.deal_page(event)
            page.open_rules = self.open_rules
            if (review := self.ways.review(self)) is not None:
                page.offer(review)
            self.host.push(page, lambda _none: self.page_read())
        else:
            director.go_on()

    # -- time

    def update(self, dt: float) -> bool:
        """Let the match go on, and look what is pointed at."""
        changed = self._go_on(dt)
        changed = self.sparks.update(dt) or changed
        if not self.is_covered:
            self.point_out()
        changed = super().update(dt) or changed
        return self.show.update(dt) or changed

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the match, and the sparks above it."""
        super().draw(surface)
        self.sparks.draw(surface, self.layout, self.host.theme)

    def _go_on(self, dt: float) -> bool:
        """Show what has happened, let computer players think; return whether anything changed."""
        director = self.show.director
        director.speed = self.look.pace().speed * self.haste()
        director.is_fast = Action.FAST in self.held or self.is_hurrying()
        if not self.is_covered:
            self.take_events()
        changed = director.update(dt)
        if self._held is not None and director.is_stopped:
            event, self._held = self._held, None
            self.show_held(event)
        elif director.is_idle:
            self._go_on_playing(dt)
        else:
            self.sitting.think()
            self.get_ready()
        return changed

    def put_notice_away(self) -> None:
        """Show no longer what was said of the position before a decision."""
        if self.notice != self._news:
            self.toast("")

    def _go_on_playing(self, dt: float) -> None:
        turn = self.port.to_act
        for sentence in self.ways.news():
            self._news = sentence
            self.toast(sentence, seconds=8.0)
        is_too_open = self.is_open and not self.asks_openly(turn)
        if turn in self.people and (turn != self.seat or is_too_open or self.is_covered):
            self._hand_to(turn)
        elif self.is_covered and (turn < 0 or len(self.people) == 1):
            self._hand_to(self.people[0])
        elif turn == self.seat:
            if not self.is_asking:
                self.ask()
            self.sitting.move()
            self._tell_waiting()
        elif self.sitting.move() and self.sitting.trouble:
            self.toast(self.sitting.trouble)

    def _tell_waiting(self) -> None:
        """Tell that a hint is on its way, for as long as it is."""
        if not self.sitting.is_hinting:
            return
        now, before = self.waiting, _(HINT_LATER)
        if self.sitting.hint_waits:
            now, before = before, now
        if self.notice in ("", before):
            self.toast(now, WAITED)
