"""Seasons of a program from before, in the window."""

from pathlib import Path

from game.session.match import HUMAN
from scenes.campaign.mapscene import SeasonMap
from tests.scenes.player import Player
from tests.session.campaign.roads import walked


def test_an_older_season_says_so_once_and_one_whose_road_is_gone_is_begun_anew(
    tmp_path: Path,
) -> None:
    player = Player(tmp_path)
    seasons = player.store.seasons
    seasons.begin(5, "hard", HUMAN).keep(0, "go nowhere")
    walk = walked(3, until=2)
    kept = seasons.begin(walk.seed, walk.difficulty, HUMAN)
    for number, step in enumerate(walk.steps):
        kept.keep(number, step)
    player.click("Campaign")
    assert "Season 1 cannot be continued." in player.text()
    player.click("Continue")
    assert "begun with an earlier version" in player.text()
    player.click("OK")
    player.until(lambda: isinstance(player.scene, SeasonMap) and player.scene.is_ready)
    assert player.program.road._on_road.season == walk
    assert all(seasons.get(2).came) and seasons.get(2).road
    player.click("Leave")
    player.until(lambda: not isinstance(player.scene, SeasonMap))
    player.click("Campaign")
    player.click("Continue")
    player.until(lambda: isinstance(player.scene, SeasonMap) and player.scene.is_ready)
    player.click("Leave")
    player.until(lambda: not isinstance(player.scene, SeasonMap))
    player.click("Campaign")
    player.click("Start over")
    anew = player.program.road._on_road
    assert (anew.season.seed, anew.season.difficulty) == (5, "hard")
    assert anew.season.course.acts and anew.id == 3 and len(seasons.all()) == 3
    player.program.close()
    player.quit()
