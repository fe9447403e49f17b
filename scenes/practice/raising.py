"""The trainer of armies in the window: one is raised as in a match, and then weighed as a whole."""

from typing import Any

from game.bots.thinker import Thinker
from game.core.words import _
from game.session.guest import GUEST
from game.session.practice.raising import Raised, figures, is_last, new_draw
from game.session.practice.trainers import Raising
from game.session.practice.training import Score, score_words
from scenes.battle.modes.recruiting import Recruiting
from scenes.practice.answered import AnsweredPage, Said
from scenes.practice.battle import ExamBattle
from scenes.practice.exam import Exam
from scenes.show.look import Look
from scenes.ui.text import escape


class Steps(Exam):
    """A sitting at which all steps but the last are made, and that is noted."""

    def notes(self, action: Any) -> bool:
        """Tell whether a decision is the last of the steps."""
        return is_last(self._match.ruleset, action)


class RaisingBattle(ExamBattle):
    """One army of a set."""

    def __init__(
        self, trainer: Raising, seed: int, score: Score, thinker: Thinker, look: Look
    ) -> None:
        self.trainer, self.score = trainer, score
        match = new_draw(trainer, seed, GUEST)
        self.before, self._made = match.state.view(match.to_act), len(match.actions)
        super().__init__(match, _(trainer.title), thinker, look, Steps(match, thinker))

    def retell(self) -> None:
        """Nobody chooses for the person."""
        super().retell()
        if isinstance(self.mode, Recruiting):
            self.mode.auto.visible = False

    def taken(self, choice: Any) -> None:
        """Say how strong the army is, and which was to be had."""
        rules, made = self.port.ruleset, self.asked_match.actions[self._made :]
        raised = Raised.of(rules, self.before, [*map(rules.parse_action, made), choice])
        self.score.add(raised)
        self.cue("made" if raised.is_right else "refuse")
        way_on = "" if self.score.is_over else _("Next army")
        page = AnsweredPage(said_of(raised), escape, score_words(self.score), way_on)
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
        figures=figures(),
    )
