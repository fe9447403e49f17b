"""What a hostile hand has written into the store costs the window itself alone."""

import json
import sqlite3
from contextlib import closing

import pytest

from game.session.store import open_store
from game.session.store.place import DATABASE
from scenes.kept import KeptMatches
from scenes.matchsetup import LAST_SETUP
from scenes.setup import Setup
from tests.scenes.player import Player
from tests.session.tables import play, whist

GOOD = {
    "ruleset": "whist",
    "options": {},
    "seats": [["human", "Ana"], ["expert", "Bo"], ["club", "Cy"], ["club", "Di"]],
    "deals": 3,
}


def setup_after(tmp_path, kept: str) -> Setup:
    with open_store(tmp_path) as store:
        store.settings.set(LAST_SETUP, kept)
    player = Player(tmp_path)
    try:
        player.program.beginning.set_up(whist().ruleset)
        player.step()
        return player.app.scenes[-1]
    finally:
        player.quit()


def test_the_last_setup_is_offered_again(tmp_path):
    setup = setup_after(tmp_path, json.dumps(GOOD))
    assert isinstance(setup, Setup) and setup.setup.seats[1].spec == "expert"


@pytest.mark.parametrize(
    "kept",
    [
        "[" * 100_000,
        "{",
        json.dumps(GOOD | {"seats": [["human", "\ud800"], *GOOD["seats"][1:]]}),
        json.dumps(GOOD | {"seats": [["human", "\0"], *GOOD["seats"][1:]]}),
        json.dumps(GOOD | {"seats": [["wizard", "Ana"], *GOOD["seats"][1:]]}),
        json.dumps(GOOD | {"seats": 4}),
        json.dumps(GOOD | {"deals": 2**63}),
        json.dumps(GOOD).replace("3}", "9" * 5000 + "}"),
    ],
)
def test_a_hostile_last_setup_is_none(tmp_path, kept):
    setup = setup_after(tmp_path, kept)
    assert isinstance(setup, Setup) and setup.setup.seats[1].spec != "expert"


@pytest.mark.parametrize(
    "spoiling", ["""names = '["a", null, "c", "d"]'""", "played = '9999-12-31T23:59:59-23:59'"]
)
def test_the_matches_are_listed_whatever_stands_in_a_row(tmp_path, spoiling):
    with open_store(tmp_path) as store:
        for seed in range(2):
            play(store.matches.begin(whist(seed)).match, 3)
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as connection:
        connection.execute(f"UPDATE matches SET {spoiling} WHERE id = 2")
    player = Player(tmp_path)
    try:
        player.program.archive.open()
        player.step()
        [scene] = [each for each in player.app.scenes if isinstance(each, KeptMatches)]
        assert 1 in [match.id for match in scene.matches]
        assert ("1. " in player.text()) and ("9999" in spoiling) == ("9999-12-31" in player.text())
    finally:
        player.quit()


def test_a_match_of_a_game_that_has_no_table_yet_is_listed_and_no_more(tmp_path, monkeypatch):
    with open_store(tmp_path) as store:
        play(store.matches.begin(whist(0)).match, 3)
    for place in ("scenes.kept", "scenes.program"):
        monkeypatch.setattr(f"{place}.has_screen", lambda _game: False)
    monkeypatch.setattr("scenes.leftoff.SCREENS", {})
    player = Player(tmp_path)
    try:
        player.step()
        assert "Continue" not in player.text()
        player.program.archive.open()
        player.step()
        assert "1. " in player.text() and "Remove" in player.text()
        assert "Continue" not in player.text() and "Replay" not in player.text()
    finally:
        player.quit()
