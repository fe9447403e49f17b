"""Draws the cards on the stage: what lies still is drawn once, what moves is drawn each frame."""

from collections.abc import Iterable
from math import cos, pi
from typing import Protocol

import pygame

from scenes.anim.stage import Stage
from scenes.anim.timeline import Place
from scenes.ui.layout import Layout

HEIGHT_STEP = 6
"""Cards on the move are drawn in heights of so many pixels apart, so that pictures are shared."""


class Art(Protocol):
    """Where the pictures of cards come from."""

    def sprite(
        self, code: str | None, height: int, angle: float = 0.0, look: str = "plain"
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return a card's picture with its shadow, and what to add to the card's middle to get
        the picture's upper left corner; None is a back."""


class CardLayer:
    """Paints a stage of cards over a ground."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self.glowing: frozenset[str] = frozenset()
        """The keys of cards that stand out, such as the one that has the focus."""
        self._baked: pygame.Surface | None = None
        self._baked_of: object = None

    def forget(self) -> None:
        """Draw everything afresh, as after a change of size or of pictures."""
        self._baked = self._baked_of = None

    def draw(
        self, surface: pygame.Surface, ground: pygame.Surface, stage: Stage, layout: Layout
    ) -> None:
        """Draw the ground, then the cards, those that lie higher over the others."""
        moving = stage.moving
        floor = min((stage.shown[key].z for key in moving), default=float("inf"))
        lying = {k: p for k, p in stage.shown.items() if p.z < floor and k not in moving}
        still = (id(ground), self.glowing, tuple(lying.items()))
        if still != self._baked_of or self._baked is None:
            self._baked = ground.copy()
            self._paint(self._baked, lying.items(), layout)
            self._baked_of = still
        surface.blit(self._baked, (0, 0))
        live = ((key, place) for key, place in stage.shown.items() if key not in lying)
        self._paint(surface, live, layout)

    def _paint(
        self, surface: pygame.Surface, cards: Iterable[tuple[str, Place]], layout: Layout
    ) -> None:
        blits = []
        for key, place in sorted(cards, key=lambda each: each[1].z):
            if place.alpha > 0:
                blits.append(self._picture(key, place, layout))
        surface.fblits(blits)

    def _picture(
        self, key: str, place: Place, layout: Layout
    ) -> tuple[pygame.Surface, tuple[float, float]]:
        height = layout.px(place.height)
        if place.height != round(place.height):
            height = max(HEIGHT_STEP, round(height / HEIGHT_STEP) * HEIGHT_STEP)
        x, y = place.x * layout.scale, place.y * layout.scale
        code = key if place.face >= 0.5 and "#" not in key and " " not in key else None
        if 0 < place.face < 1:
            return self._turning(code, height, place.face, (x, y))
        look = "dim" if place.dim > 0.5 else "glow" if key in self.glowing else "plain"
        picture, corner = self.art.sprite(code, height, place.turn, look)
        return picture, (round(x) + corner[0], round(y) + corner[1])

    def _turning(
        self, code: str | None, height: int, face: float, at: tuple[float, float]
    ) -> tuple[pygame.Surface, tuple[float, float]]:
        """Return a card seen almost from its edge while it turns over."""
        picture, corner = self.art.sprite(code, height)
        part = max(0.06, abs(cos(pi * face)))
        wide = max(1, round(picture.get_width() * part))
        thin = pygame.transform.scale(picture, (wide, picture.get_height()))
        return thin, (round(at[0] + corner[0] * part), round(at[1]) + corner[1])
