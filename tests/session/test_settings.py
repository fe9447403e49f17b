"""Settings are texts by name, and are there again at the next start."""

from pathlib import Path

from game.session.store import open_store


def test_settings_are_kept(folder: Path) -> None:
    with open_store(folder) as store:
        assert store.settings.get("speed") == "" and store.settings.get("speed", "1") == "1"
        store.settings.set("speed", "2")
        store.settings.set("speed", "3")
        store.settings.set("name", "Žika “the fox” Петар")
        assert store.settings.get("speed") == "3"
    with open_store(folder) as store:
        assert store.settings.all() == {"speed": "3", "name": "Žika “the fox” Петар"}
        assert store.take_notices() == []


def test_a_text_that_cannot_be_written_costs_only_itself(folder: Path) -> None:
    with open_store(folder) as store:
        store.settings.set("half", "\ud800")
        store.settings.set("whole", "x")
        store.barrier()
        assert len(store.take_notices()) == 1
    with open_store(folder) as store:
        assert store.settings.all() == {"whole": "x"}
