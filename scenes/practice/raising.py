"""Trainers of armies in the window: one is raised or placed as in a match, and then weighed."""

from typing import Any

from game.bots.thinker import Thinker
from game.core.words import _
from game.session.guest import GUEST
from game.session.match import Match
from game.session.practice.raising import Raised, figures, is_last, new_draw, weighing
from game.session.practice.trainers import Raising, about
from game.session.practice.training import Score
from scenes.battle.modes.placing import Placing
from scenes.battle.modes.recruiting import Recruiting
from scenes.practice.answered import AnsweredPage, Said
from scenes.practice.battle import ExamBattle
from scenes.practice.exam import Exam
from scenes.practice.weighed import WeighedScreen
from scenes.show.look import Look
from scenes.ui.text import escape


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
        page = AnsweredPage(said_of(weighed), escape, self.score.told(), way_on)
        self.host.push(page, self.close)


def said_of(raised: Raised) -> Said:
    """Return what is said of an army."""
    words = dict(zip((steps for steps, _worth in raised.worths), raised.named(), strict=True))
    return Said(
        raised.is_right,
        raised.verdict(),
        words[raised.own][0],
        raised.named(),
        raised.at_stake,
        raised.ruleset.telling.terms,
        [],
        figures=figures(raised),
        are_long=True,
    )
