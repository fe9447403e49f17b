"""Work shared among processes: in order, and broken off at once."""

import signal
import time
from multiprocessing import active_children

from game.session.sharing import shared


def test_one_process_does_it_here() -> None:
    assert list(shared(str, [3, 1, 2], 1)) == ["3", "1", "2"]


def test_whoever_breaks_off_does_not_wait() -> None:
    others, heeds = active_children(), signal.getsignal(signal.SIGINT)
    results = shared(time.sleep, [0.0, 60.0, 60.0, 60.0], 2)
    assert next(results) is None
    assert signal.getsignal(signal.SIGINT) is heeds, "Ctrl-C is heeded while others work"
    began = time.monotonic()
    results.close()  # type: ignore[attr-defined]
    assert time.monotonic() - began < 20
    assert all(child in others for child in active_children())
