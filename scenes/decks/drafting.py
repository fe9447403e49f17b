"""The draft at the screen: who takes part, then one stack after the other."""

from functools import partial

from game.bots.catalogue import offered_in
from game.bots.characters import CHARACTERS
from game.core.words import _, marked
from game.rulesets.berserk import deckgame
from game.rulesets.berserk.cards.box import card
from game.session.draft import SEATS, STACK, STACKS
from game.session.duels import Format
from game.session.match import HUMAN, Seat
from game.session.tournament import Tournament, new_tournament
from scenes.battle.faces.curve import Curve
from scenes.decks.tilegrid import TileGrid
from scenes.decks.tiles import CardsPage, CardTile, cost_sign, in_full
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.choice import Choice, Segments
from scenes.ui.containers import Split
from scenes.ui.form import FormRow
from scenes.ui.listing import Item, Listing
from scenes.ui.page import Page
from scenes.ui.picker import Picker
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

FORMS = {
    Format.ROUND_ROBIN: marked("Everyone meets everyone"),
    Format.KNOCK_OUT: marked("Knock-out"),
}
COST = 32
"""The side of the gem before a card's name, in units."""
OFFERED = 108
MOST_TEXT = 1.25
"""The text size beyond which the words of a card do not grow: they stand below the stack."""
"""The width of a card on offer, in units."""


