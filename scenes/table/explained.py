"""What stands on the table and tells what it means to whoever points at it."""

from collections.abc import Callable

import pygame

from game.core.meaning import Meaning
from scenes.ui.ring import draw_ring
from scenes.ui.widget import Style, Widget


class Explained(Widget):
    """A thing on the table, told of by mouse, keys and pad alike; F1 opens the book there."""

    def __init__(self, label: str = "", *, hint: str = "") -> None:
        super().__init__(label, hint=hint)
        self._meaning_of: Callable[[], Meaning | None] | None = None
        self.gives_way: Callable[[], bool] = lambda: False
        """Whether something stands over it, so that it is not seen."""

    def explain_by(self, meaning_of: Callable[[], Meaning | None]) -> None:
        """Take what tells the meaning at any moment; from now on it can have the focus."""
        self._meaning_of = meaning_of

    @property
    def takes_focus(self) -> bool:  # type: ignore[override]
        """It can have the focus where it tells something and is to be seen."""
        return self._meaning_of is not None and not self.gives_way()

    def meant(self) -> Meaning | None:
        """Return what it means now."""
        return None if self._meaning_of is None else self._meaning_of()

    @property
    def takes_pointer(self) -> bool:
        """It tells something where the pointer rests."""
        return (bool(self.hint) or self._meaning_of is not None) and not self.gives_way()

    @property
    def tip(self) -> str:
        """What it means, and what else there is to be told of it."""
        meaning = self.meant()
        told = meaning.words if meaning else ""
        return f"{told} {self.hint}".strip()

    def draw_focus(self, surface: pygame.Surface, style: Style) -> None:
        """Draw the ring of the focus around it."""
        if self.shows_ring:
            draw_ring(surface, style, self.rect)
