"""A map drawn as far as a window shows it, in its own pixels and then as large as needed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

import pygame

from scenes.maps.drawn import Stamp

BEYOND = (9, 10, 18)
"""The colour of what the map leaves bare."""
FARTHER = (212, 212, 218)
"""What the light is dimmed to on land that only goes on because the window is larger."""
DARKEST = 48
"""Land whose light is no more than that on average, of 255, grows no darker."""
LEAST_STRIP = 8
"""In pixels: narrower strips of the land's edge are not mirrored beyond it."""
MOST_FRAMES = 12
"""The longest round of pictures; what is longer begins anew."""

Patch = tuple[pygame.Surface, pygame.Rect]
"""A part of the picture, and where in the window it goes."""


class Land(Protocol):
    """What is drawn: a map, and the part of it that is given a place in the window."""

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height in its own pixels."""

    @property
    def tile(self) -> int:
        """The side of a tile."""

    @property
    def stamps(self) -> Sequence[Stamp]:
        """Everything drawn, in order."""

    @property
    def step(self) -> int:
        """How many milliseconds a picture of a round is seen."""

    @property
    def board(self) -> pygame.FRect:
        """What of it is given a place: of a battlefield, its board."""


class Canvas:
    """Lays a map's stamps one upon the other, as far as the window shows them."""

    def __init__(self, land: Land, board: pygame.Rect, size: tuple[int, int]) -> None:
        self.land, self.size = land, size
        self.board = board
        self._across = board.width / land.board.width
        self._down = board.height / land.board.height
        self._left = board.left - land.board.left * self._across
        self._top = board.top - land.board.top * self._down
        whole = pygame.Rect((0, 0), land.size)
        self._part = self._seen().clip(whole)
        """The part of the map that the window shows, in the map's pixels."""
        self._stamps = [each for each in land.stamps if self._part.colliderect(each.rect)]
        self._moving = [each for each in self._stamps if each.is_moving]
        self.rounds = min(MOST_FRAMES, max((len(s.frames) for s in self._moving), default=1))
        """How many frames there are until the first comes again."""

    def _seen(self) -> pygame.Rect:
        wide, high = self.size
        left, top = math.floor(-self._left / self._across), math.floor(-self._top / self._down)
        right = math.ceil((wide - self._left) / self._across)
        bottom = math.ceil((high - self._top) / self._down)
        return pygame.Rect(left, top, right - left, bottom - top)

    def in_window(self, box: pygame.FRect | pygame.Rect) -> pygame.Rect:
        """Return where a rectangle of the map is in the window, in whole pixels."""
        left, top = (
            round(self._left + box.left * self._across),
            round(self._top + box.top * self._down),
        )
        right = round(self._left + box.right * self._across)
        bottom = round(self._top + box.bottom * self._down)
        return pygame.Rect(left, top, right - left, bottom - top)

    def picture(self) -> pygame.Surface:
        """Return the first frame, as large as the window."""
        self._base = pygame.Surface(self._part.size, 0, 32)
        self._base.fill(BEYOND)
        self._lay(self._base, self._stamps, 0)
        whole = self._enlarged(self._base)
        return whole if whole.get_parent() is None else whole.copy()

    def forget(self) -> None:
        """Give back what was needed for drawing; only `in_window` may be asked from now on."""
        self._stamps, self._moving = [], []
        self._base = pygame.Surface((1, 1))

    def frames(self) -> Iterator[list[Patch]]:
        """Yield for every frame the parts that differ from others; to be asked once."""
        window = pygame.Rect((0, 0), self.size)
        parts = [part for part in self._parts() if self.in_window(part).colliderect(window)]
        rects = [self.in_window(part).clip(window) for part in parts]
        laid = self._laid_on(parts)
        for frame in range(self.rounds):
            for part, stamps in zip(parts, laid, strict=True):
                self._base.set_clip(part.move(-self._part.left, -self._part.top))
                self._base.fill(BEYOND)
                self._lay(self._base, stamps, frame)
            self._base.set_clip(None)
            whole = self._enlarged(self._base)
            patches = [(whole.subsurface(rect).copy(), rect) for rect in rects]
            del whole  # before the next is made
            yield patches
        self.forget()

    def _laid_on(self, parts: Sequence[pygame.Rect]) -> list[list[Stamp]]:
        """Return what is laid on each part, in order: of what is drawn in another size than its
        own, only a piece. A light takes 22 MB and lies on every part, so no two are held at once.
        """
        laid: list[list[Stamp]] = [[] for _part in parts]
        for stamp in self._stamps:
            place = _place(stamp)
            hit = place.collidelistall(parts)
            if hit and place.size != stamp.frames[0].get_size():
                scaled = [_in_size(frame, place.size) for frame in stamp.frames]
                for number in hit:
                    laid[number].append(_piece(stamp, scaled, place, parts[number]))
                del scaled
            else:
                for number in hit:
                    laid[number].append(stamp)
        return laid

    def _enlarged(self, drawn: pygame.Surface) -> pygame.Surface:
        """Return what has been drawn in the size and place that it has in the window."""
        rect, window = self.in_window(self._part), pygame.Rect((0, 0), self.size)
        scaled = pygame.transform.smoothscale(drawn, rect.size)
        if rect.contains(window):
            return scaled.subsurface(window.move(-rect.left, -rect.top))
        picture = pygame.Surface(self.size, 0, 32)
        picture.fill(BEYOND)
        picture.blit(scaled, rect)
        _go_on_beyond(picture, rect, self.board)
        return picture

    def _lay(self, surface: pygame.Surface, stamps: Iterable[Stamp], frame: int) -> None:
        left, top = self._part.topleft
        for stamp in stamps:
            place = _place(stamp)
            picture = _in_size(stamp.frames[frame % len(stamp.frames)], place.size)
            if stamp.opacity < 1:
                picture = picture.copy()
                picture.set_alpha(round(255 * stamp.opacity))
            surface.blit(picture, (place.left - left, place.top - top))
            del picture  # before another as large is made

    def _parts(self) -> Iterator[pygame.Rect]:
        """Yield rectangles of whole tiles, apart from each other, that hold all that moves."""
        side = self.land.tile
        cells = set()
        for stamp in self._moving:
            box = stamp.rect.clip(pygame.FRect(self._part))
            for row in range(int(box.top) // side, -(-int(box.bottom) // side)):
                for column in range(int(box.left) // side, -(-int(box.right) // side)):
                    cells.add((row, column))
        for top, left, bottom, right in _blocks(cells):
            block = pygame.Rect(left, top, right - left, bottom - top)
            yield pygame.Rect(
                block.left * side, block.top * side, block.width * side, block.height * side
            ).clip(self._part)


def _go_on_beyond(picture: pygame.Surface, drawn: pygame.Rect, board: pygame.Rect) -> None:
    """Let the land go on beyond the edges of what is drawn of it: a strip at each edge, mirrored
    again and again, growing darker. It reaches half the way to the board, which is seen once."""
    window = picture.get_rect()
    done = drawn.clip(window)
    if not done.width or not done.height:
        return
    left, right = board.left - drawn.left, drawn.right - board.right
    top, bottom = board.top - drawn.top, drawn.bottom - board.bottom
    while done.left > 0:
        done = _beyond(picture, done, pygame.Rect(done.topleft, (_strip(left), done.height)), -1, 0)
    while done.right < window.right:
        wide = _strip(right)
        edge = pygame.Rect(done.right - wide, done.top, wide, done.height)
        done = _beyond(picture, done, edge, 1, 0)
    while done.top > 0:
        done = _beyond(picture, done, pygame.Rect(done.topleft, (done.width, _strip(top))), 0, -1)
    while done.bottom < window.bottom:
        high = _strip(bottom)
        edge = pygame.Rect(done.left, done.bottom - high, done.width, high)
        done = _beyond(picture, done, edge, 0, 1)


def _strip(margin: int) -> int:
    """Return how much of a margin beside the board is mirrored at once."""
    return max(LEAST_STRIP, margin // 2)


def _beyond(
    picture: pygame.Surface, done: pygame.Rect, edge: pygame.Rect, across: int, down: int
) -> pygame.Rect:
    """Mirror an edge of what is done to the outside of it; return what is done then."""
    edge = edge.clip(done)
    mirrored = pygame.transform.flip(picture.subsurface(edge), bool(across), bool(down))
    if max(pygame.transform.average_color(mirrored)[:3]) > DARKEST:
        mirrored.fill(FARTHER, special_flags=pygame.BLEND_RGB_MULT)
    outside = edge.move(across * edge.width, down * edge.height)
    picture.blit(mirrored, outside)
    return done.union(outside).clip(picture.get_rect())


def _place(stamp: Stamp) -> pygame.Rect:
    """Return where a stamp is on the map, in whole pixels."""
    rect = stamp.rect
    at = round(rect.left), round(rect.top)
    return pygame.Rect(at, (max(1, round(rect.width)), max(1, round(rect.height))))


def _in_size(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return picture if picture.get_size() == size else pygame.transform.smoothscale(picture, size)


def _piece(
    stamp: Stamp, scaled: Sequence[pygame.Surface], place: pygame.Rect, part: pygame.Rect
) -> Stamp:
    """Return what lies on a part of a stamp whose pictures have been made as large as its place."""
    seen = place.clip(part)
    cut = seen.move(-place.left, -place.top)
    frames = tuple(picture.subsurface(cut).copy() for picture in scaled)
    return Stamp(frames, pygame.FRect(seen), stamp.opacity)


def _blocks(cells: set[tuple[int, int]]) -> Iterator[tuple[int, int, int, int]]:
    """Yield rectangles (top, left, bottom, right) that hold exactly these cells."""
    left_over = set(cells)
    for row, column in sorted(cells):
        if (row, column) not in left_over:
            continue
        right = column + 1
        while (row, right) in left_over:
            right += 1
        bottom = row + 1
        while all((bottom, each) in left_over for each in range(column, right)):
            bottom += 1
        left_over -= {(r, c) for r in range(row, bottom) for c in range(column, right)}
        yield row, column, bottom, right
