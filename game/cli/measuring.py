"""What the commands that measure share: how much, by whom, where it is kept, how far it is."""

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from game.cli.house_rules import with_pairs
from game.cli.numbers import whole_number
from game.cli.refused import Refused
from game.contests.kept import Kept
from game.contests.sharing import Workers
from game.core import options as option_texts
from game.core.ruleset import Ruleset
from game.core.words import _

MOST_SETS = 1_000_000
MOST_PROCESSES = 64


def add_how_much(parser: ArgumentParser) -> None:
    """Declare how many deal sets are played, on which cards, and where they are kept."""
    add = parser.add_argument
    add("--sets", metavar="N", default="200", help=_("at least this many deal sets"))
    add(
        "--seed", metavar="N", default="1", help=_("the seed: the same number deals the same cards")
    )
    add(
        "--option",
        action="append",
        metavar="NAME=VALUE",
        help=_("a house rule; may be repeated; “?” lists the names, NAME=? the values of one"),
    )
    add(
        "--results",
        metavar="FILE",
        help=_("keep each match in this file; a run that was stopped goes on from there"),
    )


def add_workers(parser: ArgumentParser) -> None:
    """Declare who does the work."""
    add = parser.add_argument
    add("--processes", metavar="P", default="1", help=_("how many processes share the work"))
    add("--cluster", metavar="ADDRESS", help=_("the scheduler of a Dask cluster to play on"))


def measured_options(game: Ruleset[Any, Any, Any], args: Namespace) -> dict[str, str]:
    """Return the house rules to measure under, as texts; raise Refused.

    Where a game compares boards they are those under which boards can be compared.
    """
    boards = game.boards
    usual = game.options()
    if boards is not None:
        usual = option_texts.with_texts(usual, boards.options)
    options = with_pairs(usual, args.option or ())
    if boards is not None and (why := boards.refuses(options)):
        raise Refused(why)
    return option_texts.as_texts(options)


def workers(args: Namespace) -> Workers:
    """Return who does the work; raise Refused."""
    processes = whole_number(args.processes, "--processes", 1, MOST_PROCESSES)
    return Workers(processes, args.cluster or "")


def results_file(args: Namespace) -> AbstractContextManager[Kept | None]:
    """Return the file of results, to be opened; None where there is none. Raise BadResults."""
    return nullcontext() if args.results is None else Kept(Path(args.results))


def progress(words: str) -> Callable[[int, int], None] | None:
    """Return what shows on the terminal how far a run is and how long it will take.

    `words` have the places done and of. None where nobody looks at the terminal.
    """
    if not sys.stderr.isatty():
        return None
    began = time.monotonic()

    def show(done: int, of: int) -> None:
        left = (time.monotonic() - began) / done * (of - done)
        line = _("{far}; {left} left").format(
            far=words.format(done=done, of=of), left=_duration(left)
        )
        print(f"\r{line:<60}", end="\n" if done == of else "", file=sys.stderr, flush=True)

    return show


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"


def in_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows of cells as lines, the first column flush left, the others flush right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
