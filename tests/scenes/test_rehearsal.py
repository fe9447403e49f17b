"""A scene is made in pieces before it is first seen."""

from itertools import count, pairwise

import pygame
import pytest

from scenes.app import App
from scenes.table.plate import Plate
from scenes.ui.containers import Group
from scenes.ui.dialog import Confirm
from scenes.ui.page import Page
from scenes.ui.shelf import pictures
from tests.scenes.ui.gallery import Gallery


@pytest.fixture
def opened():
    """Apps whose clock goes on by a second with each look at it: there is time for one piece."""
    apps = []

    def open_app(*, in_pieces):
        clock = map(float, count())
        app = App((960, 540), guarded=False, in_pieces=in_pieces, now=clock.__next__)
        apps.append(app)
        return apps[-1]

    yield open_app
    for app in apps:
        app.window.destroy()


def picture(app):
    return pygame.image.tobytes(app.surface, "RGB")


def test_the_first_picture_only_puts_together_what_has_been_made(opened):
    pictures.clear()
    app = opened(in_pieces=True)
    app.push(Gallery())
    before, steps = picture(app), 0
    while not app.step([], 0):
        assert picture(app) == before, "nothing is seen of what is being made"
        steps += 1
    made = len(pictures)
    app.render()
    # The cloth and what stands at the foot are no widgets.
    assert len(pictures) - made < made / 10
    assert steps > 20


def test_what_is_made_in_pieces_looks_no_different(opened):
    seen = []
    for in_pieces in (False, True):
        app = opened(in_pieces=in_pieces)
        for scene in (Gallery(), Confirm("Leave?", ["It is kept."], "Leave")):
            app.push(scene)
            while not app.step([], 0):
                pass
            app.render()
        seen.append(picture(app))
    assert seen[0] == seen[1]


def test_a_scene_that_goes_or_a_window_that_changes_ends_what_is_being_made(opened):
    app = opened(in_pieces=True)
    app.push(Gallery())
    assert not app.step([], 0)
    app.window.size = 1000, 600
    assert [app.step([], 0), app.step([], 0)] == [False, True], "put off, as any long step is"
    app.push(over := Confirm("Leave?", ["It is kept."], "Leave"))
    assert not app.step([], 0)
    over.done(False)
    app.step([], 0)
    assert [app.step([], 0), app.step([], 0)] == [False, True]


def test_after_a_step_that_took_long_the_next_frame_draws(opened):
    """Here each look at the clock takes a second, so every step is long."""
    app = opened(in_pieces=True)
    app.push(gallery := Gallery())
    while not app.step([], 0):
        pass
    app.render()
    for _again in range(2):
        gallery.repaint()
        assert [app.step([], 0), app.step([], 0)] == [False, True], "put off, but only once"
        app.render()


def test_a_plate_is_made_picture_by_picture(opened):
    """A face, a board with its shadow, four kinds of type: together they took two frames."""
    pictures.clear()
    app = opened(in_pieces=True)
    plate = Plate(0, "Ana Maria", "You")
    page = Page()
    page.build = lambda: Group(plate)
    app.push(page)
    plate.place(page.style, pygame.Rect(40, 40, 260, 72))
    made = []
    while not app.step([], 0):
        made.append(len(pictures))
    steps = [after - before for before, after in pairwise(made)]
    assert sum(steps) >= 8
    assert max(steps) <= 3
    before = len(pictures)
    plate.draw(app.surface)
    assert len(pictures) == before
