"""The trainer of odds in the window: a strike is guessed on the board, then carried out there."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.bots.thinker import Thinker
from game.core.themes import Count, Riddle
from game.core.words import _
from game.rulesets.berserk.telling.words import at_square
from game.rulesets.berserk.unit import Spot
from game.session.occasion import GUEST
from game.session.practice.counting import Counted, Score
from game.session.practice.guessing import new_riddle
from game.session.practice.trainers import Guessing
from game.session.practice.training import BOOK
from scenes.battle.board.board import FOOT_TYPE
from scenes.battle.desk import Desk
from scenes.battle.modes.mode import Mode
from scenes.practice.battle import ExamBattle
from scenes.practice.exam import Exam
from scenes.practice.questions import OPEN, CountedPage
from scenes.show.lesson import Remark
from scenes.show.look import Look
from scenes.ui.boxes import Column
from scenes.ui.button import Button, ButtonKind
from scenes.ui.choice import Choice
from scenes.ui.picker import Picker
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words

WIDE = 236.0
"""How wide an answer is, in units."""


class Struck(Exam):
    """A sitting at which the strike is made."""

    def notes(self, action: Any) -> bool:
        """Make every decision."""
        return False


class Guess(Mode):
    """The questions stand beside the board; who strikes at whom is lit on it."""

    asks = True

    def __init__(
        self,
        desk: Desk,
        riddle: Riddle,
        answers: list[int],
        throw: Callable[[], object],
        leave: Callable[[], object],
    ) -> None:
        super().__init__(desk)
        self.riddle, self.answers = riddle, answers
        rows = [self._row(place, count) for place, count in enumerate(riddle.counts)]
        self._asked = Column(*rows, gap=12)
        self._foot = (
            Button(_("Leave"), leave, least=0, most=FOOT_TYPE),
            Button(_("Throw the dice"), throw, kind=ButtonKind.PRIMARY, least=0, most=FOOT_TYPE),
        )

    def _row(self, place: int, count: Count) -> Widget:
        choices = [Choice(OPEN, "?")]
        choices += [Choice(number, escape(words)) for number, words in enumerate(count.answers)]
        take = partial(self.answers.__setitem__, place)
        picker = Picker(count.question, choices, self.answers[place], take, width=WIDE)
        return Column(Words(escape(count.question), size=16), picker, gap=4)

    def prompt(self) -> str:
        """What the dice are to do."""
        return _("Throw the dice")

    def tones(self) -> Mapping[Spot, str]:
        """Both fighters."""
        strike = self.riddle.action
        return {strike.target: "target", strike.unit: "chosen"}

    def controls(self) -> Sequence[Widget]:
        """The questions."""
        return (self._asked,)

    def foot(self) -> Sequence[Sequence[Button]]:
        """The ways on."""
        return tuple((each,) for each in self._foot)

    def best_focus(self) -> Widget | None:
        """The first question that is open."""
        return next((each for each in self._asked.walk() if each.takes_focus), None)


class GuessingBattle(ExamBattle):
    """One strike of a set."""

    def __init__(
        self, trainer: Guessing, seed: int, score: Score, thinker: Thinker, look: Look
    ) -> None:
        self.score = score
        match, self.riddle = new_riddle(trainer, seed, GUEST)
        self.answers = [OPEN] * len(self.riddle.counts)
        self.is_thrown = False
        super().__init__(match, _(trainer.title), thinker, look, Struck(match, thinker))

    def remark(self) -> Remark:
        """Return who could strike whom, and with what."""
        view, strike = self.view, self.riddle.action
        fighters = [view.at(spot) for spot in (strike.unit, strike.target)]
        names = [at_square(view, each.uid) for each in fighters if each is not None]
        return Remark(" – ".join(names), escape("\n".join(self.riddle.told)))

    def mode_now(self) -> Callable[[Desk], Mode]:
        """Return the questions."""
        leave = partial(self.close, wants_next=False)
        return lambda desk: Guess(desk, self.riddle, self.answers, self.throw, leave)

    def throw(self) -> None:
        """Carry the strike out, once every question is answered."""
        if OPEN in self.answers:
            self.refuse(_("Answer every question first."))
            return
        self.is_thrown = True
        self.submit(self.riddle.action)

    def ask(self) -> None:
        """Ask before the strike; what is to be decided in it is decided by the book."""
        if self.is_taken or not self.port.legal_actions():
            return
        if not self.is_thrown:
            super().ask()
        elif self.view.pending is not None:
            self.exam.decide_plainly(BOOK)
        else:
            self.tell()

    def over(self) -> None:
        """Tell how a strike has ended that ended the battle."""
        self.tell()

    def tell(self) -> None:
        """Say which answers were right."""
        self.is_taken = True
        counted = Counted(self.riddle.counts, tuple(self.answers))
        self.score.add(counted)
        self.cue("made" if counted.is_right else "refuse")
        way_on = "" if self.score.is_over else _("Next strike")
        told = list(map(escape, self.riddle.told))
        self.host.push(CountedPage(counted, told, self.score, way_on), self.close)

    def taken(self, choice: object) -> None:
        """Nothing is noted here."""
        raise AssertionError("the strike is made")
