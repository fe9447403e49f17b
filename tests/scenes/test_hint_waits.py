"""A hint asked for while the computer players get ready is waited for: a plain player's choice is
none."""

import pytest

from game.bots.thinker import Thought
from game.core.protocols import Candidate
from tests.scenes import player as players
from tests.scenes.player import Player
from tests.scenes.practising import Warming


@pytest.fixture
def at_the_table(tmp_path, monkeypatch):
    thinker = Warming()
    monkeypatch.setattr(players, "thinker", lambda: thinker)
    player = Player(tmp_path, coach="off")
    player.click("Learn and practise")
    player.click("Quick match")
    player.until_asked()
    player.key("h")
    player.step()
    player.step()
    yield thinker, player
    player.quit()


def test_what_it_waits_for_is_told_and_then_it_comes(at_the_table):
    thinker, player = at_the_table
    assert "when the computer players are ready" in player.text()
    legal = player.table.port.legal_actions()
    thinker.thought = Thought([Candidate(each, 1.0, 9) for each in legal])
    player.step()
    player.step()
    assert "players are ready" not in player.text() and "Worth about" in player.text()


def test_it_is_told_for_as_long_as_it_is_thought_about(at_the_table):
    thinker, player = at_the_table
    thinker.is_warming = False
    player.step()
    for _ in range(40):
        player.step(dt=1.0)
    assert "Thinking about your hand" in player.text()


def test_where_none_comes_that_is_told(at_the_table):
    thinker, player = at_the_table
    thinker.thought = Thought((), failed=True)
    player.step()
    player.step()
    assert "there is no hint this time" in player.text()


def test_what_it_waits_for_is_not_told_beside_an_answer_that_was_there_at_once(at_the_table):
    thinker, player = at_the_table
    thinker.is_warming = False
    legal = player.table.port.legal_actions()
    for _asked in range(2):
        thinker.thought = Thought([Candidate(each, 1.0, 9) for each in legal])
        player.key("h")
    assert "Worth about" in player.text() and "Thinking about your hand" not in player.text()


def test_a_hint_comes_once_when_it_is_known(at_the_table):
    thinker, player = at_the_table
    player.step(dt=4.0)
    assert player.table.board.advice is None
    player.step(dt=1.5)
    assert player.table.board.advice is None, "nothing is told that may change"
    assert "when the computer players are ready" in player.text()
    legal = player.table.port.legal_actions()
    thinker.thought = Thought([Candidate(each, 1.0, 9) for each in legal])
    player.step()
    player.step()
    assert player.table.board.advice is not None


def test_beside_an_answer_that_came_in_time_no_plain_players_choice_is_told(at_the_table):
    thinker, player = at_the_table
    legal = player.table.port.legal_actions()
    thinker.thought = Thought([Candidate(each, 1.0, 9) for each in legal])
    for _ in range(3):
        player.step(dt=4.0)
    assert "plain player" not in player.text()


def test_after_a_decision_no_choice_is_told_for_it(at_the_table):
    _thinker, player = at_the_table
    decided = player.table.port.legal_actions()[0]
    player.table._submit(decided)
    for _ in range(3):
        player.step(dt=4.0)
    assert "plain player" not in player.text()
