"""Two programs on one store: nothing is corrupted, and each is told what concerns it."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from game.core.words import ROOT
from game.session.store import open_store
from game.session.store.database import connect, fault_of
from game.session.store.opening import open_database
from game.session.store.place import DATABASE
from game.session.store.store import Store
from tests.session.tables import play, whist


def test_programs_that_start_at_the_same_moment_share_the_store(folder: Path) -> None:
    command = [sys.executable, "main.py", "play", "whist", "--option", "largest_hand=3", "--json"]
    started = [
        subprocess.Popen(
            [*command, "--seed", str(seed)],
            cwd=ROOT,
            env=os.environ | {"TRICKHOLD_HOME": str(folder)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        for seed in range(3)
    ]
    for program in started:
        _out, told = program.communicate()
        assert (program.returncode, told) == (0, b"")
    assert fault_of(folder / DATABASE) is None
    with open_store(folder) as store:
        matches = store.matches.all()
        assert len(matches) == 3 and all(match.is_over for match in matches)
        assert sorted(store.matches.resume(match.id).match.seed for match in matches) == [0, 1, 2]


def test_two_stores_are_written_in_turn(folder: Path) -> None:
    with open_store(folder) as one, open_store(folder) as other:
        first = one.matches.begin(whist(seed=1)).match
        one.barrier()
        second = other.matches.begin(whist(seed=2)).match
        while not (first.is_over and second.is_over):
            play(first, 1)
            play(second, 1)
        assert one.barrier() and other.barrier()
        assert one.take_notices() == other.take_notices() == []
        assert one.matches.record(2) == second.record()
        assert other.matches.record(1) == first.record()


def test_who_opens_a_match_last_goes_on_with_it(folder: Path) -> None:
    with open_store(folder) as one, open_store(folder) as other:
        older = play(one.matches.begin(whist()).match, 10)
        one.barrier()
        newer = other.matches.resume(1).match
        other.barrier()
        play(older, 5)
        older.take_back(3)
        one.settings.set("sound", "off")
        assert one.barrier()
        [told] = one.take_notices()
        assert "Match 1 was opened in another window" in told
        play(newer, 2)
        assert other.barrier()
        assert one.matches.record(1) == newer.record()
        assert len(newer.actions) == 12 and other.take_notices() == []


def test_while_another_program_holds_the_lock_play_goes_on(folder: Path) -> None:
    connection, _recovery = open_database(folder, print)
    connection.execute("PRAGMA busy_timeout = 20")
    with Store(connection, folder=folder) as store:
        match = store.matches.begin(whist()).match
        store.barrier()
        with closing(connect(folder / DATABASE)) as other:
            other.execute("BEGIN IMMEDIATE")
            play(match, 5)
            assert not store.barrier()
            [told] = store.take_notices()
            assert "locked" in told
            other.execute("ROLLBACK")
    with open_store(folder) as store:
        assert store.matches.record(1) == match.record()


def test_a_backup_while_another_program_plays(folder: Path) -> None:
    with open_store(folder) as playing:
        match = playing.matches.begin(whist()).match
        for _start in range(4):
            play(match, 5)
            playing.barrier()
            open_store(folder).close()
        newest = sorted((folder / "backups").iterdir())[-1]
        with closing(sqlite3.connect(newest)) as backup:
            assert backup.execute("SELECT count(*) FROM actions").fetchone() == (20,)
        assert playing.take_notices() == []
