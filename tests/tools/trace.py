"""Which files of the program a hint goes through: `python -m tests.tools.trace GAME`.

From the question to the lines that a person reads, with what the thinking process does, all in one
process; without the window. What runs is counted, not what is imported.
"""

import sys
import threading
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from types import FrameType

from game.cli.text.hinting import look_lines, table_lines
from game.rulesets.catalogue import ruleset
from game.session.asking import answered
from game.session.hint import Adviser, hinting
from game.session.match import Match
from game.session.turn import Turn
from tests.hints.sample import matches

ROOT = Path(__file__).parents[2]
HINTS = 12
"""Bids and cards of several deals."""


def tell(match: Match) -> None:
    """Ask for a hint, and say it and its table."""
    hint = answered(match.ruleset, hinting(Turn.of(match), Adviser()))
    told, written = hint.explanation, match.ruleset.telling.written
    assert told is not None
    _said = [*look_lines(told, written), *table_lines(told, written)]


def entered(match: Match) -> set[str]:
    """Return the files whose functions run for a hint."""
    found = set()

    def note(frame: FrameType, event: str, _about: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and frame.f_code.co_name != "<module>" and path.is_relative_to(ROOT):
            found.add(path.relative_to(ROOT).as_posix())

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        tell(match)
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return found - {Path(__file__).relative_to(ROOT).as_posix()}


def main(given: Sequence[str]) -> int:
    found = set()
    for number, match in enumerate(islice(matches(ruleset(given[0]), 1), HINTS)):
        if number:
            found |= entered(match)
        else:
            tell(match)  # the first one gets the kernels ready
    print("\n".join(sorted(found)))
    print(f"{given[0]}: a hint goes through {len(found)} files")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
