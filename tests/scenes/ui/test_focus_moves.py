"""The focus goes to what is nearest in the direction that was pressed."""

from functools import partial

import pygame
import pytest

from scenes.bindings import Action
from scenes.ui.boxes import Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.choice import Choice, Segments
from scenes.ui.focus import nearest
from scenes.ui.page import Page
from tests.scenes.pilot import Pilot
from tests.scenes.ui.gallery import Gallery

GRID = [pygame.Rect(x * 100, y * 60, 80, 40) for y in range(3) for x in range(3)]


@pytest.mark.parametrize(
    ("direction", "number"),
    [(Action.UP, 1), (Action.DOWN, 7), (Action.LEFT, 3), (Action.RIGHT, 5)],
)
def test_from_the_middle_of_a_grid(direction, number):
    assert nearest(GRID[4], [*GRID[:4], pygame.Rect(0, 0, 0, 0), *GRID[5:]], direction) == number


@pytest.mark.parametrize(
    ("start", "direction"),
    [(0, Action.LEFT), (0, Action.UP), (8, Action.RIGHT), (8, Action.DOWN)],
)
def test_at_the_edge_there_is_nothing_further(start, direction):
    others = [r for i, r in enumerate(GRID) if i != start]
    assert nearest(GRID[start], others, direction) is None


def test_being_in_line_counts_more_than_being_near():
    start = pygame.Rect(0, 0, 40, 40)
    in_line, near = pygame.Rect(200, 0, 40, 40), pygame.Rect(50, 110, 40, 40)
    assert nearest(start, [near, in_line], Action.RIGHT) == 1


@pytest.mark.parametrize(("direction", "next_one"), [(Action.LEFT, -1), (Action.RIGHT, 1)])
def test_no_card_of_a_fan_is_skipped(direction, next_one):
    """They lie over each other by more than half, and those at the ends lie lower."""
    fan = [
        pygame.Rect(53 * n, 540 + abs(n - 6) ** 2, 136, 180 - abs(n - 6) ** 2) for n in range(13)
    ]
    for at in range(1, 12):
        others = fan[:at] + fan[at + 1 :]
        assert others[nearest(fan[at], others, direction)] is fan[at + next_one]
        assert nearest(fan[at], others, Action.UP) is nearest(fan[at], others, Action.DOWN) is None


def test_no_card_of_a_column_is_skipped():
    column = [pygame.Rect(0, 26 * n, 90, 126) for n in range(5)]
    assert column[1:][nearest(column[0], column[1:], Action.DOWN)] is column[1]


def test_every_control_is_reached_with_tab_and_again_in_reverse():
    pilot = Pilot(Gallery())
    order = [w for w in pilot.scene.root.walk() if w.takes_focus]
    seen = []
    for _control in order:
        seen.append(pilot.focused)
        pilot.key("tab")
    assert seen == order
    assert pilot.focused is order[0]
    pilot.key("shift+tab")
    assert pilot.focused is order[-1]


@pytest.mark.parametrize("tab", ["Controls", "Form", "List"])
def test_every_control_is_reached_with_directions_alone(tab):
    pilot = Pilot(Gallery())
    pilot.click(tab)
    pilot.sees_all = False
    wanted = {w for w in pilot.scene.root.walk() if w.takes_focus}
    reached, fresh = set(), [pilot.focused]
    while fresh:
        start = fresh.pop()
        if start in reached:
            continue
        reached.add(start)
        sideways = () if start.role == "tabs" else ("left", "right")
        for direction in ("up", "down", *sideways):
            pilot.scene.focus(start)
            for _step in range(40):
                pilot.key(direction)
                if pilot.focused is not start:
                    fresh.append(pilot.focused)
                    break
    missing = [w.describe() for w in wanted - reached]
    assert not missing


def test_a_held_direction_moves_on_after_a_while():
    pilot = Pilot(Gallery())
    pilot.click("List")
    pilot.come_by_keys(pilot.find("Match 1"))
    pilot.press("down")
    pilot.wait(0.3)
    assert pilot.focused.label == "Match 2"
    pilot.wait(0.6)
    moved = int(pilot.focused.label.split()[1])
    assert 6 <= moved <= 9
    pilot.release("down")
    pilot.wait(1)
    assert pilot.focused.label == f"Match {moved}"


