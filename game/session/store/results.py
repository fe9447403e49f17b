"""Results of matches played to their end, and the statistics asked of them."""

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.parts import NAME
from game.core.words import many
from game.session.match import HUMAN, Match
from game.session.occasion import shown_name
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


class Damaged:
    """Rows that cannot be, which are left out: how many they are is told once."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._told = 0

    def note(self, count: int) -> None:
        """Tell of so many, unless that is known."""
        if count > self._told:
            self._tell(
                many(
                    "{n} row of the results is damaged and is not counted.",
                    "{n} rows of the results are damaged and are not counted.",
                    count,
                ).format(n=count)
            )
        self._told = count


class Results:
    """What has been played to the end."""

    def __init__(self, database: Database, writer: Writer, tell: Callable[[str], None]) -> None:
        self._database = database
        self._writer = writer
        self._damaged = Damaged(tell)

    def statistics(self) -> list[Statistics]:
        """Return the statistics of every person and game, by name.

        A row that cannot be a result is left out; how many are is told once.
        """
        self._writer.barrier()
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT name, ruleset, count(*), sum(has_won), sum(deals), sum(points), max(points)"
                f" FROM results WHERE spec = ? AND {_CAN_BE_A_RESULT}"
                " GROUP BY name, ruleset ORDER BY name, ruleset",
                (HUMAN,),
            ).fetchall()
            sound = [row for row in rows if NAME.fits(row[0]) and NAME.fits(row[1])]
            self._tell_damage(connection, sum(row[2] for row in sound))
            return [_statistics(connection, row) for row in sound]

    def _tell_damage(self, connection: sqlite3.Connection, counted: int) -> None:
        results, deals = connection.execute(
            "SELECT (SELECT count(*) FROM results WHERE spec = ?), "
            f"(SELECT count(*) FROM deal_results WHERE NOT ({_CAN_BE_A_DEAL}))",
            (HUMAN,),
        ).fetchone()
        self._damaged.note(results - counted + deals)


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
                seat.given,
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


_CAN_BE_A_RESULT = "deals BETWEEN 0 AND 1000000 AND abs(points) < 1e9 AND has_won IN (0, 1)"
_CAN_BE_A_DEAL = (
    "coalesce(bid, 0) BETWEEN -1000 AND 1000 AND coalesce(tricks, 0) BETWEEN 0 AND 1000"
)

_MINE = (
    "FROM deal_results JOIN results USING (match, seat) "
    f"WHERE spec = '{HUMAN}' AND name = :name AND ruleset = :ruleset AND {_CAN_BE_A_DEAL}"
)


def _statistics(connection: sqlite3.Connection, row: tuple[Any, ...]) -> Statistics:
    name, ruleset, matches, wins, deals, points, best = row
    return Statistics(
        name=shown_name(name),
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
