"""Life and strike at the foot of a token."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Protocol

import pygame

from scenes.battle.faces.inks import GOLD
from scenes.battle.faces.vectors import WHITE, heart, set_numeral
from scenes.theme import Colour

_LARGEST = 1.5
"""How far the numbers grow with the player's own text size."""
_LOW: Colour = (255, 196, 120)
_MORE: Colour = (255, 236, 130)
_LESS: Colour = (222, 176, 255)


class Numbers(Protocol):
    """The numbers of a token: see `TokenLook`."""

    @property
    def life(self) -> int:
        """The life that is left."""

    @property
    def full(self) -> int:
        """The life of its card."""

    @property
    def strike(self) -> tuple[int, ...]:
        """Its basic strike as it now is."""

    @property
    def plus(self) -> int:
        """By how much that is stronger than printed."""

    @property
    def minus(self) -> int:
        """By how much weaker."""


@dataclass(frozen=True)
class Gems:
    """Life and strike at the foot of a token: side by side, or one above the other where large."""

    look: Numbers
    units: tuple[float, float]
    life: float
    """How large the life is, as a multiple of what is usual."""
    strike: float
    heart_at: tuple[float, float]

    @classmethod
    def of(cls, look: Numbers, units: tuple[float, float], text_scale: float) -> Gems:
        """Return the gems of a look, as large as the player's text if there is room."""
        grown = max(1.0, min(_LARGEST, text_scale))
        wide, high = units
        life = 1 + (grown - 1) * 0.7
        row = 20 + sum(_room(value) for value in look.strike)
        beside = wide - 12 - 52 - 46 * life if look.full else wide - 24
        is_beside = grown == 1 or row * grown <= beside
        strike = min(grown, (beside if is_beside else wide - 24) / row)
        reach = 46 * life
        foot = 54 if is_beside else 24 + 52 * strike
        at = 6 + reach, high - (foot if is_beside else foot + reach * 0.86)
        return cls(look, units, life, strike, at)

    @property
    def _row(self) -> tuple[float, float]:
        """Where the row of the strike begins, and how wide it is."""
        wide = (20 + sum(_room(value) for value in self.look.strike)) * self.strike
        return self.units[0] - wide - 12, wide

    @property
    def _plate(self) -> tuple[float, float, float, float]:
        """The plate under the strike: left, top, width and height."""
        left, wide = self._row
        top, high = self.units[1] - 40 - 26 * self.strike, 52 * self.strike
        return left, min(top, self.units[1] - 14 - high), wide, high

    def has_strike_at(self, x: float, y: float) -> bool:
        """Tell whether the plate of the strike is at a place."""
        left, top, wide, high = self._plate
        return left <= x <= left + wide and top <= y <= top + high

    def covers(self, x: float, y: float, r: float) -> bool:
        """Tell whether the life or the strike reaches into a circle."""
        left, top, wide, high = self._plate
        is_beside = left - r < x < left + wide + r and top - r < y < top + high + r
        away = hypot(x - self.heart_at[0], y - self.heart_at[1])
        return bool(self.look.strike and is_beside) or bool(
            self.look.full and away < 46 * self.life + r
        )

    def drawing(self) -> str:
        """Return the heart, and the plate under the strike."""
        parts = []
        if self.look.strike:
            left, top, wide, high = self._plate
            parts.append(
                f'<rect x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}" '
                f'rx="{high / 2:.1f}" fill="#14121a" fill-opacity="0.92" stroke="{GOLD}" '
                'stroke-width="3.4"/>'
            )
        if self.look.full:
            parts.append(heart(*self.heart_at, 46 * self.life))
        return "".join(parts)

    def set_numbers(self, shown: pygame.Surface, scale: float) -> None:
        """Write the numbers."""
        look = self.look
        if look.full:
            colour = WHITE if look.life == look.full else _LOW
            x, y = self.heart_at
            at = x * scale, (y - 3) * scale
            set_numeral(shown, str(look.life), at, 58 * self.life * scale, colour)
        if look.strike:
            colour = _MORE if look.plus > look.minus else _LESS if look.minus > look.plus else WHITE
            left = self._row[0] + 10 * self.strike
            middle = self.units[1] - max(40, 14 + 26 * self.strike)
            for value in look.strike:
                room = _room(value) * self.strike
                at = (left + room / 2) * scale, middle * scale
                set_numeral(shown, str(value), at, 40 * self.strike * scale, colour)
                left += room


def _room(value: int) -> float:
    return 22.0 * len(str(value)) + 11
