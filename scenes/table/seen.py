"""A match at a trick table as it is seen while it is played: plates, pages, and what happens."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.core.protocols import Event, Player
from game.core.telling import Meaning
from game.core.words import _
from game.kit.cards import Card
from game.session.match import MatchEnded
from game.session.sitting import Sitting
from scenes.results import Results
from scenes.scene import Action, Point
from scenes.show.bar import BAR_BUTTONS, BAR_TYPE, button_words
from scenes.show.guided import Guided
from scenes.show.hint import tell_help
from scenes.show.look import Look
from scenes.show.reading import AfterDeal, ReadingPage
from scenes.show.ways import Ways
from scenes.table.beats import WON
from scenes.table.board import Board, TrumpBadge
from scenes.table.free import indices, trick
from scenes.table.guide import TableGuide
from scenes.table.hand import Hand
from scenes.table.past import LogPage
from scenes.table.tableshow import TableShow
from scenes.table.unasked import Unasked
from scenes.ui.button import Button, ButtonKind
from scenes.ui.page import Page
from scenes.ui.text import escape
from scenes.ui.widget import Widget


def table_buttons(act: Callable[[Action], object]) -> dict[Action, Button]:
    """Return the buttons of the table, each asking for its action."""
    others = {Action.LAST_TRICK: _("Last trick"), Action.FAST: _("Faster")}
    words = {**button_words(), **others}  # in reading order
    buttons = {
        action: Button(
            label,
            partial(act, action),
            kind=ButtonKind.QUIET if action in BAR_BUTTONS else ButtonKind.SECONDARY,
            size=16,
            least=0,
            most=BAR_TYPE if action in BAR_BUTTONS else 24,
        )
        for action, label in words.items()
    }
    for action, button in buttons.items():
        button.asks = action
        button.keeps_key = action is Action.FAST  # Whoever waits learns the key at once.
    return buttons


NOTICED_FOR = 8.0
"""How many seconds a thing that is told of an event can be read."""


class SeenTable(Guided):
    """One match at the table, seen from the seat of the person who plays.

    `guide` explains to the person what happens, None for nobody who does.
    """

    toast_lift = 8.0
    show: TableShow

    def __init__(
        self, sitting: Sitting, look: Look, ways: Ways, guide: TableGuide | None = None
    ) -> None:
        super().__init__(sitting, look, ways, guide)
        self.title = self.name
        self.show = TableShow(
            self,
            self.port,
            sitting.seats,
            look,
            bottom=self.seat or 0,
            shown=self.shown,
            say=self.say,
            cue=self.cue,
        )
        self.game = self.show.game
        self.stop_for_guide()
        self.unasked = Unasked()
        self.is_hurried = False
        """Whether a deal in which nothing more is asked goes by fast."""

    # -- what is done at the table

    def play(self, card: Card) -> None:
        """A card of the hand was pressed."""
        self.show.director.skip()

    def takes_cards(self) -> bool:
        """Tell whether a card of the hand may be pulled from it: not while nothing is played."""
        return False

    def is_under(self, at: Point) -> bool:
        """Tell whether a card that is let go at a place falls on the table."""
        return self.board.is_cloth(at)

    # -- the life of the scene

    def build(self) -> Widget:
        """Return plates, buttons and bar."""
        self.hand = Hand(self.game.card_name, self.play, lambda: self.is_asking, self)
        self.show.hand = self.hand
        self.board: Board = self.show.furnish(
            badge=TrumpBadge(),
            extra=self.game.extra(self.port),
            guide=self.guide,
            held=self.hand,
            buttons=table_buttons(self.act) if self.has_buttons else None,
        )
        self.board.bar.ask(self.sitting.goal)
        self._explain()
        return self.board

    def _explain(self) -> None:
        """Let everything on the table tell what it means."""
        for part, subject in self.board.subjects():
            part.explain_by(partial(self._meaning, subject))
        if self.board.extra is not None:
            self.board.extra.explain_each(self._meaning)

    def _meaning(self, subject: Any) -> Meaning | None:
        """Return what something means, as far as the picture shows it by now."""
        if self.is_covered or self.show.picture is None:
            return None
        view = replace(self.port.view(), table=self.show.picture)
        return self.port.ruleset.telling.meaning(view, subject)

    def first_focus(self) -> Widget | None:
        """Return the first card; no button before there are cards."""
        return next(iter(self.hand.cards), None)

    def resume(self) -> None:
        """Take the pictures of cards that are liked now."""
        self.show.renew()
        super().resume()

    def reword(self) -> None:
        """Say everything anew, what is asked as well."""
        self.title = self.name
        super().reword()
        if self.is_asking:
            self.ask()
        elif not self.is_covered:
            self.refresh()

    def asked_words(self, seat: Player) -> str:
        """Return what a person is asked, in words that all may read: to play a card, to choose
        some, to bid, or what the panel will ask."""
        port, name = self.sitting.port(seat), self.port.names[seat]
        view, legal = port.view(), port.legal_actions()
        if not legal:
            return super().asked_words(seat)
        if self.game.picks(view, legal) is not None:
            return _("{name}’s turn to choose cards").format(name=name)
        if any(getattr(each, "card", None) is not None for each in legal):
            return _("{name}’s turn to play").format(name=name)
        panel = self.game.ask(view, legal, lambda _action: None)
        if panel is not None and panel.question:
            return _("{name}: {told}").format(name=name, told=panel.question)
        return _("{name}’s turn to bid").format(name=name)

    # -- the pages about the match

    def log_page(self) -> Page[None]:
        """Return the page of everything that has been shown: the next deal is dealt already while
        a guide still speaks of the last one."""
        events = self.watched.events()[: self.said_count]
        told = self.port.ruleset.telling.told(events, self.port.names)
        return LogPage(events, told, self.port.names, self.game)

    def score_page(self) -> ReadingPage:
        """Return the score sheet."""
        return self.game.score_page(self.port.standing, self.port.names)

    def deal_page(self, event: Event) -> AfterDeal:
        """Return the page of what a deal has brought."""
        page = self.game.deal_page(event, self.port.standing, self.told_names)
        page.called = self.port.names
        page.faces = [plate.face for plate in self.board.plates]
        return page

    def results_page(self, event: MatchEnded) -> Results:
        """Return the end of the match."""
        page = self.game.results_page(event, self.port.standing, self.port.names)
        page.seat(self.sitting.seats, self.port.ruleset.sides(len(self.port.names)))
        return page

    # -- showing

    def notice_column(self) -> pygame.Rect:
        """Notices are shown over the own plate, and over a guide who stands there: they cover no
        card of the hand or the trick."""
        own = self.show.board.plates[self.show.bottom].rect
        column = pygame.Rect(own.left, 0, own.width, own.top)
        if self.guide is not None and self.guide.rect.colliderect(column):
            column.height = self.guide.rect.top
        return column

    def tip_avoids(self, tipped: Widget) -> Sequence[pygame.Rect]:
        """The tip of a thing leaves free the whole question too, and what a game has of its own:
        the heads of an auction, not only its calls; of the line on the cloth only the words; and
        the cards that are played by."""
        asking, extra, line = self.board.asking, self.board.extra, self.board.stake
        wholes = [each.rect for each in (asking, extra) if each is not None and each.visible]
        if asking is not None and tipped in asking.walk():
            wholes.remove(asking.rect)
        others = super().tip_avoids(tipped)
        if line is not None:
            others = [line.written if each is line.rect else each for each in others]
        table = self.show.picture
        played = trick(table, self.show.lay(table), self.layout)
        return [*others, *wholes, *indices(self.hand), *played]

    def tip_room(self, tipped: Widget) -> pygame.Rect:
        """Return the table: the bar above it stays free."""
        room, bar = super().tip_room(tipped), self.board.bar.rect.bottom
        return pygame.Rect(room.left, bar, room.width, room.bottom - bar)

    def point_out(self) -> None:
        """Raise the card that the player points at."""
        self.show.point_out(self.hand)

    def picture_now(self) -> Any:
        """Return the table as the seat knows it now."""
        return self.port.view().table

    def _sit(self, seat: int, openly: bool = False) -> None:
        super()._sit(seat, openly)
        self.show.port, self.show.bottom = self.port, seat

    def shown(self, event: Event) -> None:
        """An event's turn has come: show who said what, count scores, celebrate."""
        super().shown(event)
        if isinstance(event, self.game.starts):
            self.sparks.clear()
            self.put_notice_away()
        if (popped := self.game.popped(event)) is not None:
            seat, words = popped
            self.board.plates[seat].pop(words)
        self.refresh(counts=self.host.moves)
        if isinstance(event, self.game.stops):
            self.unasked.stop()
            self._celebrate()

    def say(self, event: Event) -> None:
        """Say what an event has to be noticed for, and let the guide explain it."""
        if told := self._notice_of(event):
            self.toast(told, NOTICED_FOR)
        self.explain(event)

    def _notice_of(self, event: Event) -> str:
        """Return what is told of an event at the foot of the table: who is whose partner as a match
        begins, unless a guide says it, and what the game has to say."""
        names = list(map(escape, self.port.names))
        is_first = isinstance(event, self.game.starts) and self.port.standing.deals_played == 0
        if is_first and self.seat is not None and self.guide is None:
            return self.port.ruleset.telling.partners(self.seat, names)
        return self.game.noticed(event, names)

    def has_page(self, event: Event) -> bool:
        """Tell whether a page is shown after an event: after a deal, and after the match."""
        return isinstance(event, self.game.stops) or super().has_page(event)

    def _mood(self) -> str:
        """Return the music: that of a lesson, of the last deal of a match, or of any other."""
        table, deals = self.show.picture, self.port.deals_in_match
        if self.guide is not None:
            return "study"
        if table is not None and deals is not None and 1 < deals == table.number + 1:
            return "close"
        return "game"

    def _celebrate(self) -> None:
        """Let sparks fly where the person, or at a table of computers anybody, made his bid."""
        won = [
            seat for beat in self.show.celebration.beats if beat.name in WON for seat in beat.seats
        ]
        for seat in won:
            if self.host.moves and (self.seat is None or self.seat in won):
                x, y = self.show.geometry.plates[seat]
                self.sparks.burst(x, y, 70 if seat == self.seat else 36)

    @property
    def why_idle(self) -> str:
        """Why nothing is asked for the rest of the deal, "" where something is."""
        seat, table = self.seat, self.show.picture
        return "" if seat is None or table is None else self.game.idle(table, seat)

    def _tell_fast(self, fast: Button, hint: Button) -> None:
        """Offer to let the deal go by in place of a hint, as long as nothing is asked."""
        before = fast.visible, fast.kind
        fast.visible = bool(self.why_idle)
        hint.visible = hint.visible and not fast.visible
        self.is_hurried = self.is_hurried and fast.visible
        fast.kind = ButtonKind.PRIMARY if self.is_hurried else ButtonKind.SECONDARY
        if fast.visible != before[0]:
            self.board.relayout()
        elif fast.kind != before[1]:
            fast.repaint()

    def refresh(self, *, counts: bool = False) -> None:
        """Tell plates, bar and hand what is to be seen now."""
        show = self.show
        self.music = self._mood()
        show.tell(self.port.to_act if show.director.is_idle else show.turn, counts=counts)
        show.tell_hand(self.hand, self.seat)
        if not self.is_asking:
            for widget in self.hand.cards:
                widget.allow(self.why_idle)
        self.board.gather()
        people = len(self.people)
        tell_help(self.board.buttons, self.sitting, hint=people > 0, undo=people == 1)
        if self.board.buttons:
            self._tell_fast(self.board.buttons[Action.FAST], self.board.buttons[Action.HINT])
