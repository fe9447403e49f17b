"""Drills and trainers on a battlefield."""

from game.core.words import _, marked
from scenes.battle.lesson import BattleGuide
from scenes.battle.scene import BattleScene
from scenes.practice.drill import DrillScreen
from scenes.practice.exam import ExamScreen, Sheet
from scenes.practice.training import TrainingScreen


class BattleSheet(Sheet, BattleGuide):
    """Says on a battlefield what is asked."""


class ExamBattle(ExamScreen, BattleScene):
    """A battlefield on which one decision is asked for."""

    make_sheet = BattleSheet

    def signs(self) -> str:
        """Return what is on a card."""
        return _(
            "On a card: its life in the heart, and what its light, medium and strong hits deal."
        )

    def retell(self) -> None:
        """Show no buttons for what is not to be had."""
        super().retell()
        self.put_help_away(self.board.buttons)


class DrillBattle(DrillScreen, ExamBattle):
    """One drill of a run, on a battlefield."""


class TrainingBattle(TrainingScreen, ExamBattle):
    """One decision of a set, on a battlefield."""

    way_on = marked("Next position")
