"""A process of the program's own, and the door by which it is spoken to."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

LAST_BREATH = 1.0
"""Seconds that a process which was ended has to be gone."""


@dataclass(frozen=True)
class Call:
    """A call that is under way: the process, and this side's door to it."""

    process: SpawnProcess
    door: Connection[Any, Any]

    @staticmethod
    def begin(target: Callable[..., None], *before: object, name: str | None = None) -> Call:
        """Start a process that does `target(*before, door)` with its own side of the door."""
        context = multiprocessing.get_context("spawn")
        door, theirs = context.Pipe()
        process = context.Process(target=target, args=(*before, theirs), daemon=True, name=name)
        process.start()
        theirs.close()
        return Call(process, door)

    def hang_up(self) -> None:
        """Shut the door, and end the process whatever it does."""
        self.door.close()
        self.process.kill()
        self.process.join(LAST_BREATH)
