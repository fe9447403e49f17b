"""The battles of a match: all of them, and the end."""

from collections.abc import Sequence

from game.core.points import points_text
from game.core.words import _
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.standing import BattleResult, BerserkStanding
from game.rulesets.berserk.telling.log_battle import ending_words
from game.session.match import MatchEnded
from scenes.bindings import Action
from scenes.results import ResultColumn, Results
from scenes.show.reading import ReadingPage
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.scoregrid import Cell, Head, ScoreGrid
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


def winner_words(result: BattleResult, names: Sequence[str]) -> str:
    """Return who has won a battle."""
    return _("a draw") if result.winner is None else names[result.winner]


class ScorePage(ReadingPage):
    """Every battle that has been fought, and what stands now."""

    opened_by = Action.SCORES

    def __init__(self, standing: BerserkStanding, names: Sequence[str]) -> None:
        super().__init__()
        self.title = _("Battles")
        self.standing, self.names = standing, names

    def build(self) -> Widget:
        """Return a row for each battle, and the sums."""
        rows: list[list[Widget]] = [
            [Head(_("Battle")), Head(_("First turn")), Head(_("Winner")), Head(_("Turns"))]
        ]
        for number, result in enumerate(self.standing.results, 1):
            told = (
                str(number),
                self.names[result.first],
                winner_words(result, self.names),
                str(result.turns),
            )
            rows.append([Cell(escape(each), each) for each in told])
        sums = ", ".join(
            f"**{escape(name)}** {points_text(score)}"
            for name, score in zip(self.names, self.standing.scores, strict=True)
        )
        parts: list[Widget] = [ScoreGrid(rows), Words(sums)]
        if not self.standing.results:
            parts = [Words(_("No battle has been fought to its end yet."), ink="muted")]
        back = Button(_("Back"), self.cancel, kind=ButtonKind.PRIMARY)
        column = Column(*parts, Row(back, align="right"), gap=18)
        return Frame(Panel(column, title=self.title), most=720, full=False)


def results_of(event: MatchEnded, standing: BerserkStanding, names: Sequence[str]) -> Results:
    """Return the end of the match, with how many battles each has won if that is not his score."""
    won = [sum(r.winner == player for r in standing.results) for player in range(len(names))]
    # Where a battle is a point, the points say it.
    told = tuple(won) != tuple(standing.scores)
    columns = [ResultColumn(_("Battles won"), [str(each) for each in won])] if told else []
    page = Results(event, standing, names, columns, BERSERK.telling)
    last = standing.results[-1]
    page.ending = ending_words(last.ending, "" if last.winner is None else names[last.winner])
    return page
