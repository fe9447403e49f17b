"""The others play the player's cards: par, thought out in a process of its own."""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from game.bots.calling import Call
from game.session.campaign.par import pars_of
from game.session.campaign.rounds import Setting

Key = tuple[int, int]
"""Which round: the number of its season, and of its deal."""

Figures = tuple[tuple[float, ...], ...]
"""What each of MEASURES has made of it."""

Worker = Callable[[Setting, "Connection[Any, Any]"], None]

MOST_BYTES = 1 << 12
"""The longest answer that is read."""

NICE = 10
"""By how much the others stand back behind whoever plays at the table."""


def play(setting: Setting, door: Connection[Any, Any]) -> None:
    """Play a round out in its own process, and send what came of it."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    door.send_bytes(json.dumps(pars_of(setting)).encode())


class Others:
    """Plays one round after the other, and keeps what came of each until somebody looks."""

    def __init__(self, worker: Worker = play) -> None:
        self._worker = worker
        self._waiting: deque[tuple[Key, Setting]] = deque()
        self._known: set[Key] = set()
        self._found: dict[Key, Figures] = {}
        self._key: Key | None = None
        self._call: Call | None = None

    def ask(self, key: Key, setting: Setting) -> None:
        """Have a round played; one that has been asked for is not played again."""
        if key not in self._known:
            self._known.add(key)
            self._waiting.append((key, setting))
        self.look(key)

    def look(self, key: Key) -> Figures | None:
        """Return what came of a round, None while it is played; never waits."""
        self._hear()
        if self._call is None and self._waiting:
            self._begin(*self._waiting.popleft())
        return self._found.get(key)

    def close(self) -> None:
        """End whatever is played."""
        self._waiting.clear()
        self._hang_up()

    def _begin(self, key: Key, setting: Setting) -> None:
        self._key = key
        self._call = Call.begin(self._worker, setting, name="others")

    def _hear(self) -> None:
        """Take in what the process has to say; one that has died has nothing to say."""
        if self._call is None or self._key is None:
            return
        try:
            if not self._call.door.poll():
                return
            told = json.loads(self._call.door.recv_bytes(MOST_BYTES))
            self._found[self._key] = tuple(tuple(map(float, figure)) for figure in told)
        except (EOFError, OSError, ValueError, TypeError):
            self._known.discard(self._key)
        self._hang_up()

    def _hang_up(self) -> None:
        self._key = None
        if self._call is not None:
            self._call.hang_up()
            self._call = None
