"""Trainers of armies in the window: one is raised or placed as in a match, and then weighed."""

from collections.abc import Sequence
from typing import Any

from game.bots.thinker import Thinker
from game.core.words import _
from game.session.match import Match
from game.session.occasion import GUEST
from game.session.practice.raising import Raised, figures, is_last, new_draw, weighing
from game.session.practice.trainers import Raising, about
from game.session.practice.training import Score
from scenes.battle.modes.placing import Placing
from scenes.battle.modes.recruiting import Recruiting
from scenes.practice.answered import AnsweredPage, Why
from scenes.practice.battle import ExamBattle
from scenes.practice.exam import Exam
from scenes.practice.weighed import WeighedScreen
from scenes.show.explained import Cell, FigureRow, Figures
from scenes.show.look import Look
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


class Steps(Exam):
    """A sitting at which all steps but the last are made, and that is noted."""

    def __init__(self, trainer: Raising, match: Match, thinker: Thinker) -> None:
        self._trainer = trainer
        super().__init__(match, thinker)

    def notes(self, action: Any) -> bool:
        """Tell whether a decision is the last of the steps."""
        return is_last(self._trainer, self._match, action)


class RaisingBattle(WeighedScreen[Raised], ExamBattle):
    """One army of a set."""

    def __init__(
        self, trainer: Raising, seed: int, score: Score, thinker: Thinker, look: Look
    ) -> None:
        self.trainer, self.score, self.thinker = trainer, score, thinker
        match = new_draw(trainer, seed, GUEST)
        self.before, self._made = match.state.view(match.to_act), len(match.actions)
        super().__init__(match, _(trainer.title), thinker, look, Steps(trainer, match, thinker))

    def question(self) -> str:
        """Return what the trainer asks."""
        return about(self.trainer)

    def retell(self) -> None:
        """Nobody chooses for the person."""
        super().retell()
        if isinstance(self.mode, Recruiting | Placing):
            self.mode.auto.visible = False

    def taken(self, choice: Any) -> None:
        """Have the army weighed."""
        rules, made = self.port.ruleset, self.asked_match.actions[self._made :]
        steps = [*map(rules.parse_action, made), choice]
        self.weigh(weighing(self.trainer, self.before, steps))

    def tell(self, weighed: Raised) -> None:
        """Say how strong the army is, and which was to be had."""
        self.score.add(weighed)
        self.cue("made" if weighed.is_right else "refuse")
        way_on = "" if self.score.is_over else _("Next army")
        said = escape(weighed.verdict())
        why = Why(more=armies(weighed))
        page = AnsweredPage(weighed.is_right, said, self.score.told(), way_on, why=why)
        self.host.push(page, self.close)


def armies(raised: Raised) -> Sequence[Widget]:
    """Return the armies that were weighed, the best first, and what the figures are."""
    terms, most = raised.ruleset.telling.terms, raised.at_stake
    own = [steps == raised.own for steps, _worth in raised.worths]
    rows = [
        FigureRow(
            _("{choice} (yours)").format(choice=escape(words)) if is_own else escape(words),
            [Cell(terms.value(worth), (1 + worth) / most)],
            is_best=not place,
        )
        for place, ((words, worth), is_own) in enumerate(zip(raised.named(), own, strict=True))
    ]
    return [Figures([_("you win")], rows), Words(escape(figures(raised)), size=14, ink="muted")]
