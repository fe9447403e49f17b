"""The score sheet of Berzerka, and what a hand has brought."""

from collections.abc import Sequence

from game.core.words import _
from game.kit.points import points_text
from game.rulesets.berzerka.events import DealScored
from game.rulesets.berzerka.standing import BerzerkaStanding, DealResult
from game.rulesets.berzerka.words import contract_title
from scenes.scene import Action
from scenes.show.reading import DealPage, ReadingPage
from scenes.ui.boxes import Column, Frame, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.panel import Panel
from scenes.ui.scoregrid import Cell, Head, ScoreGrid
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


class BoxSheet(ReadingPage):
    """A row for each contract played, with its box, and the totals."""

    opened_by = Action.SCORES

    def __init__(self, standing: BerzerkaStanding, names: Sequence[str]) -> None:
        super().__init__()
        self.title = _("Score sheet")
        self.standing, self.names = standing, names

    def build(self) -> Widget:
        """Return the sheet, the totals and the way back."""
        heads = [Head(_("Contract")), Head(_("Declarer")), *(Head(name) for name in self.names)]
        totals = [points_text(score) for score in self.standing.scores]
        sums = [
            Head(_("Total")),
            Head(""),
            *(Cell(f"**{each}**", _("Total so far")) for each in totals),
        ]
        body: Widget = Words(_("No hand has been scored yet."), ink="muted", align="centre")
        if self.standing.results:
            body = ScoreGrid([self._row(result) for result in self.standing.results], first=220)
        left = [box.title for box in self.standing.boxes if box.is_open]
        still = _("Still to be played: {contracts}.").format(contracts=", ".join(left))
        back = Button(_("Back"), self.cancel, kind=ButtonKind.PRIMARY)
        table = Column(
            ScoreGrid([heads], gutter=True, first=220),
            Scroll(body, steady=True),
            ScoreGrid([sums], gutter=True, first=220),
            gap=2,
            grows=True,
        )
        column = Column(
            table,
            Words(still if left else "", size=15, ink="muted"),
            Row(back, align="right"),
            gap=10,
        )
        return Frame(Panel(column, title=self.title), most=980, full=False)

    def _row(self, result: DealResult) -> list[Widget]:
        title = contract_title(result.contract, result.copies)
        worth = _("worth {value}").format(value=result.value)
        over = f" +{result.overbid}" if result.overbid else ""
        declarer = f"{escape(self.names[result.declarer])}{over}"
        cells: list[Widget] = [Cell(title, worth), Cell(declarer, _("declarer and overbid"))]
        return cells + [self._entry(result, player) for player in range(len(self.names))]

    def _entry(self, result: DealResult, player: int) -> Cell:
        points = result.points[player]
        tone = "good" if points > 0 else "bad" if points < 0 else "muted"
        words = f"{{muted}}{result.counts[player]}{{/}} → {{{tone}}}{points_text(points)}{{/}}"
        return Cell(words, f"{self.names[player]}: {told(result, player)}")


def told(result: DealResult, player: int) -> str:
    """Return the arithmetic of one player's hand."""
    place = (_("first"), _("second"), _("third"))[result.places[player] - 1]
    counted = _("counts {count}").format(count=result.counts[player])
    if player == result.declarer and result.overbid:
        counted = _("counts {count}, ranked as {ranked} for the overbid").format(
            count=result.counts[player], ranked=points_text(result.ranked[player])
        )
    return _("{counted}: {place}, {points} points").format(
        counted=counted, place=place, points=points_text(result.points[player])
    )


class HandResult(DealPage):
    """What a hand has brought to each player; waits to be read."""

    def __init__(self, event: DealScored, standing: BerzerkaStanding, names: Sequence[str]) -> None:
        super().__init__()
        self.event, self.names = event, names
        result = event.result
        self.title = contract_title(result.contract, result.copies)

    def build(self) -> Widget:
        """Return one line a player, the first place first."""
        result = self.event.result
        order = sorted(range(len(self.names)), key=lambda p: result.places[p])
        heads = ("", _("Counts"), _("Place"), _("Points"), _("Total"))
        rows: list[Sequence[Widget]] = [[Head(head) for head in heads]]
        rows += [self._row(result, player) for player in order]
        go_on = Button(_("Continue"), self.cancel, kind=ButtonKind.PRIMARY)
        column = Column(
            ScoreGrid(rows, faces=self.faces_of(order)), Row(go_on, align="right"), gap=20
        )
        return Frame(Panel(column, title=self.title), most=760, full=False)

    def _row(self, result: DealResult, player: int) -> list[Widget]:
        points = result.points[player]
        tone = "good" if points > 0 else "bad" if points < 0 else "muted"
        sign = "+" if points > 0 else ""
        counts = str(result.counts[player])
        if player == result.declarer and result.overbid:
            counts += f" {{muted}}({points_text(result.ranked[player])}){{/}}"
        cells = (
            f"**{escape(self.names[player])}**",
            counts,
            str(result.places[player]),
            f"{{{tone}}}{sign}{points_text(points)}{{/}}",
            f"**{points_text(self.event.totals[player])}**",
        )
        explained = f"{self.names[player]}: {told(result, player)}"
        return [Cell(words, explained) for words in cells]
