"""What is said of an answer: right or not, what each choice brings, and why."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.terms import Terms
from game.core.words import _, percent
from game.session.practice import training
from game.session.practice.answer import (
    Answer,
    NameAction,
    about,
    hands,
    reasons,
    shown_words,
    verdict,
)
from scenes.practice.verdict import Verdict
from scenes.ui.boxes import Column
from scenes.ui.button import Button
from scenes.ui.scoregrid import Cell, Head, ScoreGrid
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Ink, Words

SHOWN = 6
"""So many choices are listed, and the person's own."""


@dataclass(frozen=True)
class Said:
    """What there is to say of an answer, in markup: a verdict, the choices with what each brings
    (best first), reasons, and the hands of a world that shows it."""

    is_right: bool
    verdict: str
    choice: Any
    worths: Sequence[tuple[Any, float]]
    at_stake: float
    terms: Terms
    lines: Sequence[str]
    hands: Sequence[str] = ()
    figures: str = ""
    """What the figures are, "" where they are those of the game."""
    are_long: bool = False
    """Whether what the choices are called wants lines of its own."""


def said_of_drill(answer: Answer, name: NameAction, names: Sequence[str]) -> Said:
    """Return what is said of the answer to a drill."""
    lines = [*reasons(answer, name), _("It is about: {themes}.").format(themes=about(answer.drill))]
    if words := shown_words(answer, name):
        lines.append(words)
    shown = [
        f"**{escape(names[player])}**  {', '.join(map(name, cards))}"
        for player, cards in hands(answer)
    ]
    drill = answer.drill
    return Said(
        answer.is_right,
        verdict(answer, name),
        answer.choice,
        answer.worths,
        drill.at_stake,
        drill.ruleset.telling.terms,
        lines,
        shown,
    )


def said_of_hand(weighed: training.Weighed, name: NameAction) -> Said:
    """Return what is said of a decision at a trainer."""
    lines = (training.rival_words(weighed, name), training.reason(weighed, name))
    return Said(
        weighed.is_right,
        training.verdict(weighed, name),
        weighed.choice,
        weighed.worths,
        weighed.at_stake,
        weighed.ruleset.telling.terms,
        list(filter(None, lines)),
    )


def _figures(said: Said) -> str:
    """Return what the figures of the list are."""
    cost = _(
        "The cost is how far a choice falls short of the best; 100% would be all the way from a "
        "good result to a bad one."
    )
    return f"{said.figures or _(said.terms.figures)} {cost}"


class AnsweredPage(Verdict):
    """What is said of a choice: the verdict, with what `pictured` shows of it and why; the figures
    and all else on a press."""

    def __init__(
        self,
        said: Said,
        name: NameAction,
        score: str,
        way_on: str,
        pictured: Sequence[Widget] = (),
    ) -> None:
        title = _("That is right") if said.is_right else _("That is not the best")
        super().__init__(title, score, way_on)
        self.said, self.name, self.pictured = said, name, pictured
        self.tells_more = False

    def others(self) -> Sequence[Widget]:
        """Return the way to the figures, and back."""
        return [Button(_("Less") if self.tells_more else _("More"), self._turn, sign="bars")]

    def _turn(self) -> None:
        self.tells_more = not self.tells_more
        self.rebuild()

    def parts(self) -> Sequence[Widget]:
        """Return the verdict with its picture and reason, or the choices and all there is."""
        said = self.said
        ink: Ink = "good" if said.is_right else "bad"
        parts: list[Widget] = [Words(f"**{said.verdict}**", ink=ink)]
        if not self.tells_more:
            return [*parts, *self.pictured, *(Words(line, size=16) for line in said.lines[:1])]
        parts += [
            self._lines() if said.are_long else self._grid(),
            Words(escape(_figures(said)), size=15, ink="muted"),
            *(Words(line, size=16) for line in said.lines),
        ]
        if said.hands:
            parts.append(Column(*(Words(hand, size=15) for hand in said.hands), gap=4))
        return parts

    def _grid(self) -> Widget:
        rows: list[Sequence[Widget]] = [[Head(_("Choice")), Head(_("Worth")), Head(_("Cost"))]]
        rows += [[Cell(each, each) for each in told] for told in self._told()]
        return ScoreGrid(rows, fits=True)

    def _lines(self) -> Widget:
        words = _("**{worth}**, cost {cost}: {choice}")
        told = [
            words.format(choice=choice, worth=worth, cost=cost)
            for choice, worth, cost in self._told()
        ]
        return Column(*(Words(line, size=17) for line in told), gap=8)

    def _told(self) -> Iterator[tuple[str, str, str]]:
        """Yield the choices that are listed, in markup: what each is called, brings and costs."""
        said = self.said
        most = said.worths[0][1]
        for place, (choice, worth) in enumerate(said.worths):
            is_own = str(choice) == str(said.choice)
            if place >= SHOWN and not is_own:
                continue
            named = self.name(choice)
            if worth == most or is_own:
                named = f"**{named}**"
            own = _("{choice} (yours)").format(choice=named) if is_own else named
            cost = percent((most - worth) / said.at_stake)
            yield own, said.terms.value(worth), cost
