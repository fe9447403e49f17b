"""The score sheet of Berzerka, and what a hand has brought."""

from collections.abc import Sequence

from game.core.points import points_text
from game.core.words import _, marked
from game.rulesets.berzerka.accounts import (
    counted,
    deal_account,
    explained,
    objective,
    overbid,
    title,
    won,
)
from game.rulesets.berzerka.contracts import MIDDLE, NEAR_FIVE
from game.rulesets.berzerka.events import DealScored
from game.rulesets.berzerka.scoring import FIRST
from game.rulesets.berzerka.standing import BerzerkaStanding, DealResult
from scenes.show.reading import DealPage
from scenes.show.sheet import SheetPage
from scenes.ui.boxes import Column, Frame
from scenes.ui.panel import Panel
from scenes.ui.scoregrid import Cell, Head, ScoreGrid
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


class BoxSheet(SheetPage[BerzerkaStanding]):
    """A row for each contract played, with its box, and the totals."""

    first = 220.0
    none = marked("No hand has been scored yet.")

    def build(self) -> Widget:
        """Return the sheet, the totals and the way back."""
        heads = [Head(_("Contract")), Head(_("Declarer")), *(Head(name) for name in self.names)]
        totals = [points_text(score) for score in self.standing.scores]
        sums = [
            Head(_("Total")),
            Head(""),
            *(Cell(f"**{each}**", _("Total so far")) for each in totals),
        ]
        left = [box.title for box in self.standing.boxes if box.is_open]
        still = _("Still to be played: {contracts}.").format(contracts=", ".join(left))
        rows = list(map(self._row, self.standing.results))
        return self.sheet(heads, self.grid(rows), sums, still if left else "")

    def _row(self, result: DealResult) -> list[Widget]:
        told = deal_account(result, self.names)
        over = f" +{result.overbid}" if result.overbid else ""
        declarer = f"{escape(self.names[result.declarer])}{over}"
        worth = f" {{muted}}×{result.value}{{/}}"
        cells: list[Widget] = [Cell(f"{title(result)}{worth}", told), Cell(declarer, told)]
        return cells + [self._entry(result, player) for player in range(len(self.names))]

    def _entry(self, result: DealResult, player: int) -> Cell:
        points = result.points[player]
        tone = "good" if points > 0 else "bad" if points < 0 else "muted"
        count = points_text(counted(result, player))
        words = f"{{muted}}{count}{{/}} → {{{tone}}}{points_text(points)}{{/}}"
        return Cell(words, f"{self.names[player]}: {explained(result, player)}")


class HandResult(DealPage):
    """What a hand has brought to each player, and why; waits to be read."""

    def __init__(self, event: DealScored, standing: BerzerkaStanding, names: Sequence[str]) -> None:
        super().__init__()
        self.event, self.names = event, names
        self.title = title(event.result)

    def build(self) -> Widget:
        """Return what was wanted and who came nearest, and one line a player, the first first."""
        result = self.event.result
        aim = objective(result)
        order = sorted(range(len(self.names)), key=lambda p: result.places[p])
        heads = [_WON[aim.counted](), _("Place"), _("Points"), _("Total")]
        if aim is NEAR_FIVE:
            heads.insert(1, _("From five"))
        rows: list[Sequence[Widget]] = [[Head(head) for head in ("", *heads)]]
        rows += [self._row(result, player) for player in order]
        column = Column(
            Words(escape(deal_account(result, self.names)), size=16, ink="muted"),
            ScoreGrid(rows, faces=self.faces_of(order)),
            self.foot(),
            gap=14,
        )
        return Frame(Panel(column, title=self.title), most=760, full=False)

    def _row(self, result: DealResult, player: int) -> list[Widget]:
        points = result.points[player]
        tone = "good" if points > 0 else "bad" if points < 0 else "muted"
        sign = "+" if points > 0 else ""
        cells = [
            f"**{escape(self.names[player])}**",
            _sum(result, player),
            place_sign(result, player),
            f"{{{tone}}}{sign}{points_text(points)}{{/}}",
            f"**{points_text(self.event.totals[player])}**",
        ]
        if objective(result) is NEAR_FIVE:
            cells.insert(2, str(counted(result, player)))
        told = f"{self.names[player]}: {explained(result, player)}"
        return [Cell(words, told) for words in cells]


_WON = {
    "tricks": lambda: _("Tricks"),
    "late": lambda: _("Late tricks"),
    "pains": lambda: _("Pain cards"),
}
"""The head of what a contract counts, by `Objective.counted`."""


def _sum(result: DealResult, player: int) -> str:
    """Return what a player has won and, for a declarer, what the overbid makes of it."""
    count, over = won(result, player), overbid(result, player)
    if not over:
        return str(count)
    sign = "−" if objective(result).overbid_sign < 0 else "+"
    return f"{{muted}}{count} {sign} {over} ={{/}} {points_text(result.ranked[player])}"


def place_sign(result: DealResult, player: int) -> str:
    """Return a player's place as a number; who is not in the middle has none (BZ-25)."""
    place = result.places[player]
    return "–" if objective(result) is MIDDLE and place != FIRST else str(place)
