"""The window and the picture in it: its measure, its mode, and when its size has settled."""

from collections.abc import Callable
from dataclasses import replace

import pygame

from scenes.frame import Frame, WindowMode
from scenes.scene import Pointer
from scenes.theme import Layout
from scenes.ui.shelf import most_bytes, pictures

FRAMES_A_SECOND = 60


class Clock:
    """Wakes for the next frame; `now` gives the time in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._ticks = pygame.time.Clock()

    def next_events(self, nap: float) -> list[pygame.event.Event]:
        """Return what has happened by the next frame; while nothing does, sleep on for `nap`
        seconds.

        pygame's own wait looks a thousand times a second; sixty are enough, and cost a tenth.
        """
        wakes_at = self._now() + nap
        while True:
            self._ticks.tick(FRAMES_A_SECOND)
            events = pygame.event.get()
            if events or self._now() >= wakes_at:
                return events


SETTLED = 0.15
"""Seconds without a further change of size after which everything is laid out anew."""


class Display:
    """What scenes are drawn on: the window's own surface, or a smaller one that is stretched.

    It is smaller where the window is higher than `most_height` pixels (0: never).
    """

    def __init__(
        self, frame: Frame, text_scale: float, ui_scale: float, most_height: int = 0
    ) -> None:
        self.frame = frame
        self.text_scale = text_scale
        self.ui_scale = ui_scale
        self.most_height = most_height
        self.window = frame.open()
        self._small: pygame.Surface | None = None
        self._unsettled: float | None = None
        self.lay_out()

    # -- the measure

    @property
    def layout(self) -> Layout:
        """The measure of the window as it is now."""
        return Layout.of(self.surface.get_size(), self.text_scale, self.ui_scale)

    def lay_out(self) -> Layout:
        """Return the measure in which everything is to be laid out from now on."""
        self._unsettled = None
        self._laid_out = self.layout
        pictures.cap = most_bytes(self.surface.get_size())
        return self._laid_out

    @property
    def is_settled(self) -> bool:
        """Whether the size is not just being changed."""
        return self._unsettled is None

    def unsettle(self) -> None:
        """Wait whether the size changes further."""
        self._unsettled = 0.0

    def settles(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether everything is to be laid out anew."""
        if self._unsettled is None:
            return False
        self._unsettled += dt
        if self._unsettled < SETTLED:
            return False
        self._unsettled = None
        return self.layout != self._laid_out

    def restyle(
        self,
        text_scale: float | None,
        ui_scale: float | None,
        window_mode: WindowMode | None,
        most_height: int | None,
    ) -> bool:
        """Take the player's choices; return whether everything is to be laid out anew."""
        self.text_scale = self.text_scale if text_scale is None else text_scale
        self.ui_scale = self.ui_scale if ui_scale is None else ui_scale
        self.most_height = self.most_height if most_height is None else most_height
        is_other = window_mode is not None and window_mode is not self.frame.mode
        if is_other and window_mode is not None:
            self.frame.take(window_mode)
        return is_other or self.layout != self._laid_out

    # -- the picture

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on, of the size that is right now."""
        shown = self.window.get_surface()
        wide, high = shown.get_size()
        if not self.most_height or high <= self.most_height:
            self._small = None
            return shown
        size = round(wide * self.most_height / high), self.most_height
        if self._small is None or self._small.get_size() != size:
            self._small = pygame.Surface(size).convert(shown)
        return self._small

    def show(self) -> None:
        """Bring the picture to the screen."""
        if self._small is not None:
            shown = self.window.get_surface()
            pygame.transform.scale(self._small, shown.get_size(), shown)
        self.window.flip()

    def under(self, pointer: Pointer) -> Pointer:
        """Return what the mouse did at the place that it has in the picture."""
        if self._small is None:
            return pointer
        part = self._small.get_height() / self.window.get_surface().get_height()
        at = round(pointer.at[0] * part), round(pointer.at[1] * part)
        return replace(pointer, at=at)

    def unclip(self) -> None:
        """Let all of it be drawn on: what failed may have left only its part open."""
        for surface in (self.window.get_surface(), self.surface):
            surface.set_clip(None)
