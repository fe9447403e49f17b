"""The trainer of odds in the window: what could be done is told, and how it ends is guessed."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.counting import Riddle
from game.core.words import _
from game.session.practice.counting import Counted, Score
from game.session.practice.guessing import new_riddle
from game.session.practice.trainers import Guessing
from scenes.practice.questions import CountedPage, QuestionsPage
from scenes.ui.text import escape


class GuessingSet:
    """Riddles one after the other; `show` puts a page on top, `back` leads away."""

    def __init__(
        self,
        trainer: Guessing,
        new_seed: Callable[[], int],
        show: Callable[[Any, Callable[[Any], object]], object],
        back: Callable[[], object],
    ) -> None:
        self.trainer, self._new_seed, self._show, self._back = trainer, new_seed, show, back
        self.score = Score()

    def ask(self) -> None:
        """Put the next riddle."""
        riddle = new_riddle(self.trainer, self._new_seed())
        page = QuestionsPage(_(self.trainer.title), riddle.told, riddle.counts, _("Throw the dice"))
        self._show(page, partial(self._tell, riddle))

    def _tell(self, riddle: Riddle, answers: tuple[int, ...] | None) -> None:
        if answers is None:
            self._back()
            return
        counted = Counted(riddle.counts, answers)
        self.score.add(counted)
        way_on = "" if self.score.is_over else _("Next strike")
        page = CountedPage(counted, list(map(escape, riddle.told)), self.score, way_on)
        self._show(page, lambda goes_on: self.ask() if goes_on else self._back())
