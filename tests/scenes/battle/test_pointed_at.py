"""What is pointed at is read at once, hint or no hint; the hint comes back where it was left."""

import pytest

from game.core.protocols import Candidate
from game.rulesets.berserk.actions import EndTurn, Move, Strike
from game.rulesets.berserk.unit import is_square
from game.session.coach.words import Caveat
from game.session.hint import Hint
from game.session.port import Turn
from scenes.scene import Action
from scenes.show.hint import Caution
from scenes.ui.boxes import Row
from scenes.ui.button import Button
from tests.scenes.battle.commander import Commander
from tests.scenes.battle.test_after_battle import ALONE, played
from tests.scenes.battle.test_questions import in_turn, sit

SIZES = (((960, 540), 1.6), ((1280, 720), 1.0), ((1920, 1080), 1.0))


@pytest.fixture(params=SIZES)
def commander(request, tmp_path):
    size, text = request.param
    commander = Commander(tmp_path, text_scale=text)
    commander.resize(size)
    yield commander
    commander.quit()


@pytest.fixture
def battle(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    commander.hover_at((5, 5))
    commander.step()
    return battle


def hinted(battle, count=4):
    """Let a hint be told of so many ways."""
    legal = [each for each in battle.port.legal_actions() if isinstance(each, Strike | Move)]
    ways = [Candidate(each, 0.2 - n / 50, 90) for n, each in enumerate(legal[:count])]
    battle.counsel.advise(Hint(Turn.of(battle.sitting._match), [*ways, Candidate(EndTurn(), 0, 9)]))
    return battle.counsel.advice


def point_at(commander, battle, spot):
    commander.hover_at(battle.board.spot(spot).rect.center)
    commander.step()


def is_read_from_its_beginning(battle):
    """Tell whether what is told of the spot pointed at begins in the panel, below the controls."""
    board, told = battle.board, battle.board.side.told
    first = next(each for each in told.walk() if each.label)
    above = sum(each.rect.height for each in battle.mode.controls())
    window = board.side_view.rect
    is_near = first.rect.top - window.top - above <= board.style.px(60)
    return window.top <= first.rect.top < window.bottom and is_near


def squares_with_cards(battle):
    return [unit.spot for unit in battle.picture.units if is_square(unit.spot)]


@pytest.mark.parametrize("is_hint_open", [False, True])
def test_what_is_pointed_at_is_read_from_its_first_line(commander, battle, is_hint_open):
    panel = hinted(battle) if is_hint_open else None
    battle.mode.choose(battle.mode.unit_at(next(iter(battle.mode.by_unit))))
    commander.step()
    view = battle.board.side_view
    for spot in squares_with_cards(battle):
        point_at(commander, battle, spot)
        shown = battle.board.side.children
        assert battle.board.side.told in shown and panel not in shown
        assert is_read_from_its_beginning(battle)
        view.scroll_to(view.overflow)


def test_a_hint_comes_back_where_it_was_left(commander, battle):
    panel, view = hinted(battle), battle.board.side_view
    commander.step()
    assert panel in battle.board.side.children and view.offset == 0
    left = view.overflow // 2
    view.scroll_to(left)
    for spot in squares_with_cards(battle)[:3]:
        point_at(commander, battle, spot)
        assert panel not in battle.board.side.children
    commander.hover_at((5, 5))
    commander.step()
    assert panel in battle.board.side.children and view.offset == left
    panel = hinted(battle, 3)
    commander.step()
    assert panel in battle.board.side.children and view.offset == 0, "another one is new"


def test_the_panel_tells_the_same_while_one_goes_into_it_to_scroll(commander, battle):
    panel = hinted(battle)
    spot = squares_with_cards(battle)[0]
    point_at(commander, battle, spot)
    told = battle.board.side.told
    commander.hover_at(battle.board.side_view.rect.center)
    commander.step()
    assert battle.board.side.told is told and panel not in battle.board.side.children


def test_a_hint_asked_for_by_keys_is_read_before_the_card_it_is_about(commander, battle):
    commander.key("right", "right")
    panel = hinted(battle)
    for _frame in range(3):
        commander.step()
    assert battle.desk.pointed is battle.board.spot(battle.mode.chosen.spot)
    assert panel in battle.board.side.children


def test_terrain_pointed_at_is_read_in_place_of_the_hint(commander, battle, monkeypatch):
    panel = hinted(battle)
    free = next(each.spot for each in battle.board.squares if not battle.mode.unit_at(each.spot))
    monkeypatch.setattr(battle.desk, "land_words", lambda spot: "Marsh." if spot == free else "")
    point_at(commander, battle, free)
    told = [each.label for each in battle.board.side.told.walk() if each.label]
    assert told[0] == "Marsh." and panel not in battle.board.side.children
    assert is_read_from_its_beginning(battle)


def test_who_threatens_a_card_pointed_at_stands_in_a_line_above_it(commander, battle):
    battle.act(Action.THREATS)
    commander.step()
    told = [each.label for each in battle.board.side.walk() if each.label]
    assert "Threats" in told
    own = next(each for each in battle.picture.living(0) if is_square(each.spot))
    point_at(commander, battle, own.spot)
    told = [each.label for each in battle.board.side.walk() if each.label]
    threats = battle.counsel.threats(battle.mode)
    assert "Threats" not in told and threats.words_at(own.spot) in told


def test_a_warning_of_the_coach_stays_until_it_is_answered(commander, battle):
    panel = Caution(Caveat("Wait", ("It costs something.",)), Row(Button("Do it", print)))
    battle.show_caveat(panel)
    point_at(commander, battle, squares_with_cards(battle)[0])
    point_at(commander, battle, squares_with_cards(battle)[-1])
    assert panel in battle.board.side.children
