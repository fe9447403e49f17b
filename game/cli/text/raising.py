"""Trainers of armies in plain lines: one is raised or placed card by card, and then weighed."""

from collections.abc import Callable
from typing import Any

from game.cli.telling import rules_in_force
from game.cli.text.drilling import choice_in, tell_question
from game.session.port import Port
from game.session.practice.raising import is_last, new_draw, told, weighing
from game.session.practice.trainers import Raising
from game.session.practice.training import Score, score_words
from game.session.review.asking import answered


class RaisingArmies:
    """Somebody at the trainer. `new_seed` deals."""

    def __init__(self, trainer: Raising, name: str, new_seed: Callable[[], int]) -> None:
        self.trainer, self.name, self._new_seed = trainer, name, new_seed
        self.score = Score()

    def play(self) -> None:
        """Ask for one army after the other until the set is done or the player leaves."""
        print(score_words(self.score))
        while not self.score.is_over and self._ask():
            print(score_words(self.score))

    def _ask(self) -> bool:
        """Ask for an army; return whether to go on."""
        match = new_draw(self.trainer, self._new_seed(), self.name)
        for line in rules_in_force(match):
            print(line)
        port: Port[Any, Any] = Port(match, match.to_act)
        before: Any = port.view()
        steps: list[Any] = []
        is_done = False
        while not is_done:
            tell_question(port)
            if (choice := choice_in(port)) is None:
                return False
            steps.append(choice)
            is_done = is_last(self.trainer, match, choice)
            port.submit(choice)
        raised = answered(match.ruleset, weighing(self.trainer, before, steps))
        self.score.add(raised)
        for sentence in told(raised):
            print(sentence)
        return True
