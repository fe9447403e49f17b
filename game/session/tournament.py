"""A draft and the duels after it: who picked what, each one's deck, and how the duels went."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any

from game.core.parts import (
    NUMBER,
    NUMBERS_OR_NOTHING,
    PAIRS,
    TEXTS,
    PartType,
    checked,
    read_json,
)
from game.core.protocols import Player
from game.core.rng import Rng
from game.core.words import _, marked
from game.session.draft import SEATS, DeckGame, Draft
from game.session.duels import Duels, Format
from game.session.match import Seat
from game.session.occasion import DRAFT, Occasion
from game.session.seats import check_names
from game.session.store import Store
from game.session.store.tournaments import StoredTournament

FORMAT = 1


class Stage(StrEnum):
    """What is to be done next."""

    PICKS = "picks"
    DECKS = "decks"
    DUELS = "duels"
    OVER = "over"


class BadTournament(ValueError):
    """A stored tournament is damaged, or a step is not one that can be done now."""


@dataclass(frozen=True)
class Tournament:
    """A draft with 4 to 8 seats, the decks built from it, and a round robin or a knock-out."""

    game: DeckGame
    seed: int
    seats: tuple[Seat, ...]
    draft: Draft
    decks: tuple[str, ...]
    """Each seat's deck as a text, "" until it is built."""
    duels: Duels

    @property
    def people(self) -> int:
        """How many people take part."""
        return sum(seat.is_human for seat in self.seats)

    @property
    def stage(self) -> Stage:
        """What is to be done next."""
        if not self.draft.is_over:
            return Stage.PICKS
        if not all(self.decks):
            return Stage.DECKS
        return Stage.OVER if self.duels.is_over else Stage.DUELS

    @property
    def to_act(self) -> Player | None:
        """Who picks or builds next; None once decks meet."""
        if self.stage == Stage.PICKS:
            return self.draft.to_pick
        if self.stage == Stage.DECKS:
            return self.decks.index("")
        return None

    def pick(self, number: int) -> Tournament:
        """Return the tournament after the next pick; raise BadPick."""
        return replace(self, draft=self.draft.pick(number))

    def build(self, cards: Sequence[int]) -> Tournament:
        """Return the tournament after the next seat has built its deck of its pool.

        Raise BadTournament for a card that is not in the pool, ValueError for a deck that may
        not be played (BW-02).
        """
        seat = self.to_act
        if self.stage != Stage.DECKS or seat is None:
            raise BadTournament(_("No deck is to be built now."))
        left = list(self.draft.pool(seat))
        for number in cards:
            if number not in left:
                raise BadTournament(
                    _("{card} has not been picked, or not that often.").format(
                        card=_(self.game.card(number).name)
                    )
                )
            left.remove(number)
        text = self.game.deck_line(cards)
        self.game.read_deck(text)
        decks = (*self.decks[:seat], text, *self.decks[seat + 1 :])
        return replace(self, decks=decks)

    def with_result(self, winner: Player | None) -> Tournament:
        """Return the tournament after the next duel; raise ValueError if it cannot be so."""
        return replace(self, duels=self.duels.with_result(winner))

    def duel_seed(self) -> int:
        """Return the seed of the next duel."""
        return Rng(self.seed).fork("duel", len(self.duels.played)).below(2**53)

    def duel_options(self) -> Any:
        """Return the house rules of the next duel; raise BadTournament where none is due."""
        below, above = self._pair()
        number = len(self.duels.played)
        return self.game.duel_options(self.decks[below], self.decks[above], number)

    def duel_seats(self) -> tuple[Seat, Seat]:
        """Return who fights the next duel, the one below first; raise BadTournament for none."""
        below, above = self._pair()
        return self.seats[below], self.seats[above]

    def winner_of(self, scores: Sequence[float]) -> Player | None:
        """Return who has won the next duel by the scores of its match, None for a draw.

        Raise BadTournament where none is due.
        """
        if scores[0] == scores[1]:
            return None
        return self._pair()[0 if scores[0] > scores[1] else 1]

    def _pair(self) -> tuple[Player, Player]:
        pair = self.duels.next_pair()
        if pair is None or self.stage != Stage.DUELS:
            raise BadTournament(_("No duel is to be fought now."))
        return pair

    def to_json(self) -> str:
        """Return the tournament as a text that `from_json` reads."""
        return json.dumps(
            {
                "format": FORMAT,
                "seed": self.seed,
                "seats": [[seat.spec, seat.given] for seat in self.seats],
                "form": self.duels.format,
                "picks": [self.game.card(number).id for number in self.draft.picks],
                "decks": self.decks,
                "results": [duel.winner for duel in self.duels.played],
            },
            ensure_ascii=False,
        )

    @staticmethod
    def from_json(text: str, game: DeckGame) -> Tournament:
        """Read a tournament, each step checked as if it were made now; raise BadTournament."""
        try:
            return _read(read_json(text), game)
        except ValueError as wrong:
            raise BadTournament(
                _("The stored draft cannot be read: {why}.").format(why=str(wrong).rstrip("."))
            ) from None


