"""The score sheet: a line for each deal, and the arithmetic of every number."""

from collections.abc import Sequence

from game.core.points import points_text
from game.core.words import _
from game.kit.cards import SUIT_LETTERS
from game.rulesets.whist.accounts import deal_account, explained, match_scored, unit
from game.rulesets.whist.standing import DealResult, WhistStanding
from game.rulesets.whist.table import DealScored
from scenes.show.reading import DealPage
from scenes.show.sheet import SheetPage
from scenes.ui.boxes import Column, Frame, Panel
from scenes.ui.scoregrid import Cell, Head, ScoreCell, ScoreGrid, Sum
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


class ScoreSheet(SheetPage[WhistStanding]):
    """Every deal of the match so far, and the totals."""

    most = 1080

    def build(self) -> Widget:
        """Return the sheet, the totals below, and the way back."""
        rule = match_scored(self.standing.options)
        heads = [Head(_("Deal")), *(Head(name) for name in self.names)]
        totals = [points_text(score) for score in self.standing.scores]
        sums = [Head(_("Total")), *(Sum(each, _("Total so far")) for each in totals)]
        rows = [self._row(n, r) for n, r in enumerate(self.standing.results, start=1)]
        return self.sheet(heads, self.grid(rows), sums, rule)

    def _row(self, number: int, result: DealResult) -> list[Widget]:
        suit = SUIT_LETTERS[result.trump]
        deal = Cell(
            f"{number}.  {result.cards} {{{suit}}}",
            _("Deal {number}: {cards} cards each, {dealer} dealt").format(
                number=number, cards=result.cards, dealer=self.names[result.dealer]
            ),
            "muted",
        )
        totals = [
            sum(each.points[player] for each in self.standing.results[:number])
            for player in range(len(self.names))
        ]
        return [deal, *(self._cell(result, p, total) for p, total in enumerate(totals))]

    def _cell(self, result: DealResult, player: int, total: float) -> Cell:
        outcome = result.outcome(player)
        told = f"{self.names[player]}: {explained(result, player, self.standing.options)}"
        share = f"{outcome.tricks}/{outcome.bid}"
        return ScoreCell(share, points_text(total), told, outcome.made)


class DealResultPage(DealPage):
    """What a deal has brought to each player, with its arithmetic; waits to be read."""

    def __init__(self, event: DealScored, standing: WhistStanding, names: Sequence[str]) -> None:
        super().__init__()
        self.event = event
        self.standing = standing
        self.names = names
        self.title = _("Deal {number} is over").format(number=standing.deals_played)

    def build(self) -> Widget:
        """Return who made what was bid and why that counts, and one line a player, the best
        total first."""
        result, options = self.event.result, self.standing.options
        low = self.standing.scheme.low_wins
        order = sorted(
            range(len(self.names)), key=lambda p: self.event.totals[p] * (1 if low else -1)
        )
        heads = ("", _("Bid"), _("Took"), _(unit(self.standing).head), _("Total"))
        rows: list[Sequence[Widget]] = [[Head(head) for head in heads]]
        rows += [self._row(result, player) for player in order]
        column = Column(
            Words(escape(deal_account(result, options, self.names)), size=16, ink="muted"),
            ScoreGrid(rows, faces=self.faces_of(order)),
            self.foot(),
            gap=14,
        )
        return Frame(Panel(column, title=self.title), most=720, full=False)

    def _row(self, result: DealResult, player: int) -> list[Widget]:
        outcome = result.outcome(player)
        told = f"{self.names[player]}: {explained(result, player, self.standing.options)}"
        points = result.points[player]
        sign = "+" if points > 0 else ""
        is_bad = points < 0 or (points > 0 and self.standing.scheme.low_wins)
        ink = "good" if outcome.made else "bad" if is_bad else "muted"
        cells = (
            f"**{escape(self.names[player])}**",
            str(outcome.bid),
            f"{outcome.tricks}" + (" {good}✓{/}" if outcome.made else ""),
            f"{{{ink}}}{sign}{points_text(points)}{{/}}",
            f"**{points_text(self.event.totals[player])}**",
        )
        return [Cell(words, told) for words in cells]
