"""Words on the screen: fonts, wrapping, and text with bold, colour and suit signs inside it.

Markup: `**bold**`, `*italic*`, `{S}` `{H}` `{D}` `{C}` `{N}` for suit signs (`{GS}` and so on
for German ones), `{gold}words{/}` for
colour (gold, muted, good, bad, title), `[words](target)` for a link, `{pad:left shoulder}` and
`{key:ctrl+z}` for the pictures of a pad button and of a key. A backslash takes the next letter as
it is; `escape` puts them into what a person has typed.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

import font_source_sans_pro as sans
import font_source_serif_pro as serif
import pygame

from game.core.words import ROOT, _, marked
from scenes.key_names import button_words, key_words
from scenes.ui.glyphs import PAD_BUTTONS, key_cap, pad_glyph
from scenes.ui.shapes import Pictures
from scenes.ui.theme import Colour, Theme

SUIT_ART = ROOT / "assets" / "ui" / "suits"
LEADING = 1.32
"""The height of a line as a multiple of the type size."""
SIGN_ROOM = 0.14
"""The room at either side of a key or a pad button among words, as a part of the type size."""


class Face(StrEnum):
    """The cuts of the two type faces."""

    SANS = "SourceSansProSemibold"
    SANS_BOLD = "SourceSansProBold"
    SANS_ITALIC = "SourceSansProSemiboldIt"
    SERIF = "SourceSerifProSemibold"
    SERIF_BOLD = "SourceSerifProBold"
    SERIF_ITALIC = "SourceSerifProSemiboldIt"


_BOLD = {Face.SANS: Face.SANS_BOLD, Face.SERIF: Face.SERIF_BOLD}
_ITALIC = {Face.SANS: Face.SANS_ITALIC, Face.SERIF: Face.SERIF_ITALIC}


@dataclass(frozen=True)
class Type:
    """How words are set: the face, the size in pixels, the colour, and whether on paper."""

    face: Face
    px: int
    colour: Colour
    on_paper: bool = False


class Run(NamedTuple):
    """Words of one look, or one suit sign, or the picture of a pad button or a key."""

    text: str
    bold: bool = False
    italic: bool = False
    colour: str = ""
    suit: str = ""
    device: str = ""
    """"pad" or "key" where `text` names a button or a key that is to be drawn."""
    target: str = ""

    @property
    def is_picture(self) -> bool:
        """Whether it is drawn rather than set."""
        return bool(self.suit or self.device)

    @property
    def plain(self) -> str:
        """What it says in words."""
        if self.device:
            return button_words(self.text) if self.device == "pad" else key_words(self.text)
        if self.suit in _GERMAN_NAMES:
            return _(_GERMAN_NAMES[self.suit])
        return _SUIT_NAMES[self.suit] if self.suit else self.text


class Piece(NamedTuple):
    """A picture of a run at its place in a block, and where a link in it leads."""

    picture: pygame.Surface
    at: tuple[int, int]
    target: str


@dataclass(frozen=True)
class Block:
    """Set text: its pieces, and the size that they take."""

    pieces: tuple[Piece, ...]
    size: tuple[int, int]
    lines: int

    def draw(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        """Draw the block with its upper left corner at a place."""
        left, top = at
        surface.fblits([(p.picture, (left + p.at[0], top + p.at[1])) for p in self.pieces])

    def links(self) -> Iterator[tuple[pygame.Rect, str]]:
        """Yield the place of each piece of a link, and where it leads."""
        for piece in self.pieces:
            if piece.target:
                yield piece.picture.get_rect(topleft=piece.at), piece.target


_pictures = Pictures(48 * 1024 * 1024)


@lru_cache(maxsize=256)
def font(face: Face, px: int) -> pygame.Font:
    """Return a font of this size in pixels."""
    files = sans.font_files_ttf if face.value.startswith("SourceSans") else serif.font_files_ttf
    return pygame.Font(files[face.value], px)


def line(text: str, kind: Type) -> pygame.Surface:
    """Return a picture of one line of plain text."""
    key = (text, kind.face, kind.px, kind.colour)
    return _pictures.get(key, lambda: _rendered(text, kind))


def _rendered(text: str, kind: Type) -> pygame.Surface:
    """Return the picture of a line; one of nothing but marks without width is as if empty."""
    face = font(kind.face, kind.px)
    try:
        return face.render(text, True, kind.colour).convert_alpha()
    except pygame.error:
        return pygame.Surface((1, face.get_height()), pygame.SRCALPHA)


def width_of(text: str, kind: Type) -> int:
    """Return how wide one line of plain text is, in pixels."""
    return _width(text, kind.face, kind.px)


@lru_cache(maxsize=20_000)
def _width(text: str, face: Face, px: int) -> int:
    return font(face, px).size(text)[0]


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


def suit_sign(suit: str, px: int, theme: Theme, on_paper: bool = False) -> pygame.Surface:
    """Return a suit's sign, `px` pixels high, as it is seen on dark ground or on paper.

    `suit` is one of SUITS, or G and a letter for the German suit that answers to it.
    """
    many = "-four" if theme.four_colours and suit != "N" else ""
    name = f"{suit}{many}{'' if on_paper else '-light'}.svg"
    if suit.startswith("G"):
        name = f"{suit[1:]}-german.svg"
    return _pictures.get(("suit", name, px), lambda: _suit_sign(name, px))


def _suit_sign(name: str, px: int) -> pygame.Surface:
    drawn = pygame.image.load_sized_svg(str(SUIT_ART / name), (px * 4, px * 4))
    return pygame.transform.smoothscale(drawn.convert_alpha(), (px, px))


def escape(text: str) -> str:
    """Return text that a person has typed so that none of it is taken as markup."""
    return re.sub(r"([\\*{}\[\]])", r"\\\1", text)


_TOKEN = re.compile(
    r"\\(?P<literal>.)|(?P<bold>\*\*)|(?P<italic>\*)|\{(?P<suit>[SHDCN]|G[SHDC])\}"
    r"|\{(?P<device>pad|key):(?P<sign>[^{}]+)\}"
    r"|\{(?P<colour>gold|muted|good|bad|title|/)\}|\[(?P<words>[^\]\[]*)\]\((?P<target>[^)\s]*)\)",
    re.DOTALL,
)


@lru_cache(maxsize=4096)
def parse(markup: str) -> tuple[Run, ...]:
    """Return the runs of a marked-up text."""
    runs: list[Run] = []
    look = Run("")
    end = 0

    def say(text: str) -> None:
        if not text:
            return
        if runs and not runs[-1].is_picture and runs[-1]._replace(text="") == look:
            runs[-1] = runs[-1]._replace(text=runs[-1].text + text)
        else:
            runs.append(look._replace(text=text))

    for token in _TOKEN.finditer(markup):
        say(markup[end : token.start()])
        end = token.end()
        match token.lastgroup:
            case "literal":
                say(token["literal"])
            case "bold":
                look = look._replace(bold=not look.bold)
            case "italic":
                look = look._replace(italic=not look.italic)
            case "suit":
                runs.append(look._replace(suit=token["suit"]))
            case "sign":
                runs.append(look._replace(text=token["sign"], device=token["device"]))
            case "colour":
                look = look._replace(colour=token["colour"].strip("/"))
            case "target":
                for run in parse(token["words"]):
                    runs.append(run._replace(target=token["target"]))
    say(markup[end:])
    return tuple(runs)


_SUIT_NAMES = {"S": "♠", "H": "♥", "D": "♦", "C": "♣", "N": "NT"}
_GERMAN_NAMES = {
    "GS": marked("Leaves"),
    "GH": marked("Hearts"),
    "GD": marked("Bells"),
    "GC": marked("Acorns"),
}


def plain(markup: str) -> str:
    """Return a marked-up text without its markup, suits as their signs, buttons as their names."""
    return "".join(run.plain for run in parse(markup)).replace("\N{NO-BREAK SPACE}", " ")


@lru_cache(maxsize=2000)
def block(markup: str, kind: Type, theme: Theme, width: int = 0, align: str = "left") -> Block:
    """Return a marked-up text set in lines of at most `width` pixels (0: one line, any width).

    `align` is "left", "centre" or "right"; the latter two need a width.
    """
    return _Setter(kind, theme, width, align).set(parse(markup))


class _Setter:
    """Sets runs into lines: words are kept whole unless one alone is wider than the line."""

    def __init__(self, kind: Type, theme: Theme, width: int, align: str) -> None:
        self.kind, self.theme, self.width, self.align = kind, theme, width, align
        self.ascent = font(kind.face, kind.px).get_ascent()
        self.leading = round(kind.px * LEADING)
        self.space = font(kind.face, kind.px).size(" ")[0]
        self.rows: list[list[Piece]] = [[]]
        self.used = 0

    def set(self, runs: tuple[Run, ...]) -> Block:
        for word in _words(runs):
            if word is None:
                self._new_row()
            else:
                self._add([part for run in word for part in self._picture(run)])
        pieces: list[Piece] = []
        widest = 0
        for number, row in enumerate(self.rows):
            across = max((p.at[0] + p.picture.get_width() for p in row), default=0)
            widest = max(widest, across)
            push = {"left": 0, "centre": (self.width - across) // 2, "right": self.width - across}
            left, top = push[self.align], number * self.leading
            pieces += [p._replace(at=(p.at[0] + left, p.at[1] + top)) for p in row]
        if self.align != "left":
            widest = self.width
        return Block(tuple(pieces), (widest, self.leading * len(self.rows)), len(self.rows))

    def _new_row(self) -> None:
        self.rows.append([])
        self.used = 0

    def _add(self, parts: list[Piece]) -> None:
        across = sum(part.picture.get_width() for part in parts)
        gap = self.space if self.rows[-1] else 0
        if self.width and self.rows[-1] and self.used + gap + across > self.width:
            self._new_row()
            gap = 0
        left = self.used + gap
        for part in parts:
            if self.width and left + part.picture.get_width() > self.width and self.rows[-1]:
                self._new_row()
                left = 0
            self.rows[-1].append(part._replace(at=(left, part.at[1])))
            left += part.picture.get_width()
        self.used = left

    def _picture(self, run: Run) -> Iterator[Piece]:
        colour = self._colour(run)
        if run.suit:
            px = round(self.kind.px * (1.0 if run.suit in _GERMAN_NAMES else 0.8))
            sign = suit_sign(run.suit, px, self.theme, self.kind.on_paper)
            yield Piece(sign, (0, self.ascent - px + round(px * 0.08)), run.target)
            return
        if run.device:
            px = round(self.kind.px * 1.25)
            sign = _with_room(self._device_sign(run, px), round(self.kind.px * SIGN_ROOM))
            yield Piece(sign, (0, (self.leading - px) // 2), run.target)
            return
        face = self.kind.face
        if run.bold:
            face = _BOLD.get(face, face)
        elif run.italic:
            face = _ITALIC.get(face, face)
        kind = Type(face, self.kind.px, colour)
        drop = self.ascent - font(face, kind.px).get_ascent()
        for text in self._whole_or_cut(run.text, kind):
            yield Piece(line(text, kind), (0, drop), run.target)

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
