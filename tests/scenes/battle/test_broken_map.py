"""A field whose map cannot be read: the setup stays, says so, and begins no match on it."""

import pytest

from game.rulesets.berserk import BERSERK
from scenes.battle import choosing
from scenes.battle.choosing import FieldPicture, makers
from scenes.battle.maps import battlemap as maps
from scenes.matchsetup import first_setup
from scenes.setup import Setup
from scenes.ui.shelf import Shelf
from tests.scenes.pilot import Pilot

WORDS = "The map of this field cannot be read."


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of maps with a broken one for the arena, and nothing drawn before."""
    (tmp_path / "arena.tmx").write_text("<html/>", encoding="utf-8")
    monkeypatch.setattr(maps, "FOLDER", tmp_path)
    monkeypatch.setattr(choosing, "pictures", Shelf(1 << 24))
    maps.battle_map.cache_clear()
    yield tmp_path
    maps.battle_map.cache_clear()


@pytest.fixture
def pilot(folder):
    setup = first_setup(BERSERK, "Ann")
    assert setup.options.field == "arena"
    return Pilot(Setup(setup, lambda _clause: None, makers({})))


def test_words_stand_where_the_picture_would(pilot):
    picture = next(w for w in pilot.scene.root.walk() if isinstance(w, FieldPicture))
    assert WORDS in pilot.text()
    surface = pilot.app.render()
    assert surface.get_clip() == surface.get_rect()
    rect = picture.rect
    seen = {
        tuple(surface.get_at((x, y)))
        for x in range(rect.left + 40, rect.right - 40)
        for y in range(rect.centery - 10, rect.centery + 10)
    }
    assert len(seen) > 3, "there are letters in the middle of its place"


def test_a_map_that_is_mended_is_seen_when_it_is_chosen_anew(pilot, monkeypatch):
    picture = next(w for w in pilot.scene.root.walk() if isinstance(w, FieldPicture))
    monkeypatch.setattr(maps, "FOLDER", maps.ROOT / "levels" / "maps")
    picture.show("arena")
    pilot.step()
    assert WORDS not in pilot.text()


def test_no_match_begins_on_it_and_the_sentence_says_why(pilot):
    pilot.click("Start")
    assert pilot.results == []
    said = "arena.tmx, line 1: This is not a Tiled map: it begins with “html”."
    assert pilot.scene.notice == said
    assert said in pilot.text()
