"""Drills and trainers at a table of cards."""

from scenes.practice.drill import DrillScreen
from scenes.practice.exam import ExamScreen, Sheet
from scenes.practice.training import TrainingScreen
from scenes.table.guide import TableGuide
from scenes.table.scene import TableScene


class TableSheet(Sheet, TableGuide):
    """Says at a table what is asked."""


class ExamTable(ExamScreen, TableScene):
    """A table at which one decision is asked for."""

    make_sheet = TableSheet

    def refresh(self, *, counts: bool = False) -> None:
        """Show no buttons for what is not to be had."""
        super().refresh(counts=counts)
        self.put_help_away(self.board.buttons)


class DrillTable(DrillScreen, ExamTable):
    """One drill of a run, at a table."""


class TrainingTable(TrainingScreen, ExamTable):
    """One hand of a set, at a table."""
