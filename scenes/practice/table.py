"""Drills and trainers at a table of cards."""

from collections.abc import Sequence

from game.core.protocols import Player
from scenes.practice.drill import DrillScreen
from scenes.practice.exam import ExamScreen, Sheet
from scenes.practice.training import TrainingScreen
from scenes.table.geometry import Geometry
from scenes.table.guide import TableGuide
from scenes.table.scene import TableScene


class TableSheet(Sheet, TableGuide):
    """Says at a table what is asked; it stands at the left where a hand lies open at the right."""

    open_hands: Sequence[Player] = ()

    def is_at_right(self, geometry: Geometry) -> bool:
        """Tell at which side it stands."""
        return all(geometry.turn_of(seat) != 1 for seat in self.open_hands)


class ExamTable(ExamScreen, TableScene):
    """A table at which one decision is asked for."""

    make_sheet = TableSheet
    sheet: TableSheet

    def refresh(self, *, counts: bool = False) -> None:
        """Show no buttons for what is not to be had, and let the sheet cover no open hand."""
        super().refresh(counts=counts)
        open_hands = self.port.view().table.face_up
        if open_hands != self.sheet.open_hands:
            self.sheet.open_hands = open_hands
            self.sheet.relayout()
        self.put_help_away(self.board.buttons)


class DrillTable(DrillScreen, ExamTable):
    """One drill of a run, at a table."""


class TrainingTable(TrainingScreen, ExamTable):
    """One hand of a set, at a table."""
