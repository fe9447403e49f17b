"""What a frame of the map costs: where one looks at another place, only the card is laid out."""

import time
from threading import current_thread

import pygame
import pytest

from scenes.bindings import Action
from scenes.campaign.mapview import MapView
from scenes.keepsakes import KeepsakeView
from scenes.ui.backing import SPARE
from scenes.ui.text import block
from tests.scenes.opened import map_in, program_in


@pytest.fixture(scope="module")
def opened():
    """The map of a season in a window once its land is there."""
    program = program_in((1280, 720), is_live=True)
    program.app.push(program.home())
    return program.app, map_in(program.app)


def seen(app):
    app.step([], 0.05)
    return pygame.image.tobytes(app.render(), "RGB")


def test_the_mended_picture_is_the_one_that_is_drawn_anew(opened):
    app, page = opened
    marks = page.view.marks
    doings = [
        lambda: None,
        lambda: page.focus(marks[5]),
        lambda: page.focus(marks[-1]),
        lambda: page.act(Action.LEFT),
        lambda: page.act(Action.PREVIOUS),
        lambda: page.act(Action.RIGHT),
        lambda: page.focus(page._card.parent),
        lambda: page.focus(marks[2]),
    ]
    pictures = []
    for do in doings:
        do()
        mended = seen(app)
        page.repaint()
        assert pygame.image.tobytes(app.render(), "RGB") == mended
        pictures.append(mended)
    assert len(set(pictures)) > len(doings) // 2


def test_what_was_said_of_a_place_goes_with_it_and_news_stay(opened):
    _app, page = opened
    here, there = page.view.marks[:2]
    page._look_at(here)
    page.refuse("No road leads there.")
    page._look_at(there)
    assert not page.notice
    page.know(page.season, page.season, ["A star."])
    page._look_at(here)
    assert page.notice == "A star."


def test_looking_at_another_place_lays_out_the_card_alone(opened, monkeypatch):
    app, page = opened
    seen(app)
    placed, place = [], MapView.place
    monkeypatch.setattr(MapView, "place", lambda *a: (placed.append("map"), place(*a)))
    parts = painted(page, monkeypatch)
    page.focus(page.view.marks[8])
    page.update(0.0)
    app.render()
    assert not placed
    over = [part.clip(page.view.rect) for part in parts]
    assert over
    assert sum(map(area, over)) < area(page.view.rect) / 3


def test_where_water_moves_only_that_is_drawn(opened, monkeypatch):
    app, page = opened
    land = page.view._land
    land.wait()
    seen(app)
    parts = painted(page, monkeypatch)
    monkeypatch.setattr(page, "_ahead", iter(()))
    app.step([], land.next_change)
    mended = pygame.image.tobytes(app.render(), "RGB")
    water = [part.move(page.view.rect.topleft) for part in land.moving_rects]
    assert parts
    for part in parts:
        within = [whole.clip(part) for whole in water if whole.colliderect(part)]
        assert within, "nothing is painted that has no water"
        assert area(part) <= sum(map(area, within)) + SPARE * (len(within) - 1)
    assert sum(map(area, parts)) < area(page.view.rect) / 4
    page.repaint()
    assert pygame.image.tobytes(app.render(), "RGB") == mended


def test_water_waits_while_something_else_is_painted(opened):
    app, page = opened
    land = page.view._land
    land.wait()
    seen(app)
    page.update(0.0)
    page.repaint(page.view.marks[3])
    before = land._frame
    page.update(0.19)
    assert land._frame == before
    page.update(0.19)
    assert land._frame != before


def test_what_is_to_be_kept_is_drawn_where_no_frame_waits_for_it(opened, monkeypatch):
    """A card's back or a piece of cloth is one drawing, as long as two frames."""
    _app, page = opened
    drawn_by, draw = [], KeepsakeView.draw
    monkeypatch.setattr(
        KeepsakeView, "draw", lambda *a: (drawn_by.append(current_thread()), draw(*a))
    )
    for _piece in page._made_ahead():
        time.sleep(0.0001)
    assert drawn_by
    assert current_thread() not in drawn_by


def painted(page, monkeypatch):
    """The parts of the picture that are painted from now on."""
    parts, paint = [], page._paint
    monkeypatch.setattr(page, "_paint", lambda p, part: (parts.append(part), paint(p, part)))
    return parts


def area(rect):
    return rect.width * rect.height


def test_the_cards_of_all_places_are_made_ahead(opened, monkeypatch):
    app, page = opened
    for _piece in page._ahead:
        pass
    before = block.cache_info().misses
    for mark in page.view.marks:
        page.focus(mark)
        seen(app)
    foot = 3  # Why no road leads there, and what the keys do.
    assert block.cache_info().misses <= before + foot
    monkeypatch.setattr(page, "_ahead", iter((1, 2)))
    app.step([], 0.02)
    assert list(page._ahead) == [2]
