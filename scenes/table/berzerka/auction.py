"""The panel of the auction: an overbid, and the contracts that can be bid with it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.core.words import _
from game.rulesets.berzerka.actions import PASS, Bid
from game.rulesets.berzerka.board import open_boxes
from game.rulesets.berzerka.phases.auction import why_not_bid
from game.rulesets.berzerka.position import BerzerkaView
from scenes.table.asking import Asking
from scenes.ui.boxes import Column, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.choice import Choice, Segments
from scenes.ui.widget import Widget
from scenes.ui.words import Words

OVERBIDS = range(7)


class AuctionPanel(Asking):
    """Asks for a bid. A contract that cannot be bid with this overbid tells why."""

    is_low = True

    def __init__(
        self, view: BerzerkaView, legal: Sequence[Any], submit: Callable[[Any], object]
    ) -> None:
        self.view, self.submit = view, submit
        bids = [each for each in legal if isinstance(each, Bid)]
        self.overbid = min((bid.overbid for bid in bids), default=0)
        self._contracts = {
            each.id: Button(
                f"{each.title}  {{muted}}×{each.value}{{/}}",
                partial(self._bid, each.id),
                size=15,
                least=0,
            )
            for each in open_boxes(view.table.boxes)
        }
        self._pass = Button(_("Pass"), partial(submit, PASS), kind=ButtonKind.PRIMARY, least=90)
        self._segments = Segments(
            _("Overbid"),
            [Choice(n, f"+{n}") for n in OVERBIDS],
            self.overbid,
            self._take_overbid,
            least=42,
        )
        over = Row(Words(_("Overbid")), self._segments, self._pass, gap=12, align="centre")
        contracts: list[Widget] = list(self._contracts.values())
        super().__init__(
            Column(over, Row(*contracts, gap=6, align="centre", even=True, fill=True), gap=8),
            pad=14,
        )
        self._grey_out()

    def best_focus(self) -> Widget | None:
        """Return the button that passes."""
        return self._pass

    def button_of(self, action: Any) -> Widget | None:
        """Return the button of a call, with its overbid set."""
        if not isinstance(action, Bid):
            return self._pass if action == PASS else None
        self._segments.show(action.overbid)
        self._take_overbid(action.overbid)
        return self._contracts.get(action.contract)

    def _bid(self, contract: str) -> None:
        self.submit(Bid(contract, self.overbid))

    def _take_overbid(self, overbid: int) -> None:
        self.overbid = overbid
        self._grey_out()

    def _grey_out(self) -> None:
        for contract, button in self._contracts.items():
            refusal = why_not_bid(self.view.table, Bid(contract, self.overbid))
            button.enabled = refusal is None
            button.reason = f"{refusal.sentence} [{refusal.rule}]" if refusal else ""
            button.repaint()
