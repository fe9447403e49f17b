"""The store as the program knows it, and the texts that it keeps by name."""

import secrets
import sqlite3
from collections import deque
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from game.core.parts import one_line
from game.core.words import _
from game.session.store.attempts import Attempts
from game.session.store.choices import Choices
from game.session.store.database import Database, connect_in_memory, now, reason_of
from game.session.store.matches import Matches
from game.session.store.opening import Recovery, open_database, read_database
from game.session.store.place import data_folder
from game.session.store.results import Results
from game.session.store.seasons import Seasons
from game.session.store.tournaments import Tournaments
from game.session.store.writer import Writer


class Texts:
    """The texts of one table of two columns; read once, then kept in step with what is set."""

    def __init__(self, database: Database, writer: Writer, table: str) -> None:
        self._writer = writer
        self._table = table
        with database.reading() as connection:
            rows = connection.execute(f"SELECT * FROM {table}")
            self._texts: dict[str, str] = dict(rows.fetchall())

    def get(self, name: str, default: str = "") -> str:
        """Return a text, or the default where there is none of this name."""
        return self._texts.get(name, default)

    def all(self) -> Mapping[str, str]:
        """Return every text by name, in the order of the alphabet."""
        return {name: self._texts[name] for name in sorted(self._texts, key=str.casefold)}

    def set(self, name: str, text: str) -> None:
        """Set a text; it counts at once, and is written soon."""
        if self._texts.get(name) == text:
            return
        self._texts[name] = text
        self._execute(f"INSERT OR REPLACE INTO {self._table} VALUES (?, ?)", name, text)

    def remove(self, name: str) -> None:
        """Forget a text, where there is one of this name."""
        if self._texts.pop(name, None) is not None:
            self._execute(f"DELETE FROM {self._table} WHERE name = ?", name)

    def _execute(self, statement: str, *values: str) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute(statement, values)

        self._writer.accept(write)


class Store:
    """Matches, results, settings, decks, drafts, seasons, attempts at drills, choices that
    were judged: what outlasts the program.

    `recovery` tells what had to be recovered at start-up, None for nothing. `is_kept` is false
    where the folder cannot be used and everything ends with the program; `is_known` is false where
    not even what lies there could be read.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        *,
        folder: Path | None = None,
        recovery: Recovery | None = None,
        notices: tuple[str, ...] = (),
        is_known: bool = True,
    ) -> None:
        self.folder = folder
        self.is_known = is_known
        self.recovery = recovery
        self._notices = deque(map(one_line, notices))
        self._database = Database(connection)
        self._writer = Writer(self._database, self._tell)
        holder = secrets.token_hex(8)
        self.matches = Matches(self._database, self._writer, now, holder, self._tell)
        self.results = Results(self._database, self._writer, self._tell)
        self.settings = Texts(self._database, self._writer, "settings")
        self.decks = Texts(self._database, self._writer, "decks")
        self.tournaments = Tournaments(self._database, self._writer, now, holder)
        self.seasons = Seasons(self._database, self._writer, now, holder)
        self.attempts = Attempts(self._database, self._writer, self._tell)
        self.choices = Choices(self._database, self._writer, self._tell)

    @staticmethod
    def in_memory(*notices: str) -> "Store":
        """Return an empty store that ends with the program."""
        return Store(connect_in_memory(), notices=notices)

    @property
    def is_kept(self) -> bool:
        """Whether anything written here outlasts the program."""
        return self.folder is not None

    def take_notices(self) -> list[str]:
        """Return the sentences the player has not been told yet; each comes once."""
        told = []
        while self._notices:
            told.append(self._notices.popleft())
        return told

    def barrier(self, timeout: float | None = None) -> bool:
        """Wait until what was accepted has been tried; True if all of it is written.

        `timeout` is in seconds, None waits as long as it takes.
        """
        return self._writer.barrier(timeout)

    def close(self) -> None:
        """Write what waits, and close."""
        self._writer.close()
        self._database.close()

    def __enter__(self) -> "Store":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _tell(self, sentence: str) -> None:
        if sentence:
            self._notices.append(one_line(sentence))


def open_store(folder: Path | None = None) -> Store:
    """Open the store in the folder (None: where it belongs on this computer).

    A damaged database is recovered, and the store's `recovery` and notices say how. Where the
    folder cannot be used, the store lives in memory with all that could be read, and a notice says
    so. Raise StoreRefused where a newer program made the store.
    """
    folder = folder or data_folder()
    notices: list[str] = []
    try:
        connection, recovery = open_database(folder, notices.append)
    except (sqlite3.Error, OSError) as wrong:
        told = _(
            "The folder {folder} cannot be used ({why}): nothing is kept this time. Set "
            "{variable} to use another folder."
        ).format(folder=folder, why=reason_of(wrong), variable="TRICKHOLD_HOME")
        found = read_database(folder)
        return Store(found or connect_in_memory(), notices=(told,), is_known=found is not None)
    if recovery is not None:
        notices.insert(0, recovery.sentence)
    return Store(connection, folder=folder, recovery=recovery, notices=tuple(notices))
