"""Where compiled kernels are kept: a folder of the user's, whatever the program is started from.

It imports nothing of the compiler, so that whoever only wants to look may.
"""

import hashlib
import os
import shutil
import tempfile
import time
from pathlib import Path

import platformdirs

CACHE_VARIABLE = "TRICKHOLD_CACHE"
"""The environment variable that names another folder for what is compiled."""

KEPT = 30 * 24 * 3600.0
"""Seconds that a version of the kernels stays in the cache after it was last used."""


def cache_folder() -> Path:
    """Return where the user keeps what is compiled; it need not exist yet."""
    if chosen := os.environ.get(CACHE_VARIABLE):
        return Path(chosen).expanduser().absolute()
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


def are_kept(folder: str) -> bool:
    """Tell whether kernels of a folder beside this file, as they stand, have been compiled."""
    return any(folder_of_these().glob(f"{folder}_*/*.nbi"))


def _version() -> str:
    """Return a name for the kernels as they stand: numba sees a change in one file at a time."""
    sources = hashlib.sha256()
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        sources.update(path.read_bytes())
    return sources.hexdigest()[:16]
