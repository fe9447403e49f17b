"""Drafts, and the duels after them, as texts."""

import sqlite3
from dataclasses import dataclass

from game.core.words import _
from game.session.store.database import Database
from game.session.store.held import Held, Now
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


class KeptTournament(Held):
    """A tournament that is stored as far as it has got."""

    table = "tournaments"
    state = "record"

    def lost(self) -> str:
        """Return what is told of one that another program goes on with."""
        return _(
            "Draft {id} was continued in another window, or removed there: what is done here is "
            "no longer kept."
        ).format(id=self.id)

    def begin(self, record: str, people: int) -> None:
        """Store a tournament of so many people."""
        now = self._now()

        def write(connection: sqlite3.Connection) -> None:
            facts = {"record": record, "people": people, "is_over": 0}
            self._insert(connection, {**facts, "begun": now, "played": now})

        self._accept(write)

    def keep(self, record: str, is_over: bool) -> None:
        """Store how far it has got."""
        columns = {"record": record, "is_over": is_over, "played": self._now()}
        self._accept(lambda connection: self._update(connection, columns))


class Tournaments:
    """The tournaments in the store; what a record means is not known here."""

    def __init__(self, database: Database, writer: Writer, now: Now, holder: str) -> None:
        self._database = database
        self._writer = writer
        self._now = now
        self._holder = holder

    def begin(self, record: str, people: int) -> KeptTournament:
        """Store a tournament of so many people."""
        kept = KeptTournament(self._writer, self._now, self._holder)
        kept.begin(record, people)
        self._writer.barrier()
        return kept

    def resume(self, stored: StoredTournament) -> KeptTournament:
        """Go on with a stored tournament."""
        kept = KeptTournament(self._writer, self._now, self._holder)
        kept.take_over(stored.id, stored.record)
        return kept

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
                "ORDER BY sequence DESC, id DESC"
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
