"""The score sheet of Dreierschnapsen, and what a deal has brought."""

from collections.abc import Sequence

from game.core.words import _
from game.rulesets.schnapsen.accounts import deal_account, gain, headline, reason
from game.rulesets.schnapsen.events import DealScored
from game.rulesets.schnapsen.standing import DealResult, SchnapsenStanding
from game.rulesets.schnapsen.words import contract_name
from scenes.show.reading import DealPage
from scenes.show.sheet import SheetPage
from scenes.table.schnapsen.board import suit_sign
from scenes.ui.boxes import Column, Frame
from scenes.ui.panel import Panel
from scenes.ui.scoregrid import Cell, Head, ScoreGrid
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


class ContractSheet(SheetPage[SchnapsenStanding]):
    """A row for each deal: contract, declarer, points; the totals below."""

    first = 250.0

    def build(self) -> Widget:
        """Return the sheet, the totals and the way back."""
        heads = [Head(_("Contract")), Head(_("Declarer")), *(Head(name) for name in self.names)]
        sums = [
            Head(_("Total")),
            Head(""),
            *(Cell(f"**{score}**", _("Total so far")) for score in self.standing.scores),
        ]
        aim = _("The match goes to {n} points.").format(n=self.standing.options.target)
        return self.sheet(heads, self.grid(list(map(self._row, self.standing.results))), sums, aim)

    def _row(self, result: DealResult) -> list[Widget]:
        told = deal_account(result, self.names)
        sign = suit_sign(result.trump)
        made = "{good}✓{/} " if result.ending.declarer_wins else ""
        cells: list[Widget] = [
            Cell(f"{made}{contract_name(result.contract)} {sign}", told),
            Cell(escape(self.names[result.declarer]), told),
        ]
        for points in result.points:
            words = f"**+{points}**" if points else "{muted}–{/}"
            cells.append(Cell(words, told))
        return cells


class DealOver(DealPage):
    """What a deal has brought, and why; waits to be read."""

    def __init__(
        self, event: DealScored, standing: SchnapsenStanding, names: Sequence[str]
    ) -> None:
        super().__init__()
        self.event, self.names = event, names
        result = event.result
        self.title = headline(result, names).rstrip(".")

    def build(self) -> Widget:
        """Return the arithmetic, and one line a player."""
        result = self.event.result
        told = escape(f"{reason(result, self.names)} {gain(result, self.names)}")
        counted = _(
            "Card points {own} to {theirs}, tricks {a} to {b}; the declarer’s come first."
        ).format(
            own=result.card_points[0],
            theirs=result.card_points[1],
            a=result.tricks[0],
            b=result.tricks[1],
        )
        rows: list[Sequence[Widget]] = [[Head(""), Head(_("Points")), Head(_("Total"))]]
        order = sorted(range(len(self.names)), key=lambda p: -self.event.totals[p])
        rows += [self._row(result, player) for player in order]
        column = Column(
            Words(told),
            Words(counted, size=15, ink="muted"),
            ScoreGrid(rows, faces=self.faces_of(order)),
            self.foot(),
            gap=16,
        )
        return Frame(Panel(column, title=escape(self.title)), most=660, full=False)

    def _row(self, result: DealResult, player: int) -> list[Widget]:
        points = result.points[player]
        gained = f"{{good}}+{points}{{/}}" if points else "{muted}–{/}"
        cells = (
            f"**{escape(self.names[player])}**",
            gained,
            f"**{self.event.totals[player]}**",
        )
        return [Cell(words, self.names[player]) for words in cells]
