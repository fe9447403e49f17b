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
WALK = (
    "import sys\n"
    "from game.session.campaign.journey import Journey\n"
    "from game.session.campaign.walking import walk\n"
    "from game.session.store import open_store\n"
    "with open_store() as store:\n"
    "    walk(Journey.resume(store, 1), lambda line: None, with_par=False)\n"
)


@pytest.mark.long
def test_killed_a_hundred_times_it_comes_to_the_same_end(tmp_path: Path) -> None:
    """What the store holds only grows, and the season is the one that nobody has killed."""
    luck = random.Random(4)
    folder = tmp_path / "home"
    with open_store(folder) as store:
        Journey.begin(store, 2, "easy", "heuristic")
    before: tuple[str, ...] = ()
    decisions = 0
    env = os.environ | {"TRICKHOLD_HOME": str(folder)}
    for _kill in range(KILLS):
        child = subprocess.Popen([sys.executable, "-c", WALK], cwd=ROOT, env=env)
        time.sleep(0.5 + 1.5 * luck.random())
        child.send_signal(signal.SIGKILL)
        child.wait()
        with open_store(folder) as store:
            assert store.recovery is None
            steps = store.seasons.get(1).steps
            made = sum(match.decisions for match in store.matches.all())
            assert steps[: len(before)] == before and made >= decisions
            Journey.resume(store, 1)
            before, decisions = store.seasons.get(1).steps, made
    subprocess.run([sys.executable, "-c", WALK], cwd=ROOT, env=env, check=True, timeout=300)
    whole = tmp_path / "whole"
    with open_store(whole) as store:
        Journey.begin(store, 2, "easy", "heuristic")
    other = os.environ | {"TRICKHOLD_HOME": str(whole)}
    subprocess.run([sys.executable, "-c", WALK], cwd=ROOT, env=other, check=True, timeout=300)
    with open_store(folder) as killed, open_store(whole) as quiet:
        assert killed.seasons.get(1).steps == quiet.seasons.get(1).steps
