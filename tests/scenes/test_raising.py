"""Trainers of whole armies and turns in the window: made by clicks, and weighed."""

import pytest

from game.bots import catalogue
from game.rulesets.berserk import BERSERK
from game.session.asking import answered
from game.session.practice.bestline import best_line
from game.session.practice.turning import Turned
from game.session.review.judging import Judgement
from game.session.review.wholes import Effort
from scenes.practice.answered import AnsweredPage
from scenes.practice.raising import RaisingBattle
from scenes.practice.training import Training
from scenes.practice.turning import TurnBattle, TurnedPage
from scenes.scene import Action
from scenes.show.replay import ReplayPage
from tests.scenes.player import Player


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    yield player
    player.quit()


def test_an_army_is_raised_and_weighed(player):
    Training(player.program, player.program.practice.open).open("berserk")
    player.click("Raising the army")
    player.until_asked()
    table = player.scene
    assert isinstance(table, RaisingBattle)
    assert "Choose for me" not in [words for words, _place in table.places()]
    cheapest = next(tile for tile in table.mode.tiles if tile.enabled and tile.card.is_creature)
    player.click_at(cheapest.rect.center)
    player.click("Army complete")
    player.click("Army complete")
    player.until(lambda: isinstance(player.scene, AnsweredPage))
    assert not player.scene.is_right and "gives away" in player.text()
    assert "Right answers: 0 of 1." in player.text()
    player.click("Next army")
    player.until_asked()
    assert isinstance(player.scene, RaisingBattle)


def test_an_army_is_placed_against_one_that_lies_face_down_and_weighed(player, monkeypatch):
    brief = Effort("weigh:12", (4, 1), "weigh:6", 3)
    monkeypatch.setattr("game.session.practice.raising.EFFORT", brief)
    Training(player.program, player.program.practice.open).open("berserk")
    player.click("Placing the army")
    player.until_asked()
    table = player.scene
    assert isinstance(table, RaisingBattle)
    assert "Place for me" not in [words for words, _place in table.places()]
    view, formation = table.port.view(), table.mode.formation
    enemy = [unit for unit in view.units if unit.owner != table.seat]
    assert enemy and all(unit.hidden and unit.card == -1 for unit in enemy)
    while formation.loose:
        place = formation.loose[0]
        player.click_at(table.mode.tokens[place].rect.center)
        player.click_at(table.board.spot(formation.open_for(place)[-1]).rect.center)
    player.click("All in place")
    player.until(lambda: isinstance(player.scene, AnsweredPage))
    player.click("More")
    assert "battles won in 100, played out" in player.text() and "(yours)" in player.text()
    assert "Right answers:" in player.text()
    player.click("Next army")
    player.until_asked()
    assert isinstance(player.scene, RaisingBattle)


def test_a_whole_turn_is_played_and_each_deed_weighed(player, monkeypatch):
    monkeypatch.setattr(catalogue, "FINDERS", {"berserk": "mcts:2"})
    Training(player.program, player.program.practice.open).open("berserk")
    player.click("The whole turn")
    player.until_asked()
    table = player.scene
    assert isinstance(table, TurnBattle)
    walk = next(each for each in table.port.legal_actions() if "-" in str(each))
    table.decide(walk)
    player.until_asked()
    assert not table.is_taken and len(table.exam.deeds.moments) == 1
    while table.exam.choice is None:  # it asks once more while others can still act
        player.click("End turn")
    player.until(lambda: isinstance(player.scene, TurnedPage))
    assert len(table.exam.deeds.moments) == 2 and "2. End the turn" in player.text()
    player.click("Next turn")
    player.until_asked()
    assert isinstance(player.scene, TurnBattle) and player.scene is not table


def test_the_best_line_of_a_turn_is_stepped_through_on_the_board(player, monkeypatch):
    monkeypatch.setattr(catalogue, "FINDERS", {"berserk": "mcts:2"})
    Training(player.program, player.program.practice.open).open("berserk")
    player.click("The whole turn")
    player.until_asked()
    table = player.scene
    legal = tuple(table.port.legal_actions())
    walk, end = legal[0], legal[-1]
    table.exam.deeds.note(table.port, end)
    [deed] = table.exam.deeds.moments
    wrong = Judgement(deed, walk, 1.0, 0.0, 2.0)
    line = answered(BERSERK, best_line(table.trainer, BERSERK, [wrong]))
    table.is_taken = True
    table.tell(Turned(BERSERK, [wrong], line))
    player.until(lambda: isinstance(player.scene, TurnedPage))
    assert "The best line found from action 1 on" in player.text()
    player.click("See the best line")
    player.until(lambda: isinstance(player.scene, ReplayPage))
    page = player.scene
    assert page.title == "The best line" and page.at == page.begin_at == deed.event
    assert len(page.events) > page.at
    begun = page.at
    player.click("One step on")
    player.until(lambda: page.at == begun + 1)
    page.act(Action.PAGE_DOWN)
    assert page.at == len(page.events) and not page.strip.open_hands.enabled
    player.click("Back")
    player.until(lambda: isinstance(player.scene, TurnedPage))
    player.click("Next turn")
    player.until_asked()
    assert isinstance(player.scene, TurnBattle)


def test_a_turn_that_ends_the_battle_is_weighed_too(player):
    Training(player.program, player.program.practice.open).open("berserk")
    player.click("The whole turn")
    player.until_asked()
    table = player.scene
    table.over()
    player.until(lambda: isinstance(player.scene, TurnedPage))
    assert "No action of yours could have been bettered." in player.text()
