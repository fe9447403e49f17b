"""The battle as it is seen while it is played: plates, panels, signs, and what happens."""

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from game.core.protocols import Event, Player
from game.rulesets.berserk import events as e
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import Spot
from game.rulesets.berserk.view import BerserkView
from game.session.sitting import Sitting
from scenes.battle.board.board import BattleBoard
from scenes.battle.counsel import Counsel
from scenes.battle.desk import Desk
from scenes.battle.lesson import BattleGuide
from scenes.battle.modes.asking import asked_words, has_secrets, is_open_question
from scenes.battle.modes.mode import Mode
from scenes.battle.pages import BattlePages
from scenes.battle.pointing import Pointing
from scenes.battle.reporting import Report
from scenes.battle.show import BattleShow
from scenes.battle.tips import Tips
from scenes.show.look import Look
from scenes.show.ways import Ways
from scenes.theme import Layout
from scenes.ui.cardart import DRAWINGS, put_drawings_away
from scenes.ui.shelf import most_bytes, pictures
from scenes.ui.tree import NO_MORE
from scenes.ui.widget import Widget


class SeenBattle(BattlePages):
    """One match of Berserk, seen from the seat of the person who plays."""

    toast_lift = 0.0
    most_caught_up = 40
    show: BattleShow
    guide: BattleGuide | None
    board: BattleBoard

    def __init__(
        self, sitting: Sitting, look: Look, ways: Ways, guide: BattleGuide | None = None
    ) -> None:
        super().__init__(sitting, look, ways, guide)
        self.music = "battle" if guide is None else "study"
        self.title = self.name
        self.show = BattleShow(
            self,
            self.people[0] if self.people else 0,
            shown=self.shown,
            say=self.say,
            eyes=self.people[0] if len(self.people) == 1 else None,
            holds=self.has_page,
            cuts=lambda event: isinstance(event, e.CardPlaced) and event.player == self.seat,
            cue=self.cue,
            lights=lambda: self.counsel.lights(self.mode),
        )
        self.director = self.show.director
        self.desk = Desk(self, self.show, self.submit, self.retell)
        self.mode = Mode(self.desk)
        self.counsel = Counsel(self, self.desk, lambda: self.mode)
        self.pointing = Pointing(self.desk, self.counsel, lambda: self.mode)
        self.report = Report(self, self.show, self.counsel)
        self.tips = Tips(lambda: self.board, lambda: self.mode)
        self._is_log_due = False
        self._awaited: Player | None = None
        """Who is to act now that all has been shown, as the bar tells it."""
        self.stop_for_guide()

    @property
    def picture(self) -> Battle:
        """The battle as it has been shown so far."""
        return self.show.picture

    @property
    def view(self) -> BerserkView:
        """What the seat knows now."""
        return self.desk.view

    @abstractmethod
    def submit(self, *actions: BerserkAction) -> None:
        """Make the person's decisions, one after the other."""

    # -- the life of the scene

    def enter(self) -> None:
        """Make room for a field and its tokens: no playing card is seen for long."""
        super().enter()
        put_drawings_away()

    def resize(self, layout: Layout) -> None:
        """Keep fewer pictures: the land takes the room of the drawings that were put away."""
        pictures.cap = most_bytes(layout.size) - DRAWINGS
        super().resize(layout)

    def leave(self) -> None:
        """Give back the pictures, and their room to whatever is seen next."""
        super().leave()
        pictures.cap = most_bytes(self.layout.size)

    def build(self) -> Widget:
        """Return the plates, the panels, the buttons and the spots of the board."""
        self.board = BattleBoard(
            self.title,
            self.sitting.seats,
            self.show,
            self.act,
            self.pointing,
            self.words_at,
            self.guide,
        )
        self.board.bar.ask(self.sitting.goal)
        self.show.board = self.desk.board = self.board
        return self.board

    def first_focus(self) -> Widget | None:
        """Return what the mode begins with, or a square in the middle."""
        return self.mode.best_focus() or self.board.squares[12]

    def reword(self) -> None:
        """Say everything anew, what is asked as well."""
        self.title = self.name
        self.report.forget()
        super().reword()
        if self.is_asking:
            before = self.mode
            self.stop_asking()
            self.ask()
            self.mode.take_over(before)
            self.retell()
        elif not self.is_covered:
            self.refresh()

    def update(self, dt: float) -> bool:
        """Go on, and look what is pointed at."""
        if self._is_log_due:
            self._is_log_due = False
            self.board.log.tell(self.told())
        changed = super().update(dt)
        waits_for = self.port.to_act if self.director.is_idle else None
        if waits_for != self._awaited and not self.is_covered:
            self._awaited = waits_for
            self.report.tell_position(self.board, self.mode)
            self.retell()
        return changed

    # -- Live

    def picture_now(self) -> Battle:
        """Return the battle as the seat knows it now, or, asked in the open, as everybody does."""
        picture: Battle = self.watched.view()
        return picture

    def needs_curtain(self, seat: Player) -> bool:
        """Tell whether cards of his are hidden from the other."""
        return has_secrets(self.sitting.port(seat).view(), seat)

    def asks_openly(self, seat: Player) -> bool:
        """Tell whether only what lies face up takes part in a question about a fight."""
        return is_open_question(self.sitting.port(None).view())

    def asked_words(self, seat: Player) -> str:
        """Return what a person is asked, by the phase and what is pending."""
        view = self.sitting.port(None).view()
        return asked_words(view, self.port.names[seat]) or super().asked_words(seat)

    # -- telling

    def refresh(self) -> None:
        """Tell everything what is to be seen: the view itself, when all of it has been shown."""
        if self._has_shown_all:
            self.director.picture = self.picture_now()
        self.show.settle()
        self.report.tell_position(self.board, self.mode)
        self._is_log_due = True
        self.retell()

    @property
    def _has_shown_all(self) -> bool:
        if self.is_covered or not self.director.is_idle or self.port.seat is None:
            return False
        return not self.port.events(self._taken)

    def retell(self) -> None:
        """Tell the plates, the panel, and what lies over the board, anew."""
        self.report.tell(self.board, self.mode)

    def told(self) -> list[str]:
        """Return the log so far, as far as it has been shown."""
        return self.report.log(self.said_count)

    def words_at(self, spot: Spot) -> str:
        """Return what is on a spot, what can be done with it, and who threatens it."""
        return self.report.words_at(spot, self.mode)

    def describe(self) -> str:
        """Return the position in words, then the controls, but for squares where nothing is."""
        return self.title if self.is_covered else self.report.describe()

    # -- the picture

    def shown(self, event: Event) -> None:
        """An event's turn has come: sparks fly, and all is told anew."""
        super().shown(event)
        if isinstance(event, e.TurnStarted):
            self._rested = NO_MORE
        if isinstance(event, e.BattleEnded) and self.host.moves and self._is_triumph(event.winner):
            x, y = self.show.ground.board.center
            self.sparks.burst(x, y, 80, 520)
        if isinstance(event, e.Died) and self.host.moves:
            place = self.show.ground.rect(self.picture.units[event.uid], self.picture)
            self.sparks.burst(place.centerx, place.centery, 14, 160)
        self.refresh()

    def say(self, event: Event) -> None:
        """Let the log tell of an event, faces react to it, and the guide explain it."""
        self.board.react(event, has_remarks=self.look.pace().has_remarks)
        self.explain(event)
        self._is_log_due = True

    def _is_triumph(self, winner: int | None) -> bool:
        """Return whether a win is one for who sits here; for a bystander every one is."""
        return winner is not None and self.seat in (None, winner)

    def tip_source(self) -> Widget | None:
        """Return what is in use, if its tip may be seen."""
        source, is_pointed = super().tip_source(), self.host.uses_pointer
        if source is None:
            return None
        is_due = self.tips.may_tell(source, is_pointed=is_pointed, rested=self._rested)
        return source if is_due else None

    def tip_avoids(self, tipped: Widget) -> Sequence[pygame.Rect]:
        """Return what its tip leaves free if it can: the panels above all."""
        return list(self.tips.avoided(tipped, self.root.walk()))

    def tip_room(self, tipped: Widget) -> pygame.Rect:
        """Return where its tip stays: of what is on the field, between the panels."""
        return self.tips.room(tipped, super().tip_room(tipped))

    def notice_column(self) -> pygame.Rect:
        """Notices are shown beside the board, over the foot of the panel that tells of cards."""
        return self.board.side_panel.rect
