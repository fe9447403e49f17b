"""The title screen of a running program: its menu follows what is in the store."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain

from game.core.words import _
from scenes.memory import give_back_what_is_free
from scenes.scene import Action, Point, Pointer, Scene
from scenes.title import MenuItem, Title
from scenes.ui.cardart import CardArt
from scenes.ui.dialog import Message

LOADED_FOR = 60.0
"""Seconds for which it is said that what was chosen comes, if it takes so long."""
SHOW_AFTER = 30.0
"""Seconds without input after which a match of computer players is shown."""


class Home(Title):
    """The title. While nobody does anything it makes things ready, a little at a time.

    `warm_up` does so, and is told whether it was done before; `show` makes the scene that is put up
    when nobody has done anything for a while. As long as it `is_loading` what the menu leads to,
    what is chosen there waits, and the title says so.
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
        is_loading: Callable[[], bool] = lambda: False,
    ) -> None:
        self._is_loading = is_loading
        self._wish: Callable[[], object] | None = None
        """What was chosen while what it leads to was still being loaded."""
        super().__init__(self._waiting(menu()), art, moves=moves)
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
        self.entries = self._waiting(self._menu())
        super().reword()

    # -- what is chosen while it is loaded

    def _waiting(self, entries: Sequence[MenuItem]) -> Sequence[MenuItem]:
        """Return the entries; each but the last, which leaves, then waits for what it leads to."""
        *others, last = entries
        return [*(each._replace(does=partial(self._wish_for, each.does)) for each in others), last]

    @property
    def is_awaited(self) -> bool:
        """Whether something was chosen that is not there yet."""
        return self._wish is not None

    def _wish_for(self, does: Callable[[], object]) -> None:
        """Do what was chosen, or say that it comes."""
        if self._is_loading():
            self._wish = does
            self.toast(_("One moment …"), LOADED_FOR)
        else:
            does()

    def _grant(self) -> None:
        """Do what was wished for, once it is there."""
        if self._wish is not None and not self._is_loading():
            does, self._wish = self._wish, None
            self.toast("")
            does()

    def cancel(self) -> None:
        """Wish for nothing any more; leave only who wishes for nothing."""
        if self._wish is None:
            super().cancel()
        else:
            self._wish = None
            self.toast("")

    def update(self, dt: float) -> bool:
        """Let the fan open, then tidy up, then make one thing ready."""
        changed = super().update(dt)
        self._grant()
        if self._wish is not None:
            next(self._warming, None)
        elif not (changed or self._is_tidy):
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
