"""Keepsakes of the road as they look, and whatever else is chosen by a picture of it."""

import pygame

from game.session.campaign.keepsake import KEEPSAKES, KeepsakeKind
from scenes.theme import FELTS, Theme
from scenes.ui.cardart import CardArt
from scenes.ui.containers import SquarePicture
from scenes.ui.felt import felt
from scenes.ui.portraits import medallion, portrait
from scenes.ui.shapes import box
from scenes.ui.shelf import pictures
from scenes.ui.tablecloth import weave

ROUND = 1 / 6
"""How round the corners of a piece of cloth are, as a part of its height."""


def cloth_swatch(name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a piece of a table's cloth, with what is woven into it, and round corners."""
    return pictures.get(("swatch", name, size), lambda: _cloth(name, size))


def _cloth(name: str, size: tuple[int, int]) -> pygame.Surface:
    ground = felt(size, FELTS[name]).copy()
    weave(ground, FELTS[name], size[1] * 0.5)
    swatch = box(size, size[1] * ROUND, (255, 255, 255)).copy()
    swatch.blit(ground, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    edge = box(size, size[1] * ROUND, None, (214, 206, 180), max(1.0, size[1] / 30))
    swatch.blit(edge, (0, 0))
    return swatch


def back_swatch(name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a card back."""
    return pictures.get(("back", name, size), lambda: CardArt("two", name).back(size[1]))


def face_swatch(name: str, letter: str, size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """Return a portrait for the player's own place, or his letter where none is named."""
    return portrait(name, size[1]) if name else medallion(letter, 0, size[1], theme)


class KeepsakeView(SquarePicture):
    """A keepsake as a picture; the words beside it say what it is."""

    def __init__(self, id: str, size: float) -> None:
        super().__init__(size)
        self.id = id

    def describe(self) -> str:
        """Say nothing: the words beside it do."""
        return ""

    def picture(self, side: int) -> pygame.Surface:
        """Return it, in a square."""
        kind = KEEPSAKES[self.id].kind
        if kind is KeepsakeKind.PORTRAIT:
            return portrait(self.id, side)
        if kind is KeepsakeKind.COVER:
            return cloth_swatch(self.id, (side, round(side * 0.76)))
        return back_swatch(self.id, (round(side * 0.72), side))
