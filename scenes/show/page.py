"""A page on which a show stands: what all who drive one have in common."""

from collections.abc import Iterator
from typing import Any

import pygame

from game.session.port import Port
from scenes.rulebook import RuleBook
from scenes.show.look import Look
from scenes.show.show import Show
from scenes.theme import Layout
from scenes.ui.page import Page
from scenes.ui.widget import Widget


class ShowPage(Page[None]):
    """Gives a show its room and its part in the picture; a subclass drives it."""

    show: Show
    look: Look
    port: Port[Any, Any]
    """The door through which the match is seen."""
    _has_begun = False
    """Whether all that it shows at first has been made, or is being made."""

    @property
    def is_ready(self) -> bool:
        """Whether the show can be drawn without a pause."""
        return self.show.is_ready

    def open_rules(self, clause: str = "") -> None:
        """Open the rule book at a clause ("" for its beginning)."""
        self.host.push(RuleBook(self.port.ruleset.rule_book(), clause))

    def resize(self, layout: Layout) -> None:
        """Lay everything out again and draw the show in its new size."""
        self.show.renew()
        super().resize(layout)
        self.show.settle(cut=True)

    def leave(self) -> None:
        """Give back the pictures at once, whenever the rest of the page goes."""
        self.show.release()

    def repaint(self, widget: Widget | None = None) -> None:
        """Have the picture drawn again, with all that stands on it, or one widget of it."""
        if widget is None or widget.style is not None:
            self.show.spoil(widget)  # What stands nowhere yet is drawn when it does.
        super().repaint(widget)

    def relayout(self, within: Widget | None = None) -> None:
        """Have every widget placed anew, or what is inside of one, and that drawn again."""
        self.show.spoil(within)
        super().relayout(within)

    def pieces(self, surface: pygame.Surface) -> Iterator[None]:
        """Make what stands on the show when it has begun, then the show itself; later only what
        has come."""
        if self._has_begun:
            yield from super().pieces(surface)
            return
        self._has_begun = True
        self.update(0.0)
        self._newcomers = []
        yield
        yield from super().pieces(surface)
        yield from self.show.pieces(surface)

    def draw_background(self, surface: pygame.Surface) -> None:
        """Draw the show."""
        self.show.draw(surface)