def new_tournament(game: DeckGame, seats: Sequence[Seat], format: Format, seed: int) -> Tournament:
    """Return a tournament before the first pick.

    Raise BadTournament for too few or many seats, BadSeats for a name that cannot be shown.
    """
    if len(seats) not in SEATS:
        raise BadTournament(
            _("A draft is for {least} to {most} players, not {n}.").format(
                least=SEATS[0], most=SEATS[-1], n=len(seats)
            )
        )
    check_names([seat.name for seat in seats])
    order = list(range(len(seats)))
    Rng(seed).fork("seeds").shuffle(order)
    draft = Draft(seed, len(seats), game.whole_box())
    return Tournament(
        game, seed, tuple(seats), draft, ("",) * len(seats), Duels(format, tuple(order))
    )


_PARTS: Mapping[str, PartType] = {
    "format": NUMBER,
    "seed": NUMBER,
    "seats": PAIRS,
    "form": PartType(lambda value: value in list(Format), marked("“round robin” or “knock-out”")),
    "picks": TEXTS,
    "decks": TEXTS,
    "results": NUMBERS_OR_NOTHING,
}


def _read(read: Any, game: DeckGame) -> Tournament:
    found = checked(read, _PARTS)
    if found["format"] != FORMAT:
        raise BadTournament(
            _("it has format {found}, this program reads {known}").format(
                found=found["format"], known=FORMAT
            )
        )
    seats = [Seat(spec, name) for spec, name in found["seats"]]
    made = new_tournament(game, seats, Format(found["form"]), found["seed"])
    for number, name in enumerate(found["picks"], start=1):
        made = _replayed(_("pick {n}"), number, partial(_picked, made, name))
    if len(found["decks"]) != len(seats):
        raise BadTournament(
            _("it has {n} decks, and {seats} seats").format(n=len(found["decks"]), seats=len(seats))
        )
    built = [text for text in found["decks"] if text]
    if found["decks"][: len(built)] != built:
        raise BadTournament(_("a deck was built before its turn"))
    for number, text in enumerate(built, start=1):
        made = _replayed(_("deck {n}"), number, partial(_built, made, text))
    for number, winner in enumerate(found["results"], start=1):
        made = _replayed(_("duel {n}"), number, partial(made.with_result, winner))
    return made


def _replayed(what: str, number: int, step: Callable[[], Tournament]) -> Tournament:
    """Return the tournament after a step; raise BadTournament that names the step."""
    try:
        return step()
    except ValueError as wrong:
        raise BadTournament(f"{what.format(n=number)}: {wrong}") from None


def _picked(made: Tournament, card: str) -> Tournament:
    return made.pick(made.game.card_named(card).number)


def _built(made: Tournament, deck: str) -> Tournament:
    return made.build(made.game.read_deck(deck))


def computers_go_on(tournament: Tournament) -> Tournament:
    """Return the tournament when every computer player up to the next person has acted."""
    game = tournament.game
    while (seat := tournament.to_act) is not None and not tournament.seats[seat].is_human:
        pool = tournament.draft.pool(seat)
        if tournament.stage == Stage.PICKS:
            tournament = tournament.pick(game.pick(pool, tournament.draft.offered(seat)))
        else:
            tournament = tournament.build(game.build_deck(pool))
    return tournament


def next_duel(id: int, tournament: Tournament) -> Occasion:
    """Return which match the next duel of a stored draft is."""
    return Occasion(DRAFT, str(id), len(tournament.duels.played))


def draft_of(store: Store, occasion: Occasion | None) -> StoredTournament | None:
    """Return the draft under way that has a match as its duel, None if there is none."""
    if occasion is None or occasion.kind != DRAFT:
        return None
    found = store.tournaments.find(occasion.id)
    return None if found is None or found.is_over else found


def is_shared_duel(store: Store, occasion: Occasion | None) -> bool:
    """Tell whether a match is a duel of a draft under way that several people play.

    Each of them will meet decks that he must not see before.
    """
    draft = draft_of(store, occasion)
    return draft is not None and draft.people > 1


def why_draft_is_closed() -> str:
    """Return why the decks of a shared duel are not shown yet."""
    return _("These decks still have duels in this draft: you can look at them when it is over.")
