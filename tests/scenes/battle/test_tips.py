"""A tip beside the field tells more than the panel, covers neither it nor a card where one is told
of, lies close by, and goes."""

from itertools import count

import pygame
import pytest

from game.core.words import split_clause
from game.rulesets.berserk.events import TurnStarted
from game.rulesets.berserk.unit import is_square
from scenes.battle.tips import TIP_FOR
from scenes.ui import notices
from scenes.ui.notices import tip_set
from scenes.ui.page import TIP_AFTER
from tests.scenes.battle.commander import Commander
from tests.scenes.battle.test_after_battle import ALONE, played
from tests.scenes.battle.test_battle_layout import PHASES
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
    assert shut.tip == shut.reason and split_clause(shut.reason)[0] in commander.text()
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


def apart(place, beside):
    """Return how far two rectangles are from each other, across and down together."""
    across = max(beside.left - place.right, place.left - beside.right, 0)
    return across + max(beside.top - place.bottom, place.top - beside.bottom, 0)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(
    ("size", "text"), [((960, 540), 1.6), ((1280, 720), 1.0), ((1280, 720), 1.6), ((1920, 1080), 1)]
)
def test_every_tip_lies_close_to_what_it_tells_of(tmp_path, phase, size, text):
    """That of a button lay at the other end of the window."""
    commander = Commander(tmp_path, text_scale=text)
    commander.resize(size)
    there = PHASES[phase]
    battle = sit(commander, next(m for n in count(3) if there(m := played(ALONE, n, there))))
    commander.until_asked()
    commander.hover_at((5, 5))
    board, px, told = battle.board, battle.style.px, 0
    for widget in battle.root.walk():
        if not widget.takes_pointer or widget in board.squares or not widget.tip:
            continue
        beside, room, avoided = (
            widget.tip_beside,
            battle.tip_room(widget),
            battle.tip_avoids(widget),
        )
        window = pygame.Rect((0, 0), size)
        _words, place = tip_set(window, battle.style, widget.tip, beside, avoided, room)
        far = apart(place, beside)
        assert far <= px(160), widget.describe()
        assert window.contains(place), widget.describe()
        if widget in board.at_foot:
            assert not place.colliderect(beside) and not place.colliderect(board.side_panel.rect)
            assert far <= px(20) or phase != "fight", widget.describe()
            told += 1
    assert told > 1 or phase == "place"
    commander.quit()
