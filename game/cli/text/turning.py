"""The trainer of whole turns in plain lines: every deed is typed, and then each is weighed."""

from collections.abc import Callable
from typing import Any

from game.cli.telling import rules_in_force
from game.cli.text.drilling import choice_in, tell_question
from game.cli.text.sets import TextSet
from game.session.match import Match
from game.session.port import Port
from game.session.practice.bestline import BestLine, announced, line_told
from game.session.practice.trainers import Turning
from game.session.practice.training import Score
from game.session.practice.turning import Deeds, Turned, new_turn, told, weighing
from game.session.seats import think


class WholeTurns(TextSet[Turning]):
    """Somebody who plays turns."""

    def __init__(self, trainer: Turning, name: str, new_seed: Callable[[], int]) -> None:
        super().__init__(trainer, name, new_seed)
        self.score: Score = Score()

    def ask(self) -> bool:
        """Ask for a turn; return whether to go on."""
        match = new_turn(self.trainer, self.new_seed(), self.name)
        for line in rules_in_force(match):
            print(line)
        deeds = Deeds(self.trainer)
        while not match.is_over:
            port: Port[Any, Any] = Port(match, match.to_act)
            tell_question(port)
            if (choice := choice_in(port)) is None:
                return False
            if deeds.note(port, choice):
                break
            port.submit(choice)
            _answer(match)
        if (turned := self.answered(weighing(self.trainer, deeds.moments))) is None:
            return True
        self.score.add(turned)
        for words in told(turned, turned.ruleset.telling.written):
            print(words)
        if turned.line is not None:
            _tell_line(turned, turned.line, deeds)
        return True


def _tell_line(turned: Turned, line: BestLine, deeds: Deeds) -> None:
    """Print how the turn would have gone best, a line for each deed."""
    print(announced(turned.first_wrong))
    before = deeds.port.events()[: line.since]
    found = line_told(turned.ruleset, line, before, deeds.port.names)
    for number, (deed, words) in enumerate(found, start=turned.first_wrong):
        print(f"{number}. {deed}: {words}".removesuffix(": "))


def _answer(match: Match) -> None:
    """Let the others decide what is theirs to decide in between."""
    while not match.is_over and not match.seats[match.to_act].is_human:
        match.apply(match.to_act, think(match)[0].action)
