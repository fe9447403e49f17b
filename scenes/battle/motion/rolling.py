"""The dice as they fall: they tumble, lie still, and show totals with their reasons."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from math import sin
from random import Random
from textwrap import wrap
from typing import NamedTuple

import pygame

from game.core.protocols import Player
from game.core.words import decimal, signed
from scenes.anim.timeline import ease_out
from scenes.battle.faces.inks import SIDES
from scenes.battle.motion.brush import Brush
from scenes.battle.motion.effects import Effect
from scenes.theme import Colour
from scenes.ui.shapes import box, svg, web
from scenes.ui.shelf import pictures

_PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((29, 24), (71, 24), (29, 50), (71, 50), (29, 76), (71, 76)),
}
_PIP = "#fff6e4"
STEP = 15
"""In steps of how many degrees a tumbling die is drawn."""


def die(player: Player, shown: int, px: int, turn: float = 0.0) -> pygame.Surface:
    """Return a die of a player that shows 1 to 6.

    `px` is its width when upright; turned, the picture is larger around the same middle.
    """
    angle = round(turn / STEP) * STEP % 360
    return pictures.get(("die", player, shown, px, angle), lambda: _die(player, shown, px, angle))


def _die(player: Player, shown: int, px: int, angle: int) -> pygame.Surface:
    if angle:
        return pygame.transform.rotozoom(die(player, shown, 2 * px), angle, 0.5)
    ink = SIDES[player]
    light, shade, edge = web(ink.main), web(ink.deep), web(ink.light)
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="9.5" fill="{_PIP}"/>' for x, y in _PIPS[shown])
    body = (
        '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="60" '
        f'y2="100"><stop offset="0.25" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{shade}"/></linearGradient></defs>'
        '<rect x="4" y="8" width="94" height="90" rx="20" fill="#000000" opacity="0.35"/>'
        f'<rect x="3" y="3" width="92" height="92" rx="19" fill="url(#g)" stroke="{edge}" '
        f'stroke-width="3"/><g transform="translate(-1 -1)">{pips}</g>'
    )
    return svg(f'<g transform="scale({px / 100})">{body}</g>', (px, px))


LANDS = 0.34
"""The part of the time after which the dice lie still."""
SIZE = 62.0
LINE = 34
"""So many letters of what the dice come to stand in a line, for each die."""
TALL = 19.0
"""How high such a line is, and one of the reasons, in units."""
APART = 150.0
"""Between the middles of the two dice."""
WIDEST = 320.0
"""How far what is told may reach from their middle, in units."""


TRAYS = 2
"""So many trays with dice that lie are kept: no roll comes again, and each takes a megabyte."""
_trays: dict[Hashable, pygame.Surface] = {}

GOLD: Colour = (255, 226, 140)
BONE: Colour = (226, 214, 190)
PALE: Colour = (255, 250, 236)


class Written(NamedTuple):
    """Words around a place, in letters of so many units."""

    words: str
    x: float
    y: float
    size: float
    ink: Colour


@dataclass(frozen=True)
class Rolled:
    """A player's die: what it shows, the total, and the modifiers in words ("attack skill +1")."""

    player: Player
    name: str
    die: int
    total: int
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True)
class Dice(Effect):
    """One or two dice on a dark tray: the attacker's at the left, the defender's at the right.

    Below them stands what they come to: the difference, and who takes what.
    """

    rolled: tuple[Rolled, ...] = ()
    difference: str = ""
    outcome: str = ""

    def paint(self, brush: Brush, part: float) -> None:
        """Draw the tray, the dice, and once they lie what they come to."""
        light = min(1.0, part / 0.06, (1 - part) / 0.1)
        if brush.calm or part >= LANDS:
            brush.middle(self._at_rest(brush), self.x, self.y + self._drop, light)
            return
        self._draw_tray(brush, light)
        for side, each in enumerate(self.rolled):
            self._tumble(brush, side, each, self._across(side), part / LANDS)
        # One after the other, so that the frame in which the dice lie finds them made.
        written = self._written
        for told in written[: round(part / LANDS * len(written))]:
            brush.get_ready(told.words, told.size, told.ink)

    def _across(self, side: int) -> float:
        """Return where the middle of a die is."""
        return self.x + (side - (len(self.rolled) - 1) / 2) * APART

    @property
    def _rows(self) -> int:
        """How many reasons stand below a die at most."""
        return max(len(each.reasons) for each in self.rolled)

    @property
    def _told(self) -> list[str]:
        """The lines of who takes what."""
        return wrap(self.outcome, round(LINE * min(1.3, len(self.rolled))))

    @property
    def _below(self) -> float:
        """How much room is needed for what stands below the dice, in units."""
        return TALL * (self._rows + len(self._told)) + (26 if self.difference else 0) + 8

    @property
    def _high(self) -> float:
        """How high the tray is, in units: it holds all that is told."""
        return SIZE + 92 + self._below

    @property
    def _drop(self) -> float:
        """How far the middle of the tray is below that of the dice, in units."""
        return (92 + self._below) / 2 - 40

    def _draw_tray(self, brush: Brush, light: float) -> None:
        """Draw the tray and the names."""
        wide = brush.layout.px(APART * max(1.6, len(self.rolled)) + 40)
        high = brush.layout.px(self._high)
        tray = box((wide, high), brush.layout.px(16), (14, 12, 18), (217, 168, 54), 2, 0.97)
        brush.middle(tray, self.x, self.y + self._drop, light)
        for side, each in enumerate(self.rolled):
            at = self._across(side), self.y - SIZE / 2 - 22
            brush.words(each.name, *at, 15, BONE, light)

    @property
    def _written(self) -> list[Written]:
        """What is to be read once the dice lie still."""
        below = SIZE / 2
        found = []
        for side, each in enumerate(self.rolled):
            x, change = self._across(side), each.total - each.die
            added = f" {signed(change)} = {decimal(each.total, 0)}" if change else ""
            found.append(Written(f"{each.die}{added}", x, self.y + below + 20, 24, GOLD))
            for row, reason in enumerate(each.reasons):
                found.append(Written(reason, x, self.y + below + 44 + TALL * row, 14, BONE))
        y = self.y + below + 48 + TALL * self._rows
        if self.difference:
            found.append(Written(self.difference, self.x, y, 22, GOLD))
            y += 26
        for row, words in enumerate(self._told):
            found.append(Written(words, self.x, y + TALL * row, 16, PALE))
        return found

    def _at_rest(self, brush: Brush) -> pygame.Surface:
        """Return what `_lying` does, made once while it is seen."""
        key = self.rolled, self.difference, self.outcome, brush.layout
        if key not in _trays:
            if len(_trays) >= TRAYS:
                del _trays[next(iter(_trays))]
            _trays[key] = self._lying(brush)
        return _trays[key]

    def _lying(self, brush: Brush) -> pygame.Surface:
        """Return the tray with dice that lie still and what they come to, around its middle."""
        layout = brush.layout
        wide = layout.px(2 * WIDEST)
        above = (wide - layout.px(self._high)) // 2 - 1  # empty rows, and as many below
        sheet = pygame.Surface((wide, wide - 2 * above), pygame.SRCALPHA)
        dice = replace(self, x=WIDEST, y=WIDEST - self._drop)
        on_sheet = replace(brush, surface=sheet, above=above)
        dice._draw_tray(on_sheet, 1)
        for side, each in enumerate(self.rolled):
            shown = die(each.player, each.die, layout.px(SIZE))
            on_sheet.middle(shown, dice._across(side), dice.y)
        for told in dice._written:
            on_sheet.words(told.words, told.x, told.y, told.size, told.ink)
        return sheet

    def _tumble(self, brush: Brush, side: int, each: Rolled, x: float, part: float) -> None:
        step = int(part * 9)
        shown = each.die if step >= 8 else Random(f"{each.die} {side} {step}").randint(1, 6)
        away = (1 - ease_out(part)) * 70 * (-1 if side == 0 else 1)
        hop = abs(sin(part * 3 * 3.14159)) * (1 - part) * 46
        turn = (1 - ease_out(part)) * 540 * (1 if side == 0 else -1)
        brush.middle(die(each.player, shown, brush.layout.px(SIZE), turn), x + away, self.y - hop)
