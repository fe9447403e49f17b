"""Where compiled kernels are kept: a folder of the user's, whatever the program is started from.

It imports nothing of the compiler, so that whoever only wants to look may.
"""

import errno
import hashlib
import os
import shutil
import sys
import tempfile
import time
from contextlib import suppress
from functools import cache
from importlib import metadata
from pathlib import Path

import platformdirs

CACHE_VARIABLE = "TRICKHOLD_CACHE"
"""The environment variable that names another folder for what is compiled."""

WHOLE = ".whole"
"""How the name of the file ends that says that a part is compiled."""

KEPT = 30 * 24 * 3600.0
"""Seconds that a version of the kernels stays in the cache after it was last used."""


announcement = ""
"""What this process writes, once, on its error stream before it waits until kernels are compiled;
"" for nothing."""


def cache_folder() -> Path:
    """Return where the user keeps what is compiled; it need not exist yet. Raise OSError where
    its name cannot be read."""
    if chosen := os.environ.get(CACHE_VARIABLE):
        try:
            return Path(chosen).expanduser().absolute()
        except RuntimeError as unknown:  # "~nobody/x"
            raise OSError(errno.ENOENT, str(unknown), chosen) from None
    return platformdirs.user_cache_path("trickhold", appauthor=False) / "kernels"


def folder_of_these() -> Path:
    """Return where the kernels as they stand are kept; it need not exist yet."""
    return cache_folder() / _version()


def ready_folder() -> Path | None:
    """Return the folder of these kernels, made ready to be written to; None where it cannot be."""
    try:
        folder = folder_of_these()
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
        os.utime(folder)
        for version in folder.parent.iterdir():
            if version.stat().st_mtime < time.time() - KEPT:
                shutil.rmtree(version, ignore_errors=True)
    except OSError:
        return None
    return folder


def is_whole(part: str) -> bool:
    """Tell whether a part of the kernels, as they stand, has been compiled to its end."""
    with suppress(OSError):
        return _mark(part).exists()
    return False


def note_whole(part: str) -> None:
    """Note that a part of the kernels has been compiled."""
    with suppress(OSError):
        _mark(part).touch()


def announce(part: str = "*") -> None:
    """Write the announcement, unless a part of the kernels (any) is compiled."""
    global announcement
    with suppress(OSError):
        if any(folder_of_these().glob(f"{part}{WHOLE}")):
            return
    words, announcement = announcement, ""
    if words:
        print(words, file=sys.stderr, flush=True)


def announce_with(words: str) -> None:
    """Have this process announce with these words that one has to wait."""
    global announcement
    announcement = words


def _mark(part: str) -> Path:
    return folder_of_these() / f"{part}{WHOLE}"


@cache
def _version() -> str:
    """Return a name for the kernels as they stand: numba sees a change in one file at a time.

    It compiles them anew for another Python, another numba, and files in another place or of
    another time.
    """
    named = [sys.implementation.cache_tag, __file__]
    with suppress(metadata.PackageNotFoundError):
        named.append(metadata.version("numba"))
    sources = hashlib.sha256(repr(named).encode())
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        sources.update(path.read_bytes() + str(path.stat().st_mtime_ns).encode())
    return sources.hexdigest()[:16]
