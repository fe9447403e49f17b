"""Matches in progress and past, and the way back to each."""

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.parts import NAME, SCORES, TEXTS, BadPart, checked, read_json
from game.core.record import FORMAT, BadRecord, Record
from game.core.words import _
from game.session.match import Match
from game.session.occasion import Occasion, shown_name
from game.session.seats import BadSeats, check_names, check_seats
from game.session.store.database import Database, local
from game.session.store.held import Held, Now
from game.session.store.kept import KeptMatch
from game.session.store.writer import Writer


class UnknownMatch(LookupError):
    """No stored match has this number; the text says which there are."""


@dataclass(frozen=True)
class StoredMatch:
    """One line of a list of matches.

    `deals_in_match` is None where that is not known beforehand; `begun` and `played` (the latest
    decision) are ISO times in UTC; `occasion` is what the match belongs to, None for nothing.
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
    occasion: Occasion | None


class Matches:
    """The matches in the store."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        now: Now,
        holder: str,
        tell: Callable[[str], None],
    ) -> None:
        self._database = database
        self._writer = writer
        self._now = now
        self._holder = holder
        self._tell = tell
        self._told_of: set[int] = set()

    def begin(
        self, match: Match, occasion: Occasion | None = None, of: Held | None = None
    ) -> KeptMatch:
        """Store a match with what it belongs to, and every decision from now on.

        `of` is the season or the draft of the occasion, where this program keeps it.
        """
        kept = self._kept(match, occasion)
        kept.begin(is_own=True, of=of)
        kept.follow()
        return kept

    def resume(self, id: int) -> KeptMatch:
        """Return a stored match at the decision it had got to, to be stored further.

        Raise UnknownMatch, or BadRecord where it cannot be played on: of another version, or
        its digest and its decisions differ.
        """
        kept = self._kept(self._playable(id), self.occasion_of(id))
        kept.take_over(id, len(kept.match.actions))
        kept.follow()
        return kept

    def add(self, match: Match) -> int | None:
        """Store a match that came from elsewhere; return its number, None if it must wait.

        Its result does not count for the statistics.
        """
        kept = self._kept(match, None)
        kept.begin(is_own=False)
        self._writer.barrier()
        return kept.id

    def record(self, id: int) -> Record:
        """Return a stored match as a record; raise UnknownMatch, or BadRecord if it is damaged."""
        self._writer.barrier()
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT ruleset, version, seed, options, seats, names, deals, digest, laid "
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

    def occasion_of(self, id: int) -> Occasion | None:
        """Return what a stored match belongs to, None for nothing and where there is no match."""
        self._writer.barrier()
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT occasion, occasion_id, occasion_number FROM matches WHERE id = ?", (id,)
            ).fetchone()
        return None if row is None else _as_occasion(*row)

    def of(self, occasion: Occasion) -> StoredMatch | None:
        """Return the match of an occasion, None if there is none; of several the latest played."""
        if not occasion.id:  # What it belongs to could not be stored yet.
            return None
        return next((match for match in self.all() if match.occasion == occasion), None)

    def all(self) -> list[StoredMatch]:
        """Return every match, the one played last first; a damaged one is told once and left out.

        The order is that of play: the times are those of a clock that may have been set back.
        """
        self._writer.barrier()
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT id, ruleset, seats, names, "
                "(SELECT count(*) FROM actions WHERE match = id), "
                "deals_played, deals_in_match, scores, is_over, begun, played, "
                "occasion, occasion_id, occasion_number "
                "FROM matches ORDER BY sequence DESC, id DESC"
            ).fetchall()
        return [line for row in rows if (line := self._line(row)) is not None]

    def is_under_way(self, game: str, seed: int) -> bool:
        """Tell whether a match of this game is played on with the cards of this seed."""
        self._writer.barrier()
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT 1 FROM matches WHERE ruleset = ? AND seed = ? AND NOT is_over LIMIT 1",
                (game, str(seed)),
            ).fetchone()
        return row is not None

    def unfinished(self) -> list[StoredMatch]:
        """Return the matches that can be resumed, the one played last first."""
        return [match for match in self.all() if not match.is_over]

    def remove(self, id: int) -> None:
        """Remove a match and its decisions; its result stays in the statistics."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM matches WHERE id = ?", (id,))

        self._writer.accept(write)

    def _line(self, row: tuple[Any, ...]) -> StoredMatch | None:
        try:
            return _as_line(row)
        except (BadRecord, BadSeats) as wrong:
            if row[0] not in self._told_of:
                self._told_of.add(row[0])
                self._tell(
                    _("Match {id} is left out of the list. {why}").format(id=row[0], why=wrong)
                )
        return None

    def _kept(self, match: Match, occasion: Occasion | None) -> KeptMatch:
        return KeptMatch(match, occasion, self._writer, self._now, self._holder)

    def _playable(self, id: int) -> Match:
        record = self.record(id)
        try:
            check_names(record.names)
            match = Match.from_record(record)
            check_seats(match.ruleset, record.seats)
        except ValueError as wrong:
            raise BadRecord(
                _("Match {id} cannot be continued. {why}").format(id=id, why=wrong)
            ) from None
        return match

    def _unknown(self, id: int) -> str:
        known = ", ".join(map(str, sorted(match.id for match in self.all())))
        if not known:
            return _("There is no match {id}; no match is stored.").format(id=id)
        return _("There is no match {id}; the matches are {known}.").format(id=id, known=known)


def _as_record(row: tuple[Any, ...], actions: list[str]) -> Record:
    """Return the stored columns as a record, with every check that a record from a file gets."""
    ruleset, version, seed, options, seats, names, deals, digest, laid = row
    columns = {"ruleset": ruleset, "version": version, "deals": deals, "digest": digest}
    texts = {"seed": seed, "options": options, "seats": seats, "names": names, "laid": laid}
    parts = _read(texts)
    return Record.from_parts({"format": FORMAT, **columns, **parts, "actions": actions})


def _read(columns: Mapping[str, str]) -> dict[str, Any]:
    """Return what stored columns hold as JSON; raise BadRecord."""
    found = {}
    for name, text in columns.items():
        try:
            found[name] = read_json(text)
        except BadPart as wrong:
            raise BadRecord(
                _("The stored match is damaged, its part “{name}”: {why}.").format(
                    name=name, why=wrong
                )
            ) from None
    return found


def _as_line(row: tuple[Any, ...]) -> StoredMatch:
    """Return the line of a list; raise BadRecord or BadSeats where it cannot be shown."""
    id, ruleset, seats, names, decisions, played, in_match, scores, is_over, begun, last, *place = (
        row
    )
    parts = _read({"seats": seats, "names": names, "scores": scores})
    try:
        checked({"ruleset": ruleset, **parts}, _SHOWN)
        local(last)
    except BadPart as wrong:
        raise BadRecord(_("The stored match is damaged: {why}.").format(why=wrong)) from None
    except ValueError:
        raise BadRecord(_("The stored match is damaged: it has no date.")) from None
    check_names(parts["names"])
    if len(parts["names"]) != len(parts["seats"]):
        raise BadRecord(_("The record’s seats and names differ in number."))
    return StoredMatch(
        id=id,
        ruleset=ruleset,
        seats=tuple(parts["seats"]),
        names=tuple(map(shown_name, parts["names"])),
        decisions=decisions,
        deals_played=played,
        deals_in_match=in_match,
        scores=tuple(map(float, parts["scores"])),
        is_over=bool(is_over),
        begun=begun,
        played=last,
        occasion=_as_occasion(*place),
    )


_SHOWN = {"ruleset": NAME, "seats": TEXTS, "names": TEXTS, "scores": SCORES}


def _as_occasion(kind: str | None, id: str | None, number: int | None) -> Occasion | None:
    return None if kind is None or id is None or number is None else Occasion(kind, id, number)
