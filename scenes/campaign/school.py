"""What is taught on the road: hands before it, and the decisions that teachers set."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from game.bots.thinker import Thinker
from game.core.fields import BadContent
from game.core.words import _
from game.session.campaign import outcome, schooling
from game.session.campaign.journey import Journey
from game.session.campaign.season import Season
from game.session.campaign.steps import SHOW, SKIP_ALL
from game.session.campaign.stops import RIDDLE_SOLVED
from game.session.store import Store
from scenes.campaign.stop import StopPage
from scenes.lessons import Lessons
from scenes.looks import PlayersLook
from scenes.scene import Scene
from scenes.ui.dialog import Message
from scenes.ui.text import escape


class SchoolWays(Protocol):
    """The program in which something is taught."""

    store: Store
    thinker: Thinker
    look: PlayersLook
    lessons: Lessons

    def show(self, scene: Scene[Any], on_result: Callable[[Any], object] | None = None) -> None:
        """Put a scene on top."""

    def new_seed(self) -> int:
        """Return a seed that nobody could foresee."""


def tell_there(
    ways: SchoolWays, before: Season, after: Season, words: str, go_on: Callable[[], object]
) -> None:
    """Tell what came of a choice, over the stop where it was made, and what it has brought; then
    go on."""
    there = StopPage(before)
    ways.show(there, lambda _step: go_on())
    brought = outcome.brought_between(before, after)
    told = [escape(words), *([f"{{gold}}{escape(brought)}{{/}}"] if brought else [])]
    ways.show(Message(there.title, told), lambda _none: there.done(""))


class School:
    """Teaches whoever walks; `go_on` shows what is to be done next."""

    def __init__(self, ways: SchoolWays, go_on: Callable[[], object]) -> None:
        self._ways, self._go_on = ways, go_on

    def prologue(self, journey: Journey, wish: str) -> bool:
        """Show a hand, or skip all that are left; return False for a wish that is a step."""
        word, _space, game = wish.partition(" ")
        if wish == SKIP_ALL:
            for each in journey.season.trail.to_learn:
                journey.make(f"skip {each}")
            self._go_on()
        elif word == SHOW:
            self.hand(game, partial(journey.make, f"learnt {game}"))
        else:
            return False
        return True

    def hand(self, game: str, learnt: Callable[[], object] = lambda: None) -> None:
        """Show a short hand of a game; `learnt` is called as soon as it is over."""
        try:
            self._ways.lessons.show_hand(game, learnt, self._go_on)
        except BadContent as wrong:
            self._tell(_("This hand cannot be shown"), str(wrong))

    def lesson(self, journey: Journey, step: str, came: str) -> None:
        """Set what the teacher sets; the step is made with the answer, and what `came` told."""
        from scenes.practice.drills import ask_one  # The road does without it until now.

        season = journey.season
        assert season.node is not None
        answers: list[bool] = []

        def answered(is_solved: bool) -> None:
            answers.append(is_solved)
            journey.make(f"{step} {RIDDLE_SOLVED}" if is_solved else step)

        def then() -> None:
            if not answers:
                self._go_on()
                return
            told = schooling.answered_words(is_solved=answers[0])
            tell_there(self._ways, season, journey.season, f"{told} {came}", self._go_on)

        try:
            ask_one(self._ways, schooling.drill_at(season, season.node), answered, then)
        except ValueError as wrong:
            self._tell(_("This drill cannot be shown"), str(wrong))

    def _tell(self, title: str, words: str) -> None:
        self._ways.show(Message(title, [escape(words)]), lambda _none: self._go_on())
