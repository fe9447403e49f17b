"""Drills and trainers at a table of cards."""

from collections.abc import Sequence
from typing import Any

from game.core.protocols import Player
from game.core.words import _, opening
from scenes.practice.drill import DrillScreen
from scenes.practice.exam import ExamScreen, Sheet
from scenes.practice.training import TrainingScreen
from scenes.table.geometry import Geometry
from scenes.table.guide import TableGuide
from scenes.table.past import CardPicture
from scenes.table.scene import TableScene
from scenes.ui.boxes import Column, Row
from scenes.ui.widget import Widget
from scenes.ui.words import Words


class TableSheet(Sheet, TableGuide):
    """Says at a table what is asked; it stands at the left where a hand lies open at the right."""

    open_hands: Sequence[Player] = ()

    def is_at_right(self, geometry: Geometry) -> bool:
        """Tell at which side it stands."""
        return all(geometry.turn_of(seat) != 1 for seat in self.open_hands)


SHOWN_CARD = 96.0
"""The height of a card of the hand beside an answer, in units."""


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

    def pictured(self, best: Any, chosen: Any) -> Sequence[Widget]:
        """Return the hand, the best card of it lit, and the one that was chosen named."""
        view, game = self.port.view(), self.game
        lit, own = game.card_of(view, best), game.card_of(view, chosen)
        cards = []
        for card in (each.card for each in self.hand.cards):
            told = _("best") if card == lit else _("yours") if card == own else ""
            name, art = opening(game.card_name(card)), self.show.cards.art
            picture = CardPicture(name, str(card), art, won=card == lit, high=SHOWN_CARD)
            cards.append(Column(picture, Words(told, size=15, align="centre"), gap=2))
        return [Row(*cards, gap=2, align="centre", middle=False)]


class DrillTable(DrillScreen, ExamTable):
    """One drill of a run, at a table."""


class TrainingTable(TrainingScreen, ExamTable):
    """One hand of a set, at a table."""
