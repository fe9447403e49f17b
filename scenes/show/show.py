"""What whoever drives a match asks of the show of it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol

import pygame

from game.core.protocols import Event
from scenes.anim.director import Director
from scenes.ui.widget import Widget


class Show(Protocol):
    """A table or a field on a page, on which a match is seen.

    It is told positions and events, and knows nothing of who drives it. What is seen is the
    director's picture.
    """

    director: Director[Any]

    @property
    def is_ready(self) -> bool:
        """Whether it can be drawn without a pause."""

    def set(self, picture: Any) -> None:
        """Show a picture at once; what was to be shown before it is forgotten."""

    def settle(self, *, cut: bool = False) -> None:
        """Say where everything in the picture belongs; with `cut` it is there at once."""

    def renew(self) -> None:
        """Draw everything anew, in the size and the look that the page has by then."""

    def release(self) -> None:
        """Give back the pictures: nobody looks on any more."""

    def update(self, dt: float) -> bool:
        """Let time pass but for the director; return whether anything changed."""

    def spoil(self, widget: Widget | None) -> None:
        """Have everything drawn again that is seldom drawn, or one widget."""

    def pieces(self, surface: pygame.Surface) -> Iterator[None]:
        """Make its first picture on a surface of which nothing is seen, a little with each step."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is behind the page's widgets."""


class ShowAgain(Show, Protocol):
    """A show of a match that is moved through forwards and backwards."""

    leaps: tuple[str, str]
    """What the buttons say that go to the deal before and to the next, to be translated."""
    opens: str
    """What the switch says that shows what was hidden, to be translated."""

    def furnish(self) -> Widget:
        """Return new widgets that stand above the controls."""

    def tell(self) -> None:
        """Tell these widgets what is to be seen."""

    def starts(self, events: Sequence[Event]) -> list[int]:
        """Return after how many of the events each deal can be seen."""

    def sentences(self, events: Sequence[Event]) -> Iterable[str]:
        """Return what is said of each of the events, as markup."""
