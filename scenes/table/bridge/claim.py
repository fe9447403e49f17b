"""The panel that asks how many of the tricks left are claimed."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.words import _, many
from game.rulesets.bridge.actions import Tricks
from game.rulesets.bridge.cashing import cashed, laid_open
from game.rulesets.bridge.claims import number_refusal, tricks_left
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.meanings import meaning
from game.rulesets.bridge.table import BridgeView
from scenes.table.asking import Calls
from scenes.ui.widget import Widget


class ClaimPanel(Calls):
    """Asks for a number. Every number keeps its place, whatever is left; one that gives tricks or
    the contract away is to be pressed twice."""

    def __init__(self, view: BridgeView, submit: Callable[[Any], object]) -> None:
        self._view, self._claimed = view, submit
        self._sure = cashed(laid_open(view))
        self._warned: int | None = None
        """The number that is claimed if it is pressed once more."""
        table, left = view.table, tricks_left(view.table)
        told = many("{n} trick is left.", "{n} tricks are left.", left).format(n=left)
        super().__init__(
            _("How many tricks does your side take?"),
            [Tricks(count) for count in range(table.options.tricks + 1)],
            lambda action: str(action.count),
            self._take,
            note=told,
            meaning=partial(meaning, view),
        )
        for action, button in self._buttons.items():
            if (refusal := number_refusal(table, action)) is not None:
                button.enabled, button.reason = False, refusal.sentence

    def best_focus(self) -> Widget | None:
        """Return the number that is sure."""
        return self._buttons[Tricks(self._sure)]

    def _take(self, action: Tricks) -> None:
        """Claim so many, or first tell what that gives away."""
        words = (
            "" if action.count == self._warned else too_few(self._view, action.count, self._sure)
        )
        if words:
            self._warned = action.count
            if self.page is not None:
                # Not in the panel, where the numbers are to stand still.
                self.page.refuse(words)
        else:
            self._claimed(action)


def too_few(view: BridgeView, count: int, sure: int) -> str:
    """Return what is given away where so many tricks are claimed, "" for nothing that is known.

    So many are `sure` however the cards lie.
    """
    table = view.table
    contract, side = table.contract, side_of(table.player)
    if count < sure:
        words = many(
            "{sure} trick is sure to be yours. To claim only {n}, press {n} again.",
            "{sure} tricks are sure to be yours. To claim only {n}, press {n} again.",
            sure,
        )
        return words.format(sure=sure, n=count)
    is_short = contract is not None and table.tricks_of(side) + count < table.aim_of(side)
    if contract is not None and side == contract.side and is_short and count < tricks_left(table):
        words = _("With {n} more the contract is not made. To claim only {n}, press {n} again.")
        return words.format(n=count)
    return ""
