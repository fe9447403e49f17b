import os
from typing import Any

import pygame
import pytest

from scenes.maps.canvas import Canvas
from tests.scenes.thinking import thinker

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

MOST_LANDS = 6
"""So many pictures of lands are held at once; one may be as large as 33 MB."""


@pytest.fixture(autouse=True)
def one_thinker(monkeypatch):
    """Let whoever draws screens ask the process that all other tests ask."""
    monkeypatch.setattr("scenes.studio.Thinker", thinker)


class Painted:
    """Paints a land for a window once, for all programs that show it there."""

    def __init__(self) -> None:
        self._paint = Canvas.picture
        self._kept: dict[object, tuple[Any, pygame.Surface, pygame.Surface]] = {}

    def picture(self, canvas: Canvas) -> pygame.Surface:
        key = id(canvas.land.stamps), tuple(canvas.board), canvas.size
        if key not in self._kept:
            whole = self._paint(canvas)
            self._kept[key] = canvas.land, canvas._base.copy(), whole.copy()
            if len(self._kept) > MOST_LANDS:
                del self._kept[next(iter(self._kept))]
            return whole
        _land, base, whole = self._kept[key]
        canvas._base = base.copy()
        return whole.copy()


_painted = Painted()


@pytest.fixture(autouse=True)
def lands_painted_once(request, monkeypatch):
    """A land takes as long as all else that a screen shows. How it is painted has its own tests."""
    if request.path.name != "test_field.py":
        monkeypatch.setattr(Canvas, "picture", lambda canvas: _painted.picture(canvas))
