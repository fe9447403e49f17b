"""Work shared among processes: all of it is done, and it is broken off at once."""

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from pathlib import Path

import pytest

from game.contests.sharing import NoCluster, Workers, shared

TWO = Workers(2)


def test_one_process_does_it_here() -> None:
    assert list(shared(str, [3, 1, 2])) == ["3", "1", "2"]


def test_whoever_breaks_off_does_not_wait() -> None:
    others, heeds = active_children(), signal.getsignal(signal.SIGINT)
    results = shared(time.sleep, [0.0, 3600.0, 3600.0, 3600.0], TWO)
    assert isinstance(results, Iterator) and next(results) is None
    assert signal.getsignal(signal.SIGINT) is heeds, "Ctrl-C is heeded while others work"
    began = time.monotonic()
    results.close()  # type: ignore[attr-defined]
    assert time.monotonic() - began < 1800
    assert all(child in others for child in active_children())


def dies_once(piece: tuple[int, Path]) -> int:
    """Kill the process the first time that the piece is done; number 0 does not."""
    number, been = piece
    if number and not been.exists():
        been.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_dead_process_costs_its_piece_alone(tmp_path: Path) -> None:
    pieces = [(number, tmp_path / str(number % 2)) for number in range(6)]
    assert sorted(shared(dies_once, pieces, TWO)) == [0, 1, 2, 3, 4, 5]


def dies(_piece: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_a_piece_that_kills_whoever_does_it_is_not_tried_for_ever() -> None:
    with pytest.raises(BrokenProcessPool):
        list(shared(dies, [1], TWO))


def test_a_cluster_that_is_not_there_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.contests.sharing.PATIENCE", "100ms")
    with pytest.raises(NoCluster, match="at “tcp://localhost:1”"):
        list(shared(str, [1], Workers(cluster="tcp://localhost:1")))
    with pytest.raises(NoCluster, match="at “nonsense://”"):
        list(shared(str, [1], Workers(cluster="nonsense://")))
