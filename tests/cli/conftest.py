"""The command line, called in this process on a store of the test's own."""

import io
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.cli import Screens, main
from scenes.show.lesson import lesson_of

NAMES = ("title", "table")
"""The screens there are, in these tests."""

Called = list[tuple[object, ...]]


@dataclass(frozen=True)
class Answer:
    """What a command came to."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class Hasty:
    """A timer whose time has come as soon as it is started: every wait is a long one."""

    def __init__(self, _seconds: float, then: Callable[[], object]) -> None:
        self.start = then

    def cancel(self) -> None:
        pass

    join = cancel


Run = Callable[..., Answer]


def offered(out: str) -> list[list[str]]:
    """Return the choices that each question listed, or `choices`, without their numbers."""
    asked = re.findall(r"Your turn: (.*?) > |> (1 .*)\n", out)
    lines = [(listed or told).split(", ") for listed, told in asked]
    return [[re.sub(r"^\d+ ", "", each) for each in line] for line in lines]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the store would lie, and nothing does yet."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TRICKHOLD_HOME", str(folder))
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no wait be a long one on a busy machine: what is said of it has tests of its own."""
    monkeypatch.setattr("game.cli.text.waiting.PATIENCE", 600.0)


@pytest.fixture
def called() -> Called:
    """What the screens were asked for."""
    return []


@pytest.fixture
def run(
    home: Path,
    called: Called,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Run:
    """Call the program: `run("play", "whist", typed="1\\n")`."""

    def open_window() -> int:
        called.append(("window",))
        return 0

    def take_shot(*asked: object) -> int:
        called.append(("shot", *asked))
        return 0

    def call(*arguments: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            screens = Screens(
                open_window, lambda: NAMES, take_shot, lesson_of, lambda sizes, as_json: 0
            )
            code = main(arguments, screens)
        except SystemExit as end:
            code = int(end.code or 0)
        told = capsys.readouterr()
        return Answer(code, told.out, told.err)

    return call
