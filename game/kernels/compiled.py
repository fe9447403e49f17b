"""How a kernel is compiled, where that is kept, and who compiles when two would at once.

What a kernel may be made of: int64 numbers and arrays of them, in plain loops. A product or sum
must not leave 63 bits: a numpy number warns, one of Python's grows, and compiled anything may come
of it, even where a mask follows. No function calls itself: cached ones crash at their second
start (numba 6061).
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from importlib.util import find_spec
from typing import Any, TypeVar

from game import kernels
from game.kernels import keeping


def _numba() -> Any:
    if kernels.run_as_written or find_spec("numba") is None:
        return None
    keeping.announce()  # The import alone takes a second.
    try:
        import numba
    except ImportError:
        return None
    return numba


numba = _numba()
"""The compiler; None where there is no wheel of it for this machine, or it is not to be loaded."""

PATIENCE = 5.0
"""Seconds to wait for another process that compiles; after that both do."""

F = TypeVar("F", bound=Callable[..., Any])


def is_compiled() -> bool:
    """Tell whether kernels run as machine code: else budgets should be a hundredth."""
    return numba is not None and not numba.config.DISABLE_JIT


def compiled(kernel: F) -> F:
    """Return the kernel compiled, without the lock of the interpreter; itself without numba.

    It is compiled when first called with numbers of a kind, and read from the cache from then on.
    """
    return _njit(kernel)


def bare(kernel: F) -> F:
    """Return a kernel compiled for what runs a million times: twice as fast.

    Arrays are not counted as they are passed on, so that none can be made or sliced inside.
    """
    return _njit(kernel, _nrt=False)


def inlined(kernel: F) -> F:
    """Return a bare kernel that is written out wherever another calls it: for short ones."""
    return _njit(kernel, _nrt=False, forceinline=True)


def _njit(kernel: F, **more: bool) -> F:
    if numba is None:
        return kernel
    made: F = numba.njit(
        kernel,
        cache=FOLDER is not None,
        nogil=True,
        error_model="numpy",
        boundscheck=False,
        **more,
    )
    return made


@contextmanager
def compiling(part: str) -> Iterator[None]:
    """Let one process at a time compile a part of the kernels; call each of them in here first.

    Whoever comes second finds in the cache what the first has compiled, and whoever comes later
    waits for nobody. The lock is that of a database file, which every system has and which ends
    with its process.
    """
    if FOLDER is None or keeping.is_whole(part):
        yield
        return
    keeping.announce(part)
    with closing(sqlite3.connect(FOLDER / "turn.db", timeout=PATIENCE)) as turn:
        with suppress(sqlite3.Error):
            turn.execute("BEGIN EXCLUSIVE")
        yield
    keeping.note_whole(part)


FOLDER = keeping.ready_folder() if is_compiled() else None
"""Where these kernels are kept, None where nothing can be."""

if FOLDER is not None:
    numba.config.CACHE_DIR = str(FOLDER)
