"""Which hit: the side with the higher roll takes the full row, or its weaker hit and none back.

Asked beside the board, so that nothing of the fight is covered.
"""

from collections.abc import Mapping, Sequence

from game.core.words import _
from game.rulesets.berserk.actions import BerserkAction, Choose
from game.rulesets.berserk.pending import AwaitChoice
from game.rulesets.berserk.telling.naming import unit_name
from game.rulesets.berserk.unit import Spot, Unit
from scenes.battle.desk import Desk
from scenes.battle.modes.asked import DicePicture
from scenes.battle.modes.guarding import MOST_SMALL, MOST_TYPE
from scenes.battle.modes.questions import Question
from scenes.battle.overlays.chances import Chance, rows_of
from scenes.ui.boxes import Column
from scenes.ui.containers import Split
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


def _suffered(name: str, wounds: int, *, dies: bool) -> str:
    """Return what a hit does to a unit; of wounds beyond its life nothing is said."""
    words = _("{unit} suffers {n}, all it has left, and falls") if dies else _("{unit} suffers {n}")
    return words.format(unit=name, n=wounds)


class HitQuestion(Question):
    """The side with the higher roll takes the full row, or its weaker hit and nothing back."""

    def __init__(self, desk: Desk) -> None:
        pending = desk.view.pending
        assert isinstance(pending, AwaitChoice)
        self.pending = pending
        super().__init__(desk)
        self._asked = self._question()

    def _question(self) -> Widget:
        """Return the dice, and what either choice comes to."""
        attack = self.pending.attack
        fighters = self.unit(attack.unit), self.unit(attack.fighter)
        dice = [self._die(*each) for each in zip(self.pending.dice, fighters, strict=True)]
        choices = [self._choice(each) for each in self.legal]
        title = _("You rolled higher by {n}. Which hit?").format(n=abs(self.pending.difference))
        # Both choices are to be in sight, whatever the language and the size of words.
        size = min(18, MOST_TYPE / self.desk.show.faces.text_scale)
        asked = Words(f"**{escape(title)}**", size=size, ink="title")
        return Column(asked, Split(*dice, gap=8), *choices, gap=8)

    @property
    def _small(self) -> float:
        """The type size of what is not the question itself, in units at 100 % text."""
        return min(14, MOST_SMALL / self.desk.show.faces.text_scale)

    def _die(self, shown: int, unit: Unit) -> Widget:
        words = Words(escape(unit_name(unit)), size=self._small, align="centre")
        return Column(DicePicture(shown, unit.owner), words, gap=2)

    def _choice(self, action: BerserkAction) -> Widget:
        assert isinstance(action, Choose)
        attack = self.pending.attack
        outcome = self._outcome(action)
        names = unit_name(self.unit(attack.unit)), unit_name(self.unit(attack.fighter))
        told = [
            _suffered(names[1], outcome.given, dies=outcome.kills),
            _suffered(names[0], outcome.taken, dies=outcome.falls),
        ]
        if outcome.notes:
            notes = ", ".join(outcome.notes)
            told.append(_("{unit}: {what}").format(unit=names[1], what=notes))
        button = self.answer(action, _("The full hit") if action.full else _("The weaker hit"))
        button.most = MOST_TYPE
        lines = [Words(escape(each), size=self._small, ink="muted") for each in told]
        return Column(button, *lines, gap=2)

    def _outcome(self, action: BerserkAction) -> Chance:
        """Return what a choice does to both fighters."""
        attack = self.pending.attack
        found = self.desk.foresight.prospects(action)[0]
        return rows_of(found, attack.unit, attack.fighter)[0][0]

    def controls(self) -> Sequence[Widget]:
        """The question and its answers."""
        return (self._asked,)

    def best_focus(self) -> Widget | None:
        """The hit that does more than it costs, of two alike the full one."""

        def gain(action: BerserkAction) -> tuple[int, int, bool]:
            outcome = self._outcome(action)
            deaths, wounds = outcome.kills - outcome.falls, outcome.given - outcome.taken
            # A negative difference: it is the defender who asks himself.
            sign = 1 if self.pending.difference > 0 else -1
            return sign * deaths, sign * wounds, action == Choose(True)

        return self.buttons[max(self.buttons, key=gain)] if self.buttons else None

    def prompt(self) -> str:
        """Which of the two."""
        return _("Choose the hit")

    def meanwhile(self) -> Widget | None:
        """The enemy in this fight."""
        attack = self.pending.attack
        fighters = self.unit(attack.unit), self.unit(attack.fighter)
        enemy = next(each for each in fighters if each.owner != self.desk.view.to_act)
        return self.desk.show.column_of(enemy)

    def tones(self) -> Mapping[Spot, str]:
        """Both fighters."""
        attack = self.pending.attack
        return {self.unit(attack.fighter).spot: "target", self.unit(attack.unit).spot: "chosen"}

    def rule_at_hand(self) -> str:
        """The choice of hits."""
        return "BW-25"
