"""A drill on the screen: the position lies there, and the deal goes no further than the choice."""

from typing import Any

from game.bots.thinker import Thinker
from game.core.words import _, marked
from game.session.practice.drill import Asked
from scenes.practice.answered import AnsweredPage, said_of_drill
from scenes.practice.exam import ExamScreen
from scenes.practice.run import Run
from scenes.show.look import Look


class DrillScreen(ExamScreen):
    """One drill of a run."""

    leaving = marked("What you have solved so far is kept.")

    def __init__(self, asked: Asked, run: Run, thinker: Thinker, look: Look) -> None:
        self.asked, self.run = asked, run
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
        name = self.name_choice
        said = said_of_drill(outcome.answer, name, self.port.names)
        way_on = "" if self.run.is_over else _("Next drill")
        shown = self.pictured(outcome.answer.best, choice)
        page = AnsweredPage(said, name, self.run.score(outcome), way_on, shown)
        self.host.push(page, self.close)
