"""A hint beside a control covers no other control where there is room for it elsewhere."""

import pygame
import pytest

from scenes.ui.notices import tip_place

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
