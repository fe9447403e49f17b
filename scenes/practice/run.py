"""Drills one after the other at the screen, against the clock where there is one."""

from collections.abc import Callable
from typing import Any

from game.session.practice.course import STORM, Course, Mode, Outcome, score_words
from game.session.practice.drill import Asked


class Run:
    """A course, how much time is left of it, and how many drills it has at most (None: no end);
    `on_answer` is told of each whether it is right."""

    def __init__(
        self,
        course: Course,
        most: int | None = None,
        on_answer: Callable[[bool], object] = lambda is_right: None,
    ) -> None:
        self.course, self.most, self.on_answer = course, most, on_answer
        self.is_hurried = course.mode is Mode.STORM
        """Whether there is no time to say anything of an answer."""
        self._left = STORM

    @property
    def is_over(self) -> bool:
        """Whether no drill is to come after this one."""
        is_full = self.most is not None and self.course.tried >= self.most
        return self.course.is_over or is_full or (self.is_hurried and self._left <= 0)

    def time_left(self) -> str | None:
        """Return the time left in minutes and seconds, None where there is no clock."""
        if not self.is_hurried:
            return None
        minutes, seconds = divmod(max(0, int(self._left)), 60)
        return f"{minutes}:{seconds:02}"

    def tick(self, dt: float) -> bool:
        """Let time pass; return whether the clock shows another time."""
        before = self.time_left()
        self._left -= dt
        return self.time_left() != before

    def take(self, asked: Asked, choice: Any) -> Outcome:
        """Take the answer to a drill."""
        outcome = self.course.take(asked, choice)
        self.on_answer(outcome.answer.is_right)
        return outcome

    def score(self, outcome: Outcome | None = None) -> str:
        """Return how it stands."""
        return score_words(self.course, outcome)
