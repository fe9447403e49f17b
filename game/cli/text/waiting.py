"""Silence in text mode: where it lasts, it is said once what is waited for."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Any

from game.cli.telling import getting_ready
from game.core.ruleset import Ruleset

PATIENCE = 2.5
"""Seconds of silence after which it is said that the program is still there."""
SOON = 0.2
"""The same where somebody has asked for something, and looks whether he was heard."""


@contextmanager
def told_when_long(
    ruleset: Ruleset[Any, Any, Any], sentence: str, so_far: Callable[[], str] | None = None
) -> Iterator[None]:
    """Print a sentence if computer players of a game think for long; where they have yet to compile
    what they think with, that. What was asked for says it soon, and if it lasts, what it has come
    to `so_far`.

    A clock of its own tells the time: while something is compiled nobody here could look at one.
    """
    words = getting_ready(ruleset) or sentence
    told = {PATIENCE: lambda: words}
    if so_far is not None:
        told = {SOON: lambda: words, PATIENCE: so_far}
    clocks = [Timer(after, lambda say=say: _print(say())) for after, say in told.items()]
    for clock in clocks:
        clock.daemon = True
        clock.start()
    try:
        yield
    finally:
        for clock in clocks:
            clock.cancel()
            clock.join()  # or it could speak into what is said next


def _print(words: str) -> None:
    if words:
        print(words, flush=True)
