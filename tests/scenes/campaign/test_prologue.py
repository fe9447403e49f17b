"""The prologue in the window: a hand is played, killed in the middle and gone on with."""

from pathlib import Path

import pytest

from game.core.fields import BadContent
from game.core.words import LANGUAGES, use_language
from game.rulesets.catalogue import RULESETS
from game.session.campaign.season import Season
from game.session.campaign.trail import Phase
from game.session.lessons import so_far
from scenes.campaign.mapscene import SeasonMap
from scenes.campaign.prologue import ProloguePage
from scenes.lessons import Lessons
from scenes.ui.focus import visible_part
from tests.scenes.campaign.test_road import finish
from tests.scenes.pilot import Pilot
from tests.scenes.player import Player


def season_of(player: Player):
    return player.program.road._on_road.season


def test_a_hand_is_played_killed_and_gone_on_with_and_the_rest_is_skipped(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.click("Campaign")
    player.click("Set out as Player")
    assert isinstance(player.scene, ProloguePage)
    player.click("Play a hand")
    player.until(lambda: player.table.guide.is_waiting)
    player.table.guide.read()
    player.until(lambda: player.table.is_asking)
    player.click("1")
    player.until(lambda: so_far(player.store, "whist"))
    decisions = so_far(player.store, "whist")
    player.kill()

    again = Player(tmp_path)
    again.click("Campaign")
    again.click("Continue")
    assert "Go on with the hand" in again.text()
    again.click("Go on with the hand")
    match = again.table.sitting._match
    assert tuple(match.actions[: len(decisions)]) == decisions and match.deals == 1
    finish(match)
    again.until(lambda: "The lesson is over" in again.text() or _read(again))
    assert season_of(again).steps[-1] == "learnt whist"
    again.click("OK")
    assert isinstance(again.scene, ProloguePage) and so_far(again.store, "whist") == ()
    again.click("Skip it")
    assert season_of(again).steps[-1] == "skip schnapsen"
    again.click("Skip the rest and set out")
    again.until(lambda: isinstance(again.scene, SeasonMap))
    assert season_of(again).trail.phase == Phase.ROAD
    again.program.close()
    again.quit()


def _read(player: Player) -> bool:
    """Read what the guide says, and the page after a deal."""
    if player.table.guide.is_waiting:
        player.table.guide.read()
    elif "Deal 1 is over" in player.text():
        player.click("Continue")
    return False


def test_a_hand_whose_files_are_broken_is_told_and_can_be_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_given: object) -> None:
        raise BadContent("cards.toml", "line 3", "no card")

    monkeypatch.setattr(Lessons, "show_hand", broken)
    player = Player(tmp_path)
    player.click("Campaign")
    player.click("Set out as Player")
    player.click("Play a hand")
    assert "cannot be shown" in player.text()
    player.click("OK")
    assert isinstance(player.scene, ProloguePage)
    player.program.close()
    player.quit()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("learnt", range(1, len(RULESETS)))
def test_the_heading_is_whole_with_a_later_game_in_focus(learnt, code):
    use_language(code)
    try:
        season = Season(3, "middle").with_step(f"teach {' '.join(RULESETS)}")
        for game in list(RULESETS)[:learnt]:
            season = season.with_step(f"learnt {game}")
        pilot = Pilot(ProloguePage(season), (960, 540), text_scale=1.6)
        heading = next(w for w in pilot.scene.root.walk() if w.label == pilot.scene.title)
        assert visible_part(heading) == heading.rect
    finally:
        use_language("")
