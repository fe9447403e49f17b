"""Results of matches played to their end, and the statistics asked of them."""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.session.match import HUMAN, Match
from game.session.store.database import Database
from game.session.store.writer import Writer


@dataclass(frozen=True)
class BidTally:
    """How one size of bid has fared."""

    bid: int
    times: int
    made: int


@dataclass(frozen=True)
class Statistics:
    """What one person has done in one game.

    A match is won by all players of its winning side, and of several sides that share the win.

    `points` are of all deals together, `best` is the highest total of a match. `bids` is empty
    for games without bids.
    """

    name: str
    ruleset: str
    matches: int
    wins: int
    deals: int
    points: float
    best: float
    tricks: int
    bids: tuple[BidTally, ...]

    @property
    def bids_made(self) -> int:
        """How many bids came out exactly."""
        return sum(each.made for each in self.bids)

    @property
    def bids_in_all(self) -> int:
        """How many bids there were."""
        return sum(each.times for each in self.bids)


@dataclass(frozen=True)
class ResultRows:
    """The rows of a match that has ended, without its number."""

    seats: tuple[tuple[Any, ...], ...]
    deals: tuple[tuple[Any, ...], ...]


class Results:
    """What has been played to the end."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    def statistics(self) -> list[Statistics]:
        """Return the statistics of every person and game, by name."""
        self._writer.barrier()
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT name, ruleset, count(*), sum(has_won), sum(deals), sum(points), max(points)"
                " FROM results WHERE spec = ? GROUP BY name, ruleset ORDER BY name, ruleset",
                (HUMAN,),
            ).fetchall()
            return [_statistics(connection, row) for row in rows]


def rows_of(match: Match) -> ResultRows | None:
    """Return what a match that is over leaves behind; None while it goes on."""
    if not match.is_over:
        return None
    standing = match.standing
    winners = standing.winners()
    return ResultRows(
        seats=tuple(
            (
                number,
                match.ruleset.id,
                seat.spec,
                seat.name,
                standing.deals_played,
                standing.scores[number],
                number in winners,
            )
            for number, seat in enumerate(match.seats)
        ),
        deals=tuple(
            (deal, number, *_of_seat(summary, number))
            for deal, summary in enumerate(match.deal_summaries, start=1)
            for number in range(len(match.seats))
        ),
    )


def write(connection: sqlite3.Connection, match: int | None, result: ResultRows | None) -> None:
    """Write the result of a match, where it has one."""
    if result is None:
        return
    ended = connection.execute("SELECT played FROM matches WHERE id = ?", (match,)).fetchone()[0]
    connection.executemany(
        "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        ((match, *row, ended) for row in result.seats),
    )
    connection.executemany(
        "INSERT INTO deal_results VALUES (?, ?, ?, ?, ?, ?, ?)",
        ((match, *row) for row in result.deals),
    )


def remove(connection: sqlite3.Connection, match: int | None) -> None:
    """Remove the result of a match whose last decision was taken back."""
    connection.execute("DELETE FROM results WHERE match = ?", (match,))
    connection.execute("DELETE FROM deal_results WHERE match = ?", (match,))


def _of_seat(summary: Mapping[str, Any], seat: int) -> tuple[Any, ...]:
    """Return cards, bid, tricks and points of one seat; None for what the game does not have."""
    return (
        summary.get("cards"),
        *(_entry(summary.get(column), seat) for column in ("bids", "tricks", "scores")),
    )


def _entry(column: Any, seat: int) -> Any:
    """Return the seat's entry of what a game tells by seat; None of what it tells otherwise."""
    return column[seat] if isinstance(column, list | tuple) else None


_MINE = (
    "FROM deal_results JOIN results USING (match, seat) "
    f"WHERE spec = '{HUMAN}' AND name = :name AND ruleset = :ruleset"
)


def _statistics(connection: sqlite3.Connection, row: tuple[Any, ...]) -> Statistics:
    name, ruleset, matches, wins, deals, points, best = row
    return Statistics(
        name=name,
        ruleset=ruleset,
        matches=matches,
        wins=wins,
        deals=deals,
        points=points,
        best=best,
        tricks=_tricks(connection, name, ruleset),
        bids=_bids(connection, name, ruleset),
    )


def _tricks(connection: sqlite3.Connection, name: str, ruleset: str) -> int:
    row = connection.execute(
        f"SELECT coalesce(sum(tricks), 0) {_MINE}", {"name": name, "ruleset": ruleset}
    ).fetchone()
    return int(row[0])


def _bids(connection: sqlite3.Connection, name: str, ruleset: str) -> tuple[BidTally, ...]:
    rows = connection.execute(
        f"SELECT bid, count(*), sum(bid = tricks) {_MINE} AND bid IS NOT NULL "
        "GROUP BY bid ORDER BY bid",
        {"name": name, "ruleset": ruleset},
    )
    return tuple(BidTally(*row) for row in rows.fetchall())
