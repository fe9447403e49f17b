"""Drills one after the other: which comes next, what an answer does to the rating, when it ends."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from game.core.rng import Rng
from game.core.words import _, many, signed
from game.session.practice.answer import Answer
from game.session.practice.choosing import Wish, next_drill
from game.session.practice.drill import Asked, Drill
from game.session.practice.rating import Rating, Ratings, ratings
from game.session.store.attempts import Attempt, Attempts

STORM = 180.0
"""Seconds that a storm lasts."""


class Mode(StrEnum):
    """How drills are done."""

    RATED = "rated"
    """Every attempt counts for the rating."""
    FREE = "free"
    """None does."""
    STREAK = "streak"
    """Until the first wrong answer."""
    STORM = "storm"
    """As many as can be solved in three minutes."""


@dataclass(frozen=True)
class Outcome:
    """What an answer came to; `before` and `after` are the player's ratings."""

    answer: Answer
    before: Rating
    after: Rating


class Course:
    """The drills that somebody does in one game, in one mode.

    `today` counts days as `date.toordinal` does; `stream` chooses among drills that are as fit.
    """

    def __init__(
        self,
        drills: Sequence[Drill],
        attempts: Attempts,
        mode: Mode,
        wish: Wish,
        today: int,
        stream: Rng,
    ) -> None:
        self.game = drills[0].ruleset.id
        self.drills, self.mode, self.wish = drills, mode, wish
        self._store, self._today, self._stream = attempts, today, stream
        self._attempts = attempts.of(self.game)
        self.run = 1 + max((each.run for each in self._attempts), default=0)
        self.answers: list[bool] = []
        """Whether each answer in this course was right."""
        rated = [(each.drill, each.is_right) for each in self._attempts if each.mode == Mode.RATED]
        self.rated = len(rated)
        """How many attempts have counted before this course."""
        self.ratings: Ratings = ratings(drills, rated)

    @property
    def tried(self) -> int:
        """How many in this course."""
        return len(self.answers)

    @property
    def solved(self) -> int:
        """How many of them were right."""
        return sum(self.answers)

    @property
    def is_over(self) -> bool:
        """Whether the mode allows no more; the time of a storm is the caller's to watch."""
        return self.mode is Mode.STREAK and self.solved < self.tried

    def next(self, name: str) -> Asked | None:
        """Return the next drill for a person of this name, None where none is wished for; raise as
        `Drill.match`."""
        drill = next_drill(
            self.drills, self.wish, self._attempts, self.ratings, self._today, self._stream
        )
        return None if drill is None else Asked.of(drill, name)

    def take(self, asked: Asked, choice: Any) -> Outcome:
        """Take the answer to a drill, and keep it."""
        answer, before = Answer.to(asked, choice), self.ratings.player
        run = self.run if self.mode in (Mode.STREAK, Mode.STORM) else 0
        drill, is_right = asked.drill.id, answer.is_right
        attempt = Attempt(
            self.game, drill, str(choice), is_right, self.mode.value, run, self._today
        )
        self._store.add(attempt)
        self._attempts.append(attempt)
        self.answers.append(is_right)
        if self.mode is Mode.RATED:
            self.ratings = self.ratings.after(drill, is_right)
        return Outcome(answer, before, self.ratings.player)

    def best_run(self) -> int:
        """Return how many have been solved at most in a run of this mode, this one among them."""
        return max(self._runs().values(), default=0)

    def best_before(self) -> int | None:
        """Return how many have been solved at most in an earlier run of this mode, None where this
        is the first."""
        earlier = [solved for run, solved in self._runs().items() if run != self.run]
        return max(earlier, default=None)

    def _runs(self) -> dict[int, int]:
        """Return how many have been solved in each run of this mode."""
        runs: dict[int, int] = {}
        for each in self._attempts:
            if each.mode == self.mode:
                runs[each.run] = runs.get(each.run, 0) + each.is_right
        return runs


def of_one(drill: Drill, attempts: Attempts, today: int) -> Course:
    """Return the course of one drill alone, which does not count for the rating."""
    return Course((drill,), attempts, Mode.FREE, Wish(), today, Rng(0))


def rating_words(rating: Rating) -> str:
    """Return a rating, and that it is a guess where that is so: "roughly 1540"."""
    words = _("roughly {rating}") if rating.deviation > ROUGH else "{rating}"
    return words.format(rating=round(rating.value))


ROUGH = 100.0
"""A deviation from which on a rating is told as a guess, and one answer moves it too far for that
to mean anything."""


def score_words(course: Course, outcome: Outcome | None = None) -> str:
    """Return how the course stands: the rating and what the last answer has changed in it, or how
    many have been solved."""
    if course.mode is Mode.RATED:
        rating = rating_words(course.ratings.player)
        if outcome is None:
            return _("Your rating: {rating}.").format(rating=rating)
        if outcome.after.deviation > ROUGH:
            words = _("Your rating: {rating}; it takes some more drills to settle.")
            return words.format(rating=rating)
        change = round(outcome.after.value) - round(outcome.before.value)
        return _("Your rating: {rating} ({change}).").format(rating=rating, change=signed(change))
    told = many("{n} of {all} solved.", "{n} of {all} solved.", course.tried).format(
        n=course.solved, all=course.tried
    )
    if course.mode in (Mode.STREAK, Mode.STORM):
        best = _("Your best so far: {n}.").format(n=course.best_run())
        return f"{told} {best}"
    return told
