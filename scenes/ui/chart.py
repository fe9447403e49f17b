"""Charts of shares: lines from day to day, and bars side by side."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.core.words import percent
from scenes.theme import Colour
from scenes.ui.shapes import box, svg, web
from scenes.ui.shelf import pictures
from scenes.ui.text import Face, Type, fit, line
from scenes.ui.widget import Role, Style, Widget

TALL = 190.0
"""The height of a chart of lines in units, its legend and days included."""
MARGIN = 46.0
"""The room at its left for the scale, in units."""
RUNGS = (0.0, 0.5, 1.0)
"""The shares that have a line of the scale."""
SMALLEST, LARGEST = 3.5, 7.5
"""The half width of a dot in units: for next to no choices, and for MOST or more."""
MOST = 28


@dataclass(frozen=True)
class Series:
    """A line: its name, and by place from the left the share (0 to 1) and how many it is of."""

    name: str
    points: Mapping[int, tuple[float, int]]
    is_gold: bool = False

    def ink(self, style: Style) -> Colour:
        """Return the line's colour."""
        return style.theme.gold if self.is_gold else style.theme.good


class ShareLines(Widget):
    """Lines of shares over `places` that have names; `words` tell all of it."""

    role = Role.PICTURE

    def __init__(
        self, label: str, places: Sequence[str], lines: Sequence[Series], words: str
    ) -> None:
        super().__init__(label)
        self.places, self.lines, self.words = places, lines, words

    @property
    def value(self) -> str:
        """What the lines tell, in words."""
        return self.words

    def natural_width(self, style: Style) -> int:
        """Return the least width at which the days can be told apart."""
        return style.px(360)

    def height(self, style: Style, width: int) -> int:
        """Return the height: it does not grow with the text."""
        return style.px(TALL) + 2 * self._type(style).px

    def draw(self, surface: pygame.Surface) -> None:
        """Draw scale, lines, dots, the names of the lines and of the first and last day."""
        style = self.style
        assert style is not None
        kind, theme = self._type(style), style.theme
        room = self._room(style)
        for rung in RUNGS:
            y = room.top + round(self._y(rung, style, room.height))
            surface.fill(theme.line, (room.left, y, room.width, style.hairline()))
            words = line(percent(rung), kind)
            spot = words.get_rect(midright=(room.left - style.px(8), y))
            surface.blit(words, spot)
        key = ("shares", repr(self.lines), room.size, theme.gold, theme.good)
        surface.blit(pictures.get(key, lambda: self._picture(style, room.size)), room)
        self._draw_names(surface, style, room, kind)

    # -- within

    def _type(self, style: Style) -> Type:
        return Type(Face.SANS, min(style.type(14).px, style.px(19)), style.theme.muted)

    def _room(self, style: Style) -> pygame.Rect:
        px = self._type(style).px
        left, top = style.px(MARGIN) + px, round(px * 1.9)
        return pygame.Rect(
            self.rect.left + left,
            self.rect.top + top,
            self.rect.width - left - style.px(14),
            self.rect.height - top - round(px * 1.7),
        )

    def _y(self, share: float, style: Style, tall: int) -> float:
        """Return how far from the top a share stands, with room for the largest dot."""
        edge = style.px(LARGEST)
        return edge + (1 - share) * (tall - 2 * edge)

    def _x(self, place: int, wide: int, edge: float) -> float:
        if len(self.places) == 1:
            return wide / 2
        return edge + place * (wide - 2 * edge) / (len(self.places) - 1)

    def _picture(self, style: Style, size: tuple[int, int]) -> pygame.Surface:
        """Return the lines and dots; a dot is the larger, the more choices it stands for."""
        fine, edge = 2, style.px(14)
        parts = []
        for each in self.lines:
            ink = web(each.ink(style))
            spots = [
                (
                    self._x(place, size[0], edge) * fine,
                    self._y(share, style, size[1]) * fine,
                    count,
                )
                for place, (share, count) in sorted(each.points.items())
            ]
            path = " L".join(f"{x:.1f} {y:.1f}" for x, y, _count in spots)
            if len(spots) > 1:
                parts.append(
                    f'<path d="M{path}" fill="none" stroke="{ink}" '
                    f'stroke-width="{style.px(2.5) * fine}" stroke-linejoin="round"/>'
                )
            for x, y, count in spots:
                wide = style.px(SMALLEST + (LARGEST - SMALLEST) * min(count, MOST) / MOST) * fine
                parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{wide}" fill="{ink}"/>')
        drawn = svg("".join(parts), (size[0] * fine, size[1] * fine))
        return pygame.transform.smoothscale(drawn, size)

    def _draw_names(
        self, surface: pygame.Surface, style: Style, room: pygame.Rect, kind: Type
    ) -> None:
        left = room.left
        for each in self.lines:
            side = kind.px // 2
            spot = pygame.Rect(left, self.rect.top + kind.px // 2, side, side)
            surface.blit(box(spot.size, side / 2, each.ink(style)), spot)
            words = line(each.name, kind)
            surface.blit(words, words.get_rect(midleft=(spot.right + style.px(6), spot.centery)))
            left = spot.right + style.px(24) + words.get_width()
        below = self.rect.bottom - round(kind.px * 1.3)
        first = line(self.places[0], kind)
        surface.blit(first, (room.left, below))
        if len(self.places) > 1:
            last = line(self.places[-1], kind)
            surface.blit(last, last.get_rect(topright=(room.right, below)))


class ShareBar(Widget):
    """A named bar as long as a share; `words` stand at its end."""

    role = Role.PICTURE

    def __init__(self, name: str, share: float, words: str, *, is_weak: bool = False) -> None:
        super().__init__(name)
        self.share, self.words, self.is_weak = share, words, is_weak

    @property
    def value(self) -> str:
        """The share in words."""
        return self.words

    def natural_width(self, style: Style) -> int:
        """Return the least width at which the bar has a length."""
        return style.px(300)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the words, and some air."""
        return round(self._type(style).px * 1.9)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw name, bar and share."""
        style = self.style
        assert style is not None
        theme, rect, kind = style.theme, self.rect, self._type(style)
        name_room, end_room = round(rect.width * 0.34), round(kind.px * 6.5)
        ink = theme.gold if self.is_weak else theme.text
        words, _kind = fit(self.label, Type(Face.SANS, kind.px, ink), name_room, 0.7)
        name = line(words, _kind)
        surface.blit(name, name.get_rect(midleft=(rect.left, rect.centery)))
        track = pygame.Rect(
            rect.left + name_room + style.px(10),
            0,
            rect.width - name_room - end_room - style.px(20),
            max(6, round(kind.px * 0.7)),
        )
        track.centery = rect.centery
        radius = track.height / 2
        surface.blit(box(track.size, radius, theme.well, theme.line), track)
        wide = round(track.width * self.share)
        if wide >= track.height:
            fill = theme.gold if self.is_weak else theme.good
            surface.blit(box((wide, track.height), radius, fill), track)
        end = line(self.words, Type(Face.SANS, kind.px, theme.muted))
        surface.blit(end, end.get_rect(midleft=(track.right + style.px(10), rect.centery)))

    def _type(self, style: Style) -> Type:
        return Type(Face.SANS, min(style.type(16).px, style.px(23)), style.theme.text)
