"""Silence in text mode: who waits is told what for, and whoever need not wait is told nothing."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest

from game.bots import catalogue
from game.bots.catalogue import Judges
from game.cli.text import waiting
from game.kernels.compiled import is_compiled
from game.session.store import open_store
from tests.cli.conftest import Hasty, Run
from tests.session.tables import play, whist

TABLE = ("play", "whist", "--text", "--seed", "5")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the judges think for a moment only, about the same hand."""
    monkeypatch.setattr("game.cli.drills.new_seed", lambda: 1)
    monkeypatch.setattr(catalogue, "JUDGES", {"whist": Judges("race:60", "weigh:60")})


WAITS = [
    (("review", "1", "--deal", "8"), "", "Looking again at what you could know…"),
    (("duplicate", "1", "--level", "club"), "", "Your cards are played once more …"),
    (("drills", "whist", "--bidding"), "1\nquit\n", "Weighing …"),
    (TABLE, "hint\nquit\n", "Weighing …"),
]


@pytest.mark.parametrize(
    ("asked", "typed", "told"), WAITS, ids=[asked[0] for asked, *_rest in WAITS]
)
def test_who_waits_long_is_told_what_for(
    run: Run,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    asked: tuple[str, ...],
    typed: str,
    told: str,
) -> None:
    with open_store(home) as store:
        play(store.matches.begin(whist(seed=2)).match)
    monkeypatch.setattr("game.cli.text.waiting.Timer", Hasty)
    assert told in run(*asked, typed=typed).out


class Watched:
    """A timer whose time comes when all is thought, if it is not one for what is told soon."""

    asked: ClassVar[list[float]] = []

    def __init__(self, seconds: float, then: Callable[[], object]) -> None:
        self.asked.append(seconds)
        self.then = then if seconds == waiting.PATIENCE else lambda: None

    def start(self) -> None:
        pass

    def cancel(self) -> None:
        self.then()

    join = start


def test_whoever_asks_for_a_hint_is_heard_at_once_and_told_what_is_ahead_where_it_lasts(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.cli.text.waiting.Timer", Watched)
    monkeypatch.setattr(Watched, "asked", [])
    out = run(*TABLE, typed="hint\nquit\n").out
    assert min(Watched.asked) <= 0.2
    assert re.search(r"Ahead so far: .+\. The others are still being weighed …", out)


def test_whoever_need_not_wait_is_told_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "SOON", 2.0)  # on a busy machine, too
    assert "Weighing …" not in run(*TABLE, typed="hint\nquit\n").out


@pytest.mark.skipif(not is_compiled(), reason="without a compiler nobody has to get ready")
def test_what_has_yet_to_be_compiled_is_the_reason(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the first question, which comes after decisions of others, and while one waits."""
    monkeypatch.setattr("game.cli.text.waiting.Timer", Hasty)
    monkeypatch.setattr("game.kernels.keeping.are_kept", lambda _folder: False)
    out = run("drills", "whist", "--bidding", typed="1\nquit\n").out
    before, _hand, after = out.partition("Your hand:")
    told = (
        "The computer players are getting ready: please wait. The first time, this takes a minute "
        "or more."
    )
    assert told in before and told in after and "Weighing …" not in out
