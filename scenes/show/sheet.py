"""Score sheets: heads, what scrolls between them and the totals, and the way back."""

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from game.core.words import _, marked
from scenes.scene import Action
from scenes.show.reading import ReadingPage
from scenes.ui.boxes import Column, Frame, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.panel import Panel
from scenes.ui.scoregrid import DEAL_COLUMN, ScoreGrid
from scenes.ui.scroll import Scroll
from scenes.ui.widget import Widget
from scenes.ui.words import Words

S = TypeVar("S")


class SheetPage(ReadingPage, Generic[S]):
    """The score sheet of a match, of whatever its standing is."""

    opened_by = Action.SCORES
    first: ClassVar[float] = DEAL_COLUMN
    """The width of the first column, in units."""
    most: ClassVar[float] = 980
    """The width of the page at most."""
    none: ClassVar[str] = marked("No deal has been scored yet.")

    def __init__(self, standing: S, names: Sequence[str]) -> None:
        super().__init__()
        self.title = _("Score sheet")
        self.standing, self.names = standing, names

    def grid(self, rows: Sequence[Sequence[Widget]], ruled: bool = False) -> Widget | None:
        """Return rows that stand under the heads, None for none."""
        return ScoreGrid(rows, first=self.first, ruled=ruled) if rows else None

    def sheet(
        self, heads: Sequence[Widget], body: Widget | None, sums: Sequence[Widget], told: str = ""
    ) -> Widget:
        """Return the page, with what is to be told above it; no body is that of no deal."""
        none = Words(_(self.none), ink="muted", align="centre")
        table = Column(
            ScoreGrid([heads], gutter=True, first=self.first),
            Scroll(body or none, steady=True),
            ScoreGrid([sums], gutter=True, first=self.first),
            gap=2,
            grows=True,
        )
        words = [Words(told, size=15, ink="muted")] if told else []
        back = Button(_("Back"), self.cancel, kind=ButtonKind.PRIMARY)
        column = Column(*words, table, Row(back, align="right"), gap=10)
        return Frame(Panel(column, title=self.title), most=self.most, full=False)
