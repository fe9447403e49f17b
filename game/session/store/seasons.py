"""Seasons of the campaign: what each began with, and every step, a row written as it is made."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.words import _
from game.session.store.database import Database
from game.session.store.kept import Now
from game.session.store.writer import Superseded, Writer

_NEXT = "(SELECT coalesce(min(max(sequence), 1 << 62), 0) + 1 FROM seasons)"
"""The place in the order of play of what is written now."""


class UnknownSeason(LookupError):
    """No stored season has this number."""


@dataclass(frozen=True)
class StoredSeason:
    """A season as it is stored; `player` is who walks it, a person's name or a level.

    `begun` and `played` are ISO times in UTC. `road` is what was open to it when it began, and
    `came` what each step has changed, "" where a program from before has written it.
    """

    id: int
    seed: int
    difficulty: str
    player: str
    steps: tuple[str, ...]
    begun: str
    played: str
    road: str = ""
    came: tuple[str, ...] = ()


class Seasons:
    """The seasons in the store; what a step means is not known here."""

    def __init__(self, database: Database, writer: Writer, now: Now) -> None:
        self._database = database
        self._writer = writer
        self._now = now

    def begin(self, seed: int, difficulty: str, player: str, road: str = "") -> int | None:
        """Store a season before its first step, and its road; return its number, None if that must
        wait."""
        now = self._now()
        made: list[int] = []

        def write(connection: sqlite3.Connection) -> None:
            added = connection.execute(
                "INSERT INTO seasons (seed, difficulty, player, begun, played, road, sequence) "
                f"VALUES (?, ?, ?, ?, ?, ?, {_NEXT})",
                (str(seed), difficulty, player, now, now, road),
            )
            assert added.lastrowid is not None
            made.append(added.lastrowid)

        self._writer.accept(write)
        self._writer.barrier()
        return made[0] if made else None

    def keep(self, id: int, number: int, step: str, came: str = "") -> None:
        """Store step `number` (from 0) of a season, and what it has changed.

        Where another program has walked on in the same season, its steps stay and this one is
        told as lost.
        """
        now = self._now()

        def write(connection: sqlite3.Connection) -> None:
            there = connection.execute(
                "SELECT count(*) FROM season_steps WHERE season = ?", (id,)
            ).fetchone()[0]
            known = connection.execute("SELECT 1 FROM seasons WHERE id = ?", (id,)).fetchone()
            if known is None or there != number:
                raise Superseded(
                    _(
                        "Season {id} was continued in another window, or removed there: what is "
                        "done here is no longer kept."
                    ).format(id=id)
                )
            connection.execute(
                "INSERT INTO season_steps VALUES (?, ?, ?, ?)", (id, number, step, came)
            )
            connection.execute(
                f"UPDATE seasons SET played = ?, sequence = {_NEXT} WHERE id = ?", (now, id)
            )

        self._writer.accept(write)

    def settle(self, id: int, road: str, came: Sequence[str]) -> None:
        """Store the road of a season from before, and what each of its steps has changed."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE seasons SET road = ? WHERE id = ?", (road, id))
            connection.executemany(
                "UPDATE season_steps SET came = ? WHERE season = ? AND number = ?",
                ((text, id, number) for number, text in enumerate(came)),
            )

        self._writer.accept(write)

    def get(self, id: int) -> StoredSeason:
        """Return a season by its number; raise UnknownSeason."""
        found = next((each for each in self.all() if each.id == id), None)
        if found is None:
            raise UnknownSeason(_("There is no season {id}.").format(id=id))
        return found

    def all(self) -> list[StoredSeason]:
        """Return every season, the one played last first."""
        self._writer.barrier()
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT id, seed, difficulty, player, begun, played, road FROM seasons "
                "ORDER BY sequence DESC, id DESC"
            ).fetchall()
            steps: dict[int, list[tuple[str, str]]] = {row[0]: [] for row in rows}
            for season, *step in connection.execute(
                "SELECT season, notation, came FROM season_steps ORDER BY season, number"
            ):
                steps.setdefault(season, []).append((step[0], step[1]))
        return [
            StoredSeason(
                id,
                _whole(seed),
                difficulty,
                player,
                tuple(notation for notation, _came in steps[id]),
                begun,
                played,
                road,
                tuple(came for _notation, came in steps[id]),
            )
            for id, seed, difficulty, player, begun, played, road in rows
        ]

    def remove(self, id: int) -> None:
        """Forget a season; its matches stay."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM seasons WHERE id = ?", (id,))

        self._writer.accept(write)


def _whole(text: str) -> int:
    """Return a stored seed; of a damaged one a number that no seed is."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 19 else -1
