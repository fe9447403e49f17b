"""Drafts, and the duels after them, as texts."""

import sqlite3
from dataclasses import dataclass

from game.core.words import _
from game.session.store.database import Database
from game.session.store.kept import Now
from game.session.store.writer import Writer


class UnknownTournament(LookupError):
    """No stored tournament has this number."""


@dataclass(frozen=True)
class StoredTournament:
    """One line of a list of tournaments; `begun` and `played` are ISO times in UTC."""

    id: int
    record: str
    people: int
    is_over: bool
    begun: str
    played: str


class Tournaments:
    """The tournaments in the store; what a record means is not known here."""

    def __init__(self, database: Database, writer: Writer, now: Now) -> None:
        self._database = database
        self._writer = writer
        self._now = now

    def begin(self, record: str, people: int) -> int | None:
        """Store a tournament of so many people; return its number, None if that must wait."""
        now = self._now()
        made: list[int] = []

        def write(connection: sqlite3.Connection) -> None:
            added = connection.execute(
                "INSERT INTO tournaments (record, people, is_over, begun, played) "
                "VALUES (?, ?, 0, ?, ?)",
                (record, people, now, now),
            )
            assert added.lastrowid is not None
            made.append(added.lastrowid)

        self._writer.accept(write)
        self._writer.barrier()
        return made[0] if made else None

    def keep(self, id: int, record: str, is_over: bool) -> None:
        """Store how far a tournament has got."""
        now = self._now()

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE tournaments SET record = ?, is_over = ?, played = ? WHERE id = ?",
                (record, is_over, now, id),
            )

        self._writer.accept(write)

    def find(self, id: int | str) -> StoredTournament | None:
        """Return a tournament by its number, None if there is none (any more)."""
        return next((each for each in self.all() if str(each.id) == str(id)), None)

    def get(self, id: int) -> StoredTournament:
        """Return a tournament by its number; raise UnknownTournament."""
        if (found := self.find(id)) is None:
            raise UnknownTournament(_("There is no draft {id}.").format(id=id))
        return found

    def all(self) -> list[StoredTournament]:
        """Return every tournament, the one played last first."""
        self._writer.barrier()
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT id, record, people, is_over, begun, played FROM tournaments "
                "ORDER BY played DESC, id DESC"
            ).fetchall()
        return [
            StoredTournament(id, record, people, bool(is_over), begun, played)
            for id, record, people, is_over, begun, played in rows
        ]

    def remove(self, id: int) -> None:
        """Forget a tournament."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tournaments WHERE id = ?", (id,))

        self._writer.accept(write)
