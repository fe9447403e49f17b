"""Draws the cards on the stage: what lies still is drawn once, what moves is drawn each frame."""

from collections.abc import Iterable, Iterator
from math import cos, pi
from typing import Protocol

import pygame

from scenes.anim.stage import Stage
from scenes.anim.timeline import Place
from scenes.ui.layout import Layout

NEW_PICTURES = 1
"""How many new pictures of cards may be made in one frame while others can stand in for them."""

Sprite = tuple[pygame.Surface, tuple[int, int]]


class Art(Protocol):
    """Where the pictures of cards come from."""

    def sprite(
        self, code: str | None, height: int, angle: float = 0.0, look: str = "plain"
    ) -> Sprite:
        """Return a card's picture with its shadow, and what to add to the card's middle to get
        the picture's upper left corner; None is a back."""

    def has_sprite(self, code: str | None, height: int, angle: float, look: str) -> bool:
        """Return whether a picture is at hand, so that it costs no time."""


class CardLayer:
    """Paints a stage of cards over a ground."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self.glowing: frozenset[str] = frozenset()
        """The keys of cards that stand out, such as the one that has the focus."""
        self._baked: pygame.Surface | None = None
        self._baked_of: object = None
        self._latest: dict[str, Sprite] = {}
        self._expected: Iterator[None] = iter(())
        self._left = 0
        self.is_behind = False
        """Whether a picture stood in for another in the last drawing: draw again soon."""

    def forget(self) -> None:
        """Draw everything afresh, as after a change of size or of pictures."""
        self._baked = self._baked_of = None
        self._latest.clear()

    def expect(self, coming: dict[str, Place], layout: Layout) -> None:
        """Make the pictures of cards that will soon be seen, one a frame."""
        wanted = [(key, place) for key, place in coming.items() if _is_face(key)]
        self._expected = self._make(wanted, layout)

    def _make(self, wanted: list[tuple[str, Place]], layout: Layout) -> Iterator[None]:
        for key, place in wanted:
            for turn in (place.turn, 0.0):
                if not self.art.has_sprite(key, layout.px(place.height), turn, "plain"):
                    self.art.sprite(key, layout.px(place.height), turn)
                    yield

    def draw(
        self, surface: pygame.Surface, ground: pygame.Surface, stage: Stage, layout: Layout
    ) -> None:
        """Draw the ground, then the cards, those that lie higher over the others."""
        self._left = NEW_PICTURES
        self.is_behind = False
        moving = stage.moving
        floor = min((stage.shown[key].z for key in moving), default=float("inf"))
        lying = {k: p for k, p in stage.shown.items() if p.z < floor and k not in moving}
        still = (id(ground), self.glowing, tuple(lying.items()))
        if still != self._baked_of or self._baked is None:
            self._baked = ground.copy()
            self._paint(self._baked, lying.items(), layout)
            self._baked_of = None if self.is_behind else still
        surface.blit(self._baked, (0, 0))
        live = [(key, place) for key, place in stage.shown.items() if key not in lying]
        self._paint(surface, live, layout)
        if self._left == NEW_PICTURES:
            next(self._expected, None)

    def _paint(
        self, surface: pygame.Surface, cards: Iterable[tuple[str, Place]], layout: Layout
    ) -> None:
        seen = [(key, place) for key, place in cards if place.is_seen]
        seen.sort(key=lambda each: each[1].z)
        surface.fblits([self._picture(key, place, layout) for key, place in seen])

    def _picture(
        self, key: str, place: Place, layout: Layout
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        height = layout.px(place.height)
        x, y = place.x * layout.scale, place.y * layout.scale
        code = key if place.face >= 0.5 and _is_face(key) else None
        if 0 < place.face < 1:
            picture, corner = self._sprite(key, code, height, 0.0, "plain")
            thin = max(0.06, abs(cos(pi * place.face))) * place.scale
            return _squeezed(picture, corner, (x, y), thin, place.scale)
        look = "dim" if place.dim > 0.5 else "glow" if key in self.glowing else "plain"
        picture, corner = self._sprite(key, code, height, place.turn, look)
        if place.scale != 1.0:
            return _squeezed(picture, corner, (x, y), place.scale, place.scale)
        return picture, (round(x) + corner[0], round(y) + corner[1])

    def _sprite(self, key: str, code: str | None, height: int, turn: float, look: str) -> Sprite:
        """Return the picture, or for a frame or two the one drawn last, lest frames take long."""
        latest = f"{key} {height}" if code else f"back {height}"
        if not self.art.has_sprite(code, height, turn, look):
            if self._left <= 0 and latest in self._latest:
                self.is_behind = True
                return self._latest[latest]
            self._left -= 1
        sprite = self.art.sprite(code, height, turn, look)
        self._latest[latest] = sprite
        return sprite


def _is_face(key: str) -> bool:
    """Whether a key is that of a card that is seen, not of a back or of the pack."""
    return "#" not in key and " " not in key


def _squeezed(
    picture: pygame.Surface,
    corner: tuple[int, int],
    at: tuple[float, float],
    across: float,
    down: float,
) -> tuple[pygame.Surface, tuple[int, int]]:
    size = max(1, round(picture.get_width() * across)), max(1, round(picture.get_height() * down))
    squeezed = pygame.transform.scale(picture, size)
    return squeezed, (round(at[0] + corner[0] * across), round(at[1] + corner[1] * down))
