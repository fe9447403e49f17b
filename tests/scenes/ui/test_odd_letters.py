"""Letters that have no width of their own never end the program; signs made of two keep theirs."""

import pygame
import pytest

from scenes.ui.letters import exact_width
from scenes.ui.text import Face, Type, line
from tests.loops import over


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.parametrize("text", ["\ufe0f", "\u202e", "\u200b", "\u0301", ""])
def test_a_line_of_marks_without_width_is_drawn_as_nothing(text):
    assert line(text, Type(Face.SANS, 20, (255, 255, 255))).get_height() > 0


@over("face", Face)
@over("sign", ["“", "”", "„", "…", "%", "½", '"'])
def test_no_letter_stands_on_a_sign_made_of_two(sign, face):
    px = 100
    alone = exact_width(sign, face, px) + exact_width("n", face, px)
    assert exact_width(f"{sign}n", face, px) > alone - 0.12 * px
