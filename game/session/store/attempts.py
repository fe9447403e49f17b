"""Attempts at drills, in order; what they say of anybody's rating is not known here."""

import sqlite3
from dataclasses import dataclass

from game.session.store.database import Database
from game.session.store.writer import Writer


@dataclass(frozen=True)
class Attempt:
    """One attempt: at which drill of which game, what was chosen, and whether it was right.

    `mode` is how it was made ("rated" where it counts), `run` the number of the streak or storm it
    belongs to (0: none), `day` when, as `date.toordinal` counts.
    """

    game: str
    drill: str
    choice: str
    is_right: bool
    mode: str
    run: int
    day: int


class Attempts:
    """The attempts in the store."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    def add(self, attempt: Attempt) -> None:
        """Store an attempt."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO drill_attempts (game, drill, choice, is_right, mode, run, day) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    attempt.game,
                    attempt.drill,
                    attempt.choice,
                    int(attempt.is_right),
                    attempt.mode,
                    attempt.run,
                    attempt.day,
                ),
            )

        self._writer.accept(write)

    def of(self, game: str) -> list[Attempt]:
        """Return the attempts at drills of a game, in order."""
        self._writer.barrier()
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT game, drill, choice, is_right, mode, run, day FROM drill_attempts "
                "WHERE game = ? ORDER BY id",
                (game,),
            ).fetchall()
        return [
            Attempt(game, drill, choice, bool(is_right), mode, run, day)
            for game, drill, choice, is_right, mode, run, day in rows
        ]
