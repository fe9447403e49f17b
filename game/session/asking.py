"""Questions to computer players, answered here and now or by the thinking process, one at a time.

Whoever judges something is a generator that asks, is sent the answers, and returns what it found.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Any, Generic, TypeVar

from game.bots.catalogue import make_bot
from game.bots.tallies import with_tally
from game.bots.thinker import Thinker
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.core.ruleset import Ruleset

R = TypeVar("R")


@dataclass(frozen=True)
class Question:
    """What a computer player is asked: to weigh these actions by a view, or (STAKES) what is at
    stake after a standing; `in_words` where the best is to come with its tally."""

    bot: str
    view: Any
    legal: tuple[Any, ...]
    stream: Rng
    in_words: bool = False


def judges_luck(number: int) -> Rng:
    """Return the stream of whoever judges a decision, by its number.

    It is one for a hint, the coach and the review, so that all of them find the same; no seed of a
    match has a part in it.
    """
    return Rng(0).fork("review", number)


Answer = Sequence[Candidate[Any]]
Asking = Generator[Question, Answer, R]


def last_thought(thoughts: Iterable[Answer], most: float = inf) -> Answer:
    """Return what a computer player comes to in the end, or `most` seconds after the first thought
    that names a move (what comes before may wait for the compiler)."""
    best: Answer = ()
    end = inf
    for thought in thoughts:
        if thought:  # an empty one is only a place to stop at: nothing is new
            end = min(end, monotonic() + most)
            best = thought
        if monotonic() >= end:
            break
    return best


def answered(
    ruleset: Ruleset[Any, Any, Any],
    asking: Asking[R],
    note: Callable[[], object] = lambda: None,
    *,
    most: float = inf,
) -> R:
    """Return what is found when every question is answered here and now, each in `most` seconds;
    `note` is called before each."""
    try:
        question = next(asking)
        while True:
            note()
            bot = make_bot(ruleset, question.bot)
            thoughts = bot.think(question.view, question.legal, question.stream)
            answer = last_thought(thoughts, most)
            if question.in_words and len(question.legal) > 1:
                answer = with_tally(ruleset, question.view, answer, question.stream)
            question = asking.send(answer)
    except StopIteration as done:
        found: R = done.value
        return found


class Inquiry(Generic[R]):
    """Questions answered by the thinking process; call `look` again and again, it never waits."""

    def __init__(
        self, ruleset: Ruleset[Any, Any, Any], asking: Asking[R], thinker: Thinker
    ) -> None:
        self._ruleset, self._asking, self._thinker = ruleset, asking, thinker
        self._is_asked = False
        self.question: Question | None = None
        """What is asked now, None at the end."""
        self.found: R | None = None
        self.has_failed = False
        """Whether no computer player answered."""
        self._send(None)

    @property
    def is_warming(self) -> bool:
        """Whether the answer waits until who thinks has got ready."""
        return self._is_asked and self._thinker.is_warming

    def look(self) -> bool:
        """Get on; return whether a question has been answered, or none will be."""
        if self.question is None:
            return False
        if not self._is_asked:
            asked = self.question
            self._thinker.ask(
                self._ruleset,
                asked.bot,
                asked.view,
                asked.legal,
                asked.stream,
                can_wait=True,
                in_words=asked.in_words,
            )
            self._is_asked = True
        if (thought := self._thinker.look()) is None:
            return False
        self._is_asked = False
        if thought.failed:
            self.question, self.has_failed = None, True
        else:
            self._send(thought.candidates)
        return True

    def stop(self) -> None:
        """Drop what is being thought about."""
        if self._is_asked:
            self._thinker.cancel()
            self._is_asked = False

    def _send(self, answer: Answer | None) -> None:
        try:
            self.question = next(self._asking) if answer is None else self._asking.send(answer)
        except StopIteration as done:
            self.question, self.found = None, done.value
