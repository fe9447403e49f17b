"""The map of the road in windows of every shape: it ends where the land ends."""

import pygame
import pytest

from game.session.store import Store
from scenes.app import App
from scenes.campaign.worldmap import world_map
from scenes.preferences import Preferences
from scenes.program import Program
from tests.scenes.opened import map_in
from tests.scenes.thinking import thinker


@pytest.mark.parametrize("size", [(1000, 1000), (1800, 640), (2560, 600), (1280, 720)])
def test_nothing_is_seen_beyond_the_edge_of_the_map(size):
    app = App(size, guarded=False)
    program = Program(app, Store.in_memory(), thinker(), Preferences())
    app.push(program.home())
    page = map_in(app)
    app.step([], 0.01)
    view, land = page.view, page.view._land
    whole = land.in_window(pygame.FRect((0, 0), world_map().drawn.size))
    assert whole.contains(pygame.Rect((0, 0), view.rect.size))
    assert all(view.rect.contains(mark.rect) for mark in view.marks)
    is_short, is_narrow = (
        view.rect.bottom < size[1],
        view.rect.right < page.root.card.rect.left - 20,
    )
    assert (is_short, is_narrow) == (size == (1000, 1000), size == (2560, 600))
    program.store.close()
