"""Faces at the table: the drawn portraits of characters, and letters in medallions for people."""

import pygame

from game.core.words import ROOT
from scenes.ui.shapes import box, pictures
from scenes.ui.text import Face, Type, line
from scenes.ui.theme import Colour, Theme
from scenes.ui.widget import Role, Style, Widget

FOLDER = ROOT / "assets" / "portraits"

MEDALLIONS: tuple[Colour, ...] = (
    (176, 74, 66),
    (62, 110, 168),
    (70, 132, 84),
    (150, 102, 46),
    (122, 82, 150),
    (54, 128, 132),
)
"""The grounds of the medallions, by seat."""


def portrait(name: str, px: int) -> pygame.Surface:
    """Return the round portrait of a character, `px` pixels wide and high."""
    return pictures.get(("portrait", name, px), lambda: _portrait(name, px))


def _portrait(name: str, px: int) -> pygame.Surface:
    drawn = pygame.image.load_sized_svg(FOLDER / f"{name}.svg", (2 * px, 2 * px))
    return pygame.transform.smoothscale(drawn.convert_alpha(), (px, px))


def medallion(letter: str, seat: int, px: int, theme: Theme) -> pygame.Surface:
    """Return a disc with a letter, in the colour of the seat."""
    colour = MEDALLIONS[seat % len(MEDALLIONS)]
    key = ("medallion", letter, colour, px, theme.gold_light)
    return pictures.get(key, lambda: _medallion(letter, colour, px, theme))


def _medallion(letter: str, colour: Colour, px: int, theme: Theme) -> pygame.Surface:
    disc = box((px, px), px / 2, colour, theme.gold_light, 1.5).copy()
    words = line(letter, Type(Face.SERIF_BOLD, max(8, px // 2), (255, 250, 236)))
    disc.blit(words, words.get_rect(center=(px // 2, px // 2)))
    return disc


def face_picture(name: str, label: str, seat: int, px: int, theme: Theme) -> pygame.Surface:
    """Return the portrait with this name, or the medallion of whoever has none."""
    return portrait(name, px) if name else medallion(label[:1].upper(), seat, px, theme)


class FaceView(Widget):
    """A face beside a name in a form."""

    role = Role.PICTURE

    def __init__(self, name: str, label: str, seat: int, size: float = 36) -> None:
        super().__init__(label)
        self.name = name
        self.seat = seat
        self.size = size

    def natural_width(self, style: Style) -> int:
        """Return the side of the picture."""
        return style.px(self.size)

    def height(self, style: Style, width: int) -> int:
        """Return the side of the picture."""
        return style.px(self.size)

    def describe(self) -> str:
        """Say nothing: the name stands beside it."""
        return ""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the face in the middle of its place."""
        assert self.style is not None
        side = min(self.rect.size)
        picture = face_picture(self.name, self.label, self.seat, side, self.style.theme)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
