"""Letters that have no width of their own never end the program."""

import pygame
import pytest

from scenes.ui.text import Face, Type, line


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.parametrize("text", ["\ufe0f", "\u202e", "\u200b", "\u0301", ""])
def test_a_line_of_marks_without_width_is_drawn_as_nothing(text):
    assert line(text, Type(Face.SANS, 20, (255, 255, 255))).get_height() > 0
