"""A row that one program at a time goes on with, and the numbered rows that belong to it."""

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from game.session.store.writer import Superseded, Task, Writer, may_pass

Now = Callable[[], str]
"""The present, in UTC, as "2024-05-31T19:30:00+00:00"."""


LARGEST_ID = 1 << 53
"""Numbers from here on are those of damaged rows: after the very last one SQLite knows no other."""


def free_id(table: str) -> str:
    """Return, in SQL, the number of the next row of a table; none is given twice."""
    return (
        f"(SELECT 1 + max(coalesce((SELECT max(id) FROM {table} WHERE id < {LARGEST_ID}), 0), "
        f"coalesce((SELECT seq FROM sqlite_sequence WHERE name = '{table}' "
        f"AND seq < {LARGEST_ID}), 0)))"
    )


class Held:
    """A row of a table, kept further by whoever holds it: who came last.

    `id` is None until it has been written for the first time. `is_superseded` tells that it is kept
    no longer: another program has gone on with it, it was removed, or something of it could not be
    written. Nothing that comes after that is written, so that what is stored has no gap.
    """

    table: ClassVar[str]
    steps: ClassVar[str] = ""
    """The table of the rows that belong to it: its number, theirs, and what they hold."""
    state: ClassVar[str]
    """What tells how far it has got, in SQL."""

    def __init__(self, writer: Writer, now: Now, holder: str) -> None:
        self.id: int | None = None
        self.is_superseded = False
        self._writer = writer
        self._now = now
        self._holder = holder

    def lost(self) -> str:
        """Return what is told of one that another program goes on with."""
        raise NotImplementedError

    def take_over(self, id: int, read: object) -> None:
        """Be the one program that goes on with what is stored, if it is still as it was read."""
        self.id = id

        def write(connection: sqlite3.Connection) -> None:
            self._expect(connection, read)
            connection.execute(
                f"UPDATE {self.table} SET holder = ? WHERE id = ?", (self._holder, id)
            )

        self._accept(write)

    def expect_held(self, connection: sqlite3.Connection) -> None:
        """Raise Superseded unless this is still the one that is gone on with."""
        found = connection.execute(
            f"SELECT 1 FROM {self.table} WHERE id = ? AND holder = ?", (self.id, self._holder)
        )
        if self.is_superseded or found.fetchone() is None:
            self._give_up()

    def _accept(self, task: Task) -> None:
        """Have a task written, unless one before it could not be."""

        def write(connection: sqlite3.Connection) -> None:
            if self.is_superseded:
                raise Superseded("")
            try:
                task(connection)
            except Exception as wrong:
                self.is_superseded = self.is_superseded or not may_pass(wrong)
                raise

        self._writer.accept(write)

    def _insert(self, connection: sqlite3.Connection, columns: Mapping[str, Any]) -> None:
        columns = {**columns, "holder": self._holder}
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        self.id = connection.execute(
            f"INSERT INTO {self.table} (id, {names}, sequence) "
            f"VALUES ({free_id(self.table)}, {marks}, {self._last()})",
            tuple(columns.values()),
        ).lastrowid

    def _update(self, connection: sqlite3.Connection, columns: Mapping[str, Any]) -> None:
        self.expect_held(connection)
        assignments = ", ".join(f"{name} = ?" for name in columns)
        connection.execute(
            f"UPDATE {self.table} SET {assignments}, sequence = {self._last()} WHERE id = ?",
            (*columns.values(), self.id),
        )

    def _add(self, connection: sqlite3.Connection, number: int, *values: Any) -> None:
        """Write step `number` (from 0), if those before it are there."""
        self._expect(connection, number)
        marks = ", ".join("?" * (2 + len(values)))
        connection.execute(f"INSERT INTO {self.steps} VALUES ({marks})", (self.id, number, *values))

    def _expect(self, connection: sqlite3.Connection, read: object) -> None:
        """Raise Superseded unless it is stored as it was read."""
        found = connection.execute(
            f"SELECT {self.state} FROM {self.table} WHERE id = ?", (self.id,)
        ).fetchone()
        if found != (read,):
            self._give_up()

    def _last(self) -> str:
        """Return the place in the order of play, which no clock can tell, of what comes last."""
        return f"(SELECT coalesce(min(max(sequence), 1 << 62), 0) + 1 FROM {self.table})"

    def _give_up(self) -> None:
        is_told, self.is_superseded = self.is_superseded, True
        raise Superseded("" if is_told else self.lost())
