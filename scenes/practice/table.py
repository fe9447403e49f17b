"""A drill at the table: the position lies there, and the deal goes no further than the choice."""

from collections.abc import Sequence
from typing import Any

from game.bots.thinker import Thinker
from game.cli.telling import rules_in_force
from game.core.protocols import IllegalAction, Player
from game.core.words import _
from game.session.match import MatchEnded
from game.session.port import Port
from game.session.practice.drill import Asked
from game.session.sitting import Sitting
from scenes.games import namer_of
from scenes.practice.answered import AnsweredPage
from scenes.practice.run import Run
from scenes.scene import Action, Point
from scenes.show.lesson import Lesson, Remark
from scenes.show.look import Look
from scenes.show.ways import AtMatch
from scenes.table.guide import TableGuide
from scenes.table.scene import TableScene
from scenes.ui.dialog import Confirm
from scenes.ui.text import escape


class Exam(Sitting):
    """A sitting at which one decision is made, noted, and not carried out."""

    def __init__(self, asked: Asked, thinker: Thinker) -> None:
        self.choice: Any = None
        """What was chosen, None as long as nothing is."""
        super().__init__(asked.match, thinker, is_earnest=True)

    @property
    def has_begun(self) -> bool:
        """The position lies there from the beginning."""
        return True

    def port(self, seat: Player | None) -> Port[Any, Any]:
        """Return a door at which a decision is noted."""
        super().port(seat)
        return _Door(self, self._match, seat)


class _Door(Port[Any, Any]):
    def __init__(self, exam: Exam, match: Any, seat: Player | None) -> None:
        super().__init__(match, seat)
        self._exam = exam

    def submit(self, action: Any) -> None:
        """Note the decision; raise IllegalAction."""
        if (refusal := self.refusal(action)) is not None:
            raise IllegalAction(refusal)
        self._exam.choice = action


class _Question(TableGuide):
    """Says what is asked, and by which house rules."""

    @property
    def title(self) -> str:
        """What the table is called."""
        return _("Drill")

    def say(self, remark: Remark) -> None:
        """Say something else."""
        self._say(remark)


class DrillWays:
    """The ways from a drill: it can be left at any time."""

    def news(self) -> Sequence[str]:
        """Return nothing: a drill is no place for it."""
        return ()

    def open_menu(self, match: AtMatch) -> None:
        """Ask whether to leave."""
        words = _("What you have solved so far is kept.")
        sure = Confirm(_("Leave the drills?"), [words], _("Leave"), _("Stay"))
        match.host.push(sure, lambda leaves: match.leave_table() if leaves else None)

    def match_ended(self, match: AtMatch, event: MatchEnded) -> None:
        """Close the table; no drill comes that far."""
        match.leave_table()


class DrillTable(TableScene):
    """One drill of a run; `wants_next` says at the end whether another is to come."""

    def __init__(self, asked: Asked, run: Run, thinker: Thinker, look: Look) -> None:
        self.asked, self.run = asked, run
        self.exam = Exam(asked, thinker)
        self.wants_next = False
        self._is_told = False
        match = asked.match
        sheet = Lesson(
            match.ruleset,
            match.options,
            match.seed,
            1,
            lambda _view, _legal: self._remark(),
            lambda _event, _player, _names: (),
            "",
            players=len(match.seats),
        )
        self.question = _Question(sheet, match.to_act)
        super().__init__(self.exam, look, DrillWays(), self.question)

    def _remark(self) -> Remark:
        title = _("What is best here?")
        if (left := self.run.time_left()) is not None:
            title = f"{title} {left}"
        said = rules_in_force(self.asked.match)
        port = self.asked.port
        if whose := port.ruleset.telling.turn(port.view()):
            said.insert(0, whose)
        return Remark(title, escape(" ".join(said)))

    def ask(self) -> None:
        """Ask, as long as nothing has been chosen."""
        if self.exam.choice is None:
            super().ask()

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Nobody helps, and nothing is taken back."""
        if action in (Action.HINT, Action.UNDO):
            self.refuse(_("This one is yours to find."))
            return True
        return super().act(action, at)

    def refresh(self, *, counts: bool = False) -> None:
        """Show no buttons for what is not to be had."""
        super().refresh(counts=counts)
        for action in (Action.HINT, Action.UNDO):
            if action in self.board.buttons:
                self.board.buttons[action].visible = False

    def update(self, dt: float) -> bool:
        """Take the answer, or let the time run."""
        changed = super().update(dt)
        if self.exam.choice is not None and not self._is_told:
            self._is_told = True
            self._take()
        elif not self._is_told and self.run.tick(dt):
            if self.run.is_over:
                self._is_told = True
                self.done(None)
            elif self.is_asking:
                self.question.say(self._remark())
        return changed

    def _take(self) -> None:
        outcome = self.run.take(self.asked, self.exam.choice)
        self.cue("good" if outcome.answer.is_right else "refuse")
        if self.run.is_hurried and not self.run.is_over:
            self.wants_next = True
            self.done(None)
            return
        page = AnsweredPage(
            outcome.answer,
            namer_of(self.asked.port.ruleset),
            self.asked.port.names,
            self.run.score(outcome),
            is_last=self.run.is_over,
        )
        self.host.push(page, self._close)

    def _close(self, wants_next: bool) -> None:
        self.wants_next = wants_next
        self.done(None)
