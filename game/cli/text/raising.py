"""Trainers of armies in plain lines: one is raised or placed card by card, and then weighed."""

from collections.abc import Callable
from typing import Any

from game.cli.telling import rules_in_force
from game.cli.text.drilling import choice_in, tell_question
from game.cli.text.sets import TextSet
from game.session.port import Port
from game.session.practice.raising import is_last, new_draw, told, weighing
from game.session.practice.trainers import Raising
from game.session.practice.training import Score


class RaisingArmies(TextSet[Raising]):
    """Somebody who raises armies, or places them."""

    def __init__(self, trainer: Raising, name: str, new_seed: Callable[[], int]) -> None:
        super().__init__(trainer, name, new_seed)
        self.score: Score = Score()

    def ask(self) -> bool:
        """Ask for an army; return whether to go on."""
        match = new_draw(self.trainer, self.new_seed(), self.name)
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
        if (raised := self.answered(weighing(self.trainer, before, steps))) is None:
            return True
        self.score.add(raised)
        for sentence in told(raised):
            print(sentence)
        return True
