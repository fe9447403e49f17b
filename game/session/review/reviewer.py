"""A deal reviewed by the thinking process, a question at a time, while a window goes on."""

from typing import Any

from game.bots.thinker import Thinker
from game.core.ruleset import Ruleset
from game.core.words import _
from game.session.asking import Inquiry
from game.session.review.judging import Judgement, Review, reviewing
from game.session.review.moments import SeenDeal


class Reviewer:
    """Judges the decisions of one deal; call `look` again and again, it never waits."""

    def __init__(self, ruleset: Ruleset[Any, Any, Any], deal: SeenDeal, thinker: Thinker) -> None:
        self._judged = list[Judgement]()
        self._inquiry = Inquiry(ruleset, reviewing(ruleset, deal, self._judged), thinker)
        self._was_warming = False
        self.choices = sum(not moment.is_forced for moment in deal.moments)
        """How many decisions there are to judge."""

    @property
    def review(self) -> Review | None:
        """The review, None as long as it is not made."""
        return self._inquiry.found

    @property
    def trouble(self) -> str:
        """A sentence for the player where the review could not be made, "" otherwise."""
        if not self._inquiry.has_failed:
            return ""
        return _("The review was broken off: no computer player answered.")

    @property
    def judged(self) -> int:
        """How many decisions have been judged."""
        return len(self._judged)

    @property
    def is_warming(self) -> bool:
        """Whether the first answer waits until who thinks has got ready."""
        return self._inquiry.is_warming

    def look(self) -> bool:
        """Get on with the review; return whether something is new to tell."""
        is_news = self._inquiry.look() or self.is_warming != self._was_warming
        self._was_warming = self.is_warming
        return is_news

    def stop(self) -> None:
        """Drop what is being thought about."""
        self._inquiry.stop()
