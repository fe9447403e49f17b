"""The review of a deal of bridge: what it does when the solver's process comes to grief."""

from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest

from game.rulesets.bridge.analysis import Analysis, Par
from scenes.table.bridge import review
from scenes.table.bridge.review import DealReview

FOUND = Analysis(((7,) * 4,) * 5, Par(None, 0, 0), ())


@pytest.mark.parametrize(("faults", "is_found"), [(0, True), (1, True), (2, False)])
def test_a_process_that_breaks_is_asked_once_more(monkeypatch, faults, is_found) -> None:
    answers = [BrokenProcessPool("gone")] * faults + [FOUND]
    begun = []

    class Pool:
        def __init__(self, *_given, **_named) -> None:
            begun.append(self)

        def submit(self, _ask, _table) -> Future:
            future: Future = Future()
            answer = answers.pop(0)
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)
            return future

        def shutdown(self, **_named) -> None:
            pass

    monkeypatch.setattr(review, "ProcessPoolExecutor", Pool)
    page = DealReview(None, ())
    monkeypatch.setattr(page, "rebuild", lambda: None)
    while page.found is None and not page.failed:
        page._take()
    assert (page.found is FOUND) is is_found
    assert page.failed is not is_found
    assert len(begun) == min(faults + 1, 2)
