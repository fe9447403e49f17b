"""The panel that asks for a bid: every number, the forbidden one shown and explained."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.core.telling import Thing
from game.core.words import _, many
from game.rulesets.whist.phases import barred, bid_refusal
from game.rulesets.whist.table import Bid, WhistView
from game.rulesets.whist.words import meaning
from scenes.bindings import Action
from scenes.table.asking import Asking
from scenes.ui.boxes import Column, Row
from scenes.ui.button import Button
from scenes.ui.meaningline import MeaningLine, Note
from scenes.ui.shapes import mark
from scenes.ui.widget import Style, Widget
from scenes.ui.words import Heading

NUMBER_WIDTH = 40


class BidButton(Button):
    """One number. The forbidden one is crossed out and tells why."""

    def __init__(self, bid: int, on_press: Callable[[], object], reason: str) -> None:
        super().__init__(str(bid), on_press, enabled=not reason, reason=reason, size=22, least=56)
        self.bid = bid

    def natural_width(self, style: Style) -> int:
        """Return a width at which all numbers of a hand of thirteen fit in one row."""
        return max(style.px(NUMBER_WIDTH), round(style.type(20).px * 1.7))

    def describe(self) -> str:
        """Return the bid in words."""
        return _("Bid {button}").format(button=super().describe())

    def _side(self, style: Style) -> int:
        return style.px(4)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the number, crossed out if it is forbidden: it can be read all the same."""
        super().draw(surface)
        if not self.enabled and self.style is not None:
            side = min(self.rect.size) * 9 // 10
            cross = mark("struck", side, self.style.theme.bad)
            surface.blit(cross, cross.get_rect(center=self.rect.center))


class BidPanel(Asking):
    """Asks for the bid; a typed number chooses its button."""

    def __init__(self, view: WhistView, on_bid: Callable[[Bid], object]) -> None:
        self.question = _("How many tricks will you take?")
        self.buttons = [
            BidButton(bid, partial(on_bid, Bid(bid)), _reason(bid, view))
            for bid in range(view.table.cards + 1)
        ]
        for button in self.buttons:
            button.meaning = meaning(view, Bid(button.bid))
        self._typed = ""
        asked = meaning(view, Thing.QUESTION)
        rest = asked.words if asked else ""
        parts: list[Widget] = [
            Heading(self.question, 2, align="centre"),
            Row(*self.buttons, gap=6, align="centre", even=True),
            Note(so_far(view), ink="muted", align="centre"),
            MeaningLine(self.buttons, rest),
        ]
        super().__init__(Column(*parts, gap=12), pad=20)

    def best_focus(self) -> Widget:
        """Return the button that has the focus at first: the lowest allowed bid."""
        return next(button for button in self.buttons if button.enabled)

    def button_of(self, action: Any) -> Widget | None:
        """Return the button of a bid."""
        return next((each for each in self.buttons if Bid(each.bid) == action), None)

    def act_anywhere(self, action: Action) -> bool:
        """Give the focus to the button whose number is typed; two digits within one bid."""
        digit = action.digit
        if digit is None or self.page is None:
            return False
        for typed in (self._typed + str(digit), str(digit)):
            if typed.isdigit() and int(typed) < len(self.buttons) and str(int(typed)) == typed:
                self._typed = typed
                self.page.focus(self.buttons[int(typed)])
                return True
        return False


def _reason(bid: int, view: WhistView) -> str:
    refused = bid_refusal(view.table, Bid(bid))
    return refused.told if refused else ""


def so_far(view: WhistView) -> str:
    """Return the line under the numbers: what has been bid, and what the dealer may not."""
    table = view.table
    cards = table.cards
    if not table.bids:
        return many(
            "You bid first. {cards} trick will be played.",
            "You bid first. {cards} tricks will be played.",
            cards,
        ).format(cards=cards)
    spoken = _("Bids so far: {bids} of {cards}.").format(bids=_sum(table.bids), cards=cards)
    return f"{spoken} {barred(view)}".rstrip()


def _sum(bids: Sequence[int]) -> str:
    if len(bids) == 1:
        return str(bids[0])
    return f"{' + '.join(map(str, bids))} = {sum(bids)}"
