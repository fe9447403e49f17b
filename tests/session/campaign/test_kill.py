"""A program that is killed in the middle of a season, again and again, loses nothing of it."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.core.words import ROOT
from game.session.campaign.journey import Journey
from game.session.store import open_store

KILLS = 100
LINGERS = 0.3
"""Seconds at most between what a walker has told and his end."""
WALK = (
    "from functools import partial\n"
    "from game.session.campaign.journey import Journey\n"
    "from game.session.campaign.walker import walk\n"
    "from game.session.store import open_store\n"
    "tell = partial(print, flush=True)\n"
    "with open_store() as store:\n"
    "    journey = Journey.resume(store, 1)\n"
    "    tell('resumed')\n"
    "    walk(journey, tell, with_par=False)\n"
)


def begun(home: Path) -> dict[str, str]:
    """Begin the season in a home of its own; return the environment of whoever walks it."""
    with open_store(home) as store:
        Journey.begin(store, 2, "easy", "heuristic")
    return os.environ | {"TRICKHOLD_HOME": str(home)}


def walk_whole(env: dict[str, str]) -> None:
    """Walk on to the end, killed by nobody."""
    walker = [sys.executable, "-c", WALK]
    subprocess.run(walker, cwd=ROOT, env=env, check=True, capture_output=True)


def walk_and_die(env: dict[str, str], luck: random.Random) -> None:
    """Walk on, and be killed soon after it was told that the season goes on, or a line later."""
    walker = [sys.executable, "-c", WALK]
    child = subprocess.Popen(walker, cwd=ROOT, env=env, stdout=subprocess.PIPE)
    assert child.stdout is not None
    for _line in range(1 + luck.randrange(3)):
        child.stdout.readline()
    time.sleep(LINGERS * luck.random())
    child.send_signal(signal.SIGKILL)
    child.stdout.close()
    child.wait()


@pytest.mark.long
def test_killed_a_hundred_times_it_comes_to_the_same_end(tmp_path: Path) -> None:
    """What the store holds only grows, and the season is the one that nobody has killed."""
    luck = random.Random(4)
    # First the one that is never killed: with no kernels compiled yet, no other would come far.
    quiet_home, folder = tmp_path / "whole", tmp_path / "home"
    walk_whole(begun(quiet_home))
    env = begun(folder)
    before: tuple[str, ...] = ()
    decisions = grown = 0
    for _kill in range(KILLS):
        walk_and_die(env, luck)
        with open_store(folder) as store:
            assert store.recovery is None
            steps = store.seasons.get(1).steps
            made = sum(match.decisions for match in store.matches.all())
            assert steps[: len(before)] == before and made >= decisions
            Journey.resume(store, 1)
            grown += made > decisions
            before, decisions = store.seasons.get(1).steps, made
    assert grown > KILLS // 10
    walk_whole(env)
    with open_store(folder) as killed, open_store(quiet_home) as quiet:
        assert killed.seasons.get(1).steps == quiet.seasons.get(1).steps
