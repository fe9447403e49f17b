"""Somebody's seasons in numbers, and the achievements with those done lit."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.words import _
from game.session.campaign.achievements import ACHIEVEMENTS, done, how_many_done, number_lines
from game.session.campaign.deeds import Deeds
from game.session.campaign.keepsake import own
from scenes.campaign.badges import SignView
from scenes.campaign.scenery import LandPage
from scenes.campaign.signs import NO_STAR, STAR
from scenes.keepsakes import KeepsakeView
from scenes.ui.boxes import Beside, Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

BADGE = 30
KEPT = 52
"""The side of a keepsake."""


class RecordPage(LandPage[None]):
    """What was done in all seasons, and the keepsakes that stay."""

    music = "road"

    def __init__(self, deeds: Deeds, kept: Sequence[str]) -> None:
        super().__init__()
        self.title = _("Your record on the road")
        self.deeds = deeds
        self.kept = kept

    def build(self) -> Widget:
        """Return the numbers, and a row for each achievement, those done first."""
        found = done(self.deeds)
        ids = sorted(ACHIEVEMENTS, key=lambda id: id not in found)
        column = Column(
            Column(*(Words(escape(line)) for line in number_lines(self.deeds)), gap=3),
            *self._keepsakes(),
            Heading(escape(how_many_done(self.deeds)), 2),
            *(_row(id, is_done=id in found) for id in ids),
            gap=12,
        )
        back = Button(_("Back"), self.cancel, kind=ButtonKind.PRIMARY)
        board = Panel(Column(Scroll(column), Row(back, align="right"), gap=16), title=self.title)
        return Frame(board, most=820, full=False)

    def _keepsakes(self) -> Sequence[Widget]:
        """Return the keepsakes there are as pictures, and what they are called."""
        shown = [Row(*(KeepsakeView(id, KEPT) for id in self.kept), gap=10)] if self.kept else []
        return (*shown, Words(escape(own(self.kept)), ink="muted"))

    def cancel(self) -> None:
        """Go back."""
        self.done(None)


def _row(id: str, *, is_done: bool) -> Widget:
    each = ACHIEVEMENTS[id]
    told = Words(f"**{escape(_(each.title))}:** {{muted}}{escape(_(each.words))}{{/}}")
    badge = SignView("star", BADGE, STAR if is_done else NO_STAR)
    badge.told = _("done") if is_done else _("not done yet")
    return Beside(badge, told, gap=14, middle=True)
