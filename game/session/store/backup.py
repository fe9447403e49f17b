"""Checked copies of the database; the newest few are kept."""

import filecmp
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from game.session.store import database
from game.session.store.database import local
from game.session.store.place import StoreRefused

KEPT = 3
"""How many backups are kept."""


def backups(folder: Path) -> list[Path]:
    """Return the backups in the store's folder, newest first.

    Their running number tells their order: a computer's clock may be wrong.
    """
    numbered = [path for path in _folder(folder).glob("backup-*.db") if _number(path)]
    return sorted(numbered, key=_number, reverse=True)


def good_backups(folder: Path) -> Iterator[Path]:
    """Yield the backups that can be used, newest first."""
    for path in backups(folder):
        with suppress(sqlite3.Error, OSError, StoreRefused):
            if database.fault_of(path) is None:
                yield path


def time_of(backup: Path) -> datetime:
    """Return when the backup was made, in local time."""
    return local(backup.stat().st_mtime).replace(microsecond=0, tzinfo=None)


def make_backup(source: sqlite3.Connection, folder: Path) -> Path | None:
    """Copy the database, check the copy, and drop all but the newest backups.

    Return the new backup, None where the newest one already holds exactly this. Raise
    sqlite3.Error or OSError if it cannot be made; the older ones then stay as they are.
    """
    _folder(folder).mkdir(exist_ok=True)
    known = backups(folder)
    number = _number(known[0]) + 1 if known else 1
    made = _folder(folder) / f"backup-{number:06}.db"
    draft = made.with_suffix(".part")
    try:
        copy(source, draft)
        if (fault := database.fault_of(draft)) is not None:
            raise sqlite3.DatabaseError(fault)
        if known and filecmp.cmp(draft, known[0], shallow=False):
            return None
        draft.replace(made)
    finally:
        draft.unlink(missing_ok=True)
    for old in backups(folder)[KEPT:]:
        old.unlink(missing_ok=True)
    return made


def copy(source: sqlite3.Connection, target: Path) -> None:
    """Copy a database into a single new file, with nothing beside it."""
    target.unlink(missing_ok=True)
    with closing(database.connect(target, mode="rwc")) as copied:
        source.backup(copied)
        copied.execute("PRAGMA journal_mode = DELETE")


def _folder(folder: Path) -> Path:
    return folder / "backups"


def _number(path: Path) -> int:
    digits = path.stem.removeprefix("backup-")
    return int(digits) if digits.isascii() and digits.isdigit() else 0
