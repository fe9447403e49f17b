"""The ways to practice: the page of what there is, and from there to a lesson or a table."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any, Protocol

from game.bots.catalogue import is_judged
from game.bots.thinker import Thinker
from game.session.daily import daily_match, occasion_of, past
from game.session.lessons import is_begun, so_far
from game.session.occasion import GUEST
from game.session.practice.choosing import Wish as Themes
from game.session.practice.drillfile import drills_if_sound
from game.session.progress.progress import progress_of
from scenes.crossroads import Crossroads
from scenes.practice.page import Exercise, PracticePage, Wish
from scenes.practice.progress import ProgressPage, Train


class Host(Crossroads, Protocol):
    """The program that practice is begun from."""

    thinker: Thinker

    def games(self) -> list[Any]:
        """Return the games of the window."""

    def can_be_played(self, game: Any) -> bool:
        """Tell whether the files of a game are sound; if one is not, say which and why."""

    def resume(self, id: int, back: Callable[[], object] | None = None) -> None:
        """Go on with a stored match; `back` leads to where one came from."""


class Practice:
    """Begins the exercises of a program."""

    def __init__(self, program: Host) -> None:
        self.program = program

    def open(self) -> None:
        """Show what there is to learn and to practise, game by game."""
        today, matches = date.today(), self.program.store.matches.all()
        games = self.program.games()
        days = {game.id: past(matches, game.id, today) for game in games}
        played = {each.ruleset for each in matches}
        store = self.program.store
        left = {each.id for each in games if so_far(store, each.id)}
        new = {each.id for each in games if each.id not in played and not is_begun(store, each.id)}
        self.program.show(PracticePage(games, days, today, new, left), self._begin)

    def _begin(self, wish: Wish | None) -> None:
        if wish is None:
            return
        if wish.exercise is Exercise.PROGRESS:
            self.show_progress()
        elif wish.exercise is Exercise.FRIEND:
            self.program.shared_cards.play_friends(self.open)
        elif wish.exercise is Exercise.DUPLICATE:
            self.program.shared_cards.choose(self.open)
        elif self.program.can_be_played(wish.game):
            self._practise(wish)

    def _practise(self, wish: Wish) -> None:
        if wish.exercise is Exercise.LESSON:
            play = partial(self.program.beginning.set_up, wish.game, self.open)
            self.program.lessons.start(wish.game, self.open, play)
        elif wish.exercise is Exercise.QUICK:
            beginning = self.program.beginning
            beginning.start(beginning.usual(wish.game), self.open)
        elif wish.exercise is Exercise.DRILLS:
            self._open_drills(wish.game)
        elif wish.exercise is Exercise.TRAINER:
            self._train(wish.game)
        else:
            self._play_daily(wish.game, date.today())

    def show_progress(self) -> None:
        """Show how one gets on, and lead to what is to be trained."""
        store = self.program.store
        games = [game for game in self.program.games() if is_judged(game.id)]
        progress = {
            game.id: progress_of(
                game.id,
                store.choices.of(game.id),
                store.attempts.of(game.id),
                drills_if_sound(game.id),
            )
            for game in games
        }
        self.program.show(ProgressPage(games, progress), self._train_theme)

    def _train_theme(self, wanted: Train | None) -> None:
        """Offer the drills of a theme; None leads back."""
        from scenes.practice.drills import Drills  # The title does without it.

        if wanted is None:
            self.open()
            return
        wish = Themes(themes=frozenset({wanted.theme}))
        Drills(self.program, self.show_progress).open(wanted.game, wish)

    def _open_drills(self, game: Any) -> None:
        from scenes.practice.drills import Drills  # The title does without it.

        Drills(self.program, self.open).open(game.id)

    def _train(self, game: Any) -> None:
        from scenes.practice.training import Training  # The title does without it.

        Training(self.program, self.open).open(game.id)

    def _play_daily(self, game: Any, day: date) -> None:
        """Sit down to the deals of the day as far as they have got; those that are over are shown
        again."""
        occasion = occasion_of(game.id, day)
        begun = self.program.store.matches.of(occasion)
        if begun is None:
            match = daily_match(game, day, GUEST)
            self.program.sit_down(self.program.store.matches.begin(match, occasion), self.open)
        elif begun.is_over:
            look = self.program.reviews.open if is_judged(game.id) else self.program.replay
            look(begun.id, self.open)
        else:
            self.program.resume(begun.id, self.open)
