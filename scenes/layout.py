"""The measure of a window: logical units, the same at every size, and what they are in pixels."""

from dataclasses import dataclass

REFERENCE = (1280, 720)
"""The window, in logical units, that every screen is designed for."""

SMALLEST = (960, 540)
"""The smallest window, in pixels, in which everything must fit."""


@dataclass(frozen=True)
class Layout:
    """A window of `width` x `height` pixels with `scale` pixels to the logical unit.

    `text_scale` (0.8 to 1.6) is the player's own factor for the size of words.
    """

    width: int
    height: int
    scale: float
    text_scale: float = 1.0

    @classmethod
    def of(cls, size: tuple[int, int], text_scale: float = 1.0, ui_scale: float = 1.0) -> "Layout":
        """Return the layout in which the reference window just fits into a window of this size."""
        width, height = size
        scale = min(width / REFERENCE[0], height / REFERENCE[1]) * ui_scale
        return cls(width, height, scale, text_scale)

    @property
    def size(self) -> tuple[int, int]:
        """The window's width and height in pixels."""
        return self.width, self.height

    @property
    def units(self) -> tuple[float, float]:
        """The window's width and height in logical units: at least the reference window."""
        return self.width / self.scale, self.height / self.scale

    def px(self, units: float) -> int:
        """Return a length in pixels; what is not nothing is at least one pixel."""
        if units == 0:
            return 0
        return max(1, round(units * self.scale))

    def type_px(self, units: float) -> int:
        """Return a type size in pixels: the player's text size applies; never below 11."""
        return max(11, round(units * self.scale * self.text_scale))
