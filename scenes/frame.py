"""The window on the screen: in a frame, over the whole screen, or as the screen's only picture."""

from enum import StrEnum

import pygame

from scenes.theme import SMALLEST


class WindowMode(StrEnum):
    """How the window stands on the screen."""

    WINDOWED = "windowed"
    BORDERLESS = "borderless"
    """As large as the screen and without a frame; other windows can come before it."""
    FULLSCREEN = "fullscreen"
    """The screen is the program's alone."""


class Frame:
    """Opens the window and changes its mode; `size` in pixels is that of the window in a frame."""

    def __init__(self, size: tuple[int, int], mode: WindowMode) -> None:
        self.mode = mode
        self._size = size
        self._filling = WindowMode.BORDERLESS if mode is WindowMode.WINDOWED else mode
        self._window: pygame.Window | None = None

    def open(self) -> pygame.Window:
        """Return the window, opened in the mode."""
        self._window = pygame.Window("Trickhold", self._size, resizable=True)
        self._window.minimum_size = SMALLEST
        self._fill(self._window)
        return self._window

    def take(self, mode: WindowMode) -> None:
        """Change the open window to another mode; back in its frame it has its old size."""
        window = self._window
        assert window is not None
        if self.mode is WindowMode.WINDOWED:
            self._size = window.size
        self.mode = mode
        if mode is WindowMode.WINDOWED:
            window.set_windowed()
            window.size = self._size
        else:
            self._filling = mode
            self._fill(window)

    def toggle(self) -> None:
        """Fill the screen as it was filled last, or go back into the frame."""
        is_windowed = self.mode is WindowMode.WINDOWED
        self.take(self._filling if is_windowed else WindowMode.WINDOWED)

    def _fill(self, window: pygame.Window) -> None:
        if self.mode is WindowMode.FULLSCREEN:
            # The picture is to have as many points as the screen: no other mode of it is asked for.
            window.set_windowed()
            window.size = pygame.display.get_desktop_sizes()[0]
        if self.mode is not WindowMode.WINDOWED:
            window.set_fullscreen(desktop=self.mode is WindowMode.BORDERLESS)
