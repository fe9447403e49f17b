"""The title shows what there is to do, and nothing else."""

import pytest

from scenes.title import SURE_FOR, MenuItem, Title
from scenes.ui.cardart import CardArt
from scenes.ui.dialog import Message
from tests.scenes.pilot import Pilot

ART = CardArt("two", "navy")


def title(done, moves=False):
    labels = ("New game", "Quit")
    entries = [MenuItem(label, lambda label=label: done.append(label)) for label in labels]
    return Title(entries, lambda: ART, moves=moves, note="Version 0")


def test_each_entry_does_what_it_says():
    done = []
    pilot = Pilot(title(done))
    assert pilot.focused.label == "New game"
    pilot.key("return", "down", "return")
    pilot.click("New game")
    pilot.pad("dpad up", "a")
    assert done == ["New game", "Quit", "New game", "New game"]


def test_leaving_by_a_key_is_asked_for_twice():
    done = []
    pilot = Pilot(title(done))
    pilot.key("escape")
    assert not done and "Press Escape once more to quit." in pilot.text()
    pilot.wait(SURE_FOR + 0.2)
    assert "once more" not in pilot.text()
    pilot.key("escape")
    assert not done, "the first one is long ago"
    pilot.pad("b")
    assert not done and "Press B once more to quit." in pilot.text()
    pilot.pad("b")
    assert done == ["Quit"]


def test_leaving_that_was_asked_for_before_a_page_has_lapsed_after_it():
    done = []
    pilot = Pilot(title(done))
    pilot.key("escape")
    pilot.app.push(Message("A page", ["above the title"]))
    pilot.step()
    pilot.key("escape")
    assert pilot.scene is pilot.app.scenes[0], "the page has gone"
    pilot.key("escape")
    assert not done
    pilot.key("escape")
    assert done == ["Quit"]


def test_the_fan_opens_and_then_rests():
    pilot = Pilot(title([], moves=True))
    pilot.wait(1.5)
    before = pilot.app.frames_drawn
    assert before > 30
    pilot.wait(2)
    assert pilot.app.frames_drawn == before


def test_without_motion_the_fan_is_open_at_once():
    pilot = Pilot(title([]))
    pilot.wait(0.5)
    still = pilot.app.frames_drawn
    pilot.wait(2)
    assert pilot.app.frames_drawn == still <= 3


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1280, 1024), (3840, 2160)])
def test_the_menu_fits(size):
    entries = [MenuItem(f"Entry {n}", lambda: None) for n in range(11)]
    entries[0] = MenuItem(
        "Entry 0", lambda: None, "A game with Ada, Bela and Cilli, 2026-11-20 14:30"
    )
    pilot = Pilot(Title(entries, lambda: ART, moves=False), size, text_scale=1.6)
    window = pilot.app.surface.get_rect()
    places = [w.rect for w in pilot.scene.root.walk() if w.rect.width and not w.children]
    assert all(window.contains(place) for place in places)
