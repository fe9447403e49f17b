"""Damage is noticed, set aside, made good from a backup, and told; nothing is ever deleted."""

import random
import shutil
import sqlite3
import struct
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from game.session.store import open_store
from game.session.store.backup import KEPT, backups
from game.session.store.database import connect, fault_of
from game.session.store.log import HEADER, MAGIC, _summed, lost_changes
from game.session.store.place import DATABASE
from game.session.store.schema import VERSION
from tests.session.tables import play, whist
from tests.session.test_schema import make_older


def fill(folder: Path) -> None:
    """Make a store with a backup that holds a match of ten decisions; play ten more after it."""
    with open_store(folder) as store:
        play(store.matches.begin(whist()).match, 10)
        store.settings.set("sound", "off")
    with open_store(folder) as store:
        play(store.matches.resume(1).match, 10)


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:9000])


def cut_mid_page(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-100])


def spoil_pages(path: Path) -> None:
    found = bytearray(path.read_bytes())
    found[4096:] = random.Random(3).randbytes(len(found) - 4096)
    path.write_bytes(found)


def spoil_header(path: Path) -> None:
    path.write_bytes(b"not a database at all" * 500)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def put_another_program_there(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def drop_a_table(path: Path) -> None:
    with closing(connect(path)) as connection:
        connection.execute("DROP TABLE actions")


def spoil_a_letter_of_a_table(path: Path) -> None:
    """Flip one bit so that SQLite's own complaint is no text."""
    found = bytearray(path.read_bytes())
    found[found.index(b"CREATE TABLE matches") + 3] ^= 0x80
    path.write_bytes(found)


def spoil_the_schema_version(path: Path) -> None:
    """Flip one bit of the number, which then is one of a newer program."""
    with closing(connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION ^ 0x200}")


DAMAGES = [
    spoil_the_schema_version,
    spoil_a_letter_of_a_table,
    truncate,
    cut_mid_page,
    spoil_pages,
    spoil_header,
    empty,
    put_another_program_there,
    drop_a_table,
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_newest_good_backup_takes_the_place(
    folder: Path, damage: Callable[[Path], None]
) -> None:
    fill(folder)
    newest = backups(folder)[0]
    damage(folder / DATABASE)
    damaged = (folder / DATABASE).read_bytes()
    with open_store(folder) as store:
        [line] = store.matches.all()
        assert line.decisions == 10
        assert store.settings.get("sound") == "off"
        recovery = store.recovery
        assert recovery is not None and recovery.backup == newest
        assert recovery.set_aside is not None and recovery.set_aside.read_bytes() == damaged
        [told] = store.take_notices()
        for part in (str(folder / DATABASE), recovery.set_aside.name, newest.name, "lost"):
            assert part in told
        play(store.matches.resume(1).match)
    with open_store(folder) as store:
        assert store.recovery is None and store.take_notices() == []
        assert store.matches.all()[0].is_over


@pytest.mark.parametrize("damage", DAMAGES)
def test_without_a_backup_the_store_begins_anew(
    folder: Path, damage: Callable[[Path], None]
) -> None:
    fill(folder)
    for backup in backups(folder):
        backup.unlink()
    damage(folder / DATABASE)
    with open_store(folder) as store:
        assert store.matches.all() == [] and store.is_kept
        assert store.recovery is not None and store.recovery.backup is None
        assert "begin anew" in store.take_notices()[0]
    assert (folder / "damaged-001.db").exists()


@pytest.mark.parametrize("damage", [spoil_pages, spoil_a_letter_of_a_table, empty])
def test_a_damaged_backup_is_passed_over(folder: Path, damage: Callable[[Path], None]) -> None:
    fill(folder)
    with open_store(folder) as store:
        store.settings.set("sound", "loud")
    open_store(folder).close()
    newest, second, *_older = backups(folder)
    damage(newest)
    truncate(folder / DATABASE)
    with open_store(folder) as store:
        assert store.recovery is not None and store.recovery.backup == second
        assert store.settings.get("sound") == "off"


@pytest.mark.parametrize("version", range(1, VERSION))
def test_a_backup_of_an_older_schema_is_brought_up_to_date(folder: Path, version: int) -> None:
    make_older(folder, version)
    open_store(folder).close()
    spoil_header(folder / DATABASE)
    with open_store(folder) as store:
        assert store.recovery is not None
        match = store.matches.resume(1).match
        assert len(match.actions) == 7
        play(match)
        assert store.matches.all()[0].is_over and store.barrier()


def test_a_missing_database_is_made_good_from_a_backup(folder: Path) -> None:
    fill(folder)
    (folder / DATABASE).unlink()
    with open_store(folder) as store:
        assert store.recovery is not None and store.recovery.set_aside is None
        assert "missing" in store.take_notices()[0]
        assert store.matches.all()[0].decisions == 10


def test_a_stray_log_is_not_played_into_a_new_database(folder: Path) -> None:
    folder.mkdir()
    with open_store(folder) as store:
        play(store.matches.begin(whist()).match, 5)
        store.barrier()
        log = (folder / f"{DATABASE}-wal").read_bytes()
    for path in (folder / DATABASE, *backups(folder)):
        path.unlink()
    (folder / f"{DATABASE}-wal").write_bytes(log)
    with open_store(folder) as store:
        assert store.matches.all() == [] and store.is_kept
    assert (folder / "damaged-001.db-wal").read_bytes() == log


def journal_of_another(folder: Path) -> bytes:
    """Return the journal that another database needs to be whole again."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / "other.db", isolation_level=None)) as other:
        other.execute("PRAGMA cache_size = 1")
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.executemany("INSERT INTO recipes VALUES (?)", [("z" * 500,)] * 200)
        other.execute("BEGIN")
        other.execute("UPDATE recipes SET name = name || 'y'")
        return (folder / "other.db-journal").read_bytes()


@pytest.mark.parametrize("what", ["junk", "of another database", "a folder"])
def test_a_stray_journal_is_set_aside_and_told(folder: Path, tmp_path: Path, what: str) -> None:
    fill(folder)
    journal = folder / f"{DATABASE}-journal"
    if what == "a folder":
        journal.mkdir()
    else:
        journal.write_bytes(
            b"junk" * 500 if what == "junk" else journal_of_another(tmp_path / "other")
        )
    with open_store(folder) as store:
        assert store.is_kept and store.recovery is None
        assert store.matches.all()[0].decisions == 20
        [told] = store.take_notices()
        assert str(journal) in told and "damaged-001.db-journal" in told
    assert (folder / "damaged-001.db-journal").exists() and not journal.exists()


def test_a_stray_journal_beside_a_damaged_store_keeps_no_backup_from_use(folder: Path) -> None:
    fill(folder)
    (folder / f"{DATABASE}-journal").write_bytes(b"junk" * 500)
    spoil_header(folder / DATABASE)
    with open_store(folder) as store:
        assert store.is_kept and store.matches.all()[0].decisions == 10


@pytest.mark.parametrize("where", [0.0, 0.25, 0.5, 0.99])
def test_a_damaged_log_costs_a_few_decisions_at_most(
    folder: Path, tmp_path: Path, where: float
) -> None:
    killed = tmp_path / "killed"
    with open_store(folder) as store:
        play(store.matches.begin(whist()).match, 40)
        assert store.barrier()
        shutil.copytree(folder, killed)
    log = killed / f"{DATABASE}-wal"
    found = bytearray(log.read_bytes())
    found[int(len(found) * where)] ^= 0xFF
    log.write_bytes(found)
    with open_store(killed) as store:
        left = store.matches.all()[0].decisions
        assert left >= 35
        told = store.take_notices()
        store.matches.resume(1)
    assert bool(told) == (left < 40)
    if told:
        assert "may be lost" in told[0] and "damaged-001.db-wal" in told[0]
        assert (killed / "damaged-001.db-wal").exists()


@pytest.mark.parametrize("decisions", [1, 2, 3, 5, 9])
def test_of_a_sound_log_nothing_is_told(folder: Path, tmp_path: Path, decisions: int) -> None:
    """A program may be killed at any time, also while it writes."""
    killed = tmp_path / "killed"
    with open_store(folder) as store:
        play(store.matches.begin(whist()).match, decisions)
        assert store.barrier()
        shutil.copytree(folder, killed)
    log = killed / f"{DATABASE}-wal"
    whole = log.read_bytes()
    assert lost_changes(log) == 0
    for cut in (100, 4096, 5000):
        log.write_bytes(whole[:-cut])
        assert lost_changes(log) == 0
    with open_store(killed) as store:
        assert store.take_notices() == []


def log_of_a_killed_program(folder: Path, killed: Path) -> bytes:
    """Leave the store of a program that was killed in a folder; return its log."""
    with open_store(folder) as store:
        play(store.matches.begin(whist()).match, 9)
        assert store.barrier()
        shutil.copytree(folder, killed)
    return (killed / f"{DATABASE}-wal").read_bytes()


@pytest.mark.parametrize("is_whole", [True, False], ids=["cut", "junk"])
def test_a_log_of_any_small_size_stops_no_start(
    folder: Path, tmp_path: Path, is_whole: bool
) -> None:
    whole = log_of_a_killed_program(folder, tmp_path / "killed")
    junk = random.Random(46).randbytes(200)
    open_store(folder).close()
    for size in (*range(28, 60), *range(0, 201, 10)):
        (folder / f"{DATABASE}-wal").write_bytes((whole if is_whole else junk)[:size])
        with open_store(folder) as store:
            assert store.is_kept and store.recovery is None
            assert store.take_notices() == []
            assert store.matches.all()[0].decisions == 9


def test_a_log_cut_anywhere_is_no_damage(folder: Path, tmp_path: Path) -> None:
    """A program may be killed while it writes, at any byte."""
    whole = log_of_a_killed_program(folder, tmp_path / "killed")
    log = tmp_path / "log"
    frames = range(32, len(whole), 24 + 4096)
    near = {at + by for at in frames for by in range(-3, 60)}
    luck = random.Random(46)
    for size in sorted({*near, *(luck.randrange(len(whole)) for _ in range(200))}):
        log.write_bytes(whole[: max(size, 0)])
        assert lost_changes(log) == 0


@pytest.mark.parametrize("where", range(56))
def test_a_log_whose_beginning_is_spoilt_stops_no_start(
    folder: Path, tmp_path: Path, where: int
) -> None:
    found = bytearray(log_of_a_killed_program(folder, tmp_path / "killed"))
    for bits in (0xFF, 1):
        spoilt = tmp_path / f"spoilt {bits}"
        shutil.copytree(tmp_path / "killed", spoilt)
        found[where] ^= bits
        (spoilt / f"{DATABASE}-wal").write_bytes(found)
        found[where] ^= bits
        with open_store(spoilt) as store:
            assert store.is_kept and store.recovery is None
            left = store.matches.all()[0].decisions if store.matches.all() else 0
            assert bool(store.take_notices()) == (left < 9)


def test_a_log_with_pages_of_no_size_is_none(tmp_path: Path) -> None:
    """Its sum is right, so that only the size itself tells."""
    log = tmp_path / "log"
    for size in (0, 3, 511, 513, 1 << 17, 0xFFFFFFFF):
        told = HEADER.pack(MAGIC, 3007000, size, 0, 1, 2, 0, 0)[:24]
        log.write_bytes(told + struct.pack(">2I", *_summed(told, "<", (0, 0))) + bytes(5000))
        assert lost_changes(log) == 0


def test_of_a_log_begun_anew_nothing_is_told_when_its_first_frame_is_not_written_yet(
    tmp_path: Path,
) -> None:
    """SQLite writes the new header, waits for the disk, and may be killed before it goes on."""
    database, log = tmp_path / DATABASE, tmp_path / f"{DATABASE}-wal"
    with closing(connect(database, mode="rwc")) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE counts (n INTEGER)")
        for n in range(5):
            connection.execute("INSERT INTO counts VALUES (?)", (n,))
        connection.execute("PRAGMA wal_checkpoint")
        before = log.read_bytes()
        connection.execute("INSERT INTO counts VALUES (5)")
        anew = log.read_bytes()
    assert anew[:32] != before[:32]
    log.write_bytes(anew[:32] + before[32:])
    assert lost_changes(log) == 0


def test_damage_after_damage_keeps_every_damaged_file(folder: Path) -> None:
    fill(folder)
    for _time in range(3):
        spoil_header(folder / DATABASE)
        open_store(folder).close()
    assert len(list(folder.glob("damaged-*.db"))) == 3


def test_a_spoilt_lock_file_mends_itself(folder: Path) -> None:
    fill(folder)
    (folder / "opening.lock").write_bytes(b"garbage" * 1000)
    with open_store(folder) as store:
        assert store.is_kept and store.matches.all()[0].decisions == 20


# -- backups


def test_the_three_newest_backups_are_kept(folder: Path) -> None:
    for number in range(KEPT + 4):
        with open_store(folder) as store:
            store.settings.set("number", str(number))
    kept = backups(folder)
    assert [path.name for path in kept] == [f"backup-{n:06}.db" for n in (7, 6, 5)]
    values = []
    for path in kept:
        assert fault_of(path) is None
        with closing(connect(path, mode="ro")) as connection:
            values.append(connection.execute("SELECT value FROM settings").fetchone()[0])
    assert values == ["5", "4", "3"]
    assert sorted(path.name for path in (folder / "backups").iterdir()) == sorted(
        path.name for path in kept
    )


def test_starting_without_a_change_turns_no_backup_out(folder: Path) -> None:
    fill(folder)
    open_store(folder).close()
    before = [(path, path.read_bytes()) for path in backups(folder)]
    for _time in range(5):
        open_store(folder).close()
    assert [(path, path.read_bytes()) for path in backups(folder)] == before


def test_a_backup_that_cannot_be_made_is_told_and_play_goes_on(folder: Path) -> None:
    folder.mkdir()
    (folder / "backups").write_text("in the way")
    with open_store(folder) as store:
        assert store.is_kept
        assert "backup" in store.take_notices()[0]
        play(store.matches.begin(whist()).match, 3)
        assert store.matches.all()[0].decisions == 3


# -- a folder that cannot be used


@pytest.mark.parametrize("where", ["below a file", "a folder in the way", "a lock in the way"])
def test_where_nothing_can_be_kept_play_goes_on_and_is_told_once(folder: Path, where: str) -> None:
    if where == "below a file":
        folder.write_text("a file")
        folder = folder / "below"
    else:
        name = DATABASE if where == "a folder in the way" else "opening.lock"
        (folder / name).mkdir(parents=True)
    with open_store(folder) as store:
        assert not store.is_kept
        [told] = store.take_notices()
        assert str(folder) in told and "Errno" not in told
        play(store.matches.begin(whist()).match)
        assert store.matches.all()[0].is_over
        assert store.take_notices() == []


@pytest.mark.parametrize("is_killed", [False, True])
def test_what_lies_where_nothing_can_be_written_can_be_read(
    folder: Path, tmp_path: Path, is_killed: bool
) -> None:
    with open_store(folder) as store:
        match = play(store.matches.begin(whist()).match, 7)
        assert store.barrier()
        found = shutil.copytree(folder, tmp_path / "killed") if is_killed else folder
    (found / "opening.lock").unlink()
    (found / "opening.lock").mkdir()
    before = sorted((path, path.stat().st_mtime_ns) for path in found.rglob("*"))
    with open_store(found) as store:
        assert not store.is_kept
        [told] = store.take_notices()
        assert str(found) in told
        assert store.matches.record(1) == match.record()
        play(store.matches.resume(1).match, 3)
        assert store.matches.all()[0].decisions == 10
    assert sorted((path, path.stat().st_mtime_ns) for path in found.rglob("*")) == before


def test_where_nothing_can_be_written_a_backup_stands_in_for_a_damaged_database(
    folder: Path,
) -> None:
    fill(folder)
    spoil_header(folder / DATABASE)
    (folder / "opening.lock").unlink()
    (folder / "opening.lock").mkdir()
    with open_store(folder) as store:
        assert store.matches.all()[0].decisions == 10
