"""The trainer of keeping count at the table: tricks to watch, questions, and all hands open."""

from collections.abc import Sequence
from functools import partial

from game.bots.thinker import Thinker
from game.cli.telling import rules_in_force
from game.core.counting import Count
from game.core.words import _, many
from game.session.guest import GUEST
from game.session.practice.counting import Counted, Score, Watched, score_words
from game.session.practice.trainers import Counting
from game.session.practice.training import BOOK
from scenes.games import namer_of
from scenes.practice.exam import Exam
from scenes.practice.table import ExamTable
from scenes.practice.verdict import Verdict
from scenes.show.lesson import Remark
from scenes.show.look import Look
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


class Sitting(Exam):
    """A sitting at which nobody goes on once it is time to ask."""

    def __init__(self, watched: Watched, thinker: Thinker) -> None:
        self.watched = watched
        super().__init__(watched.match, thinker)

    def think(self) -> bool:
        """Think on, as long as there is something to watch."""
        return not self.watched.is_due and super().think()

    def move(self) -> bool:
        """Go on, as long as there is something to watch."""
        return not self.watched.is_due and super().move()


class CountingTable(ExamTable):
    """One deal of a set."""

    def __init__(
        self, trainer: Counting, seed: int, score: Score, thinker: Thinker, look: Look
    ) -> None:
        self.deal, self.score = Watched(trainer, seed, GUEST), score
        exam = Sitting(self.deal, thinker)
        super().__init__(self.deal.match, _(trainer.title), thinker, look, exam)

    def headline(self) -> str:
        """Return what there is to do."""
        return _("Watch, and keep count")

    def remark(self) -> Remark:
        """Return what will be asked, and the rules of the match."""
        tricks = many(
            "After {n} trick you are asked what has been played.",
            "After {n} tricks you are asked what has been played.",
            self.deal.tricks,
        ).format(n=self.deal.tricks)
        said = [tricks, *rules_in_force(self.asked_match)]
        return Remark(self.headline(), escape(" ".join(said)))

    def is_hurrying(self) -> bool:
        """Everything goes by fast that comes before the first card."""
        table = self.port.view().table
        return not (table.tricks or table.trick.cards)

    def ask(self) -> None:
        """Have the person's decision made for him: he only watches."""
        if self.port.legal_actions() and not self.is_taken:
            self.exam.decide_plainly(BOOK)

    def update(self, dt: float) -> bool:
        """Say at the beginning what there is to do, and ask at the end."""
        changed = super().update(dt)
        if self.is_taken:
            return changed
        if self.sheet.remark is None:
            self.sheet.say(self.remark())
        if self.deal.is_useless:
            self.close(wants_next=True)
        elif self.deal.is_due and self.show.director.is_idle:
            self.is_taken = True
            counts = self.deal.questions()
            self.host.push(QuestionsPage(counts), partial(self._tell, counts))
        return changed

    def taken(self, choice: object) -> None:
        """Nothing is chosen at this table."""
        raise AssertionError("the person only watches")

    def _tell(self, counts: Sequence[Count], answers: Sequence[int] | None) -> None:
        if answers is None:
            self.close(wants_next=False)
            return
        counted = Counted(counts, answers)
        self.score.add(counted)
        self.cue("made" if counted.is_right else "refuse")
        way_on = "" if self.score.is_over else _("Next deal")
        name = namer_of(self.port.ruleset)
        page = CountedPage(counted, list(self.deal.hands(name)), self.score, way_on)
        self.host.push(page, self.close)


class QuestionsPage(Page[Sequence[int] | None]):
    """Covers the table and asks; the result are the places of the answers, None to leave."""

    def __init__(self, counts: Sequence[Count]) -> None:
        super().__init__()
        self.title = _("What has been played?")
        self.counts = counts
        self.answers = [OPEN] * len(counts)

    def build(self) -> Widget:
        """Return a row for each question."""
        rows = [self._row(place, count) for place, count in enumerate(self.counts)]
        done = Button(_("Uncover"), self._finish, kind=ButtonKind.PRIMARY, sign="right")
        leave = Button(_("Leave"), self.cancel)
        told = Words(_("The table is covered until you have answered."), size=15, ink="muted")
        foot = Row(leave, done, align="right", gap=8)
        column = Column(told, Scroll(Column(*rows, gap=14)), foot, gap=14)
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
    """What is said of the answers, and all hands."""

    def __init__(
        self, counted: Counted, hands: Sequence[tuple[str, str]], score: Score, way_on: str
    ) -> None:
        title = _("That is right") if counted.is_right else _("Not quite")
        super().__init__(title, score_words(score), way_on)
        self.counted, self.hands = counted, hands

    def parts(self) -> Sequence[Widget]:
        """Return a line for each question, and who holds what."""
        lines = [
            Words(escape(words), size=16, ink="good" if is_right else "bad")
            for is_right, words in self.counted.told()
        ]
        hands = [Words(f"**{escape(name)}**  {cards}", size=15) for name, cards in self.hands]
        return [*lines, Column(*hands, gap=4)]
