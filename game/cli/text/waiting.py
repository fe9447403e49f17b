"""Silence in text mode: where it lasts, it is said once what is waited for."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

PATIENCE = 2.5
"""Seconds of silence after which it is said that the program is still there."""
SOON = 0.2
"""The same where somebody has asked for something, and looks whether he was heard."""


@contextmanager
def told_when_long(sentence: str, *, soon: bool = False) -> Iterator[None]:
    """Print a sentence if computer players think for long, soon where somebody has asked for it.

    A clock of its own tells the time: while something is compiled nobody here could look at one.
    """
    clock = Timer(SOON if soon else PATIENCE, lambda: print(sentence, flush=True))
    clock.daemon = True
    clock.start()
    try:
        yield
    finally:
        clock.cancel()
        clock.join()  # or it could speak into what is said next
