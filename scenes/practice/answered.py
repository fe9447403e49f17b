"""What is said of an answer to a drill: right or not, what each choice brings, and why."""

from collections.abc import Sequence
from typing import Any

from game.core.words import _, percent
from game.session.practice.answer import (
    Answer,
    NameAction,
    about,
    hands,
    reasons,
    shown_words,
    verdict,
)
from scenes.scene import Cover
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.page import Page
from scenes.ui.scoregrid import Cell, Head, ScoreGrid
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Ink, Words

SHOWN = 6
"""So many choices are listed, and the person's own."""


class AnsweredPage(Page[bool]):
    """Lies over the table; the result is whether to go on with the next drill.

    `score` says how the drills stand, `is_last` that there is no next one.
    """

    cover = Cover.VEIL

    def __init__(
        self,
        answer: Answer,
        name: NameAction,
        names: Sequence[str],
        score: str,
        *,
        is_last: bool = False,
    ) -> None:
        super().__init__()
        self.title = _("Solved") if answer.is_right else _("Not solved")
        self.answer, self.name, self.names = answer, name, names
        self.score, self.is_last = score, is_last

    def build(self) -> Widget:
        """Return the verdict, the choices, the reasons and the hands."""
        answer = self.answer
        ink: Ink = "good" if answer.is_right else "bad"
        parts: list[Widget] = [
            Words(f"**{verdict(answer, self.name)}**", ink=ink),
            self._grid(),
            *(Words(line, size=16) for line in reasons(answer, self._named)),
            Words(_("It is about: {themes}.").format(themes=about(answer.drill)), size=16),
        ]
        if words := shown_words(answer, self.name):
            parts += [Words(words, size=16), self._hands()]
        parts.append(Words(escape(self.score), ink="gold"))
        column = Column(Scroll(Column(*parts, gap=10)), self._foot(), gap=14)
        return Frame(Panel(column, title=self.title), most=820, full=False)

    def first_focus(self) -> Widget | None:
        """Return the way on."""
        return self._way_on

    def cancel(self) -> None:
        """Leave the drills."""
        self.done(False)

    def _named(self, action: Any) -> str:
        return self.name(action)

    def _foot(self) -> Widget:
        leave = Button(_("Leave"), self.cancel)
        self._way_on: Widget = leave
        if self.is_last:
            return Row(leave, align="right")
        self._way_on = Button(
            _("Next drill"), lambda: self.done(True), kind=ButtonKind.PRIMARY, sign="right"
        )
        return Row(leave, self._way_on, align="right", gap=8)

    def _grid(self) -> Widget:
        answer = self.answer
        terms, at_stake = answer.drill.ruleset.telling.terms, answer.drill.at_stake
        most = answer.worths[0][1]
        rows: list[Sequence[Widget]] = [[Head(_("Choice")), Head(_("Worth")), Head(_("Cost"))]]
        for place, (choice, worth) in enumerate(answer.worths):
            is_own = str(choice) == str(answer.choice)
            if place >= SHOWN and not is_own:
                continue
            named = f"**{self.name(choice)}**" if worth == most or is_own else self.name(choice)
            own = _("{choice} (yours)").format(choice=named) if is_own else named
            cost = percent((most - worth) / at_stake) if worth < most else "–"
            cells = (own, terms.value(worth), cost)
            rows.append([Cell(each, each) for each in cells])
        return ScoreGrid(rows)

    def _hands(self) -> Widget:
        lines = [
            Words(f"**{escape(self.names[player])}**  {'  '.join(map(self.name, cards))}", size=15)
            for player, cards in hands(self.answer)
        ]
        return Column(*lines, gap=4)
