"""One screen fades into the next: the old picture, fainter and fainter, over the new one."""

import pygame

FADES_IN = 0.18
"""Seconds from the old picture to the new one."""
STEPS = 6
"""In how many steps: each frame has no time for one."""


class Fade:
    """The picture that goes. Between fades it holds nothing and costs nothing."""

    def __init__(self) -> None:
        self._old: pygame.Surface | None = None
        self._left = 0.0
        self._strength = 255
        """How strong the picture is by now, of 255."""

    def begin(self, surface: pygame.Surface) -> None:
        """Keep the picture; a fade that is under way goes on from what is seen.

        A picture that has been multiplied by its alpha channel is laid over another twice as fast
        as one that is to be, and to be made fainter by that itself takes little.
        """
        self._old, self._strength = surface.convert_alpha(), 255
        self._left = FADES_IN

    def end(self) -> None:
        """Show the new picture alone from the next update on."""
        self._left = 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; return whether the picture changed."""
        if self._old is None:
            return False
        self._left -= dt
        if self._left <= 0:
            self._old = None
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Lay what is left of the old picture over the new one."""
        if self._old is None or self._old.get_size() != surface.get_size():
            return
        strength = 255 * round(STEPS * self._left / FADES_IN) // STEPS
        if strength < self._strength:
            part = round(255 * strength / self._strength)
            self._old.fill((part, part, part, part), special_flags=pygame.BLEND_RGBA_MULT)
            self._strength = strength
        surface.blit(self._old, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
