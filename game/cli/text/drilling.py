"""Drills in plain lines: a position, a question, what is to be said of the answer, and the next."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.cli.asking import say, typed
from game.cli.telling import rules_in_force
from game.cli.text.commands import COMMANDS, read_rules, tell_meaning
from game.cli.text.failing import told_when_failing
from game.cli.text.hinting import look_lines, table_lines
from game.cli.text.mode import MOST_LISTED
from game.cli.text.naming import by_number, command_in, numbered
from game.cli.text.understanding import choices_of, decision_meant, why_none
from game.cli.text.waiting import told_when_long
from game.core.words import YOU, _, command_line
from game.rulesets.catalogue import RULESETS
from game.session.asking import answered
from game.session.port import Port
from game.session.practice.answer import Answer, NameAction, explaining, shown_lines, verdict
from game.session.practice.course import STORM, Course, Mode, score_words
from game.session.practice.drill import Asked


class Drilling:
    """Somebody at drills, told and asked in lines that can be read out.

    `clock` gives seconds; only a storm asks it.
    """

    def __init__(
        self, course: Course, name: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.course, self.name, self._clock = course, name, clock
        self._more: Sequence[str] = ()
        """The table of the last answer."""

    def play(self) -> None:
        """Ask one drill after the other until the player leaves or the mode is over."""
        print(_("A drill is a position: find what is best in it; “more” then shows the figures."))
        tell_of_lesson(self.course.game)
        self.tell_notation()
        print(score_words(self.course))
        end = self._clock() + STORM
        while not self.course.is_over and (asked := self.course.next(self.name)) is not None:
            if not self._ask(asked):
                break
            if self.course.mode is Mode.STORM and self._clock() >= end:
                print(_("Time is up."))
                break
        if self.course.is_over:
            print(_("The streak has ended."))
        print(score_words(self.course))

    def ask_alone(self) -> bool | None:
        """Ask the only drill of the course; return whether it was solved, None where the player
        left it."""
        if (asked := self.course.next(self.name)) is not None:
            self.tell_notation()
            self._ask(asked)
        return self.course.solved == 1 if self.course.tried else None

    def tell_notation(self) -> None:
        """Print how cards and other choices are written."""
        if words := self.course.drills[0].ruleset.telling.notation():
            print(words)

    def _ask(self, asked: Asked) -> bool:
        """Ask one drill; return whether to go on."""
        for line in rules_in_force(asked.match):
            say(line)
        port = asked.port
        tell_question(port)
        if (choice := choice_in(port, self._more)) is None:
            return False
        outcome, name = self.course.take(asked, choice), name_by_number(port)
        say(verdict(outcome.answer, name))
        self._more = ()
        if self.course.mode is not Mode.STORM:
            self._tell_why(outcome.answer, name, port.names)
        print(score_words(self.course, outcome))
        return True

    def _tell_why(self, answer: Answer, name: NameAction, names: Sequence[str]) -> None:
        """Say what a hint says of the best choice, and keep its table for whoever asks for it."""
        with (
            told_when_failing(_("No computer player answered: there is no reason this time.")),
            told_when_long(_("Weighing.")),
        ):
            found = answered(answer.drill.ruleset, explaining(answer))
            if (told := found.explanation) is not None:
                for line in look_lines(told, name):
                    say(line)
                written = answer.drill.ruleset.telling.written
                self._more = [*table_lines(told, name), *shown_lines(found, written, names)]


def tell_of_lesson(game: str) -> None:
    """Print where a game is learnt, for whoever finds himself at drills before that."""
    words = _("If {game} is new to you, begin with its lesson: {command}")
    print(words.format(game=_(RULESETS[game].title), command=command_line(f"lesson {game}")))


def position_words(port: Port[Any, Any]) -> str:
    """Return the position that a question is about."""
    names = [YOU if n == port.seat else name for n, name in enumerate(port.names)]
    return port.ruleset.telling.text_view(port.view(), names, port.deals_in_match)


def tell_question(port: Port[Any, Any]) -> None:
    """Print the position that a question is about."""
    say(position_words(port))
    if asked := port.ruleset.telling.turn(port.view()):
        say(asked)


def name_by_number(port: Port[Any, Any]) -> NameAction:
    """Return what calls a choice by its number in the list, and as it is written."""
    written, choices = port.ruleset.telling.written, choices_of(port)
    if any(each.isdecimal() for each in choices):
        return written
    return lambda choice: f"{choices.index(written(choice)) + 1} {written(choice)}"


def choice_in(port: Port[Any, Any], more: Sequence[str] = ()) -> Any | None:
    """Ask until something is chosen that may be; return it, None where the player leaves; `more`
    are the lines about the last answer."""
    choices = choices_of(port)
    question = _("What is best? {n} choices: “choices” lists them > ").format(n=len(choices))
    if len(choices) <= MOST_LISTED:
        question = _("What is best: {choices} > ").format(choices=", ".join(numbered(choices)))
    while True:
        try:
            line = typed(question)
        except EOFError:
            print()
            return None
        word, rest = command_in(line)
        if word == "quit":
            return None
        if word == "more":
            print("\n".join(more) or _("There is no answer yet that it could tell more of."))
            continue
        if (command := _COMMANDS.get(word)) is not None:
            command(port, rest)
        elif (choice := _meant(line, port)) is not None:
            return choice


def _help(port: Port[Any, Any], _rest: str) -> None:
    print(_("Type one of the choices, or its number."))
    if notation := port.ruleset.telling.notation():
        print(notation)
    terms = port.ruleset.telling.terms
    for name in ("help", "look", "choices", "means", "rules"):
        words = COMMANDS[name].words(terms)
        print(f"{name}: {_(words)}")
    print(_("more: the figures of your last answer"))
    print(_("quit: leave the drills or the trainer"))


def _means(port: Port[Any, Any], rest: str) -> None:
    action = _read(rest, port) if rest else None
    if action is not None or not rest:
        tell_meaning(port, action, rest, choices_of(port))


def _hint(_port: Port[Any, Any], _rest: str) -> None:
    print(_("There are no hints here: finding what is best is up to you. Type quit to leave."))


_COMMANDS: Mapping[str, Callable[[Port[Any, Any], str], None]] = {
    "help": _help,
    "look": lambda port, _rest: tell_question(port),
    "choices": lambda port, _rest: print("\n".join(numbered(choices_of(port)))),
    "means": _means,
    "hint": _hint,
    "rules": lambda port, rest: read_rules(port.ruleset, rest),
}


def _meant(line: str, port: Port[Any, Any]) -> Any | None:
    """Return the choice that a line means and that may be; where there is none, say so."""
    action = _read(line, port)
    if action is not None and (refusal := port.refusal(action)) is not None:
        say(refusal.told)
        return None
    return action


def _read(line: str, port: Port[Any, Any]) -> Any | None:
    """Return the choice that a line means, None where it means none, which is told."""
    line = by_number(line, choices_of(port))
    action = decision_meant(line, port) if line else None
    if action is None:
        print(why_none(line, choices_of(port)) if line else _("Type one of the choices, or help."))
    return action
