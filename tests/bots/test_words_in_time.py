"""The time of a hint begins with the first thought, however long that is in coming."""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from game.bots import worker
from game.core.protocols import Candidate
from game.core.rng import Rng

SLEPT, EACH = 40.0, 0.5
"""Seconds before the first thought, and between two."""


class Door:
    """Keeps what is sent; nothing ever comes in."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []

    def poll(self) -> bool:
        return False

    def send_bytes(self, told: bytes) -> None:
        self.told.append(json.loads(told))


@pytest.mark.parametrize(("bot", "worlds"), [("race:40000", 7), ("expert", 1)])
def test_a_hint_is_thought_about_as_long_after_a_slow_beginning(
    monkeypatch: pytest.MonkeyPatch, bot: str, worlds: int
) -> None:
    """It came of one world where the process had slept. A player at the table does not wait."""
    now = [0.0]

    class Slow:
        def think(self, *_asked: Any) -> Iterator[list[Candidate[str]]]:
            now[0] += SLEPT
            for number in range(1, 99):
                yield [Candidate("a", 0.0, number)]
                now[0] += EACH

    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(worker, "make_bot", lambda _game, _bot: Slow())
    monkeypatch.setattr(worker, "with_tally", lambda _game, _view, found, _rng: found)
    door: Any = Door()
    asked = worker.Question(1, "berzerka", bot, None, ("a",), Rng(1), in_words=True)
    worker._answer(asked, door, worker.TurnTimes().allowed(asked))
    assert door.told[-1]["last"] and door.told[-1]["candidates"][0][2] == worlds
