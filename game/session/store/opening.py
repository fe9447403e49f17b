"""Getting at the database at start-up: checked, backed up, recovered, brought up to date."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.core.words import _
from game.session.store import backup, schema
from game.session.store.database import connect, fault_of, is_damage, reason_of
from game.session.store.place import DATABASE, SIDE_FILES

STARTING = 10.0
"""Seconds to wait while another program opens the same store."""


@dataclass(frozen=True)
class Recovery:
    """What was done about a damaged database.

    `set_aside` is where the damaged file lies now (None: there was none), `backup` the backup in
    use (None: there was no good one, the store began anew) and when it was made.
    """

    database: Path
    fault: str
    set_aside: Path | None
    backup: Path | None
    backup_time: datetime | None

    @property
    def sentence(self) -> str:
        """The whole of it, for the player."""
        return " ".join((self._what_was_wrong(), self._what_is_lost()))

    def _what_was_wrong(self) -> str:
        if self.set_aside is None:
            return _("The store {file} was missing.").format(file=self.database)
        return _("The store {file} was damaged ({fault}) and was set aside as {aside}.").format(
            file=self.database, fault=self.fault, aside=self.set_aside.name
        )

    def _what_is_lost(self) -> str:
        if self.backup is None:
            return _(
                "There was no good backup: matches, results and settings begin anew, and what "
                "was in the store is lost."
            )
        return _(
            "The backup {backup} of {time} is in use: what was played or set after that is lost."
        ).format(backup=self.backup.name, time=self.backup_time)


def open_database(
    folder: Path, tell: Callable[[str], None]
) -> tuple[sqlite3.Connection, Recovery | None]:
    """Return a connection to the store's database, and what had to be recovered.

    `tell` is given a sentence if the backup could not be made. Raise StoreRefused where a newer
    program made the store; sqlite3.Error or OSError where it is out of reach.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / DATABASE
    with _alone(folder):
        recovery = _recover(path)
        if not path.exists():
            _begin(path)
        connection = connect(path)
        try:
            _back_up(connection, folder, tell)
            schema.migrate(connection)
            connection.execute("PRAGMA foreign_keys = ON")
            # In WAL mode NORMAL survives a killed program; only a power cut can take the last
            # decisions, never the consistency.
            connection.execute("PRAGMA synchronous = NORMAL")
        except BaseException:
            connection.close()
            raise
    return connection, recovery


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Keep other programs from opening the store at the same time.

    The lock is SQLite's own, on a file of no content: it works on every platform and ends with
    the process that holds it, however that ends.
    """
    path = folder / "opening.lock"
    try:
        lock = _locked(path)
    except sqlite3.Error as wrong:
        if not is_damage(wrong):
            raise
        path.unlink()
        lock = _locked(path)
    with closing(lock):
        yield


def _locked(path: Path) -> sqlite3.Connection:
    lock = connect(path, mode="rwc")
    try:
        lock.execute(f"PRAGMA busy_timeout = {int(STARTING * 1000)}")
        lock.execute("BEGIN EXCLUSIVE")
    except BaseException:
        lock.close()
        raise
    return lock


def _begin(path: Path) -> None:
    """Make an empty store; it gets its name when it is whole."""
    draft = path.with_suffix(".part")
    draft.unlink(missing_ok=True)
    with closing(connect(draft, mode="rwc")) as connection:
        schema.migrate(connection)
    _put_in_place(draft, path)


def _put_in_place(draft: Path, path: Path) -> None:
    with closing(connect(draft)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    draft.replace(path)


def _back_up(connection: sqlite3.Connection, folder: Path, tell: Callable[[str], None]) -> None:
    try:
        backup.make_backup(connection, folder)
    except (sqlite3.Error, OSError) as wrong:
        tell(
            _("The backup in {folder} could not be made ({why}); the older ones are kept.").format(
                folder=folder / "backups", why=reason_of(wrong)
            )
        )


def _recover(path: Path) -> Recovery | None:
    """Put the newest good backup in place of a damaged database; None if nothing was wrong."""
    is_missing = not path.exists()
    fault = None if is_missing else fault_of(path)
    if fault is None and not is_missing:
        return None
    chosen = next(backup.good_backups(path.parent), None)
    if is_missing and chosen is None:
        _set_aside(path)
        return None
    draft = path.with_suffix(".part")
    if chosen is not None:
        with closing(connect(chosen, mode="ro")) as source:
            backup.copy(source, draft)
    aside = _set_aside(path)
    if chosen is not None:
        _put_in_place(draft, path)
    return Recovery(
        database=path,
        fault=fault or "",
        set_aside=None if is_missing else aside,
        backup=chosen,
        backup_time=None if chosen is None else backup.time_of(chosen),
    )


def _set_aside(path: Path) -> Path:
    """Rename the database and what lies beside it; a stray log would spoil the next one."""
    number = 1
    while any(path.parent.glob(f"damaged-{number:03}.db*")):
        number += 1
    aside = path.with_name(f"damaged-{number:03}.db")
    for tail in ("", *SIDE_FILES):
        side = path.with_name(path.name + tail)
        if side.exists():
            side.rename(aside.with_name(aside.name + tail))
    return aside
