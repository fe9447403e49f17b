"""The lesson of a game in text: the guide speaks between what happens and what is asked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.cli.text import several
from game.cli.text.book import unmarked
from game.cli.text.commands import COMMANDS
from game.cli.text.mode import Leave, TextMode
from game.core.words import _
from game.session.match import Match
from game.session.seats import think
from game.session.store import Store

TAUGHT = {name: command for name, command in COMMANDS.items() if name != "review"}
"""A lesson is looked at by its guide."""


@dataclass(frozen=True)
class Unkept:
    """A match that is not among those stored: a lesson keeps its decisions alone."""

    match: Match
    occasion: None = None
    id: None = None
    is_superseded: bool = False


class LessonMode(TextMode):
    """A sitting with a guide; `lesson` is what the window calls a Lesson."""

    def __init__(
        self, lesson: Any, match: Match, store: Store, keep: Callable[[Sequence[str]], None]
    ) -> None:
        super().__init__(Unkept(match), store, TAUGHT)
        self.lesson, self.keep = lesson, keep
        match.keep = lambda _number, _text: keep(match.actions)
        match.truncate = lambda _number: keep(match.actions)

    def play(self) -> None:
        """Play until the lesson is over or the player leaves."""
        print(_("You are {name}. Type help for the commands.").format(name=self._name))
        self.tell_notation()
        try:
            while not self.match.is_over:
                self._go_on()
        except Leave:
            command = f"main.py lesson {self.match.ruleset.id}"
            print(_("Go on with it later, at this very point: {command}").format(command=command))
            return
        self._tell_news()
        self.keep(())
        print(_(self.lesson.moral))

    def _go_on(self) -> None:
        match = self.match
        if match.to_act == self.seat:
            super()._go_on()
            return
        stack, legal = match.stack, match.state.legal_actions()
        told = None if stack is None else stack.told_to(match.to_act, legal)
        match.apply(match.to_act, think(match)[0].action if told is None else told)

    def _tell_news(self) -> None:
        """Tell what has happened, then what the guide says of it."""
        since = self._told if self._revision == self.match.revision else len(self.match.events)
        super()._tell_news()
        for event in self.port.events(since):
            for remark in self.lesson.happened(event, self.seat, self.match.names):
                _say(remark)

    def _tell_of_several(self) -> None:
        """Say what the guide asks for."""
        super()._tell_of_several()
        remark = self._asked()
        _say(remark)
        if remark.wants:
            print(_("Type: {choices}").format(choices=", ".join(remark.wants)))

    def _asked(self) -> Any:
        return self.lesson.asked(self.port.view(), self.port.legal_actions())

    def _decide(self, text: str) -> None:
        """Decide, if it is what the guide asks for."""
        wants = self._asked().wants
        one = self.parse(text)
        named = several.named_in(text, self.match, self.port) or ([one] if one else [])
        if wants and any(str(each) not in wants for each in named):
            print(_("In a match you may; for the lesson do as the guide says."))
        else:
            super()._decide(text)


def _say(remark: Any) -> None:
    print(f"» {remark.title}: {unmarked(remark.words)}")
