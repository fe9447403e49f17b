"""The dice as they fall: they tumble, lie still, and show totals with their reasons."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sin
from random import Random

from scenes.anim.timeline import ease_out
from scenes.battle.motion.brush import Brush
from scenes.battle.motion.dice import die
from scenes.battle.motion.effects import Effect
from scenes.ui.shapes import box

LANDS = 0.42
"""The part of the time after which the dice lie still."""
SIZE = 62.0
APART = 150.0
"""Between the middles of the two dice."""


@dataclass(frozen=True)
class Rolled:
    """One side's die: what it shows, the total, and the modifiers in words ("attack skill +1")."""

    name: str
    die: int
    total: int
    reasons: Sequence[str] = ()


@dataclass(frozen=True)
class Dice(Effect):
    """One or two dice on a dark tray: the attacker's at the left, the defender's at the right."""

    rolled: tuple[Rolled, ...] = ()

    def paint(self, brush: Brush, part: float) -> None:
        """Draw the tray, the dice, and once they lie what they come to."""
        light = min(1.0, part / 0.06, (1 - part) / 0.1)
        lies = brush.calm or part >= LANDS
        rows = max(len(each.reasons) for each in self.rolled)
        wide = brush.layout.px(APART * len(self.rolled) + 40)
        high = brush.layout.px(SIZE + 92 + 19 * rows)
        tray = box((wide, high), brush.layout.px(16), (14, 12, 18), (217, 168, 54), 2, 0.97)
        middle = self.y + (92 + 19 * rows) / 2 - 40
        brush.middle(tray, self.x, middle, light)
        for side, each in enumerate(self.rolled):
            x = self.x + (side - (len(self.rolled) - 1) / 2) * APART
            brush.words(each.name, x, self.y - SIZE / 2 - 22, 15, (226, 214, 190), light)
            if lies:
                self._still(brush, side, each, x, part, light)
            else:
                self._tumble(brush, side, each, x, part / LANDS)

    def _tumble(self, brush: Brush, side: int, each: Rolled, x: float, part: float) -> None:
        step = int(part * 9)
        shown = each.die if step >= 8 else Random(f"{each.die} {side} {step}").randint(1, 6)
        away = (1 - ease_out(part)) * 70 * (-1 if side == 0 else 1)
        hop = abs(sin(part * 3 * 3.14159)) * (1 - part) * 46
        turn = (1 - ease_out(part)) * 540 * (1 if side == 0 else -1)
        brush.middle(die(side, shown, brush.layout.px(SIZE), turn), x + away, self.y - hop)

    def _still(
        self, brush: Brush, side: int, each: Rolled, x: float, part: float, light: float
    ) -> None:
        brush.middle(die(side, each.die, brush.layout.px(SIZE)), x, self.y, light)
        change = each.total - each.die
        words = str(each.die) if not change else f"{each.die} {change:+d} = {each.total}"
        words = words.replace("-", "−")
        brush.words(words, x, self.y + SIZE / 2 + 20, 24, (255, 226, 140), light)
        for row, reason in enumerate(each.reasons):
            y = self.y + SIZE / 2 + 44 + 19 * row
            brush.words(reason, x, y, 14, (226, 214, 190), light)
