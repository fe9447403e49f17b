"""What a person at a trick table is told beside the cards: a hint that he asked for, and what the
coach objects."""

from collections.abc import Sequence
from typing import Any, Protocol

from game.core.protocols import steps_of
from game.core.words import _
from game.kit.cards import Card
from game.session.hint import Hint
from scenes.show.explained import ExplainedPanel
from scenes.show.hint import Asking, Caution, ask_hint
from scenes.table.board import Board
from scenes.table.game import TableGame
from scenes.table.hand import Hand
from scenes.table.tableshow import TableShow
from scenes.ui.widget import Widget


class Table(Asking, Protocol):
    """The screen of a match at a table."""

    board: Board
    show: TableShow
    game: TableGame
    hand: Hand
    by_card: dict[Card, list[Any]] | None

    @property
    def why_idle(self) -> str:
        """Why nothing is asked for the rest of the deal, "" where something is."""

    def relayout(self) -> None:
        """Have every widget placed anew."""

    def focus(self, widget: Widget | None) -> None:
        """Give a control the focus."""


class Counsel:
    """Stands beside the cards of a table, one panel at a time."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def ask_hint(self) -> None:
        """Ask what a strong player would do; the answer comes later. Asked again, what stands there
        shows its figures."""
        table, panel = self._table, self._table.board.advice
        if isinstance(panel, ExplainedPanel):
            self.tell(ExplainedPanel(panel.told, table.game.name_action, is_table=True))
        elif table.why_idle:
            table.refuse(table.why_idle)
        else:
            waiting = _("Thinking about your hand …") if table.hand.cards else _("Weighing …")
            ask_hint(table, self.advise, waiting)

    def tell(self, panel: ExplainedPanel | Caution | None) -> None:
        """Show a panel, None: nothing any more."""
        board = self._table.board
        board.advice = panel
        board.gather()

    def advise(self, hint: Hint) -> None:
        """Show what a strong player would do, and let that have the focus."""
        table = self._table
        if not table.is_asking or (told := hint.explanation) is None:
            return
        table.toast("")
        self.tell(ExplainedPanel(told, table.game.name_action))
        first, *_rest = steps = steps_of(told.best)
        table.show.hinted = _cards_of(steps)
        on_panel = table.board.asking.button_of(first) if table.board.asking else None
        by_card = table.by_card or {}
        in_hand = next((w for w in table.hand.cards if first in by_card.get(w.card, ())), None)
        if on_panel:
            on_panel.is_advised = True
        if on_panel or in_hand:
            table.focus(on_panel or in_hand)


def _cards_of(actions: Sequence[Any]) -> tuple[Card, ...]:
    """Return the cards that decisions are about, those of none left out."""
    cards = (getattr(each, "card", getattr(each, "led", None)) for each in actions)
    return tuple(card for card in cards if card is not None)
