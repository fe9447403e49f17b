"""Dreierschnapsen with French faces or with German ones, as the player likes."""

from dataclasses import replace

import pygame
import pytest

from game.kit.cards import SUITS
from game.kit.german import FACES, german_card, german_card_name, german_suit_name, use_faces
from scenes.shot import SCREENS, Studio
from scenes.table.catalogue import TABLES
from scenes.table.reading import with_suits
from scenes.ui.text import plain
from tests.scenes.player import Player
from tests.scenes.test_whole_schnapsen import start

SCHNAPSEN = TABLES["schnapsen"]


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    yield player
    player.quit()


def test_a_question_stays_in_sight_when_other_faces_are_chosen():
    studio = Studio((960, 540))
    SCREENS["schnapsen-auction"](studio)
    table = studio.app.top
    studio.program.open_settings()
    studio.wait(0.1)
    studio.program._take(replace(studio.program.look.preferences, faces="german"))
    studio.app.render()
    studio.app.top.cancel()
    studio.wait(0.4)
    kept = pygame.image.tobytes(studio.app.render(), "RGB")
    table.repaint()
    assert pygame.image.tobytes(studio.app.render(), "RGB") == kept
    studio.close()


def test_the_faces_are_chosen_at_the_table_and_kept(player, tmp_path):
    start(player)
    player.until_asked()
    suits = {label.split(" of ")[1] for label in (card.label for card in player.table.hand.cards)}
    assert suits <= {"Spades", "Hearts", "Diamonds", "Clubs"}
    player.key("escape")
    player.click("Settings")
    player.click("Display")
    player.click("German faces")
    player.click("Done")
    suits = {label.split(" of ")[1] for label in (card.label for card in player.table.hand.cards)}
    assert suits <= {"Leaves", "Hearts", "Bells", "Acorns"}
    assert player.program.look.art(SCHNAPSEN.pack).deck == "german"
    assert player.program.look.art(TABLES["whist"].pack).deck == "two"
    assert player.store.settings.all()["faces"] == "german"


@pytest.mark.parametrize(
    ("faces", "card", "sign"),
    [
        ("", "Ober of Spades", "OS"),
        ("french", "Queen of Spades", "QS"),
        ("german", "Ober of Leaves", "OGS"),
    ],
)
def test_cards_are_called_by_what_is_seen(faces, card, sign):
    use_faces(faces)
    assert german_card_name(german_card(SUITS[0], 1)) == card
    written = with_suits("A plays the SO.", SCHNAPSEN.write_card)
    assert written == f"A plays the {sign[0]}{{{sign[1:]}}}."


def test_german_signs_have_names():
    assert plain("{GS} {GC}") == "Leaves Acorns"


def test_no_trump_has_one_name():
    names = set()
    for faces in FACES:
        use_faces(faces)
        names.add(german_suit_name(4))
    assert len(names) == 1


def test_other_faces_are_refused():
    with pytest.raises(ValueError, match=r"no faces 'swiss'.*french, german"):
        use_faces("swiss")
