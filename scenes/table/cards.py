"""Draws the cards on the stage: what lies still is drawn once, what moves is drawn each frame."""

from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from math import cos, pi
from typing import Protocol

import pygame

from scenes.anim.stage import Stage
from scenes.anim.timeline import Place
from scenes.ui.layout import Layout

Sprite = tuple[pygame.Surface, tuple[int, int]]
Blit = tuple[pygame.Surface, tuple[int, int]]
"""A picture and where its upper left corner goes."""


class Art(Protocol):
    """Where the pictures of cards come from."""

    def sprite(
        self, code: str | None, height: int, angle: float = 0.0, look: str = "plain"
    ) -> Sprite:
        """Return a card's picture with its shadow, and what to add to the card's middle to get
        the picture's upper left corner; None is a back."""

    def has_sprite(self, code: str | None, height: int, angle: float, look: str) -> bool:
        """Return whether a picture is at hand, so that it costs no time."""


class Maker:
    """Makes pictures of cards on another thread, so that no frame has to wait for one.

    Without a thread, pictures are made when they are drawn, and each drawing is complete.
    """

    def __init__(self, art: Art, *, in_background: bool) -> None:
        self.art = art
        self._thread = ThreadPoolExecutor(1, "cards") if in_background else None
        self._pending: dict[tuple[str | None, int, float, str], Future[Sprite]] = {}

    def has(self, code: str | None, height: int, turn: float, look: str) -> bool:
        """Return whether the picture can be drawn now; if not, it will be made."""
        if self._thread is None or self.art.has_sprite(code, height, turn, look):
            return True
        wanted = code, height, turn, look
        self._pending = {key: made for key, made in self._pending.items() if not made.done()}
        if wanted not in self._pending:
            self._pending[wanted] = self._thread.submit(self.art.sprite, *wanted)
        return False


class CardLayer:
    """Paints a stage of cards over a ground.

    The cards at rest are kept as one picture with the ground; where one of them changes, only
    the place of the change is painted again.
    """

    def __init__(self, art: Art, *, in_background: bool = False) -> None:
        self._in_background = in_background
        self.glowing: frozenset[str] = frozenset()
        """The keys of cards that stand out, such as the one that has the focus."""
        self.is_behind = False
        """Whether a picture stood in for another in the last drawing: draw again soon."""
        self.take(art)

    def take(self, art: Art) -> None:
        """Draw everything afresh, as after a change of size or of pictures."""
        self._maker = Maker(art, in_background=self._in_background)
        self._baked: pygame.Surface | None = None
        self._ground: pygame.Surface | None = None
        self._lying: dict[str, Blit] = {}
        self._latest: dict[str, tuple[int, Sprite]] = {}
        self._largest: dict[str, tuple[int, Sprite]] = {}

    def expect(self, coming: Mapping[str, Place], layout: Layout) -> None:
        """Have the pictures of cards made that will soon be seen."""
        for key, place in coming.items():
            if _is_face(key):
                for turn in (0.0, place.turn):
                    self._maker.has(key, layout.px(place.height), turn, "plain")

    def draw(
        self, surface: pygame.Surface, ground: pygame.Surface, stage: Stage, layout: Layout
    ) -> None:
        """Draw the ground, then the cards, those that lie higher over the others."""
        self.is_behind = False
        moving = stage.moving
        floor = min((stage.shown[key].z for key in moving), default=float("inf"))
        lying: dict[str, Blit] = {}
        live: list[Blit] = []
        for key, place in sorted(stage.shown.items(), key=lambda each: each[1].z):
            if not place.is_seen:
                continue
            blit = self._picture(key, place, layout)
            if place.z < floor and key not in moving:
                lying[key] = blit
            else:
                live.append(blit)
        surface.blit(self._with_ground(ground, lying), (0, 0))
        surface.fblits(live)

    def _with_ground(self, ground: pygame.Surface, lying: dict[str, Blit]) -> pygame.Surface:
        """Return the ground with the cards at rest on it."""
        if self._baked is None or self._ground is not ground:
            self._baked, self._ground = ground.copy(), ground
            self._baked.fblits(list(lying.values()))
        else:
            before = self._lying
            changed = [
                blit
                for key in before.keys() | lying.keys()
                if before.get(key) != lying.get(key)
                for blit in (before.get(key), lying.get(key))
                if blit is not None
            ]
            for spot in _joined([picture.get_rect(topleft=at) for picture, at in changed]):
                self._baked.set_clip(spot)
                self._baked.blit(ground, spot, spot)
                self._baked.fblits([b for b in lying.values() if spot.colliderect(_rect(b))])
            self._baked.set_clip(None)
        self._lying = lying
        return self._baked

    def _picture(self, key: str, place: Place, layout: Layout) -> Blit:
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
        """Return the picture, or for a few frames one that is at hand, lest frames take long."""
        name = key if code else "back"
        if not self._maker.has(code, height, turn, look) and name in self._latest:
            self.is_behind = True
            # What is made larger shows its pixels, so a larger one stands in where there is one.
            near = self._latest[name]
            own_height, (picture, corner) = near if near[0] >= height else self._largest[name]
            if own_height == height:
                return picture, corner
            part = height / own_height
            size = round(picture.get_width() * part), round(picture.get_height() * part)
            scaled = pygame.transform.scale(picture, size)
            return scaled, (round(corner[0] * part), round(corner[1] * part))
        sprite = self._maker.art.sprite(code, height, turn, look)
        self._latest[name] = height, sprite
        if height >= self._largest.get(name, (0, sprite))[0]:
            self._largest[name] = height, sprite
        return sprite


def _rect(blit: Blit) -> pygame.Rect:
    return blit[0].get_rect(topleft=blit[1])


def _joined(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Return rectangles that cover the given ones, those that overlap made one."""
    joined: list[pygame.Rect] = []
    for rect in rects:
        while (other := rect.collidelist(joined)) >= 0:
            rect = rect.union(joined.pop(other))
        joined.append(rect)
    return joined


def _is_face(key: str) -> bool:
    """Whether a key is that of a card that is seen, not of a back or of the pack."""
    return "#" not in key and " " not in key


def _squeezed(
    picture: pygame.Surface,
    corner: tuple[int, int],
    at: tuple[float, float],
    across: float,
    down: float,
) -> Blit:
    size = max(1, round(picture.get_width() * across)), max(1, round(picture.get_height() * down))
    squeezed = pygame.transform.scale(picture, size)
    return squeezed, (round(at[0] + corner[0] * across), round(at[1] + corner[1] * down))
