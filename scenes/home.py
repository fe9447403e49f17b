"""The title screen of a running program: its menu follows what is in the store."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from game.core.words import _
from scenes.memory import give_back_what_is_free
from scenes.scene import Action, Point, Pointer, Scene
from scenes.title import MenuItem, Title
from scenes.ui.cardart import CardArt
from scenes.ui.dialog import Message

SHOW_AFTER = 30.0
"""Seconds without input after which a match of computer players is shown."""


class Home(Title):
    """The title. While nobody does anything it makes things ready, a little at a time.

    `warm_up` does so, and is told whether it was done before; `show` makes the scene that is put up
    when nobody has done anything for a while.
    """

    def __init__(
        self,
        menu: Callable[[], Sequence[MenuItem]],
        art: Callable[[], CardArt],
        *,
        moves: bool,
        warm_up: Callable[[bool], Iterator[None]],
        notices: Callable[[], list[str]],
        show: Callable[[], Scene[None]] | None = None,
        offer: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__(menu(), art, moves=moves)
        self._show = show
        self._offer = offer
        self._idle = 0.0
        self._menu = menu
        self._warm_up = warm_up
        self._warming = warm_up(False)
        self._notices = notices
        self._is_tidy = True
        """Whether nothing is left of a screen that was up before."""

    def enter(self) -> None:
        """Offer what there is to offer, and tell what the store has to say."""
        super().enter()
        self._offer()
        if told := self._notices():
            self.host.push(Message(_("About your saved games"), told))

    def resume(self) -> None:
        """Show the menu as it is now; what has come to its head is what one goes on with."""
        super().resume()
        self._is_tidy = False
        self._warming = chain(self._warming, self._warm_up(True))
        self._idle = 0.0
        head = self.entries[0].words
        self.reword()
        if self.entries[0].words != head:
            self.focus(self.first_focus())

    def reword(self) -> None:
        """Ask for the menu again."""
        self.entries = self._menu()
        super().reword()

    def update(self, dt: float) -> bool:
        """Let the fan open, then tidy up, then make one thing ready."""
        changed = super().update(dt)
        if not (changed or self._is_tidy):
            self._is_tidy = True
            give_back_what_is_free()
        elif not changed:
            next(self._warming, None)
        self._idle += dt
        if self._idle >= SHOW_AFTER and self._show is not None and self.host.moves:
            self._idle = 0.0
            self.host.push(self._show())
        return changed

    # -- whoever does something is not shown anything

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Do what is asked."""
        self._idle = 0.0
        return super().act(action, at)

    def point(self, pointer: Pointer) -> bool:
        """Take what the mouse did."""
        self._idle = 0.0
        return super().point(pointer)
