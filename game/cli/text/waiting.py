"""Silence in text mode: where it lasts, it is said once what is waited for."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

PATIENCE = 2.5
"""Seconds of silence after which it is said that the program is still there."""
SOON = 0.2
"""The same where somebody has asked for something, and looks whether he was heard."""


@contextmanager
def told_when_long(sentence: str, so_far: Callable[[], str] | None = None) -> Iterator[None]:
    """Print a sentence if computer players think for long. What was asked for says it soon, and if
    it lasts, what it has come to `so_far`.

    A clock of its own tells the time: while something is compiled nobody here could look at one.
    """
    told = {PATIENCE: lambda: sentence}
    if so_far is not None:
        told = {SOON: lambda: sentence, PATIENCE: so_far}
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
