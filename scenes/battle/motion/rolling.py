"""The dice as they fall: they tumble, lie still, and show totals with their reasons."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sin
from random import Random
from textwrap import wrap

from game.core.protocols import Player
from scenes.anim.timeline import ease_out
from scenes.battle.motion.brush import Brush
from scenes.battle.motion.dice import die
from scenes.battle.motion.effects import Effect
from scenes.ui.shapes import box

LANDS = 0.34
"""The part of the time after which the dice lie still."""
SIZE = 62.0
LINE = 34
"""So many letters of what the dice come to stand in a line, for each die."""
TALL = 19.0
"""How high such a line is, and one of the reasons, in units."""
APART = 150.0
"""Between the middles of the two dice."""


@dataclass(frozen=True)
class Rolled:
    """A player's die: what it shows, the total, and the modifiers in words ("attack skill +1")."""

    player: Player
    name: str
    die: int
    total: int
    reasons: Sequence[str] = ()


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
        lies = brush.calm or part >= LANDS
        rows = max(len(each.reasons) for each in self.rolled)
        told = wrap(self.outcome, round(LINE * min(1.3, len(self.rolled))))
        below = TALL * (rows + len(told)) + (26 if self.difference else 0) + 8
        wide = brush.layout.px(APART * max(1.6, len(self.rolled)) + 40)
        high = brush.layout.px(SIZE + 92 + below)
        tray = box((wide, high), brush.layout.px(16), (14, 12, 18), (217, 168, 54), 2, 0.97)
        middle = self.y + (92 + below) / 2 - 40
        brush.middle(tray, self.x, middle, light)
        if lies:
            self._tell(brush, self.y + SIZE / 2 + 48 + TALL * rows, told, light)
        for side, each in enumerate(self.rolled):
            x = self.x + (side - (len(self.rolled) - 1) / 2) * APART
            brush.words(each.name, x, self.y - SIZE / 2 - 22, 15, (226, 214, 190), light)
            if lies:
                self._still(brush, each, x, part, light)
            else:
                self._tumble(brush, side, each, x, part / LANDS)

    def _tell(self, brush: Brush, y: float, told: Sequence[str], light: float) -> None:
        """Write the difference and who takes what, line by line."""
        if self.difference:
            brush.words(self.difference, self.x, y, 22, (255, 226, 140), light)
            y += 26
        for number, words in enumerate(told):
            brush.words(words, self.x, y + number * TALL, 16, (255, 250, 236), light)

    def _tumble(self, brush: Brush, side: int, each: Rolled, x: float, part: float) -> None:
        step = int(part * 9)
        shown = each.die if step >= 8 else Random(f"{each.die} {side} {step}").randint(1, 6)
        away = (1 - ease_out(part)) * 70 * (-1 if side == 0 else 1)
        hop = abs(sin(part * 3 * 3.14159)) * (1 - part) * 46
        turn = (1 - ease_out(part)) * 540 * (1 if side == 0 else -1)
        brush.middle(die(each.player, shown, brush.layout.px(SIZE), turn), x + away, self.y - hop)

    def _still(self, brush: Brush, each: Rolled, x: float, part: float, light: float) -> None:
        brush.middle(die(each.player, each.die, brush.layout.px(SIZE)), x, self.y, light)
        change = each.total - each.die
        words = str(each.die) if not change else f"{each.die} {change:+d} = {each.total}"
        words = words.replace("-", "−")
        brush.words(words, x, self.y + SIZE / 2 + 20, 24, (255, 226, 140), light)
        for row, reason in enumerate(each.reasons):
            y = self.y + SIZE / 2 + 44 + TALL * row
            brush.words(reason, x, y, 14, (226, 214, 190), light)
