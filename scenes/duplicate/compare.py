"""What two players have made of the same cards, deal by deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.core.ruleset import Ruleset
from game.core.words import _
from game.session.duplicate.comparison import Compared, Comparison
from game.session.duplicate.told import figure, summary, what_counts
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.page import Page
from scenes.ui.scoregrid import Cell, Head, ScoreGrid
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


@dataclass(frozen=True)
class Tables:
    """Both tables are to be looked at, from a deal on (its number is from 0)."""

    deal: int


class ComparePage(Page[Tables | None]):
    """A row for each deal, and above them who is ahead and by how much."""

    def __init__(
        self,
        ruleset: Ruleset[Any, Any, Any],
        comparison: Comparison,
        names: tuple[str, str],
        in_all: str = "",
    ) -> None:
        """`in_all` says how the two stand in all their matches, "" where this is the only one."""
        super().__init__()
        self.in_all = in_all
        self.title = _("The same cards: {own} and {other}").format(own=names[0], other=names[1])
        self.ruleset, self.comparison, self.names = ruleset, comparison, names

    def build(self) -> Widget:
        """Return the summary, the deals, and the way to both tables."""
        told = summary(self.comparison, self.names)
        lines = [Words(escape(told[0]), ink="title")]
        lines += [Words(escape(each), size=16) for each in (*told[1:], self.in_all) if each]
        counts = Words(escape(what_counts(self.ruleset, self.comparison)), size=14, ink="muted")
        scrolled = Scroll(Column(*lines, self._grid(), counts, gap=10))
        widest = max(self._both(), key=lambda deal: abs(deal.difference or 0), default=None)
        buttons: list[Widget] = [Button(_("Back"), self.cancel)]
        if widest is not None:
            look = partial(self.done, Tables(widest.number))
            buttons.append(
                Button(
                    _("Both tables"),
                    look,
                    kind=ButtonKind.PRIMARY,
                    sign="play",
                    hint=_("Look at both tables where the difference is greatest."),
                )
            )
        column = Column(scrolled, Row(*buttons, align="right"), gap=14)
        return Frame(Panel(column, title=escape(self.title)), most=820, full=False)

    def _both(self) -> Sequence[Compared]:
        return [deal for deal in self.comparison.deals if deal.difference is not None]

    def _grid(self) -> Widget:
        heads = [_(self.ruleset.telling.terms.deals), *map(escape, self.names), _("Difference"), ""]
        rows: list[Sequence[Widget]] = [[Head(head) for head in heads]]
        rows += [self._row(deal) for deal in self.comparison.deals]
        return ScoreGrid(rows)

    def _row(self, deal: Compared) -> list[Widget]:
        lead = deal.difference or 0
        ink = "good" if lead > 0 else "bad" if lead < 0 else ""
        number = str(deal.number + 1)
        cells: list[Widget] = [
            Cell(number, self._named(deal)),
            Cell(figure(deal.own), self.names[0]),
            Cell(figure(deal.other), self.names[1]),
            Cell(f"**{figure(deal.difference)}**", _("Difference"), ink),
        ]
        look = Button(
            _("Look"), partial(self.done, Tables(deal.number)), hint=self._named(deal), least=70
        )
        return [*cells, look]

    def _named(self, deal: Compared) -> str:
        words = self.ruleset.telling.terms.how_far(deal.number + 1, None)
        return words[:1].upper() + words[1:]

    def first_focus(self) -> Widget | None:
        """Return the way to both tables."""
        buttons = [w for w in self.root.walk() if isinstance(w, Button)]
        return next((b for b in buttons if b.kind is ButtonKind.PRIMARY), super().first_focus())

    def cancel(self) -> None:
        """Go back."""
        self.done(None)
