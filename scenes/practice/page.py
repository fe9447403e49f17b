"""Practice: for every game its lesson, the deals of the day, and a match as it was last set up."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto
from functools import partial
from typing import Any

from game.core.words import _
from game.session.daily import Day, told
from game.session.practice.drillfile import has_drills
from game.session.practice.trainers import TRAINERS
from scenes.games import lesson_name
from scenes.table.signs import EmblemView
from scenes.ui.boxes import Beside, Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.page import Page
from scenes.ui.scroll import Scroll
from scenes.ui.widget import Widget
from scenes.ui.words import Words

EMBLEM = 56
"""The side of the sign of a game, in units."""


class Exercise(Enum):
    """What can be practised."""

    LESSON = auto()
    DAILY = auto()
    QUICK = auto()
    DRILLS = auto()
    TRAINER = auto()
    PROGRESS = auto()
    FRIEND = auto()
    DUPLICATE = auto()


@dataclass(frozen=True)
class Wish:
    """Which exercise is wished for, and of which game: None for progress, which is of all, and
    where a friend's code or a match says of which."""

    game: Any | None
    exercise: Exercise


class PracticePage(Page[Wish | None]):
    """A row for each game: what there is to do, and how the last days went.

    `days` are by game the days whose deals have been begun, the latest first; `new` are the games
    that have not been played, `left` those whose lesson was left: their lesson comes first.
    """

    def __init__(
        self,
        games: Sequence[Any],
        days: Mapping[str, Sequence[Day]],
        today: date,
        new: Collection[str] = (),
        left: Collection[str] = (),
    ) -> None:
        super().__init__()
        self.title = _("Learn and practise")
        self.games, self.days, self.today = games, days, today
        self.new, self.left = new, left

    def build(self) -> Widget:
        """Return the rows."""
        rows = [self._row(game) for game in self.games]
        what = _("Today’s deals are the same for everybody, and change every day.")
        back = Button(_("Back"), self.cancel)
        on = Button(
            _("Progress"), partial(self.done, Wish(None, Exercise.PROGRESS)), sign="bars", least=100
        )
        friend = Button(_("Play a friend’s deal"), partial(self.done, Wish(None, Exercise.FRIEND)))
        friend.hint = _("Play a deal from a code that a friend has sent.")
        others = Button(_("Duplicate"), partial(self.done, Wish(None, Exercise.DUPLICATE)))
        others.hint = _("Others play the cards of one of your matches.")
        column = Column(
            Words(what, size=15, ink="muted"),
            Scroll(Column(*rows, gap=16)),
            Row(friend, others, on, back, align="right", gap=8),
            gap=14,
        )
        return Frame(Panel(column, title=self.title), most=1000, full=False)

    def cancel(self) -> None:
        """Go back to the title."""
        self.done(None)

    def _row(self, game: Any) -> Widget:
        title = _(game.title)
        buttons: list[Widget] = []
        if lesson_name(game):
            lesson = self._button(_("Lesson"), game, Exercise.LESSON, "cap")
            lesson.kind = ButtonKind.PRIMARY if self._is_to_learn(game) else ButtonKind.SECONDARY
            buttons.append(lesson)
        if has_drills(game.id):
            buttons.append(self._button(_("Drills"), game, Exercise.DRILLS, "target"))
        if game.id in TRAINERS:
            found = TRAINERS[game.id]
            trained = _(found[0].title) if len(found) == 1 else _("Trainers")
            buttons.append(self._button(trained, game, Exercise.TRAINER, "cards"))
        daily = self._button(_("Today’s deals"), game, Exercise.DAILY, "clock")
        is_due = self._today(game) is None and not self._is_to_learn(game)
        daily.kind = ButtonKind.PRIMARY if is_due else ButtonKind.SECONDARY
        quick = self._button(_("Quick match"), game, Exercise.QUICK, "play")
        quick.hint = _("{game}, set up as it was last.").format(game=title)
        said = told(self.days.get(game.id, ()), self.today)
        if game.id in self.left:
            said = _("Your lesson waits where you left it.") + f" {said}"
        words = Words(f"**{title}** {{muted}}· {said}{{/}}")
        doings = Row(*buttons, daily, quick, gap=8)
        return Beside(EmblemView(game.id, EMBLEM), Column(words, doings, gap=8), gap=14)

    def _button(self, words: str, game: Any, exercise: Exercise, sign: str) -> Button:
        press: Callable[[], object] = partial(self.done, Wish(game, exercise))
        return Button(words, press, sign=sign, hint=_(game.title), least=100)

    def _is_to_learn(self, game: Any) -> bool:
        """Whether its lesson comes before all else."""
        return game.id in self.new or game.id in self.left

    def _today(self, game: Any) -> Day | None:
        days = self.days.get(game.id, ())
        return days[0] if days and days[0].day == self.today else None
