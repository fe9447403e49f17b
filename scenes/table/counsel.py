"""What a person at a trick table is told beside the cards: a hint that he asked for, and what the
coach objects."""

from collections.abc import Sequence
from typing import Any, Protocol

from game.core.protocols import Candidate
from game.core.words import _
from game.kit.cards import Card
from game.session.hint import hint_reason, legend
from scenes.layout import Layout
from scenes.show.hint import Asking, ask_hint
from scenes.table.advice import advice_panel
from scenes.table.board import Board
from scenes.table.game import TableGame
from scenes.table.hand import Hand
from scenes.table.tableshow import TableShow
from scenes.ui.panel import Panel
from scenes.ui.text import escape
from scenes.ui.widget import Widget

READ_FOR = 12.0
"""How many seconds it is told what the numbers of a hint are."""


class Table(Asking, Protocol):
    """The screen of a match at a table."""

    board: Board
    show: TableShow
    game: TableGame
    hand: Hand
    by_card: dict[Card, list[Any]] | None
    layout: Layout

    def relayout(self) -> None:
        """Have every widget placed anew."""

    def focus(self, widget: Widget | None) -> None:
        """Give a control the focus."""


class Counsel:
    """Stands beside the cards of a table, one panel at a time."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._known_figures: set[str] = set()
        """What has been told of the numbers of a hint."""

    def ask_hint(self) -> None:
        """Ask what a strong player would do; the answer comes later."""
        ask_hint(self._table, self.advise, _("Thinking about your hand …"))

    def tell(self, panel: Panel | None) -> None:
        """Show a panel, None: nothing any more."""
        board = self._table.board
        board.advice = panel
        board.gather()

    def advise(self, candidates: Sequence[Candidate[Any]]) -> None:
        """Show what a strong player would do, the best first, and let that have the focus."""
        table, port = self._table, self._table.port
        if not table.is_asking:
            return
        figures = legend(port.ruleset.telling.terms, candidates)
        table.toast(self._unknown(figures), READ_FOR)
        best = candidates[0].action
        self.tell(
            advice_panel(
                candidates,
                table.game.name_action,
                reason=hint_reason(port, candidates, table.game.name_action),
                figures=escape(" ".join(figures)),
                worths=_(port.ruleset.telling.terms.worths),
                is_only=len(port.legal_actions()) == 1,
                text_scale=table.layout.text_scale,
            )
        )
        table.show.hinted = getattr(best, "card", getattr(best, "led", None))
        on_panel = table.board.asking.button_of(best) if table.board.asking else None
        by_card = table.by_card
        in_hand = next(
            (w for w in table.hand.cards if by_card and best in by_card.get(w.card, ())), None
        )
        if on_panel:
            on_panel.is_advised = True
        if on_panel or in_hand:
            table.focus(on_panel or in_hand)

    def _unknown(self, figures: Sequence[str]) -> str:
        """Return those sentences on the numbers that are told for the first time, "" for none."""
        unknown = [each for each in figures if each not in self._known_figures]
        self._known_figures.update(unknown)
        return escape(" ".join(unknown))
