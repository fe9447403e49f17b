"""What a strong player would do, and why, where a hint is asked for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.bots.catalogue import finder_of
from game.core.explain import Explanation, explained, only
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.session.asking import Answer, Asking, Question, judges_luck
from game.session.port import Turn

WHOLES = "wholes"
"""The fork of a decision's stream with which whole sets of cards are found."""


@dataclass(frozen=True)
class Hint:
    """What a strong player would do in a turn, the best first; nobody answered where nothing is
    told."""

    turn: Turn
    candidates: Answer = ()

    @property
    def explanation(self) -> Explanation[Any] | None:
        """What is said of the best choice, None where nobody has looked for it."""
        guide, best = self.turn.ruleset.telling.guide, next(iter(self.candidates), None)
        if best is None:
            return None
        is_forced = len(self.turn.legal_actions()) == 1
        if is_forced or best.tally is None:
            return only(guide, self.turn.view(), best.action, is_forced=is_forced)
        return explained(guide, self.turn.view(), best.tally)


@dataclass(frozen=True)
class Adviser:
    """Who is asked for a hint: a computer player, "" for the one who looks for the best in a
    review, and what luck there is in his thoughts on a decision, by its number."""

    bot: str = ""
    stream: Callable[[int], Rng] = judges_luck

    def asked(
        self, ruleset: Ruleset[Any, Any, Any], view: Any, legal: Sequence[Any], number: int
    ) -> Question:
        """Return the question what to do; a set of cards is one choice, where it is weighed as
        others are."""
        sense, stream = ruleset.sense, self.stream(number)
        tries = sense.tries if sense.weighs(view) and not self.bot else None
        ways = () if tries is None else tries(view, stream.fork(WHOLES))
        choices = tuple(ways if len(ways) > 1 else legal)
        return Question(self.bot or finder_of(ruleset.id), view, choices, stream, in_words=True)


def hinting(turn: Turn, adviser: Adviser) -> Asking[Hint]:
    """Ask for a hint in a turn; the generator returns it."""
    legal = turn.legal_actions()
    return Hint(turn, (yield adviser.asked(turn.ruleset, turn.view(), legal, turn.number)))
