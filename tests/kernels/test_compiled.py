"""Kernels are compiled once, whoever starts the program from where; without numba they still run.

Each start is a process of its own: a fault of compiled kernels may show at the second start only.
"""

import os
import sqlite3
import subprocess
import sys
import textwrap
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from game.kernels import bits
from game.kernels.compiled import PATIENCE
from game.kernels.keeping import CACHE_VARIABLE, cache_folder

ROOT = Path(__file__).parents[2]

KERNEL = """
import numpy as np
from game.kernels.bits import count, highest, lowest
from game.kernels.compiled import FOLDER, compiled, compiling, is_compiled

@compiled
def total(masks):
    found = 0
    for mask in masks:
        found += count(mask) + 100 * lowest(mask) + 10000 * highest(mask)
    return found

with compiling("total"):
    found = total(np.array([5 << 40, 1, 1 << 62, 255], dtype=np.int64))
assert found == 12 + 100 * (40 + 62) + 10000 * (42 + 62 + 7), found
print("compiled" if is_compiled() else "as it is", FOLDER is not None)
"""


def started(code: str, cache: Path, folder: Path) -> str:
    """Run the code in a new process that starts in the folder; return what it prints."""
    answer = subprocess.run(
        [sys.executable, "-W", "error", "-c", textwrap.dedent(code)],
        cwd=folder,
        env={**os.environ, CACHE_VARIABLE: str(cache), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.strip()


def with_kernel(folder: Path, cache: Path, before: str = "") -> str:
    """Run the kernel, kept in a file in the folder, after some code; return what it prints."""
    file = folder / "kernel.py"
    if not file.exists():
        file.write_text(KERNEL, encoding="utf-8")
    return started(f"{before}\nimport runpy; runpy.run_path({str(file)!r})", cache, ROOT)


def written(cache: Path) -> dict[str, float]:
    """Return the compiled kernels in a cache, and when each was written."""
    return {path.name: path.stat().st_mtime for path in cache.rglob("*.nbc")}


def test_a_second_start_from_elsewhere_compiles_nothing(tmp_path: Path) -> None:
    cache, elsewhere = tmp_path / "a folder with spaces" / "ž", tmp_path / "elsewhere"
    elsewhere.mkdir()
    (tmp_path / "kernel.py").write_text(KERNEL, encoding="utf-8")
    code = f"import runpy; runpy.run_path({str(tmp_path / 'kernel.py')!r})"
    assert started(code, cache, ROOT) == "compiled True"
    first = written(cache)
    assert first
    assert started(code, cache, elsewhere) == "compiled True"
    assert written(cache) == first


def test_a_cache_that_cannot_be_written_to_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert with_kernel(tmp_path, tmp_path / "file") == "compiled False"


def test_without_numba_the_same_source_runs(tmp_path: Path) -> None:
    code = f"import sys; sys.modules['numba'] = None\n{KERNEL}"
    assert started(code, tmp_path / "cache", tmp_path) == "as it is False"
    assert not (tmp_path / "cache").exists()


def test_the_window_loads_no_numba(tmp_path: Path) -> None:
    """Neither what is seen, nor the match, nor this side of the thinking process."""
    code = """
    import importlib, pkgutil, sys
    import game.cli, game.session, scenes
    from game.bots import thinker
    from game.rulesets.catalogue import RULESETS
    for package in (scenes, game.session, game.cli):
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)
    for ruleset in RULESETS.values():
        ruleset.sense
    print(sorted({"numba", "llvmlite", "game.kernels.compiled"} & set(sys.modules)))
    """
    assert started(code, tmp_path, ROOT).splitlines()[-1] == "[]"


@pytest.mark.parametrize("mask", [1, 2, 255, 5 << 40, 1 << 62, (1 << 62) - 1])
def test_masks_are_read_alike_as_numbers_of_either_kind(mask: int) -> None:
    for kind in (int, np.int64):
        assert bits.count(kind(mask)) == bin(mask).count("1")
        assert bits.lowest(kind(mask)) == len(bin(mask)) - 1 - bin(mask).rindex("1")
        assert bits.highest(kind(mask)) == len(bin(mask)) - 3


TRIALS = """
from game.core.rng import Rng
from game.kernels import walk
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.whist import WHIST
from tests.rulesets.schnapsen.deals import table
from tests.rulesets.whist.deals import chosen, dealt

def tried(ruleset, state, actions, rng):
    for _ in range(actions):
        state.apply_action(rng.choice(state.legal_actions()))
    view, moves = state.view(state.table.player), state.legal_actions()[:2]
    trials = ruleset.sense.trials(view, moves, rng, 60)
    for _ in range(2):
        brought = trials.handful(range(len(moves)), 3)
        print(brought.totals, brought.products)

walk.SWAPS_FIRST = 20
tried(WHIST, dealt(chosen(5, "C")), 9, Rng(5))
tried(WHIST, dealt(chosen(13, "H")), 47, Rng(13))
hands = "HA HT HU ST SK SO", "HK DO SA CA CK CO", "HO DA DT DK CT CU"
tried(SCHNAPSEN, table("S", *hands), 1, Rng(1))
tried(SCHNAPSEN, table("S", *hands, contract="bettler", declarer=1), 2, Rng(2))
"""


def test_interpreted_and_compiled_kernels_find_the_same_to_the_last_bit(tmp_path: Path) -> None:
    """In numbers that no rounding hides; the streams of chance included."""
    interpreted = started(f"import sys; sys.modules['numba'] = None\n{TRIALS}", tmp_path, ROOT)
    assert interpreted.count("\n") == 7 and interpreted == started(TRIALS, cache_folder(), ROOT)


ANNOUNCED = """
import sys
from game.kernels import keeping

class Stream:
    def write(self, text):
        print(text.strip(), "numba" in sys.modules)
    def flush(self):
        pass

keeping.announce_with("One has to wait.")
sys.stderr = Stream()
"""


def test_who_has_to_wait_is_told_so_before_the_compiler_is_loaded(tmp_path: Path) -> None:
    first = with_kernel(tmp_path, tmp_path / "cache", ANNOUNCED)
    assert first.splitlines() == ["One has to wait. False", " False", "compiled True"]
    assert with_kernel(tmp_path, tmp_path / "cache", ANNOUNCED) == "compiled True"


def test_where_all_is_compiled_nobody_waits_for_another_process(tmp_path: Path) -> None:
    with_kernel(tmp_path, tmp_path)
    [lock] = tmp_path.rglob("turn.db")
    with closing(sqlite3.connect(lock)) as other:
        other.execute("BEGIN EXCLUSIVE")
        endless = "from game.kernels import compiled; compiled.PATIENCE = 1e6"
        assert with_kernel(tmp_path, tmp_path, endless) == "compiled True"


def test_where_not_all_is_compiled_one_waits_a_few_seconds_at_most(tmp_path: Path) -> None:
    assert PATIENCE <= 5
    with_kernel(tmp_path, tmp_path)
    [lock] = tmp_path.rglob("turn.db")
    for mark in tmp_path.rglob("*.whole"):
        mark.unlink()
    with closing(sqlite3.connect(lock)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert with_kernel(tmp_path, tmp_path) == "compiled True"
    assert list(tmp_path.rglob("total.whole"))


def test_a_cache_with_a_name_that_says_nothing_is_done_without(tmp_path: Path) -> None:
    cache = Path("~nobody-of-that-name/x")
    assert with_kernel(tmp_path, cache) == "compiled False"
