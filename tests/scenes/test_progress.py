"""Progress in the window: from practice to the picture and on to what goes worst."""

import pytest

from game.session.lessons import BEGUN, keep, setting
from game.session.practice.drillfile import drills_of
from game.session.store.attempts import Attempt
from game.session.store.choices import Choice
from scenes.practice.choosing import DrillsPage
from scenes.practice.page import PracticePage
from scenes.practice.progress import ProgressPage
from scenes.ui.button import ButtonKind
from tests.scenes.player import Player


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    yield player
    player.quit()


def practised(player):
    drill = next(each for each in drills_of("whist") if each.themes == ("take",))
    for number, right in enumerate((True, False, False)):
        player.store.attempts.add(
            Attempt("whist", drill.id, drill.plain, right, "rated", 0, 739000 + number)
        )
        player.store.choices.add(1, number, Choice("whist", "lead", 0.3 * right, 739000 + number))


def test_what_goes_worst_is_trained_by_clicks(player):
    practised(player)
    player.click("Learn and practise")
    player.click("Progress")
    assert isinstance(player.scene, ProgressPage)
    text = player.text()
    assert "Good choices, day by day" in text and "Leading to a trick" in text
    assert "67% of 3" in text and "33% of 3" in text
    player.click("Train: Taking the trick")
    assert isinstance(player.scene, DrillsPage) and player.scene.wish.themes == {"take"}
    player.click("Back")
    assert isinstance(player.scene, ProgressPage)
    player.click("Back")
    assert isinstance(player.scene, PracticePage)


def test_and_looked_at_by_keys(player):
    practised(player)
    player.program.practice.show_progress()
    player.step()
    player.key("right")
    assert player.scene.game != "whist" and "Nothing yet" in player.text()
    player.key("left")
    assert "33% of 3" in player.text()
    player.key("escape")
    assert isinstance(player.scene, PracticePage)


def lessons_first(player):
    """Return the games whose lesson stands out."""
    page = player.scene
    buttons = [each for each in page.root.walk() if each.label == "Lesson"]
    return {
        game.id
        for game, each in zip(page.games, buttons, strict=True)
        if each.kind is ButtonKind.PRIMARY
    }


def test_a_lesson_that_was_left_comes_first_and_is_told_of(player):
    for game in ("berserk", "whist"):
        player.store.settings.set(setting(game), BEGUN)
    keep(player.store, "berserk", ["whatever was done"])
    player.click("Learn and practise")
    assert "Your lesson waits where you left it." in player.text()
    assert "berserk" in lessons_first(player) and "whist" not in lessons_first(player)
    player.click("Back")
    keep(player.store, "berserk", [])
    player.click("Learn and practise")
    assert "waits where you left it" not in player.text()
    assert "berserk" not in lessons_first(player)
