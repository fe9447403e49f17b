"""Settings: texts by name."""

import sqlite3
from collections.abc import Mapping

from game.session.store.database import Database
from game.session.store.writer import Writer


class Settings:
    """The player's settings; read once, then kept in step with what is set."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._writer = writer
        with database.reading() as connection:
            rows = connection.execute("SELECT name, value FROM settings")
            self._values: dict[str, str] = dict(rows.fetchall())

    def get(self, name: str, default: str = "") -> str:
        """Return a setting, or the default where it has never been set."""
        return self._values.get(name, default)

    def all(self) -> Mapping[str, str]:
        """Return every setting by name."""
        return dict(self._values)

    def set(self, name: str, value: str) -> None:
        """Set a setting; it counts at once, and is written soon."""
        if self._values.get(name) == value:
            return
        self._values[name] = value

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO settings VALUES (?, ?) "
                "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, value),
            )

        self._writer.accept(write)
