"""What a scene shows at first, made in pieces while what was seen before it stays on the screen."""

from collections.abc import Callable, Iterator
from typing import Any

from scenes.scene import Scene

BUDGET = 0.003
"""Seconds of a frame that are spent on pieces, one at the least; the last may take longer."""


LONG = 0.002
"""Seconds of a step after which the picture is drawn in the next frame: there both have room."""


class Rehearsal:
    """Lets a new scene make its pieces, so many in each frame as there is time for."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._scene: Scene[Any] | None = None
        self._pieces: Iterator[None] | None = None
        self._size = (0, 0)
        self._has_put_off = False

    def puts_off(self, took: float) -> bool:
        """Return whether to draw only in the next frame, after a step that `took` so many seconds.

        A picture is put off once, whatever the next step takes.
        """
        self._has_put_off = took > LONG and not self._has_put_off
        return self._has_put_off

    def begin(self, scene: Scene[Any]) -> None:
        """Begin with a scene that has just been put up."""
        self._scene, self._pieces = scene, None

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to make."""
        return self._scene is None

    def go_on(
        self, top: Scene[Any], pieces: Callable[[], Iterator[None]], size: tuple[int, int]
    ) -> None:
        """Make one piece or more, if the scene is still on `top` and the window of one size."""
        if self._scene is not top:
            self._scene = None
        elif self._pieces is None:
            self._pieces, self._size = pieces(), size
        elif self._size != size:
            self._scene = None
        left, until = self._pieces, self._now() + BUDGET
        while self._scene is top and left is self._pieces:
            if left is None or next(left, self) is self:
                self._scene = None
            if self._now() >= until:
                return
