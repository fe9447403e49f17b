"""One comes back to where one came from."""

import pytest

from game.session.campaign.journey import Journey
from game.session.match import MatchEnded
from game.session.sitting import Sitting
from scenes.kept import Chosen, KeptMatches
from scenes.matchsetup import GameChoice
from scenes.practice.page import PracticePage
from scenes.results import Afterwards, Results
from scenes.scene import Action
from scenes.setup import Setup
from scenes.show.replay import ReplayPage
from scenes.studio import FRAME, Studio
from scenes.table.scene import TableScene
from tests.scenes.player import Player
from tests.scenes.test_left_off import to_table
from tests.session.tables import play


@pytest.fixture
def studio():
    studio = Studio((1280, 720))
    yield studio
    studio.close()


def test_a_replay_from_the_list_leads_back_to_the_list(studio):
    studio.match(10_000, largest=3)
    studio.store.barrier()
    studio.program.archive.open()
    [match] = studio.store.matches.all()
    studio.app.top.done(Chosen(match.id, "replay"))
    studio.wait(0.1)
    assert isinstance(studio.app.top, ReplayPage)
    studio.app.top.cancel()
    studio.wait(0.1)
    assert isinstance(studio.app.top, KeptMatches)


def test_a_replay_from_the_end_of_a_match_leads_back_to_its_result(studio):
    match = studio.match(10_000, largest=3)
    studio.store.barrier()
    program = studio.program
    table = TableScene(Sitting(match, program.thinker), program.look, program.ways)
    studio.app.push(table)
    studio.wait(FRAME)
    program.ways.match_ended(table, table.port.events()[-1])
    studio.app.top.done(Afterwards.REPLAY)
    studio.wait(0.1)
    assert isinstance(studio.app.top, ReplayPage)
    studio.app.top.cancel()
    studio.wait(0.1)
    assert isinstance(studio.app.top, Results)
    studio.app.top.done(Afterwards.TITLE)
    studio.wait(0.1)
    assert len(studio.app.scenes) == 1


def test_what_was_refused_is_not_told_after_the_next_decision(studio):
    match = studio.to_person(studio.match(0), playing=True)
    table = studio.table(match)
    illegal = next(card for card in table.hand.cards if not card.enabled)
    illegal.act(Action.CONFIRM)
    assert table.notice
    next(card for card in table.hand.cards if card.enabled).act(Action.CONFIRM)
    assert not table.notice


# -- back from practice, from the list of matches, from a form


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    yield player
    player.quit()


def practised(player, words):
    player.click("Learn and practise")
    player.click(words)
    return player.table


def taught(player, offer):
    """Come to the end of the lesson of whist; return the words of its last page."""
    table = practised(player, "Lesson")
    table.ways.match_ended(table, MatchEnded((0,), (20.0, 10.0, 0.0)))
    player.step()
    told = player.text()
    player.click(offer)
    player.step()
    return told


@pytest.mark.parametrize("exercise", ["Lesson", "Quick match", "Today’s deals"])
def test_what_is_left_that_was_begun_in_practice_leads_back_there(player, exercise):
    practised(player, exercise).leave_table()
    player.step()
    assert isinstance(player.scene, PracticePage)


def test_a_quick_match_that_is_over_leads_back_to_practice_also_when_it_was_played_again(player):
    for _time in range(2):
        table = player.table if _time else practised(player, "Quick match")
        match = player.program.ways.kept.match
        play(match)
        player.program.ways.match_ended(table, table.port.events()[-1])
        player.step()
        player.click("Back" if _time else "Play again")
        player.step()
    assert isinstance(player.scene, PracticePage)


def test_the_end_of_a_lesson_offers_a_match(player):
    assert "The lesson is over" in taught(player, "Play a match")
    assert isinstance(player.scene, Setup)
    player.scene.cancel()
    player.step()
    assert isinstance(player.scene, PracticePage)


def test_the_end_of_a_lesson_leads_back_to_where_one_came_from(player):
    taught(player, "Back")
    assert isinstance(player.scene, PracticePage)


def test_a_match_gone_on_with_from_the_list_leads_back_to_the_list(player):
    practised(player, "Quick match").leave_table()
    player.step()
    player.program.archive.open()
    player.step()
    [match] = player.store.matches.all()
    player.scene.done(Chosen(match.id, "resume"))
    player.step()
    player.table.leave_table()
    player.step()
    assert isinstance(player.scene, KeptMatches)


@pytest.mark.parametrize("entry", ["New match", "Rules"])
def test_the_page_of_a_game_leads_back_to_the_choice_of_games(player, entry):
    player.click(entry)
    player.key("return", "return")
    assert not isinstance(player.scene, GameChoice)
    player.scene.cancel()
    player.step()
    assert isinstance(player.scene, GameChoice)


def test_leaving_a_round_of_the_road_says_one_thing(player):
    journey = Journey.begin(player.store, 7, "middle")
    to_table(journey)
    journey.sit_down()
    player.program.road.go_on(journey.id)
    player.step()
    player.click("Go on with the round")
    player.key("f10")
    player.click("Leave the table")
    told = player.text()
    assert "go on with it later" in told and "costs" not in told and "heart" not in told
