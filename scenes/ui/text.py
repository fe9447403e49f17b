"""Words on the screen: text with bold, colour and signs inside it, set into lines."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil
from typing import NamedTuple

import pygame

from scenes.theme import Theme
from scenes.ui.glyphs import suit_sign
from scenes.ui.letters import Face, Type, advance, fit, font, line, width_of
from scenes.ui.markup import escape, parse, plain
from scenes.ui.parts import LEADING, Part, cut, parts_of

__all__ = [
    "LEADING",
    "Block",
    "Face",
    "Piece",
    "Type",
    "block",
    "escape",
    "fit",
    "font",
    "line",
    "parse",
    "plain",
    "suit_sign",
    "width_of",
]


class Piece(NamedTuple):
    """Words drawn together, or a sign, at their place in a block, and where a link in it leads."""

    what: tuple[str, Type] | pygame.Surface
    at: tuple[int, int]
    target: str

    @property
    def picture(self) -> pygame.Surface:
        """The picture of it; that of words is kept on the shelf alone, while there is room."""
        return self.what if isinstance(self.what, pygame.Surface) else line(*self.what)


class _Placed(NamedTuple):
    """A part at its place in a row; `spaced` is whether there is a space before it."""

    part: Part
    left: float
    spaced: bool

    @property
    def right(self) -> int:
        """Where it ends, in whole pixels."""
        return round(self.left) + ceil(self.part.wide)


@dataclass(frozen=True, eq=False)
class Block:
    """Set text: its rows, each with the place of its upper left corner, and the size it takes.

    Its pictures are drawn when they are wanted: much is set only to know how high it is.
    """

    rows: tuple[tuple[tuple[int, int], tuple[_Placed, ...]], ...]
    size: tuple[int, int]

    @property
    def lines(self) -> int:
        """How many lines it has."""
        return len(self.rows)

    @property
    def words(self) -> list[str]:
        """The words in the order in which they stand; one that is cut is there in its parts."""
        return [placed.part.text for _at, row in self.rows for placed in row if placed.part.text]

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """What is drawn together, each at its place."""
        return tuple(
            piece._replace(at=(piece.at[0] + left, piece.at[1] + top))
            for (left, top), row in self.rows
            for piece in _drawn(row)
        )

    def draw(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        """Draw the block with its upper left corner at a place."""
        left, top = at
        surface.fblits([(p.picture, (left + p.at[0], top + p.at[1])) for p in self.pieces])

    def links(self) -> Iterator[tuple[pygame.Rect, str]]:
        """Yield the place of each piece of a link, and where it leads."""
        for piece in self.pieces:
            if piece.target:
                yield piece.picture.get_rect(topleft=piece.at), piece.target


@lru_cache(maxsize=2000)
def block(markup: str, kind: Type, theme: Theme, width: int = 0, align: str = "left") -> Block:
    """Return a marked-up text set in lines of at most `width` pixels (0: one line, any width).

    `align` is "left", "centre" or "right"; the latter two need a width.
    """
    return _Setter(kind, width, align).set(parts_of(markup, kind, theme))


class _Setter:
    """Sets words into lines: words are kept whole unless one alone is wider than the line."""

    def __init__(self, kind: Type, width: int, align: str) -> None:
        self.width, self.align = width, align
        self.leading = round(kind.px * LEADING)
        self.space = advance(" ", kind.face, kind.px)
        self.rows: list[list[_Placed]] = [[]]
        self.used = 0.0

    def set(self, words: Iterable[Sequence[Part] | None]) -> Block:
        for word in words:
            if word is None:
                self._new_row()
            elif len(word) == 1 and (not self.width or ceil(word[0].wide) <= self.width):
                self._add_whole(word[0])
            else:
                self._add([each for part in word for each in cut(part, self.width)])
        rows, widest = [], 0
        for number, row in enumerate(self.rows):
            across = max((placed.right for placed in row), default=0)
            widest = max(widest, across)
            push = {"left": 0, "centre": (self.width - across) // 2, "right": self.width - across}
            rows.append(((push[self.align], number * self.leading), tuple(row)))
        if self.align != "left":
            widest = self.width
        return Block(tuple(rows), (widest, self.leading * len(rows)))

    def _new_row(self) -> None:
        self.rows.append([])
        self.used = 0.0

    def _add_whole(self, part: Part) -> None:
        """Set a word of one part that is no wider than a line, as nearly all are."""
        row = self.rows[-1]
        left, spaced = (self.used + self.space, True) if row else (0.0, False)
        if spaced and self.width and round(left) + ceil(part.wide) > self.width:
            self._new_row()
            row, left, spaced = self.rows[-1], 0.0, False
        row.append(_Placed(part, left, spaced))
        self.used = left + part.step

    def _add(self, parts: list[Part]) -> None:
        """Set a word of several parts."""
        spaced = bool(self.rows[-1])
        left = self.used + self.space if spaced else 0.0
        last = left + sum(part.step for part in parts[:-1])
        if spaced and self._is_over(_Placed(parts[-1], last, spaced)):
            self._new_row()
            left, spaced = 0.0, False
        for part in parts:
            placed = _Placed(part, left, spaced)
            if self.rows[-1] and self._is_over(placed):
                self._new_row()
                placed = _Placed(part, 0.0, False)
            self.rows[-1].append(placed)
            left, spaced = placed.left + part.step, False
        self.used = left

    def _is_over(self, placed: _Placed) -> bool:
        return bool(self.width) and placed.right > self.width


def _drawn(row: Sequence[_Placed]) -> Iterator[Piece]:
    """Yield what a row is drawn of: words of one look together, as evenly as they can."""
    together: list[_Placed] = []
    for placed in row:
        if together and not placed.part.follows(together[-1].part):
            yield _piece(together)
            together = []
        together.append(placed)
    if together:
        yield _piece(together)


def _piece(together: list[_Placed]) -> Piece:
    first = together[0]
    part, at = first.part, (round(first.left), first.part.down)
    if part.kind is None:
        assert part.sign is not None
        return Piece(part.sign, at, part.target)
    rest = (" " * each.spaced + each.part.text for each in together[1:])
    return Piece((part.text + "".join(rest), part.kind), at, part.target)
