"""A deal reviewed by the thinking process, a question at a time, while a window goes on."""

from typing import Any

from game.bots.catalogue import JUDGES
from game.bots.thinker import Thinker
from game.core.protocols import Ruleset
from game.core.words import _
from game.session.review.judging import Answer, Question, Review, reviewing
from game.session.review.moments import SeenDeal


class Reviewer:
    """Judges the decisions of one deal; call `look` again and again, it never waits."""

    def __init__(self, ruleset: Ruleset[Any, Any, Any], deal: SeenDeal, thinker: Thinker) -> None:
        self._ruleset, self._thinker = ruleset, thinker
        self._asking = reviewing(ruleset, deal)
        self._question: Question | None = None
        self._is_asked = False
        self._looked_at = 0
        self.choices = sum(not moment.is_forced for moment in deal.moments)
        """How many decisions there are to judge."""
        self.review: Review | None = None
        self.trouble = ""
        """A sentence for the player where the review could not be made, "" otherwise."""
        self._send(None)

    @property
    def judged(self) -> int:
        """How many decisions have been judged."""
        return self.choices if self.review else max(0, self._looked_at - 1)

    def look(self) -> bool:
        """Get on with the review; return whether something is new to tell."""
        if self._question is None:
            return False
        if not self._is_asked:
            asked = self._question
            seen, stream = (asked.view, asked.legal), asked.stream
            self._thinker.ask(self._ruleset, asked.bot, *seen, stream, can_wait=True)
            self._is_asked = True
        if (thought := self._thinker.look()) is None:
            return False
        self._is_asked = False
        if thought.failed:
            self._question = None
            self.trouble = _("The review was broken off: no computer player answered.")
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
            self._question = next(self._asking) if answer is None else self._asking.send(answer)
            self._looked_at += self._question.bot == JUDGES[self._ruleset.id].finder
        except StopIteration as done:
            self._question, self.review = None, done.value
