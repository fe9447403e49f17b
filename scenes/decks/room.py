"""The way from screen to screen among decks and drafts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from game.core.words import _
from game.rulesets.berserk import deckgame, drafting
from game.rulesets.berserk.cards.box import realm_deck
from game.rulesets.berserk.cards.decks import BadDeck, deck_line, parse_deck
from game.rulesets.berserk.options import REALM_DECKS
from game.rulesets.catalogue import ruleset
from game.session.draft import BadPick
from game.session.match import Match, Seat
from game.session.occasion import Occasion
from game.session.seats import think
from game.session.store import Store
from game.session.store.held import Held
from game.session.store.tournaments import KeptTournament
from game.session.tournament import (
    BadTournament,
    Stage,
    Tournament,
    computers_go_on,
    next_duel,
)
from scenes.curtain import Curtain
from scenes.decks.builder import DeckBuilder
from scenes.decks.drafting import DraftPage, DraftSetup
from scenes.decks.drafts import Chosen, DraftList
from scenes.decks.shelf import DeckShelf, Wish
from scenes.decks.standings import Next, Standings
from scenes.scene import Scene
from scenes.ui.dialog import Confirm, Message
from scenes.ui.text import escape

PLAIN = "heuristic"
"""Who fights the duels in which no person takes part."""


class DeckWays(Protocol):
    """Where the ways from decks and drafts lead, and the store in which both are kept."""

    store: Store

    def show(self, scene: Scene[Any], on_result: Callable[[Any], object] | None = None) -> None:
        """Put a scene on top."""

    def new_seed(self) -> int:
        """Return a seed that nobody could foresee."""

    def fight(self, duel: Match, occasion: Occasion, draft: Held) -> None:
        """Sit down to a duel of a draft, as far as it has got; its draft comes after it."""


class DeckRoom:
    """Decks, drafts, and the duels of a draft."""

    def __init__(self, ways: DeckWays, name: str) -> None:
        self._ways = ways
        self._name = name

    # -- decks

    def open(self) -> None:
        """Show the shelf."""
        decks = self._ways.store.decks
        drafts = len(self._ways.store.tournaments.all())
        self._ways.show(DeckShelf(decks.all(), drafts), self._wished)

    def _wished(self, wish: Wish | None) -> None:
        if wish is None:
            return
        match wish.what:
            case "new":
                self._build((), "")
            case "change":
                self._build(self._own(wish.deck), wish.deck)
            case "copy":
                title = _(REALM_DECKS[wish.deck])
                name = self._free_name(_("{deck} (copy)").format(deck=title))
                self._build(realm_deck(wish.deck), name)
            case "remove":
                sure = Confirm(_("Remove this deck?"), [wish.deck], _("Remove"), loses=True)
                self._ways.show(sure, partial(self._remove, wish.deck))
            case "draft":
                self.open_drafts()

    def _own(self, name: str) -> Sequence[int]:
        try:
            return parse_deck(self._ways.store.decks.get(name))
        except BadDeck:
            return ()

    def _free_name(self, wanted: str) -> str:
        taken = self._ways.store.decks.all()
        name, number = wanted, 1
        while name in taken:
            number += 1
            name = f"{wanted} {number}"
        return name

    def _build(self, deck: Sequence[int], name: str) -> None:
        builder = DeckBuilder(deck, name=name, save=partial(self._save, name))
        self._ways.show(builder, lambda _deck: self.open())

    def _save(self, before: str, name: str, deck: Sequence[int]) -> bool:
        """Keep a deck; one that was given another name is moved."""
        decks = self._ways.store.decks
        if name != before and name in decks.all():
            told = _("There is a deck called {name} already; choose another name.")
            self._ways.show(Message(_("This name is taken"), [told.format(name=name)]))
            return False
        if before and name != before:
            decks.remove(before)
        decks.set(name, deck_line(deck))
        return True

    def _remove(self, name: str, sure: bool) -> None:
        if sure:
            self._ways.store.decks.remove(name)
        self.open()

    # -- drafts

    def open_drafts(self) -> None:
        """Show the drafts there are, or begin the first."""
        stored = self._ways.store.tournaments.all()
        if not stored:
            self._new_draft()
            return
        self._ways.show(DraftList(stored), self._draft_chosen)

    def _draft_chosen(self, chosen: Chosen | None) -> None:
        if chosen is None:
            self.open()
        elif chosen.what == "new":
            self._new_draft()
        elif chosen.what == "remove":
            sure = Confirm(
                _("Remove this draft?"),
                [_("Its picks, decks and duels cannot be brought back.")],
                _("Remove"),
                loses=True,
            )
            self._ways.show(sure, partial(self._remove_draft, chosen.id))
        else:
            self.go_on(chosen.id)

    def _remove_draft(self, id: int, sure: bool) -> None:
        if sure:
            self._ways.store.tournaments.remove(id)
        self.open_drafts()

    def _new_draft(self) -> None:
        setup = DraftSetup(self._name, self._ways.new_seed())
        self._ways.show(setup, self._begin)

    def _begin(self, tournament: Tournament | None) -> None:
        if tournament is None:
            self.open()
            return
        kept = self._ways.store.tournaments.begin(tournament.to_json(), tournament.people)
        if kept.id is None:
            told = _("The draft cannot be kept at present; try again when the disk has room.")
            self._ways.show(Message(_("No draft now"), [told]))
        else:
            self._step(kept, tournament)

    def go_on(self, id: int) -> None:
        """Go on with a stored draft."""
        try:
            stored = self._ways.store.tournaments.get(id)
            found = Tournament.from_json(stored.record, deckgame)
        except (BadTournament, LookupError) as wrong:
            self._ways.show(Message(_("This draft cannot be continued"), [escape(str(wrong))]))
            return
        self._step(self._ways.store.tournaments.resume(stored), found)

    def _step(self, kept: KeptTournament, tournament: Tournament) -> None:
        """Show what is to be done next."""
        before, tournament = tournament, computers_go_on(tournament)
        if tournament != before:
            self._keep(kept, tournament)
        if (seat := tournament.to_act) is None:
            self._duels(kept, tournament)
            return
        act = partial(self._act, kept, tournament)
        if tournament.people > 1:
            curtain = Curtain(tournament.seats[seat].name)
            self._ways.show(curtain, lambda _none: act())
        else:
            act()

    def _act(self, kept: KeptTournament, tournament: Tournament) -> None:
        if tournament.stage == Stage.PICKS:
            page = DraftPage(tournament)
            page.owner = self._owner(tournament)
            self._ways.show(page, partial(self._picked, kept, tournament))
            return
        assert tournament.to_act is not None
        pool = tournament.draft.pool(tournament.to_act)
        proposed = drafting.build_deck(pool)
        builder = DeckBuilder(proposed, pool=pool, suggest=lambda: proposed)
        builder.owner = self._owner(tournament)
        self._ways.show(builder, partial(self._built, kept, tournament))

    @staticmethod
    def _owner(tournament: Tournament) -> str:
        """Return who picks or builds, "" where nobody else is at the screen."""
        seat = tournament.to_act
        return tournament.seats[seat].name if tournament.people > 1 and seat is not None else ""

    def _picked(self, kept: KeptTournament, tournament: Tournament, number: int | None) -> None:
        if number is None:
            return
        try:
            tournament = tournament.pick(number)
        except BadPick as wrong:
            self._ways.show(Message(_("This card cannot be taken"), [escape(str(wrong))]))
            return
        self._keep(kept, tournament)
        self._step(kept, tournament)

    def _built(
        self, kept: KeptTournament, tournament: Tournament, deck: Sequence[int] | None
    ) -> None:
        if deck is None:
            return
        try:
            tournament = tournament.build(deck)
        except (BadTournament, BadDeck) as wrong:
            self._ways.show(Message(_("This deck cannot be played"), [escape(str(wrong))]))
            return
        self._keep(kept, tournament)
        self._step(kept, tournament)

    def _keep(self, kept: KeptTournament, tournament: Tournament) -> None:
        over = tournament.stage == Stage.OVER
        kept.keep(tournament.to_json(), over)

    # -- duels

    def _duels(self, kept: KeptTournament, tournament: Tournament) -> None:
        """Show the standings, with the duel that has just been fought out entered."""
        begun = self._ways.store.matches.of(next_duel(kept.id or 0, tournament))
        if begun is not None and begun.is_over:
            tournament = tournament.with_result(tournament.winner_of(begun.scores))
            self._keep(kept, tournament)
            begun = None
        is_due = tournament.stage == Stage.DUELS
        is_apart = is_due and not any(seat.is_human for seat in tournament.duel_seats())
        settling = Settling(tournament) if is_apart else None
        page = Standings(tournament, is_begun=begun is not None, settling=settling)
        self._ways.show(page, partial(self._next, kept, tournament, settling))

    def _next(
        self,
        kept: KeptTournament,
        tournament: Tournament,
        settling: Settling | None,
        wish: Next,
    ) -> None:
        if wish is Next.LEAVE or tournament.stage != Stage.DUELS:
            return
        if settling is not None:
            tournament = tournament.with_result(settling.winner)
            self._keep(kept, tournament)
            self._duels(kept, tournament)
            return
        seats = tournament.duel_seats()
        occasion = next_duel(kept.id or 0, tournament)
        self._ways.fight(new_duel(tournament, seats), occasion, kept)


def new_duel(tournament: Tournament, seats: Sequence[Seat]) -> Match:
    """Return the match of the next duel, between these."""
    return Match(ruleset("berserk"), tournament.duel_options(), seats, tournament.duel_seed())


class Settling:
    """The next duel of a draft as plain players fight it, a decision at a time."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        seats = [Seat(PLAIN, seat.name) for seat in tournament.duel_seats()]
        self._match = new_duel(tournament, seats)

    def step(self) -> bool:
        """Make the next decision; return whether the duel is over."""
        match = self._match
        if not match.is_over:
            match.apply(match.to_act, think(match)[0].action)
        return match.is_over

    @property
    def winner(self) -> int | None:
        """Who has won, None for a draw."""
        return self._tournament.winner_of(self._match.standing.scores)
