"""Choices in matches, as a review or the coach has judged them; what they say of anybody is not
known here."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass

from game.session.store.database import IS_A_DAY, Database
from game.session.store.results import Damaged
from game.session.store.writer import Writer

_CAN_BE = f"{IS_A_DAY} AND abs(loss) < 1e9"


@dataclass(frozen=True)
class Choice:
    """One choice of a person in a match.

    `phase` is where in a deal it was made (`core.themes.PHASES`), `loss` what it cost as a share of
    what was at stake, `day` when it was judged, as `date.toordinal` counts.
    """

    game: str
    phase: str
    loss: float
    day: int


class Choices:
    """The choices in the store."""

    def __init__(self, database: Database, writer: Writer, tell: Callable[[str], None]) -> None:
        self._database = database
        self._writer = writer
        self._damaged = Damaged(tell)

    def add(self, match: int, number: int, choice: Choice) -> None:
        """Store what the so manieth decision of a stored match was; one judged before gives way,
        but keeps its day. After a help nothing is stored, and what was judged before it stays."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO judged_choices (match, number, game, phase, loss, day) "
                "SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT EXISTS (SELECT 1 FROM helped_choices "
                "WHERE match = ?1 AND number = ?2) ON CONFLICT (match, number) DO UPDATE SET "
                "game = excluded.game, phase = excluded.phase, loss = excluded.loss",
                (match, number, choice.game, choice.phase, choice.loss, choice.day),
            )

        self._writer.accept(write)

    def note_help(self, match: int, number: int) -> None:
        """Store that somebody was helped before the so manieth decision of a stored match."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR IGNORE INTO helped_choices (match, number) VALUES (?, ?)",
                (match, number),
            )

        self._writer.accept(write)

    def of(self, game: str) -> list[Choice]:
        """Return the choices in matches of a game, in the order of their days; one that cannot be
        is left out, and told once."""
        self._writer.barrier()
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT game, phase, loss, day FROM judged_choices "
                f"WHERE {_CAN_BE} AND game = ? "
                "ORDER BY day, match, number",
                (game,),
            ).fetchall()
            damaged = connection.execute(
                f"SELECT count(*) FROM judged_choices WHERE NOT ({_CAN_BE})"
            ).fetchone()[0]
        self._damaged.note(damaged)
        return [Choice(*row) for row in rows]
