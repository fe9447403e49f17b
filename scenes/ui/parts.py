"""What words on the screen are set from: each word and sign, measured once for every width."""

import re
from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import NamedTuple

import pygame

from scenes.theme import Colour, Theme
from scenes.ui.glyphs import PAD_BUTTONS, key_cap, pad_glyph, suit_sign
from scenes.ui.letters import Face, Type, advance, exact_width, font, line, width_of
from scenes.ui.markup import GERMAN_SUITS, Run, parse

LEADING = 1.32
"""The height of a line as a multiple of the type size."""
SIGN_ROOM = 0.14
"""The room at either side of a key or a pad button among words, as a part of the type size."""
GOES_ON = " …", "\N{NO-BREAK SPACE}…"
"""The dots that say that something goes on, and as they are set: they begin no line."""


_BOLD = {Face.SANS: Face.SANS_BOLD, Face.SERIF: Face.SERIF_BOLD}
_ITALIC = {Face.SANS: Face.SANS_ITALIC, Face.SERIF: Face.SERIF_ITALIC}


class Part(NamedTuple):
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

    def follows(self, other: "Part") -> bool:
        """Return whether it can be drawn together with the words before it."""
        mine, its = (self.kind, self.down, self.target), (other.kind, other.down, other.target)
        return self.kind is not None and mine == its


@lru_cache(maxsize=1000)
def parts_of(markup: str, kind: Type, theme: Theme) -> tuple[tuple[Part, ...] | None, ...]:
    """Return the words of a marked-up text, each of the parts that stay together; None: a new line.

    They are the same at whatever width the text is set.
    """
    measure = _Measure(kind, theme)
    return tuple(
        None if word is None else tuple(measure.part(run) for run in word)
        for word in _words(parse(markup.replace(*GOES_ON)))
    )


def cut(part: Part, width: int) -> Iterator[Part]:
    """Yield a part whole, or as many as it takes where it alone is wider than a line."""
    kind, text = part.kind, part.text
    if kind is None or not width or ceil(part.wide) <= width:
        yield part
        return
    while width_of(text, kind) > width and len(text) > 1:
        end = len(text) - 1
        while end > 1 and width_of(text[:end], kind) > width:
            end -= 1
        yield _worded(text[:end], kind, part.down, part.target)
        text = text[end:]
    yield _worded(text, kind, part.down, part.target)


def _worded(text: str, kind: Type, down: int, target: str) -> Part:
    step = advance(f"{text} ", kind.face, kind.px) - advance(" ", kind.face, kind.px)
    return Part(exact_width(text, kind.face, kind.px), step, down, target, text, kind)


def _signed(sign: pygame.Surface, down: int, target: str) -> Part:
    wide = sign.get_width()
    return Part(wide, wide, down, target, sign=sign)


class _Measure:
    """Finds what a run of text is set from, in a type and a theme."""

    def __init__(self, kind: Type, theme: Theme) -> None:
        self.kind, self.theme = kind, theme
        self.ascent = font(kind.face, kind.px).get_ascent()
        self.leading = round(kind.px * LEADING)

    def part(self, run: Run) -> Part:
        """Return a word or a part of one, a suit, a key or a pad button."""
        if run.suit:
            px = round(self.kind.px * (1.0 if run.suit in GERMAN_SUITS else 0.8))
            sign = suit_sign(run.suit, px, self.theme, self.kind.on_paper)
            return _signed(sign, self.ascent - px + round(px * 0.08), run.target)
        if run.device:
            px = round(self.kind.px * 1.25)
            sign = _with_room(self._device_sign(run, px), round(self.kind.px * SIGN_ROOM))
            return _signed(sign, (self.leading - px) // 2, run.target)
        face = self.kind.face
        if run.bold:
            face = _BOLD.get(face, face)
        elif run.italic:
            face = _ITALIC.get(face, face)
        down = self.ascent - font(face, self.kind.px).get_ascent()
        return _worded(run.text, Type(face, self.kind.px, self._colour(run)), down, run.target)

    def _device_sign(self, run: Run, px: int) -> pygame.Surface:
        """Return the picture of a key or a pad button, the name of one that has no drawing."""
        if run.device == "pad" and run.text in PAD_BUTTONS:
            return pad_glyph(run.text, px, self.theme)
        name = Type(Face.SANS_BOLD, max(9, round(px * 0.62)), self.theme.text)
        return key_cap(line(run.plain, name), px, self.theme)

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
            if part and not part.strip(" \t\n"):
                if word:
                    yield word
                    word = []
                if part == "\n":
                    yield None
            elif part:
                word.append(run._replace(text=part))
    if word:
        yield word
