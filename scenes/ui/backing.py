"""The picture of what lies under whatever moves, kept, and mended only where it has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

Paint = Callable[[pygame.Surface, pygame.Rect], object]
"""Paints a part of the picture anew; nothing outside of the part is touched."""


class Backing:
    """A picture as large as the surface it is made for, in the same format.

    What has changed is told by `damage`, and is painted at the next `mended`.
    """

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._damaged: list[pygame.Rect] = []
        self._is_spoilt = True

    def spoil(self) -> None:
        """Everything is to be painted anew."""
        self._is_spoilt = True
        self._damaged.clear()

    def damage(self, parts: Iterable[pygame.Rect]) -> None:
        """These parts, in pixels, are to be painted anew."""
        if not self._is_spoilt:
            self._damaged += parts

    def mended(
        self, like: pygame.Surface, paint: Paint
    ) -> tuple[pygame.Surface, list[pygame.Rect]]:
        """Return the picture for a surface, and the parts that were painted just now."""
        if self._picture is None or self._picture.get_size() != like.get_size():
            self._picture = pygame.Surface(like.get_size(), 0, like)
            self._is_spoilt = True
        picture, whole = self._picture, self._picture.get_rect()
        parts = [whole] if self._is_spoilt else joined(self._damaged, whole)
        self._is_spoilt = False
        self._damaged.clear()
        for part in parts:
            picture.set_clip(part)
            paint(picture, part)
        picture.set_clip(None)
        return picture, parts


def joined(rects: Iterable[pygame.Rect], within: pygame.Rect) -> list[pygame.Rect]:
    """Return rectangles that cover the given ones as far as they lie `within`, none over another.

    Those that overlap are made one.
    """
    found: list[pygame.Rect] = []
    for rect in rects:
        rect = rect.clip(within)
        if not (rect.width and rect.height):
            continue
        while (other := rect.collidelist(found)) >= 0:
            rect = rect.union(found.pop(other))
        found.append(rect)
    return found
