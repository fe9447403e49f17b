"""A battlefield in a window: its picture, its squares, and what stands written on them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from functools import cached_property

import pygame

from game.core.protocols import Player
from game.rulesets.berserk.battlefields import Terrain
from game.rulesets.berserk.unit import BOARD, Spot
from scenes.battle.maps.battlemap import BattleMap, battle_map
from scenes.battle.maps.ground import Ground, scaled
from scenes.battle.maps.signs import terrain_sign
from scenes.maps.moving import Mark, MovingLand, threads
from scenes.theme import Layout, Theme
from scenes.ui.text import Face, font

SIGN = 0.26
"""The width of a terrain sign, as a part of a square's height."""
NAME = 0.135
"""The height of a square's name, as a part of a square's height."""
INSET = 0.07
"""How far both are from the square's corner, as a part of its height."""

FieldKey = tuple[tuple[int, int], tuple[int, int, int, int], Player, bool]
"""What a battlefield is baked for: the window, the board in it, who sits below, if it moves."""


class Field(MovingLand):
    """The picture of one battlefield: `board` is where its squares go, in pixels.

    Seen `flipped`, every square stands where the opposite one was, and the land stays as it is.
    """

    def __init__(
        self,
        land: BattleMap,
        size: tuple[int, int],
        board: pygame.Rect,
        *,
        flipped: bool = False,
        moves: bool = True,
    ) -> None:
        super().__init__(land, size, board, moves=moves)
        self.land, self.flipped = land, flipped

    def square_rect(self, square: Spot) -> pygame.Rect:
        """Return where a square is, in pixels of the window."""
        if self.flipped:
            square = BOARD.opposite(square)
        column, row = BOARD.column[square], BOARD.row[square]
        left, right = (
            self.board.left + round(self.board.width * each / BOARD.columns)
            for each in (column, column + 1)
        )
        top, bottom = (
            self.board.bottom - round(self.board.height * each / BOARD.rows)
            for each in (row + 1, row)
        )
        return pygame.Rect(left, top, right - left, bottom - top)

    def square_at(self, pos: tuple[float, float]) -> Spot | None:
        """Return the square at a place in the window, None beside the board."""
        return next((s for s in BOARD.squares if self.square_rect(s).collidepoint(pos)), None)

    @cached_property
    def zones(self) -> Mapping[str, pygame.Rect]:
        """Where the places beside the board are: "flyers-0", "graveyard-1" and so on.

        Seen flipped, the two seats' places change over.
        """
        found = {}
        for name, box in self.land.zones.items():
            holds, seat = name.rsplit("-", 1)
            key = f"{holds}-{1 - int(seat)}" if self.flipped else name
            found[key] = self.in_window(box)
        return found


class FieldView:
    """The battlefield of a match in whatever window it is shown in.

    Where it is made `in_background`, nobody waits for its first picture: see `is_ready`. Signs of
    what the ground does stand on it where terrain `counts`.
    """

    def __init__(
        self, id: str, *, moves: bool = True, in_background: bool = False, counts: bool = False
    ) -> None:
        self.id, self.moves, self.in_background = id, moves, in_background
        self.counts = counts
        self._key: object = None
        self._field: Field | None = None
        self._coming: Future[Field] | None = None
        self._signs: list[Mark] = []

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether the picture changed."""
        return self.moves and self._field is not None and self._field.update(dt)

    @property
    def next_change(self) -> float:
        """How many seconds it is to the next frame; infinite where nothing moves."""
        return self._field.next_change if self.moves and self._field is not None else math.inf

    @property
    def moving_rects(self) -> Sequence[pygame.Rect]:
        """What changes when the frame does, in pixels of the window."""
        return self._field.moving_rects if self._field is not None else ()

    def is_ready(self, ground: Ground, layout: Layout) -> bool:
        """Return whether it can be drawn at once; if not, it is being made meanwhile."""
        if self._field is not None or not self.in_background:
            return True
        key = self._key_of(layout.size, scaled(ground.board, layout), ground.bottom)
        if self._coming is None or key != self._key:
            self._key = key
            if self._coming is not None:
                self._coming.cancel()
            self._coming = threads.submit(self._baked, *key)
        if self._coming.done():
            self._take(self._coming.result())
            self._coming = None
        return self._field is not None

    def draw(
        self,
        surface: pygame.Surface,
        ground: Ground,
        layout: Layout,
        theme: Theme,
        part: pygame.Rect | None = None,
    ) -> None:
        """Draw the battlefield with the names of its squares and the signs of their terrain.

        Where a `part` is given, nothing is drawn outside of it.
        """
        field = self.field(surface.get_size(), scaled(ground.board, layout), ground.bottom)
        field.draw(surface, part)

    def draw_signs(self, surface: pygame.Surface) -> None:
        """Draw the signs of terrain again, over the tokens that stand on these squares."""
        surface.blits(self._signs)

    def field(self, size: tuple[int, int], board: pygame.Rect, bottom: Player = 0) -> Field:
        """Return the field as it is baked for a window; `bottom` is the seat that sits below."""
        key = self._key_of(size, board, bottom)
        if self._field is None or key != self._key:
            coming, self._coming = self._coming, None
            if coming is not None and (coming.cancel() or key != self._key):
                coming = None
            self._key = key
            self.drop()  # before another as large is made
            self._take(self._baked(*key) if coming is None else coming.result())
        assert self._field is not None
        return self._field

    def drop(self) -> None:
        """Give up the picture there is, and the one that is coming."""
        coming, self._coming = self._coming, None
        if coming is not None:
            coming.cancel()
        field, self._field = self._field, None
        if field is not None:
            field.drop()

    def _key_of(self, size: tuple[int, int], board: pygame.Rect, bottom: Player) -> FieldKey:
        return size, (board.left, board.top, board.width, board.height), bottom, self.moves

    def _baked(
        self, size: tuple[int, int], board: tuple[int, int, int, int], bottom: Player, moves: bool
    ) -> Field:
        rect = pygame.Rect(board)
        return Field(battle_map(self.id), size, rect, flipped=bottom == 1, moves=moves)

    def _take(self, field: Field) -> None:
        self.drop()
        field.begin()
        self._field, self._signs = field, list(_signs(field)) if self.counts else []
        field.mark([*_names(field), *self._signs])


def _names(field: Field) -> Iterator[Mark]:
    """Yield the name of every square with its shade, and where they go."""
    high = field.board.height / BOARD.rows
    letters = font(Face.SANS_BOLD, max(9, round(high * NAME)))
    inset = round(high * INSET)
    for square in BOARD.squares:
        rect = field.square_rect(square)
        for colour, alpha, away in (((0, 0, 0), 120, 1), ((255, 252, 236), 150, 0)):
            name = letters.render(BOARD.names[square], True, colour)
            name.set_alpha(alpha)
            yield name, (rect.left + inset + away, rect.bottom - inset - name.get_height() + away)


def _signs(field: Field) -> Iterator[Mark]:
    """Yield the sign of every square that is not open, and where it goes."""
    high = field.board.height / BOARD.rows
    side, inset = max(14, round(high * SIGN)), round(high * INSET)
    for square, terrain in enumerate(field.land.terrain):
        if terrain is not Terrain.OPEN:
            rect = field.square_rect(square)
            yield terrain_sign(terrain, side), (rect.left + inset, rect.top + inset)
