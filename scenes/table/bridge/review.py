"""The deal again with all hands open: what could be made, par, and the cards that cost tricks."""

import logging
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context

from game.core.points import points_text
from game.core.protocols import Player
from game.core.words import _, many
from game.kit.cards import NO_TRUMP, SUITS, Card, Suit
from game.rulesets.bridge.analysis import Analysis, CardCost, analysed
from game.rulesets.bridge.contract import EAST, NORTH, SOUTH, WEST
from game.rulesets.bridge.naming import seat_name
from game.rulesets.bridge.table import BridgeTable
from scenes.show.reading import ReadingPage
from scenes.table.bridge.signs import contract_sign, fan, strain_sign, write_card
from scenes.ui.boxes import Column, Frame, Row, Space
from scenes.ui.button import Button, ButtonKind
from scenes.ui.panel import Panel
from scenes.ui.scoregrid import Cell, Head, ScoreGrid
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words

_log = logging.getLogger(__name__)

STRAINS = (NO_TRUMP, *SUITS)
"""From high to low, as tables of makeable contracts are read."""


class DealReview(ReadingPage):
    """What the exact solver says of a deal; it thinks in a process of its own."""

    def __init__(self, table: BridgeTable, names: Sequence[str]) -> None:
        super().__init__()
        self.title = _("What could be made")
        self.table, self.names = table, names
        self.found: Analysis | None = None
        self.failed = self.is_again = False
        self._ask()

    def _ask(self) -> None:
        self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        self._asked: Future[Analysis] = self._pool.submit(analysed, self.table)

    def update(self, dt: float) -> bool:
        """Show what was found as soon as it is there."""
        if self.found is None and not self.failed and self._asked.done():
            self._take()
            self.rebuild()
        return super().update(dt)

    def _take(self) -> None:
        """Take what was found; a process that came to grief is asked once more, in another."""
        if (fault := self._asked.exception()) is None:
            self.found = self._asked.result()
            return
        _log.warning("The solver of a deal failed: %r", fault)
        self._pool.shutdown(wait=False)
        if self.is_again:
            self.failed = True
            return
        self.is_again = True
        self._ask()

    def leave(self) -> None:
        """End the other process."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        super().leave()

    def build(self) -> Widget:
        """Return the four hands, and below them what the solver says."""
        back = Button(_("Back"), self.cancel, kind=ButtonKind.PRIMARY)
        parts = [self._hands(), Space(6), *self._said()]
        body = Scroll(Frame(Column(*parts, gap=8), pad=(4, 8), full=False))
        column = Column(body, Row(back, align="right"), gap=12)
        return Frame(Panel(column, title=self.title), most=860, full=False)

    def _hands(self) -> Widget:
        """Return the hands, a column for each suit; the last for Jokers that are of none."""
        held = {player: self._held(player) for player in (NORTH, WEST, EAST, SOUTH)}
        columns = max(len(SUITS) + bool(loose) for *_suits, loose in held.values())
        rows: list[Sequence[Widget]] = []
        for player, parts in held.items():
            name = f"**{seat_name(player)[0]}** {escape(self.names[player])}"
            rows.append([Cell(each, seat_name(player)) for each in (name, *parts[:columns])])
        return ScoreGrid(rows, first=150)

    def _held(self, player: Player) -> list[str]:
        """Return the hand that a player was dealt, suit by suit, then the Jokers of no suit."""
        cards = fan(self.table, self.table.dealt(player))
        parts: list[str] = []
        for suit in SUITS:
            held = [str(card) for card in cards if card.suit == suit]
            ranks = [_("Joker") if each[1] == "*" else _rank(each) for each in held]
            parts.append(f"{strain_sign(suit)} {' '.join(ranks) or '–'}")
        return [*parts, " ".join(write_card(str(c)) for c in cards if c.suit not in SUITS)]

    def _said(self) -> list[Widget]:
        if self.failed:
            return [Words(_("The solver has given up on this deal."), ink="muted")]
        if self.found is None:
            waiting = (
                _("The solver had to begin again, and looks at all hands …")
                if self.is_again
                else _("The solver looks at all hands …")
            )
            return [Words(waiting, ink="muted", align="centre")]
        told = _(
            "The solver sees all four hands and errs nowhere; at the table nobody can know what "
            "was best. Par is the result when both sides bid and play like that."
        )
        if self.table.options.form == "rubber":
            told += " " + _("Par counts a game at once: 300 points for it, vulnerable 500.")
        told_by = Words(told, size=15, ink="muted", align="centre")
        par = Words(self._par(self.found))
        return [told_by, self._table(self.found), par, *self._costs(self.found)]

    def _table(self, found: Analysis) -> Widget:
        """Return the tricks that each player would take as declarer, strain by strain."""
        rows: list[Sequence[Widget]] = [
            [Head(_("Declarer")), *(Cell(f"**{strain_sign(each)}**", "") for each in STRAINS)]
        ]
        for player in (NORTH, SOUTH, EAST, WEST):
            cells = [Cell(f"**{escape(self.names[player])}**", seat_name(player))]
            rows.append([*cells, *(self._makeable(found, player, each) for each in STRAINS)])
        return ScoreGrid(rows, first=150)

    def _makeable(self, found: Analysis, player: Player, strain: Suit) -> Widget:
        """Return how many tricks a player would take in a strain."""
        count = found.makeable[strain][player]
        told = _("{player} would take {tricks} in {strain} with all hands open").format(
            player=escape(self.names[player]),
            tricks=many("{n} trick", "{n} tricks", count).format(n=count),
            strain=strain_sign(strain),
        )
        return Cell(str(count), told)

    def _par(self, found: Analysis) -> str:
        par = found.par
        if par.contract is None:
            return _("Par: everybody passes.")
        return _("Par: {contract} by {player}, {points} for North-South").format(
            contract=f"**{contract_sign(par.contract)}**",
            player=escape(self.names[par.contract.declarer]),
            points=f"**{points_text(par.score)}**",
        )

    def _costs(self, found: Analysis) -> list[Widget]:
        if self.table.contract is None:
            return []
        if not found.costs:
            return [Words(_("No card of the play cost a trick."), ink="good")]
        return [
            Words(
                self._cost_words(cost.player).format(
                    number=cost.trick + 1,
                    player=escape(self.names[cost.player]),
                    card=write_card(str(cost.card)),
                    tricks=many("{n} trick", "{n} tricks", cost.tricks).format(n=cost.tricks),
                    better=" / ".join(write_card(str(card)) for card in _lowest_of_each(cost)),
                ),
                size=16,
            )
            for cost in found.costs
        ]

    def _cost_words(self, player: Player) -> str:
        """Return how a card is told that cost something: dummy’s was played by somebody else."""
        contract = self.table.contract
        if contract is not None and player == contract.dummy:
            return _("Trick {number}: dummy’s {card} cost {tricks} – better: {better}")
        return _("Trick {number}: {player}’s {card} cost {tricks} – better: {better}")


def _lowest_of_each(cost: CardCost) -> Sequence[Card]:
    """Return the lowest card of each suit that would have cost nothing."""
    lowest: dict[Suit, Card] = {}
    for card in sorted(cost.better, key=lambda card: card.rank):
        lowest.setdefault(card.suit, card)
    return sorted(lowest.values())


def _rank(notation: str) -> str:
    return "10" if notation[1] == "T" else notation[1]
