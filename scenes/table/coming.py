"""The next question, made a little at a time while what leads to it is still being shown."""

from collections.abc import Callable, Iterator
from typing import Any

from scenes.table.asking import Asking


class Coming:
    """What will be asked as soon as everything before it has been shown."""

    def __init__(self) -> None:
        self._view: Any = None
        self._panel: Asking | None = None
        self._steps: Iterator[None] | None = None

    def go_on(
        self,
        view: Callable[[], Any],
        make: Callable[[Any], Asking | None],
        measured: Callable[[Asking], Iterator[None]],
    ) -> None:
        """Do one step more: take the view, make the question, measure it bit by bit."""
        if self._steps is None:
            self._steps = self._made(view, make, measured)
        next(self._steps, None)

    def _made(
        self,
        view: Callable[[], Any],
        make: Callable[[Any], Asking | None],
        measured: Callable[[Asking], Iterator[None]],
    ) -> Iterator[None]:
        self._view = view()
        self._panel = make(self._view)
        yield
        if self._panel is not None:
            yield from measured(self._panel)

    def take(self, view: Any) -> Asking | None:
        """Return the question to a view, as far as it has been made, None if it has not."""
        found = self._panel if view == self._view else None
        self.drop()
        return found

    def drop(self) -> None:
        """Forget it: it is said in another language, or it is another question."""
        self._view = self._panel = self._steps = None
