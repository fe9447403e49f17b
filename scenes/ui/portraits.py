"""Faces at the table: the drawn portraits of characters, and letters in medallions for people."""

from io import BytesIO
from math import cos, radians, sin

import pygame

from game.core.words import ROOT
from scenes.theme import Colour, Theme
from scenes.ui.containers import SquarePicture
from scenes.ui.shapes import svg, web
from scenes.ui.shelf import pictures
from scenes.ui.text import Face, Type, line
from scenes.ui.widget import Style

FOLDER = ROOT / "assets" / "portraits"

CALM = "calm"
"""The mood of a portrait as it is drawn; the others are those of `assets/portraits/moods.py`."""
MOOD_LASTS = 3.2
"""Seconds in which a face stays that somebody makes."""
MEDALLIONS: tuple[Colour, ...] = (
    (48, 108, 184),
    (188, 60, 56),
    (70, 132, 84),
    (150, 102, 46),
    (122, 82, 150),
    (54, 128, 132),
)
"""The grounds of the medallions, by seat; the first two are those of the sides of a battle."""
WREATH = 1.68
"""The width of a wreath as a multiple of the face in it."""
LEAVES = 0.14
"""How far its leaves stand out above the face, as a part of that."""


def portrait(name: str, px: int, mood: str = CALM) -> pygame.Surface:
    """Return the round portrait of a character in a mood, `px` pixels wide and high."""
    return pictures.get(("portrait", name, px, mood), lambda: _portrait(name, px, mood))


def _portrait(name: str, px: int, mood: str) -> pygame.Surface:
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    if mood != CALM:
        text = text.replace(f'id="{CALM}"', f'id="{CALM}" display="none"', 1)
        text = text.replace(f'id="{mood}" display="none"', f'id="{mood}"', 1)
    drawn = pygame.image.load_sized_svg(BytesIO(text.encode()), (2 * px, 2 * px))
    return pygame.transform.smoothscale(drawn.convert_alpha(), (px, px))


def medallion(letter: str, seat: int, px: int, theme: Theme) -> pygame.Surface:
    """Return a disc with a letter, in the colour of the seat."""
    colour = MEDALLIONS[seat % len(MEDALLIONS)]
    key = ("medallion", letter, colour, px, theme.gold_light)
    return pictures.get(key, lambda: _medallion(letter, colour, px, theme))


def _medallion(letter: str, colour: Colour, px: int, theme: Theme) -> pygame.Surface:
    """Return a disc in a frame of gold, as the portraits have, lit from above."""
    disc = svg(
        f'<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="50" cy="26" r="76">'
        f'<stop offset="0" stop-color="{web(_mixed(colour, (255, 240, 214), 0.34))}"/>'
        f'<stop offset="0.55" stop-color="{web(colour)}"/>'
        f'<stop offset="1" stop-color="{web(_mixed(colour, (14, 12, 22), 0.5))}"/>'
        f'</radialGradient></defs><g transform="scale({px / 100})">'
        f'<circle cx="50" cy="50" r="50" fill="{web(theme.gold)}"/>'
        f'<circle cx="50" cy="50" r="48.6" fill="{web(theme.gold_light)}"/>'
        f'<circle cx="50" cy="50" r="46" fill="{web(_mixed(colour, (20, 14, 10), 0.6))}"/>'
        f'<circle cx="50" cy="50" r="44.8" fill="url(#l)"/>'
        f'<circle cx="50" cy="50" r="39" fill="none" stroke="{web(theme.gold_light)}" '
        f'stroke-opacity="0.45" stroke-width="1.2"/></g>',
        (px, px),
    )
    size = max(8, round(px * 0.52))
    shade = line(letter, Type(Face.SERIF_BOLD, size, _mixed(colour, (10, 8, 14), 0.72)))
    words = line(letter, Type(Face.SERIF_BOLD, size, (255, 250, 236)))
    ink = words.get_bounding_rect()
    left, top = px // 2 - ink.centerx, px // 2 - ink.centery
    disc.blit(shade, (left, top + max(1, px // 40)))
    disc.blit(words, (left, top))
    return disc


def _mixed(colour: Colour, other: Colour, share: float) -> Colour:
    """Return a colour with so much of another in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return red, green, blue


def face_picture(
    name: str, label: str, seat: int, px: int, theme: Theme, mood: str = CALM
) -> pygame.Surface:
    """Return the portrait with this name in a mood, or the medallion of whoever has none."""
    return portrait(name, px, mood) if name else medallion(label[:1].upper(), seat, px, theme)


class FaceView(SquarePicture):
    """A face beside a name in a form."""

    def __init__(self, name: str, label: str, seat: int, size: float = 36) -> None:
        super().__init__(size, label)
        self.name = name
        self.seat = seat

    def describe(self) -> str:
        """Say nothing: the name stands beside it."""
        return ""

    def picture(self, side: int) -> pygame.Surface:
        """Return the face."""
        assert self.style is not None
        return face_picture(self.name, self.label, self.seat, side, self.style.theme)


class WreathedFace(FaceView):
    """The face of whoever has won, in a wreath of gold leaves."""

    def natural_width(self, style: Style) -> int:
        """Return the width of the wreath."""
        return style.px(self.size * WREATH)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the wreath: it is open above."""
        return style.px(self.size * (WREATH + 1) / 2)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the wreath, and the face in it."""
        assert self.style is not None
        theme, side = self.style.theme, self.style.px(self.size)
        middle = self.rect.centerx, self.rect.top + side // 2 + round(side * LEAVES)
        leaves = wreath(round(side * WREATH), theme)
        surface.blit(leaves, leaves.get_rect(center=middle))
        face = face_picture(self.name, self.label, self.seat, side, theme)
        surface.blit(face, face.get_rect(center=middle))


def wreath(px: int, theme: Theme) -> pygame.Surface:
    """Return two branches of leaves that close below, `px` pixels wide and high."""
    key = ("wreath", px, theme.gold_light, theme.gold)
    return pictures.get(key, lambda: _wreath(px, theme))


def _wreath(px: int, theme: Theme) -> pygame.Surface:
    leaf = "M0 0 C5 -7 15 -8 22 0 C15 4 6 5 0 0 Z"
    half = []
    for number in range(11):
        turn = 97 + 12.4 * number
        x, y = 37 * cos(radians(turn)), 37 * sin(radians(turn))
        size = 0.5 + 0.035 * (10 - abs(number - 4))
        for lean, ink, part in ((-34, theme.gold_light, 1.0), (20, theme.gold, 0.74)):
            half.append(
                f'<path d="{leaf}" fill="{web(ink)}" transform="translate({x:.2f} {y:.2f}) '
                f'rotate({turn + 90 + lean:.1f}) scale({size * part:.3f})"/>'
            )
    branch = "".join(half)
    body = (
        f'<g transform="translate(50 50)">{branch}</g>'
        f'<g transform="translate(50 50) scale(-1 1)">{branch}</g>'
    )
    fine = 2 * px
    drawn = svg(f'<g transform="scale({fine / 100})">{body}</g>', (fine, fine))
    return pygame.transform.smoothscale(drawn, (px, px))
