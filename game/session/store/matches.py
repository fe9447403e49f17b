"""Matches in progress and past: every decision is a row, written as it is made."""

import json
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.record import FORMAT, BadRecord, Record
from game.core.words import _
from game.session.match import Match
from game.session.seats import check_seats
from game.session.store import results
from game.session.store.database import Database
from game.session.store.writer import Superseded, Writer

Now = Callable[[], str]
"""The present, in UTC, as "2024-05-31T19:30:00+00:00"."""


class UnknownMatch(LookupError):
    """No stored match has this number; the text says which there are."""


@dataclass(frozen=True)
class StoredMatch:
    """One line of a list of matches.

    `deals_in_match` is None where that is not known beforehand; `begun` and `played` (the latest
    decision) are ISO times in UTC.
    """

    id: int
    ruleset: str
    seats: tuple[str, ...]
    names: tuple[str, ...]
    decisions: int
    deals_played: int
    deals_in_match: int | None
    scores: tuple[float, ...]
    is_over: bool
    begun: str
    played: str


class KeptMatch:
    """A match whose every decision is stored as it is made, and taken back with it.

    `id` is None until the match has been written for the first time.
    """

    def __init__(self, match: Match, writer: Writer, now: Now, holder: str) -> None:
        self.match = match
        self.id: int | None = None
        self._writer = writer
        self._now = now
        self._holder = holder
        self._is_superseded = False

    def follow(self) -> None:
        """Be told of every decision from now on."""
        self.match.keep = self.decided
        self.match.truncate = self.taken_back

    def begin(self, *, counts: bool) -> None:
        """Write the match as it stands; `counts` says whether its result is for the statistics."""
        facts, progress = self._facts(), self._progress()
        actions = tuple(enumerate(self.match.actions))
        outcome = results.outcome_of(self.match) if counts else None

        def write(connection: sqlite3.Connection) -> None:
            columns = {**facts, **progress, "begun": progress["played"], "holder": self._holder}
            names, marks = ", ".join(columns), ", ".join("?" * len(columns))
            row = connection.execute(
                f"INSERT INTO matches ({names}) VALUES ({marks})", tuple(columns.values())
            )
            self.id = row.lastrowid
            connection.executemany(
                "INSERT INTO actions VALUES (?, ?, ?)",
                ((self.id, number, notation) for number, notation in actions),
            )
            results.write(connection, self.id, outcome)

        self._writer.accept(write)

    def take_over(self, id: int) -> None:
        """Be the one program that goes on with a stored match."""
        self.id = id

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE matches SET holder = ? WHERE id = ?", (self._holder, id))

        self._writer.accept(write)

    def decided(self, number: int, notation: str, digest: str = "") -> None:
        """Keep decision `number` (from 0), and the result where it ends the match.

        The digest stored is the match's own; it is a parameter for callers that hand it on.
        """
        progress = self._progress()
        outcome = results.outcome_of(self.match)

        def write(connection: sqlite3.Connection) -> None:
            self._update(connection, progress)
            connection.execute("INSERT INTO actions VALUES (?, ?, ?)", (self.id, number, notation))
            results.write(connection, self.id, outcome)

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

    def finished(self, match: Match) -> None:
        """Nothing is left to do: the result was kept together with the last decision."""

    def _update(self, connection: sqlite3.Connection, progress: dict[str, Any]) -> None:
        """Write how far the match has got, unless another program has taken it over."""
        assignments = ", ".join(f"{name} = ?" for name in progress)
        changed = connection.execute(
            f"UPDATE matches SET {assignments} WHERE id = ? AND holder = ?",
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


class Matches:
    """The matches in the store."""

    def __init__(self, database: Database, writer: Writer, now: Now, holder: str) -> None:
        self._database = database
        self._writer = writer
        self._now = now
        self._holder = holder

    def begin(self, match: Match) -> KeptMatch:
        """Store a match, and every decision from now on."""
        kept = KeptMatch(match, self._writer, self._now, self._holder)
        kept.begin(counts=True)
        kept.follow()
        return kept

    def resume(self, id: int) -> KeptMatch:
        """Return a stored match at the decision it had got to, to be stored further.

        Raise UnknownMatch, or BadRecord where it cannot be played on: of another version, or
        its digest and its decisions differ.
        """
        match = self._playable(id)
        kept = KeptMatch(match, self._writer, self._now, self._holder)
        kept.take_over(id)
        kept.follow()
        return kept

    def add(self, match: Match) -> int | None:
        """Store a match that came from elsewhere; return its number, None if it must wait.

        Its result does not count for the statistics.
        """
        kept = KeptMatch(match, self._writer, self._now, self._holder)
        kept.begin(counts=False)
        self._writer.barrier()
        return kept.id

    def record(self, id: int) -> Record:
        """Return a stored match as a record; raise UnknownMatch, or BadRecord if it is damaged."""
        self._writer.barrier()
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT ruleset, version, seed, options, seats, names, deals, digest "
                "FROM matches WHERE id = ?",
                (id,),
            ).fetchone()
            rows = connection.execute(
                "SELECT number, notation FROM actions WHERE match = ? ORDER BY number", (id,)
            ).fetchall()
        if row is None:
            raise UnknownMatch(self._unknown(id))
        if [number for number, _notation in rows] != list(range(len(rows))):
            raise BadRecord(_("Match {id} lacks one of its decisions.").format(id=id))
        return _as_record(row, [notation for _number, notation in rows])

    def all(self) -> list[StoredMatch]:
        """Return every match, the one played last first."""
        self._writer.barrier()
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT id, ruleset, seats, names, "
                "(SELECT count(*) FROM actions WHERE match = id), "
                "deals_played, deals_in_match, scores, is_over, begun, played "
                "FROM matches ORDER BY played DESC, id DESC"
            ).fetchall()
        return [_as_line(row) for row in rows]

    def unfinished(self) -> list[StoredMatch]:
        """Return the matches that can be resumed, the one played last first."""
        return [match for match in self.all() if not match.is_over]

    def remove(self, id: int) -> None:
        """Remove a match and its decisions; its result stays in the statistics."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM matches WHERE id = ?", (id,))

        self._writer.accept(write)

    def _playable(self, id: int) -> Match:
        record = self.record(id)
        try:
            match = Match.from_record(record)
            check_seats(match.ruleset, record.seats)
        except ValueError as wrong:
            raise BadRecord(
                _("Match {id} cannot be gone on with: {why}").format(id=id, why=wrong)
            ) from None
        return match

    def _unknown(self, id: int) -> str:
        known = ", ".join(str(match.id) for match in self.all())
        if not known:
            return _("There is no match {id}; no match is stored.").format(id=id)
        return _("There is no match {id}; the matches are {known}.").format(id=id, known=known)


def _as_record(row: tuple[Any, ...], actions: list[str]) -> Record:
    """Return the stored columns as a record, with every check that a record from a file gets."""
    ruleset, version, seed, options, seats, names, deals, digest = row
    try:
        parts = {
            "format": FORMAT,
            "ruleset": ruleset,
            "version": version,
            "seed": int(seed),
            "options": json.loads(options),
            "seats": json.loads(seats),
            "names": json.loads(names),
            "deals": deals,
            "actions": actions,
            "digest": digest,
        }
    except ValueError as wrong:
        raise BadRecord(_("The stored match is damaged: {why}.").format(why=wrong)) from None
    return Record.from_json(json.dumps(parts))


def _as_line(row: tuple[Any, ...]) -> StoredMatch:
    id, ruleset, seats, names, decisions, played, in_match, scores, is_over, begun, last = row
    return StoredMatch(
        id=id,
        ruleset=ruleset,
        seats=tuple(json.loads(seats)),
        names=tuple(json.loads(names)),
        decisions=decisions,
        deals_played=played,
        deals_in_match=in_match,
        scores=tuple(json.loads(scores)),
        is_over=bool(is_over),
        begun=begun,
        played=last,
    )
