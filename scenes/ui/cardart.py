"""Pictures of cards: drawn from SVG once, turned, with their shadow, and kept while there is room.

Only pictures are kept here; where a card lies and how it moves is the stage's business.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from functools import partial
from pathlib import Path
from threading import RLock

import pygame

from game.core.words import _
from scenes.ui.cardprint import (
    blank,
    card_size,
    dimmed,
    drawn,
    laid_over,
    shadow_below,
    shrunk,
    ticked,
    turned,
)
from scenes.ui.shelf import Shelf, bytes_of, pictures

ASSETS = Path(__file__).resolve().parents[2] / "assets"
DECKS = ("two", "four", "large-two", "large-four", "numbers-two", "numbers-four", "german")
"""The packs that `CardArt` can draw: folders of `assets/cards`."""
BACKS = ("navy", "burgundy", "green", "plum", "wheat", "clockwork", "embers", "stars")
"""The card backs; the latter four are keepsakes of the road."""
LOOKS = (
    *("plain", "dim", "glow", "chosen", "chosen glow"),
    *("focus", "glow focus", "chosen focus", "chosen glow focus"),
)
"""A card as it is; one that may not be played; one that has the focus; one that is chosen to be
handed over with others, without the focus and with it."""

TURN_STEP = 3
"""Cards lie at angles of so many degrees apart, so that pictures are shared."""

_OFFICERS = str.maketrans("OU", "QJ")
"""The cards of a French pack that stand for the Ober and the Unter."""
_PAPER, _NAMED = (250, 246, 236), (60, 52, 44)
"""The ground of a card that has its name alone, and the ink of that."""
_MASTER_LIMIT = 700
"""The height in pixels of the largest drawing that pictures are made from."""

DRAWINGS = 32 << 20
"""Bytes that large drawings of cards take at least where cards are played."""

CARD, LARGE = "card", "large"
"""How keys of pictures of cards begin on the shelf, and how those of large drawings end."""

_drawing = RLock()
"""pygame locks a surface while it scales it, and lets nobody else read it: two threads may not make
pictures from one drawing at a time."""

Sprite = tuple[pygame.Surface, tuple[int, int]]


class CardArt:
    """Draws one pack with one back.

    Cards are named by suit letter and rank with ten = T, such as SK, H2 or DT; jokers S* (of
    spades), R* and B* (wild, red and black); the number packs have S1 to S13, the German pack
    A T K O U (O and U are queen and jack where the pack is French). `deck` is one of `DECKS`,
    `back` one of `BACKS`; an unknown name raises ValueError. What it has drawn stands on
    the `shelf`.
    """

    def __init__(self, deck: str, back: str, shelf: Shelf = pictures) -> None:
        if deck not in DECKS:
            raise ValueError(f"There is no deck {deck!r}; the decks are {', '.join(DECKS)}.")
        if back not in BACKS:
            raise ValueError(f"There is no card back {back!r}; there are {', '.join(BACKS)}.")
        self.deck = deck
        self.back_name = back
        self.shelf = shelf

    def face(self, code: str, height: int) -> pygame.Surface:
        """Return the upright face of a card, `height` pixels high, without a shadow."""
        return self._upright(code, height)

    def back(self, height: int) -> pygame.Surface:
        """Return the upright back, `height` pixels high, without a shadow."""
        return self._upright(None, height)

    def suit(self, suit: str, height: int, on_felt: bool = False) -> pygame.Surface:
        """Return the symbol of a suit (S, H, D, C) or of no trump (N) in the pack's inks.

        `on_felt` asks for the lighter inks that can be read on a dark ground.
        """
        kind = "-light" if on_felt else ""
        if self.deck.endswith("four") and suit != "N":
            kind = f"-four{kind}"
        if self.deck == "german" and suit != "N":
            kind = "-german"
        name = f"{suit}{kind}.svg"
        path = ASSETS / "ui" / "suits" / name
        return self.shelf.get(
            ("suit of cards", name, height),
            lambda: shrunk(drawn(path, (4 * height, 4 * height)), (height, height)),
        )

    def sprite(
        self, code: str | None, height: int, angle: float = 0.0, look: str = "plain"
    ) -> Sprite:
        """Return a card with its shadow, and what to add to the card's middle to place it.

        None is a back. `height` is the card's own height in pixels, `angle` in degrees against
        the clock, rounded to the nearest step of 3; `look` is one of `LOOKS`.
        """
        step = round(angle / TURN_STEP) * TURN_STEP % 360
        picture = self.shelf.get(
            self._key(code, height, step, look), lambda: self._composed(code, height, step, look)
        )
        return picture, (-(picture.get_width() // 2), -(picture.get_height() // 2))

    def has_sprite(self, code: str | None, height: int, angle: float, look: str) -> bool:
        """Return whether `sprite` has this picture at hand, so that it costs no time."""
        step = round(angle / TURN_STEP) * TURN_STEP % 360
        return self._key(code, height, step, look) in self.shelf

    def blank(self, code: str, height: int) -> Sprite:
        """Return a card with its name alone, for as long as its picture is being made."""
        rank = {"T": "10", "*": _("Joker")}.get(code[1:], code[1:])
        suit = f"G{code[0]}" if self.deck == "german" else code[0]
        name = rank if code[0] in "RB" else f"{rank} {{{suit}}}"
        key = self._key(code, "blank", height, name)
        card = self.shelf.get(key, lambda: blank(card_size(height), name, _PAPER, _NAMED))
        return card, (-(card.get_width() // 2), -(card.get_height() // 2))

    def prewarm(
        self, height: int, angles: Iterable[float], codes: Iterable[str | None] | None = None
    ) -> Iterator[None]:
        """Make the sprites of the given cards (by default the whole pack) at some angles.

        Each step makes one picture, a few milliseconds, so that the caller may spread the work
        over frames. It ends early rather than push out what it has made, or fill the shelf alone.
        """
        steps = sorted({round(angle / TURN_STEP) * TURN_STEP % 360 for angle in angles})
        made = 0
        for code in [None, *pack(self.deck)] if codes is None else codes:
            made += bytes_of(self._master(code, height))
            yield
            for step in steps:
                made += bytes_of(self.sprite(code, height, step)[0])
                yield
            if made > self.shelf.cap // 2:
                return

    def _key(self, code: str | None, *more: Hashable) -> Hashable:
        """Return what a picture of a card, or of the back, is kept under."""
        return CARD, self.deck if code else self.back_name, code, *more

    def _path(self, code: str | None) -> Path:
        if code is None:
            return ASSETS / "cards" / "backs" / f"{self.back_name}.svg"
        name = code.replace("*", "-joker")
        if self.deck != "german":
            name = name.translate(_OFFICERS)
        path = ASSETS / "cards" / self.deck / f"{name}.svg"
        if not path.is_file():
            raise ValueError(f"The deck {self.deck!r} has no card {code!r}.")
        return path

    def _master(self, code: str | None, height: int) -> pygame.Surface:
        """Return a card drawn large enough that pictures of the given height are made from it."""
        needed = max(height, min(2 * height, _MASTER_LIMIT))
        with _drawing:
            kept = self.shelf.get(
                self._key(code, LARGE), lambda: drawn(self._path(code), card_size(needed))
            )
            if kept.get_height() < needed:
                kept = drawn(self._path(code), card_size(needed))
                self.shelf.put(self._key(code, LARGE), kept)
            return kept

    def _upright(self, code: str | None, height: int) -> pygame.Surface:
        def made() -> pygame.Surface:
            with _drawing:
                return shrunk(self._master(code, height), card_size(height))

        return self.shelf.get(self._key(code, "upright", height), made)

    def _composed(self, code: str | None, height: int, step: int, look: str) -> pygame.Surface:
        if look not in LOOKS:
            raise ValueError(f"There is no look {look!r}; the looks are {', '.join(LOOKS)}.")
        with _drawing:
            master = self._master(code, height)
            glows, outlined = "glow" in look, look.endswith("focus")
            card = turned(ticked(master) if look.startswith("chosen") else master, height, step)
            if look == "dim":
                card = dimmed(card)
            key = ("below a card", height, step, glows, outlined)
            if glows or outlined:
                from scenes.ui.cardglow import glow_below, laid_on_glow  # The title has none.

                lit = partial(glow_below, height, step, glows=glows, outlined=outlined)
                return laid_on_glow(card, self.shelf.get(key, lit))
            return laid_over(card, self.shelf.get(key, lambda: shadow_below(height, step)))


def put_drawings_away(shelf: Shelf = pictures) -> None:
    """Drop the large drawings of playing cards, which are half of the shelf, where none is made
    from them for long; the pictures that were made stay."""
    shelf.drop(lambda key: isinstance(key, tuple) and key[:1] == (CARD,) and key[-1] == LARGE)


def pack(deck: str = "two") -> list[str]:
    """Return the codes of a deck's cards without jokers, by suit, high to low."""
    ranks = list("AKQJT98765432")
    if deck.startswith("numbers"):
        ranks = [str(rank) for rank in range(13, 0, -1)]
    if deck == "german":
        ranks = list("ATKOU")
    return [suit + rank for suit in "SHDC" for rank in ranks]
