"""Which hit: the side with the higher roll takes the full row, or its weaker hit and none back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.core.words import _
from game.rulesets.berserk.actions import BerserkAction, Choose
from game.rulesets.berserk.pending import AwaitChoice
from game.rulesets.berserk.unit import Spot
from scenes.battle.chances import rows_of
from scenes.battle.naming import unit_name
from scenes.battle.questions import QuestionOverBoard, die_of
from scenes.ui.boxes import Column, Row
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

if TYPE_CHECKING:
    from scenes.battle.scene import BattleScene


class HitQuestion(QuestionOverBoard):
    """The side with the higher roll takes the full row, or its weaker hit and nothing back."""

    def __init__(self, scene: BattleScene) -> None:
        pending = scene.view.pending
        assert isinstance(pending, AwaitChoice)
        self.pending = pending
        super().__init__(scene)

    def body(self) -> Widget:
        """The dice, and what either choice comes to."""
        attack = self.pending.attack
        fighters = self.unit(attack.unit), self.unit(attack.fighter)
        dice = [
            die_of(shown, side, unit_name(fighters[side]))
            for side, shown in enumerate(self.pending.dice)
        ]
        choices = [self._choice(each) for each in self.legal]
        title = _("You rolled higher by {n}. Which hit?").format(n=abs(self.pending.difference))
        return Column(
            Heading(escape(title), 3, align="centre"),
            Row(*dice, gap=24, align="centre"),
            Row(*choices, gap=18, align="centre"),
            gap=10,
        )

    def _choice(self, action: BerserkAction) -> Widget:
        assert isinstance(action, Choose)
        attack = self.pending.attack
        found = self.scene.foresight.prospects(action)[0]
        names = unit_name(self.unit(attack.unit)), unit_name(self.unit(attack.fighter))
        outcome, _chance = rows_of(found, attack.unit, attack.fighter)[0]
        told = [
            _("{unit} suffers {n}").format(unit=names[1], n=outcome.given),
            _("{unit} suffers {n}").format(unit=names[0], n=outcome.taken),
        ]
        if outcome.others:
            told.append(outcome.others)
        words = _("The full hit") if action.full else _("The weaker hit")
        lines = [Words(escape(each), size=15, align="centre") for each in told]
        return Column(*lines, self.answer(action, words), gap=5)

    def best_focus(self) -> Widget | None:
        """The full hit."""
        return self.buttons.get(Choose(True)) or super().best_focus()

    def prompt(self) -> str:
        """Which of the two."""
        return _("Choose the hit")

    def meanwhile(self) -> Widget | None:
        """The enemy in this fight."""
        attack = self.pending.attack
        fighters = self.unit(attack.unit), self.unit(attack.fighter)
        enemy = next(each for each in fighters if each.owner != self.scene.view.player)
        return self.column_of(enemy)

    def tones(self) -> Mapping[Spot, str]:
        """Both fighters."""
        attack = self.pending.attack
        return {self.unit(attack.fighter).spot: "target", self.unit(attack.unit).spot: "chosen"}

    def rule_at_hand(self) -> str:
        """The choice of hits."""
        return "BW-25"
