"""The trainer of keeping count at the table: tricks to watch, questions, and all hands open."""

from collections.abc import Sequence
from functools import partial

from game.bots.thinker import Thinker
from game.cli.telling import rules_in_force
from game.core.themes import Count
from game.core.words import _, many
from game.session.occasion import GUEST
from game.session.practice.counting import Counted, Score, Watched
from game.session.practice.trainers import Counting
from game.session.practice.training import BOOK
from scenes.games import namer_of
from scenes.practice.exam import Exam
from scenes.practice.questions import CountedPage, QuestionsPage
from scenes.practice.table import ExamTable
from scenes.show.lesson import Remark
from scenes.show.look import Look
from scenes.ui.text import escape

TRICK, WATCHED = 3.3, 6.3
"""Seconds that a trick takes in a match at the usual pace; and in which all that are watched go by.
"""


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

    def haste(self) -> float:
        """Return how much faster the tricks go by than in a match, where one plays to them: the
        more there are to watch, the faster, so that the questions come soon."""
        return max(1.0, self.deal.tricks * TRICK / WATCHED)

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
        elif self.deal.is_due and self.has_shown_all:
            self.is_taken = True
            counts = self.deal.questions()
            page = QuestionsPage(
                _("What has been played?"),
                [_("The table is covered until you have answered.")],
                counts,
                _("Uncover"),
            )
            self.host.push(page, partial(self._tell, counts))
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
        hands = [f"**{escape(whose)}**  {cards}" for whose, cards in self.deal.hands(name)]
        page = CountedPage(counted, hands, self.score, way_on)
        self.host.push(page, self.close)
