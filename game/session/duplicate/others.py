"""Computer players play somebody's cards, in a process of their own."""

from __future__ import annotations

import json
import os
import time
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from game.bots.worker import Call
from game.session.match import Match
from game.session.setting import Made, Setting, made_by

Key = Hashable
"""What is asked for is found again by: which match, and who plays it."""

Asked = tuple[Setting, tuple[str, ...]]
"""What is to be played, and by whom, one after the other."""

Worker = Callable[[Setting, tuple[str, ...], "Connection[Any, Any]"], None]

MOST_BYTES = 1 << 20
"""The longest message that is read."""

NICE = 10
"""By how much the others stand back behind whoever plays at the table."""

REPORT_EVERY = 0.2
"""Seconds between two reports on the way."""


def play(setting: Setting, specs: Sequence[str], door: Connection[Any, Any]) -> None:
    """Play a match out in its own process by each of these, and send what came of it.

    On the way it tells how many decisions have been made.
    """
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    reported = time.monotonic()

    def report(match: Match) -> None:
        nonlocal reported
        if (now := time.monotonic()) - reported >= REPORT_EVERY:
            reported = now
            door.send_bytes(json.dumps(len(match.actions)).encode())

    made = [made_by(setting, spec, report) for spec in specs]
    told = [[each.figure, each.decisions] for each in made]
    door.send_bytes(json.dumps(told).encode())


class Others:
    """Has one match after the other played, and keeps what came of each until somebody looks."""

    def __init__(self, worker: Worker = play) -> None:
        self._worker = worker
        self._waiting: deque[tuple[Key, Asked]] = deque()
        self._known: set[Key] = set()
        self._made: dict[Key, tuple[Made, ...]] = {}
        self._key: Key | None = None
        self._call: Call | None = None
        self._decisions = 0

    def ask(self, key: Key, setting: Setting, specs: Sequence[str]) -> None:
        """Have a match played by each of these; what has been asked for is not played again."""
        if key not in self._known:
            self._known.add(key)
            self._waiting.append((key, (setting, tuple(specs))))
        self.look(key)

    def look(self, key: Key) -> tuple[Made, ...] | None:
        """Return what came of it, None while it is played; never waits."""
        self._hear()
        if self._call is None and self._waiting:
            self._begin(*self._waiting.popleft())
        return self._made.get(key)

    def is_asked(self, key: Key) -> bool:
        """Tell whether it is played, will be, or was: not if it was dropped or its process died."""
        return key in self._known

    def decisions(self, key: Key) -> int:
        """Return how many decisions of it have been made, 0 where it waits."""
        return self._decisions if key == self._key else 0

    def drop(self, key: Key) -> None:
        """End it, or forget what came of it."""
        self._known.discard(key)
        self._made.pop(key, None)
        self._waiting = deque(each for each in self._waiting if each[0] != key)
        if key == self._key:
            self._hang_up()

    def close(self) -> None:
        """End whatever is played."""
        self._waiting.clear()
        self._hang_up()

    def _begin(self, key: Key, asked: Asked) -> None:
        self._key, self._decisions = key, 0
        self._call = Call.begin(self._worker, *asked, name="others")

    def _hear(self) -> None:
        """Take in what the process has to say; one that has died has nothing to say."""
        if self._call is None or self._key is None:
            return
        try:
            while self._call.door.poll():
                told = json.loads(self._call.door.recv_bytes(MOST_BYTES))
                if not isinstance(told, int):
                    self._made[self._key] = tuple(map(_made, told))
                    self._hang_up()
                    return
                self._decisions = told
        except (EOFError, OSError, ValueError, TypeError):
            self._known.discard(self._key)
            self._hang_up()

    def _hang_up(self) -> None:
        self._key = None
        if self._call is not None:
            self._call.hang_up()
            self._call = None


def _made(told: Any) -> Made:
    figure, decisions = told
    return Made(tuple(map(float, figure)), tuple(map(str, decisions)))
