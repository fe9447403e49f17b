"""How the command line says no: one line that names the thing and the choices."""

import argparse
import re
from collections.abc import Sequence
from typing import Any, NoReturn

from game.core.words import _, marked

_NO_NAME = re.compile(r"-\d.*\D.*", re.DOTALL)


class Refused(Exception):
    """What was asked for cannot be done; the text says why and what can."""


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


def usually(help: str, value: object) -> str:
    """Return the help of an argument with what it is where nothing is said."""
    return _("{help} (default: {value})").format(help=help, value=value)


class Help(argparse.HelpFormatter):
    """Help with the headings of argparse in the language in use."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Add the line of all arguments."""
        super().add_usage(usage, actions, groups, _("usage: ") if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        """Begin a section with its heading."""
        words = _HEADINGS.get(heading or "")
        super().start_section(_(words) if words else heading)


_HEADINGS = {"positional arguments": marked("arguments"), "options": marked("options")}


class Parser(argparse.ArgumentParser):
    """A parser that tells defaults, speaks the language in use, and refuses in one line."""

    def __init__(self, *, add_help: bool = True, **how: Any) -> None:
        super().__init__(add_help=False, formatter_class=Help, **how)
        if add_help:
            words = _("show this help, and do nothing else")
            self.add_argument("-h", "--help", action="help", help=words)

    def add_argument(self, *names: Any, **how: Any) -> argparse.Action:
        """Declare an argument; its help tells the default, if that is a text or a number."""
        if isinstance(how.get("default"), str | int) and "help" in how:
            how["help"] = usually(how["help"], how["default"])
        return super().add_argument(*names, **how)

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments, in our own words for whatever argparse complains of."""
        more = _("{command} tells more.").format(command=f"{self.prog} --help")
        for pattern, sentence in _COMPLAINTS:
            if found := pattern.fullmatch(message):
                named = {name: text.replace("'", "") for name, text in found.groupdict().items()}
                raise Refused(f"{_(sentence).format(**named)} {more}")
        raise Refused(message)


_COMPLAINTS = tuple(
    (re.compile(pattern, re.DOTALL), sentence)
    for pattern, sentence in (
        (
            r"the following arguments are required: (?P<names>.+)",
            marked("Missing: {names}."),
        ),
        (
            r"argument (?P<name>\S+): expected one argument",
            marked("{name} needs a value."),
        ),
        (
            r"argument (?P<name>\S+): ignored explicit argument (?P<value>.*)",
            marked("{name} takes no value, not even “{value}”."),
        ),
        (
            r"argument (?P<name>\S+): invalid int value: (?P<value>.*)",
            marked("{name} cannot be “{value}”; it is a whole number."),
        ),
        (
            r"argument (?P<name>\S+): invalid choice: (?P<value>.*) \(choose from (?P<names>.*)\)",
            marked("{name} cannot be “{value}”; it is one of {names}."),
        ),
    )
)
"""What argparse complains of, and how it is said here."""
