"""Which files of the program a hint goes through: `python -m tests.tools.trace GAME`.

From the question in a turn to the lines that a person reads, with what the thinking process does,
all in one process; without the window. What runs is counted, not what is imported. Of a dozen hints
the one with most files is listed.
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
from game.session.port import Turn
from tests.hints.sample import matches

ROOT = Path(__file__).parents[2]
PROGRAM = str(ROOT / "game")
HINTS = 12
"""Bids and cards of several deals."""


def tell(turn: Turn) -> None:
    """Ask for a hint, and say it and its table."""
    told = answered(turn.ruleset, hinting(turn, Adviser())).explanation
    written = turn.ruleset.telling.written
    assert told is not None
    _said = [*look_lines(told, written), *table_lines(told, written)]


def entered(turn: Turn) -> set[str]:
    """Return the files whose functions run for a hint."""
    found: set[str] = set()

    def note(frame: FrameType, event: str, _about: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_name != "<module>" and code.co_filename.startswith(PROGRAM):
            found.add(code.co_filename)

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        tell(turn)
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return found


def main(given: Sequence[str]) -> int:
    most: set[str] = set()
    for number, match in enumerate(islice(matches(ruleset(given[0]), 1), HINTS)):
        turn = Turn.of(match)
        if number:
            most = max(most, entered(turn), key=len)
        else:
            tell(turn)  # the first one gets the kernels ready
    print("\n".join(sorted(str(Path(each).relative_to(ROOT)) for each in most)))
    print(f"{given[0]}: a hint goes through {len(most)} files")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
