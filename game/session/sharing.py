"""Work shared among processes; whoever breaks it off does not wait for what is under way."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def shared(task: Callable[[T], R], todo: Sequence[T], processes: int) -> Iterator[R]:
    """Yield what the task makes of each thing, in order; one process does it here and now.

    Broken off, by Ctrl-C as well, the other processes are ended at once.
    """
    if processes == 1:
        yield from map(task, todo)
        return
    others = active_children()
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        yield from _begun(pool, task, todo)
    except BaseException:
        for child in active_children():
            if child not in others:
                child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begun(pool: ProcessPoolExecutor, task: Callable[[T], R], todo: Sequence[T]) -> Iterator[R]:
    """Hand the work out; the processes begun here are deaf to Ctrl-C, which this one heeds."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return pool.map(task, todo)
    finally:
        signal.signal(signal.SIGINT, before)
