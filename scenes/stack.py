"""The scenes that are up: the player uses the one on top, and sees those it does not cover."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pygame

from scenes.rehearsal import Rehearsal
from scenes.scene import Cover, Host, Scene
from scenes.theme import Layout
from scenes.ui.shapes import veiled

R = TypeVar("R")

UNSEEN = (0, 0, 0, 0)
"""The part of a surface that is drawn on where only the pictures are wanted that are made."""


class Stack:
    """Scenes from the bottom to the top, each with whom to tell its result.

    With a `rehearsal` what takes time to draw is made before a scene is first seen.
    """

    def __init__(self, rehearsal: Rehearsal | None = None) -> None:
        self._rehearsal = rehearsal
        self._rows: list[tuple[Scene[Any], Callable[[Any], object] | None]] = []
        self._backdrops: dict[int, pygame.Surface] = {}
        self._kept_for: object = None
        """Which device was in use, and the theme, when what is behind a veil was kept."""

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def scenes(self) -> tuple[Scene[Any], ...]:
        """All scenes, from the bottom to the top."""
        return tuple(scene for scene, _on_result in self._rows)

    @property
    def top(self) -> Scene[Any]:
        """The scene that the player is using."""
        return self._rows[-1][0]

    def push(
        self,
        scene: Scene[R],
        on_result: Callable[[R], object] | None,
        host: Host,
        layout: Layout,
    ) -> None:
        """Put a scene on top and let it begin."""
        if self._rows:
            self.top.held.clear()
            self.top.put_back()
            self.top.pause()
        self._rows.append((scene, on_result))
        scene.host = host
        scene.resize(layout)
        if self._rehearsal is not None:
            self._rehearsal.begin(scene)
        scene.enter()

    def pop_finished(self) -> bool:
        """Take away the scenes that are done, tell who put them up, wake the one below.

        Return whether any has gone.
        """
        has_gone = False
        while self._rows and self.top.is_done:
            scene, on_result = self._rows.pop()
            self._backdrops.clear()
            has_gone = True
            scene.leave()
            depth = len(self._rows)
            if on_result is not None:
                on_result(scene.result)
            if self._rows and len(self._rows) == depth:
                self.top.resume()
        return has_gone

    def drop_to_first(self) -> None:
        """Take away all scenes but the first without a word: one of them has failed."""
        del self._rows[1:]
        self._backdrops.clear()

    def clear(self) -> None:
        """End every scene, from the top."""
        while self._rows:
            self._rows.pop()[0].leave()

    def resize(self, layout: Layout) -> None:
        """Give every scene a new measure of the window."""
        self._backdrops.clear()
        for scene in self.scenes:
            scene.resize(layout)

    def reword(self) -> None:
        """Let every scene say its words anew."""
        self._backdrops.clear()
        for scene in self.scenes:
            scene.reword()

    def keep(self) -> None:
        """Let every scene keep what it has: the program may end."""
        for scene in self.scenes:
            scene.keep()

    def focus_lost(self) -> None:
        """Tell every scene that the window is not the one in use: no key will be heard to rise."""
        for scene in self.scenes:
            scene.held.clear()
            scene.put_back()
            scene.focus_lost()

    def focus_gained(self) -> None:
        """Tell every scene that the window is in use again."""
        for scene in self.scenes:
            scene.focus_gained()

    def draw(self, surface: pygame.Surface, host: Host, layout: Layout) -> None:
        """Draw what can be seen; what is behind a veil is drawn once and kept."""
        if self._rows:
            self._follow(host)
            self._draw_up_to(len(self._rows) - 1, surface, host, layout)

    def _follow(self, host: Host) -> None:
        """Keep nothing that shows the rings and keys of a device that is no longer in use."""
        of = host.uses_pointer, host.uses_pad, host.theme
        if of != self._kept_for:
            self._kept_for = of
            self._backdrops.clear()

    # -- the first picture, in pieces

    @property
    def is_ready(self) -> bool:
        """Whether the scene on top, if there is one, can be drawn without a pause."""
        if not self._rows:
            return True
        rehearsal = self._rehearsal
        is_rehearsed = rehearsal is None or (rehearsal.is_over and not self.top.has_newcomers)
        return self.top.is_ready and is_rehearsed

    def puts_off(self, took: float) -> bool:
        """Return whether to draw only in the next frame, after a step of so many seconds."""
        return self._rehearsal is not None and self._rehearsal.puts_off(took)

    def go_on(self, surface: pygame.Surface, host: Host, layout: Layout) -> None:
        """Make a little more of what the scene on top will show at first."""
        if self._rehearsal is not None and self._rows and self.top.is_ready:
            if self._rehearsal.is_over and self.top.has_newcomers:
                self._rehearsal.begin(self.top)
            self._rehearsal.go_on(
                self.top, lambda: self._pieces(surface, host, layout), layout.size
            )

    def _pieces(self, surface: pygame.Surface, host: Host, layout: Layout) -> Iterator[None]:
        """Draw what is behind a veil on the surface, then the scene so that nothing is seen."""
        scene, index = self.top, len(self._rows) - 1
        self._follow(host)
        if scene.cover is not Cover.OPAQUE and index > 0:
            self._draw_up_to(index - 1, surface, host, layout)
            yield
            self._keep_behind(index, surface, host, layout)
            yield
        surface.set_clip(UNSEEN)
        for _piece in scene.pieces(surface):
            surface.set_clip(None)
            yield
            surface.set_clip(UNSEEN)
        surface.set_clip(None)

    def _keep_behind(
        self, index: int, surface: pygame.Surface, host: Host, layout: Layout
    ) -> pygame.Surface:
        """Keep what has been drawn on the surface, as it is seen behind a scene."""
        is_veiled = self._rows[index][0].cover is Cover.VEIL
        backdrop = veiled(surface, host.theme, layout) if is_veiled else surface.copy()
        self._backdrops[index] = backdrop
        return backdrop

    def _draw_up_to(self, index: int, surface: pygame.Surface, host: Host, layout: Layout) -> None:
        scene = self._rows[index][0]
        if scene.cover is not Cover.OPAQUE and index > 0:
            backdrop = self._backdrops.get(index)
            if backdrop is None:
                self._draw_up_to(index - 1, surface, host, layout)
                backdrop = self._keep_behind(index, surface, host, layout)
            surface.blit(backdrop, (0, 0))
        scene.draw(surface)
