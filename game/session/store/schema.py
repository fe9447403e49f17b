"""The tables, as the steps in which they grew; the schema version is the number of steps."""

import sqlite3
from collections.abc import Callable
from functools import cache

from game.core.parts import NUMBER, PAIRS, BadPart, checked, read_json
from game.core.rng import Rng

APPLICATION_ID = 0x54726B68
"""Written into the file, so that no other program's database is taken for ours ("Trkh")."""

Step = tuple[str | Callable[[sqlite3.Connection], None], ...]
"""Statements, and what cannot be said in one; a step that has been released never changes.

Each changes the tables, so that they tell the version where its number is damaged.
"""


def _note_duels(connection: sqlite3.Connection) -> None:
    """Note which matches are duels of which draft, and how many people play each draft.

    Before step 6 only its seed told a duel, and a draft has at most 28: eight players, each of
    whom meets each. A draft that cannot be read is left as it is.
    """
    for draft, record in connection.execute("SELECT id, record FROM tournaments").fetchall():
        try:
            found = checked(read_json(record), {"seed": NUMBER, "seats": PAIRS})
        except BadPart:
            continue
        people = sum(spec == "human" for spec, _name in found["seats"])
        connection.execute("UPDATE tournaments SET people = ? WHERE id = ?", (people, draft))
        seeds = Rng(found["seed"])
        connection.executemany(
            "UPDATE matches SET occasion = 'draft', occasion_id = ?, occasion_number = ? "
            "WHERE ruleset = 'berserk' AND seed = ?",
            (
                (str(draft), number, str(seeds.fork("duel", number).below(2**53)))
                for number in range(28)
            ),
        )


