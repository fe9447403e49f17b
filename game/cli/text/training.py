"""A trainer in plain lines: new deals, a decision in each, and what it was worth."""

import time
from collections.abc import Callable
from typing import Any

from game.cli.telling import rules_in_force
from game.cli.text.drilling import choice_in, tell_of_lesson, tell_question
from game.core.words import _, many
from game.session.match import Match
from game.session.port import Port
from game.session.practice.trainers import Deciding, about
from game.session.practice.training import (
    BOOK,
    Score,
    is_trained,
    new_hand,
    score_words,
    told,
    weighing,
)
from game.session.review.asking import answered
from game.session.seats import think


class Training:
    """Somebody at a trainer. `new_seed` deals, `clock` gives seconds."""

    def __init__(
        self,
        trainer: Deciding,
        name: str,
        new_seed: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.trainer, self.name = trainer, name
        self._new_seed, self._clock = new_seed, clock
        self.score = Score()

    def play(self) -> None:
        """Ask one hand after the other until the set is done or the player leaves."""
        begun = self._clock()
        print(about(self.trainer))
        tell_of_lesson(self.trainer.game)
        match = self._hand()
        if match.ruleset.telling.notation:
            print(_(match.ruleset.telling.notation))
        for line in rules_in_force(match):
            print(line)
        print(score_words(self.score))
        while self._ask(match) and not self.score.is_over:
            match = self._hand()
        print(score_words(self.score))
        if self.score.is_over:
            seconds = round(self._clock() - begun)
            print(many("It took {n} second.", "It took {n} seconds.", seconds).format(n=seconds))

    def _hand(self) -> Match:
        """Return the next deal in which the person has something to decide that is trained."""
        while True:
            match = new_hand(self.trainer, self._new_seed(), self.name)
            while not match.is_over:
                port: Port[Any, Any] = Port(match, match.to_act)
                is_own, legal = match.seats[match.to_act].is_human, port.legal_actions()
                if is_own and is_trained(self.trainer, match.ruleset, port.view(), legal):
                    return match
                match.apply(match.to_act, think(match, BOOK)[0].action)

    def _ask(self, match: Match) -> bool:
        """Ask what to do with a hand; return whether to go on."""
        port: Port[Any, Any] = Port(match, match.to_act)
        tell_question(port)
        if (choice := choice_in(port)) is None:
            return False
        print(_("Weighing …"), flush=True)
        view, legal = port.view(), port.legal_actions()
        asking = weighing(self.trainer, match.ruleset, match.standing, view, legal, choice)
        weighed = answered(match.ruleset, asking)
        self.score.add(weighed)
        for sentence in told(weighed, str):
            print(sentence)
        return True
