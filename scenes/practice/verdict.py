"""The page that says how something was answered, and leads on to the next."""

from abc import abstractmethod
from collections.abc import Sequence

from game.core.words import _
from scenes.scene import Cover
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.page import Page
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


class Verdict(Page[bool]):
    """Lies over the table; the result is whether to go on with the next.

    `score` says how it stands, `way_on` what the button says that leads to the next, "" where there
    is none.
    """

    cover = Cover.VEIL

    def __init__(self, title: str, score: str, way_on: str) -> None:
        super().__init__()
        self.title, self.score, self.way_on = title, score, way_on

    @abstractmethod
    def parts(self) -> Sequence[Widget]:
        """Return what there is to say, one below the other."""

    def others(self) -> Sequence[Widget]:
        """Return what else there is to press, beside the ways on."""
        return ()

    def build(self) -> Widget:
        """Return what there is to say, how it stands, and the ways on."""
        told = Column(*self.parts(), Words(escape(self.score), ink="gold"), gap=10)
        column = Column(Scroll(told), self._foot(), gap=14)
        return Frame(Panel(column, title=self.title), most=820, full=False)

    def first_focus(self) -> Widget | None:
        """Return the way on."""
        return self._first

    def cancel(self) -> None:
        """Leave."""
        self.done(False)

    def _foot(self) -> Widget:
        self._first = leave = Button(_("Leave"), self.cancel)
        if not self.way_on:
            return Row(*self.others(), leave, align="right", gap=8)
        self._first = Button(
            self.way_on, lambda: self.done(True), kind=ButtonKind.PRIMARY, sign="right"
        )
        return Row(*self.others(), leave, self._first, align="right", gap=8)
