"""Texts by name: the player's settings, and the decks that he has built."""

import sqlite3
from collections.abc import Mapping

from game.session.store.database import Database
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
