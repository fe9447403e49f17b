"""The picture of what lies under whatever moves, kept, and mended only where it has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

import pygame

Paint = Callable[[pygame.Surface, pygame.Rect], object]
"""Paints a part of the picture anew; nothing outside of the part is touched."""
STRIPS = 3
"""In how many strips a picture is painted where that is done in pieces."""
SPARE = 15_000
"""Points that are painted for nothing rather than one part more: to begin a part costs as much."""


class Backing:
    """A picture as large as the surface it is made for, in the same format.

    What has changed is told by `damage`, and is painted before the picture is laid again.
    """

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._damaged: list[pygame.Rect] = []
        self._is_spoilt = True
        self._of: object = None

    def follow(self, of: object) -> None:
        """Have everything painted anew if what the picture follows from is another than before."""
        if of != self._of:
            self._of = of
            self.spoil()

    def spoil(self) -> None:
        """Everything is to be painted anew."""
        self._is_spoilt = True
        self._damaged.clear()

    @property
    def is_whole(self) -> bool:
        """Whether nothing in it is to be painted anew, as far as has been told."""
        return not (self._is_spoilt or self._damaged)

    def damage(self, parts: Iterable[pygame.Rect]) -> None:
        """These parts, in pixels, are to be painted anew."""
        if not self._is_spoilt:
            self._damaged += parts

    def fit(self, like: pygame.Surface) -> None:
        """Have room for a picture as large as the surface; to take that much memory takes time."""
        if self._picture is None or self._picture.get_size() != like.get_size():
            self._picture = None  # before another as large is made
            self._picture = pygame.Surface(like.get_size(), 0, like)
            self._is_spoilt = True

    def lay(self, surface: pygame.Surface, paint: Paint) -> None:
        """Mend the picture and copy it onto a surface."""
        picture, parts = self._to_mend(surface)
        self._damaged.clear()
        for part in parts:
            _paint(picture, part, paint)
        surface.blit(picture, (0, 0))

    def mend_in_pieces(self, like: pygame.Surface, paint: Paint) -> Iterator[None]:
        """Mend the picture for a surface, a part with each step, all of it in strips; what is left
        stays damaged."""
        picture, self._damaged = self._to_mend(like)
        if self._damaged == [whole := picture.get_rect()]:
            self._damaged = strips(whole)
        while self._damaged:
            _paint(picture, self._damaged.pop(), paint)
            yield

    def _to_mend(self, like: pygame.Surface) -> tuple[pygame.Surface, list[pygame.Rect]]:
        """Return the picture, and its parts that are to be painted: then it is no longer spoilt."""
        self.fit(like)
        assert self._picture is not None
        whole = self._picture.get_rect()
        parts = [whole] if self._is_spoilt else joined(self._damaged, whole, SPARE)
        self._is_spoilt = False
        return self._picture, parts


def _paint(picture: pygame.Surface, part: pygame.Rect, paint: Paint) -> None:
    picture.set_clip(part)
    paint(picture, part)
    picture.set_clip(None)


def strips(whole: pygame.Rect) -> list[pygame.Rect]:
    """Return a rectangle cut into strips, one below the other."""
    tops = [whole.top + whole.height * k // STRIPS for k in range(STRIPS + 1)]
    return [pygame.Rect(whole.left, a, whole.width, b - a) for a, b in pairwise(tops)]


def joined(rects: Iterable[pygame.Rect], within: pygame.Rect, spare: int = 0) -> list[pygame.Rect]:
    """Return rectangles that cover the given ones as far as they lie `within`, none over another.

    Those that lie close are made one where no more than `spare` points are added by that; of
    others that overlap all but one are cut.
    """
    whole: list[pygame.Rect] = []
    left = [seen for rect in rects if (seen := rect.clip(within)).width and seen.height]
    while left:
        rect = left.pop()
        near = next((k for k, each in enumerate(whole) if _added(rect, each) <= spare), None)
        if near is not None:
            left.append(rect.union(whole.pop(near)))
        else:
            whole.append(rect)
    found: list[pygame.Rect] = []
    while whole:
        rect = whole.pop()
        if (hit := rect.collidelist(found)) >= 0:
            whole += outside(rect, found[hit])
        else:
            found.append(rect)
    return found


def _added(one: pygame.Rect, other: pygame.Rect) -> int:
    """Return by how many points a rectangle around both is larger than the two together."""
    both = one.union(other)
    return both.width * both.height - one.width * one.height - other.width * other.height


def outside(rect: pygame.Rect, other: pygame.Rect) -> list[pygame.Rect]:
    """Return what of a rectangle lies above, below, left and right of another."""
    if not rect.colliderect(other):
        return [rect]
    inner = rect.clip(other)
    parts = [
        pygame.Rect(rect.left, rect.top, rect.width, inner.top - rect.top),
        pygame.Rect(rect.left, inner.bottom, rect.width, rect.bottom - inner.bottom),
        pygame.Rect(rect.left, inner.top, inner.left - rect.left, inner.height),
        pygame.Rect(inner.right, inner.top, rect.right - inner.right, inner.height),
    ]
    return [part for part in parts if part.width and part.height]
