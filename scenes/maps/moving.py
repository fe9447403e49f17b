"""A land in one window: one picture baked for it, and the little that moves in it.

The map is drawn in its own pixels, then made as large as the window needs; a frame is one blit.
What moves (water, fire, banners) does so a few times a second, in patches of that picture.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import takewhile

import pygame

from scenes.maps.canvas import Canvas, Land, Patch
from scenes.theme import Colour

DAYLIGHT: Colour = (255, 255, 255)
"""The light in which everything has its own colours."""

MOST_WAIT = 0.2
"""Seconds for which a land stands still at most while other things are painted."""

Mark = tuple[pygame.Surface, tuple[int, int]]

threads = ThreadPoolExecutor(1, "field")
"""Where pictures of lands are made while others are seen."""


class MovingLand:
    """The picture of one land in one window: `board` is where its board goes, in pixels.

    Where it does not move, or until the frames have been made, nothing moves.
    """

    def __init__(
        self,
        land: Land,
        size: tuple[int, int],
        board: pygame.Rect,
        *,
        moves: bool = True,
        light: Colour = DAYLIGHT,
    ) -> None:
        """`light` is what its colours are multiplied by."""
        self.size = size
        self.board = pygame.Rect(board)
        self.moving_rects: list[pygame.Rect] = []
        """What changes when the frame does, in pixels of the window."""
        self._step = land.step / 1000
        self._canvas = Canvas(land, self.board, size)
        self._frame, self._since = 0, 0.0
        self._light = light
        self.picture = self._lit(self._canvas.picture())
        self._marks: Sequence[Mark] = ()
        self._frames: Future[list[list[Patch]]] | None = None
        self._is_dropped = False
        self._moves = moves and self._canvas.rounds > 1
        if not self._moves:
            self._canvas.forget()

    def in_window(self, box: pygame.FRect | pygame.Rect) -> pygame.Rect:
        """Return where a rectangle of the map is in the window."""
        return self._canvas.in_window(box)

    # -- time

    @property
    def next_change(self) -> float:
        """How many seconds it is to the next frame; infinite where nothing moves."""
        if self._patches is None:
            return math.inf
        return max(0.0, self._step - self._since)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether another frame is seen than before."""
        patches = self._patches
        if patches is None:
            return False
        self._since += dt
        step = self._step
        if self._since < step:
            return False
        self._frame = (self._frame + int(self._since / step)) % len(patches)
        self._since %= step
        self.picture.blits([(patch, rect.topleft) for patch, rect in patches[self._frame]])
        return True

    def begin(self) -> None:
        """Have the frames made: the field is seen from now on."""
        if self._moves and self._frames is None and not self._is_dropped:
            self._frames = threads.submit(self._make_frames)

    def drop(self) -> None:
        """Make no more frames, and give back those there are: another picture takes its place."""
        self._is_dropped = True
        if self._frames is None or self._frames.cancel() or self._frames.done():
            self._canvas.forget()
        self._frames = None

    def wait(self) -> None:
        """Wait until the frames have been made."""
        self.begin()
        if self._frames is not None:
            self._frames.result()

    @property
    def _patches(self) -> Sequence[Sequence[Patch]] | None:
        if self._frames is None or not self._frames.done():
            return None
        patches = self._frames.result()
        if not self.moving_rects:
            self.moving_rects = [rect for _patch, rect in patches[0]]
            self._mark_patches(patches)
        return patches

    def _make_frames(self) -> list[list[Patch]]:
        drawn = takewhile(lambda _frame: not self._is_dropped, self._canvas.frames())
        frames = [[(self._lit(patch), rect) for patch, rect in frame] for frame in drawn]
        if self._is_dropped:
            self._canvas.forget()
        return frames

    # -- the picture

    def _lit(self, picture: pygame.Surface) -> pygame.Surface:
        """Have a picture lie in the light, once and for all, and return it."""
        if self._light != DAYLIGHT:
            picture.fill(self._light, special_flags=pygame.BLEND_RGB_MULT)
        return picture

    def mark(self, marks: Sequence[Mark]) -> None:
        """Put marks on the ground, once: they stay on it whatever moves below them."""
        self._marks = marks
        self.picture.blits(marks)

    def _mark_patches(self, patches: Sequence[Sequence[Patch]]) -> None:
        places = [mark.get_rect(topleft=at) for mark, at in self._marks]
        for number, whole in enumerate(self.moving_rects):
            under = whole.collidelistall(places)
            for frame in patches:
                frame[number][0].blits(
                    [(self._marks[k][0], places[k].move(-whole.left, -whole.top)) for k in under]
                )

    def draw(self, surface: pygame.Surface, part: pygame.Rect | None = None) -> None:
        """Draw the battlefield over the whole surface, or over a part of it."""
        if part is None:
            surface.blit(self.picture, (0, 0))
        else:
            surface.blit(self.picture, part, part)
