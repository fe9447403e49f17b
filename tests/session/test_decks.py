"""Decks and drafts outlast the program."""

from pathlib import Path

import pytest

from game.session.store import open_store
from game.session.store.tournaments import UnknownTournament


def test_decks_are_kept_by_name(folder: Path) -> None:
    with open_store(folder) as store:
        store.decks.set("b", "3 x")
        store.decks.set("A", "2 y")
        store.decks.set("b", "1 z")
        store.decks.set("gone", "1 z")
        store.decks.remove("gone")
        store.decks.remove("never there")
        assert list(store.decks.all()) == ["A", "b"]
    with open_store(folder) as store:
        assert list(store.decks.all()) == ["A", "b"]
        assert store.decks.get("b") == "1 z" and store.decks.get("gone") == ""


def test_tournaments_are_kept_as_far_as_they_have_got(folder: Path) -> None:
    with open_store(folder) as store:
        kept = store.tournaments.begin("one", 1)
        first, second = kept.id, store.tournaments.begin("two", 2).id
        assert first is not None and second is not None
        kept.keep("one more", True)
        store.tournaments.remove(second)
    with open_store(folder) as store:
        [line] = store.tournaments.all()
        assert (line.id, line.record, line.people, line.is_over) == (first, "one more", 1, True)
        assert store.tournaments.get(first) == line == store.tournaments.find(str(first))
        assert store.tournaments.find("first") is None
        with pytest.raises(UnknownTournament):
            store.tournaments.get(second)
