"""The first lesson: offered once, played to its end, left at any time."""

import time
from dataclasses import replace
from itertools import product

import pytest

from game.bots.thinker import Thinker
from game.core.rng import Rng
from game.core.words import _, use_language
from game.rulesets.whist import WHIST
from game.session.store import Store
from scenes.app import App
from scenes.home import Home
from scenes.preferences import Preferences
from scenes.program import LESSON, Program
from scenes.table.scene import TableScene
from scenes.table.whist.guide import Topic
from scenes.table.whist.lesson import DEALS, GuidePanel
from tests.scenes.pilot import Pilot

STILL = Preferences(animation_speed=0.0, trick_pause=0.0)


class Beginner(Pilot):
    """A pilot who starts the program; `is_live` as a window does it."""

    def __init__(self, store, size=(1280, 720), *, is_live=True, language="", **app):
        self.app = App(size, guarded=False, **app)
        chosen = replace(STILL, language=language)
        use_language(language)
        self.program = Program(self.app, store, Thinker(), chosen, is_live=is_live)
        self.results = []
        self.app.push(self.program.home(), self.results.append)
        self.step()

    def until(self, is_there):
        end = time.monotonic() + 20
        while not is_there():
            self.step()
            time.sleep(0.001)
            assert time.monotonic() < end, self.text()


def is_lesson(scene):
    return isinstance(scene, TableScene) and isinstance(scene.guide, GuidePanel)


@pytest.fixture
def store():
    store = Store.in_memory()
    yield store
    store.close()
    use_language("")


@pytest.fixture
def beginner(store):
    pilot = Beginner(store)
    yield pilot
    pilot.program.thinker.close()


def test_it_is_offered_on_the_first_start_and_never_again(beginner, store):
    assert "first time here" in beginner.text()
    beginner.click("Not now")
    assert isinstance(beginner.scene, Home)
    again = Beginner(store)
    assert isinstance(again.scene, Home)
    again.click("Learn whist")
    assert is_lesson(again.scene)
    again.program.thinker.close()


def test_whoever_wants_it_sits_down_at_once(beginner, store):
    beginner.click("Show me")
    beginner.until(lambda: is_lesson(beginner.scene) and beginner.scene.is_asking)
    assert "The bid." in beginner.text(), "the guide can be read out"
    assert store.settings.get(LESSON) == "begun"


def test_it_says_how_many_deals_there_are(beginner, store):
    beginner.click("Show me")
    beginner.until(lambda: beginner.scene.is_asking)
    assert "Deal 1 of 4" in beginner.text()


def test_it_can_be_left_at_any_time_and_keeps_nothing(beginner, store):
    beginner.click("Show me")
    beginner.until(lambda: is_lesson(beginner.scene) and beginner.scene.is_asking)
    beginner.key("escape")
    assert "Leave the lesson?" in beginner.text()
    beginner.click("Stay")
    assert is_lesson(beginner.scene)
    beginner.key("escape")
    beginner.click("Leave")
    beginner.step()
    assert isinstance(beginner.scene, Home)
    assert store.matches.all() == []


def test_played_to_its_end_it_has_explained_everything(beginner):
    beginner.click("Show me")
    lesson = beginner.scene
    assert is_lesson(lesson)
    deals, rng = 0, Rng(1)
    while True:
        beginner.until(lambda: beginner.scene is not lesson or lesson.is_asking)
        if beginner.scene is lesson:
            view, legal = lesson.port.view(), lesson.port.legal_actions()
            lesson._submit(WHIST.sense.policy(view, legal, rng))
        elif "The lesson is over" in beginner.text():
            break
        else:
            deals += 1
            beginner.click("Continue")
    assert deals == DEALS
    assert lesson.guide.told == set(Topic)
    beginner.click("OK")
    beginner.step()
    assert isinstance(beginner.scene, Home)


def test_it_can_be_begun_from_the_pause_menu_of_a_match(store):
    pilot = Beginner(store, is_live=False)
    pilot.click("New match")
    pilot.click("Serbian whist")
    pilot.click("Start")
    pilot.until(lambda: getattr(pilot.scene, "is_asking", False))
    table = pilot.scene
    pilot.key("escape")
    pilot.click("Learn whist")
    pilot.until(lambda: is_lesson(pilot.scene) and pilot.scene.is_asking)
    pilot.key("escape")
    pilot.click("Leave")
    pilot.step()
    assert pilot.scene is table and table.is_asking
    pilot.program.thinker.close()


LOOKS = [
    *product([(960, 540), (1280, 720), (1920, 1080)], [0.8, 1.0, 1.6], [""]),
    *product([(960, 540)], [1.6], ["de", "sr"]),
]


@pytest.mark.parametrize(("size", "text", "language"), LOOKS)
def test_the_guide_covers_neither_plates_nor_cards(store, size, text, language):
    pilot = Beginner(store, size, is_live=False, text_scale=text, language=language)
    pilot.click(_("Learn whist"))
    lesson = pilot.scene
    rng = Rng(1)
    while lesson.port.standing.deals_played < 1:
        pilot.until(lambda: pilot.scene is not lesson or lesson.is_asking)
        if pilot.scene is not lesson:
            break
        guide = lesson.guide.rect
        own = next(plate for plate in lesson.board.plates if plate.seat == lesson.seat)
        assert guide.width and not guide.colliderect(own.rect)
        assert guide.top >= lesson.board.bar.rect.bottom
        assert not any(guide.colliderect(card.rect) for card in lesson.hand.cards)
        if lesson.board.asking is not None:
            assert not guide.colliderect(lesson.board.asking.rect)
        legal = lesson.port.legal_actions()
        lesson._submit(WHIST.sense.policy(lesson.port.view(), legal, rng))
    pilot.program.thinker.close()
