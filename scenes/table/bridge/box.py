"""The bidding box: a level, the strains of that level, pass, double and redouble.

Each call tells what it would show, and one that is not allowed why.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.core.telling import Thing
from game.core.words import _
from game.rulesets.bridge.actions import BIDS, DOUBLE, PASS, REDOUBLE, STRAINS, Bid, Call
from game.rulesets.bridge.auction import refusal
from game.rulesets.bridge.meanings import meaning
from game.rulesets.bridge.table import BridgeView
from scenes.bindings import Action
from scenes.table.asking import Asking
from scenes.table.bridge.signs import bid_sign
from scenes.ui.boxes import Column, Row
from scenes.ui.button import Button
from scenes.ui.choice import Choice, Segments
from scenes.ui.meaningline import NOTE_TEXT, MeaningLine
from scenes.ui.widget import Widget

MOST = 22.0
"""The largest type of a call, in units, whatever the text size: there is an auction to be seen."""


class BiddingBox(Asking):
    """Asks for a call. A call that is not allowed is dim and tells why; a digit sets the level."""

    is_low = True

    def __init__(
        self, view: BridgeView, legal: Sequence[Any], submit: Callable[[Any], object]
    ) -> None:
        self.view, self._legal, self._submit = view, frozenset(legal), submit
        bids = [call for call in legal if isinstance(call, Bid)]
        self.level = min((bid.level for bid in bids), default=view.table.options.highest_level)
        self._strains = {
            strain: Button("", partial(self._bid, strain), size=20, least=84, most=MOST)
            for strain in STRAINS
        }
        self._calls: dict[Call, Button] = {
            PASS: Button(_("Pass"), partial(submit, PASS), least=88, most=MOST),
            DOUBLE: Button(_("Double"), partial(submit, DOUBLE), least=88, most=MOST),
            REDOUBLE: Button(_("Redouble"), partial(submit, REDOUBLE), least=88, most=MOST),
        }
        self._levels = Segments(
            _("Level"),
            [Choice(n, str(n)) for n in range(1, view.table.options.highest_level + 1)],
            self.level,
            self._take_level,
            least=40,
        )
        super().__init__(
            Column(
                # Above the buttons, so that they stay where they are when another level's take
                # more lines to tell.
                MeaningLine(
                    [*self._calls.values(), *self._strains.values()],
                    _question(view),
                    most=NOTE_TEXT,
                ),
                Row(*self._calls.values(), self._levels, gap=8, align="centre"),
                Row(*self._strains.values(), gap=8, align="centre", even=True, fill=True),
                gap=8,
            ),
            pad=12,
        )
        for call, button in self._calls.items():
            self._allow(button, call)
        self._take_level(self.level)

    def best_focus(self) -> Widget | None:
        """Return the button that passes; it is no other colour: that would look like advice."""
        return self._calls[PASS]

    def button_of(self, action: Any) -> Widget | None:
        """Return the button of a call, with its level set."""
        if not isinstance(action, Bid):
            return self._calls.get(action)
        self._levels.show(action.level)
        self._take_level(action.level)
        return self._strains[action.strain]

    def act_anywhere(self, action: Action) -> bool:
        """Set the level that is typed."""
        digit = action.digit
        if not digit or digit > self.view.table.options.highest_level:
            return False
        self._levels.show(digit)
        self._take_level(digit)
        if self.page is not None:
            self.page.focus(next((b for b in self._strains.values() if b.enabled), self._levels))
        return True

    def _bid(self, strain: Any) -> None:
        self._submit(self._of(strain))

    def _of(self, strain: Any) -> Bid:
        return BIDS[5 * (self.level - 1) + STRAINS.index(strain)]

    def _take_level(self, level: int) -> None:
        self.level = level
        for strain, button in self._strains.items():
            button.label = bid_sign(self._of(strain))
            self._allow(button, self._of(strain))
        self.relayout()

    def _allow(self, button: Button, call: Call) -> None:
        refused = None if call in self._legal else refusal(self.view.table, call)
        button.enabled = refused is None
        button.reason = refused.told if refused else ""
        button.meaning = meaning(self.view, call)


def _question(view: BridgeView) -> str:
    asked = meaning(view, Thing.QUESTION)
    return asked.words if asked else ""
