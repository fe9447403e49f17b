"""Whoever can wait is answered by a second worker where the first one fails him."""

import json
from multiprocessing import Pipe
from typing import Any

import pytest

from game.bots.thinker import PATIENCE, SILENCE, Thinker
from game.bots.worker import READY
from game.core.rng import Rng
from game.rulesets.whist import WHIST
from tests.rulesets.whist.deals import chosen, dealt

STATE = dealt(chosen(5, "S"))


class Line:
    """A call whose other end is held by the test, which plays the worker."""

    def __init__(self) -> None:
        self.door, self.worker = Pipe()
        self.process = self

    def is_alive(self) -> bool:
        return True

    def hang_up(self) -> None:
        self.door.close()

    def answer(self) -> None:
        """Say the first legal action to what is asked."""
        question: Any = self.worker.recv()
        told = [[str(question.legal[0]), 0.25, 7]]
        answer = {"number": question.number, "candidates": told, "last": True}
        self.worker.send_bytes(json.dumps(answer).encode())


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """The calls that have been made."""
    made: list[Line] = []

    def begin(*_of: Any) -> Line:
        made.append(Line())
        made[-1].worker.send_bytes(READY)
        return made[-1]

    monkeypatch.setattr("game.bots.thinker.Call.begin", begin)
    return made


def asked(thinker: Thinker) -> Thinker:
    """Ask as a review does."""
    view = STATE.view(STATE.current_player())
    thinker.ask(WHIST, "weigh:100", view, STATE.legal_actions(), Rng(1), can_wait=True)
    return thinker


def assert_answered_by_the_second(thinker: Thinker, lines: list[Line]) -> None:
    lines[1].answer()
    thought = thinker.look()
    assert thought is not None and not thought.failed and len(lines) == 2
    assert [each.action for each in thought.candidates] == [STATE.legal_actions()[0]]


def test_a_worker_that_ends_leaves_its_question_to_the_next(lines: list[Line]) -> None:
    thinker = asked(Thinker())
    assert thinker.look() is None
    lines[0].worker.close()
    assert thinker.look() is None and thinker.is_thinking
    assert_answered_by_the_second(thinker, lines)


def test_so_does_one_that_is_silent_for_too_long(lines: list[Line]) -> None:
    now = [100.0]
    thinker = asked(Thinker(clock=lambda: now[0]))
    assert thinker.look() is None
    now[0] += SILENCE * PATIENCE - 0.1
    assert thinker.look() is None and len(lines) == 1, (
        "a busy machine is slow with a second one too"
    )
    now[0] += 0.2
    assert thinker.look() is None and thinker.is_thinking and len(lines) == 2
    now[0] += SILENCE * PATIENCE - 0.1
    assert_answered_by_the_second(thinker, lines)


def test_each_question_is_asked_twice_at_most(lines: list[Line]) -> None:
    thinker = Thinker()
    for question in (1, 2):
        asked(thinker)
        lines[-1].worker.close()
        assert thinker.look() is None
        lines[-1].worker.close()
        thought = thinker.look()
        assert thought is not None and thought.failed and not thought.candidates
        assert not thinker.is_thinking and len(lines) == 2 * question
