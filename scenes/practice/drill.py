"""A drill on the screen: the position lies there, and the deal goes no further than the choice."""

from typing import Any

from game.bots.thinker import Thinker
from game.core.words import _, marked
from game.session.asking import Inquiry
from game.session.practice.answer import explaining, shown_lines, verdict
from game.session.practice.course import Outcome
from game.session.practice.drill import Asked
from scenes.practice.answered import AnsweredPage, Why, why
from scenes.practice.exam import ExamScreen
from scenes.practice.run import Run
from scenes.show.look import Look
from scenes.ui.text import escape


class DrillScreen(ExamScreen):
    """One drill of a run."""

    leaving = marked("What you have solved so far is kept.")

    def __init__(self, asked: Asked, run: Run, thinker: Thinker, look: Look) -> None:
        self.asked, self.run, self.thinker = asked, run, thinker
        super().__init__(asked.match, _("Drill"), thinker, look)

    def headline(self) -> str:
        """Return what is asked, and how much time is left."""
        left = self.run.time_left()
        return super().headline() if left is None else f"{super().headline()} {left}"

    def update(self, dt: float) -> bool:
        """Let the time run."""
        changed = super().update(dt)
        if not self.is_taken and self.run.tick(dt):
            if self.run.is_over:
                self.close(wants_next=False)
            elif self.is_asking:
                self.sheet.say(self.remark())
        return changed

    def taken(self, choice: Any) -> None:
        """Say what there is to say; in a hurry put the next on the table."""
        outcome = self.run.take(self.asked, choice)
        self.cue("made" if outcome.answer.is_right else "refuse")
        if self.run.is_hurried and not self.run.is_over:
            self.close(wants_next=True)
            return
        way_on = "" if self.run.is_over else _("Next drill")
        self.host.push(DrilledPage(self, outcome, way_on), self.close)


class DrilledPage(AnsweredPage):
    """What is said of the answer to a drill; what a hint says comes when it has been counted."""

    def __init__(self, table: DrillScreen, outcome: Outcome, way_on: str) -> None:
        answer = outcome.answer
        super().__init__(
            answer.is_right,
            verdict(answer, table.name_choice),
            table.run.score(outcome),
            way_on,
            table.pictured(answer.best, answer.choice),
        )
        self.table = table
        self.inquiry = Inquiry(answer.drill.ruleset, explaining(answer), table.thinker)

    def update(self, dt: float) -> bool:
        """Say why as soon as that is known; nothing where no computer player answers."""
        changed = super().update(dt)
        if self.why is None and (self.inquiry.look() or self.inquiry.has_failed):
            found, table = self.inquiry.found, self.table
            told = None if found is None else found.explanation
            self.why = Why()
            if found is not None and told is not None:
                name = table.row_name
                lines = shown_lines(found, name, list(map(escape, table.port.names)))
                self.why = why(told, name, list(lines))
            self.rebuild()
        return changed

    def leave(self) -> None:
        """Drop what is being thought about."""
        self.inquiry.stop()
        super().leave()
