"""A database of every older schema is brought up to date, with all that is in it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.session.store import StoreRefused, open_store
from game.session.store.database import connect, fault_of
from game.session.store.opening import open_database
from game.session.store.place import DATABASE
from game.session.store.schema import STEPS, VERSION, migrate, version_of, version_of_tables
from tests.session.tables import play, whist

FUTURE = VERSION + 1


def make_older(folder: Path, version: int) -> None:
    """Make a store as a program of that schema version left it: a match, and a setting."""
    folder.mkdir()
    match = play(whist(seed=9), 7)
    with closing(connect(folder / DATABASE, mode="rwc")) as connection:
        migrate(connection, version)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(
            "INSERT INTO matches (ruleset, version, seed, options, seats, names, deals, digest, "
            "is_over, begun, played, holder) VALUES ('whist', 1, '9', "
            """'{"largest_hand": "3"}', '["human", "club", "club", "club"]', """
            """'["Ana", "Bo", "Cy", "Di"]', NULL, ?, 0, '2025-01-01T10:00:00+00:00', """
            "'2025-01-01T10:00:00+00:00', '')",
            (match.digest,),
        )
        connection.executemany("INSERT INTO actions VALUES (1, ?, ?)", enumerate(match.actions))
        if version >= 2:
            connection.execute("INSERT INTO settings VALUES ('sound', 'off')")


@pytest.mark.parametrize("version", range(1, VERSION))
def test_an_older_store_is_brought_up_to_date(folder: Path, version: int) -> None:
    make_older(folder, version)
    with open_store(folder) as store:
        assert store.is_kept and store.recovery is None
        assert store.settings.get("sound", "on") == ("off" if version >= 2 else "on")
        [line] = store.matches.all()
        assert (line.decisions, line.names) == (7, ("Ana", "Bo", "Cy", "Di"))
        play(store.matches.resume(line.id).match)
        assert store.results.statistics()[0].matches == 1
        assert store.take_notices() == []
    with closing(connect(folder / DATABASE)) as connection:
        assert version_of(connection) == VERSION
    assert fault_of(folder / DATABASE) is None


@pytest.mark.parametrize("version", range(1, VERSION))
def test_the_older_store_is_backed_up_before_it_is_changed(folder: Path, version: int) -> None:
    make_older(folder, version)
    open_store(folder).close()
    [kept] = (folder / "backups").iterdir()
    with closing(connect(kept, mode="ro")) as connection:
        assert version_of(connection) == version


def test_a_migration_that_fails_changes_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_older(folder, VERSION - 1)
    broken = (*STEPS[:-1], (*STEPS[-1], "CREATE TABLE matches (twice TEXT)"))
    monkeypatch.setattr("game.session.store.schema.STEPS", broken)
    with pytest.raises(sqlite3.OperationalError, match="already exists"):
        open_database(folder, pytest.fail)
    with closing(connect(folder / DATABASE)) as connection:
        assert version_of(connection) == VERSION - 1
        with pytest.raises(sqlite3.OperationalError):
            connection.execute("SELECT number FROM helped_choices")


def test_a_store_from_the_future_is_left_alone(folder: Path) -> None:
    open_store(folder).close()
    with closing(connect(folder / DATABASE)) as connection:
        connection.execute("ALTER TABLE matches ADD COLUMN weather TEXT")
        connection.execute(f"PRAGMA user_version = {FUTURE}")
    before = sorted((path, path.stat().st_mtime_ns) for path in folder.rglob("*.db"))
    with pytest.raises(StoreRefused) as refused:
        open_store(folder)
    for part in (str(FUTURE), str(VERSION), "newer", DATABASE):
        assert part in str(refused.value)
    assert sorted((path, path.stat().st_mtime_ns) for path in folder.rglob("*.db")) == before


def test_the_tables_tell_the_version() -> None:
    for version in range(1, VERSION + 1):
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
            migrate(connection, version)
            assert version_of_tables(connection) == version
