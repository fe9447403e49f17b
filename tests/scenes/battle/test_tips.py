"""A tip beside the field tells more than the panel, covers neither it nor a card, and goes."""

import pytest

from game.rulesets.berserk.events import TurnStarted
from game.rulesets.berserk.unit import is_square
from scenes.battle.tips import TIP_FOR
from scenes.ui import notices
from scenes.ui.page import TIP_AFTER
from tests.scenes.battle.commander import Commander
from tests.scenes.battle.test_after_battle import ALONE, played
from tests.scenes.battle.test_modes import until
from tests.scenes.battle.test_questions import in_turn, sit

RESTED = TIP_AFTER + 0.2


@pytest.fixture
def commander(tmp_path):
    commander = Commander(tmp_path)
    yield commander
    commander.quit()


@pytest.fixture
def battle(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    return battle


def heart_of(battle, unit):
    """Return where in the window the heart of a unit that stands upright is."""
    rect = battle.board.spot(unit.spot).rect
    return next(
        (x, y)
        for y in range(rect.bottom - 1, rect.top, -2)
        for x in range(rect.left, rect.right, 2)
        if "Life: " in tip_at(battle, unit.spot, (x, y))
    )


def tip_at(battle, spot, at):
    battle.desk.at = at
    return battle.board.spot(spot).tip


def standing(battle):
    return [unit for unit in battle.picture.living(0) if is_square(unit.spot)]


def test_what_the_panel_says_already_is_no_tip(commander):
    commander.start()
    until(commander, "Recruiting")
    commander.click("Choose for me")
    battle = commander.battle
    shut = next(tile for tile in battle.mode.tiles if not tile.enabled)
    commander.hover_at(shut.rect.center)
    commander.wait(RESTED)
    assert shut.tip == shut.reason and shut.reason in commander.text()
    assert battle._tip_of is None


def test_a_key_that_goes_nowhere_calls_no_tip_and_one_that_goes_there_does(commander, battle):
    unit = next(each for each in battle.picture.living(1) if is_square(each.spot))
    commander.key("v")
    battle.focus(battle.board.spot(unit.spot))
    commander.wait(RESTED)
    assert battle.focused.tip and battle._tip_of is None
    commander.key("left")
    battle.focus(battle.board.spot(unit.spot))
    commander.wait(RESTED)
    assert battle._tip_of is battle.board.spot(unit.spot)


def test_a_tip_goes_when_the_mouse_rests_long_and_when_a_turn_begins(commander, battle):
    unit = standing(battle)[0]
    commander.hover_at((5, 5))
    at = heart_of(battle, unit)
    commander.hover_at(at)
    commander.wait(RESTED)
    assert battle._tip_of is battle.board.spot(unit.spot)
    commander.wait(TIP_FOR)
    assert battle._tip_of is None
    commander.hover_at((5, 5))
    commander.hover_at(at)
    commander.wait(RESTED)
    assert battle._tip_of is battle.board.spot(unit.spot)
    begun = next(each for each in battle.port.events() if isinstance(each, TurnStarted))
    battle.shown(begun)
    commander.wait(RESTED)
    assert battle._tip_of is None


def test_a_tip_covers_neither_what_it_tells_of_nor_the_panels(commander, battle, monkeypatch):
    drawn = []

    def noted(tip, beside, *others):
        drawn.append((beside, place_of(tip, beside, *others)))
        return drawn[-1][1]

    place_of = notices.tip_place
    monkeypatch.setattr(notices, "tip_place", noted)
    panels = battle.board.side_panel.rect, battle.board.log_panel.rect
    for unit in standing(battle):
        commander.hover_at((5, 5))
        at = heart_of(battle, unit)
        drawn.clear()
        commander.hover_at(at)
        commander.wait(RESTED)
        commander.draw()
        assert drawn, "it tells of the heart"
        for beside, place in drawn:
            assert not place.colliderect(beside)
            assert place.collidelist(panels) == -1
