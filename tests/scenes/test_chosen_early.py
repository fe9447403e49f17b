"""What is chosen on the title while it is still being loaded comes when it is there."""

import pytest

from scenes.home import Home
from scenes.title import MenuItem
from scenes.ui.cardart import CardArt
from tests.scenes.pilot import Pilot


class Rooms:
    """A title whose rooms are loaded when the test says so."""

    def __init__(self) -> None:
        self.is_loading = True
        self.entered: list[str] = []
        self.warmed = 0
        entries = [self._entry(words) for words in ("New match", "Learn and practise", "Quit")]
        home = Home(
            lambda: entries,
            lambda: CardArt("two", "navy"),
            moves=True,
            warm_up=self._warm_up,
            notices=list,
            is_loading=lambda: self.is_loading,
        )
        self.pilot = Pilot(home)
        self.pilot.waits_for_what_loads = False

    def _entry(self, words: str) -> MenuItem:
        return MenuItem(words, lambda: self.entered.append(words))

    def _warm_up(self, _is_again: bool):
        while True:
            self.warmed += 1
            yield


@pytest.fixture
def rooms() -> Rooms:
    return Rooms()


def test_it_is_said_that_it_comes_and_then_it_comes_once(rooms):
    rooms.pilot.click("Learn and practise")
    assert rooms.pilot.scene.notice == "One moment …" and not rooms.entered
    assert rooms.warmed, "while the fan still opens, too"
    rooms.pilot.wait(1.0)
    assert not rooms.entered
    rooms.is_loading = False
    rooms.pilot.wait(0.2)
    assert rooms.entered == ["Learn and practise"] and not rooms.pilot.scene.notice


def test_what_was_chosen_last_comes(rooms):
    rooms.pilot.click("Learn and practise")
    rooms.pilot.click("New match")
    rooms.is_loading = False
    rooms.pilot.wait(0.2)
    assert rooms.entered == ["New match"]


def test_one_may_think_better_of_it(rooms):
    rooms.pilot.click("Learn and practise")
    rooms.pilot.key("escape")
    assert not rooms.pilot.scene.notice
    rooms.is_loading = False
    rooms.pilot.wait(0.2)
    assert not rooms.entered


def test_to_leave_nobody_waits(rooms):
    rooms.pilot.click("Quit")
    assert rooms.entered == ["Quit"]


def test_with_everything_there_nobody_waits(rooms):
    rooms.is_loading = False
    rooms.pilot.click("New match")
    assert rooms.entered == ["New match"]
