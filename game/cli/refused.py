"""How the command line says no: one line that names the thing and the choices."""

import argparse
import re
from collections.abc import Sequence
from typing import NoReturn

from game.core.words import _

_MISSING = re.compile(r"the following arguments are required: (.+)", re.DOTALL)
_NO_NAME = re.compile(r"-\d.*\D.*", re.DOTALL)
_LACKS_VALUE = re.compile(r"argument (\S+): expected one argument", re.DOTALL)


class Refused(Exception):
    """What was asked for cannot be done; the text says why and what can.

    `names` are the program's own, to be listed after it: however many they are, none is cut.
    """

    def __init__(self, sentence: str, names: Sequence[str] = ()) -> None:
        super().__init__(sentence)
        self.names = names


class Answered(Exception):
    """What was asked for is told, and nothing else is done: the lines, for the standard output."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__("\n".join(lines))


def with_odd_values(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with a value such as “-5x5” joined to the option before it.

    argparse would take it for the name of another option, and miss the value.
    """
    joined: list[str] = []
    for argument in arguments:
        if joined and joined[-1].startswith("--") and _NO_NAME.fullmatch(argument):
            joined[-1] += f"={argument}"
        else:
            joined.append(argument)
    return joined


class Parser(argparse.ArgumentParser):
    """A parser that refuses in one line."""

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments, in our own words where argparse has some for everyone."""
        if found := _MISSING.fullmatch(message):
            sentence = _("Missing: {names}. {program} --help tells more.")
            raise Refused(sentence.format(names=found[1], program=self.prog))
        if found := _LACKS_VALUE.fullmatch(message):
            sentence = _("{name} needs a value. {program} --help tells more.")
            raise Refused(sentence.format(name=found[1], program=self.prog))
        raise Refused(message)