STEPS: tuple[Step, ...] = (
    # 1: matches, each decision a row of its own. The seed is a text: it may be of any size.
    (
        """CREATE TABLE matches (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            ruleset TEXT NOT NULL,
            version INTEGER NOT NULL,
            seed TEXT NOT NULL,
            options TEXT NOT NULL,
            seats TEXT NOT NULL,
            names TEXT NOT NULL,
            deals INTEGER,
            digest TEXT NOT NULL,
            is_over INTEGER NOT NULL,
            begun TEXT NOT NULL,
            played TEXT NOT NULL,
            holder TEXT NOT NULL
        ) STRICT""",
        """CREATE TABLE actions (
            match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            notation TEXT NOT NULL,
            PRIMARY KEY (match, number)
        ) STRICT, WITHOUT ROWID""",
    ),
    # 2: settings.
    (
        """CREATE TABLE settings (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID""",
    ),
    # 3: results, one row a seat of a match played to its end, and one a seat of each deal. They
    # stay when the match itself is removed.
    (
        """CREATE TABLE results (
            match INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            ruleset TEXT NOT NULL,
            spec TEXT NOT NULL,
            name TEXT NOT NULL,
            deals INTEGER NOT NULL,
            points REAL NOT NULL,
            has_won INTEGER NOT NULL,
            ended TEXT NOT NULL,
            PRIMARY KEY (match, seat)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE deal_results (
            match INTEGER NOT NULL,
            deal INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            cards INTEGER,
            bid INTEGER,
            tricks INTEGER,
            points REAL,
            PRIMARY KEY (match, deal, seat)
        ) STRICT, WITHOUT ROWID""",
    ),
    # 4: how far a match has got, so that a list of matches need not play them all out.
    (
        "ALTER TABLE matches ADD COLUMN deals_played INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN deals_in_match INTEGER",
        "ALTER TABLE matches ADD COLUMN scores TEXT NOT NULL DEFAULT '[]'",
    ),
    # 5: decks that players have built, and drafts with the duels after them.
    (
        """CREATE TABLE decks (
            name TEXT PRIMARY KEY,
            cards TEXT NOT NULL
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE tournaments (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            record TEXT NOT NULL,
            is_over INTEGER NOT NULL,
            begun TEXT NOT NULL,
            played TEXT NOT NULL
        ) STRICT""",
    ),
    # 6: what a match belongs to (`session.occasion`; all three are NULL where that is nothing), and
    # how many people play a draft.
    (
        "ALTER TABLE matches ADD COLUMN occasion TEXT",
        "ALTER TABLE matches ADD COLUMN occasion_id TEXT",
        "ALTER TABLE matches ADD COLUMN occasion_number INTEGER",
        "ALTER TABLE tournaments ADD COLUMN people INTEGER NOT NULL DEFAULT 1",
        _note_duels,
    ),
    # 7: the order in which the matches were played last, which no clock can tell.
    (
        "ALTER TABLE matches ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0",
        "UPDATE matches SET sequence = (SELECT count(*) FROM matches AS other "
        "WHERE (other.played, other.id) <= (matches.played, matches.id))",
    ),
    # 8: seasons of the campaign, each step a row of its own.
    (
        """CREATE TABLE seasons (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            seed TEXT NOT NULL,
            difficulty TEXT NOT NULL,
            player TEXT NOT NULL,
            begun TEXT NOT NULL,
            played TEXT NOT NULL,
            sequence INTEGER NOT NULL
        ) STRICT""",
        """CREATE TABLE season_steps (
            season INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            notation TEXT NOT NULL,
            PRIMARY KEY (season, number)
        ) STRICT, WITHOUT ROWID""",
    ),
    # 9: attempts at drills, in the order in which they were made.
    (
        """CREATE TABLE drill_attempts (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            drill TEXT NOT NULL,
            choice TEXT NOT NULL,
            is_right INTEGER NOT NULL,
            mode TEXT NOT NULL,
            run INTEGER NOT NULL,
            day INTEGER NOT NULL
        ) STRICT""",
    ),
    # 10: deals that were laid out beforehand.
    ("ALTER TABLE matches ADD COLUMN laid TEXT NOT NULL DEFAULT '[]'",),
    # 11: choices in matches that a review or the coach has judged. They stay when the match itself
    # is removed.
    (
        """CREATE TABLE judged_choices (
            match INTEGER NOT NULL,
            number INTEGER NOT NULL,
            game TEXT NOT NULL,
            phase TEXT NOT NULL,
            loss REAL NOT NULL,
            day INTEGER NOT NULL,
            PRIMARY KEY (match, number)
        ) STRICT, WITHOUT ROWID""",
    ),
    # 12: the road that a season began with, and what each of its steps has changed, so that neither
    # is another when the files of the road are. Both are empty in seasons from before.
    (
        "ALTER TABLE seasons ADD COLUMN road TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE season_steps ADD COLUMN came TEXT NOT NULL DEFAULT ''",
    ),
    # 13: which program goes on with a season or a draft, as with a match, and the order of drafts.
    (
        "ALTER TABLE seasons ADD COLUMN holder TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tournaments ADD COLUMN holder TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tournaments ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0",
        "UPDATE tournaments SET sequence = (SELECT count(*) FROM tournaments AS other "
        "WHERE (other.played, other.id) <= (tournaments.played, tournaments.id))",
    ),
    # 14: decisions in matches before which somebody was helped: what is chosen then says nothing of
    # his skill.
    (
        """CREATE TABLE helped_choices (
            match INTEGER NOT NULL,
            number INTEGER NOT NULL,
            PRIMARY KEY (match, number)
        ) STRICT, WITHOUT ROWID""",
    ),
)

VERSION = len(STEPS)


def version_of(connection: sqlite3.Connection) -> int:
    """Return the schema version that the database says it has."""
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


def migrate(connection: sqlite3.Connection, to: int = VERSION) -> None:
    """Take the steps the database has not taken yet, all of them or none."""
    if version_of(connection) >= to:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in STEPS[version_of(connection) : to]:
            for each in step:
                if isinstance(each, str):
                    connection.execute(each)
                else:
                    each(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {to}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def version_of_tables(connection: sqlite3.Connection) -> int | None:
    """Return the schema version whose tables are exactly those there are, None for no version."""
    tables = _tables(connection)
    known = range(VERSION, 0, -1)
    return next((version for version in known if _expected(version) == tables), None)


def _tables(connection: sqlite3.Connection) -> dict[str, str]:
    rows = connection.execute(
        "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    )
    return dict(rows.fetchall())


@cache
def _expected(version: int) -> dict[str, str]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection, version)
        return _tables(connection)
    finally:
        connection.close()
