"""Seasons of the campaign: what each began with, and every step, a row written as it is made."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.words import _
from game.session.store.database import Database
from game.session.store.held import Held, Now
from game.session.store.writer import Writer


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


class KeptSeason(Held):
    """A season whose every step is stored as it is made."""

    table = "seasons"
    steps = "season_steps"
    state = "(SELECT count(*) FROM season_steps WHERE season = id)"

    def lost(self) -> str:
        """Return what is told of one that another program goes on with."""
        return _(
            "Season {id} was continued in another window, or removed there: what is done here is "
            "no longer kept."
        ).format(id=self.id)

    def begin(self, seed: int, difficulty: str, player: str, road: str) -> None:
        """Store the season before its first step, and its road."""
        now = self._now()

        def write(connection: sqlite3.Connection) -> None:
            facts = {"seed": str(seed), "difficulty": difficulty, "player": player, "road": road}
            self._insert(connection, {**facts, "begun": now, "played": now})

        self._accept(write)

    def keep(self, number: int, step: str, came: str = "", without: int | None = None) -> None:
        """Store step `number` (from 0) and what it has changed; it may put a match away."""
        now = self._now()

        def write(connection: sqlite3.Connection) -> None:
            self._update(connection, {"played": now})
            self._add(connection, number, step, came)
            connection.execute("DELETE FROM matches WHERE id = ?", (without,))

        self._accept(write)

    def settle(self, road: str, came: Sequence[str]) -> None:
        """Store the road of a season from before, and what each of its steps has changed."""

        def write(connection: sqlite3.Connection) -> None:
            self.expect_held(connection)
            connection.execute("UPDATE seasons SET road = ? WHERE id = ?", (road, self.id))
            connection.executemany(
                "UPDATE season_steps SET came = ? WHERE season = ? AND number = ?",
                ((text, self.id, number) for number, text in enumerate(came)),
            )

        self._accept(write)


class Seasons:
    """The seasons in the store; what a step means is not known here."""

    def __init__(self, database: Database, writer: Writer, now: Now, holder: str) -> None:
        self._database = database
        self._writer = writer
        self._now = now
        self._holder = holder

    def begin(self, seed: int, difficulty: str, player: str, road: str = "") -> KeptSeason:
        """Store a season before its first step, and its road."""
        kept = KeptSeason(self._writer, self._now, self._holder)
        kept.begin(seed, difficulty, player, road)
        self._writer.barrier()
        return kept

    def resume(self, stored: StoredSeason) -> KeptSeason:
        """Go on with a stored season."""
        kept = KeptSeason(self._writer, self._now, self._holder)
        kept.take_over(stored.id, len(stored.steps))
        return kept

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
