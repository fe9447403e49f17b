"""The characters: each has a portrait, a style and a level, and each can be chosen."""

import re

import pygame
import pytest

from game.bots.catalogue import LEVELS, kind_words, make_bot
from game.bots.characters import CHARACTERS, FOLDER, read_characters
from game.core.fields import BadContent
from game.core.sense import STYLES
from game.rulesets.whist import WHIST
from game.session.campaign.keepsake import KeepsakeKind, titles
from game.session.match import HUMAN, Seat
from scenes.battle.board.army import ArmyPlate
from scenes.characters import character_of, face_of, kind_of, manner_words
from scenes.matchsetup import first_setup
from scenes.setup import LONGEST_NAME, Setup
from scenes.table.plate import plate_of
from scenes.ui.portraits import portrait
from tests.scenes.pilot import Pilot

GOOD = """
[mira]
name = "Mira"
temper = "cautious: bids low and makes it"
style = "careful"
level = "club"
"""


@pytest.mark.parametrize("id", CHARACTERS)
def test_each_character_is_whole(id):
    character = CHARACTERS[id]
    assert character.style in STYLES and character.level in LEVELS
    assert len(character.name) <= LONGEST_NAME
    assert re.match(r"[a-z-]+: .+[^.]$", character.temper)
    assert make_bot(WHIST, character.spec())


def test_every_portrait_is_of_a_character_or_to_be_won_and_no_two_look_alike():
    pygame.display.set_mode((10, 10))
    own = titles(KeepsakeKind.PORTRAIT)
    assert {path.stem for path in FOLDER.glob("*.svg")} == {*CHARACTERS, *own}
    drawn = {pygame.image.tobytes(portrait(id, 50), "RGBA") for id in (*CHARACTERS, *own)}
    assert len(drawn) == len(CHARACTERS) + len(own) and len(CHARACTERS) >= 12


def test_every_style_has_a_character():
    assert {each.style for each in CHARACTERS.values()} == set(STYLES)


def test_people_have_no_portrait_even_by_the_name_of_a_character():
    assert character_of(Seat(HUMAN, "Mira")) is None
    assert face_of(Seat("club", "Mira")) == "mira"
    assert face_of(Seat("club", "Nobody")) == ""


def test_kinds_are_told_with_their_style():
    assert kind_words("club") == "Club"
    assert kind_words("club+bold") == "Club, bold"
    assert kind_words("race:9") == "race:9"
    assert kind_of(Seat(HUMAN, "Ana")) == ""


def test_a_character_brings_level_and_style_to_the_seat():
    started = []
    scene = Setup(first_setup(WHIST, "You"), lambda _clause: None)
    pilot = Pilot(scene)
    pilot.click("Character of seat 2")
    pilot.click("Priya")
    assert scene.setup.seats[1] == Seat("master+tricky", "Priya")
    pilot.click("Who plays seat 2")
    pilot.click("Club")
    assert scene.setup.seats[1] == Seat("club+tricky", "Priya")
    pilot.click("Character of seat 3")
    assert "Priya" not in pilot.text()
    pilot.key("escape")
    pilot.click("Who plays seat 2")
    pilot.click("A person")
    assert scene.setup.seats[1].is_human
    pilot.click("Who plays seat 2")
    pilot.click("Expert")
    assert character_of(scene.setup.seats[1]) is not None
    assert started == []


@pytest.mark.parametrize(
    ("written", "refusal"),
    [
        ("mira = 3", "mira: must be a table, not 3"),
        ("[mira]", "mira: lacks the field “name”"),
        ('[mira]\nhat = "red"', "mira: does not know the field “hat”"),
        (GOOD.replace("Mira", "Mirabellina"), "mira, name: must have 1 to 9 characters, not 11"),
        (GOOD.replace("careful", "rash"), "mira, style: must be one of “careful”, “bold”"),
        (GOOD.replace('"club"', "7"), "mira, level: must be one of “novice”, “club”"),
        (f"mira = {'[' * 100_000}", "nested too deeply"),
    ],
)
def test_a_broken_file_of_characters_is_refused_in_a_sentence(tmp_path, written, refusal):
    file = tmp_path / "characters.toml"
    file.write_text(written, "utf-8")
    with pytest.raises(BadContent, match=refusal):
        read_characters(file)


def test_what_a_style_means_is_told_where_a_character_is_chosen_and_at_the_table():
    mira = CHARACTERS["mira"]
    assert mira.style == "careful"
    meant = "Careful: bids a little less than the hand is worth, and avoids risks."
    assert manner_words(mira).endswith(meant)
    assert plate_of(0, Seat("club+careful", "Mira")).tip == manner_words(mira)


def test_in_battle_it_is_told_how_a_character_fights_not_how_he_bids():
    seats = [Seat("club+careful", "Mira"), Seat("club", "Nobody")]
    told = [ArmyPlate(n, seat, None, lambda player: None).hint for n, seat in enumerate(seats)]
    assert told == ["Careful in battle: holds back from what the enemy can strike next.", ""]
