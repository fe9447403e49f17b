"""Silence in text mode: who waits is told what for, and whoever need not wait is told nothing."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.bots import catalogue
from game.cli.text import waiting
from game.core.words import ROOT
from game.session.store import open_store
from tests.cli.conftest import Hasty, Run
from tests.session.tables import play, whist

TABLE = ("play", "whist", "--text", "--seed", "5")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the judges think for a moment only, about the same hand."""
    monkeypatch.setattr("game.cli.drills.new_seed", lambda: 1)
    monkeypatch.setattr(catalogue, "FINDERS", {"whist": "race:60"})


WAITS = [
    (("review", "1", "--deal", "8"), "", "Looking again at what you could know."),
    (("duplicate", "1", "--level", "club"), "", "Your cards are played once more."),
    (("drills", "whist", "--bidding"), "1\nquit\n", "Weighing."),
    (TABLE, "hint\nquit\n", "Weighing."),
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


def test_whoever_asks_for_a_hint_is_heard_at_once(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[float]()

    class Noted(Hasty):
        def __init__(self, seconds: float, then: Callable[[], object]) -> None:
            asked.append(seconds)
            super().__init__(seconds, then)

    monkeypatch.setattr("game.cli.text.waiting.Timer", Noted)
    assert "Weighing." in run(*TABLE, typed="hint\nquit\n").out
    assert min(asked) <= 0.2


def test_whoever_need_not_wait_is_told_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "SOON", 60.0)  # on a busy machine, too
    assert "Weighing." not in run(*TABLE, typed="hint\nquit\n").out


def test_a_first_start_in_a_terminal_says_that_one_has_to_wait(tmp_path: Path) -> None:
    """It stands there, and nothing of a deal yet: what is waited for is told first."""
    ours, theirs = os.openpty()
    folders = {"TRICKHOLD_HOME": str(tmp_path / "home"), "TRICKHOLD_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "main.py", "play", "whist", "--seed", "3"]
    program = subprocess.Popen(
        command, cwd=ROOT, env=os.environ | folders, stdout=theirs, stderr=theirs
    )
    try:
        os.close(theirs)
        told = b""
        while b"getting ready" not in told and b"Deal 1" not in told:
            told += os.read(ours, 1 << 16)
        assert b"getting ready" in told.partition(b"Deal 1")[0]
    finally:
        program.kill()
        program.wait()
        os.close(ours)
