"""A match that is kept: every decision is a row, written as it is made."""

import json
import sqlite3
from dataclasses import replace
from typing import Any

from game.core.words import _
from game.session.match import Match
from game.session.occasion import Occasion, counts
from game.session.store import results
from game.session.store.held import Held, Now
from game.session.store.writer import Writer


class KeptMatch(Held):
    """A match whose every decision is stored as it is made, and taken back with it.

    `occasion` is what it belongs to, None for nothing.
    """

    table = "matches"
    steps = "actions"
    state = "(SELECT count(*) FROM actions WHERE match = id)"

    def __init__(
        self, match: Match, occasion: Occasion | None, writer: Writer, now: Now, holder: str
    ) -> None:
        super().__init__(writer, now, holder)
        self.match = match
        self.occasion = occasion

    def lost(self) -> str:
        """Return what is told of one that another program goes on with."""
        return _(
            "Match {id} was opened in another window, or removed there: what is played here is no "
            "longer kept."
        ).format(id=self.id)

    def follow(self) -> None:
        """Be told of every decision from now on."""
        self.match.keep = self.decided
        self.match.truncate = self.taken_back

    def begin(self, *, is_own: bool, of: Held | None = None) -> None:
        """Write the match as it stands; the result of one that is not one's own does not count.

        `of` is the season or the draft that the match belongs to: it may have no number yet, and
        where another program goes on with it the match is not kept.
        """
        facts, progress = self._facts(), self._progress()
        actions = tuple(self.match.actions)
        result = self._result() if is_own else None

        def write(connection: sqlite3.Connection) -> None:
            if of is not None and self.occasion is not None:
                of.expect_held(connection)
                self.occasion = replace(self.occasion, id=str(of.id))
            columns = {**facts, **self._place(), **progress, "begun": progress["played"]}
            self._insert(connection, columns)
            connection.executemany(
                "INSERT INTO actions VALUES (?, ?, ?)",
                ((self.id, number, notation) for number, notation in enumerate(actions)),
            )
            results.write(connection, self.id, result)

        self._accept(write)

    def decided(self, number: int, notation: str) -> None:
        """Keep decision `number` (from 0), and the result where it ends the match."""
        progress = self._progress()
        result = self._result()

        def write(connection: sqlite3.Connection) -> None:
            self._update(connection, progress)
            self._add(connection, number, notation)
            results.write(connection, self.id, result)

        self._accept(write)

    def taken_back(self, count: int) -> None:
        """Forget the decisions from number `count` on, and the result if there was one."""
        progress = self._progress()

        def write(connection: sqlite3.Connection) -> None:
            self._update(connection, progress)
            connection.execute(
                "DELETE FROM actions WHERE match = ? AND number >= ?", (self.id, count)
            )
            results.remove(connection, self.id)

        self._accept(write)

    def _result(self) -> results.ResultRows | None:
        return results.rows_of(self.match) if counts(self.occasion) else None

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
        }

    def _place(self) -> dict[str, Any]:
        return {
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
