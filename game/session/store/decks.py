"""The decks that players have built: texts by name."""

import sqlite3

from game.session.store.database import Database
from game.session.store.writer import Writer


class Decks:
    """The decks in the store; read once, then kept in step with what is saved."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._writer = writer
        with database.reading() as connection:
            rows = connection.execute("SELECT name, cards FROM decks")
            self._decks: dict[str, str] = dict(rows.fetchall())

    def names(self) -> list[str]:
        """Return the names of the decks, in the order of the alphabet."""
        return sorted(self._decks, key=str.casefold)

    def get(self, name: str) -> str | None:
        """Return a deck as a text, None if there is none of this name."""
        return self._decks.get(name)

    def save(self, name: str, cards: str) -> None:
        """Keep a deck under a name; one that had the name before is replaced."""
        self._decks[name] = cards

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO decks VALUES (?, ?) "
                "ON CONFLICT (name) DO UPDATE SET cards = excluded.cards",
                (name, cards),
            )

        self._writer.accept(write)

    def remove(self, name: str) -> None:
        """Forget a deck."""
        if self._decks.pop(name, None) is None:
            return

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM decks WHERE name = ?", (name,))

        self._writer.accept(write)
