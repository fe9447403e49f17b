"""Words on the screen: text with bold, colour and signs inside it, set into lines."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil
from typing import NamedTuple

import pygame

from scenes.theme import Colour, Theme
from scenes.ui.glyphs import PAD_BUTTONS, key_cap, pad_glyph, suit_sign
from scenes.ui.letters import Face, Type, advance, exact_width, fit, font, line, width_of
from scenes.ui.markup import GERMAN_SUITS, Run, escape, parse, plain

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

LEADING = 1.32
"""The height of a line as a multiple of the type size."""
SIGN_ROOM = 0.14
"""The room at either side of a key or a pad button among words, as a part of the type size."""


_BOLD = {Face.SANS: Face.SANS_BOLD, Face.SERIF: Face.SERIF_BOLD}
_ITALIC = {Face.SANS: Face.SANS_ITALIC, Face.SERIF: Face.SERIF_ITALIC}


class Piece(NamedTuple):
    """Words drawn together, or a sign, at their place in a block, and where a link in it leads."""

    what: tuple[str, Type] | pygame.Surface
    at: tuple[int, int]
    target: str

    @property
    def picture(self) -> pygame.Surface:
        """The picture of it; that of words is kept on the shelf alone, while there is room."""
        return self.what if isinstance(self.what, pygame.Surface) else line(*self.what)


class _Part(NamedTuple):
    """What is set as one: words of one look, or a sign, so many pixels wide and so far down.

    `step` is how far on what comes after it stands: letters have a little room at their right.
    """

    wide: float
    step: float
    down: int
    target: str
    text: str = ""
    kind: Type | None = None
    sign: pygame.Surface | None = None

    def follows(self, other: "_Part") -> bool:
        """Return whether it can be drawn together with the words before it."""
        mine, its = (self.kind, self.down, self.target), (other.kind, other.down, other.target)
        return self.kind is not None and mine == its


class _Placed(NamedTuple):
    """A part at its place in a row; `spaced` is whether there is a space before it."""

    part: _Part
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
    return _Setter(kind, theme, width, align).set(parse(markup))


def _sign_part(sign: pygame.Surface, down: int, target: str) -> _Part:
    wide = sign.get_width()
    return _Part(wide, wide, down, target, sign=sign)


class _Setter:
    """Sets runs into lines: words are kept whole unless one alone is wider than the line."""

    def __init__(self, kind: Type, theme: Theme, width: int, align: str) -> None:
        self.kind, self.theme, self.width, self.align = kind, theme, width, align
        self.ascent = font(kind.face, kind.px).get_ascent()
        self.leading = round(kind.px * LEADING)
        self.space = advance(" ", kind.face, kind.px)
        self.rows: list[list[_Placed]] = [[]]
        self.used = 0.0

    def set(self, runs: tuple[Run, ...]) -> Block:
        for word in _words(runs):
            if word is None:
                self._new_row()
            else:
                self._add([part for run in word for part in self._parts(run)])
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

    def _add(self, parts: list[_Part]) -> None:
        """Set a word."""
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

    def _parts(self, run: Run) -> Iterator[_Part]:
        colour = self._colour(run)
        if run.suit:
            px = round(self.kind.px * (1.0 if run.suit in GERMAN_SUITS else 0.8))
            sign = suit_sign(run.suit, px, self.theme, self.kind.on_paper)
            down = self.ascent - px + round(px * 0.08)
            yield _sign_part(sign, down, run.target)
            return
        if run.device:
            px = round(self.kind.px * 1.25)
            sign = _with_room(self._device_sign(run, px), round(self.kind.px * SIGN_ROOM))
            yield _sign_part(sign, (self.leading - px) // 2, run.target)
            return
        face = self.kind.face
        if run.bold:
            face = _BOLD.get(face, face)
        elif run.italic:
            face = _ITALIC.get(face, face)
        kind = Type(face, self.kind.px, colour)
        down = self.ascent - font(face, kind.px).get_ascent()
        for text in self._whole_or_cut(run.text, kind):
            step = advance(f"{text} ", face, kind.px) - advance(" ", face, kind.px)
            wide = exact_width(text, face, kind.px)
            yield _Part(wide, step, down, run.target, text, kind)

    def _device_sign(self, run: Run, px: int) -> pygame.Surface:
        """Return the picture of a key or a pad button, the name of one that has no drawing."""
        if run.device == "pad" and run.text in PAD_BUTTONS:
            return pad_glyph(run.text, px, self.theme)
        name = Type(Face.SANS_BOLD, max(9, round(px * 0.62)), self.theme.text)
        return key_cap(line(run.plain, name), px, self.theme)

    def _whole_or_cut(self, text: str, kind: Type) -> Iterator[str]:
        """Yield the word, in parts if it alone is wider than a line."""
        while self.width and width_of(text, kind) > self.width and len(text) > 1:
            cut = len(text) - 1
            while cut > 1 and width_of(text[:cut], kind) > self.width:
                cut -= 1
            yield text[:cut]
            text = text[cut:]
        yield text

    def _colour(self, run: Run) -> Colour:
        theme, paper = self.theme, self.kind.on_paper
        if run.target:
            return theme.paper_gold if paper else theme.link
        named = {
            "gold": theme.paper_gold if paper else theme.gold_light,
            "muted": theme.paper_muted if paper else theme.muted,
            "title": theme.paper_title if paper else theme.title,
            "good": theme.paper_good if paper else theme.good,
            "bad": theme.paper_bad if paper else theme.bad,
        }
        return named.get(run.colour, self.kind.colour)


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


def _with_room(sign: pygame.Surface, room: int) -> pygame.Surface:
    """Return a sign with nothing at its sides, that words do not touch it."""
    wide = pygame.Surface((sign.get_width() + 2 * room, sign.get_height()), pygame.SRCALPHA)
    wide.blit(sign, (room, 0))
    return wide


def _words(runs: tuple[Run, ...]) -> Iterator[list[Run] | None]:
    """Yield the words, each a list of runs that must stay together; None is a new line."""
    word: list[Run] = []
    for run in runs:
        if run.is_picture:
            word.append(run)
            continue
        for part in re.split(r"([ \t]+|\n)", run.text):
            if part == "\n" or part.isspace():
                if word:
                    yield word
                    word = []
                if part == "\n":
                    yield None
            elif part:
                word.append(run._replace(text=part))
    if word:
        yield word
