"""Attempts at drills, in order; what they say of anybody's rating is not known here."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass

from game.session.store.database import IS_A_DAY, Database
from game.session.store.held import free_id
from game.session.store.results import Damaged
from game.session.store.writer import Writer

_CAN_BE = f"{IS_A_DAY} AND is_right IN (0, 1) AND run >= 0"


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

    def __init__(self, database: Database, writer: Writer, tell: Callable[[str], None]) -> None:
        self._database = database
        self._writer = writer
        self._damaged = Damaged(tell)

    def add(self, attempt: Attempt) -> None:
        """Store an attempt."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO drill_attempts (id, game, drill, choice, is_right, mode, run, day) "
                f"VALUES ({free_id('drill_attempts')}, ?, ?, ?, ?, ?, ?, ?)",
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
        """Return the attempts at drills of a game, in order; one that cannot be is left out, and
        told once."""
        self._writer.barrier()
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT game, drill, choice, is_right, mode, run, day FROM drill_attempts "
                f"WHERE {_CAN_BE} AND game = ? ORDER BY id",
                (game,),
            ).fetchall()
            damaged = connection.execute(
                f"SELECT count(*) FROM drill_attempts WHERE NOT ({_CAN_BE})"
            ).fetchone()[0]
        self._damaged.note(damaged)
        return [
            Attempt(game, drill, choice, bool(is_right), mode, run, day)
            for game, drill, choice, is_right, mode, run, day in rows
        ]
