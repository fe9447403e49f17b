"""The language changes in the midst of a battle: what was begun goes on in other words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.words import LANGUAGES, use_language
from tests.scenes.battle.commander import Commander


@pytest.fixture
def commander(tmp_path: Path) -> Iterator[Commander]:
    commander = Commander(tmp_path)
    yield commander
    commander.quit()
    use_language("")


def change_language(commander: Commander, code: str) -> None:
    """Choose another language; the match is seen behind the settings, and drawn there at once."""
    use_language(code)
    commander.app.reworded()
    commander.app.render()
    commander.step()


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code])
def test_recruiting_and_placing_go_on_in_another_language(commander: Commander, code: str) -> None:
    commander.start()
    while commander.until_asked() != "Recruiting":
        commander.act()
    commander.battle.mode.choose_for_me()
    chosen = commander.battle.mode.chosen
    commander.program.open_settings()
    change_language(commander, code)
    commander.key("escape")
    commander.step()
    mode = commander.battle.mode
    assert mode.chosen == chosen and mode.tiles[min(chosen)].is_chosen
    assert mode.tiles[0].style is not None
    assert "Recruit" not in commander.text()
    mode.confirm()
    assert commander.until_asked() == "Placing"
    commander.battle.mode.place_for_me()
    spots = dict(commander.battle.mode.formation.spots)
    assert spots
    commander.program.open_settings()
    change_language(commander, "")
    commander.key("escape")
    assert commander.battle.mode.formation.spots == spots
    commander.click("All in place")
    assert commander.until_asked() != "Placing"
