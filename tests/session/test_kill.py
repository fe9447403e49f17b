"""A program killed at any instant loses at most the decision in flight."""

import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from game.core.words import ROOT
from game.session.match import Seat
from game.session.store import open_store
from tests.session.tables import play, whist


@dataclass
class Killings:
    """Matches played by a program that is killed again and again, and what became of them."""

    folder: Path
    rng: random.Random
    duration: float = 1.0
    kills: int = 0
    lost: list[int] = field(default_factory=list)
    matches: int = 0

    def measure(self) -> None:
        """Take the time that a whole match takes from the start of the program."""
        began = time.monotonic()
        self._start(["whist", "--seed", "1"], self.folder / "measured").wait()
        self.duration = time.monotonic() - began

    def play_a_match(self, seed: int, most: int) -> None:
        """Play one match from start to end through kills, at most so many; check every one."""
        home = self.folder / f"match {seed}"
        players = 4 + seed % 3
        arguments = ["whist", "--seed", str(seed), "--players", str(players)]
        stored: tuple[str, ...] = ()
        for _kill in range(most):
            stored = self._kill_one(arguments, home, stored)
            if self._has_match(home):
                arguments = ["--resume"]
            if self._is_over(home):
                break
        self._finish(arguments, home)
        with open_store(home) as store:
            assert store.take_notices() == []
            [line] = store.matches.all()
            record = store.matches.record(line.id)
        seats = [Seat("club", name) for name in record.names]
        match = whist(seed, seats, largest_hand="0")
        assert record == play(match).record()
        self.matches += 1

    def _kill_one(
        self, arguments: list[str], home: Path, before: tuple[str, ...]
    ) -> tuple[str, ...]:
        """Start the program, kill it at a random instant, and return what is stored then."""
        log = self.folder / "log"
        program = self._start(arguments, home)
        time.sleep(self.rng.uniform(0, self.duration))
        program.send_signal(signal.SIGKILL)
        program.wait()
        reported = [line.split()[-1] for line in log.read_text().split("\n")[:-1] if is_trace(line)]
        stored = self._stored(home)
        made = (*before, *reported)
        assert stored[: len(made)] == made[: len(stored)]
        if program.returncode == -signal.SIGKILL:
            self.kills += 1
            self.lost.append(max(0, len(made) - len(stored)))
            assert self.lost[-1] <= 1
        else:
            assert program.returncode == 0 and stored == made
        return stored

    def _start(self, arguments: list[str], home: Path) -> "subprocess.Popen[bytes]":
        with (self.folder / "log").open("wb") as log:
            return subprocess.Popen(
                [sys.executable, "main.py", "play", *arguments, "--trace"],
                cwd=ROOT,
                env=os.environ | {"TRICKHOLD_HOME": str(home)},
                stdout=log,
            )

    def _finish(self, arguments: list[str], home: Path) -> None:
        if not self._is_over(home):
            assert self._start(arguments, home).wait() == 0

    def _stored(self, home: Path) -> tuple[str, ...]:
        """Return the decisions stored, after the match has been played again up to there."""
        with open_store(home) as store:
            assert store.take_notices() == []
            lines = store.matches.all()
            if not lines:
                return ()
            match = store.matches.resume(lines[0].id).match
            return tuple(match.actions)

    def _has_match(self, home: Path) -> bool:
        with open_store(home) as store:
            return bool(store.matches.all())

    def _is_over(self, home: Path) -> bool:
        with open_store(home) as store:
            return any(match.is_over for match in store.matches.all())


def is_trace(line: str) -> bool:
    return line.partition(" ")[0].isdigit()


def kill(folder: Path, times: int) -> Killings:
    killings = Killings(folder, random.Random(times))
    killings.measure()
    seed = 0
    while killings.kills < times:
        seed += 1
        killings.play_a_match(seed, min(4, times - killings.kills))
    return killings


def test_a_killed_program_loses_at_most_the_decision_in_flight(tmp_path: Path) -> None:
    assert kill(tmp_path, 2).kills == 2


@pytest.mark.long
def test_two_hundred_kills(tmp_path: Path) -> None:
    killings = kill(tmp_path, 200)
    lost = sum(killings.lost)
    print(f"{killings.kills} kills in {killings.matches} matches, {lost} decisions lost")
    assert killings.kills == 200