class DraftSetup(Page[Tournament | None]):
    """How many play, how many of them people, how strong the others, and what follows."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__()
        self.title = _("A new draft")
        self.name = name
        self.seed = seed
        self.players = SEATS[0]
        self.people = 1
        self.level = "club"
        self.form = Format.ROUND_ROBIN

    def build(self) -> Widget:
        """Return the choices and the button that deals."""
        told = _(
            "Everyone has three stacks of twelve cards: take one card, pass the rest on, until the "
            "stacks are gone. Then each builds a deck of his 36 cards, and the decks meet in duels."
        )
        rows: list[Widget] = [
            Words(told, ink="muted"),
            FormRow(
                _("Players"),
                "",
                Segments(
                    _("Players"),
                    [Choice(n, str(n)) for n in SEATS],
                    self.players,
                    partial(self._take, "players"),
                ),
            ),
            FormRow(
                _("People at this screen"),
                _("The other seats are taken by computer players."),
                Segments(
                    _("People at this screen"),
                    [Choice(n, str(n)) for n in range(1, self.players + 1)],
                    self.people,
                    partial(self._take, "people"),
                ),
            ),
            FormRow(
                _("Computer players"),
                "",
                Picker(
                    _("Computer players"),
                    [
                        Choice(each.id, _(each.title), _(each.words))
                        for each in offered_in("berserk")
                    ],
                    self.level,
                    partial(self._take, "level"),
                ),
            ),
            FormRow(
                _("Duels"),
                _("In a knock-out whoever loses is out."),
                Segments(
                    _("Duels"),
                    [Choice(form, _(words)) for form, words in FORMS.items()],
                    self.form,
                    partial(self._take, "form"),
                ),
            ),
        ]
        buttons = Row(
            Button(_("Back"), self.cancel),
            Button(_("Deal the cards"), self._start, kind=ButtonKind.PRIMARY, size=20, least=180),
            align="right",
        )
        column = Column(Scroll(Column(*rows, gap=16)), buttons, gap=18)
        return Frame(Panel(column, title=self.title), most=860, full=False)

    def first_focus(self) -> Widget | None:
        """Return the button that deals."""
        return next(w for w in self.root.walk() if w.label == _("Deal the cards"))

    def _take(self, name: str, value: object) -> None:
        setattr(self, name, value)
        self.people = min(self.people, self.players)
        self.rebuild()

    def _start(self) -> None:
        self.done(new_tournament(deckgame, self.seats(), self.form, self.seed))

    def seats(self) -> tuple[Seat, ...]:
        """Return who takes part: people first, then characters."""
        names = [self.name, *(_("Player {n}").format(n=n + 1) for n in range(1, self.people))]
        found = [Seat(HUMAN, name) for name in names[: self.people]]
        free = [each for each in CHARACTERS.values() if each.name not in names]
        for each in free[: self.players - self.people]:
            found.append(Seat(each.spec(self.level), each.name))
        return tuple(found)

    def cancel(self) -> None:
        """Go back without a draft."""
        self.done(None)


class DraftPage(CardsPage[int | None]):
    """The stack that lies before a player; the result is the card he takes, None to stop."""

    music = "draft"

    def __init__(self, tournament: Tournament) -> None:
        super().__init__()
        seat = tournament.to_act
        assert seat is not None
        draft = tournament.draft
        self.seat = tournament.seats[seat]
        self.title = _("Stack {stack} of {stacks}, pick {pick} of {picks}").format(
            stack=draft.stack + 1,
            stacks=STACKS,
            pick=draft.round % STACK + 1,
            picks=STACK,
        )
        step = draft.step
        self.passes_to = tournament.seats[(seat + step) % draft.players].name
        self.offered = draft.offered(seat)
        self.pool = draft.pool(seat)
        self.chosen: int | None = None

    def build(self) -> Widget:
        """Return the stack, and what has been picked so far."""
        width = OFFERED / max(1.0, self.layout.text_scale) ** 0.3
        tiles = [
            CardTile(
                card(number),
                self.faces,
                partial(self._choose, at),
                width=width,
                is_chosen=self.chosen == at,
                is_read=True,
            )
            for at, number in enumerate(self.offered)
        ]
        told = _("{name} takes a card; the rest goes to {other}.").format(
            name=escape(self.seat.name), other=escape(self.passes_to)
        )
        stack = Column(
            Words(told, ink="muted"),
            Scroll(TileGrid(tiles, width=width, even=True), grows=False),
            self._chosen_panel(),
            gap=12,
            grows=True,
        )
        halves = Split(stack, self._pool_panel(), share=0.7, gap=18, least=420)
        take = Button(
            _("Choose a card") if self.chosen is None else _("Take it"),
            self._take,
            kind=ButtonKind.PRIMARY,
            size=20,
            least=180,
            enabled=self.chosen is not None,
            reason=_("Choose a card first; a second click on it takes it at once."),
        )
        buttons = Row(Button(_("Leave"), self.cancel), take, align="right")
        column = Column(Heading(self.title), halves, buttons, gap=12, grows=True)
        return Frame(column, pad=(30, 28), most=1400)

    def first_focus(self) -> Widget | None:
        """Return the first card."""
        return next((w for w in self.root.walk() if isinstance(w, CardTile)), None)

    def _chosen_panel(self) -> Widget:
        """Return what a card does, in words: the one that is pointed at, else the chosen one."""
        size = self.host.theme.body_type * min(1.0, MOST_TEXT / self.layout.text_scale)
        self._told = Words(self._telling(), size=size)
        return Panel(Scroll(self._told), pad=18, grows=True)

    def _telling(self) -> str:
        seen = self.hovered if self.host.uses_pointer else self.focused
        if isinstance(seen, CardTile):
            return in_full(seen.card)
        if self.chosen is not None:
            return in_full(card(self.offered[self.chosen]))
        return "{muted}" + _("Choose a card to read what it does.") + "{/}"

    def update(self, dt: float) -> bool:
        """Keep telling what the card that is pointed at does."""
        self._told.say(self._telling())
        return super().update(dt)

    def _pool_panel(self) -> Widget:
        chosen = sorted((card(number) for number in self.pool), key=lambda c: (c.cost, c.number))
        listing: Widget = Words(_("Nothing yet."), ink="muted")
        if chosen:
            counts: dict[int, int] = {}
            for each in chosen:
                counts[each.number] = counts.get(each.number, 0) + 1
            listing = Listing(*(_line(number, copies) for number, copies in counts.items()))
        title = _("Your cards: {n}").format(n=len(self.pool))
        column = Column(Curve(chosen), Scroll(listing), gap=10, grows=True)
        return Panel(column, title=title, title_size=22, grows=True)

    def _choose(self, at: int) -> None:
        if self.chosen == at:
            self._take()
            return
        self.chosen = at
        self.rebuild()

    def _take(self) -> None:
        if self.chosen is not None:
            self.done(self.offered[self.chosen])

    def cancel(self) -> None:
        """Leave the draft; it is kept."""
        self.done(None)


def _line(number: int, copies: int) -> Item:
    each = card(number)
    note = f"**{copies}×**" if copies > 1 else ""
    gem = partial(cost_sign, each)
    return Item(_(each.name), lambda: None, note=note, picture=gem, side=COST, ticks=False)
