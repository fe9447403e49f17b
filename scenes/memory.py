"""The program's memory: what stays for good, what goes back to the system, how much there is."""

import ctypes
import gc
import os
import resource
from contextlib import suppress
from pathlib import Path

LARGE = 128 << 10
"""Bytes of the smallest block that goes back to the system as soon as it is free."""
RARELY = 200
"""So often younger garbage is looked for before one look goes through all of it."""
_MMAP_THRESHOLD = -3
"""The number by which the C library knows that size."""


def keep_for_good() -> None:
    """Let nobody look again for garbage among what has been loaded: it stays to the end.

    With all games loaded that takes longer than a frame may. So do the objects of a long battle,
    which are looked through rarely from now on: when the title is seen they are anyway.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], RARELY)


def give_back_large_blocks() -> None:
    """Have the memory of each large picture go back to the system when the picture goes.

    The C library of Linux learns from the first such block to keep the next ones, in between small
    ones that stay: an hour of windows of many sizes then holds twice what is in use. Other
    libraries do better by themselves, and have no such call.
    """
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE)


def give_back_what_is_free() -> None:
    """Look for garbage, and have what is free go back to the system, where a call does that.

    After a battle that is forty megabytes or more, as what makes pictures on other threads holds
    on to its page in circles; it takes longer than a frame may.
    """
    gc.collect()
    give_back_free_blocks()


def give_back_free_blocks() -> None:
    """Have what is free in between of what is in use go back to the system, in about 2 ms.

    That is ten to thirty megabytes of small pictures after a change of size, or some pages.
    """
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def megabytes() -> float:
    """Return the memory that this process takes now; where that is not told, the most it took."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
