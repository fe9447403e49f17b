"""A trainer in plain lines: new deals, a decision in each, and what it was worth."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from game.cli.telling import rules_in_force
from game.cli.text.drilling import choice_in, name_by_number, tell_question
from game.cli.text.hinting import look_lines, table_lines
from game.cli.text.sets import TextSet
from game.core.words import many
from game.session.match import Match
from game.session.port import Port
from game.session.practice.trainers import Deciding
from game.session.practice.training import (
    BOOK,
    Score,
    is_trained,
    new_hand,
    rival_words,
    verdict,
    weighing,
)
from game.session.seats import think


class Training(TextSet[Deciding]):
    """Somebody who decides; `clock` gives seconds."""

    def __init__(
        self,
        trainer: Deciding,
        name: str,
        new_seed: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(trainer, name, new_seed)
        self.score: Score = Score()
        self._clock = clock
        self._more: Sequence[str] = ()
        """The table of the last answer."""

    def play(self) -> None:
        """Say at the end of a set how long it took."""
        begun = self._clock()
        super().play()
        if self.score.is_over:
            seconds = round(self._clock() - begun)
            print(many("It took {n} second.", "It took {n} seconds.", seconds).format(n=seconds))

    def _hand(self) -> Match:
        """Return the next deal in which the person has something to decide that is trained."""
        while True:
            match = new_hand(self.trainer, self.new_seed(), self.name)
            while not match.is_over:
                port: Port[Any, Any] = Port(match, match.to_act)
                is_own, legal = match.seats[match.to_act].is_human, port.legal_actions()
                if is_own and is_trained(self.trainer, match.ruleset, port.view(), legal):
                    return match
                match.apply(match.to_act, think(match, BOOK)[0].action)

    def ask(self) -> bool:
        """Ask what to do with a hand; return whether to go on."""
        match = self._hand()
        if not self.score.tried:
            for line in rules_in_force(match):
                print(line)
        port: Port[Any, Any] = Port(match, match.to_act)
        tell_question(port)
        if (choice := choice_in(port, self._more)) is None:
            return False
        if (weighed := self.answered(weighing(self.trainer, port, choice))) is None:
            return True
        self.score.add(weighed)
        name, why = name_by_number(port), weighed.explanation
        for line in (verdict(weighed, name), *look_lines(why, name)):
            print(line)
        self._more = [*filter(None, [rival_words(weighed, name)]), *table_lines(why, name)]
        return True
