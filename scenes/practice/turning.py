"""The trainer of whole turns in the window: the turn is played on the board, and then weighed."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.bots.thinker import Thinker
from game.core.words import _
from game.session.match import Match
from game.session.occasion import GUEST
from game.session.practice.answer import NameAction
from game.session.practice.bestline import BestLine, ReplayedLine, announced, line_told
from game.session.practice.trainers import Turning, about
from game.session.practice.training import Score
from game.session.practice.turning import Deeds, Turned, lines, new_turn, verdict, weighing
from scenes.games import replay_of
from scenes.practice.battle import ExamBattle
from scenes.practice.exam import Exam
from scenes.practice.verdict import Verdict
from scenes.practice.weighed import WeighedScreen
from scenes.reviewing import INKS
from scenes.show.look import Look
from scenes.ui.button import Button
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


class TurnExam(Exam):
    """A sitting at which every deed of a turn is made but the last, and all are noted."""

    def __init__(self, trainer: Turning, match: Match, thinker: Thinker) -> None:
        self.deeds = Deeds(trainer)
        super().__init__(match, thinker)

    def notes(self, action: Any) -> bool:
        """Note a deed; tell whether it ends the turn."""
        return self.deeds.note(self.port(self.people[0]), action)


class TurnBattle(WeighedScreen[Turned], ExamBattle):
    """One turn of a set."""

    exam: TurnExam

    def __init__(
        self, trainer: Turning, seed: int, score: Score, thinker: Thinker, look: Look
    ) -> None:
        self.trainer, self.score, self.thinker = trainer, score, thinker
        match = new_turn(trainer, seed, GUEST)
        exam = TurnExam(trainer, match, thinker)
        super().__init__(match, _(trainer.title), thinker, look, exam)

    def question(self) -> str:
        """Return what the trainer asks."""
        return about(self.trainer)

    def taken(self, choice: Any) -> None:
        """Have the turn weighed."""
        self.weigh(weighing(self.trainer, self.exam.deeds.moments))

    def over(self) -> None:
        """Have a turn weighed that has ended the battle."""
        self.is_taken = True
        self.taken(None)

    def tell(self, weighed: Turned) -> None:
        """Say what each deed was worth."""
        self.score.add(weighed)
        self.cue("made" if weighed.is_right else "refuse")
        way_on = "" if self.score.is_over else _("Next turn")
        page = TurnedPage(weighed, self.name_choice, self.score.told(), way_on)
        if (line := weighed.line) is not None:
            events = self.port.events()[: line.since]
            page.line = list(line_told(weighed.ruleset, line, events, self.port.names))
            page.on_see = partial(self.see, line)
        self.host.push(page, self.close)

    def see(self, line: BestLine) -> None:
        """Show a line on the board, from the beginning of the turn on."""
        replay = ReplayedLine(self.asked_match, self.exam.people[0], line)
        page = replay_of(replay, self.look, self.exam.deeds.moments[0].event)
        page.title = _("The best line")
        self.host.push(page)


class TurnedPage(Verdict):
    """What is said of a turn: deed by deed, what it was worth and what was better."""

    def __init__(self, turned: Turned, name: NameAction, score: str, way_on: str) -> None:
        title = _("That is right") if turned.is_right else _("That is not the best")
        super().__init__(title, score, way_on)
        self.turned, self.name = turned, name
        self.line: Sequence[tuple[Any, str]] = ()
        """The deeds of the best line, and what happens by each."""
        self.on_see: Callable[[], object] | None = None
        """Shows that line on the board."""

    def parts(self) -> Sequence[Widget]:
        """Return the verdict, a line or two for each deed, and what the figures are."""
        turned = self.turned
        ink = INKS[None] if turned.is_right else "bad"
        parts: list[Widget] = [Words(f"**{escape(verdict(turned))}**", ink=ink)]
        for number, (mark, words, why) in enumerate(lines(turned, self.name), start=1):
            parts.append(Words(f"{number}. {words}", size=17, ink=INKS[mark]))
            if why:
                parts.append(Words(why, size=15))
        if self.line:
            parts.append(Words(f"**{escape(announced(turned.first_wrong))}**", size=17))
            found = enumerate(self.line, start=turned.first_wrong)
            parts += [
                Words(f"{number}. {escape(words) or self.name(deed)}", size=16)
                for number, (deed, words) in found
            ]
        figures = _(turned.ruleset.telling.terms.figures)
        return [*parts, Words(escape(figures), size=15, ink="muted")]

    def others(self) -> Sequence[Widget]:
        """Return the button that shows the best line, where there is one."""
        if self.on_see is None:
            return ()
        return [Button(_("See the best line"), self.on_see, sign="play")]
