"""What a person at a trick table is told beside the cards: a hint that he asked for, and what the
coach objects."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol

from game.core.placing import listed
from game.core.whole import steps_of
from game.core.words import _
from game.kit.cards import Card
from game.session.arranging import with_reasons
from game.session.hint import Hint
from game.session.reasoning import hint_reason, legend, level_with_best
from scenes.show.caution import Caution
from scenes.show.explained import ExplainedPanel
from scenes.show.hint import Asking, ask_hint
from scenes.table.advice import Advice, advice_panel
from scenes.table.board import Board
from scenes.table.game import Picks, TableGame
from scenes.table.hand import Hand
from scenes.table.tableshow import TableShow
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
    picks: Picks | None

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
        self._known_figures: set[str] = set()
        """What has been told of the numbers of a hint."""

    def ask_hint(self) -> None:
        """Ask what a strong player would do, the cards that are picked put away; the answer comes
        later."""
        table, panel = self._table, self._table.board.advice
        if isinstance(panel, ExplainedPanel):
            self.tell(ExplainedPanel(panel.told, table.game.name_action, is_table=True))
            return
        if table.why_idle:
            table.refuse(table.why_idle)
            return
        picks, picked = table.picks, table.show.picked
        chosen = [] if picks is None else [picks.action_of(card) for card in picked]
        kinds = () if picks is None else (picks.kind,)
        advise = partial(self._advise, picked)
        thinking = _("Thinking about your hand …") if table.hand.cards else _("Weighing …")
        has_guide = table.port.ruleset.telling.guide is not None
        meanwhile = None if chosen or has_guide else self._advise_meanwhile
        ask_hint(table, advise, thinking, chosen, kinds, meanwhile=meanwhile)

    def tell(self, panel: Advice | ExplainedPanel | Caution | None) -> None:
        """Show a panel, None: nothing any more."""
        board = self._table.board
        board.advice = panel
        board.gather()

    def _advise(self, picked: tuple[Card, ...], hint: Hint) -> None:
        """Show a hint for a hand of which these cards were picked, and let what it is about have
        the focus; of other cards another is asked for."""
        if not self._table.is_asking:
            return
        if picked == self._table.show.picked:
            self.advise(hint)
        else:
            self.ask_hint()

    def _advise_meanwhile(self, hint: Hint) -> None:
        """Show what a plain player would do: nothing is marked, as the hint may say otherwise."""
        if self._table.is_asking and not self._table.show.picked:
            self._show(hint)

    def advise(self, hint: Hint) -> None:
        """Show what a strong player would do, the best first, and let that have the focus."""
        table, wanted = self._table, self._wanted(hint)
        table.toast(self._unknown(self._show(hint)), READ_FOR)
        advised = _steps(hint) if hint.undone is None else ()
        table.show.hinted = _cards_of(hint.series or advised or [wanted])
        on_panel = table.board.asking.button_of(wanted) if table.board.asking else None
        by_card = table.by_card
        in_hand = next(
            (w for w in table.hand.cards if by_card and wanted in by_card.get(w.card, ())), None
        )
        if on_panel:
            on_panel.is_advised = True
        if on_panel or in_hand:
            table.focus(on_panel or in_hand)

    def _show(self, hint: Hint) -> Sequence[str]:
        """Show the panel of a hint, and return what its numbers are."""
        if (told := hint.explanation) is not None:
            self.tell(ExplainedPanel(told, self._table.game.name_action))
            return ()
        port, candidates = self._table.port, hint.candidates
        legal, name = hint.turn.legal_actions(), partial(self._name, hint)
        named: list[Any] = [port.ruleset.telling.passing]

        def naming(action: Any) -> str:
            named.append(action)
            return name(action)

        reason = (
            hint_reason(hint.turn, candidates, naming, hint.series, hint.chosen)
            if candidates
            else ""
        )
        figures = legend(port.ruleset.telling.terms, candidates, reason)
        self.tell(
            advice_panel(
                with_reasons(hint.turn, hint.shown, named),
                name,
                heading=self._heading(hint),
                reason=reason,
                named=named,
                figures=escape(" ".join(figures)),
                worths=_(port.ruleset.telling.terms.worths),
                is_only=len(legal) == 1 and not hint.is_enough,
                level=level_with_best(hint.turn, candidates),
                is_makeshift=hint.is_makeshift,
            )
        )
        return figures

    def _wanted(self, hint: Hint) -> Any:
        """Return what is to be done now: with a card, or to end it."""
        if hint.undone is not None:
            return hint.undone
        if steps := _steps(hint):
            return steps[0]
        return None if self._table.picks is None else self._table.picks.done

    def _heading(self, hint: Hint) -> str:
        """Return what is said before the choices of a hint, in markup."""
        table = self._table
        if hint.undone is not None:
            card = table.game.card_of(hint.turn.view(), hint.undone)
            return _("Rather keep {card}.").format(card=table.game.write_card(str(card)))
        if table.picks is None or hint.series or len(_steps(hint)) > 1:
            return ""
        if not hint.candidates:
            return self._enough(table.picks)
        is_last = hint.is_enough or table.picks.most - len(table.show.picked) < 2
        return "" if is_last else _("One card first, then ask again.")

    def _name(self, hint: Hint, action: Any) -> str:
        """Return what a choice is called, in markup: what ends the choice of cards as its button
        says."""
        picks, game = self._table.picks, self._table.game
        first, *rest = hint.series if hint.series and action == hint.series[0] else steps_of(action)
        if rest:
            others = (game.write_card(str(card)) for card in _cards_of(rest))
            return listed([game.name_action(first), *others])
        if picks is None or action != picks.done:
            return game.name_action(action)
        is_best = hint.is_enough and action == hint.candidates[0].action
        return self._enough(picks) if is_best else picks.label(len(self._table.show.picked))

    def _enough(self, picks: Picks) -> str:
        count = len(self._table.show.picked)
        words = (
            _("That is enough: press “{button}”.")
            if count
            else _("Put none away: press “{button}”.")
        )
        return words.format(button=picks.label(count))

    def _unknown(self, figures: Sequence[str]) -> str:
        """Return those sentences on the numbers that are told for the first time, "" for none."""
        unknown = [each for each in figures if each not in self._known_figures]
        self._known_figures.update(unknown)
        return escape(" ".join(unknown))


def _steps(hint: Hint) -> Sequence[Any]:
    """Return what is advised, step by step, none where nothing is."""
    return steps_of(hint.candidates[0].action) if hint.candidates else ()


def _cards_of(actions: Sequence[Any]) -> tuple[Card, ...]:
    """Return the cards that decisions are about, those of none left out."""
    cards = (getattr(each, "card", getattr(each, "led", None)) for each in actions)
    return tuple(card for card in cards if card is not None)
