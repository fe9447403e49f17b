"""What a battle will show before long: made ahead, out of the deck lists that all may read."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

import pygame

from game.core.protocols import Player
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.cards.card import Card, CardKind
from game.rulesets.berserk.options import BerserkOptions, deck_cards
from game.rulesets.berserk.unit import Unit
from scenes.battle.faces.cardface import CardFaces, TokenLook, look_of
from scenes.battle.faces.unitcard import FACE
from scenes.battle.maps.ground import SHAPE, SKY_HEIGHT, Ground, place_in
from scenes.battle.motion.brush import letters
from scenes.battle.motion.effects import WITH_A_NOTE, WITHOUT, Banner, ribbon
from scenes.battle.motion.rolling import SIZE, die
from scenes.theme import Layout
from scenes.ui.letters import get_ready
from scenes.ui.text import Face, Type

Coming = tuple[Card, TokenLook]
WRITTEN = (40.0, 18.0, 44.0, 15.0, 26.0, 24.0, 22.0, 16.0, 14.0)
"""The letters of banners, wounds and dice, in units: those come first that are wanted first."""
WHITE = (255, 255, 255)


def cards_ahead(options: BerserkOptions) -> list[tuple[Player, Card]]:
    """Return the cards of both decks, each once.

    Which of them were drawn, recruited or placed is not asked, so it cannot be told.
    """
    decks = options.deck_0, options.deck_1
    return [(side, card(n)) for side in (0, 1) for n in sorted(set(deck_cards(decks[side])))]


def looks_ahead(cards: Sequence[tuple[Player, Card]]) -> tuple[list[Coming], list[Coming]]:
    """Return the tokens of cards as they come and as they stand exhausted: on squares, in the air.

    Cards that never stand anywhere have none.
    """
    standing: list[Coming] = []
    flying: list[Coming] = []
    for tired, (side, shown) in product((False, True), cards):
        unit = Unit(0, shown.number, side, 0, hidden=False, exhausted=tired)
        coming = shown, look_of(unit, shown)
        if shown.kind is CardKind.FLYER:
            flying.append(coming)
        elif shown.kind in (CardKind.CREATURE, CardKind.ARTIFACT):
            standing.append(coming)
    return standing, flying


def pictures_ahead(
    faces: CardFaces,
    options: BerserkOptions,
    ground: Ground,
    layout: Layout,
    banners: Iterable[Banner],
) -> Iterator[None]:
    """Make what effects and `banners` are drawn with and the dice, then the tokens and the small
    cards of both decks, one with each step."""
    for units in WRITTEN:
        get_ready(Type(Face.SANS_BOLD, letters(layout, units), WHITE))
        yield
    for high in (WITHOUT, WITH_A_NOTE):
        ribbon(layout, high, ground.board.width)
        yield
    for banner in banners:
        banner.get_ready(layout, faces.theme)
        yield
    for side, shows, times in product((0, 1), range(1, 7), (1, 2)):
        die(side, shows, times * layout.px(SIZE))
        yield
    cards = cards_ahead(options)
    standing, flying = looks_ahead(cards)
    yield from faces.prewarm(standing, _token_size(ground.square(0), layout))
    yield from faces.prewarm(flying, _token_size(pygame.FRect(0, 0, 1, SKY_HEIGHT), layout))
    for _side, shown in cards:
        faces.small(shown, layout.px(FACE))
        yield


def _token_size(room: pygame.FRect, layout: Layout) -> tuple[int, int]:
    high = layout.px(place_in(room).height)
    return round(high * SHAPE), high