def test_the_stick_moves_the_focus_and_repeats():
    pilot = Pilot(Gallery())
    pilot.click("List")
    pilot.come_by_keys(pilot.find("Match 1"))
    pilot.stick(0, 0.9)
    pilot.stick(0, 0.7)
    assert pilot.focused.label == "Match 2"
    pilot.wait(0.8)
    assert pilot.focused.label != "Match 2"
    pilot.stick(0, 0)
    before = pilot.focused
    pilot.wait(0.8)
    assert pilot.focused is before
    pilot.pad("dpad up")
    assert pilot.focused is not before


def test_the_ring_shows_for_keys_and_not_for_the_mouse():
    pilot = Pilot(Gallery())
    pilot.key("tab")
    assert pilot.focused.shows_ring
    pilot.hover("Apply")
    assert not pilot.focused.shows_ring


class Watched(Page):
    """Three buttons, of which the last is of gold: what was pressed is kept."""

    def build(self):
        self.pressed = []
        kinds = {"Bid": ButtonKind.SECONDARY, "Pass": ButtonKind.SECONDARY}
        kinds["Done"] = ButtonKind.PRIMARY
        return Row(
            *(Button(name, partial(self.pressed.append, name), kind=kinds[name]) for name in kinds)
        )


@pytest.mark.parametrize("key", ["return", "space", "left", "right", "tab", "pad"])
def test_the_first_key_after_the_mouse_only_shows_where_the_focus_is(key):
    pilot = Pilot(Watched())
    pilot.scene.focus(pilot.find("Pass"))
    pilot.hover("Done")
    focused, move = pilot.focused, pilot.key if key != "pad" else pilot.pad
    move(key if key != "pad" else "a")
    assert pilot.focused is focused and focused.shows_ring and not pilot.scene.pressed
    pilot.key("return")
    assert pilot.scene.pressed == ["Pass"]


@pytest.mark.parametrize(("hovered", "focused"), [("Pass", "Pass"), ("Bid", "Done")])
def test_what_is_seen_to_be_meant_is_pressed_by_the_first_key_after_the_mouse(hovered, focused):
    """What the mouse is on is lit, and gold is what a page begins with."""
    pilot = Pilot(Watched())
    pilot.hover(hovered)
    pilot.scene.focus(pilot.find(focused))
    pilot.key("return")
    assert pilot.scene.pressed == [focused]


def test_keys_alone_need_no_press_more():
    pilot = Pilot(Watched())
    pilot.key("right", "return")
    assert pilot.scene.pressed == ["Pass"]


def test_the_focus_finds_another_control_when_its_own_goes():
    pilot = Pilot(Gallery())
    pilot.click("List")
    pilot.scene.focus(pilot.find("Match 3"))
    pilot.key("ctrl+tab")
    pilot.step()
    assert pilot.focused in list(pilot.scene.root.walk())


class SideBySide(Page):
    """Two rows to be turned, and a button beside them."""

    def build(self):
        sizes = [Choice(size, size) for size in "SML"]
        rows = [Segments(name, sizes, "M", lambda _size: None) for name in ("Cards", "Words")]
        return Row(*rows, Button("Apply", list))


@pytest.mark.parametrize(
    ("begun_at", "ended_at", "turned"),
    [("Words", "Words", ["M", "S"]), ("Apply", "Cards", ["M", "M"])],
)
def test_a_held_direction_turns_one_control_to_its_end_or_moves_on_and_turns_none(
    begun_at, ended_at, turned
):
    pilot = Pilot(SideBySide())
    pilot.scene.focus(pilot.find(begun_at))
    pilot.press("left")
    pilot.wait(1.5)
    assert pilot.focused is pilot.find(ended_at)
    assert [pilot.find(name).chosen for name in ("Cards", "Words")] == turned


def test_a_direction_pressed_again_leaves_a_control_that_is_at_its_end():
    pilot = Pilot(SideBySide())
    pilot.scene.focus(pilot.find("Words"))
    pilot.key("left", "left")
    assert pilot.focused is pilot.find("Cards")
