"""A screen on which one decision is asked for, noted, and not carried out, whatever is played."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.bots.thinker import Thinker, Thought
from game.cli.telling import rules_in_force
from game.core.protocols import Event, IllegalAction, Player
from game.core.words import _, marked
from game.session.match import Match, MatchEnded
from game.session.port import Port
from game.session.sitting import Sitting
from scenes.games import picture_of, row_namer_of
from scenes.scene import Action, Point
from scenes.show.guide import Guide
from scenes.show.guided import Guided
from scenes.show.lesson import Lesson, Remark
from scenes.show.look import Look
from scenes.show.ways import AtMatch, Uncounted
from scenes.ui.button import Button
from scenes.ui.dialog import Confirm
from scenes.ui.text import escape
from scenes.ui.widget import Widget


class Exam(Sitting):
    """A sitting at which the person's decision is noted; computer players before it move."""

    def __init__(self, match: Match, thinker: Thinker) -> None:
        self.choice: Any = None
        """What was chosen, None as long as nothing is."""
        self._is_decided_plainly = False
        super().__init__(match, thinker, is_earnest=True)

    @property
    def has_begun(self) -> bool:
        """The position lies there from the beginning."""
        return True

    def port(self, seat: Player | None) -> Port[Any, Any]:
        """Return a door at which a decision is noted."""
        super().port(seat)
        return _Door(self, self._match, seat)

    def notes(self, action: Any) -> bool:
        """Tell whether a decision is noted; else it is made, and the next is asked for."""
        return True

    def decide_plainly(self, bot: str) -> None:
        """Let a computer player make the person's decision that is due; it comes from `move`."""
        if not self._is_decided_plainly:
            self._is_decided_plainly = True
            self._ask(self._match.to_act, bot)

    def move(self) -> bool:
        """Let whoever decides for the person get on, else the computer player whose turn it is."""
        if not self._is_decided_plainly:
            return super().move()
        if (thought := self._thinker.look()) is not None:
            self._is_decided_plainly = False
            self._match.apply(self._match.to_act, thought.candidates[0].action)
        return False

    def stop_thinking(self) -> None:
        """Drop whatever is being thought about, at once."""
        self._is_decided_plainly = False
        super().stop_thinking()

    def _note(self, thought: Thought) -> None:
        """Say nothing of who moved: it is over before the question, and nobody plays on."""


class _Door(Port[Any, Any]):
    def __init__(self, exam: Exam, match: Match, seat: Player | None) -> None:
        super().__init__(match, seat)
        self._exam = exam

    def submit(self, action: Any) -> None:
        """Note the decision, or make it; raise IllegalAction."""
        if (refusal := self.refusal(action)) is not None:
            raise IllegalAction(refusal)
        if self._exam.notes(action):
            self._exam.choice = action
        else:
            super().submit(action)


class Sheet(Guide):
    """Says what is asked, and by which house rules; where it stands the kind of game says."""

    name = ""

    @property
    def title(self) -> str:
        """What the table is called."""
        return self.name

    def say(self, remark: Remark) -> None:
        """Say something else."""
        self._say(remark)


class ExamWays(Uncounted):
    """The ways from such a table: it can be left at any time, and a deal that ends before anything
    was asked gives way to the next."""

    def news(self) -> Sequence[str]:
        """Return nothing: this is no place for it."""
        return ()

    def open_menu(self, match: AtMatch) -> None:
        """Ask whether to leave."""
        assert isinstance(match, ExamScreen)
        sure = Confirm(_("Leave the table?"), [_(match.leaving)], _("Leave"), _("Stay"))
        match.host.push(sure, lambda leaves: match.leave_table() if leaves else None)

    def match_ended(self, match: AtMatch, event: MatchEnded) -> None:
        """Close the table."""
        assert isinstance(match, ExamScreen)
        match.over()


class ExamScreen(Guided):
    """Asks for one decision; `wants_next` says at the end whether another is to come. It is put
    before the screen of a kind of game, whose way of asking it takes."""

    make_sheet: Callable[[Lesson, Player], Sheet]
    """Makes the sheet that stands where there is room in a game of this kind."""

    leaving = marked("The set ends here; your answers are not kept.")
    """What is said to whoever wants to leave."""

    def __init__(
        self, match: Match, name: str, thinker: Thinker, look: Look, exam: Exam | None = None
    ) -> None:
        self.asked_match = match
        self.exam = exam or Exam(match, thinker)
        self.wants_next = False
        self.is_taken = False
        """Whether the decision has been made, or there is none to be made any more."""
        sheet = Lesson(
            match.ruleset,
            match.options,
            match.seed,
            1,
            lambda _view, _legal: self.remark(),
            lambda _event, _player, _names: (),
            "",
            players=len(match.seats),
        )
        self.sheet = type(self).make_sheet(sheet, self.exam.people[0])
        self.sheet.name = name
        super().__init__(self.exam, look, ExamWays(), self.sheet)

    @abstractmethod
    def taken(self, choice: Any) -> None:
        """Do what comes after the decision."""

    def headline(self) -> str:
        """Return what is asked."""
        return _("What is best here?")

    def question(self) -> str:
        """Return what there is to do, in a sentence."""
        return _("Choose as in a match: then you see what each choice is worth.")

    def signs(self) -> str:
        """Return what the signs on the cards mean, "" where every card says so itself."""
        return ""

    def remark(self) -> Remark:
        """Return what the sheet says: what is asked, and by which house rules."""
        port = self.port
        said = [port.ruleset.telling.turn(port.view()), self.question(), self.signs()]
        said += rules_in_force(self.asked_match)
        return Remark(self.headline(), escape(" ".join(filter(None, said))))

    def ask(self) -> None:
        """Ask, as long as nothing has been chosen."""
        if self.exam.choice is None and not self.is_taken:
            super().ask()  # type: ignore[safe-super]  # a screen stands behind it

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Nobody helps, and nothing is taken back."""
        if action in (Action.HINT, Action.UNDO):
            self.refuse(_("This one is yours to find."))
            return True
        return super().act(action, at)

    def pictured(self, best: Any, chosen: Any) -> Sequence[Widget]:
        """Return what shows the best choice and the one made; nothing before the battle."""
        port = self.port
        shown = picture_of(port.ruleset, self.look, port.view(), best, chosen)
        return () if shown is None else (shown,)

    def row_name(self, choice: Any) -> str:
        """Return what a choice is called beside its figures, in markup."""
        return row_namer_of(self.port.ruleset, self.port.view())(choice)

    def put_help_away(self, buttons: Mapping[Action, Button]) -> None:
        """Show no buttons for what is not to be had."""
        for action in (Action.HINT, Action.UNDO):
            if action in buttons:
                buttons[action].visible = False

    def update(self, dt: float) -> bool:
        """Take the decision when it has been made."""
        changed = super().update(dt)
        if self.exam.choice is not None and not self.is_taken:
            self.is_taken = True
            self.taken(self.exam.choice)
        return changed

    def has_page(self, event: Event) -> bool:
        """Tell whether a page is shown after an event: after no deal, as nobody played it."""
        return isinstance(event, MatchEnded)

    def over(self) -> None:
        """Give way to the next, as the deal has ended before anything was asked."""
        self.close(wants_next=True)

    def close(self, wants_next: bool) -> None:
        """Close the table."""
        self.is_taken, self.wants_next = True, wants_next
        self.exam.stop_thinking()
        self.done(None)
