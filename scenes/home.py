"""The title screen of a running program: its menu follows what is in the store."""

from collections.abc import Callable, Iterator, Sequence

from game.core.words import _
from scenes.title import Entry, Title
from scenes.ui.cardart import CardArt
from scenes.ui.dialog import Message


class Home(Title):
    """The title. While nobody does anything it makes things ready, a little at a time."""

    def __init__(
        self,
        menu: Callable[[], Sequence[Entry]],
        art: Callable[[], CardArt],
        *,
        moves: bool,
        warm_up: Callable[[], Iterator[None]],
        notices: Callable[[], list[str]],
    ) -> None:
        super().__init__(menu(), art, moves=moves)
        self._menu = menu
        self._warming = warm_up()
        self._notices = notices

    def enter(self) -> None:
        """Tell what the store has to say."""
        super().enter()
        if told := self._notices():
            self.host.push(Message(_("About your saved games"), told))

    def resume(self) -> None:
        """Show the menu as it is now."""
        super().resume()
        self.reword()

    def reword(self) -> None:
        """Ask for the menu again."""
        self.entries = self._menu()
        super().reword()

    def update(self, dt: float) -> bool:
        """Let the fan open, then make one thing ready."""
        changed = super().update(dt)
        if not changed:
            next(self._warming, None)
        return changed
