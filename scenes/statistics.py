"""What everyone has done so far."""

from collections.abc import Sequence

from game.core.points import points_text
from game.core.terms import DEALS
from game.core.words import _, decimal, percent
from game.rulesets.catalogue import RULESETS
from game.session.store import Statistics
from scenes.table.signs import EmblemView
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button
from scenes.ui.page import Page
from scenes.ui.scoregrid import Cell, Head, ScoreGrid
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Role, Widget
from scenes.ui.words import Heading, Words

EMBLEM = 52
"""The side of the sign of a game, in units."""


class StatisticsPage(Page[None]):
    """A table of matches, wins, points and bids for each person and game."""

    def __init__(self, statistics: Sequence[Statistics]) -> None:
        super().__init__()
        self.title = _("Statistics")
        self.statistics = statistics

    def build(self) -> Widget:
        """Return the table, or that there is nothing to tell yet."""
        parts: list[Widget] = [
            part for each in self.statistics for part in (*self._of(each), *self._bids(each))
        ]
        if not parts:
            parts = [Words(_("Nothing yet: finish a match, and it is counted here."), ink="muted")]
        back = Button(_("Back"), self.cancel)
        column = Column(Scroll(Column(*parts, gap=12)), Row(back, align="right"), gap=18)
        return Frame(Panel(column, title=self.title), most=1000, full=False)

    def _of(self, each: Statistics) -> list[Widget]:
        game = RULESETS.get(each.ruleset)
        title = _(game.title) if game else escape(each.ruleset)
        terms = game.telling.terms if game else DEALS
        share = each.wins / each.matches if each.matches else 0.0
        mean = each.points / each.deals if each.deals else 0.0
        heads = [
            _("Matches"),
            _("Won"),
            _(terms.deals),
            _(terms.points_each),
            _("Best match"),
        ]
        cells = [
            str(each.matches),
            f"{each.wins} ({percent(share)})",
            str(each.deals),
            decimal(mean),
            points_text(each.best),
        ]
        if each.bids_in_all:
            heads.append(_("Bids made"))
            cells.append(percent(each.bids_made / each.bids_in_all))
        grid = ScoreGrid(
            [
                [Head(head) for head in heads],
                [Cell(cell, head) for cell, head in zip(cells, heads, strict=True)],
            ]
        )
        heading = Heading(f"{escape(each.name)} – {title}", 2, grows=True)
        return [Row(EmblemView(each.ruleset, EMBLEM), heading, gap=12), grid]

    def _bids(self, each: Statistics) -> list[Widget]:
        if not each.bids:
            return []
        told = ", ".join(
            _("{bid}: {made} of {times}").format(bid=tally.bid, made=tally.made, times=tally.times)
            for tally in each.bids
        )
        return [Words(_("Bids made by size: {bids}.").format(bids=told), size=15, ink="muted")]

    def first_focus(self) -> Widget | None:
        """Return the way back."""
        return next(w for w in self.root.walk() if w.role is Role.BUTTON)

    def cancel(self) -> None:
        """Go back to the title."""
        self.done(None)
