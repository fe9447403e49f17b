"""The doctor looks at everything and changes nothing."""

import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from game.core.words import ROOT
from game.kernels.keeping import CACHE_VARIABLE, folder_of_these
from game.session.store import open_store
from tests.cli.conftest import Run


def listing(folder: Path) -> list[tuple[str, bytes]]:
    return sorted((str(path), path.read_bytes()) for path in folder.rglob("*") if path.is_file())


def test_a_healthy_computer(run: Run, home: Path) -> None:
    with open_store(home) as store:
        store.settings.set("sound", "off")
    open_store(home).close()
    before = listing(home)
    answer = run("doctor")
    assert (answer.code, answer.err) == (0, "")
    for part in ("Python 3", "pygame-ce 2", "SourceSerifPro", "SDL", "data folder", "database"):
        assert any(line.startswith("good: ") and part in line for line in answer.lines), part
    assert sum("good: backup" in line for line in answer.lines) == 2
    assert listing(home) == before


def test_without_what_it_needs_it_is_told_how_to_get_that() -> None:
    bare = [sys.executable, "-S", str(ROOT / "main.py"), "doctor"]
    answer = subprocess.run(bare, capture_output=True, text=True, check=False)
    assert answer.returncode == 1 and "`make setup`" in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.fixture
def no_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the devices out, whose process takes its time."""
    monkeypatch.setattr(
        "game.cli.doctor.subprocess.run",
        lambda *_args, **_how: subprocess.CompletedProcess([], 0, stdout="[]\n"),
    )


def of_kernels(run: Run) -> list[str]:
    """What the doctor says of the kernels."""
    return [line for line in run("doctor").lines if re.search("numba|players’ code", line, re.I)]


@pytest.mark.usefixtures("no_devices", "home")
def test_what_computer_players_think_with(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv(CACHE_VARIABLE, str(cache))
    numba, later = of_kernels(run)
    assert numba.startswith("good: numba 0.") and later.startswith("note: ")
    assert "first thinks" in later and not cache.exists()
    kept = folder_of_these() / "solver"
    kept.mkdir(parents=True)
    (kept / "root.answer.nbi").touch()
    assert of_kernels(run)[1] == (
        f"good: the computer players’ code is compiled, in {folder_of_these()}"
    )
    cache.rename(tmp_path / "away")
    cache.write_text("a file in the way")
    assert "compiled anew" in of_kernels(run)[1]
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    [told] = of_kernels(run)
    assert told.startswith("note: NUMBA_DISABLE_JIT")


@pytest.mark.usefixtures("no_devices", "home")
def test_without_numba(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def version(name: str) -> str:
        if name == "numba":
            raise metadata.PackageNotFoundError(name)
        return "1"

    monkeypatch.setattr("game.cli.doctor.metadata.version", version)
    answer = run("doctor")
    assert answer.code == 0 and "note: numba is not installed" in answer.out


@pytest.mark.usefixtures("no_devices")
def test_before_the_first_start(run: Run, home: Path) -> None:
    answer = run("doctor")
    assert answer.code == 0 and "note: no database yet" in answer.lines
    assert not home.exists()


@pytest.mark.usefixtures("no_devices")
def test_a_damaged_database_is_a_fault_and_is_left_as_it_is(run: Run, home: Path) -> None:
    open_store(home).close()
    (home / "trickhold.db").write_bytes(b"garbage" * 999)
    before = listing(home)
    answer = run("doctor")
    assert answer.code == 1
    [fault] = [line for line in answer.lines if line.startswith("FAULT")]
    assert "trickhold.db" in fault and "backup" in fault
    assert listing(home) == before


@pytest.mark.usefixtures("no_devices")
def test_a_folder_in_the_way_is_a_fault(run: Run, home: Path) -> None:
    home.write_text("a file")
    answer = run("doctor")
    assert answer.code == 1 and any("not a folder" in line for line in answer.lines)


@pytest.mark.usefixtures("no_devices")
def test_a_folder_that_takes_nothing_is_a_fault(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(**_where: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.cli.doctor.TemporaryDirectory", full)
    answer = run("doctor")
    assert answer.code == 1
    assert any(line.endswith("cannot be used: No space left on device") for line in answer.lines)


@pytest.mark.parametrize(
    ("outcome", "told"),
    [
        (subprocess.TimeoutExpired("x", 1), "did not answer"),
        (subprocess.CalledProcessError(-11, "x", stderr="boom\nbang"), "boom bang"),
        (subprocess.CompletedProcess([], 0, stdout="garbage"), "cannot be queried"),
        (subprocess.CompletedProcess([], 0, stdout='{"a": 1}'), "cannot be queried"),
    ],
)
def test_devices_that_crash_hang_or_babble(
    run: Run, monkeypatch: pytest.MonkeyPatch, outcome: object, told: str
) -> None:
    def ask(*_args: object, **_how: object) -> object:
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    monkeypatch.setattr("game.cli.doctor.subprocess.run", ask)
    answer = run("doctor")
    assert answer.code == 1
    assert any(line.startswith("FAULT") and told in line for line in answer.lines)


@pytest.mark.usefixtures("no_devices")
def test_a_folder_of_nobody_is_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRICKHOLD_HOME", "~nobody-of-that-name/x")
    monkeypatch.setenv(CACHE_VARIABLE, "~nobody-of-that-name/y")
    for command in (("matches",), ("play", "whist"), ("doctor",)):
        answer = run(*command)
        assert answer.code and "TRICKHOLD_HOME names the folder ~nobody-of-that-name/x" in (
            answer.out + answer.err
        )
    assert any(f"{CACHE_VARIABLE}, ~nobody-of-that-name/y" in line for line in answer.lines)
