"""What a season teaches in text: a short hand before the road, and what a teacher sets."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any

from game.cli.text.drilling import Drilling
from game.cli.text.lesson import LessonMode
from game.core.words import _
from game.session.lessons import BEGUN, keep, setting, so_far
from game.session.occasion import GUEST
from game.session.practice.course import of_one
from game.session.practice.drill import Drill
from game.session.store import Store

FindLesson = Callable[[str], Any]
"""(id of a game) -> what the window calls its Lesson."""


class HandMode(LessonMode):
    """The first deal of a lesson, on the way to a season."""

    def tell_end(self) -> None:
        """Print what was to be learned; the road goes on."""
        print(_(self.lesson.moral))

    def _farewell(self) -> str:
        self.store.barrier()
        return _("The hand is kept; you can go on from here.")


def show_hand(game: str, find: FindLesson, store: Store) -> bool:
    """Show a short hand of a game, from where it was left; return whether it is over."""
    lesson = find(game).in_short()
    store.settings.set(setting(game), BEGUN)
    match = lesson.match(GUEST, so_far(store, game))
    HandMode(lesson, match, store, partial(keep, store, game)).play()
    return bool(match.is_over)


def ask_drill(drill: Drill, store: Store) -> bool | None:
    """Ask a drill; return whether it was solved, None where the player left it."""
    course = of_one(drill, store.attempts, date.today().toordinal())
    return Drilling(course, GUEST).ask_alone()
