"""The panel of the auction: an overbid, and the contracts that can be bid with it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.core.telling import Thing
from game.core.words import _
from game.rulesets.berzerka.actions import PASS, Bid
from game.rulesets.berzerka.board import open_boxes
from game.rulesets.berzerka.meanings import meaning
from game.rulesets.berzerka.phases.auction import why_not_bid
from game.rulesets.berzerka.position import BerzerkaView
from game.rulesets.berzerka.words import action_words
from scenes.table.asking import Asking
from scenes.ui.boxes import Column, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.choice import Choice, Segments
from scenes.ui.meaningline import NOTE_TEXT, MeaningLine, Note
from scenes.ui.widget import Style, Widget
from scenes.ui.words import Words

OVERBIDS = range(7)
PAD = 14.0
ROOM_TO_ASK = 1.3
"""The largest text at which there is room for the question above the overbids."""


def _question(view: BerzerkaView) -> str:
    best = view.table.standing_bid
    if best is None:
        return _("Which contract do you bid?")
    return _("Do you bid more than {bid}?").format(bid=action_words(best))


class _Asked(Note):
    """The question; in large type it gives way to the contracts, which are below the board."""

    def height(self, style: Style, width: int) -> int:
        return super().height(style, width) if style.layout.text_scale <= ROOM_TO_ASK else 0

    def draw(self, surface: pygame.Surface) -> None:
        if self.rect.height:
            super().draw(surface)


class AuctionPanel(Asking):
    """Asks for a bid. A contract that cannot be bid with this overbid tells why."""

    is_low = True

    def __init__(
        self, view: BerzerkaView, legal: Sequence[Any], submit: Callable[[Any], object]
    ) -> None:
        self.view, self.submit, self.question = view, submit, _question(view)
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
        self._word = Words(_("Overbid"))
        self._over = Row(self._word, self._segments, self._pass, gap=8, align="centre")
        contracts: list[Widget] = list(self._contracts.values())
        self._pass.meaning = meaning(view, PASS)
        self._grey_out()
        asked = meaning(view, Thing.QUESTION)
        super().__init__(
            Column(
                _Asked(f"**{self.question}**", size=15, align="centre"),
                self._over,
                Row(*contracts, gap=6, align="centre", even=True, fill=True),
                MeaningLine(
                    [*contracts, self._pass],
                    asked.words if asked else "",
                    later=self._meanings(),
                    size=14,
                    most=NOTE_TEXT,
                ),
                gap=8,
            ),
            pad=PAD,
        )

    def stand(self, style: Style, middle: tuple[int, int], room: int) -> None:
        """Leave out the word before the overbids where the row would break because of it."""
        self._word.visible = True
        self._word.visible = self._over.natural_width(style) <= room - 2 * style.px(PAD)
        super().stand(style, middle, room)

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

    def _meanings(self) -> list[str]:
        """Return what every contract means with every overbid."""
        bids = (Bid(contract, overbid) for contract in self._contracts for overbid in OVERBIDS)
        return [told.words for bid in bids if (told := meaning(self.view, bid))]

    def _bid(self, contract: str) -> None:
        self.submit(Bid(contract, self.overbid))

    def _take_overbid(self, overbid: int) -> None:
        self.overbid = overbid
        self._grey_out()

    def _grey_out(self) -> None:
        for contract, button in self._contracts.items():
            button.meaning = meaning(self.view, Bid(contract, self.overbid))
            refusal = why_not_bid(self.view.table, Bid(contract, self.overbid))
            button.enabled = refusal is None
            button.reason = refusal.told if refusal else ""
            button.repaint()
