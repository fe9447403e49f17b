"""The ways to a lesson: offered once for each game, begun at any time, gone on with later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from game.bots.thinker import Thinker
from game.core.words import _
from game.rulesets.catalogue import RULESETS
from game.session.lessons import BEGUN, FIRST, keep, setting, so_far
from game.session.occasion import GUEST
from game.session.store import Store
from scenes.games import lesson_name
from scenes.looks import PlayersLook
from scenes.scene import Scene
from scenes.ui.button import ButtonKind
from scenes.ui.dialog import Answer, Confirm, Dialog

if TYPE_CHECKING:
    from scenes.classroom import Keep
    from scenes.show.lesson import Lesson
    from scenes.show.live import Live


class Beginning(Protocol):
    """The ways to a new match."""

    def set_up(self, game: Any) -> None:
        """Open the set-up of a game."""


class Host(Protocol):
    """The program that lessons are begun from."""

    store: Store
    thinker: Thinker
    look: PlayersLook

    @property
    def beginning(self) -> Beginning:
        """The ways to a new match."""

    def show(self, scene: Scene[Any], on_result: Callable[[Any], object] | None = None) -> None:
        """Put a scene on top."""


class Lessons:
    """Offers and begins the lessons of a program. What is kept of one are its decisions."""

    def __init__(self, program: Host) -> None:
        self.program = program

    def offer_first(self) -> None:
        """Ask whoever starts the program for the first time whether a game is to be shown."""
        if self._is_to_offer(FIRST):
            words = _("A few short hands of whist show you how bidding and tricks work.")
            title = _("Is this your first time here?")
            game = RULESETS[FIRST]
            play = partial(self.program.beginning.set_up, game)
            self._ask(title, words, partial(self.start, game, play=play), lambda: None)

    def offer(self, game: Any, otherwise: Callable[[], object]) -> None:
        """Ask whoever comes to a game for the first time whether to be shown its lesson; do what is
        to be done `otherwise` without it, or after it."""
        if not self._is_to_offer(game.id):
            otherwise()
            return
        title = _("{game} for the first time?").format(game=_(game.title))
        words = _("A few minutes with a guide beside you show what it is about.")
        self._ask(title, words, partial(self.start, game, otherwise), otherwise)

    def start(
        self,
        game: Any,
        back: Callable[[], object] = lambda: None,
        play: Callable[[], object] | None = None,
    ) -> None:
        """Begin the lesson of a game, or go on with it, whatever else is going on.

        `back` leads to where one came from; `play` to a match, which is offered at the end.
        """
        begun = so_far(self.program.store, game.id)
        teach = partial(self._teach, game, back, play)
        if not begun:
            teach(())
            return
        answers: list[Answer[tuple[str, ...] | None]] = [
            Answer(_("Start over"), ()),
            Answer(_("Go on"), begun, ButtonKind.PRIMARY),
        ]
        words = [_("You left this lesson before its end.")]
        asks: Dialog[tuple[str, ...] | None] = Dialog(lesson_name(game), words, answers, None)
        self.program.show(asks, lambda done: back() if done is None else teach(done))

    def show_hand(self, game: str, ended: Callable[[], object], then: Callable[[], object]) -> None:
        """Show the first deal alone of a game's lesson, from where it was left; `ended` is called
        as soon as it is over, `then` when its table has gone. Raise BadContent."""

        from scenes.show.lesson import LESSONS  # The title does without it.

        def note(decisions: Sequence[str]) -> None:
            # None are kept at the end, but also where the first is taken back.
            if not decisions and table.port.is_over:
                ended()
            keep(self.program.store, game, decisions)

        begun = so_far(self.program.store, game)
        table = self._table(LESSONS[game].in_short(), begun, note)
        self.program.show(table, lambda _none: then())

    # -- within

    def _is_to_offer(self, game: str) -> bool:
        """Tell whether a lesson is still to be offered, and remember that it has been."""
        program = self.program
        has_been = bool(program.store.settings.get(setting(game)))
        if has_been or not program.look.is_live or not lesson_name(RULESETS[game]):
            return False
        program.store.settings.set(setting(game), "offered")
        return True

    def _ask(
        self, title: str, words: str, show: Callable[[], object], otherwise: Callable[[], object]
    ) -> None:
        offer = Confirm(title, [words], _("Show me"), _("Not now"))
        self.program.show(offer, lambda wants: show() if wants else otherwise())

    def _teach(
        self,
        game: Any,
        back: Callable[[], object],
        play: Callable[[], object] | None,
        begun: Sequence[str],
    ) -> None:
        from scenes.show.lesson import LESSONS  # The title does without it.

        note = partial(keep, self.program.store, game.id)
        wishes: list[Callable[[], object]] = []
        wish = None if play is None else partial(wishes.append, play)
        table = self._table(LESSONS[game.id], begun, note, wish)
        self.program.show(table, lambda _none: wishes[0]() if wishes else back())

    def _table(
        self,
        lesson: Lesson,
        begun: Sequence[str],
        note: Keep,
        play: Callable[[], object] | None = None,
    ) -> Live:
        """Return the table of a lesson, after the decisions so far."""
        from scenes.classroom import lesson_table  # The title does without it.

        program = self.program
        program.thinker.cancel()
        program.store.settings.set(setting(lesson.ruleset.id), BEGUN)
        return lesson_table(
            lesson,
            GUEST,
            begun,
            program.thinker,
            program.look,
            program.store.take_notices,
            note,
            play,
        )
