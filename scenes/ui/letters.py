"""Words in one line: the type faces, their sizes, and pictures of plain text."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from itertools import groupby
from math import ceil
from threading import local
from typing import cast

import font_source_sans_pro as sans
import font_source_serif_pro as serif
import pygame

from scenes.theme import Colour
from scenes.ui import otherfaces
from scenes.ui.points import map_alpha
from scenes.ui.shelf import pictures

FINE = 128
"""Smaller type is drawn at least so many pixels high and then made smaller.

A font sets letters and their feet on whole pixels, and one sees it: "To ok" for "Took", an i
that stands lower than its neighbours.
"""
MOST_TIMES = 4
LETTERS = "".join(map(chr, range(33, 127))) + "–−’…ÄÖÜäöüßČĆĐŠŽčćđšž"
"""What words are made of, in the languages of the program."""
MANY = 8
"""How often a word is measured in a row, to know its advance in parts of a pixel."""
LIGHT = 384
"""The sum of red, green and blue from which an ink is light: its soft edges are made firmer."""
SHEET = 2560, 256
"""The size in pixels of the sheet that each thread draws large lines on."""
_sheets = local()
_FIRM = bytes(round(255 * (alpha / 255) ** 0.8) for alpha in range(256))


class Face(StrEnum):
    """The cuts of the two type faces."""

    SANS = "SourceSansProSemibold"
    SANS_BOLD = "SourceSansProBold"
    SANS_ITALIC = "SourceSansProSemiboldIt"
    SERIF = "SourceSerifProSemibold"
    SERIF_BOLD = "SourceSerifProBold"
    SERIF_ITALIC = "SourceSerifProSemiboldIt"


@dataclass(frozen=True)
class Type:
    """How words are set: the face, the size in pixels, the colour, and whether on paper."""

    face: Face
    px: int
    colour: Colour
    on_paper: bool = False


MOST_FONTS = 64
"""How many sizes of type are kept open: each has pictures of its own of all letters used."""


def font(face: Face, px: int) -> pygame.Font:
    """Return a font of this size in pixels."""
    return _opened(_file(face), px)


@lru_cache(maxsize=MOST_FONTS)
def _opened(file: str, px: int) -> pygame.Font:
    return pygame.Font(file, px)


def _file(face: Face) -> str:
    """Return the file of a face.

    Of the serif the OpenType ones: in the others a sign made of two, such as “ or %, is as wide as
    one of them, and the next letter stands on it.
    """
    files = sans.font_files_ttf if face.value.startswith("SourceSans") else serif.font_files_otf
    return str(files[face.value])


_UPRIGHT = {Face.SANS_ITALIC: Face.SANS, Face.SERIF_ITALIC: Face.SERIF}
"""The face that stands in for letters that an italic one has not, such as Cyrillic ones."""


def without_face(text: str) -> str:
    """Return the letters of a text that no face can draw, neither ours nor one installed."""
    return "".join(dict.fromkeys(each for each in text if _file_for(each, Face.SANS) is None))


@lru_cache(maxsize=4000)
def _file_for(letter: str, face: Face) -> str | None:
    """Return the file of the face that draws a letter: this one, one like it, or one installed."""
    for own in (face, _UPRIGHT.get(face, face)):
        if otherfaces.has(_file(own), letter):
            return _file(own)
    return otherfaces.file_with(letter)


def _runs(text: str, face: Face) -> Iterator[tuple[str, str]]:
    """Yield the parts of a text that one face draws, each with the file of that."""
    if text.isascii():
        yield text, _file(face)
        return
    files = (_file_for(each, face) or _file(face) for each in text)
    together = groupby(zip(text, files, strict=True), key=lambda pair: pair[1])
    for file, pairs in together:
        yield "".join(letter for letter, _file in pairs), file


def _size(text: str, face: Face, px: int) -> int:
    """Return how wide a text is in type of this size."""
    return sum(_opened(file, px).size(part)[0] for part, file in _runs(text, face))


def _inked(text: str, face: Face, px: int, colour: Colour) -> pygame.Surface:
    """Return a text drawn in type of this size, all of it on the line of the face asked for."""
    runs = list(_runs(text, face))
    if len(runs) < 2 and (not runs or runs[0][1] == _file(face)):
        return font(face, px).render(text, True, colour)
    own = font(face, px)
    whole = pygame.Surface((max(1, _size(text, face, px)), own.get_height()), pygame.SRCALPHA)
    whole.fill((*colour, 0))
    left = 0
    for part, file in runs:
        other = _opened(file, px)
        wide = other.size(part)[0]
        if wide:
            at = left, own.get_ascent() - other.get_ascent()
            whole.blit(other.render(part, True, colour), at, special_flags=pygame.BLEND_RGBA_MAX)
        left += wide
    return whole


def get_ready(kind: Type) -> None:
    """Have a font draw its letters before they are wanted: the first time takes it longest."""
    font(kind.face, kind.px * _times(kind.px)).render(LETTERS, True, kind.colour)


def line(text: str, kind: Type) -> pygame.Surface:
    """Return a picture of one line of plain text."""
    key = ("line", text, kind.face, kind.px, kind.colour)
    return pictures.get(key, lambda: _rendered(text, kind))


def _rendered(text: str, kind: Type) -> pygame.Surface:
    """Return the picture of a line; one of nothing but marks without width is as if empty."""
    face, times = font(kind.face, kind.px), _times(kind.px)
    high = face.get_height()
    fine = font(kind.face, kind.px * times)
    try:
        drawn = _inked(text, kind.face, kind.px * times, kind.colour)
    except pygame.error:
        return pygame.Surface((1, high), pygame.SRCALPHA)
    if times == 1:
        return drawn.convert_alpha()
    ground = _sheet((width_of(text, kind) * times, high * times))
    ground.fill((*kind.colour, 0))
    top = face.get_ascent() * times - fine.get_ascent()
    ground.blit(drawn, (0, top), special_flags=pygame.BLEND_RGBA_MAX)
    picture = pygame.transform.smoothscale(ground, (ground.get_width() // times, high))
    if sum(kind.colour) > LIGHT:
        map_alpha(picture, _FIRM)
    return picture


def _sheet(size: tuple[int, int]) -> pygame.Surface:
    """Return where a large line is drawn: the same sheet again, as the system takes longer to give
    a fresh one than the line takes. It holds until the thread draws the next one."""
    if size[0] > SHEET[0] or size[1] > SHEET[1]:
        return pygame.Surface(size, pygame.SRCALPHA)
    if not hasattr(_sheets, "mine"):
        _sheets.mine = pygame.Surface(SHEET, pygame.SRCALPHA)
    return cast("pygame.Surface", _sheets.mine).subsurface((0, 0, *size))


def _times(px: int) -> int:
    """Return how many times larger type of this size is drawn first."""
    return min(MOST_TIMES, -(-FINE // px))


def width_of(text: str, kind: Type) -> int:
    """Return how wide one line of plain text is, in pixels."""
    return ceil(exact_width(text, kind.face, kind.px))


@lru_cache(maxsize=20_000)
def exact_width(text: str, face: Face, px: int) -> float:
    """Return how wide one line of plain text is, in pixels and parts of them."""
    times = _times(px)
    return _size(text, face, px * times) / times


@lru_cache(maxsize=20_000)
def advance(text: str, face: Face, px: int) -> float:
    """Return how far on the next letter stands after a text, in pixels and parts of them."""
    times = _times(px)
    return _size(text * MANY, face, px * times) / times / MANY


def fit(text: str, kind: Type, width: int, least: float = 0.8) -> tuple[str, Type]:
    """Return the text and a type in which it fits one line of this width.

    The type shrinks to `least` of its size first; then whole words go, and an ellipsis tells so.
    """
    smallest = max(9, int(kind.px * least))
    for px in range(kind.px, min(smallest, kind.px) - 1, -1):
        kind = replace(kind, px=px)
        if width_of(text, kind) <= width:
            return text, kind
    words = text.split()
    while len(words) > 1:
        words.pop()
        if width_of(" ".join(words) + " …", kind) <= width:
            return " ".join(words) + " …", kind
    letters = words[0] if words else ""
    while letters and width_of(letters + "…", kind) > width:
        letters = letters[:-1]
    return letters + "…", kind
