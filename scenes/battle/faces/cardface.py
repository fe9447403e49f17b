"""Berserk cards as pictures, kept while there is room: whole, small, from behind, and as tokens.

`CardFaces` is what scenes hold; where a card stands and how it moves is their own business.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator

import pygame

from game.core.protocols import Player
from game.core.words import _
from game.rulesets.berserk.cards.card import Card
from scenes.battle.faces.backs import back
from scenes.battle.faces.frame import HEIGHT, WIDTH
from scenes.battle.faces.full import Words, full_face
from scenes.battle.faces.small import small_face
from scenes.battle.faces.tokens import TokenLook, look_of, token
from scenes.theme import Colour, Theme
from scenes.ui.cardprint import blank
from scenes.ui.shelf import Shelf, pictures
from scenes.ui.text import escape

__all__ = ["READING_WIDTH", "CardFaces", "TokenLook", "Words", "card_size", "look_of"]

READING_WIDTH = 220
"""From so many pixels on a card bears its sentences; a smaller one bears large numbers instead."""
BLANK, BLANK_INK = (26, 22, 26), (255, 244, 214)
"""The ground of a card that has its name alone, and the ink of that."""


def card_size(width: int) -> tuple[int, int]:
    """Return the size in pixels of a card so many pixels wide."""
    return width, round(width * HEIGHT / WIDTH)


class CardFaces:
    """Draws cards and tokens, each look once; they stand on the `shelf`."""

    def __init__(self, theme: Theme, text_scale: float = 1.0, shelf: Shelf = pictures) -> None:
        self.theme = theme
        self.text_scale = text_scale
        self.shelf = shelf
        self._backs: dict[tuple[Player, int], pygame.Surface] = {}
        """Few, and long in the making: from the shelf they would be dropped between two looks."""
        self.maker: Callable[[Card, int], bool] | None = None
        """Tells whether a small card is at hand, and has it made meanwhile if it is not."""

    def face(self, card: Card, words: Words, width: int) -> pygame.Surface:
        """Return a card `width` pixels wide: with its words, or small (see `READING_WIDTH`)."""
        if width < READING_WIDTH:
            return self.small(card, width)
        key = (
            "whole card",
            self.theme,
            self.text_scale,
            card.id,
            _(card.name),
            words.kind,
            tuple(words.sentences),
            words.flavour,
            width,
        )
        return self.shelf.get(
            key, lambda: full_face(card, words, width, self.theme, self.text_scale)
        )

    def small(self, card: Card, width: int) -> pygame.Surface:
        """Return a card as it is held in the hand, `width` pixels wide."""
        return self.shelf.get(
            self._small_key(card, width), lambda: small_face(card, width, self.theme)
        )

    def _small_key(self, card: Card, width: int) -> Hashable:
        return "small card", self.theme, card.id, _(card.name), width

    def blank(self, card: Card, size: tuple[int, int], ink: Colour = BLANK_INK) -> pygame.Surface:
        """Return a card with its name alone, for as long as its picture is being made."""
        name = _(card.name)
        key = "blank card", name, size, ink
        return self.shelf.get(key, lambda: blank(size, escape(name), BLANK, ink))

    def has_small(self, card: Card, width: int) -> bool:
        """Return whether a small card is at hand, so that it costs no time."""
        return self._small_key(card, width) in self.shelf

    def may_draw(self, card: Card, width: int) -> bool:
        """Return whether a small card may be drawn now: where there is a `maker` that is not to
        be waited for, only if it has been made."""
        return self.maker is None or self.maker(card, width)

    def back(self, side: Player, width: int) -> pygame.Surface:
        """Return the back of a side's cards, `width` pixels wide."""
        if (side, width) not in self._backs:
            self._backs[side, width] = back(side, card_size(width))
        return self._backs[side, width]

    def token(self, card: Card | None, look: TokenLook, size: tuple[int, int]) -> pygame.Surface:
        """Return a token for a square of this size; None is a card whose face is not known."""
        return self.shelf.get(
            self._token_key(card, look, size), lambda: token(card, look, size, self.text_scale)
        )

    def _token_key(self, card: Card | None, look: TokenLook, size: tuple[int, int]) -> Hashable:
        return "token", card.id if card and not look.hidden else None, look, size, self.text_scale

    def prewarm(
        self, tokens: Iterable[tuple[Card | None, TokenLook]], size: tuple[int, int]
    ) -> Iterator[None]:
        """Make the tokens that will be wanted, one with each step, a few milliseconds."""
        for card, look in tokens:
            self.token(card, look, size)
            yield

    def has_token(self, card: Card | None, look: TokenLook, size: tuple[int, int]) -> bool:
        """Return whether a token is at hand, so that it costs no time."""
        return self._token_key(card, look, size) in self.shelf
