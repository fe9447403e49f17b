"""The lesson of a game in text: the guide speaks between what happens and what is asked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.cli import telling
from game.cli.text import several
from game.cli.text.book import unmarked
from game.cli.text.commands import COMMANDS, HELPED
from game.cli.text.mode import Leave, TextMode
from game.cli.text.naming import alike, decision_in
from game.cli.text.understanding import decision_meant
from game.core.protocols import Action, Event
from game.core.words import _, command_line
from game.kit.tricks import TrickTaken
from game.session.match import Match
from game.session.seats import TEACHER, think
from game.session.store import Store


def _hint(mode: TextMode, rest: str) -> None:
    """Say again what the guide asks for; where he leaves it open, what a sound player would do."""
    assert isinstance(mode, LessonMode)
    if not mode.say_wanted():
        COMMANDS["hint"].do(mode, rest)


UNTAUGHT = ("review", "coach", *HELPED)

TAUGHT = {
    **{name: command for name, command in COMMANDS.items() if name not in UNTAUGHT},
    "hint": replace(COMMANDS["hint"], do=_hint),
}
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

    hint_level = TEACHER
    tells_meaning = False  # the guide says it

    def __init__(
        self, lesson: Any, match: Match, store: Store, keep: Callable[[Sequence[str]], None]
    ) -> None:
        super().__init__(Unkept(match), store, TAUGHT)
        self.lesson, self.keep = lesson, keep
        self._advice: Any = None
        match.keep = lambda _number, _text: keep(match.actions)
        match.truncate = lambda _number: keep(match.actions)

    def play(self) -> None:
        """Play until the lesson is over or the player leaves."""
        self.tell_aim()
        print(self.greeting())
        self.tell_notation()
        if self.match.actions:
            command = command_line(f"lesson {self.match.ruleset.id} --anew")
            words = _("It goes on where you left off; from the beginning: {command}")
            print(words.format(command=command))
        try:
            while not self.match.is_over:
                self._go_on()
        except Leave:
            print(self._farewell())
            return
        self._tell_news()
        self.keep(())
        self.tell_end()

    def tell_end(self) -> None:
        """Print how everybody stands, what was to be learned, and what can be done next."""
        self.say(telling.score_line(self.match, self.names))
        print(_(self.lesson.moral))
        command = command_line(f"play {self.match.ruleset.id} --text")
        print(_("To play a match: {command}").format(command=command))

    def _farewell(self) -> str:
        is_written = self.store.barrier()
        for sentence in self.store.take_notices():
            print(sentence)
        if not (is_written and self.store.is_kept):
            return _("The lesson is not kept: next time it begins anew.")
        command = command_line(f"lesson {self.match.ruleset.id}")
        return _("To go on later from this very point: {command}").format(command=command)

    def _go_on(self) -> None:
        match = self.match
        if match.to_act == self.seat:
            super()._go_on()
            return
        stack, legal = match.stack, match.state.legal_actions()
        told = None if stack is None else stack.told_to(match.to_act, legal)
        match.apply(match.to_act, think(match)[0].action if told is None else told)

    def tell(self, number: int, event: Event, sentence: str) -> None:
        """Tell an event, then what the guide says of it.

        What the game is about he says before anything is told. Of the tricks of a deal that is over
        he says nothing: nobody leads to the next.
        """
        if number:
            super().tell(number, event, sentence)
        is_over = self.match.is_over or number < self.match.deal_starts[-1]
        if not (isinstance(event, TrickTaken) and is_over):
            for remark in self.lesson.happened(event, self.seat, self.match.names):
                _say(remark)
        if not number:
            super().tell(number, event, sentence)

    def to_type(self) -> list[str]:
        """Return what the guide asks for as it is typed; what is legal where he leaves it open."""
        return self._to_type() or super().to_type()

    def _to_type(self) -> list[str]:
        """Return what the guide asks for as it is typed."""
        parse = self.match.ruleset.parse_action
        return [self.written(parse(each)) for each in self._wanted()]

    def _tell_of_several(self) -> None:
        """Say what the guide asks for; where he has just said it, only what is to be typed."""
        said, self._advice = self._advice, self._asked()
        is_whole = not (self._advice.together or self._advice.in_turn)
        is_new = is_whole or said is None or said.words != self._advice.words
        if is_new and not self.say_wanted():
            super()._tell_of_several()
            _say(self._advice)
        elif not is_new:
            self._tell_wanted()

    def say_wanted(self) -> bool:
        """Say what the guide asks for, if he does not leave it open; return whether he does not."""
        if is_wanted := bool(self._wanted()):
            _say(self._asked())
            self._tell_wanted()
        return is_wanted

    def _asked(self) -> Any:
        return self.lesson.asked(self.port.view(), self.port.legal_actions())

    def _wanted(self) -> list[str]:
        """Return what the guide asks for and can be done now, or beside what is done."""
        remark, legal = self._asked(), set(map(str, self.port.legal_actions()))
        return [each for each in remark.wants if remark.together or each in legal]

    def _tell_wanted(self) -> None:
        """Print what is to be typed: all of it, or any."""
        remark, wanted = self._asked(), self._to_type()
        if len(wanted) == 1:
            words = _("Type: {choices}")
        elif remark.together or remark.in_turn:
            words = _("Type these, in one line or one after the other: {choices}")
        else:
            words = _("Type one of these: {choices}")
        if wanted:
            print(words.format(choices=", ".join(wanted)))

    def decide(self, text: str) -> None:
        """Decide, if it is what the guide asks for; all of it may stand in one line."""
        remark, wanted = self._asked(), self._wanted()
        at_once, end = several.named_and_end(text, self.match, self.port)
        at_once = [*at_once, end] if end else at_once
        one = None if at_once else decision_meant(text, self.port)
        parts = [] if at_once or one else self._parts(text)
        named = at_once or ([one] if one else parts)
        legal = list(map(str, self.port.legal_actions()))
        if remark.wants and len(named) == 1 and str(named[0]) not in (*legal, *wanted):
            super().decide(text)  # which says why not
            self._tell_wanted()
        elif remark.wants and any(str(each) not in wanted for each in named):
            print(_("In a match you may; for the lesson do as the guide says."))
            self._tell_wanted()
        elif len(parts) > 1 and (remark.together or remark.in_turn):
            for each in dict.fromkeys(parts):
                super().decide(self.written(each))
        else:
            super().decide(text)

    def _parts(self, text: str) -> list[Action]:
        """Return the decisions that a line is made of, none if one of its parts is none."""
        texts = alike(text) or text.split(",")
        parts = [decision_in(part.strip(), self.match.ruleset) for part in texts]
        return [] if None in parts else [each for each in parts if each is not None]


def _say(remark: Any) -> None:
    """Print a remark, its title left out where its words begin with it."""
    words = unmarked(remark.told(has_pointer=False))
    is_said = words.startswith((f"{remark.title}:", f"{remark.title}."))
    print(f"» {words}" if is_said else f"» {remark.title}: {words}")
