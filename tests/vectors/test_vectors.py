"""`pytest tests/vectors --vectors DIR`: each case of each file of the folder is one test."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from game.rulesets.catalogue import RULESETS
from tests.vectors import bridge, schnapsen, whist
from tests.vectors.case import Case, Fields, Runner, failing

RUNNERS: Mapping[str, Runner] = {
    "whist": whist.cases,
    "schnapsen": schnapsen.cases,
    "bridge": bridge.cases,
}
ABOUT = {"game", "notation", "note", "ids", "check", "crosscheck", "duplicate_total"}
ABOUT |= {"defaults", "card_points", "contracts"}
"""What the head of a file may hold: words, and what its runner proves."""


def cases_in(folder: Path) -> Iterator[Case]:
    """Yield the cases of every file; a folder or a file that cannot be run is a failing one."""
    files = sorted(folder.glob("*.json"))
    if not files:
        yield failing(str(folder), f"there are no vectors (*.json) in {folder}")
    for file in files:
        for case in cases_of(file):
            yield Case(f"{file.stem}/{case.name}", case.prove)


def cases_of(file: Path) -> Iterator[Case]:
    """Yield the cases of one file."""
    try:
        vectors: Fields = json.loads(file.read_text(encoding="utf-8"))
        title = re.split(" [/-] ", vectors["meta"]["game"])[0]  # and another name, or a variation
    except (ValueError, KeyError, TypeError) as wrong:
        yield failing("file", f"{file} is no file of vectors: {wrong!r}")
        return
    games = {ruleset.title: name for name, ruleset in RULESETS.items()}
    if title not in games:
        yield failing("game", f"{file} is of the game {title!r}; known are {sorted(games)}")
    elif games[title] not in RUNNERS:
        yield failing("game", f"the vectors of {title} have no runner here")
    else:
        yield from RUNNERS[games[title]](vectors)
        for key in sorted(set(vectors["meta"]) - ABOUT):
            yield failing(f"meta/{key}", f"nobody here knows meta/{key} of {file}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        cases = list(cases_in(Path(metafunc.config.getoption("--vectors"))))
        metafunc.parametrize("case", cases, ids=[case.name for case in cases])


def test_case(case: Case) -> None:
    case.prove()
