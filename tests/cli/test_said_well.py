"""What the command line says of odd values, of who plays, and where there is no display."""

import os

import pygame
import pytest

from game.core.words import use_language
from scenes.shot import draw, take_shot
from scenes.window import open_window


@pytest.fixture
def german():
    use_language("de")
    yield
    use_language("")


def test_a_value_that_looks_like_an_option_is_refused_as_a_value(run):
    answer = run("shot", "title", "a.png", "--size", "-5x5")
    assert answer.code == 2 and "The size “-5x5” is not WIDTHxHEIGHT" in answer.err
    assert "needs a value" in run("shot", "title", "a.png", "--size").err
    assert "needs a value" in run("shot", "title", "a.png", "--size", "--text", "100").err


def test_allowed_numbers_are_told_in_order(run):
    assert "it is one of 0, 1, 2, 4." in run("play", "bridge", "--option", "jokers=9").err


def test_the_first_line_names_levels_in_words(run):
    seats = "human,club,expert+bold,race:5"
    told = run("--language", "de", "play", "whist", "--text", "--seats", seats, typed="quit\n")
    use_language("")
    assert ": Sie, " in told.lines[0] and "(Vereinsspieler)" in told.lines[0]
    assert "(Experte, kühn)" in told.lines[0] and "(race:5)" in told.lines[0]


def test_a_picture_is_in_the_language_in_use(german, tmp_path):
    take_shot("settings", tmp_path / "a.png", (640, 360))
    found = pygame.image.load(tmp_path / "a.png")
    use_language("")
    assert pygame.image.tobytes(found, "RGB") != pygame.image.tobytes(
        draw("settings", (640, 360)), "RGB"
    )


def test_where_there_is_no_display_the_text_is_pointed_to(home, monkeypatch, capsys):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr("pygame.display.get_driver", lambda: "offscreen")
    assert open_window() == 1 and not home.exists()
    assert "`main.py play whist --text` needs none" in capsys.readouterr().err


def test_where_no_folder_can_be_nothing_is_said_to_be_empty(run, monkeypatch):
    monkeypatch.setenv("TRICKHOLD_HOME", f"{os.devnull}/x")
    for asked in (("matches",), ("stats",), ("play", "--resume")):
        answer = run(*asked)
        assert answer.code == 2 and "cannot be used (Not a directory)" in answer.err
        assert not answer.out, asked
