"""From the title to an exercise in two clicks."""

import pytest

from scenes.home import Home
from scenes.practice.page import PracticePage
from scenes.reviewing import ReviewPage
from scenes.table.scene import TableScene
from scenes.ui.button import Button, ButtonKind
from tests.scenes.player import Player
from tests.session.tables import play


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    yield player
    player.quit()


def test_the_deals_of_the_day_are_begun_gone_on_with_and_then_reviewed(player):
    player.click("Learn and practise")
    assert "Today’s deals wait for you." in player.text()
    player.click("Today’s deals")
    assert isinstance(player.scene, TableScene)
    match = player.program.ways.kept.match
    assert match.deals == 3 and match.seats[0].is_human
    play(match, 4)
    player.table.leave_table()
    player.step()
    assert "You have begun today’s deals." in player.text()
    player.click("Today’s deals")
    again = player.program.ways.kept.match
    assert again.actions[:4] == match.actions[:4]
    play(again)
    player.table.leave_table()
    player.step()
    assert "Today: " in player.text()
    player.click("Today’s deals")
    player.step()
    assert isinstance(player.scene, ReviewPage)
    player.scene.cancel()
    player.step()
    assert isinstance(player.scene, PracticePage)
    player.scene.cancel()
    player.step()
    assert isinstance(player.scene, Home)


def test_a_quick_match_is_set_up_as_the_last_one(player):
    player.click("Learn and practise")
    player.click("Quick match")
    assert isinstance(player.scene, TableScene)
    first = player.program.ways.kept.match
    player.table.leave_table()
    player.step()
    player.click("Quick match")
    second = player.program.ways.kept.match
    assert second is not first and second.seats == first.seats and second.options == first.options


def golden(player) -> list[str]:
    buttons = [each for each in player.scene.root.walk() if isinstance(each, Button)]
    return [each.label for each in buttons if each.kind is ButtonKind.PRIMARY]


def test_who_has_not_played_a_game_is_shown_its_lesson_first(player):
    player.click("Learn and practise")
    games = len(player.program.games())
    assert golden(player) == ["Lesson"] * games
    player.click("Today’s deals")
    play(player.program.ways.kept.match, 1)
    player.table.leave_table()
    player.step()
    assert golden(player) == ["Lesson"] * (games - 1), "whist and its deals of today are begun"
