"""The code of a match or of one of its deals, for a friend to type in."""

from collections.abc import Callable

from game.core.words import _
from game.session.sharing.deal import CannotShare, SharedDeal, deal_words
from game.session.sharing.dealcode import code_of
from scenes import devices
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.choice import Choice, Toggle
from scenes.ui.form import FormRow
from scenes.ui.page import Page
from scenes.ui.picker import Picker
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words

WHOLE = -1
"""Chosen where it is the whole match that is shared."""

Shared = Callable[[int | None, bool], SharedDeal]
"""(which deal, from 0, None for all; whether its moves are told) -> what is told of it."""


class CodePage(Page[None]):
    """Shows a code and copies it; which deal it is of, and whether with the moves, can be chosen.

    `head` is what the `count` deals are called that can be shared alone; it begins with the one
    `at`.
    """

    def __init__(self, shared: Shared, head: str, count: int, at: int = WHOLE) -> None:
        super().__init__()
        self.title = _("A code for a friend")
        self.shared, self.head, self.count, self.at = shared, head, count, at
        self.with_moves = False
        self.code = ""

    def build(self) -> Widget:
        """Return what is shared, its code, and what can be done with it."""
        try:
            deal = self.shared(None if self.at == WHOLE else self.at, self.with_moves)
            self.code, told = code_of(deal), deal_words(deal)
        except CannotShare as wrong:
            self.code, told = "", str(wrong)
        parts: list[Widget] = []
        if self.code:
            parts = [
                Words(f"**{self.code.replace('-', ' ')}**", size=24, ink="title", align="centre")
            ]
        parts.append(Words(escape(told), size=16, align="centre"))
        where = _("A friend types it in under Practice and sits where you sat.")
        parts.append(Words(escape(where), size=15, ink="muted", align="centre"))
        copy = Button(
            _("Copy"), self.copy, kind=ButtonKind.PRIMARY, least=150, enabled=bool(self.code)
        )
        back = Button(_("Back"), self.cancel)
        column = Column(
            *self._choices(), Scroll(Column(*parts, gap=10)), Row(back, copy, align="right"), gap=16
        )
        return Frame(Panel(column, title=self.title), most=760, full=False)

    def _choices(self) -> list[Widget]:
        deals = [Choice(WHOLE, _("Whole match"))]
        only = _("Only number {n}")
        deals += [Choice(number, only.format(n=number + 1)) for number in range(self.count)]
        which = Picker(self.head, deals, self.at, self._take_deal, width=230)
        moves = Toggle(_("With the moves"), self.with_moves, self._take_moves)
        return [
            *([FormRow(self.head, "", which)] if self.count > 1 else []),
            FormRow(_("With the moves"), _("Your friend can compare afterwards."), moves),
        ]

    def enter(self) -> None:
        """Put the code on the clipboard."""
        super().enter()
        self.copy()

    def copy(self) -> None:
        """Put the code on the clipboard, and tell so."""
        if self.code:
            devices.copy(self.code)
            self.toast(_("The code has been copied."))

    def first_focus(self) -> Widget | None:
        """Return the button that copies."""
        return next((w for w in self.root.walk() if w.label == _("Copy")), super().first_focus())

    def cancel(self) -> None:
        """Go back."""
        self.done(None)

    def _take_deal(self, at: int) -> None:
        self.at = at
        self.rebuild()
        self.copy()

    def _take_moves(self, on: bool) -> None:
        self.with_moves = on
        self.rebuild()
        self.copy()
