"""Getting at the database at start-up: checked, backed up, recovered, brought up to date."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from game.core.words import _, many
from game.session.store import backup, schema
from game.session.store.database import (
    connect,
    connect_in_memory,
    fault_of,
    has_log,
    is_damage,
    reason_of,
)
from game.session.store.log import lost_changes
from game.session.store.place import DATABASE, JOURNAL, LOG, SIDE_FILES

STARTING = 10.0
"""Seconds to wait while another program opens the same store."""

CHECKPOINT = 8
"""Pages of the log after which they go into the database, about four decisions: a log that is
damaged costs what is in it."""


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

    `tell` is given a sentence if a stray file lay there or the backup could not be made. Raise
    StoreRefused where a newer program made the store; sqlite3.Error or OSError where it is out of
    reach.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / DATABASE
    with _alone(folder):
        _clear_strays(path, tell)
        recovery = _recover(path)
        if not path.exists():
            _begin(path)
        connection = connect(path)
        try:
            _tell_damaged_log(connection, path, tell)
            _back_up(connection, folder, tell)
            schema.migrate(connection)
            connection.execute("PRAGMA foreign_keys = ON")
            # In WAL mode NORMAL survives a killed program; only a power cut can take the last
            # decisions, never the consistency.
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        except BaseException:
            connection.close()
            raise
    return connection, recovery


def read_database(folder: Path) -> sqlite3.Connection | None:
    """Return a connection to a copy in memory of what lies in a folder that cannot be used.

    The copy is of the database, or else of the newest good backup; None where there is neither.
    Nothing is written in the folder. Raise StoreRefused as `open_database`.
    """
    for read in (_copied_with_log, _copied):
        with suppress(sqlite3.Error, OSError):
            return read(folder / DATABASE)
    for path in backup.good_backups(folder):
        with suppress(sqlite3.Error, OSError):
            return _copied(path)
    return None


def _copied_with_log(path: Path) -> sqlite3.Connection:
    """Return a copy of a database and its log, which cannot be read together where they lie."""
    if not has_log(path):
        return _copied(path)
    with TemporaryDirectory() as elsewhere:
        for tail in ("", LOG):
            shutil.copy(path.with_name(path.name + tail), elsewhere)
        return _copied(Path(elsewhere) / path.name, is_still=False)


def _copied(path: Path, *, is_still: bool = True) -> sqlite3.Connection:
    if (fault := fault_of(path, is_still=is_still)) is not None:
        raise sqlite3.DatabaseError(fault)
    with closing(connect(path, mode="ro", is_still=is_still)) as source:
        return connect_in_memory(source)


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


def _tell_damaged_log(
    connection: sqlite3.Connection, path: Path, tell: Callable[[str], None]
) -> None:
    """Keep a copy of a damaged log, of which SQLite reads but a part, and tell what that costs."""
    log = path.with_name(path.name + LOG)
    try:
        connection.execute("BEGIN IMMEDIATE")  # So that no other program writes the log meanwhile.
    except sqlite3.OperationalError as wrong:
        if wrong.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return  # Another program writes it: it is no log of one that ended.
    try:
        lost = lost_changes(log)
        if lost:
            aside = path.with_name(f"damaged-{_free_number(path.parent):03}.db{LOG}")
            shutil.copyfile(log, aside)
            tell(
                many(
                    "The log beside the store {file} was damaged: the last {n} change may be "
                    "lost. The log was kept as {aside}.",
                    "The log beside the store {file} was damaged: the last {n} changes may be "
                    "lost. The log was kept as {aside}.",
                    lost,
                ).format(file=path, n=lost, aside=aside.name)
            )
    finally:
        connection.execute("ROLLBACK")


def _clear_strays(path: Path, tell: Callable[[str], None]) -> None:
    """Set aside what lies where SQLite looks for its own and is none of it."""
    sides = [path.with_name(path.name + tail) for tail in SIDE_FILES]
    journal = path.with_name(path.name + JOURNAL)
    for stray in (*(side for side in sides if side.is_dir()), *(journal,) * journal.exists()):
        aside = stray.with_name(f"damaged-{_free_number(path.parent):03}{stray.suffix}")
        stray.rename(aside)
        tell(
            _(
                "Beside the store lay {file}, which does not belong to it; it was set aside "
                "as {aside}."
            ).format(file=stray, aside=aside.name)
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
    aside = path.with_name(f"damaged-{_free_number(path.parent):03}.db")
    for tail in ("", *SIDE_FILES):
        side = path.with_name(path.name + tail)
        if side.exists():
            side.rename(aside.with_name(aside.name + tail))
    return aside


def _free_number(folder: Path) -> int:
    number = 1
    while any(folder.glob(f"damaged-{number:03}.*")):
        number += 1
    return number
