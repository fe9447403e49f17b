"""Army and line-up in the lesson of Berserk: its buttons do as the guide says, unscolded."""

import pytest

from game.rulesets.berserk.cards.box import card_named
from game.session.store import Store
from scenes.battle.modes.placing import Placing
from scenes.battle.modes.recruiting import Recruiting
from scenes.ui.button import ButtonKind
from tests.scenes.test_lesson import Beginner


@pytest.fixture
def pupil():
    """A beginner who is offered nothing."""
    pilot = Beginner(Store.in_memory(), is_live=False)
    yield pilot
    pilot.program.thinker.close()


def taught(pupil, question):
    """Return the lesson where the guide asks the first question, or the next of a kind."""
    lesson = pupil.scene if pupil.scene is not None and hasattr(pupil.scene, "guide") else None
    lesson = lesson or pupil.learn("berserk")
    while not (lesson.is_asking and isinstance(lesson.mode, question)):
        pupil.until_spoken_to(lesson)
        if lesson.guide.is_waiting:
            lesson.guide.read()
    pupil.step()
    return lesson


def test_an_army_that_the_lesson_does_not_ask_for_is_refused_with_a_word(pupil):
    lesson = taught(pupil, Recruiting)
    mode = lesson.mode
    assert mode.ready.kind is ButtonKind.SECONDARY, "what the guide does not want yet is not gold"
    mode.choose(next(place for place, tile in enumerate(mode.tiles) if tile.enabled))
    pupil.click("Army complete")
    assert "do as the guide says" in lesson._toast
    asked = [card_named(each.split()[1]).name for each in lesson.guide.wants]
    assert len(asked) == 3 and all(each in lesson._toast for each in asked), "and what that is"
    assert not lesson.port.view().army


def test_the_lesson_of_a_battle_chooses_and_places_as_its_guide_asks(pupil):
    lesson = taught(pupil, Recruiting)
    pupil.click("Choose for me")
    assert lesson.mode.ready.kind is ButtonKind.PRIMARY
    pupil.click("Army complete")
    assert not lesson._toast, "whoever obeys is not scolded"
    taught(pupil, Placing)
    assert len(lesson.port.view().to_place) == 3
    pupil.click("Place for me")
    pupil.click("All in place")
    assert "do as the guide says" not in (lesson._toast or "")
    assert not lesson.port.view().to_place
