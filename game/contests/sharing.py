"""Pieces of work shared among processes; whoever breaks it off waits for none of them.

A piece depends on nothing but itself: one that is lost with its process is done again, and what
comes of all of them does not depend on who did which.
"""

import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from typing import TypeVar

from game.core.words import _
from game.kernels import keeping

T = TypeVar("T")
R = TypeVar("R")

MOST_DEATHS = 3
"""A piece with which so many processes died is not tried again."""
PATIENCE = "10s"
"""How long a cluster may take to answer."""


class NoCluster(ValueError):
    """There is no cluster to play on; the text says why."""


@dataclass(frozen=True)
class Workers:
    """Who does the work: so many processes of this machine, or those of the Dask cluster whose
    scheduler has the address ("" for none).
    """

    processes: int = 1
    cluster: str = ""


HERE = Workers()
"""This very process."""


def shared(task: Callable[[T], R], todo: Sequence[T], workers: Workers = HERE) -> Iterator[R]:
    """Yield what the task makes of each piece, as each is done.

    Raise NoCluster, whatever the task raises, or BrokenProcessPool for a piece that kills whoever
    does it. Broken off, by Ctrl-C as well, the other processes are ended at once.
    """
    if workers.cluster:
        return _on_cluster(task, todo, workers.cluster)
    if workers.processes == 1:
        return map(task, todo)
    return _in_processes(task, todo, workers.processes)


def _in_processes(task: Callable[[T], R], todo: Sequence[T], processes: int) -> Iterator[R]:
    """Share the pieces among pools of one process each: one that dies takes one piece with it."""
    others = active_children()
    # One of them tells, for all, that their kernels have yet to be compiled.
    tellers = [keeping.announcement] + [""] * (processes - 1)
    pools = [_pool(words) for words in tellers[: len(todo)]]
    idle, waiting = list(pools), deque(range(len(todo)))
    busy: dict[Future[R], tuple[ProcessPoolExecutor, int]] = {}
    deaths: Counter[int] = Counter()
    try:
        while waiting or busy:
            while waiting and idle:
                pool, piece = idle.pop(), waiting.popleft()
                busy[_begun(pool, task, todo[piece])] = pool, piece
            for future in wait(busy, return_when=FIRST_COMPLETED).done:
                pool, piece = busy.pop(future)
                try:
                    result = future.result()
                except BrokenProcessPool:
                    deaths[piece] += 1
                    if deaths[piece] == MOST_DEATHS:
                        raise
                    waiting.appendleft(piece)
                    pools.append(_pool(""))
                    idle.append(pools[-1])
                    continue
                idle.append(pool)
                yield result
    except BaseException:
        for child in active_children():
            if child not in others:
                child.terminate()
        raise
    finally:
        for pool in pools:
            pool.shutdown(cancel_futures=True)


def _pool(words: str) -> ProcessPoolExecutor:
    spawn = get_context("spawn")
    return ProcessPoolExecutor(1, spawn, initializer=keeping.announce_with, initargs=(words,))


def _begun(pool: ProcessPoolExecutor, task: Callable[[T], R], piece: T) -> Future[R]:
    """Hand a piece out; the process it begins is deaf to Ctrl-C, which this one heeds.

    A process that died while it was idle counts as one that died of the piece.
    """
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return pool.submit(task, piece)
    except BrokenProcessPool as broken:
        lost: Future[R] = Future()
        lost.set_exception(broken)
        return lost
    finally:
        signal.signal(signal.SIGINT, before)


def _on_cluster(task: Callable[[T], R], todo: Sequence[T], address: str) -> Iterator[R]:
    """Share the pieces on a Dask cluster, which gives the piece of a dead worker to another."""
    try:
        from distributed import Client, as_completed
    except ImportError:
        raise NoCluster(
            _("Playing on a cluster needs the extra “cluster”: pip install trickhold[cluster]")
        ) from None
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as wrong:
        sentence = _("No scheduler of a Dask cluster answers at “{address}”.")
        raise NoCluster(sentence.format(address=address)) from wrong
    with client:
        for future in as_completed(client.map(task, todo, pure=False)):
            yield future.result()
