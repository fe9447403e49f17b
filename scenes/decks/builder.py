"""The deck builder: every card there is on the left, the deck and its curve on the right."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from game.core.words import _
from game.rulesets.berserk.cards.box import cards
from game.rulesets.berserk.cards.card import Card, CardKind, Realm
from game.rulesets.berserk.cards.decks import (
    MOST_COPIES,
    BadDeck,
    deck_text,
    faults,
    parse_deck,
)
from game.rulesets.berserk.options import REALM_DECKS
from scenes import devices
from scenes.decks.indeck import deck_in_figures, deck_in_lines
from scenes.decks.tilegrid import TileGrid
from scenes.decks.tiles import CardsPage, CardTile
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.choice import Choice
from scenes.ui.containers import Split
from scenes.ui.dialog import Confirm
from scenes.ui.field import TextField
from scenes.ui.picker import Picker
from scenes.ui.scroll import Scroll
from scenes.ui.widget import Widget
from scenes.ui.words import Heading

LONGEST_NAME = 24
NEUTRAL = "neutral"
KINDS: Sequence[tuple[str, Callable[[Card], bool]]] = (
    ("", lambda card: True),
    ("creature", lambda card: card.kind == CardKind.CREATURE),
    ("flyer", lambda card: card.kind == CardKind.FLYER),
    ("other", lambda card: not card.is_creature),
    ("elite", lambda card: card.elite),
    ("regular", lambda card: not card.elite),
)
"""What can be looked for, beside the realm."""


class DeckBuilder(CardsPage[tuple[int, ...] | None]):
    """Cards go into the deck by a click, and out of it by another.

    `pool` limits what there is to what a player has drafted; None is the whole box. `save` is
    called with the name and the deck and returns whether it may be left; where there is no name
    to give (after a draft) the deck is the page's result.
    """

    music = "draft"

    def __init__(
        self,
        deck: Iterable[int] = (),
        *,
        name: str = "",
        pool: Sequence[int] | None = None,
        save: Callable[[str, Sequence[int]], bool] | None = None,
        suggest: Callable[[], Sequence[int]] | None = None,
    ) -> None:
        super().__init__()
        self.title = _("Build your deck") if pool is not None else _("Deck builder")
        self.deck = Counter(deck)
        self.name = name
        self.pool = None if pool is None else Counter(pool)
        self.save = save
        self.suggest = suggest
        self._before = Counter(self.deck), name
        self._realm = ""
        self._kind = ""
        self._choice: Scroll | None = None
        self._list: Scroll | None = None

    @property
    def numbers(self) -> tuple[int, ...]:
        """The cards in the deck, ascending."""
        return tuple(sorted(self.deck.elements()))

    # -- the page

    def build(self) -> Widget:
        """Return the choice at the left, the deck at the right, and the buttons."""
        self._choice = _as_far_down(self._choice, TileGrid(self._tiles()))
        choice = Column(self._filters(), self._choice, gap=10, grows=True)
        halves = Split(choice, self._deck_panel(), share=0.64, gap=18, least=420)
        column = Column(Heading(self.title), halves, self._buttons(), gap=12, grows=True)
        return Frame(column, pad=(30, 28), most=1400)

    def _filters(self) -> Widget:
        realms = [
            Choice("", _("All realms")),
            *(Choice(str(realm), _(REALM_DECKS[realm])) for realm in Realm),
            Choice(NEUTRAL, _("Neutral")),
        ]
        words = {
            "": _("All cards"),
            "creature": _("Creatures"),
            "flyer": _("Flyers"),
            "other": _("Artifacts, terrain, equipment"),
            "elite": _("Elite"),
            "regular": _("Regular"),
        }
        kinds = [Choice(name, words[name]) for name, _test in KINDS]
        pickers = (
            Picker(_("Realm"), realms, self._realm, self._take_realm, width=150),
            Picker(_("Kind"), kinds, self._kind, self._take_kind, width=210),
        )
        for each in pickers:
            each.grows = True
        return Row(*pickers, gap=10)

    def _tiles(self) -> list[Widget]:
        fits = dict(KINDS)[self._kind]
        return [
            self._tile(each)
            for each in sorted(cards(), key=lambda c: (c.elite, c.cost, c.number))
            if fits(each) and self._of_realm(each) and (self.pool is None or self.pool[each.number])
        ]

    def _of_realm(self, each: Card) -> bool:
        if self._realm == NEUTRAL:
            return not each.realms
        return not self._realm or self._realm in each.realms

    def _tile(self, each: Card) -> CardTile:
        has, most = self.deck[each.number], self._most(each.number)
        return CardTile(
            each,
            self.faces,
            partial(self.add, each.number),
            note=f"{has}/{most}" if has or self.pool is not None else "",
            note_words=_("{n} of {most} in the deck").format(n=has, most=most),
            enabled=has < most,
            reason=self._why_no_more(each.number),
        )

    def _most(self, number: int) -> int:
        return MOST_COPIES if self.pool is None else min(MOST_COPIES, self.pool[number])

    def _why_no_more(self, number: int) -> str:
        if self.pool is not None and self.pool[number] < MOST_COPIES:
            return _("You have no more copies of this card.")
        return _("A deck has at most {n} copies of a card.").format(n=MOST_COPIES)

    def _deck_panel(self) -> Widget:
        parts: list[Widget] = []
        if self.save is not None:
            parts.append(
                TextField(
                    _("Name of the deck"),
                    self.name,
                    self._take_name,
                    empty=_("Name of the deck"),
                    most=LONGEST_NAME,
                    width=300,
                )
            )
        parts += deck_in_figures(self.numbers)
        self._list = _as_far_down(self._list, deck_in_lines(self.deck, self.drop))
        parts.append(self._list)
        return Panel(Column(*parts, gap=10, grows=True), grows=True)

    def _buttons(self) -> Widget:
        buttons = [Button(_("Back"), self.cancel)]
        if self.suggest is not None:
            buttons.append(Button(_("Suggest"), self._take_suggestion))
        if self.save is not None:
            buttons.append(Button(_("Copy as text"), self.copy))
            buttons.append(Button(_("Paste text"), self.paste))
        buttons.append(Button(_("Empty"), self.clear, enabled=bool(self.deck)))
        words = _("Save") if self.save is not None else _("Ready")
        buttons.append(Button(words, self.finish, kind=ButtonKind.PRIMARY, least=160))
        return Row(*buttons, align="right")

    # -- changes

    def _take_realm(self, realm: str) -> None:
        self._realm, self._choice = realm, None
        self.rebuild()

    def _take_kind(self, kind: str) -> None:
        self._kind, self._choice = kind, None
        self.rebuild()

    def _take_name(self, name: str) -> None:
        self.name = name

    def add(self, number: int) -> None:
        """Put a card into the deck."""
        self.deck[number] += 1
        self._changed()

    def drop(self, number: int) -> None:
        """Take a card out of the deck."""
        self.deck[number] -= 1
        self._changed()

    def clear(self) -> None:
        """Take everything out."""
        self.deck.clear()
        self._changed()

    def _take_suggestion(self) -> None:
        assert self.suggest is not None
        self.deck = Counter(self.suggest())
        self._changed()

    def _changed(self) -> None:
        self.deck = +self.deck
        self.rebuild()

    # -- as text

    def copy(self) -> None:
        """Put the deck on the clipboard, a line a card."""
        devices.copy(deck_text(self.numbers))
        self.toast(_("The deck is on the clipboard."))

    def paste(self) -> None:
        """Take the deck from the clipboard; what is wrong with it is told."""
        try:
            found = parse_deck(devices.paste())
        except BadDeck as wrong:
            self.refuse(str(wrong))
            return
        if not found:
            self.refuse(_("There is no deck on the clipboard."))
            return
        self.deck = Counter(found)
        self._changed()

    # -- the end

    def finish(self) -> None:
        """Save the deck, or give it as the result; tell what is wrong with it."""
        for fault in faults(self.numbers):
            self.refuse(fault)
            return
        if self.save is None:
            self.done(self.numbers)
        elif not self.name.strip():
            self.refuse(_("The deck needs a name."))
        elif self.save(self.name.strip(), self.numbers):
            self.done(self.numbers)

    def cancel(self) -> None:
        """Leave, after asking where something would be lost."""
        if (+self.deck, self.name) == self._before:
            self.done(None)
            return
        sure = Confirm(
            _("Leave without saving?"),
            [_("What you changed in this deck is lost.")],
            _("Leave"),
            _("Stay"),
            loses=True,
        )
        self.host.push(sure, lambda leaves: self.done(None) if leaves else None)


def _as_far_down(before: Scroll | None, child: Widget) -> Scroll:
    """Return a scroll area that shows the contents from where the one before it did."""
    area = Scroll(child)
    if before is not None:
        area.offset = before.offset
    return area
