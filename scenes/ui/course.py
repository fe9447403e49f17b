"""A curve: how the totals of a match went from deal to deal, or the life of two armies from turn to
turn, a line for each side."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.points import points_text
from game.core.words import _
from scenes.theme import Colour
from scenes.ui.portraits import MEDALLIONS
from scenes.ui.shapes import svg, web
from scenes.ui.shelf import pictures
from scenes.ui.text import Face, Type, fit, line
from scenes.ui.widget import Role, Style, Widget

HIGH = 82.0
"""The height of the curve in units."""
LEAST = 360.0
"""The least width at which the lines of a long match can be told apart, in units."""
NAMES = 110.0
"""The room at its right for the names, in units."""
LIT = 0.34
"""How much lighter the lines are than the medallions of the seats."""


@dataclass(frozen=True)
class Line:
    """A side's line: its name, its totals from before the first deal on, whose colour it has."""

    name: str
    totals: Sequence[float]
    seat: int
    stands_out: bool = False


class Course(Widget):
    """Draws the lines; where the least wins, what is better is above all the same."""

    role = Role.PICTURE

    def __init__(
        self,
        lines: Sequence[Line],
        *,
        label: str = "",
        low_wins: bool = False,
        least: float | None = None,
    ) -> None:
        """With `least` it is so many units wide at least, and takes what its row has left over."""
        super().__init__(label or _("How the match went"))
        self.least, self.grows = least or LEAST, least is not None
        self.lines = lines
        self.low_wins = low_wins

    @property
    def value(self) -> str:
        """The totals of each side in words."""
        told = (
            _("{name}: {values}").format(
                name=each.name, values=", ".join(map(points_text, each.totals[1:]))
            )
            for each in self.lines
        )
        return "; ".join(told)

    def describe(self) -> str:
        """Return the curve in words."""
        return f"{self.label}: {self.value}"

    def natural_width(self, style: Style) -> int:
        """Return the least width."""
        return style.px(self.least)

    def height(self, style: Style, width: int) -> int:
        """Return the height, with room for the names one below the other."""
        return max(style.px(HIGH), len(self.lines) * self._pitch(style))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the line of nought, the lines, and the names at their ends."""
        style = self.style
        assert style is not None
        room = pygame.Rect(self.rect)
        room.width -= style.px(NAMES)
        key = ("course", tuple(self._points(room.size)), room.size, style.theme.line)
        surface.blit(pictures.get(key, lambda: self._picture(style, room.size)), room)
        for each, top in zip(*self._ends(style, room), strict=True):
            face = Face.SANS_BOLD if each.stands_out else Face.SANS
            kind = Type(face, self._type(style), _ink(each.seat))
            words, kind = fit(each.name, kind, style.px(NAMES - 10), 0.7)
            surface.blit(line(words, kind), (room.right + style.px(8), top))

    # -- within

    def _type(self, style: Style) -> int:
        return min(style.type(14).px, style.px(19))

    def _pitch(self, style: Style) -> int:
        return round(self._type(style) * 1.2)

    def _points(self, size: tuple[int, int]) -> list[tuple[tuple[float, float], ...]]:
        """Return the points of each line, in pixels from the corner."""
        totals = [total for each in self.lines for total in each.totals]
        low, high = min(totals), max(totals)
        edge, (wide, tall) = 4.0, size
        share = (tall - 2 * edge) / (high - low or 1)
        step = (wide - 2 * edge) / max(1, len(self.lines[0].totals) - 1)
        return [
            tuple(
                (
                    edge + n * step,
                    edge + ((total - low) if self.low_wins else (high - total)) * share,
                )
                for n, total in enumerate(each.totals)
            )
            for each in self.lines
        ]

    def _picture(self, style: Style, size: tuple[int, int]) -> pygame.Surface:
        fine, thick = 2, style.px(3)
        parts = []
        lines = sorted(
            zip(self.lines, self._points(size), strict=True), key=lambda each: each[0].stands_out
        )
        nought = lines[0][1][0][1] * fine
        parts.append(
            f'<path d="M0 {nought} H{size[0] * fine}" stroke="{web(style.theme.line)}" '
            f'stroke-width="{fine * style.hairline()}"/>'
        )
        for each, points in lines:
            path = " L".join(f"{x * fine:.1f} {y * fine:.1f}" for x, y in points)
            width = thick * fine * (1.0 if each.stands_out else 0.6)
            parts.append(
                f'<path d="M{path}" fill="none" stroke="{web(_ink(each.seat))}" '
                f'stroke-width="{width:.1f}" stroke-linejoin="round" stroke-linecap="round"/>'
            )
        drawn = svg("".join(parts), (size[0] * fine, size[1] * fine))
        return pygame.transform.smoothscale(drawn, size)

    def _ends(self, style: Style, room: pygame.Rect) -> tuple[list[Line], list[int]]:
        """Return the lines from the highest end down, and where the name of each stands."""
        ends = zip(self.lines, self._points(room.size), strict=True)
        ordered = sorted(ends, key=lambda each: each[1][-1][1])
        pitch, half = self._pitch(style), self._pitch(style) // 2
        tops = [room.top + round(points[-1][1]) - half for _line, points in ordered]
        for n in range(1, len(tops)):
            tops[n] = max(tops[n], tops[n - 1] + pitch)
        lowest = room.bottom - pitch
        for n in reversed(range(len(tops))):
            tops[n] = min(tops[n], lowest)
            lowest = tops[n] - pitch
        return [each for each, _points in ordered], tops


def _ink(seat: int) -> Colour:
    """Return the colour of a seat's medallion, lighter, so that it can be read on the board."""
    red, green, blue = (
        round(part + (255 - part) * LIT) for part in MEDALLIONS[seat % len(MEDALLIONS)]
    )
    return red, green, blue
