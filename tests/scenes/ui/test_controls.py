"""Every control works by mouse, by keys and by pad."""

import pytest

from tests.scenes.pilot import Pilot
from tests.scenes.ui.gallery import Gallery


@pytest.fixture
def pilot() -> Pilot:
    return Pilot(Gallery())


def told(pilot: Pilot) -> list:
    return pilot.scene.told


def focus(pilot: Pilot, label: str) -> None:
    pilot.come_by_keys(pilot.find(label))


def test_a_button_is_pressed_by_a_click_and_closes_with_its_result(pilot):
    pilot.click("Apply")
    assert pilot.results == ["Apply"]
    assert not pilot.app.running


@pytest.mark.parametrize("key", ["return", "space"])
def test_a_button_is_pressed_by_keys(pilot, key):
    focus(pilot, "Apply")
    pilot.key(key)
    assert pilot.results == ["Apply"]


def test_a_button_is_pressed_by_the_pad(pilot):
    focus(pilot, "Apply")
    pilot.pad("a")
    assert pilot.results == ["Apply"]


def test_a_press_that_leaves_the_button_does_nothing(pilot):
    start = pilot.place("Apply").center
    pilot.drag(start, (start[0] - 300, start[1]))
    assert pilot.results == []


def test_a_locked_button_tells_why(pilot):
    pilot.click("Locked")
    assert told(pilot) == []
    assert pilot.scene.notice == "No key."
    assert "not available: No key." in pilot.text()
    pilot.wait(4)
    assert pilot.scene.notice == ""


def test_cancel_goes_back(pilot):
    pilot.key("escape")
    assert pilot.results == ["Cancel"]


def test_a_switch_turns_by_mouse_and_keys(pilot):
    pilot.click("Reduced motion")
    pilot.key("space", "left", "right", "right")
    assert told(pilot) == [("motion", on) for on in (True, False, True)]


def test_segments_are_chosen_by_mouse_and_keys(pilot):
    pilot.click("XL")
    pilot.key("left", "home", "left", "end", "space")
    assert told(pilot) == [("size", size) for size in ("XL", "L", "S", "XL", "S")]
    assert "Text size, choice, S" in pilot.text()


def test_segments_with_suits_are_clicked_by_their_signs(pilot):
    pilot.click("♣")
    assert told(pilot) == [("trump", "C")]


def test_a_slider_follows_keys_and_mouse(pilot):
    focus(pilot, "Animation speed")
    pilot.key("right", "right", "home")
    well = pilot.place("Animation speed")
    pilot.drag((well.left + 20, well.centery), (well.right - 40, well.centery))
    speeds = [number for _name, number in told(pilot)]
    assert speeds[:2] == [3, 0]
    assert speeds[-1] == 3
    assert all(isinstance(speed, int) for speed in speeds)


def test_a_picker_steps_by_its_arrows_and_stops_at_the_ends(pilot):
    pilot.click("Next")
    pilot.click("Previous")
    pilot.key("right")
    assert told(pilot) == [("scoring", code) for code in ("S04", "S03", "S04")]
    pilot.find("Scoring").show("S27")
    pilot.key("right")
    assert told(pilot)[-1] == ("scoring", "S04")


def test_a_picker_opens_a_list_of_all_choices(pilot):
    focus(pilot, "Scoring")
    pilot.key("return")
    assert pilot.scene.title == "Scoring"
    assert pilot.focused.label.startswith("Scoring number 3")
    pilot.key("end", "return")
    assert told(pilot) == [("scoring", "S27")]
    assert "Scoring, choice, Scoring number 27" in pilot.text()


def test_the_list_of_choices_is_reached_by_the_mouse(pilot):
    at = pilot.find("Scoring").rect.center
    pilot.click_at(at)
    pilot.click("Scoring number 25: ten and the tricks")
    assert told(pilot) == [("scoring", "S25")]
    pilot.click_at(at)
    pilot.click("Cancel")
    assert told(pilot) == [("scoring", "S25")]


def test_a_field_takes_letters_and_not_actions(pilot):
    focus(pilot, "Name")
    pilot.press("h")
    pilot.type("h")
    pilot.release("h")
    pilot.key("home", "delete", "right", "backspace", "end")
    pilot.type(" Žića")
    assert pilot.find("Name").text == "ah Žića"
    assert told(pilot)[-1] == ("name", "ah Žića")


def test_a_field_has_a_most_number_of_letters(pilot):
    focus(pilot, "Name")
    pilot.type("x" * 40)
    assert pilot.find("Name").text == "Ana" + "x" * 9


def test_a_field_copies_and_pastes(pilot, monkeypatch):
    board = []
    monkeypatch.setattr("scenes.devices.copy", board.append)
    monkeypatch.setattr("scenes.devices.paste", lambda: board[-1] + "\nb")
    focus(pilot, "Name")
    pilot.key("ctrl+a", "ctrl+x")
    assert (board, pilot.find("Name").text) == (["Ana"], "")
    pilot.key("ctrl+v", "ctrl+v")
    assert pilot.find("Name").text == "AnabAnab"


