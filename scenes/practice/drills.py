"""The way to drills: the page of a game's drills, one after the other at the table, and back."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from typing import Any, Protocol

from game.bots.thinker import Thinker
from game.core.fields import BadContent
from game.core.on_demand import LoadedOnDemand
from game.core.rng import Rng
from game.core.words import _
from game.session.occasion import GUEST
from game.session.practice.choosing import Wish
from game.session.practice.course import Course, Mode, of_one
from game.session.practice.drill import Asked, Drill
from game.session.practice.drillfile import GAMES, drills_of
from game.session.store import Store
from scenes.looks import PlayersLook
from scenes.practice.choosing import DrillsPage, Wanted
from scenes.practice.run import Run
from scenes.practice.stormed import StormPage
from scenes.scene import Scene
from scenes.ui.dialog import Message
from scenes.ui.text import escape


class Host(Protocol):
    """The program that drills are begun from."""

    store: Store
    thinker: Thinker
    look: PlayersLook

    def show(self, scene: Scene[Any], on_result: Callable[[Any], object] | None = None) -> None:
        """Put a scene on top."""

    def new_seed(self) -> int:
        """Return a seed that nobody could foresee."""


def ask_one(
    program: Host,
    drill: Drill,
    answered: Callable[[bool], object],
    then: Callable[[], object],
) -> None:
    """Put one drill on the table; `answered` is told at once whether it was solved, unless the
    player leaves it, and `then` is called when the table has gone. It does not count for the
    rating. Raise as `Drill.match`."""
    course = of_one(drill, program.store.attempts, date.today().toordinal())
    run = Run(course, most=1, on_answer=answered)
    program.thinker.cancel()
    table = screen_of_drill(Asked.of(drill, GUEST), run, program.thinker, program.look)
    program.show(table, lambda _none: then())


def screen_of_drill(asked: Asked, run: Run, thinker: Thinker, look: PlayersLook) -> Any:
    """Return the screen on which a drill is asked, by what is played."""
    return DRILLED[asked.drill.ruleset.id](asked, run, thinker, look)


DRILLED: Mapping[str, Callable[..., Any]] = LoadedOnDemand(
    dict.fromkeys(GAMES, "scenes.practice.table:DrillTable")
    | {"berserk": "scenes.practice.battle:DrillBattle"}
)
"""By the id of the ruleset: what makes the screen of a drill."""


class Drills:
    """Begins the drills of a program; `back` leads to where one came from."""

    def __init__(self, program: Host, back: Callable[[], object]) -> None:
        self.program, self.back = program, back

    def open(self, game: str, wish: Wish | None = None) -> None:
        """Ask which drills of a game are wanted."""
        try:
            drills = drills_of(game)
        except BadContent as wrong:
            told = Message(_("These drills cannot be shown"), [escape(str(wrong))])
            self.program.show(told, lambda _none: self.back())
            return
        standing = self._course(drills, Mode.RATED, wish or Wish())
        page = DrillsPage(drills, standing.ratings.player, standing.rated, wish)
        self.program.show(page, lambda wanted: self._begin(drills, wanted))

    def _begin(self, drills: Sequence[Drill], wanted: Wanted | None) -> None:
        if wanted is None:
            self.back()
            return
        self.program.thinker.cancel()
        self._go_on(Run(self._course(drills, wanted.mode, wanted.wish)))

    def _course(self, drills: Sequence[Drill], mode: Mode, wish: Wish) -> Course:
        stream = Rng(self.program.new_seed())
        return Course(
            drills, self.program.store.attempts, mode, wish, date.today().toordinal(), stream
        )

    def _go_on(self, run: Run) -> None:
        """Put the next drill on the table."""
        try:
            asked = run.course.next(GUEST)
        except ValueError as wrong:
            told = Message(_("This drill cannot be shown"), [escape(str(wrong))])
            self.program.show(told, lambda _none: self._close(run))
            return
        if asked is None:
            self._close(run)
            return
        table = screen_of_drill(asked, run, self.program.thinker, self.program.look)
        self.program.show(table, lambda _none: self._after(run, table.wants_next))

    def _after(self, run: Run, wants_next: bool) -> None:
        if wants_next and not run.is_over:
            self._go_on(run)
        else:
            self._close(run)

    def _close(self, run: Run) -> None:
        """Say how it went where that was not said yet, and go back to the page."""
        if run.is_hurried and run.course.tried:
            self.program.show(StormPage(run.course), partial(self._after_storm, run.course))
        else:
            self.open(run.course.game, run.course.wish)

    def _after_storm(self, course: Course, wants_another: bool) -> None:
        if wants_another:
            self._begin(course.drills, Wanted(course.mode, course.wish))
        else:
            self.open(course.game, course.wish)
