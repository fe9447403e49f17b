"""The pictures on the cards, cut to whatever window they are shown in."""

import pygame

from game.core.words import ROOT
from game.rulesets.berserk.cards.card import Card
from scenes.battle.faces.inks import inks_of
from scenes.battle.faces.vectors import drawn, emblem, realm_gradient
from scenes.ui.shapes import web
from scenes.ui.shelf import pictures

FOLDER = ROOT / "assets" / "units"
SHAPE = (400, 300)
"""The pictures' own size in units."""
FINE = 2


def picture(card: Card, size: tuple[int, int]) -> pygame.Surface:
    """Return a card's picture filling a window of this size; what is too wide or high is cut.

    A card without a picture shows the emblem of its realm. The picture is shared: do not draw on
    it.
    """
    return pictures.get(("picture", card.id, card.realms, size), lambda: _picture(card, size))


def _picture(card: Card, size: tuple[int, int]) -> pygame.Surface:
    path = FOLDER / f"{card.id}.svg"
    scale = max(size[0] / SHAPE[0], size[1] / SHAPE[1])
    whole = round(SHAPE[0] * scale), round(SHAPE[1] * scale)
    if path.is_file():
        fine = pygame.image.load_sized_svg(path, (whole[0] * FINE, whole[1] * FINE))
        shown = pygame.transform.smoothscale(fine.convert_alpha(), whole)
    else:
        shown = _emblem_only(card, whole)
    return shown.subsurface(pygame.Rect((0, 0), size).move(_cut(whole, size))).copy()


def _cut(whole: tuple[int, int], size: tuple[int, int]) -> tuple[int, int]:
    """Return the corner of the part that is shown: the middle, but heads rather than feet."""
    return (whole[0] - size[0]) // 2, int((whole[1] - size[1]) * 0.4)


def _emblem_only(card: Card, size: tuple[int, int]) -> pygame.Surface:
    inks = inks_of(card)
    width, height = SHAPE
    body = f'<rect width="{width}" height="{height}" fill="url(#g)"/>' + emblem(
        card.realms[0] if card.realms else None,
        width / 2,
        height / 2,
        190,
        web(inks[0].light),
        web(inks[0].deep),
    )
    return drawn(body, SHAPE, size, realm_gradient("g", inks, "main", width))
