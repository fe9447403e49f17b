"""A teacher in the window: his drill is answered at the table, and heals."""

from pathlib import Path

import pytest

from game.session.campaign import schooling
from game.session.campaign.journey import Journey
from game.session.campaign.node import Kind
from scenes.campaign.mapscene import SeasonMap
from scenes.campaign.stop import StopPage
from scenes.practice.drill import DrillScreen
from tests.scenes.player import Player
from tests.session.campaign.test_schooling import at_stop


def at_teacher(folder: Path) -> tuple[Player, Journey]:
    """Return a player who has come to a teacher."""
    player, season = Player(folder), at_stop(Kind.TEACHER)
    journey = Journey.begin(player.store, season.seed, season.difficulty)
    for step in season.steps:
        journey.make(step)
    room = player.program.road
    room.go_on(journey.id or 0)
    player.step()
    assert isinstance(player.scene, StopPage)
    return player, journey


@pytest.mark.parametrize("right", [True, False])
def test_the_step_is_made_with_the_answer(right: bool, tmp_path: Path) -> None:
    player, journey = at_teacher(tmp_path)
    player.click("Sit down to a lesson")
    player.until_asked()
    table = player.scene
    assert isinstance(table, DrillScreen)
    drill = table.asked.drill
    legal = {str(each): each for each in table.port.legal_actions()}
    wanted = [text for text in legal if (text in drill.answers) == right]
    table.decide(legal[wanted[0]])
    player.until(lambda: not isinstance(player.scene, DrillScreen))
    step = "choose 1 solved" if right else "choose 1"
    assert Journey.resume(player.store, journey.id or 0).season.steps[-1] == step
    player.click("Leave")
    assert schooling.answered_words(is_solved=right) in player.text()
    assert isinstance(player.app.scenes[-2], StopPage), "it is told over the place"
    player.click("OK")
    player.until(lambda: isinstance(player.scene, SeasonMap))
    player.program.close()
    player.quit()


def test_who_leaves_the_table_is_still_at_the_teachers(tmp_path: Path) -> None:
    player, journey = at_teacher(tmp_path)
    player.click("Sit down to a lesson")
    player.until_asked()
    player.table.leave_table()
    player.step()
    assert isinstance(player.scene, StopPage) and "Sit down to a lesson" in player.text()
    assert Journey.resume(player.store, journey.id or 0).season.steps == journey.season.steps
    player.program.close()
    player.quit()
