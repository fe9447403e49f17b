"""The end of a match: who has won, and how everyone stands."""

from collections.abc import Sequence
from enum import Enum, auto

from game.core.words import _
from game.rulesets.whist.scoring import SCHEMES, points_text
from game.rulesets.whist.standing import WhistStanding
from game.session.match import MatchEnded
from scenes.table.sheet import Cell, Grid, Head
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, Kind
from scenes.ui.page import Page
from scenes.ui.text import escape
from scenes.ui.widget import Role, Widget
from scenes.ui.words import Heading, Words


class Afterwards(Enum):
    """What the players want after a match."""

    AGAIN = auto()
    REPLAY = auto()
    SHEET = auto()
    TITLE = auto()


class Results(Page[Afterwards]):
    """Names the winners and lists everyone by total, with the bids each has made."""

    def __init__(self, event: MatchEnded, standing: WhistStanding, names: Sequence[str]) -> None:
        super().__init__()
        self.event, self.standing, self.names = event, standing, names
        self.title = headline(event, names)

    def build(self) -> Widget:
        """Return the headline, the table, and what can be done now."""
        low = SCHEMES[self.standing.options.scoring].low_wins
        players = range(len(self.names))
        order = sorted(players, key=lambda p: self.event.scores[p] * (1 if low else -1))
        rows: list[Sequence[Widget]] = [
            [Head(""), Head(_("Points")), Head(_("Bids made")), Head(_("Best deal"))]
        ]
        rows += [self._row(player) for player in order]
        deals = _("{n} deals were played.").format(n=self.standing.deals_played)
        buttons = Row(
            Button(_("Title"), lambda: self.done(Afterwards.TITLE)),
            Button(_("Replay"), lambda: self.done(Afterwards.REPLAY)),
            Button(_("Score sheet"), lambda: self.done(Afterwards.SHEET)),
            Button(_("Play again"), lambda: self.done(Afterwards.AGAIN), kind=Kind.PRIMARY),
            align="right",
        )
        column = Column(
            Heading(escape(self.title), align="centre"),
            Words(deals, ink="muted", align="centre"),
            Grid(rows),
            buttons,
            gap=22,
        )
        return Frame(Panel(column, pad=36), most=820, full=False)

    def _row(self, player: int) -> list[Widget]:
        results = self.standing.results
        made = sum(result.outcome(player).made for result in results)
        points = [result.points[player] for result in results]
        low = SCHEMES[self.standing.options.scoring].low_wins
        best = points_text(min(points) if low else max(points)) if points else "–"
        won = player in self.event.winners
        name = f"**{escape(self.names[player])}**"
        cells = (
            f"{{gold}}{name}{{/}}" if won else name,
            f"**{points_text(self.event.scores[player])}**",
            _("{made} of {all}").format(made=made, all=len(results)),
            best,
        )
        return [Cell(words, self.names[player]) for words in cells]

    def first_focus(self) -> Widget | None:
        """Return the button for another match."""
        buttons = [w for w in self.root.walk() if w.role is Role.BUTTON]
        return buttons[-1]

    def cancel(self) -> None:
        """Go back to the title."""
        self.done(Afterwards.TITLE)


def headline(event: MatchEnded, names: Sequence[str]) -> str:
    """Return the sentence that names the winners."""
    won = [names[player] for player in event.winners]
    if len(won) == 1:
        return _("{name} wins the match").format(name=won[0])
    return _("{names} and {last} share the win").format(names=", ".join(won[:-1]), last=won[-1])
