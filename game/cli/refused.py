"""How the command line says no: one line that names the thing and the choices."""

import argparse
from collections.abc import Sequence
from typing import NoReturn

LONGEST = 600
"""Letters of the longest line; a hostile file may put anything into a sentence."""


class Refused(Exception):
    """What was asked for cannot be done; the text says why and what can.

    `names` are the program's own, to be listed after it: however many they are, none is cut.
    """

    def __init__(self, sentence: str, names: Sequence[str] = ()) -> None:
        super().__init__(sentence)
        self.names = names


class Parser(argparse.ArgumentParser):
    """A parser that refuses in one line."""

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments."""
        raise Refused(message)


def one_line(sentence: str) -> str:
    """Return the sentence on one line, shown letters only, cut if it is too long."""
    line = "".join(letter if letter.isprintable() else " " for letter in sentence)
    line = " ".join(line.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"
