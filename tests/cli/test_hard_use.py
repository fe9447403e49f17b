"""What a hostile hand may do at the command line: one line, nothing broken, nothing shown."""

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from game.core.words import ROOT


def run(home: Path, *arguments: str, zone="UTC", **given) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "TRICKHOLD_HOME": str(home), "TZ": zone}
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *arguments],
        env=environment,
        capture_output=True,
        text=True,
        **given,
    )


ALONE = "human,club,club,club"
NAMED = "Ana=human,Bo=club,Cy=club,Dan=club"


@pytest.fixture(scope="module")
def begun(tmp_path_factory):
    """Return a store in which so many matches of these seats have been begun and left."""

    @cache
    def made(seats: str, count: int) -> Path:
        home = tmp_path_factory.mktemp("begun") / "home"
        for _match in range(count):
            begin(home, seats)
        return home

    return made


@pytest.fixture
def home(tmp_path, begun):
    """A store with one match of one person, begun and left."""
    return shutil.copytree(begun(ALONE, 1), tmp_path, dirs_exist_ok=True)


def begin(home: Path, seats: str) -> None:
    told = run(home, "play", "whist", "--text", "--seats", seats, "--seed", "3", input="quit\n")
    assert told.returncode == 0, told.stderr


def test_a_name_too_long_for_a_file_is_refused_in_one_line(home):
    told = run(home, "export", "1", str(home / ("x" * 300)))
    assert told.returncode == 2
    assert told.stderr.startswith("trickhold: ") and told.stderr.count("\n") == 1


def test_a_pipe_is_never_replaced_by_a_file(home):
    pipe = home / "pipe"
    os.mkfifo(pipe)
    told = run(home, "export", "1", str(pipe))
    assert told.returncode == 2 and "pipe" in told.stderr
    assert pipe.is_fifo()


def test_a_link_stays_a_link(home):
    target, link = home / "target.json", home / "link.json"
    target.write_text("old")
    link.symlink_to(target)
    assert run(home, "export", "1", str(link), "--unfinished").returncode == 0
    assert link.is_symlink() and target.read_text().startswith("{")


def test_the_replay_of_a_running_match_shows_one_person_s_hand_only(tmp_path, begun):
    shutil.copytree(begun(NAMED, 1), tmp_path, dirs_exist_ok=True)
    saved = tmp_path / "saved.json"
    assert run(tmp_path, "export", "1", str(saved), "--unfinished").returncode == 0
    told = run(tmp_path, "replay", str(saved)).stdout
    assert "Ana holds" in told
    assert "Bo holds" not in told and "Cy holds" not in told and "Dan holds" not in told


def test_the_replay_of_a_running_match_of_two_shows_no_hand(tmp_path, begun):
    shutil.copytree(begun(NAMED, 1), tmp_path, dirs_exist_ok=True)
    saved = tmp_path / "saved.json"
    assert run(tmp_path, "export", "1", str(saved), "--unfinished").returncode == 0
    record = json.loads(saved.read_text())
    record["seats"][1] = "human"
    saved.write_text(json.dumps(record))
    assert "holds" not in run(tmp_path, "replay", str(saved)).stdout


def test_a_damaged_row_hides_no_other_match(tmp_path, begun):
    import sqlite3

    shutil.copytree(begun(ALONE, 2), tmp_path, dirs_exist_ok=True)
    with sqlite3.connect(tmp_path / "trickhold.db") as connection:
        connection.execute("UPDATE matches SET names = 'nope' WHERE id = 1")
    told = run(tmp_path, "matches")
    assert told.returncode == 0 and told.stdout.startswith("2:")


@pytest.mark.parametrize("zone", ["UTC-99", "UTC+99", "nowhere"])
def test_matches_are_listed_in_a_zone_that_is_none(tmp_path, begun, zone):
    import sqlite3

    shutil.copytree(begun(ALONE, 2), tmp_path, dirs_exist_ok=True)
    with sqlite3.connect(tmp_path / "trickhold.db") as connection:
        connection.execute("UPDATE matches SET played = '9999-12-31T23:59:59-23:59' WHERE id = 2")
    told = run(tmp_path, "matches", zone=zone)
    assert told.returncode == 0 and told.stderr == ""
    assert "9999-12-31" in told.stdout and "\n1: " in told.stdout


@pytest.mark.parametrize(
    ("command", "closed"),
    [
        *(("play whist --text", closed) for closed in [(0,), (1,), (2,), (0, 1, 2)]),
        *(("matches", closed) for closed in [(1,), (0, 1, 2)]),
        *(("play nothing", closed) for closed in [(2,), (0, 1)]),
    ],
)
def test_a_closed_stream_ends_in_no_traceback(tmp_path, command, closed):
    def close() -> None:
        for stream in closed:
            os.close(stream)

    told = run(tmp_path, *command.split(), preexec_fn=close)
    assert told.returncode == (2 if command == "play nothing" else 0)
    assert "Traceback" not in told.stderr and told.stderr.count("\n") <= 1
    if command == "play whist --text" and 1 not in closed:
        assert "The match is kept" in told.stdout or "Match 1 is kept" in told.stdout


def test_a_folder_whose_name_is_no_text(tmp_path):
    home = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe"))
    begin(home, ALONE)
    assert (home / "trickhold.db").is_file()
    file = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xfe.json"))
    told = run(home, "export", "1", str(file), "--unfinished")
    assert told.returncode == 0 and file.is_file(), told.stderr
    assert run(home, "import", str(file)).returncode == 0
    assert run(home, "matches").stdout.count("\n") == 2
    (home / "trickhold.db").write_bytes(b"damaged")
    told = run(home, "matches")
    assert told.returncode == 0 and "was damaged" in told.stderr and "backup" in told.stderr


def test_a_match_that_does_not_add_up_is_not_exported(home):
    import sqlite3

    with sqlite3.connect(home / "trickhold.db") as connection:
        connection.execute("UPDATE matches SET digest = '0123456789abcdef'")
    told = run(home, "export", "1", str(home / "a.json"), "--unfinished")
    assert told.returncode == 2 and "digest" in told.stderr
    assert not (home / "a.json").exists()


def test_who_lost_a_match_to_another_program_is_not_told_that_it_is_kept(home):
    environment = {**os.environ, "TRICKHOLD_HOME": str(home)}
    command = [sys.executable, str(ROOT / "main.py"), "play", "--resume", "1"]
    first = subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
    )
    assert first.stdin and first.stdout
    told = ""
    while "Your turn" not in told:  # the question ends no line
        told += (more := first.stdout.read(1))
        assert more
    begun = run(home, "play", "--resume", "1", input="quit\n")
    assert begun.returncode == 0
    told, _errors = first.communicate("0\n1\nquit\n")
    assert "opened in another window" in told
    assert "The match is not kept." in told
