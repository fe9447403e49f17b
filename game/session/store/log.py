"""The log beside a database, to which SQLite writes before it changes the database itself.

Of a damaged log SQLite reads what stands before the damage, and says nothing about the rest. The
format is told at https://sqlite.org/fileformat2.html#walformat.
"""

import struct
from collections.abc import Iterator
from pathlib import Path

HEADER = struct.Struct(">8I")
"""Magic number, format, page size, number of checkpoints, two salts, two sums of the 24 bytes
before."""
FRAME = struct.Struct(">6I")
"""Before each page: its number, the pages of the database where a change is complete with it (else
0), the salts, two sums of all before and the page."""
MAGIC = 0x377F0682
"""Its last bit tells whether the sums are of words with the high byte first."""
SIZES = tuple(1 << power for power in range(9, 17))
"""Bytes that a page may have."""
USUAL_SIZE = 4096
"""Bytes of a page, where the header cannot be believed."""

Sums = tuple[int, int]


def lost_changes(log: Path) -> int:
    """Return how many changes a log holds that SQLite does not read because of damage before them.

    Nobody else may write the log meanwhile.
    """
    found = log.read_bytes() if log.exists() else b""
    if len(found) < HEADER.size + FRAME.size:  # No page can be in it.
        return 0
    magic, _format, size, _checkpoints, *salts, first, second = HEADER.unpack_from(found)
    order = ">" if magic & 1 else "<"
    sums = _summed(found[:24], order, (0, 0))
    is_sound = magic & ~1 == MAGIC and size in SIZES and (first, second) == sums
    # A log begun anew has other salts than the frames left over in it. They may follow its header
    # at once: the header goes to the disk before the first frame is written.
    own_salts = salts if is_sound else _salts_of_first(found)
    lost = 0
    for frame in _frames(found, size if is_sound else USUAL_SIZE):
        _page, complete, *of_frame, first, second = FRAME.unpack_from(frame)
        if is_sound:
            sums = _summed(frame[FRAME.size :], order, _summed(frame[:8], order, sums))
            is_sound = of_frame == salts and (first, second) == sums
        lost += not is_sound and complete > 0 and of_frame == own_salts
    return lost


def _salts_of_first(log: bytes) -> list[int]:
    """Return the salts of the first frame: those of the log, where its header is damaged."""
    return list(FRAME.unpack_from(log, HEADER.size)[2:4])


def _frames(log: bytes, size: int) -> Iterator[bytes]:
    whole = FRAME.size + size
    for start in range(HEADER.size, len(log) - whole + 1, whole):
        yield log[start : start + whole]


def _summed(words: bytes, order: str, sums: Sums) -> Sums:
    """Return the two sums of SQLite's log, carried on over more words of four bytes."""
    first, second = sums
    for one, two in struct.iter_unpack(f"{order}2I", words):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + two + first) & 0xFFFFFFFF
    return first, second
