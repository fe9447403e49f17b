"""One connection to a database, used by one thread at a time."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from pathlib import Path
from threading import RLock
from urllib.parse import quote

from game.core.words import _
from game.session.store import schema
from game.session.store.place import LOG, StoreRefused

IS_A_DAY = f"day BETWEEN 1 AND {date.max.toordinal()}"
"""That a column named `day` holds one, as `date.toordinal` counts; in SQL."""


def now() -> str:
    """Return the present, in UTC, as "2024-05-31T19:30:00+00:00"."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def local(moment: str | float) -> datetime:
    """Return a stored moment, or a file's, as the time of the place where the player is.

    Where the computer's zone is none, or the moment is off the calendar there, it is told in UTC or
    as it is stored. Raise ValueError for what is no moment at all.
    """
    if isinstance(moment, str):
        found = datetime.fromisoformat(moment)
    else:
        try:
            found = datetime.fromtimestamp(moment, UTC)
        except (ValueError, OverflowError, OSError):
            found = datetime.max.replace(tzinfo=UTC)
    try:
        return found.astimezone()
    except (ValueError, OverflowError, OSError):
        return found


BUSY = 2.0
"""Seconds to wait while another program writes; its transactions take milliseconds."""

_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_SHORT_READ = sqlite3.SQLITE_IOERR_SHORT_READ


class Database:
    """One connection, handed to one thread at a time."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._lock = RLock()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Lend the connection for reading."""
        with self._lock:
            yield self._connection

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Lend the connection for one transaction: all of it is written, or none."""
        with self._lock:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                # A full disk may have ended the transaction already.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    def close(self) -> None:
        """Close the connection."""
        with self._lock:
            self._connection.close()


def connect(path: Path, *, mode: str = "rw", is_still: bool = False) -> sqlite3.Connection:
    """Return a connection that commits nothing by itself; `mode` is ro, rw or rwc.

    `is_still` promises that nobody writes the file, so that not even a lock is put beside it.
    """
    place = quote(os.fsencode(path.as_posix()))
    connection = sqlite3.connect(
        f"file:{place}?mode={mode}{'&immutable=1' if is_still else ''}",
        uri=True,
        timeout=BUSY,
        isolation_level=None,
        check_same_thread=False,
    )
    connection.text_factory = _as_text
    return connection


def _as_text(stored: bytes) -> str:
    """Return a stored text; of a damaged one what is left, so that no other row is lost with it."""
    return stored.decode("utf-8", "replace")


def connect_in_memory(source: sqlite3.Connection | None = None) -> sqlite3.Connection:
    """Return a connection to a store that ends with the program: a copy of the source, or empty."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    connection.text_factory = _as_text
    if source is not None:
        source.backup(connection)
    schema.migrate(connection)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def is_damage(wrong: sqlite3.Error) -> bool:
    """Tell whether the error says that the file is damaged, not merely out of reach."""
    code = getattr(wrong, "sqlite_errorcode", 0)
    return code & 0xFF in _DAMAGE or code == _SHORT_READ


def reason_of(wrong: Exception) -> str:
    """Return why a file or a folder could not be used, as part of a sentence."""
    return (wrong.strerror if isinstance(wrong, OSError) else "") or str(wrong)


def fault_of(path: Path, *, is_still: bool = False) -> str | None:
    """Return what is wrong with a database file as part of a sentence, None if it is good.

    `is_still` as in `connect`. Raise StoreRefused where a newer program made it, sqlite3.Error
    where it is out of reach.
    """
    if path.stat().st_size == 0:
        return _("it is empty")
    connection = connect(path, mode="ro", is_still=is_still)
    try:
        return _fault(connection, path)
    except sqlite3.Error as wrong:
        if is_damage(wrong):
            return str(wrong)
        raise
    except UnicodeDecodeError:
        # SQLite quotes what it cannot read, and Python cannot read the quotation.
        return _("the description of its tables is not text")
    finally:
        connection.close()


def _fault(connection: sqlite3.Connection, path: Path) -> str | None:
    if connection.execute("PRAGMA application_id").fetchone()[0] != schema.APPLICATION_ID:
        return _("it is not a Trickhold database")
    verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if verdict != "ok":
        return str(verdict).replace("\n", " ")
    if _is_cut_short(connection, path):
        return _("it is cut short")
    version, tables = schema.version_of(connection), schema.version_of_tables(connection)
    if version > schema.VERSION and tables is None:
        raise StoreRefused(
            _(
                "The store {file} has schema version {found}, made by a newer Trickhold; this "
                "one knows versions up to {known}. Update Trickhold, or set {variable} to "
                "another folder."
            ).format(file=path, found=version, known=schema.VERSION, variable="TRICKHOLD_HOME")
        )
    if version != tables:
        return _("its tables are not those of schema version {version}").format(version=version)
    return None


def has_log(path: Path) -> bool:
    """Tell whether the newest of a database may lie in the log beside it."""
    log = path.with_name(path.name + LOG)
    return log.exists() and log.stat().st_size > 0


def _is_cut_short(connection: sqlite3.Connection, path: Path) -> bool:
    """Tell whether the file lacks pages, or a part of one: SQLite reads those as zeros.

    While there is a log beside it, the file may lag behind.
    """
    if has_log(path):
        return False
    pages, size = (
        connection.execute(f"PRAGMA {fact}").fetchone()[0] for fact in ("page_count", "page_size")
    )
    return bool(path.stat().st_size < pages * size)
