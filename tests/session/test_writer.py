"""Trouble with the disk: play goes on, the player is told once, and what waited is kept."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event, get_ident

import pytest

from game.session.store import Store
from game.session.store.database import Database, connect_in_memory
from game.session.store.opening import open_database
from game.session.store.writer import RETRY, Superseded, Writer
from tests.session.tables import play, whist


class Clock:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class Desk:
    """A writer on an empty store, and what it has told."""

    def __init__(self) -> None:
        self.connection = connect_in_memory()
        self.clock = Clock()
        self.told: list[str] = []
        self.writer = Writer(Database(self.connection), self.told.append, self.clock)

    def put(self, name: str) -> None:
        """Have a setting written."""
        self.writer.accept(lambda connection: _insert(connection, name))

    def written(self) -> list[str]:
        """Return what has been written, in the order of writing."""
        assert self.writer.barrier(5) in (True, False)
        rows = self.connection.execute("SELECT name FROM settings")
        return [row[0] for row in rows]


def _insert(connection: sqlite3.Connection, name: str) -> None:
    connection.execute("INSERT INTO settings VALUES (?, '')", (name,))


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk()
    yield desk
    desk.writer.close()
    desk.connection.close()


def test_tasks_are_written_in_order_off_the_main_thread(desk: Desk) -> None:
    threads = []
    for number in range(50):
        desk.put(f"{number:02}")
        desk.writer.accept(lambda _connection: threads.append(get_ident()))
    assert desk.writer.barrier()
    assert desk.written() == [f"{number:02}" for number in range(50)]
    assert get_ident() not in threads


def test_a_task_is_accepted_only_after_the_one_before_it(desk: Desk) -> None:
    done = []

    def first(_connection: sqlite3.Connection) -> None:
        time.sleep(0.05)
        done.append("first")

    desk.writer.accept(first)
    desk.writer.accept(lambda _connection: None)
    assert done == ["first"]


def test_a_slow_disk_does_not_hang_the_table(desk: Desk) -> None:
    gate = Event()
    desk.writer.accept(lambda _connection: gate.wait(30) and None)
    desk.put("later")
    assert not desk.writer.barrier(0)
    gate.set()
    assert desk.written() == ["later"]


def test_trouble_is_told_once_and_what_waited_is_written_in_order(desk: Desk) -> None:
    desk.connection.execute("PRAGMA query_only = ON")
    for name in "abc":
        desk.put(name)
        assert not desk.writer.barrier(5)
        desk.clock.seconds += RETRY
    assert len(desk.told) == 1 and "readonly" in desk.told[0]
    desk.connection.execute("PRAGMA query_only = OFF")
    desk.put("d")
    assert desk.written() == list("abcd")
    assert len(desk.told) == 2 and "now been kept" in desk.told[1]


def test_in_trouble_the_disk_is_left_alone_for_a_while(desk: Desk) -> None:
    desk.connection.execute("PRAGMA query_only = ON")
    desk.put("a")
    desk.writer.barrier(5)
    desk.connection.execute("PRAGMA query_only = OFF")
    desk.put("b")
    assert desk.written() == []
    desk.clock.seconds += RETRY
    desk.put("c")
    assert desk.written() == ["a", "b", "c"]


def test_closing_tries_once_more(desk: Desk) -> None:
    desk.connection.execute("PRAGMA query_only = ON")
    desk.put("a")
    desk.writer.barrier(5)
    desk.connection.execute("PRAGMA query_only = OFF")
    assert desk.writer.close()
    assert desk.written() == ["a"]


def test_a_task_that_is_wrong_itself_does_not_hold_up_the_others(desk: Desk) -> None:
    def superseded(_connection: sqlite3.Connection) -> None:
        raise Superseded("played elsewhere")

    desk.put("a")
    desk.put("a")
    desk.writer.accept(superseded)
    desk.put("b")
    assert desk.written() == ["a", "b"]
    assert len(desk.told) == 2 and desk.told[1] == "played elsewhere"


# -- the whole store


def test_a_full_disk(folder: Path) -> None:
    connection, _recovery = open_database(folder, pytest.fail)
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    with Store(connection, folder=folder) as store:
        first = play(store.matches.begin(whist(seed=1, largest_hand="0")).match)
        second = play(store.matches.begin(whist(seed=2)).match, 20)
        assert not store.barrier()
        [told] = store.take_notices()
        assert "full" in told
        connection.execute("PRAGMA max_page_count = 100000")
    with Store(open_database(folder, pytest.fail)[0], folder=folder) as store:
        assert store.matches.record(1) == first.record()
        assert store.matches.record(2) == second.record()


def test_a_store_that_becomes_read_only(folder: Path) -> None:
    connection, _recovery = open_database(folder, pytest.fail)
    with Store(connection, folder=folder) as store:
        match = play(store.matches.begin(whist()).match, 10)
        store.barrier()
        connection.execute("PRAGMA query_only = ON")
        store.settings.set("sound", "off")
        play(match)
        assert match.is_over and store.settings.get("sound") == "off"
        assert not store.barrier()
        assert len(store.take_notices()) == 1
    with Store(open_database(folder, pytest.fail)[0], folder=folder) as store:
        assert store.matches.all()[0].decisions == 10
