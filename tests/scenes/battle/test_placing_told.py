"""The page of placing says why a square is not lit, and F1 opens what is told of a card."""

import pytest

from game.rulesets.berserk.unit import Unit, parse_spot, spot_name
from game.session.store import Store
from scenes.battle.modes.mode import Mode
from scenes.battle.modes.placing import Placing
from scenes.battle.modes.recruiting import Recruiting
from scenes.rulebook import RuleBook
from scenes.scene import Action
from scenes.ui.text import plain
from tests.scenes.battle.test_lesson_army import taught
from tests.scenes.test_lesson import Beginner


@pytest.fixture
def pupil():
    """A beginner who is offered nothing."""
    pilot = Beginner(Store.in_memory(), is_live=False)
    yield pilot
    pilot.program.thinker.close()


def placing(pupil):
    """Return the lesson where the army is to be placed."""
    taught(pupil, Recruiting)
    pupil.click("Choose for me")
    pupil.click("Army complete")
    return taught(pupil, Placing)


def told(mode):
    return plain(" ".join(each.label for each in mode.column().walk()))


def clauses(mode):
    return {each.clause for each in mode.column().walk()}


@pytest.mark.parametrize("picked", [None, 0])
def test_whoever_points_at_a_square_that_is_not_lit_reads_why(pupil, picked):
    lesson = placing(pupil)
    mode, board = lesson.mode, lesson.board
    if picked is not None:
        mode.pick(picked)
    for square in board.squares:
        lesson.focus(square)
        mode.point_at(square.spot)
        is_lit = square.spot in mode.tones()
        name = spot_name(square.spot)
        assert ("BW-12" not in clauses(mode)) is is_lit, name
        assert is_lit or name in told(mode)
        assert ("BW-12" in lesson.words_at(square.spot)) is not is_lit
    edge = board.spot(parse_spot("a3"))
    mode.point_at(edge.spot)
    assert "No card of your army is left for a3" in told(mode)


def test_a_refusal_that_the_panel_tells_is_not_laid_over_it_once_more(pupil):
    lesson = placing(pupil)
    mode, square = lesson.mode, lesson.board.spot(parse_spot("a3"))
    mode.pick(0)
    pupil.hover_at(square.rect.center)
    pupil.step()
    assert "BW-12" in clauses(mode)
    pupil.click_at(square.rect.center)
    assert mode.picked == 0 and not mode.laid() and lesson.notice == ""
    pupil.hover_at((5, 5))
    pupil.step()
    mode.press(square.spot)
    assert "[BW-12]" in lesson.notice, "said where nothing else says it"


def test_f1_opens_the_clause_that_the_panel_tells_of_a_card_face_down(pupil, monkeypatch):
    lesson = placing(pupil)
    hidden = Unit(9, -1, 1, parse_spot("c6"), hidden=True)
    pupil.key("tab")  # keys are in use from now on
    lesson.mode = Mode(lesson.desk)
    monkeypatch.setattr(lesson.mode, "unit_at", lambda _spot: hidden)
    monkeypatch.setattr(lesson.mode, "rule_at_hand", lambda: "BW-19")
    lesson.mode.point_at(hidden.spot)
    lesson.focus(lesson.board.spot(hidden.spot))
    assert "BW-14" in clauses(lesson.mode)
    assert lesson.act(Action.RULES)
    pupil.step()
    assert isinstance(pupil.scene, RuleBook) and pupil.scene.clause == "BW-14"


def test_where_every_card_has_its_place_no_lit_square_is_told_of(pupil):
    mode = placing(pupil).mode
    mode.point_at(None)
    assert "lit squares" in told(mode)
    pupil.click("Place for me")
    mode.point_at(None)
    assert not mode.tones()
    assert "lit squares" not in told(mode)
    assert f"press {mode.ready.label}" in told(mode)
