"""The shelf: the decks of the realms and one's own, to look at, change, copy and remove."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from game.core.words import _, decimal, many, percent
from game.rulesets.berserk.cards.box import realm_deck
from game.rulesets.berserk.cards.decks import BadDeck, figures, parse_deck
from game.rulesets.berserk.options import REALM_DECKS
from scenes.decks.cover import Cover, DeckButton
from scenes.ui.boxes import Beside, Column, Frame, Panel, Row, Space
from scenes.ui.button import Button, ButtonKind
from scenes.ui.page import Page
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

What = Literal["new", "change", "copy", "remove", "draft"]


@dataclass(frozen=True)
class Wish:
    """What is to be done, and with which deck."""

    what: What
    deck: str = ""


class DeckShelf(Page[Wish | None]):
    """Lists the decks; `own` are the player's as texts by name."""

    def __init__(self, own: Mapping[str, str], drafts: int) -> None:
        super().__init__()
        self.title = _("Decks and drafts")
        self.own = own
        self.drafts = drafts

    def build(self) -> Widget:
        """Return a row for each deck, one's own first."""
        rows: list[Widget] = [Heading(_("Your decks"), 2)]
        rows += [self._own(name) for name in self.own]
        if not self.own:
            words = _("None yet: build one, or begin with a copy of a realm’s deck.")
            rows.append(Words(words, ink="muted"))
        rows.append(Heading(_("The decks of the realms"), 2))
        rows += [self._realm(realm, words) for realm, words in REALM_DECKS.items()]
        drafts = _("Drafts ({n})").format(n=self.drafts) if self.drafts else _("Draft")
        buttons = Row(
            Button(_("Back"), self.cancel),
            Button(drafts, partial(self.done, Wish("draft"))),
            Button(_("New deck"), partial(self.done, Wish("new")), kind=ButtonKind.PRIMARY),
            align="right",
        )
        column = Column(Scroll(Column(*rows, gap=14)), buttons, gap=18)
        return Frame(Panel(column, title=self.title), most=900, full=False)

    def _own(self, name: str) -> Widget:
        deck: Sequence[int] = ()
        try:
            deck = parse_deck(self.own[name])
            told = _told(deck)
        except BadDeck as wrong:
            told = str(wrong)
        words = Column(Words(f"**{escape(name)}**"), Words(told, size=15, ink="muted"), gap=2)
        buttons = [
            DeckButton(_("Edit"), partial(self.done, Wish("change", name)), least=100),
            DeckButton(
                _("Remove"), partial(self.done, Wish("remove", name)), kind=ButtonKind.QUIET
            ),
        ]
        return self._row(name, deck, words, buttons)

    def _realm(self, realm: str, title: str) -> Widget:
        deck = realm_deck(realm)
        words = Column(Words(f"**{_(title)}**"), Words(_told(deck), size=15, ink="muted"), gap=2)
        copy = DeckButton(_("Look, and copy"), partial(self.done, Wish("copy", realm)), least=100)
        return self._row(_(title), deck, words, [copy])

    @staticmethod
    def _row(
        name: str, deck: Sequence[int], words: Widget, buttons: Sequence[DeckButton]
    ) -> Widget:
        for button in buttons:
            button.hint = name
        return Beside(Cover(deck), Row(words, Space(), *buttons, gap=8), gap=14)

    def cancel(self) -> None:
        """Go back to the title."""
        self.done(None)


def _told(deck: Sequence[int]) -> str:
    """Return the figures of a deck on a line."""
    found = figures(deck)
    size = many("{n} card", "{n} cards", found.size).format(n=found.size)
    more = _("average cost {cost}, elite {share}").format(
        cost=decimal(found.average_cost), share=percent(found.elite_share)
    )
    return f"{size}, {more}"
