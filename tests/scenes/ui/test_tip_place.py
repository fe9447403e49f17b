"""A hint beside a control covers no other control where there is room for it elsewhere."""

import pygame
import pytest

from scenes.ui.boxes import Column, Frame, Row
from scenes.ui.button import Button
from scenes.ui.notices import OWN, how_far, tip_place, tip_set
from scenes.ui.page import Page
from scenes.ui.scoregrid import Cell, ScoreGrid
from scenes.ui.widget import Widget
from scenes.ui.words import Words
from tests.scenes.pilot import Pilot

ROOM = pygame.Rect(0, 0, 1280, 720)
BUTTONS = [pygame.Rect(1090, 552 + 52 * n, 168, 44) for n in range(3)]


@pytest.mark.parametrize("beside", BUTTONS)
def test_a_hint_among_buttons_covers_none(beside: pygame.Rect) -> None:
    others = [each for each in BUTTONS if each is not beside]
    place = tip_place(pygame.Rect(0, 0, 300, 60), beside, ROOM, others, 10)
    assert place.collidelist(BUTTONS) == -1 and ROOM.contains(place)


def test_a_hint_stands_below_where_nothing_is_in_the_way() -> None:
    beside = pygame.Rect(500, 300, 100, 40)
    place = tip_place(pygame.Rect(0, 0, 300, 60), beside, ROOM, (), 10)
    assert place.midtop == (beside.centerx, beside.bottom + 10)


def test_where_all_around_is_taken_a_hint_goes_no_farther_than_past_what_is_in_the_way() -> None:
    badge, plate = pygame.Rect(20, 60, 62, 62), pygame.Rect(20, 130, 212, 62)
    board, table = pygame.Rect(248, 60, 784, 100), pygame.Rect(0, 44, 1280, 676)
    place = tip_place(pygame.Rect(0, 0, 430, 54), badge, table, [board, plate], 10)
    assert place.topleft == (0, plate.bottom + 10)
    place = tip_place(pygame.Rect(0, 0, 430, 54), plate, table, [board, badge], 10)
    assert place.topleft == (0, plate.bottom + 10)
    under = pygame.Rect(0, 200, 700, 300)
    place = tip_place(pygame.Rect(0, 0, 430, 54), badge, table, [board, plate, under], 10)
    assert place.topleft == (0, under.bottom + 10)


def test_a_hint_covers_a_card_a_little_rather_than_go_far_away() -> None:
    """It lay at the other player's plate, 400 points up."""
    wings, own = pygame.Rect(12, 564, 268, 64), pygame.Rect(12, 640, 268, 60)
    cards = [pygame.Rect(459 + 139 * n, top, 83, 97) for n in range(3) for top in (481, 586)]
    log = [pygame.Rect(12, 205, 268, 348)] * OWN
    place = tip_place(pygame.Rect(0, 0, 411, 35), wings, ROOM, [*log, own, *cards], 10)
    assert place.left == wings.right + 10 and abs(place.centery - wings.centery) < 30


class Sheet(Page[None]):
    """A table of figures, each with what explains it."""

    def build(self) -> Widget:
        """Return rows of cells."""
        told = "Trick 3: the ace was a mistake: worth 2.1. Better: the king, worth 3.4."
        rows = [[Cell(str(n), told) for n in range(5)] for _row in range(9)]
        return Frame(ScoreGrid(rows), most=800, full=False)


def test_the_tip_of_a_cell_stands_above_or_below_it() -> None:
    pilot = Pilot(Sheet())
    cells = [each for each in pilot.scene.root.walk() if isinstance(each, Cell)]
    assert len(cells) == 45
    for cell in cells:
        avoided, room = pilot.scene.tip_avoids(cell), pilot.scene.tip_room(cell)
        _words, tip = tip_set(room, pilot.scene.style, cell.tip, cell.tip_beside, avoided)
        assert tip.left < cell.rect.right and tip.right > cell.rect.left
        assert 0 < max(tip.top - cell.rect.bottom, cell.rect.top - tip.bottom) <= 12


def test_a_tip_is_found_anew_only_where_something_of_it_is_another():
    pilot = Pilot(Sheet())
    page = pilot.scene
    cell = next(each for each in page.root.walk() if isinstance(each, Cell))
    before = page._set_tip(cell)
    assert page._set_tip(cell) is before
    cell.shift(0, 40)
    assert page._set_tip(cell)[1].top == before[1].top + 40
    cell.hint = "Trick 3."
    assert page._set_tip(cell)[0] is not before[0]


def test_a_hint_lies_nearer_to_its_own_plate_than_to_another() -> None:
    """It lay under the other, 330 points up, where the hand was in the way."""
    plate, other = pygame.Rect(20, 638, 212, 62), pygame.Rect(20, 130, 212, 62)
    hand = [pygame.Rect(240 + 75 * n, 540, 135, 180) for n in range(9)]
    board, tip = pygame.Rect(248, 56, 784, 128), pygame.Rect(0, 0, 435, 54)
    room, avoided = pygame.Rect(0, 44, 1280, 676), [*hand, board, other]
    assert how_far(place := tip_place(tip, plate, room, avoided, 10, [other]), plate) < 120
    assert how_far(place, plate) < how_far(place, other)


class Rows(Page[None]):
    """A row of buttons below the words that tell of them."""

    def build(self) -> Widget:
        """Return two rows."""
        rows = [
            Column(Words(name), Row(Button("Play", list, hint=f"{name}."), Button("Go", list)))
            for name in ("Whist", "Bridge")
        ]
        self.buttons = [each for row in rows for each in row.walk() if isinstance(each, Button)]
        self.buttons[1].hint = "Goes on where you left it."
        return Frame(Column(*rows, gap=60), most=800, full=False)


def test_a_tip_leaves_the_words_around_it_to_be_read() -> None:
    pilot = Pilot(Rows(), text_scale=1.6)
    page, button = pilot.scene, pilot.scene.buttons[1]
    tip = page._set_tip(button)[1]
    assert button.tip and how_far(tip, button.rect) < page.layout.px(40)
    words = [w.written for w in page.root.walk() if isinstance(w, Words)]
    assert len(words) == 2 and tip.collidelist(words) == -1
    words = [each.width for each in words]
    assert max(words) < page.buttons[0].rect.width * 2, "where there are words, and not beyond"


def test_a_tip_that_can_be_read_on_the_page_is_not_shown() -> None:
    pilot = Pilot(Rows())
    first, second = pilot.scene.buttons[:2]
    for button, is_shown in ((first, True), (second, True)):
        pilot.hover_at(button.rect.center)
        pilot.wait(0.8)
        assert (pilot.scene._tip_of is button) is is_shown
    first.hint = "Whist"
    pilot.hover_at(first.rect.center)
    pilot.wait(0.8)
    assert pilot.scene._tip_of is None
