"""The dice as they fall: they tumble, lie still, and show totals with their reasons."""

from dataclasses import dataclass, replace
from math import sin
from random import Random
from textwrap import wrap

import pygame

from game.core.protocols import Player
from game.core.words import decimal, signed
from scenes.anim.timeline import ease_out
from scenes.battle.motion.brush import Brush
from scenes.battle.motion.dice import die
from scenes.battle.motion.effects import Effect
from scenes.ui.shapes import box
from scenes.ui.shelf import pictures

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
            lying = pictures.get(
                ("dice lie", self.rolled, self.difference, self.outcome, brush.layout),
                lambda: self._lying(brush),
            )
            brush.middle(lying, self.x, self.y + self._drop, light)
            return
        self._draw_tray(brush, light)
        for side, each in enumerate(self.rolled):
            self._tumble(brush, side, each, self._across(side), part / LANDS)

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
    def _drop(self) -> float:
        """How far the middle of the tray is below that of the dice, in units."""
        return (92 + self._below) / 2 - 40

    def _draw_tray(self, brush: Brush, light: float) -> None:
        """Draw the tray and the names."""
        wide = brush.layout.px(APART * max(1.6, len(self.rolled)) + 40)
        high = brush.layout.px(SIZE + 92 + self._below)
        tray = box((wide, high), brush.layout.px(16), (14, 12, 18), (217, 168, 54), 2, 0.97)
        brush.middle(tray, self.x, self.y + self._drop, light)
        for side, each in enumerate(self.rolled):
            at = self._across(side), self.y - SIZE / 2 - 22
            brush.words(each.name, *at, 15, (226, 214, 190), light)

    def _lying(self, brush: Brush) -> pygame.Surface:
        """Return the tray with dice that lie still and what they come to, around its middle."""
        whole = brush.layout.px(2 * WIDEST)
        sheet = pygame.Surface((whole, whole), pygame.SRCALPHA)
        dice, on_sheet = (
            replace(self, x=WIDEST, y=WIDEST - self._drop),
            replace(brush, surface=sheet),
        )
        dice._draw_tray(on_sheet, 1)
        dice._tell(on_sheet, dice.y + SIZE / 2 + 48 + TALL * self._rows)
        for side, each in enumerate(self.rolled):
            dice._still(on_sheet, each, dice._across(side))
        used, middle = sheet.get_bounding_rect(), whole // 2
        wide = 2 * max(middle - used.left, used.right - middle)
        high = 2 * max(middle - used.top, used.bottom - middle)
        kept = pygame.Rect(middle - wide // 2, middle - high // 2, wide, high)
        return sheet.subsurface(kept.clip(sheet.get_rect())).copy()

    def _tell(self, brush: Brush, y: float) -> None:
        """Write the difference and who takes what, line by line."""
        if self.difference:
            brush.words(self.difference, self.x, y, 22, (255, 226, 140))
            y += 26
        for number, words in enumerate(self._told):
            brush.words(words, self.x, y + number * TALL, 16, (255, 250, 236))

    def _tumble(self, brush: Brush, side: int, each: Rolled, x: float, part: float) -> None:
        step = int(part * 9)
        shown = each.die if step >= 8 else Random(f"{each.die} {side} {step}").randint(1, 6)
        away = (1 - ease_out(part)) * 70 * (-1 if side == 0 else 1)
        hop = abs(sin(part * 3 * 3.14159)) * (1 - part) * 46
        turn = (1 - ease_out(part)) * 540 * (1 if side == 0 else -1)
        brush.middle(die(each.player, shown, brush.layout.px(SIZE), turn), x + away, self.y - hop)

    def _still(self, brush: Brush, each: Rolled, x: float) -> None:
        brush.middle(die(each.player, each.die, brush.layout.px(SIZE)), x, self.y)
        change = each.total - each.die
        added = f" {signed(change)} = {decimal(each.total, 0)}" if change else ""
        words = f"{each.die}{added}"
        brush.words(words, x, self.y + SIZE / 2 + 20, 24, (255, 226, 140))
        for row, reason in enumerate(each.reasons):
            y = self.y + SIZE / 2 + 44 + TALL * row
            brush.words(reason, x, y, 14, (226, 214, 190))
