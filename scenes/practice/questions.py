"""Questions with a few answers each, and what is said of the answers given."""

from collections.abc import Sequence
from functools import partial

from game.core.themes import Count
from game.core.words import _
from game.session.practice.counting import Counted, Score
from scenes.practice.verdict import Verdict
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.choice import Choice
from scenes.ui.form import FormRow
from scenes.ui.page import Page
from scenes.ui.picker import Picker
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words

OPEN = -1
"""The place of the answer to a question that has not been answered."""


class QuestionsPage(Page[Sequence[int] | None]):
    """Asks; the result are the places of the answers, None to leave.

    `told` is said before the questions, `done` on the button that ends them.
    """

    def __init__(self, title: str, told: Sequence[str], counts: Sequence[Count], done: str) -> None:
        super().__init__()
        self.title, self.told, self.counts, self.finished = title, told, counts, done
        self.answers = [OPEN] * len(counts)

    def build(self) -> Widget:
        """Return a row for each question."""
        rows = [self._row(place, count) for place, count in enumerate(self.counts)]
        done = Button(self.finished, self._finish, kind=ButtonKind.PRIMARY, sign="right")
        leave = Button(_("Leave"), self.cancel)
        told = [Words(escape(each), size=18) for each in self.told]
        foot = Row(leave, done, align="right", gap=8)
        column = Column(Scroll(Column(*told, *rows, gap=14)), foot, gap=14)
        return Frame(Panel(column, title=self.title), most=900, full=False)

    def cancel(self) -> None:
        """Leave."""
        self.done(None)

    def _row(self, place: int, count: Count) -> Widget:
        choices = [Choice(OPEN, "?")]
        choices += [Choice(number, escape(words)) for number, words in enumerate(count.answers)]
        take = partial(self._take, place)
        return FormRow(
            escape(count.question), "", Picker(count.question, choices, self.answers[place], take)
        )

    def _take(self, place: int, answer: int) -> None:
        self.answers[place] = answer

    def _finish(self) -> None:
        if OPEN in self.answers:
            self.refuse(_("Answer every question first."))
        else:
            self.done(tuple(self.answers))


class CountedPage(Verdict):
    """What is said of the answers, and what else there is to see, a line each in markup."""

    def __init__(self, counted: Counted, lines: Sequence[str], score: Score, way_on: str) -> None:
        title = _("That is right") if counted.is_right else _("Not quite")
        super().__init__(title, score.told(), way_on)
        self.counted, self.lines = counted, lines

    def parts(self) -> Sequence[Widget]:
        """Return a line for each question, and the others."""
        lines = [
            Words(escape(words), size=16, ink="good" if is_right else "bad")
            for is_right, words in self.counted.told()
        ]
        others = [Words(line, size=15) for line in self.lines]
        return [*lines, Column(*others, gap=4)]
