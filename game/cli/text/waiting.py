"""Silence in text mode: where it lasts, it is said once what is waited for."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Any

from game.cli.telling import getting_ready
from game.core.ruleset import Ruleset

PATIENCE = 2.5
"""Seconds of silence after which it is said that the program is still there."""


@contextmanager
def told_when_long(ruleset: Ruleset[Any, Any, Any], sentence: str) -> Iterator[None]:
    """Print a sentence if computer players of a game think for long; where they have yet to compile
    what they think with, that.

    A clock of its own tells the time: while something is compiled nobody here could look at one.
    """
    words = getting_ready(ruleset) or sentence
    clock = Timer(PATIENCE, lambda: print(words, flush=True))
    clock.daemon = True
    clock.start()
    try:
        yield
    finally:
        clock.cancel()
        clock.join()  # or it could speak into what is said next
