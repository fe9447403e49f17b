"""Choosing a game."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.core.ruleset import Ruleset
from game.core.words import _
from scenes.table.emblem import emblem_of
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button
from scenes.ui.listing import Item, Listing
from scenes.ui.page import Page
from scenes.ui.widget import Widget

EMBLEM = 78
"""The side of the picture of a game, in units."""


class GameChoice(Page[Ruleset[Any, Any, Any] | None]):
    """Which of the games is to be played, or what else the `title` asks."""

    def __init__(self, rulesets: Sequence[Ruleset[Any, Any, Any]], title: str = "") -> None:
        super().__init__()
        self.title = title or _("Which game?")
        self.rulesets = rulesets

    def build(self) -> Widget:
        """Return a row for each game."""
        items = [
            Item(
                f"**{_(each.title)}**",
                partial(self.done, each),
                detail=_(each.telling.words),
                note=each.players_words(),
                picture=emblem_of(each.id),
                side=EMBLEM,
                ticks=False,
            )
            for each in self.rulesets
        ]
        back = Button(_("Back"), self.cancel)
        column = Column(Listing(*items), Row(back, align="right"), gap=18)
        return Frame(Panel(column, title=self.title), most=760, full=False)

    def cancel(self) -> None:
        """Go back to the title."""
        self.done(None)
