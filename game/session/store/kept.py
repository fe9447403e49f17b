"""A match that is kept: every decision is a row, written as it is made."""

import json
import sqlite3
from collections.abc import Callable
from typing import Any

from game.core.words import _
from game.session.match import Match
from game.session.occasion import Occasion, counts
from game.session.store import results
from game.session.store.writer import Superseded, Writer

Now = Callable[[], str]
"""The present, in UTC, as "2024-05-31T19:30:00+00:00"."""

_NEXT = "(SELECT coalesce(min(max(sequence), 1 << 62), 0) + 1 FROM matches)"
"""The place in the order of play of what is written now."""


class KeptMatch:
    """A match whose every decision is stored as it is made, and taken back with it.

    `occasion` is what it belongs to, None for nothing; `id` is None until the match has been
    written for the first time.
    """

    def __init__(
        self, match: Match, occasion: Occasion | None, writer: Writer, now: Now, holder: str
    ) -> None:
        self.match = match
        self.occasion = occasion
        self.id: int | None = None
        self._writer = writer
        self._now = now
        self._holder = holder
        self._is_superseded = False

    def follow(self) -> None:
        """Be told of every decision from now on."""
        self.match.keep = self.decided
        self.match.truncate = self.taken_back

    def begin(self, *, is_own: bool) -> None:
        """Write the match as it stands; the result of one that is not one's own does not count."""
        facts, progress = self._facts(), self._progress()
        actions = tuple(enumerate(self.match.actions))
        result = self._result() if is_own else None

        def write(connection: sqlite3.Connection) -> None:
            columns = {**facts, **progress, "begun": progress["played"], "holder": self._holder}
            names, marks = ", ".join(columns), ", ".join("?" * len(columns))
            row = connection.execute(
                f"INSERT INTO matches ({names}, sequence) VALUES ({marks}, {_NEXT})",
                tuple(columns.values()),
            )
            self.id = row.lastrowid
            connection.executemany(
                "INSERT INTO actions VALUES (?, ?, ?)",
                ((self.id, number, notation) for number, notation in actions),
            )
            results.write(connection, self.id, result)

        self._writer.accept(write)

    def take_over(self, id: int) -> None:
        """Be the one program that goes on with a stored match."""
        self.id = id

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE matches SET holder = ? WHERE id = ?", (self._holder, id))

        self._writer.accept(write)

    def decided(self, number: int, notation: str) -> None:
        """Keep decision `number` (from 0), and the result where it ends the match."""
        progress = self._progress()
        result = self._result()

        def write(connection: sqlite3.Connection) -> None:
            self._update(connection, progress)
            connection.execute("INSERT INTO actions VALUES (?, ?, ?)", (self.id, number, notation))
            results.write(connection, self.id, result)

        self._writer.accept(write)

    def taken_back(self, count: int) -> None:
        """Forget the decisions from number `count` on, and the result if there was one."""
        progress = self._progress()

        def write(connection: sqlite3.Connection) -> None:
            self._update(connection, progress)
            connection.execute(
                "DELETE FROM actions WHERE match = ? AND number >= ?", (self.id, count)
            )
            results.remove(connection, self.id)

        self._writer.accept(write)

    @property
    def is_superseded(self) -> bool:
        """Whether another program has gone on with the match, so that nothing is kept here."""
        return self._is_superseded

    def _result(self) -> results.ResultRows | None:
        return results.rows_of(self.match) if counts(self.occasion) else None

    def _update(self, connection: sqlite3.Connection, progress: dict[str, Any]) -> None:
        """Write how far the match has got, unless another program has taken it over."""
        assignments = ", ".join(f"{name} = ?" for name in progress)
        changed = connection.execute(
            f"UPDATE matches SET {assignments}, sequence = {_NEXT} WHERE id = ? AND holder = ?",
            (*progress.values(), self.id, self._holder),
        )
        if changed.rowcount != 1:
            self._give_up()

    def _give_up(self) -> None:
        is_told, self._is_superseded = self._is_superseded, True
        raise Superseded(
            ""
            if is_told
            else _(
                "Match {id} was opened in another window, or removed there: what is played "
                "here is no longer kept."
            ).format(id=self.id)
        )

    def _facts(self) -> dict[str, Any]:
        record = self.match.record()
        return {
            "ruleset": record.ruleset,
            "version": record.version,
            "seed": str(record.seed),
            "options": json.dumps(dict(record.options), ensure_ascii=False),
            "seats": json.dumps(record.seats, ensure_ascii=False),
            "names": json.dumps(record.names, ensure_ascii=False),
            "deals": record.deals,
            "laid": json.dumps(record.laid, ensure_ascii=False),
            "occasion": self.occasion and self.occasion.kind,
            "occasion_id": self.occasion and self.occasion.id,
            "occasion_number": self.occasion and self.occasion.number,
        }

    def _progress(self) -> dict[str, Any]:
        match = self.match
        return {
            "digest": match.digest,
            "is_over": match.is_over,
            "played": self._now(),
            "deals_played": match.standing.deals_played,
            "deals_in_match": match.deals or match.standing.deals_in_match,
            "scores": json.dumps(match.standing.scores),
        }