def test_a_click_in_a_field_sets_the_caret(pilot):
    place = pilot.place("Name")
    pilot.click_at((place.left + 14, place.centery))
    pilot.type("J")
    assert pilot.find("Name").text == "JAna"


def test_links_in_text_lead_somewhere(pilot):
    words = next(w for w in pilot.scene.root.walk() if getattr(w, "targets", None))
    pilot.scene.focus(words)
    pilot.key("return", "right", "return")
    assert told(pilot) == [("link", "SW-15"), ("link", "SW-16")]
    links = words._block(words.style, words.rect.width).links()
    place = next(place for place, target in links if target == "SW-16")
    pilot.click_at(place.move(words.rect.topleft).center)
    assert told(pilot)[-1] == ("link", "SW-16")


def test_tabs_turn_by_mouse_keys_and_pad(pilot):
    pilot.click("List")
    assert "Match 1" in pilot.text()
    pilot.pad("left shoulder")
    assert "Harsher rule" in pilot.text()
    pilot.key("ctrl+tab", "ctrl+tab")
    assert "Animation speed" in pilot.text()
    pilot.key("home")
    focus_bar = pilot.scene.root.children[0].children[0].children[0].children[0].bar
    pilot.scene.focus(focus_bar)
    pilot.key("right", "right", "right")
    assert "Match 1" in pilot.text()


def test_a_list_scrolls_with_the_focus(pilot):
    pilot.click("List")
    focus(pilot, "Match 1")
    pilot.key(*["down"] * 11)
    assert pilot.focused.label == "Match 12"
    pilot.step()
    area = next(w for w in pilot.focused.lineage() if getattr(w, "is_scroll", False))
    assert area.rect.contains(pilot.focused.rect)
    pilot.key("end")
    assert pilot.focused.label == "Match 20"
    pilot.key("pageup", "home", "return")
    assert told(pilot) == [("match", 1)]


def test_a_list_scrolls_by_wheel_and_by_dragging_its_bar(pilot):
    pilot.click("List")
    area = next(w for w in pilot.find("Match 1").lineage() if getattr(w, "is_scroll", False))
    pilot.wheel(-2, area.rect.center)
    assert area.offset > 0
    bar = area._thumb()
    pilot.drag(bar.center, (bar.centerx, area.rect.bottom))
    assert area.offset == area.overflow
    pilot.click("Match 1")
    assert told(pilot) == [("match", 1)]


def test_a_list_scrolls_by_dragging_its_rows(pilot):
    pilot.click("List")
    area = next(w for w in pilot.find("Match 1").lineage() if getattr(w, "is_scroll", False))
    x, y = area.rect.center
    pilot.drag((x, y + 150), (x, y - 100))
    assert area.offset > 0
    assert told(pilot) == []


def test_text_without_controls_is_read_by_keys():
    pilot = Pilot(Gallery(), (960, 540), text_scale=1.6)
    words = next(w for w in pilot.scene.root.walk() if getattr(w, "targets", None))
    area = next(w for w in words.lineage() if getattr(w, "is_scroll", False))
    pilot.scene.focus(words)
    pilot.key(*["down"] * 12)
    assert area.offset == area.overflow > 0


def test_a_dialog_gives_its_answer(pilot):
    pilot.click("Ask")
    assert pilot.scene.title == "Leave the match?"
    assert pilot.focused.label == "Leave"
    pilot.key("left")
    assert pilot.focused.label == "Cancel"
    pilot.key("right", "return")
    pilot.click("Ask")
    pilot.key("escape")
    assert told(pilot) == [("answer", True), ("answer", False)]


def test_a_hint_is_shown_after_a_rest(pilot):
    pilot.hover("Ask")
    assert pilot.scene._tip_of is None
    before = pilot.app.frames_drawn
    pilot.wait(0.7)
    assert pilot.scene._tip_of is pilot.find("Ask")
    assert pilot.app.frames_drawn == before + 1
    pilot.hover("Apply")
    pilot.step()
    assert pilot.scene._tip_of is None


def test_no_hint_is_shown_on_what_was_just_pressed(pilot):
    pilot.find("Quiet").hint = "Takes effect."
    pilot.click("Quiet")
    pilot.wait(0.7)
    assert pilot.scene._tip_of is None
    pilot.scene.focus(pilot.find("Ask"))
    pilot.wait(0.7)
    assert pilot.scene._tip_of is None, "nor when the focus goes elsewhere for it"
    pilot.hover("Ask")
    pilot.hover("Quiet")
    pilot.wait(0.7)
    assert pilot.scene._tip_of is pilot.find("Quiet")


def test_what_lies_under_a_page_shows_no_hint(pilot):
    pilot.find("Ask").hint = "Asks."
    pilot.hover("Ask")
    pilot.wait(0.7)
    below = pilot.scene
    assert below._tip_of is not None
    pilot.app.push(Gallery())
    pilot.step()
    assert pilot.scene is not below and below._tip_of is None
    below.update(5.0)
    assert below._tip_of is None
